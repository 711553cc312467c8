package phase

import (
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/tell"
)

// Show shows the steps of the phase in a strip.
func (p *Phase[V, E]) Show(strip ui.Rect) {
	p.known()
	p.Flow.F.Fill(strip, p.Flow.F.Palette.Space)
	for step := range p.Steps {
		p.showStep(step, strip.InsetXY(2, 3).Column(step, len(p.Steps), 2))
	}
}

// spot is the spot of a step.
func (p *Phase[V, E]) spot(step int) string {
	if p.ids == nil {
		for _, key := range p.Steps {
			p.ids = append(p.ids, p.Spots+key)
		}
	}
	return p.ids[step]
}

// showStep shows a step: done, present or still to come; pointed at it tells what it has brought.
func (p *Phase[V, E]) showStep(step int, r ui.Rect) {
	f, ink, now := p.Flow.F, p.Flow.F.Palette, p.brought.now
	state := f.Spot(ui.Spot{ID: p.spot(step), Rect: r, Quiet: true, Slow: true})
	style := render.PanelStyle{Corner: render.Slight, Fill: ink.Panel, Line: ink.Line, Width: 1}
	text := ink.Name().Sized(render.SizeLabel).In(ink.Dim)
	switch {
	case step == now && p.Flow.Pending != nil:
		style.Fill, style.Line = ink.Legal, ink.Legal
		text = text.In(ink.Space)
	case step == now:
		style.Fill, style.Line = ink.PanelLight, ink.LineLight
		text = text.In(ink.Text)
	case step < now:
		style.Fill = ink.PanelLight
	}
	if state.Attention() {
		style = style.With(ink.Text, 2)
	}
	f.Panel(r, style)
	f.Label(p.brought.names[step], p.mark(step, r.InsetXY(5, 2)), text)
	if state.Sheet {
		f.OnTop(func() { p.showNews(step, r) })
	}
}

// mark draws that a step is skipped or done, and returns the place for its name.
func (p *Phase[V, E]) mark(step int, label ui.Rect) ui.Rect {
	f, middle := p.Flow.F, label.Center().Y
	switch {
	case p.Title.Skipped(step, p.brought.now):
		f.Line(render.Point{X: label.X, Y: middle}, render.Point{X: label.X + 9, Y: middle}, 2, f.Palette.Dim)
	case step < p.brought.now:
		check := render.Point{X: label.X + 4, Y: middle + 4}
		f.Line(check.Add(render.Point{X: -4, Y: -4}), check, 2, f.Palette.Text)
		f.Line(check, check.Add(render.Point{X: 6, Y: -8}), 2, f.Palette.Text)
	default:
		return label
	}
	_, label = label.CutLeft(14)
	return label
}

// showNews tells below a step what it has brought.
func (p *Phase[V, E]) showNews(step int, at ui.Rect) {
	lines := p.brought.lines[step]
	if len(lines) == 0 {
		key := ".nothing"
		switch {
		case p.Title.Skipped(step, p.brought.now):
			key = ".skipped"
		case step >= p.brought.now:
			key = ".ahead"
		}
		lines = []tell.Line{{Side: tell.NoSide, Text: p.Flow.Words.Say(p.Keys + key)}}
	}
	p.Log.ShowBelow(at, lines)
}
