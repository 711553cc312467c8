package stage

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
)

// DrawHead draws over an engagement what is attacked, and which part of it goes on; where there is little room the present part alone.
func (s *Stage) DrawHead(c *render.Canvas, h Hand, v *rules.View, attacked string) {
	const roomy, parts = 700, 530
	p, head := &c.Palette, s.Head
	c.Fill(head, p.Panel.Alpha(0.8))
	c.Fill(render.Box(head.X, head.Bottom()-1, head.W, 1), p.Line)
	now := v.Part()
	first, last := rules.AttackersPart, rules.Part(rules.NumParts-1)
	inner := head.InsetXY(10, 4)
	right, left := inner.CutRight(min(parts*max(s.Scale, 0.8), inner.W*0.62))
	if head.W < roomy {
		first, last = now, now
		right, left = inner.CutRight(inner.W * 0.36)
	}
	style := p.Title().Sized(min(head.H*0.46, 22))
	c.Text(attacked, left, c.FittedIn(attacked, left, style))
	if now == rules.NoPart {
		return
	}
	n := int(last-first) + 1
	for part := first; part <= last; part++ {
		s.drawPart(c, h, right.Column(int(part-first), n, 2), part, now)
	}
}

// partKey finds the picture of a part.
type partKey struct{ fill, line render.Color }

// drawPart draws a part as an arrow: the present one is lit, those before it are ticked off.
func (s *Stage) drawPart(c *render.Canvas, h Hand, box render.Rect, part, now rules.Part) {
	p := &c.Palette
	key, ink := partKey{p.PanelLight.Alpha(0.7), p.Line}, p.Dim
	switch {
	case part == now:
		key, ink = partKey{p.Legal, p.Legal}, p.Space
	case part < now:
		key, ink = partKey{p.LineLight.Mix(p.Panel, 0.5), p.LineLight}, p.Text
	}
	render.Art(c, key, box, paintPart)
	text := box.InsetXY(11, 0)
	if part < now {
		var tick render.Rect
		tick, text = text.CutLeft(12)
		c.Check(tick.Middle(11, 11), ink)
	}
	name := h.Words.Say("stage." + part.String())
	c.Text(name, text, c.FittedIn(name, text, p.Name().Sized(min(box.H*0.48, 20)).In(ink).Centered()))
}

func paintPart(p *render.Pen, k partKey) {
	const slant = 10
	w, h := p.W-1, p.H-1
	arrow := (&render.Path{}).Polygon(render.Point{X: 1, Y: 1}, render.Point{X: w - slant, Y: 1}, render.Point{X: w, Y: p.H / 2},
		render.Point{X: w - slant, Y: h}, render.Point{X: 1, Y: h}, render.Point{X: slant + 1, Y: p.H / 2})
	p.Fill(arrow, k.fill)
	p.Stroke(arrow, render.Stroke{Color: k.line, Width: 1.2})
}
