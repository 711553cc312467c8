package rebellion

import (
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// What combats and missions share. They are scenes: they cover rails and map while something is fought out or tried.
//
//	stage_reel.go    how events are told one after the other
//	stage_combat.go  the battlefield · stage_dice.go  the dice of an attack, stage_hits.go  assigning them at once, stage_places.go  where units stand meanwhile · stage_sides.go  leaders, losses, tactic cards
//	stage_retreat.go where to retreat · stage_mission.go  a mission from its reveal to its outcome
//	stage_choice.go  large cards for what has no place on the table

// middle is the part of the screen that a scene covers: rails and map. On a phone a log covers as much.
func (t *Table) middle() ui.Rect {
	l := t.board.Layout()
	if l.Form == board.Sideways {
		return l.Log
	}
	return render.Box(l.Bounds.X, l.Top.Bottom(), l.Bounds.W, l.Prompt.Y-l.Top.Bottom())
}

// scenery registers a thing in a scene: what is on offer can be chosen, what is not says why when it is looked at.
func (t *Table) Scenery(name string, r ui.Rect, thing game.Option) (ui.State, board.State) {
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

// frameOf is the frame of a thing that may be chosen, or nothing.
func (t *Table) FrameOf(r ui.Rect, s board.State) {
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

// showSheet shows the large card of a thing that the player looks at, beside it.
func (t *Table) showSheet(r ui.Rect, s ui.State, thing game.Option) {
	if !s.Sheet || t.F.Carried() != "" {
		return
	}
	t.F.OnTop(func() { t.drawSheet(thing, r, "") })
}

// banner writes a line across a scene for as long as an event is told.
func (t *Table) Banner(at ui.Rect, text string, color render.Color, told float64) {
	f := t.F
	style := f.Fitted(text, f.Palette.Title().With(render.Banner).Sized(34).In(color), at.W-64)
	w := f.TextWidth(text, style) + 96
	strip := at.Middle(min(w, at.W), 74)
	f.Fade(render.Out(min(told*5, 1))*min((1-told)*6+0.15, 1), func() {
		f.Panel(strip, render.PanelStyle{Corner: render.Cut, Radius: 20, Fill: f.Palette.Space.Alpha(0.9), Line: color, Width: 2, Glow: color})
		f.Text(text, strip, style.Centered())
	})
}

// showSteps shows the parts of what goes on step by step, each as wide as its label needs.
func (t *Table) ShowSteps(r ui.Rect, labels []string, now int) {
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

// showStep shows a part of what goes on step by step: the present one is lit, those before it are ticked off.
func (t *Table) ShowStep(r ui.Rect, label string, step, now int) {
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

// showPlayed shows a card that is played, large, while it is told.
func (t *Table) showPlayed(area ui.Rect, e *rules.Event, told float64) {
	f := t.F
	box := area.Middle(board.CardWidth*0.9, min(board.CardHeight*0.9, area.H-24))
	f.Fade(min(told*6, (1-told)*6, 1), func() {
		f.Turn(box.Center(), 0, 0.9+0.1*render.Out(min(told*4, 1)), func() {
			f.Shadow(box)
			t.board.Card(f.Canvas, &t.View, e.Card, box)
		})
	})
}

// cardStage shows an objective or an action card that is played outside of a combat and a mission, over the map.
type cardStage struct{}

func (cardStage) wants(t *Table) bool {
	e, _ := t.reel.Event()
	return e != nil && rowOf(e.Kind).Card
}

func (cardStage) hides() bool { return false }

func (cardStage) show(_ *ui.Frame, t *Table, area render.Rect) {
	e, told := t.reel.Event()
	t.showPlayed(area, e, told)
}

// dealtStage shows the action cards that the viewer is dealt at setup.
type dealtStage struct{}

// dealtTime is how long they are shown, at normal speed.
const dealtTime = 3200 * time.Millisecond

// dealt tells whether an event deals action cards whose faces the viewer sees; later ones are drawn to recruit with.
func dealt(e rules.Event) bool {
	return e.Kind == rules.ActionsDrawn && !e.Hidden && e.N > 0 && rules.Action(e.List[0]).Card().Starting
}

func (dealtStage) wants(t *Table) bool {
	e, _ := t.reel.Event()
	return e != nil && dealt(*e)
}

func (dealtStage) hides() bool { return false }

func (dealtStage) show(f *ui.Frame, t *Table, area render.Rect) {
	const gap = 24
	e, told := t.reel.Event()
	cards := e.List[:e.N]
	h := min(board.CardHeight*0.9, area.H-80)
	w := h * board.CardWidth / board.CardHeight
	row := area.Middle(float64(len(cards))*(w+gap)-gap, h).Move(0, 20)
	f.Fade(min(told*10, (1-told)*6, 1), func() {
		t.panel("dealt", render.Box(row.X-gap, row.Y-60, row.W+2*gap, row.H+60+gap))
		title := render.Box(row.X, row.Y-52, row.W, 40)
		f.Label(t.Words.Say("stage.dealt"), title, f.Palette.Title().Sized(26).In(f.Palette.Action).Centered())
		for _, a := range cards {
			var card ui.Rect
			card, row = row.CutLeft(w)
			_, row = row.CutLeft(gap)
			f.Shadow(card)
			t.board.Card(f.Canvas, &t.View, rules.Action(a).Thing(), card)
		}
	})
}

// leaders lists a set of leaders.
func leaders(set rules.Leaders) (list []rules.Leader) {
	for l := rules.Leader(0); set != 0; l, set = l+1, set>>1 {
		if set&1 != 0 {
			list = append(list, l)
		}
	}
	return list
}
