package book

import (
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/plays"
)

// Small battles show rules: what moves, with its way, and what is rolled.

// film is a play as it is shown.
type film struct {
	*plays.Film[rules.View, rules.Event]
	course []rules.Space // of what moves first
}

// filmed plays a play.
func filmed(p *plays.Play) *film {
	r := &film{Film: plays.Record(rules.Rules{}, p, func(e rules.Event) bool { return e.Kind == rules.RoundBegan }, func(rules.Event) bool { return true })}
	for i := range r.Frames { // until it stops
		e := &r.Frames[i].Event
		if e.Kind != rules.Sailed && e.Kind != rules.Flew || len(r.course) > 0 && e.Ship != r.Frames[0].Event.Ship {
			continue
		}
		if len(r.course) == 0 {
			r.course = append(r.course, r.Frames[i].Before.Space(e.Ship))
		}
		to := r.course[0]
		to.X, to.Y, to.Facing = int(e.X), int(e.Y), e.Facing
		r.course = append(r.course, to)
	}
	return r
}

// play puts each play onto the pages where it stands.
func (b *writer) play(groups []ui.BookGroup) {
	board := table.New(b.Words, false)
	plays.Put(&b.Writer, groups, plays.Read(assets.Plays(rules.ID)), filmed, func(f *ui.Frame, r *film, box ui.Rect) { r.show(f, board, box) })
}

// show draws it in a box.
func (r *film) show(f *ui.Frame, b *table.Board, box ui.Rect) {
	n, v, told := r.Now(f)
	a := table.NoAim()
	if n >= 0 {
		a.Tell(v, &r.Frames[n].Event, told)
	}
	b.Aim = a
	b.DrawAlone(f.Canvas, v, box)
	r.drawCourse(f, b)
	if n >= 0 {
		r.drawRoll(f, b, n)
	}
}

// drawCourse draws the way of what moves.
func (r *film) drawCourse(f *ui.Frame, b *table.Board) {
	if len(r.course) > 1 {
		course := field.Course{Through: table.Spaces(r.course...), Color: f.Palette.Legal}
		course.Draw(f.Canvas, b.View())
	}
}

// drawRoll writes what was rolled below what is attacked.
func (r *film) drawRoll(f *ui.Frame, b *table.Board, n int) {
	e := &r.Frames[n].Event
	if n > 0 && e.Kind != rules.Rolled {
		e = &r.Frames[n-1].Event
	}
	if e.Kind != rules.Rolled {
		return
	}
	sum, needs, ink := int(e.N)+int(e.Attack), " ≥ ", f.Palette.Legal
	if e.N < e.M {
		needs, ink = " < ", f.Palette.Warning
	}
	s := r.Frames[n].Before.Space(e.Other)
	note := field.Note{
		Text:  strconv.Itoa(int(e.N)) + " + " + strconv.Itoa(int(e.Attack)) + " = " + strconv.Itoa(sum) + needs + strconv.Itoa(int(e.Defense)),
		Color: ink, At: b.Middle(s).Add(render.Point{Y: -b.View().Unit() * (float64(s.Size)/2 + 0.4)}), Align: render.Center,
	}
	note.Draw(f.Canvas, b.View())
}
