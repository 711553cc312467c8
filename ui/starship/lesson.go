package starship

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/answer"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/screen"
)

// theLesson is the guided first battle, and another one about orders. It is read once: it is the same for everybody.
var theLesson = lesson.Once(rules.Rules{}, rules.ID)

// Chapters names the chapters of both.
func Chapters() []string { return lesson.Chapters(assets.Lessons(rules.ID)) }

// guided is what the guide is shown of the table. It implements [lesson.Title].
type guided struct {
	screen.Guided[*view, *event]
	table *Table
}

// Named implements [lesson.Title]: the rails, which a phone does not show beside the map, the rack, the ladder of an answer, and all that stands
// below the two ships of one.
func (t guided) Named(name string) (r ui.Rect, ok bool) {
	l := t.Board.Layout()
	ladder, cards := answer.Places(l, t.Middle())
	r, ok = map[string]ui.Rect{
		"light": l.Rails[rules.Light], "dark": l.Rails[rules.Dark], "rack": l.Hand, "ladder": ladder,
		"answer": render.Box(ladder.X, ladder.Y, ladder.W, cards.Bottom()-ladder.Y),
	}[name]
	if rail := name == "light" || name == "dark"; rail && t.table.Phone() || name == "answer" && l.Form == board.Sideways {
		r = ui.Rect{}
	}
	return r, ok
}

// OnMap implements [lesson.Title].
func (t guided) OnMap(do func(ship game.Option)) {
	t.View.Each(func(slot rules.Slot) { do(table.Ship(slot)) })
}

// Lands implements [lesson.Title].
func (t guided) Lands(o game.Option, next *game.Option) (place game.Option, ok bool) {
	if t.Asking().Then == "" || t.table.screen.Own.Button(o) {
		return place, false
	}
	if next != nil {
		if place = t.table.Thing(*next); place.Kind == rules.KindAt || table.IsShip(place) {
			return place, true
		}
	}
	if o.Kind != rules.KindWeapon {
		return place, false
	}
	targets, last := t.table.aiming.Reaches(o) // it may have one
	return table.Ship(last), targets > 0
}

// Field implements [lesson.Title].
func (t guided) Field() ui.Rect {
	seen := t.table.Board.View()
	return seen.Box(0, 0, float64(t.View.Width), float64(t.View.Height)).Intersect(t.Board.Layout().Map)
}

// Clear implements [lesson.Title]: the ships on the map are kept clear with their names, and the ways of a nose.
func (t guided) Clear(places []ui.Rect) []ui.Rect {
	if t.table.Scene != nil {
		return places
	}
	keep := func(spot string) {
		if r, seen := t.F.Where(spot); seen {
			places = append(places, r)
		}
	}
	t.OnMap(func(ship game.Option) { keep(t.Names.ID(ship)) })
	places = append(places, t.table.Board.Named()...)
	for _, o := range t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindNose }) {
		keep(t.Places[o])
	}
	return places
}
