package rebellion

import (
	"strconv"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// digits writes a number.
func digits(n int) string { return strconv.Itoa(n) }

// Figure implements [board.Title]: a leader, a miniature or a badge.
func (b *Board) Figure(c *render.Canvas, v *rebellion.View, p *piece, box render.Rect) {
	switch {
	case p.Thing.Kind == rebellion.KindLeader:
		b.drawStanding(c, v, p, box)
	case p.Style == badge:
		drawBadge(c, p, box)
	default:
		pieces.DrawUnit(c, rebellion.Unit(p.Thing.A), box)
	}
}

// Carried implements [board.Title].
func (b *Board) Carried(v *rebellion.View, thing game.Option, count int) (p piece, side int) {
	if thing.Kind == rebellion.KindLeader || thing.Kind == rebellion.KindCaptive {
		l := rebellion.Leader(thing.A)
		return board.Single(l.Thing(), bustWidth, bustHeight), int(v.Serves(l))
	}
	return board.Stack(thing, count), int(rebellion.Unit(thing.A).Side())
}

// drawStanding draws a leader, and his name if there is room for it.
func (b *Board) drawStanding(c *render.Canvas, v *rebellion.View, p *piece, box render.Rect) {
	l := rebellion.Leader(p.Thing.A)
	if p.Style != named {
		pieces.DrawLeader(c, v, l, box)
		return
	}
	name, figure := box.CutBottom(nameShare * box.H)
	pieces.DrawLeader(c, v, l, figure.Middle(figure.H*0.8, figure.H))
	if b.Far() {
		return
	}
	palette := c.Palette
	color := pieces.SideColor(&palette, v.Serves(l)).Mix(palette.Text, 0.35)
	if v.Captive(l) {
		color = palette.Warning.Mix(palette.Text, 0.3)
	}
	c.TextAt(b.say("leader."+l.String()+".short"), name.Center(), b.nameStyle(&palette, box).In(color).Centered())
}

// nameShare is the part of a leader's place that his name takes.
const nameShare = float64(bustName) / (bustHeight + bustName)

// nameStyle is the style of a leader's name in his place.
func (b *Board) nameStyle(p *render.Palette, box render.Rect) render.TextStyle {
	return board.TextOn(p.Name(), nameShare*box.H/1.14, p)
}
