package rebellion

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// digits writes a number.
func digits(n int) string { return strconv.Itoa(n) }

// Emblem is the sign of a side; everybody has none.
func Emblem(side rebellion.Side) string {
	if side == rebellion.NoSide {
		return ""
	}
	return [...]string{rebellion.Rebels: "emblem_rebels", rebellion.Empire: "emblem_empire"}[side]
}

// SideColor is a side's colour.
func SideColor(p *render.Palette, side rebellion.Side) render.Color { return p.SideColor(int(side)) }

// SidePanel is a side's panel: round for the Rebels, with cut corners for the Empire.
func SidePanel(p *render.Palette, side rebellion.Side) render.PanelStyle {
	return p.SidePanel(int(side))
}

// DrawUnit draws a miniature in the middle of a box.
func DrawUnit(c *render.Canvas, u rebellion.Unit, box render.Rect) {
	c.Sprite(assets.Minis, u.String(), box, c.Palette.Sides[u.Side()].Pieces)
}

var frames = [...]string{rebellion.Rebels: "frame_rebels", rebellion.Empire: "frame_empire"}

// drawBust draws a leader's bust in a side's frame.
func drawBust(c *render.Canvas, l rebellion.Leader, side rebellion.Side, box render.Rect) {
	inks := c.Palette.Sides[side].Busts
	c.Sprite(assets.Leaders, frames[side], box, inks)
	c.Sprite(assets.Leaders, l.String(), box, inks)
}

// DrawLeader draws a leader's bust in the frame of the side he serves, caged if he is a prisoner.
func DrawLeader(c *render.Canvas, v *rebellion.View, l rebellion.Leader, box render.Rect) {
	side := v.Serves(l)
	drawBust(c, l, side, box)
	if v.Captive(l) {
		c.Sprite(assets.Leaders, "cage", box, c.Palette.Sides[rebellion.Empire].Busts)
	}
	if sign, ok := ringSigns[v.Leaders[l].Ring]; ok {
		side := box.W * 0.5
		at := render.Point{X: box.Right() - side*0.4, Y: box.Y + side*0.4}
		c.Dot(at, side*0.62, c.Palette.Space)
		c.Sign(sign, render.Around(at, side, side), c.Palette.Text)
	}
}

var ringSigns = map[rebellion.Ring]string{
	rebellion.CapturedRing: "captured", rebellion.CarboniteRing: "carbonite",
	rebellion.LureRing: "lure", rebellion.YodaRing: "yoda",
	rebellion.FalconRing: "falcon", rebellion.R2D2Ring: "r2d2", rebellion.C3PORing: "c3po",
}

// Figure implements [board.Title]: a leader, a miniature or a badge.
func (b *Board) Figure(c *render.Canvas, v *rebellion.View, p *piece, box render.Rect) {
	switch {
	case p.Thing.Kind == rebellion.KindLeader:
		b.drawStanding(c, v, p, box)
	case p.Style == badge:
		drawBadge(c, p, box)
	default:
		DrawUnit(c, rebellion.Unit(p.Thing.A), box)
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
		DrawLeader(c, v, l, box)
		return
	}
	name, figure := box.CutBottom(nameShare * box.H)
	DrawLeader(c, v, l, figure.Middle(figure.H*0.8, figure.H))
	if b.Far() {
		return
	}
	palette := c.Palette
	color := SideColor(&palette, v.Serves(l)).Mix(palette.Text, 0.35)
	if v.Captive(l) {
		color = palette.Warning.Mix(palette.Text, 0.3)
	}
	c.TextAt(b.words.Say("leader."+l.String()+".short"), name.Center(), b.nameStyle(&palette, box).In(color).Centered())
}

// nameShare is the part of a leader's place that his name takes.
const nameShare = float64(bustName) / (bustHeight + bustName)

// nameStyle is the style of a leader's name in his place.
func (b *Board) nameStyle(p *render.Palette, box render.Rect) render.TextStyle {
	return board.TextOn(p.Name(), nameShare*box.H/1.14, p)
}
