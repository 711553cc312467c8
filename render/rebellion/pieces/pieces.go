// Package pieces draws what Rebellion's table is made of wherever it stands: miniatures, leaders, planets, dice, what
// befalls them, and the signs of what they can do.
//
//	pieces.go   units, leaders, the colours and forms of the sides · skills.go  what leaders and systems can do
//	planets.go  planets of any size · dice.go  dice · effects.go  shots and losses in battles
package pieces

import (
	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
)

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
	if sign, ok := RingSigns[v.Leaders[l].Ring]; ok {
		side := box.W * 0.5
		at := render.Point{X: box.Right() - side*0.4, Y: box.Y + side*0.4}
		c.Dot(at, side*0.62, c.Palette.Space)
		c.Sign(sign, render.Around(at, side, side), c.Palette.Text)
	}
}

// RingSigns are the signs of rings.
var RingSigns = map[rebellion.Ring]string{
	rebellion.CapturedRing: "captured", rebellion.CarboniteRing: "carbonite",
	rebellion.LureRing: "lure", rebellion.YodaRing: "yoda",
	rebellion.FalconRing: "falcon", rebellion.R2D2Ring: "r2d2", rebellion.C3PORing: "c3po",
}

// DrawPortrait draws a leader as printed on a card, whatever has become of him.
func DrawPortrait(c *render.Canvas, l rebellion.Leader, box render.Rect) {
	drawBust(c, l, l.Figures().Side, box)
}
