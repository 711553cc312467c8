package opening

import (
	"errors"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/example"
	"holoboard/ui/table/play"
	"holoboard/ui/table/watch"
)

// Shot makes a screen to be drawn without a window: of a saved game, or without one of an example.
type Shot = func(p ui.Program, save []byte) (ui.Screen, error)

// Examples opens a title's games at moments, for its screens to be drawn and tried.
type Examples[S, V comparable, E game.Event, T any] struct {
	Kit Kit[S, V, E, T]
	By  example.Title[S, V]                                                        // tells the games
	At  func(story, moment string) (before, now *session.Session[S, V], err error) // in its place: a game, and before the answer that led there
	Own func(shown ui.Screen) T                                                    // the title's part of what a window shows; nil: its table is that
	For func(t T)                                                                  // tells a table what an example needs; or nil
}

// game is a game at a moment, and before the answer that led to it.
func (x Examples[S, V, E, T]) game(story, moment string) (before, now *session.Session[S, V], err error) {
	if x.At != nil {
		return x.At(story, moment)
	}
	return x.By.At(story, moment)
}

// TableOf is the title's part of what a window shows.
func (x Examples[S, V, E, T]) TableOf(shown ui.Screen) T {
	if x.Own != nil {
		return x.Own(shown)
	}
	return any(shown.(*watch.Table[*V, E]).Own.Title).(T)
}

// Moment shows a game where whoever is asked sits.
func (x Examples[S, V, E, T]) Moment(story, moment string) Shot {
	return x.at(story, moment, func(t *watch.Table[*V, E], s *session.Session[S, V]) {
		if !s.Over() {
			t.Sit(s.Asked())
		}
	})
}

// Moments are screens by name: each moment that a story of assets/examples marks is one, called as its mark. A mark in parentheses is for
// tests alone.
func (x Examples[S, V, E, T]) Moments() map[string]Shot {
	all := map[string]Shot{}
	for _, story := range assets.Examples(x.By.ID) {
		for line := range strings.Lines(assets.Example(x.By.ID, story)) {
			if name, marks := strings.CutPrefix(strings.TrimSpace(line), "> "); marks && name[0] != '(' {
				all[name] = x.Moment(story, name)
			}
		}
	}
	return all
}

// Covered shows one where somebody has to take his seat first.
func (x Examples[S, V, E, T]) Covered(story, moment string) Shot {
	return x.at(story, moment, func(*watch.Table[*V, E], *session.Session[S, V]) {})
}

func (x Examples[S, V, E, T]) at(story, moment string, sit func(*watch.Table[*V, E], *session.Session[S, V])) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		if save != nil {
			return x.Kit.Resume(p, save)
		}
		_, s, err := x.game(story, moment)
		if err != nil {
			return nil, err
		}
		t := x.Kit.Keep(p, session.NewHost(s, true), play.NewClock())
		if x.For != nil {
			x.For(t)
		}
		sit(x.Kit.Screen(t), s)
		return x.Kit.Screen(t).Game, nil
	}
}

// Told shows the end of a game that is told in words.
func (x Examples[S, V, E, T]) Told(p ui.Program, story string) (ui.Screen, error) {
	x.At = func(string, string) (before, now *session.Session[S, V], err error) {
		g, err := x.By.Tell(story)
		if err != nil {
			return nil, nil, err
		}
		return g.At("")
	}
	return x.Moment("", "")(p, nil)
}

// Opened shows something over what a shot shows, as soon as somebody is asked there.
func (x Examples[S, V, E, T]) Opened(shot Shot, open func(T)) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := shot(p, save)
		if err != nil {
			return nil, err
		}
		t := x.TableOf(s)
		shown := x.Kit.Screen(t)
		return &example.Opened{Screen: s, Ready: func() bool { return shown.Pending != nil }, Open: func(f *ui.Frame) {
			shown.F = f
			open(t)
		}}, nil
	}
}

// Projected shows a moment to a whole room, as it came about.
func (x Examples[S, V, E, T]) Projected(story, moment string) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		var before, now *session.Session[S, V]
		var err error
		if save != nil {
			before, err = session.Load(x.Kit.Title, save)
		} else {
			before, now, err = x.game(story, moment)
		}
		if err != nil {
			return nil, err
		}
		open := func(s *session.Session[S, V]) session.Desk[*V] { return session.NewHost(s, true).Desk(game.Table) }
		room := watch.NewProjector(x.Kit.Screen(x.Kit.Unplayed(p, true)).Table, open(before))
		if now != nil {
			room.LookAt(open(now))
		}
		return room, nil
	}
}

// Taught shows a step of the guided game.
func (x Examples[S, V, E, T]) Taught(key string) Shot {
	return func(p ui.Program, _ []byte) (ui.Screen, error) {
		chapter, step, ok := x.Kit.Lesson().Find("lesson." + key)
		if !ok {
			return nil, errors.New("the guide does not say " + key)
		}
		return x.Kit.Learn(p, chapter, step)
	}
}
