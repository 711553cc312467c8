package rack

import (
	"holoboard/render"
	"holoboard/ui"
)

// A Chip is an option in a cell of a rack.
type Chip struct {
	Sign    func(box ui.Rect, ink render.Color) // draws what stands for it; a box may be empty
	Name    string
	More    string // a few words about it, or why it cannot be used
	Figures string // what it can do, or how many there are

	Lit, Hover, Taken bool
}

// Widths of chips, points: below the first the name stands under the sign, below the second in small letters, below the third nowhere.
const (
	narrowChip = 130
	tightChip  = 84
	leastName  = 56
)

// Draw draws it with what its cell has room for; one that cannot be used is pale, and why it cannot is worth more than what it can do.
func (c *Chip) Draw(f *ui.Frame, box ui.Rect) {
	p := &f.Palette
	style, ink := p.Glass(), p.Text
	switch {
	case c.Taken, c.Lit && c.Hover:
		style = p.Chosen()
	case c.Lit:
		style.Line, style.Width = p.Legal, 1.5
	default:
		ink = p.Dim
	}
	f.Panel(box, style)
	switch {
	case box.W < tightChip && c.Figures != "":
		c.drawTight(f, box, ink)
	case box.W < narrowChip && box.H > 40:
		c.drawNarrow(f, box, ink)
	default:
		c.drawWide(f, box, ink)
	}
}

// drawTight draws its sign and figures, and its name where there is room for it.
func (c *Chip) drawTight(f *ui.Frame, box ui.Rect, ink render.Color) {
	p := &f.Palette
	upper, lower := box.InsetXY(2, 3).CutTop(box.H * 0.5)
	if box.W > leastName {
		sign, figures := upper.CutLeft(20)
		c.Sign(sign.Middle(20, 20), ink)
		f.Text(c.Figures, figures, f.FittedIn(c.Figures, figures, p.Label().In(ink).Centered()))
		Name(f, c.Name, lower, p.Label().In(ink).Tightly().Centered())
		return
	}
	c.Sign(upper.Middle(24, 24), ink)
	f.Text(c.Figures, lower, p.Label().In(ink).Centered())
}

// drawNarrow draws sign and figures above the name.
func (c *Chip) drawNarrow(f *ui.Frame, box ui.Rect, ink render.Color) {
	p := &f.Palette
	c.Sign(ui.Box(box.X+4, box.Y+4, 24, 22), ink)
	upper, lower := box.InsetXY(4, 4).CutTop(22)
	_, right := upper.CutLeft(28)
	f.Text(c.Figures, right, p.Number().In(ink))
	Name(f, c.Name, lower, p.Name().In(ink).Tightly())
}

// drawWide draws all beside its sign.
func (c *Chip) drawWide(f *ui.Frame, box ui.Rect, ink render.Color) {
	p, pale := &f.Palette, ink == f.Palette.Dim
	words := p.Name().In(ink)
	sign, text := box.InsetXY(min(6, box.W*0.04), min(4, box.H*0.06)).CutLeft(min(30, box.H))
	if pale && f.TextWidth(c.Name, words.Sized(10)) > text.W-min(5, box.W*0.03) { // why it cannot be used is worth more than its sign
		sign, text = ui.Rect{}, box.InsetXY(6, min(4, box.H*0.06))
	}
	c.Sign(sign.Middle(min(28, sign.W), min(28, sign.H)), ink)
	text = text.InsetXY(min(5, box.W*0.03), 0)
	upper, lower := text.Middle(text.W, 36).CutTop(19)
	fitted := f.FittedIn(c.Name, upper, words)
	figures, more := c.Figures, c.More
	right, left := lower.CutRight(f.TextWidth(figures, p.Number()))
	small := f.FittedIn(more, left.InsetXY(3, 0), p.Label())
	switch cut := f.TextWidth(more, small) > left.W-6; {
	case cut && pale: // why it is not used is worth more than what it would do
		figures, left, small = "", ui.Box(lower.X, lower.Y, lower.W+6, lower.H), f.FittedIn(more, lower, p.Label())
	case cut:
		more = ""
	}
	if more == "" || box.H < 36 || f.TextWidth(c.Name, fitted) > upper.W {
		Wrapped(f, c.Name, text, words)
		f.Text(figures, right, p.Number().In(ink))
		return
	}
	left.W -= 6
	f.Text(c.Name, upper, fitted)
	f.Text(more, left, small)
	f.Text(figures, right, p.Number().In(ink))
}

// Wrapped writes a text in the middle of a box, on two lines where it is too long for one.
func Wrapped(f *ui.Frame, text string, box ui.Rect, style render.TextStyle) {
	style = f.FittedIn(text, box, style).UpTo(2)
	f.Paragraph(text, box.Middle(box.W, min(box.H, f.ParagraphHeight(text, box.W, style))), style)
}

// Grid are the places of some options as chips in the middle of an area, where a rack has no room for them.
func Grid(area ui.Rect, n int) (cells []ui.Rect) {
	const wide, high, gap = 190.0, 48.0, 6.0
	columns := max(1, int(area.W/wide))
	rows := (n + columns - 1) / columns
	box := area.Middle(min(area.W, wide*float64(columns)), float64(rows)*(high+gap))
	for i := range n {
		cells = append(cells, ui.Box(box.X+float64(i%columns)*wide, box.Y+float64(i/columns)*(high+gap), wide-gap, high))
	}
	return cells
}
