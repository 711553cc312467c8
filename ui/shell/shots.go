package shell

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/book"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/replay"
	"holoboard/ui/shell/statistics"
)

// Still returns a shell for pictures: it keeps nothing, nothing moves by itself, and the same is always shown.
func Still(titles []shelf.Title, language string) (*Shell, error) {
	s, err := New(titles, device.Memory{})
	if err != nil {
		return nil, err
	}
	if err := s.Speak(language); err != nil {
		return nil, err
	}
	s.shelf.Still()
	s.seed = func() uint64 { return 1 }
	s.Keep.Now = func() time.Time { return time.Date(2026, 1, 2, 20, 15, 0, 0, time.Local) }
	return s, nil
}

// Shots are all screens that can be drawn without a window: the shell's own about a title, and those of the title. Without a save each
// shows an example.
func (s *Shell) Shots(title *shelf.Title) map[string]func(save []byte) (ui.Screen, error) {
	all := map[string]func([]byte) (ui.Screen, error){
		"title": s.example(title, s.Front),
		"title-none": func([]byte) (ui.Screen, error) {
			fresh, err := Still(s.Titles, s.Settings.Language)
			return fresh.Front(), err
		},
		"title-page": s.example(title, func() ui.Screen { return s.shelf.Page(title) }),
		"new-game":   s.example(title, func() ui.Screen { return s.firstGame(title) }),
		"new-game-team": s.example(title, func() ui.Screen {
			n := s.newGame(title)
			n.players = len(title.Seats) - 1
			return n
		}),
		"house-rules": s.example(title, func() ui.Screen {
			n := s.newGame(title)
			n.houseOpen = true
			return n
		}),
		"load":     s.example(title, func() ui.Screen { return s.saved(title, s.Front()) }),
		"lessons":  s.exampleLessons(title),
		"settings": s.example(title, func() ui.Screen { return &options{shell: s, back: s.Front()} }),
		"about":    s.example(title, func() ui.Screen { return &about{shell: s, back: s.Front()} }),
		"statistics": func([]byte) (ui.Screen, error) {
			p := statistics.New(s.Ground, title, s.Front())
			p.Example(exampleStatistics(title), "Ann", "Ben")
			return p, nil
		},
		"report": func(save []byte) (ui.Screen, error) {
			g, o, err := s.exampleGame(title, save)
			return &complaint{open: o, game: g, back: s.Front(), picture: true, whole: true}, err
		},
		"broken": func([]byte) (ui.Screen, error) {
			return &broken{shell: s, open: &open{shell: s, title: title}, failure: &ui.Failure{}}, nil
		},
		"other":       func([]byte) (ui.Screen, error) { return &other{shell: s, then: s.Front}, nil },
		"other-taken": func([]byte) (ui.Screen, error) { return &other{shell: s, taken: true, then: s.Front}, nil },
		"menu": func(save []byte) (ui.Screen, error) {
			g, o, err := s.exampleGame(title, save)
			return &menu{open: o, game: g}, err
		},
	}
	if title.Book != nil {
		maps.Copy(all, s.bookShots(title))
	}
	maps.Copy(all, s.replayShots(title))
	for name, screen := range title.Shots {
		if all[name] == nil {
			all[name] = func(save []byte) (ui.Screen, error) { return screen(&open{shell: s, title: title}, save) }
		}
	}
	return all
}

// replayShots are a recorded game in its middle: of a save, or an example.
func (s *Shell) replayShots(title *shelf.Title) map[string]func([]byte) (ui.Screen, error) {
	shot := func(prepare func(r *replay.Screen)) func([]byte) (ui.Screen, error) {
		return func(save []byte) (screen ui.Screen, err error) {
			if save == nil {
				if save, err = title.Example(); err != nil {
					return nil, err
				}
			}
			r, err := s.replay(save, "replay", func(*ui.Frame) {})
			if err != nil {
				return nil, err
			}
			r.Example()
			prepare(r)
			return r, nil
		}
	}
	return map[string]func([]byte) (ui.Screen, error){
		"replay":       shot(func(*replay.Screen) {}),
		"replay-panel": shot((*replay.Screen).Open),
		"replay-seat":  shot(func(r *replay.Screen) { r.Sit(2) }),
	}
}

