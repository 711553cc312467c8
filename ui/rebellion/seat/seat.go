// Package seat is what every part of the screen of Rebellion has before it.
//
//	seat.go     who looks, the board, what is being told, and what scenes share · telling.go  how events are told
package seat

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	galaxy "holoboard/render/rebellion"
	"holoboard/render/rebellion/pieces"
	"holoboard/render/rebellion/scenes"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/row"
)

// Seat is what every part of the screen has before it: who looks and what he is asked, the board, what is being told, who
// puts it into words.
type Seat struct {
	*flow.Flow[rules.View]

	Reel  Reel // what has happened and is not shown yet
	Board *galaxy.Board
	Stage *scenes.Stage // what scenes are played on
	Say   *words.Speaker

	// ShowSheet shows the large card of a thing that the player looks at, beside it.
	ShowSheet func(at ui.Rect, s ui.State, thing game.Option)
}

// Asking is the row of what is asked now; the zero row while nothing is.
func (t *Seat) Asking() row.Asking {
	if t.Pending == nil {
		return row.Asking{}
	}
	return rows.Asks[t.Pending.Ask]
}

// Phone tells whether the screen is a phone's, or as small as one.
func (t *Seat) Phone() bool { return t.Board.Layout().Form.Phone() }

// Middle is the part of the screen that a scene covers: rails and map. On a phone a log covers as much.
func (t *Seat) Middle() ui.Rect {
	l := t.Board.Layout()
	if l.Form == board.Sideways {
		return l.Log
	}
	return render.Box(l.Bounds.X, l.Top.Bottom(), l.Bounds.W, l.Prompt.Y-l.Top.Bottom())
}

// Scenery registers a thing in a scene: what is on offer can be chosen, what is not says why when it is looked at.
func (t *Seat) Scenery(name string, r ui.Rect, thing game.Option) (ui.State, board.State) {
	if t.Offered(thing) {
		s := t.Choice(name, r, thing)
		return s, board.State{Lit: true, Hover: s.Attention(), Pressed: s.Pressed, Planned: t.Picked(thing)}
	}
	spot := ui.Spot{ID: name, Rect: r, Quiet: true}
	if thing == t.Pointed {
		spot.Why = t.WhyNot(thing)
	}
	s := t.F.Spot(spot)
	t.PointAt(thing, name, s)
	return s, board.State{Hover: s.Attention() && spot.Why != ""}
}

// FrameOf is the frame of a thing that may be chosen, or nothing.
func (t *Seat) FrameOf(r ui.Rect, s board.State) {
	p := t.F.Palette
	style := render.PanelStyle{Corner: render.Slight}
	switch {
	case s.Planned:
		style.Fill, style.Line, style.Width, style.Dash = p.Legal.Alpha(0.12), p.Legal, 2.5, render.Dash{6, 4}
	case s.Pressed:
		style.Line, style.Width = p.Legal, 4
	case s.Hover:
		style.Line, style.Width = p.Text, 3
	case s.Lit:
		style.Line, style.Width = p.Legal.Alpha(t.Breath()), 2.5
		t.F.Panel(r.Inset(-5), render.PanelStyle{Corner: render.Slight, Line: p.Legal.Alpha(0.18), Width: 6})
	default:
		return
	}
	t.F.Panel(r.Inset(-2), style)
}

// Banner writes a line across a scene for as long as an event is told.
func (t *Seat) Banner(at ui.Rect, text string, color render.Color, told float64) {
	f := t.F
	style := f.Fitted(text, f.Palette.Title().With(render.Banner).Sized(34).In(color), at.W-64)
	w := f.TextWidth(text, style) + 96
	strip := at.Middle(min(w, at.W), 74)
	f.Fade(render.Out(min(told*5, 1))*min((1-told)*6+0.15, 1), func() {
		f.Panel(strip, render.PanelStyle{Corner: render.Cut, Radius: 20, Fill: f.Palette.Space.Alpha(0.9), Line: color, Width: 2, Glow: color})
		f.Text(text, strip, style.Centered())
	})
}

