package record

import (
	"holoboard/render"
)

// A Brief is a card as it stands in the foot of a rail while a game is played: what counts now.
type Brief struct {
	Side  int
	Name  string
	About string
	Piece func(c *render.Canvas, box render.Rect)
	Signs [][2]string // what is counted beside the piece: its sign, its figure
	Arms  []Arm
}

// An Arm is something that the piece does, with its figures.
type Arm struct {
	Sign, Name, Figures string
	Lit                 bool // that it does now
}

// Measures of a brief card, points.
const (
	pieceHigh = 112.0 // at most
	signHigh  = 23.0
	armHigh   = 20.0
	leastArm  = 14.0
)

// Draw draws it.
func (b *Brief) Draw(c *render.Canvas, box render.Rect) {
	p := &c.Palette
	c.Panel(box, p.SidePanel(b.Side).Filled(p.Panel.Alpha(0.9)))
	head, inner := box.InsetXY(10, 8).CutTop(22)
	c.Text(b.Name, head, c.FittedIn(b.Name, head, p.Title().Sized(render.SizeLarge)))
	line, inner := inner.CutTop(19)
	c.Text(b.About, line, c.FittedIn(b.About, line, p.Label()))
	upper, arms := inner.CutTop(min(inner.H*0.58, pieceHigh))
	piece, signs := upper.CutLeft(upper.W * 0.56)
	b.Piece(c, piece)
	signs = signs.Middle(signs.W, signHigh*float64(len(b.Signs)))
	for _, s := range b.Signs {
		var row render.Rect
		row, signs = signs.CutTop(signHigh)
		sign, text := row.CutLeft(24)
		c.Sign(s[0], sign.Middle(18, 18), p.Dim)
		c.Text(s[1], text.InsetXY(4, 0), p.Number())
	}
	b.drawArms(c, arms)
}

// drawArms draws what the piece does, one below the other as far as there is room.
func (b *Brief) drawArms(c *render.Canvas, box render.Rect) {
	p, high := &c.Palette, max(min(armHigh, box.H/float64(max(len(b.Arms), 1))), leastArm)
	for _, arm := range b.Arms {
		if box.H < high {
			return
		}
		var row render.Rect
		row, box = box.CutTop(high)
		if arm.Lit {
			c.Panel(row.InsetXY(-3, 1), p.ChosenLine())
		}
		sign, text := row.CutLeft(20)
		c.Sign(arm.Sign, sign.Middle(14, 14), p.Dim)
		right, left := text.InsetXY(3, 0).CutRight(c.TextWidth(arm.Figures, p.Number().Sized(render.SizeLabel)) + 4)
		c.Text(arm.Name, left, c.FittedIn(arm.Name, left, p.Label().In(p.Text)))
		c.Text(arm.Figures, right, p.Number().Sized(render.SizeLabel).AtRight())
	}
}
