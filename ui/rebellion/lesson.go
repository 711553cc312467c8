package rebellion

import (
	"sync"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/play"
)

// theLesson is the guided first game. It is read once: it is the same for everybody.
var theLesson = sync.OnceValue(func() *lesson.Lesson[rules.State] {
	l, err := lesson.Read(rules.Rules{}, assets.Lessons(rules.ID))
	if err != nil {
		panic(err) // it is part of the program, and a test plays it
	}
	return l
})

// Chapters names the chapters of the guided first game. The title asks for them, and does not wait until the game is played for that.
func Chapters() []string { return lesson.Chapters(assets.Lessons(rules.ID)) }

// Learn opens a chapter of the guided first game at a step.
func Learn(p ui.Program, chapter, step int) (ui.Game, error) {
	s, course, err := lesson.Begin(sessionTitle(), theLesson(), rules.FewestPlayers, chapter, step)
	if err != nil {
		return nil, err
	}
	t := newTable(p, s, play.NewClock())
	t.guide = lesson.New(course, t.Flow, guided{t}, t)
	return t, nil
}

// Progress implements [ui.Lesson].
func (t *Table) Progress() (step, of int) {
	if t.guide == nil {
		return 0, 0
	}
	return t.guide.Progress()
}

// Guides implements [ui.Guiding].
func (t *Table) Guides() (from, to ui.Rect) { return t.guide.Points() }

// learn puts a decision before the player, or gives the answer that he is only to watch.
func (t *Table) learn(d *game.Decision) {
	const glance = 350 * time.Millisecond
	t.sit(d.Seat)
	t.guide.Advance()
	switch {
	case t.guide.Is(lesson.Watch):
		if t.play.Pause(max(thinks(d.Ask), glance)) {
			t.play.Answer(t.guide.Answer()...)
		}
	case t.guide.Is(lesson.Do) && len(d.Options) == 1 && d.Window:
		t.play.PlayAfter(secret)
	default:
		t.ask(d)
	}
}

// guided is what the guide is shown of the table.
type guided struct{ *Table }

// The rest implements [lesson.Title].

func (t guided) Layout() board.Layout { return t.Board.Layout().Layout }

func (t guided) Answers() int { return t.play.Keeper.Answers() }

func (t guided) Carried() string { return t.grip.name }

func (t guided) LookUp(place string) { t.sheets.LookUp(place) }

func (t guided) Open(tab board.Tab) { t.open(tab) }

func (t guided) Named(name string) (ui.Rect, bool) {
	switch name {
	case "track":
		return t.Board.Layout().Bar, true
	case "pool":
		return t.Board.Pool(&t.View, t.View.Side()), true
	}
	return ui.Rect{}, false
}

func (t guided) OnMap(spot string) (game.Option, bool) {
	for s := range rules.BaseSpace {
		if words.ID(s.Thing()) == spot {
			return s.Thing(), true
		}
	}
	return game.Option{}, false
}

func (t guided) Reveal(things ...game.Option) {
	const margin, most = 60, 1.2
	var set rules.Systems
	hidden := false
	for _, thing := range things {
		r, seen := t.Board.Where(thing, &t.View)
		if s := systemOf(thing); s < rules.BaseSpace && !r.Empty() {
			set |= 1 << s
			hidden = hidden || !seen || !r.Within(t.Board.Layout().Map)
		}
	}
	if !hidden || t.scene != nil {
		return
	}
	camera, area := t.Board.Camera, t.Board.Around(set).Inset(-margin)
	zoom := min(camera.View.W/area.W, camera.View.H/area.H, most)
	camera.GlideTo(render.Shot{At: area.Center(), Zoom: zoom}, t.F.Clock)
}

// systemOf is the system that a thing is or stands in, if it is on the map.
func systemOf(thing game.Option) rules.System {
	switch thing.Kind {
	case rules.KindSystem:
		return rules.System(thing.A)
	case rules.KindUnitAt:
		return rules.System(thing.B)
	}
	return rules.NoSystem
}

func (t guided) Lands(o game.Option, next *game.Option) (place game.Option, ok bool) {
	if t.Asks(rules.AskMove) && o.Kind == rules.KindMove {
		return t.View.Moving.To.Thing(), true
	}
	if t.Asking().Then == "" || o.Kind == rules.KindButton || o.Kind == rules.KindSlot || next == nil {
		return game.Option{}, false
	}
	return words.ThingOf(*next), true
}

// AnyOrder lets units move in any order.
func (guided) AnyOrder(o game.Option) bool { return o.Kind == rules.KindMove }

// Clear lists where the dice of an attack are that can be given to units.
func (t guided) Clear(dice []ui.Rect) []ui.Rect {
	if c := &t.View.Combat; t.Asks(rules.AskFireAt) {
		for i, d := range c.Dice[:c.Rolled] {
			if r, seen := t.F.Where(t.Names.ID(rules.DieOf(uint8(i), d.Face, d.Color))); seen {
				dice = append(dice, r)
			}
		}
	}
	return dice
}
