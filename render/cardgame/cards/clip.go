package cards

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/pictures"
)

// Chip draws an enhancement that lies on another card, so small that its motif alone is seen.
func Chip(c *render.Canvas, t rules.Title, box render.Rect) {
	type chipKey struct{ title rules.Title }
	render.Art(c, chipKey{t}, box, func(p *render.Pen, k chipKey) {
		inner := fill(p, 1)
		frame := Frame(k.title.Card().Side, inner, inner.W*0.24)
		p.Fill(frame, render.Hex(0x0A1226))
		pictures.LayThing(p, k.title, inner.Inset(1))
		p.Stroke(frame, render.Stroke{Color: colorOf(k.title), Width: 1.6})
	})
}

// A Clip is an enhancement in the play area of its side: a line with its picture and name.
type Clip struct {
	Title rules.Title
	Name  string
	Focus int
}

// The usual size of a clip, points.
const (
	ClipWidth  = 96
	ClipHeight = 29
)

// clipArt is what is painted once of a clip.
type clipArt struct {
	title rules.Title
	dim   bool
	line  render.Color
	width float64
}

// Draw draws a clip that fills a box.
func (t *Clip) Draw(c *render.Canvas, box render.Rect, state board.State) {
	k := box.H / 26
	key := clipArt{title: t.Title, dim: t.Focus > 0}
	key.line, key.width = lineOf(&c.Palette, colorOf(t.Title), 1.5, state)
	render.Art(c, key, box.Inset(-6*k), paintClip)
	text := c.Palette.Text
	if t.Focus > 0 {
		text = render.Hex(0x9FB0CC)
		Token(c, "focus", FocusOnClip(box), white)
	}
	name := render.Box(box.X+box.H*1.25+4*k, box.Y, box.W-box.H*1.25-6*k, box.H)
	style := within(c, t.Name, name, c.Palette.Name().Sized(12.5*k).In(text).Tightly())
	if fits(c, t.Name, name, style) { // else it is left to the card that is shown beside
		c.Label(t.Name, name, style)
	}
}

func paintClip(p *render.Pen, key clipArt) {
	k := p.H / (26 + 12)
	box := fill(p, 6*k)
	card, color := key.title.Card(), colorOf(key.title)
	p.Fill((&render.Path{}).MoveTo(box.X, box.Y+box.H*0.2).LineTo(box.X-5*k, box.Y+box.H*0.32).LineTo(box.X-5*k, box.Y+box.H*0.68).LineTo(box.X, box.Y+box.H*0.8).Close(), color)
	frame := Frame(card.Side, box, 6*k)
	p.Inside(frame, func(q *render.Pen) {
		q.Fill(rect(box), color.Mix(render.Hex(0x0A1226), 0.85))
		pictures.Of(key.title, pictures.Clean).Lay(q, render.Box(box.X, box.Y, box.H*1.25, box.H))
		if key.dim {
			q.Fill(rect(box), render.Hex(0x05070F).Alpha(0.5))
		}
	})
	p.Stroke(frame, render.Stroke{Color: key.line, Width: key.width})
}
