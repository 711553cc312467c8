package steering

import (
	"strconv"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/rack"
)

// arrow is that of a course's end, or of a nose beside its ship: a pointer that rests on the ship chooses none.
func (t *Steering) arrow(o game.Option) field.End {
	at, _ := t.View.Landing(o)
	return field.End{Space: table.Space(at), Outside: o.Kind == rules.KindNose}
}

// keepArrows keeps what is said from the arrows of courses and noses.
func (t *Steering) keepArrows(a *table.Aim) {
	for _, o := range t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindCourse || o.Kind == rules.KindNose }) {
		a.Kept = append(a.Kept, t.arrow(o))
	}
}

// ShowEnds lets the player choose where a big ship ends its course, or how a nose points.
func (t *Steering) ShowEnds() {
	if !t.Asks(rules.AskCourse, rules.AskNose) || t.Grip.Carries() {
		return
	}
	seen := t.Board.View()
	for _, o := range t.Pending.Options {
		mark, id := t.arrow(o), t.Title.ID(o)
		switch o.Kind {
		case rules.KindNose:
			t.showNose(o, mark.At(seen), id)
		case rules.KindCourse:
			s := t.Choice(id, render.Around(mark.At(seen), 26, 26), o)
			t.PointAt(t.Title.Thing(o), id, s)
			mark.Chosen = s.Attention()
			mark.Draw(t.F.Canvas, seen, t.F.Palette.Legal)
		}
	}
}

// showNose shows one of the four ways of a nose beside its ship, and the Defense that whoever is there would see.
func (t *Steering) showNose(o game.Option, beside render.Point, id string) {
	f, p := t.F, &t.F.Palette
	size := 38.0
	if t.Phone() || f.In.Touch {
		size = board.TouchSize
	}
	slot, way := rules.Slot(o.A), rules.Facing(o.B)
	at := board.Beside(t.Board.Middle(t.View.Space(slot)), beside, size, t.Board.Layout().Map.Inset(2), t.Board.Others(table.Ship(slot)))
	s := t.Choice(id, at, o)
	if way != t.nose && (s.Focus || s.Hover && t.PutAt == nil) {
		t.turn(way)
	}
	chosen, style := way == t.nose || s.Attention(), p.Glass().Filled(p.Panel.Alpha(0.85)).With(p.Legal, 1)
	if chosen {
		style = p.Chosen()
	}
	f.Panel(at, style)
	upper, lower := at.CutTop(at.H * 0.58)
	field.Arrow(f.Canvas, t.Board.View(), upper.Middle(20, 20), float64(way), chosen, p.Legal)
	number := strconv.Itoa(t.View.Figures(slot).Defense(rules.Space{Facing: t.nose}.FaceToward(way)))
	f.Text(number, lower.Move(0, -2), p.Number().Centered())
}

// Turning is the end of the rack that turns the nose of the ships that are placed (R6.5).
func (t *Steering) Turning() (box ui.Rect) {
	if place := t.Board.Layout().Hand; t.Pending != nil && places(t.Pending) && t.Scene == nil && !place.Empty() {
		_, box = place.CutLeft(place.W - 116)
	}
	return box
}

// ShowTurning lets a nose be turned by a press: a finger has no keys.
func (t *Steering) ShowTurning() {
	box, p, words := t.Turning().InsetXY(6, 3), &t.F.Palette, t.Words.Say("steer.turn")
	if box.Empty() {
		return
	}
	s := t.F.Spot(ui.Spot{ID: "nose.turn", Rect: box, Slow: true, Aside: true, Name: words})
	style := p.Glass()
	if s.Attention() {
		style = p.Chosen()
	}
	t.F.Panel(box, style)
	arrow, text := box.InsetXY(4, 0).CutLeft(30)
	field.Arrow(t.F.Canvas, t.Board.View(), arrow.Middle(29, 29), float64(t.nose), true, p.Legal)
	rack.Wrapped(t.F, words, text.InsetXY(3, 0), p.Name())
	if s.Clicked {
		t.turn(t.nose.Right())
	}
}