// ShowSteps shows the parts of what goes on step by step, each as wide as its label needs.
func (t *Seat) ShowSteps(r ui.Rect, labels []string, now int) {
	const around, gap = 42, 4
	width := func(label string) float64 {
		return t.F.TextWidth(label, t.F.Palette.Name().Sized(render.SizeLabel)) + around
	}
	all := 0.0
	for _, label := range labels {
		all += width(label)
	}
	unit := (r.W - gap*float64(len(labels)-1)) / all
	x := r.X
	for i, label := range labels {
		cell := render.Box(x, r.Y, unit*width(label), r.H)
		t.ShowStep(cell, label, i, now)
		x += cell.W + gap
	}
}

// ShowStep shows a part of what goes on step by step: the present one is lit, those before it are ticked off.
func (t *Seat) ShowStep(r ui.Rect, label string, step, now int) {
	p := t.F.Palette
	fill, ink := p.PanelLight.Alpha(0.6), p.Dim
	switch {
	case step == now:
		fill, ink = p.Legal, p.Space
	case step < now:
		fill, ink = p.LineLight.Alpha(0.75), p.Text
	}
	type stepKey struct{ fill render.Color }
	render.Art(t.F.Canvas, stepKey{fill}, r, func(q *render.Pen, k stepKey) {
		const slant = 9
		q.Fill((&render.Path{}).Polygon(render.Point{}, render.Point{X: q.W - slant}, render.Point{X: q.W, Y: q.H / 2},
			render.Point{X: q.W - slant, Y: q.H}, render.Point{Y: q.H}, render.Point{X: slant, Y: q.H / 2}), k.fill)
	})
	text := r.InsetXY(11, 0)
	if step < now {
		var tick ui.Rect
		tick, text = text.CutLeft(16)
		board.DrawCheck(t.F.Canvas, tick.Middle(12, 12), ink)
	}
	t.F.Text(label, text, p.Name().Sized(render.SizeLabel).In(ink).Centered())
}

// ShowPlayed shows a card that is played, large, while it is told.
func (t *Seat) ShowPlayed(area ui.Rect, e *rules.Event, told float64) {
	f := t.F
	box := area.Middle(board.CardWidth*0.9, min(board.CardHeight*0.9, area.H-24))
	f.Fade(min(told*6, (1-told)*6, 1), func() {
		f.Turn(box.Center(), 0, 0.9+0.1*render.Out(min(told*4, 1)), func() {
			f.Shadow(box)
			t.Board.Card(f.Canvas, &t.View, e.Card, box)
		})
	})
}

// Strip is the part of the screen below the question that shows the hand, up to the log: the light of the question's frame
// shows nowhere beside what covers it.
func (t *Seat) Strip() ui.Rect {
	l := t.Board.Layout()
	return render.Box(l.Strip.X, l.Strip.Y, l.Log.X-l.Strip.X, l.Strip.H)
}

// Panel draws what questions stand on.
func (t *Seat) Panel(name string, r ui.Rect) {
	p := t.F.Palette
	t.F.Cover(name, r)
	t.F.Shadow(r)
	t.F.Panel(r, p.Glass().Filled(p.Space))
	t.F.Panel(r, p.Glass().With(p.LineLight, 1))
}

// Telling says what is told just now: what dice show only when they lie still.
func (t *Seat) Telling(e *rules.Event) string {
	if _, told := t.Reel.Event(); Rolls(e) && Rolling(*e, told) < 1 && !t.F.Clock.Reduced {
		return t.Words.Say("stage.rolling." + e.Side.String())
	}
	return t.Say.Event(*e)
}

// ShowRolling shows a die of a roll while it tumbles, as told goes from 0 to 1; with reduced motion it lies there and grows bright.
func (t *Seat) ShowRolling(box ui.Rect, d render.Die, seed uint64, i, n int, told float64) {
	if t.F.Clock.Reduced {
		const sooner = 4
		t.F.Fade(min(told*sooner, 1), func() { t.F.Die(box.Square(), d) })
		return
	}
	t.F.DieInPose(box, d, render.Tumble(seed, i, n, told, d.Face), pieces.Faces()...)
}
