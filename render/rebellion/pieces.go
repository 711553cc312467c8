package rebellion

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
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

// drawBust draws a leader's bust in a side's frame.
func drawBust(c *render.Canvas, l rebellion.Leader, side rebellion.Side, box render.Rect) {
	inks := c.Palette.Sides[side].Busts
	c.Sprite(assets.Leaders, frames[side], box, inks)
	c.Sprite(assets.Leaders, l.String(), box, inks)
}

// frames are the frames of busts by side.
var frames = [...]string{rebellion.Rebels: "frame_rebels", rebellion.Empire: "frame_empire"}

// DrawLeader draws a leader's bust in the frame of the side he serves, caged if he is a prisoner.
func DrawLeader(c *render.Canvas, v *rebellion.View, l rebellion.Leader, box render.Rect) {
	side := sideOf(v, l)
	drawBust(c, l, side, box)
	if captive(v, l) {
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

// groundOf is the place of a group on the screen.
func (b *Board) groundOf(g *group) render.Rect {
	return b.place(&piece{box: g.box, anchor: g.anchor, on: onMap})
}

// drawGroup draws pieces that stand together on the map.
func (b *Board) drawGroup(c *render.Canvas, v *rebellion.View, s *scene, g *group, look *Look) {
	box := b.groundOf(g)
	if !box.Overlaps(b.layout.Map) {
		return
	}
	if !g.busts {
		style := SidePanel(&c.Palette, g.side)
		style.Corner, style.Radius = render.Round, min(box.H/2, 12)
		if g.side == rebellion.Empire {
			style.Corner, style.Radius = render.Cut, min(box.H/2.5, 8)
		}
		style.Fill, style.Line, style.Width = style.Fill.Alpha(0.9), style.Line.Alpha(0.85), 1.2
		c.Panel(box, style)
	}
	for _, i := range g.pieces {
		b.drawPiece(c, v, &s.pieces[i], look)
	}
}

// drawTether ties a group to its planet that found no room beside it, or that could be taken to belong to another one.
func (b *Board) drawTether(c *render.Canvas, g *group) {
	const near, least = 12, 3
	box := b.groundOf(g)
	center := b.Camera.ToScreen(b.land.centers[g.at])
	edge := render.Point{X: min(max(center.X, box.X), box.Right()), Y: min(max(center.Y, box.Y), box.Bottom())}
	length := center.Distance(edge)
	radius := (ringRadius + 1) * b.land.size * b.Camera.Zoom
	gap := (length - radius) / b.land.size
	start := center
	if length > 0 {
		start = center.Toward(edge, radius/length)
	}
	if named := edge.Y > center.Y && gap < near+nameHeight; named { // the name is between
		name := b.nameOn(g.at, center)
		start = render.Point{X: min(max(edge.X, name.X+4), name.Right()-4), Y: name.Bottom()}
		gap = 0
		if g.astray && edge.Y > start.Y {
			gap = (edge.Y - start.Y) / b.land.size
		}
	}
	if gap < least || gap < near && !g.astray {
		return
	}
	c.Line(start, edge, 1.5, SideColor(&c.Palette, g.side).Alpha(0.7))
}

// drawPiece draws a stack of units or a leader in its place.
func (b *Board) drawPiece(c *render.Canvas, v *rebellion.View, p *piece, look *Look) {
	left := p.count - look.HeldOf(p.thing)
	if left <= 0 {
		c.Fade(0.25, func() { b.drawFigure(c, v, p, 1) })
		return
	}
	state := look.StateOf(p.thing)
	if state.Dim {
		c.Fade(0.55, func() { b.drawFigure(c, v, p, left) })
	} else {
		b.drawFigure(c, v, p, left)
	}
	look.Outline(c, b.place(p), state)
}

// drawFigure draws a leader, or a miniature and how many there are.
func (b *Board) drawFigure(c *render.Canvas, v *rebellion.View, p *piece, count int) {
	box := b.place(p)
	if p.thing.Kind == rebellion.KindLeader {
		b.drawStanding(c, v, p, box)
		return
	}
	if p.badge {
		drawBadge(c, p, box)
		return
	}
	figure := box
	if p.count > 1 {
		figure, _ = box.CutLeft(box.H * unitWidth / unitHeight)
	}
	DrawUnit(c, rebellion.Unit(p.thing.A), figure.Inset(box.H*0.02))
	if count > 1 && !(p.moves() && b.far()) {
		number := render.Box(figure.Right(), box.Y, box.Right()-figure.Right(), box.H)
		c.Text(digits(count), render.Box(number.X-1, number.Y, number.W+4, number.H), c.Palette.Number().Sized(countSize(box.H)))
	}
}

// drawStanding draws a leader, and his name if there is room for it.
func (b *Board) drawStanding(c *render.Canvas, v *rebellion.View, p *piece, box render.Rect) {
	l := rebellion.Leader(p.thing.A)
	if !p.named {
		DrawLeader(c, v, l, box)
		return
	}
	name, figure := box.CutBottom(nameShare * box.H)
	DrawLeader(c, v, l, figure.Middle(figure.H*0.8, figure.H))
	if b.far() {
		return
	}
	palette := c.Palette
	color := SideColor(&palette, sideOf(v, l)).Mix(palette.Text, 0.35)
	if captive(v, l) {
		color = palette.Warning.Mix(palette.Text, 0.3)
	}
	c.TextAt(b.words.Say("leader."+l.String()+".short"), name.Center(), b.nameStyle(&palette, box).In(color).Centered())
}

// nameShare is the part of a leader's place that his name takes.
const nameShare = float64(bustName) / (bustHeight + bustName)

// nameStyle is the style of a leader's name in his place.
func (b *Board) nameStyle(p *render.Palette, box render.Rect) render.TextStyle {
	return textOn(p.Name(), nameShare*box.H/1.14, p)
}

// countSize is the size of the number beside a miniature of the given height, in steps.
func countSize(height float64) float64 {
	for _, step := range []float64{26, 22, 19, 16, 14} {
		if height*0.65 >= step {
			return step
		}
	}
	return 13
}

// drawMovers draws pieces on their way, over everything.
func (b *Board) drawMovers(c *render.Canvas, v *rebellion.View, look *Look) {
	for _, m := range look.Movers {
		grown := m.Size * b.land.size
		if m.What.Kind == rebellion.KindLeader || m.What.Kind == rebellion.KindCaptive {
			box := render.Around(m.At, bustWidth*grown, bustHeight*grown)
			if m.InHand {
				c.Shadow(box)
			}
			DrawLeader(c, v, rebellion.Leader(m.What.A), box)
			continue
		}
		box := render.Around(m.At, (unitCell(m.Count)+8)*grown, (unitHeight+6)*grown)
		style := SidePanel(&c.Palette, rebellion.Unit(m.What.A).Side())
		if m.InHand {
			c.Shadow(box)
			style = c.Palette.Chosen()
		}
		style.Radius = 8
		c.Panel(box, style)
		figure := box.InsetXY(4*grown, 3*grown)
		rest := figure
		if m.Count > 1 {
			figure, rest = figure.CutLeft(unitWidth * grown)
			c.Text(digits(m.Count), rest, c.Palette.Number().Sized(countSize(rest.H)))
		}
		DrawUnit(c, rebellion.Unit(m.What.A), figure)
	}
}