// bookShots are places of a title's rule book.
func (s *Shell) bookShots(title *shelf.Title) map[string]func([]byte) (ui.Screen, error) {
	all := map[string]func([]byte) (ui.Screen, error){"book": s.bookShot(title, "")}
	for name, place := range title.Places {
		all["book-"+name] = s.bookShot(title, place)
	}
	if rule, ok := title.Places["search"]; ok {
		all["book-search"] = func([]byte) (ui.Screen, error) {
			b := book.New(s.Ground, s.bookOf(title), s.Front(), "")
			word, _, _ := strings.Cut(s.Opened(title).Say("rule_title."+rule), " ")
			b.Find(word)
			return b, nil
		}
	}
	return all
}

// bookShot shows a place of a title's rule book.
func (s *Shell) bookShot(title *shelf.Title, place string) func([]byte) (ui.Screen, error) {
	return func([]byte) (ui.Screen, error) { return book.New(s.Ground, s.bookOf(title), s.Front(), place), nil }
}

// example shows one of the shell's own screens, with a last game to go on with and a damaged save.
func (s *Shell) example(title *shelf.Title, show func() ui.Screen) func([]byte) (ui.Screen, error) {
	return func(save []byte) (ui.Screen, error) {
		g, o, err := s.exampleGame(title, save)
		if err != nil {
			return nil, err
		}
		data, err := g.Save()
		if err != nil {
			return nil, err
		}
		for doc, name := range map[string]string{keeping.Last(title.ID): "", keeping.Named(title.ID, "Friday evening"): "Friday evening"} {
			if err := s.Keep.Keep(title, doc, name, g, o.start.Seats, data); err != nil {
				return nil, err
			}
		}
		if err := o.keepPicture(g); err != nil {
			return nil, err
		}
		return show(), s.Keep.Store.Write(keeping.Named(title.ID, "torn"), data[:len(data)/2])
	}
}

// firstGame is the page of a new game as somebody finds it who plays himself: after an example in which nobody did it is as at first.
func (s *Shell) firstGame(title *shelf.Title) *newGame {
	if !slices.ContainsFunc(s.last[title.ID].Seats, func(c session.Chair) bool { return c.Kind == session.Person }) {
		delete(s.last, title.ID)
	}
	return s.newGame(title)
}

// exampleLessons shows the chapters of a guided game, of which one is finished and one was left.
func (s *Shell) exampleLessons(title *shelf.Title) func([]byte) (ui.Screen, error) {
	return func([]byte) (ui.Screen, error) {
		for i, p := range []keeping.Progress{{Step: 6, Of: 6, Done: true}, {Step: 2, Of: 6}} {
			if err := s.Keep.KeepLearnt(title.ID, title.Chapters[i], p); err != nil {
				return nil, err
			}
		}
		return s.learn(title), nil
	}
}

// exampleGame is the game of a save, or a new one, and the program around it.
func (s *Shell) exampleGame(title *shelf.Title, save []byte) (ui.Game, *open, error) {
	start := session.Start{Setup: title.Setups[0].Setup, Seed: s.seed()}
	if save != nil {
		g, err := s.Resume(save)
		return g, &open{shell: s, title: title, start: s.last[title.ID]}, err
	}
	for i := range title.Seats[0] {
		start.Seats = append(start.Seats, session.Chair{Kind: title.Players[min(i, len(title.Players)-1)].ID})
	}
	start.Seats[0].Name = "Ann"
	g, err := s.begin(title, start)
	if err == nil && title.Example != nil {
		if _, wrong := g.Save(); errors.Is(wrong, session.ErrNotBegun) { // its players have to bring something first
			if save, err = title.Example(); err == nil {
				return s.exampleGame(title, save)
			}
		}
	}
	return g, &open{shell: s, title: title, start: start}, err
}

// exampleStatistics are some games of two people, against one another and against the computer.
func exampleStatistics(title *shelf.Title) (all keeping.Statistics) {
	for i, rounds := range []int{9, 7, 12, 9, 10, 6, 9, 11, 8, 10, 9, 13} {
		kind := title.Players[i*2%len(title.Players)].ID
		g := keeping.Finished{ID: strconv.Itoa(i), Title: title.ID, Ended: time.Date(2026, 1, 2+3*i, 20, 0, 0, 0, time.UTC), Rounds: rounds}
		for n, seat := range title.Seats[0] {
			c := session.Chair{Kind: kind}
			if n == i%2 {
				c = session.Chair{Name: "Ann", Kind: session.Person}
			} else if kind == session.Person {
				c.Name = "Ben"
			}
			g.Seats = append(g.Seats, keeping.Sat{Seat: seat.ID, Chair: c, Won: n == i%3%2})
		}
		all.Games = append(all.Games, g)
	}
	return all
}
