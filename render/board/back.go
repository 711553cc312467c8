package board

import "holoboard/render"

// Back is what a card that lies face down tells: whose it is and of what kind.
type Back struct {
	Side    int
	Color   render.Color
	Picture []Art
	Emblem  string
	Name    string
}

// Draw draws the back of a card in the middle of a box.
func (b *Back) Draw(c *render.Canvas, paint Painter, box render.Rect) {
	p := &c.Palette
	box = CardIn(box)
	unit := box.W / CardWidth
	style := p.SidePanel(b.Side)
	style.Line, style.Width, style.Radius = b.Color, 2, 16*unit
	c.Panel(box, style)
	style.Fill, style.Line, style.Width = render.Color{}, b.Color.Alpha(0.4), 1
	c.Panel(box.Inset(10*unit), style)
	window, lower := box.Inset(20 * unit).CutTop(box.H * 0.56)
	DrawArt(c, paint, b.Picture, b.Color, window, unit)
	emblem, name := lower.CutTop(lower.H * 0.62)
	c.Sign(b.Emblem, emblem.Square().Inset(4*unit), b.Color)
	if unit > 0.3 {
		c.Text(b.Name, name, p.Name().Sized(max(20*unit, render.SizeLabel)).Centered())
	}
}

// DrawBacks draws some cards of a deck that lie face down, one over the other, in the middle of a box; many look like four.
func (b *Back) DrawBacks(c *render.Canvas, paint Painter, n int, box render.Rect) {
	const most, step = 4, 0.18
	n = min(n, most)
	if n == 0 {
		return
	}
	h := min(box.H*0.94, box.W*0.62*CardHeight/CardWidth)
	w := h * CardWidth / CardHeight
	width := w * (1 + step*float64(n-1))
	for i := range n {
		card := render.Box(box.Center().X-width/2+w*step*float64(i), box.Center().Y-h/2+3*float64(i)-1.5*float64(n-1), w, h)
		c.Panel(card.Inset(1), c.Palette.SidePanel(b.Side).Filled(c.Palette.Space))
		b.Draw(c, paint, card)
	}
}
