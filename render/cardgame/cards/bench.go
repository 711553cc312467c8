package cards

import (
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/pictures"
)

// Bench is a card that steps back while others fight: its picture and what lies on it, so small that its name is left to the card shown
// beside.
type Bench struct {
	Title     rules.Title
	Damage    int
	Focus     int
	Shield    bool
	Committed bool
	Captives  int
}

// benchArt is what is painted once of it.
type benchArt struct {
	title  rules.Title
	dim    bool
	shield bool
	line   render.Color
	width  float64
}

// Draw draws it in a square.
func (t *Bench) Draw(c *render.Canvas, box render.Rect, state board.State) {
	k := box.W / 46
	key := benchArt{title: t.Title, dim: t.Focus > 0, shield: t.Shield, line: colorOf(t.Title), width: 1.6}
	if key.dim {
		key.line = key.line.Mix(render.Hex(0x0A1226), 0.45)
	}
	key.line, key.width = lineOf(&c.Palette, key.line, key.width, state)
	if state.Lit {
		c.Glow(box.Center(), box.H, c.Palette.Legal.Alpha(0.4))
	}
	render.Art(c, key, box.Inset(-6*k), paintBench)
	size := 17 * k
	number := c.Palette.Number().Sized(12 * k).Rimmed(c.Palette.Space)
	if t.Focus > 0 {
		Token(c, "focus", FocusOnBench(box), white)
		if t.Focus > 1 {
			c.Text(strconv.Itoa(t.Focus), FocusOnBench(box), number.Centered()) // in the ring: there is room for one number beside tokens
		}
	}
	if t.Damage > 0 {
		Token(c, "unit_damage", render.Box(box.X+k, box.Bottom()-size-k, size, size), iconColors[rules.UnitDamage])
		c.Text(strconv.Itoa(t.Damage), render.Box(box.X+size-k, box.Bottom()-size-k, size, size), number)
	}
	if t.Committed {
		Token(c, "force", render.Around(render.Point{X: box.Center().X, Y: box.Y}, size, size), white)
	}
	if t.Captives > 0 {
		c.Text(strconv.Itoa(t.Captives), render.Box(box.X, box.Y, box.W-3*k, 16*k), c.Palette.Number().Sized(12*k).AtRight().Rimmed(c.Palette.Space))
	}
}

func paintBench(p *render.Pen, key benchArt) {
	k := p.W / (46 + 12)
	box := fill(p, 6*k)
	frame := Frame(key.title.Card().Side, box, 7*k)
	p.Inside(frame, func(q *render.Pen) {
		q.Fill(rect(box), render.Hex(0x0A1226))
		pictures.Of(key.title, pictures.Clean).Lay(q, box)
		if key.dim {
			q.Fill(rect(box), render.Hex(0x05070F).Alpha(0.56))
		}
	})
	p.Stroke(frame, render.Stroke{Color: key.line, Width: key.width})
	if key.shield {
		bow := (&render.Path{}).MoveTo(box.X-3*k, box.Y+10*k).QuadTo(box.Center().X, box.Y-12*k, box.Right()+3*k, box.Y+10*k)
		p.Stroke(bow, render.Stroke{Color: render.Hex(0xCFF4FF), Width: 2.4 * k})
	}
}
