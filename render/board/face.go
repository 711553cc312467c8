package board

import "holoboard/render"

// The size of a card seen closely, points. Other sizes are drawn in proportion.
const (
	CardWidth  = 300
	CardHeight = 440
)

// Face is what a card shows, whatever its kind.
type Face struct {
	Side    int // whose form it has; everybody's where there is no such side
	Color   render.Color
	Badge   string // the sign in the upper left corner
	Number  string // beside it
	Title   string
	Ribbon  string // a short word at the edge of the picture
	Short   string // takes its place where that has no room,
	Sign    string // or a sign does
	Picture []Art
	Lines   []Line
	Beside  []Art // beside the foot
	Foot    string
	Plain   bool // the foot is of less weight
}

// Line is a paragraph of a card.
type Line struct {
	Text string
	Kind LineKind
}

// LineKind is how a paragraph of a card is written.
type LineKind uint8

// The kinds of lines.
const (
	TextLine LineKind = iota
	HeadLine          // in the card's colour
	NoteLine          // secondary
	titleLine
)

// Head is a paragraph in the card's colour.
func Head(text string) Line { return Line{text, HeadLine} }

// Says is a paragraph of what a card says.
func Says(text string) Line { return Line{text, TextLine} }

// Note is a paragraph of less weight.
func Note(text string) Line { return Line{text, NoteLine} }

// CardIn is the largest card in a box.
func CardIn(box render.Rect) render.Rect {
	w := min(box.W, box.H*CardWidth/CardHeight)
	return box.Middle(w, w*CardHeight/CardWidth)
}

// CardPanel is the frame of a card, in the form of a side; a unit is a point on a card of the usual size.
func CardPanel(p *render.Palette, side int, color render.Color, unit float64) render.PanelStyle {
	style := render.PanelStyle{Corner: p.SidePanel(side).Corner, Fill: p.SpaceGlow, Line: color, Width: 2}
	switch style.Corner {
	case render.Round:
		style.Radius = 16 * unit
	case render.Cut:
		style.Radius = 18 * unit
	}
	return style
}

// Inner sizes of a card of the usual size, points.
const (
	cardHead   = 52
	cardMargin = 16
	leastArt   = 36
	goodArt    = 72
	mostText   = 16
	leastText  = 12
	mostArt    = 190
)

// Draw draws a whole card in the middle of a box. The picture takes the height that the words leave.
func (f *Face) Draw(c *render.Canvas, paint Painter, box render.Rect) {
	box = CardIn(box)
	unit := box.W / CardWidth
	c.Panel(box, CardPanel(&c.Palette, f.Side, f.Color, unit))
	head, rest, foot := f.divide(c, box)
	f.drawHead(c, head, unit)
	size, height := f.fitLines(c, rest, unit)
	window, words := rest.CutTop(min(rest.H-height, mostArt*unit))
	DrawArt(c, paint, f.Picture, f.Color, window, unit)
	if f.Ribbon != "" {
		f.drawRibbon(c, window, unit)
	}
	f.drawLines(c, words, size*unit, unit, true)
	if f.Foot != "" {
		f.drawFoot(c, paint, foot, unit)
	}
}

// Spare is the height that the words leave on a card of the usual size, points; less than 0 if they do not fit.
func (f *Face) Spare(c *render.Canvas) float64 {
	_, rest, _ := f.divide(c, render.Box(0, 0, CardWidth, CardHeight))
	_, height := f.fitLines(c, rest, 1)
	return rest.H - height
}

// divide divides a card into its head, the room for picture and words, and its foot.
func (f *Face) divide(c *render.Canvas, box render.Rect) (head, rest, foot render.Rect) {
	unit := box.W / CardWidth
	head, rest = box.Inset(2).CutTop(cardHead * unit)
	if f.Foot != "" {
		foot, rest = rest.CutBottom(f.footHeight(c, rest.W, unit))
	}
	return head, rest, foot
}

// drawHead draws the sign, the number and the title.
func (f *Face) drawHead(c *render.Canvas, head render.Rect, unit float64) {
	p := c.Palette
	c.Fill(render.Box(head.X, head.Bottom()-1, head.W, 1), f.Color.Alpha(0.5))
	badge, rest := head.InsetXY(8*unit, 7*unit).CutLeft(58 * unit)
	if f.Number == "" {
		badge, rest = head.InsetXY(8*unit, 7*unit).CutLeft(38 * unit)
	}
	style := render.PanelStyle{Corner: render.Slight, Fill: p.Space.Alpha(0.6), Line: f.Color, Width: 1.5}
	switch p.SidePanel(f.Side).Corner {
	case render.Round:
		style.Corner = render.Pill
	case render.Cut:
		style.Corner = render.HexPill
	}
	c.Panel(badge, style)
	sign := badge.Middle(24*unit, 24*unit)
	if f.Number != "" {
		sign = sign.Move(-10*unit, 0)
		c.Text(f.Number, render.Box(sign.Right()+2*unit, badge.Y, 14*unit, badge.H), p.Number().Sized(20*unit).Centered())
	}
	c.Sign(f.Badge, sign, f.Color.Mix(p.Text, 0.3))
	_, rest = rest.CutLeft(10 * unit)
	title := p.Title().Sized(max(19*unit, readableOn(unit)))
	if c.TextWidth(f.Title, title) > rest.W {
		title = title.Sized(max(16*unit, readableOn(unit)-1)).UpTo(2)
	}
	h := c.ParagraphHeight(f.Title, rest.W, title)
	c.Paragraph(f.Title, render.Box(rest.X, rest.Center().Y-h/2, rest.W, h), title)
}

// legible is the size of text, in points, that is aimed at on small cards too, unless they are no more than a sketch.
const (
	legible = 14
	sketch  = 0.45 // of the usual size
)

// readableOn is the least size of text that is aimed at on a card of a size.
func readableOn(unit float64) float64 {
	if unit < sketch {
		return 0
	}
	return legible
}

// fitLines finds the size of text, on a card of the usual size, that leaves room for a small picture, and the height
// that the words then take.
func (f *Face) fitLines(c *render.Canvas, rest render.Rect, unit float64) (size, height float64) {
	for size = max(mostText, readableOn(unit)/unit); ; size -= 0.5 {
		art := float64(leastArt)
		if unit > sketch && size*unit > legible-2 { // a picture that shows something is worth as much as larger text
			art = goodArt
		}
		height = f.drawLines(c, render.Box(0, 0, rest.W, 0), size*unit, unit, false)
		if size <= leastText || height <= rest.H-art*unit {
			return size, height
		}
	}
}

// drawLines draws the paragraphs and returns the height they take, margins included.
func (f *Face) drawLines(c *render.Canvas, box render.Rect, size, unit float64, draw bool) float64 {
	p := c.Palette
	y := box.Y + 10*unit
	width := box.W - 2*cardMargin*unit
	for _, l := range f.Lines {
		style := p.Body().Sized(size)
		switch l.Kind {
		case HeadLine:
			style = p.Name().Sized(size).In(f.Color)
		case NoteLine:
			style = style.In(p.Dim)
		}
		if draw {
			c.Paragraph(l.Text, render.Box(box.X+cardMargin*unit, y, width, box.H), style)
		}
		y += c.ParagraphHeight(l.Text, width, style) + 5*unit
	}
	return y + 4*unit - box.Y
}

// drawRibbon draws a short word at the right edge of a card's picture.
func (f *Face) drawRibbon(c *render.Canvas, box render.Rect, unit float64) {
	text := c.Palette.Number().Sized(14 * unit).In(c.Palette.Space).Centered()
	w := c.TextWidth(f.Ribbon, text) + 22*unit
	tag := render.Box(box.Right()-w, box.Y+6*unit, w, 21*unit)
	type ribbonKey struct{ color render.Color }
	render.Art(c, ribbonKey{f.Color}, tag, func(p *render.Pen, k ribbonKey) {
		p.Fill((&render.Path{}).Polygon(render.Point{X: p.H / 2}, render.Point{X: p.W}, render.Point{X: p.W, Y: p.H},
			render.Point{X: p.H / 2, Y: p.H}, render.Point{Y: p.H / 2}), k.color)
	})
	c.Text(f.Ribbon, tag.Move(3*unit, 0), text)
}

// footStyle is how the foot is written.
func (f *Face) footStyle(p *render.Palette, unit float64) render.TextStyle {
	size := max(14*unit, readableOn(unit)-1)
	if f.Plain {
		return p.Body().Sized(size).In(p.Dim)
	}
	return p.Name().Sized(size)
}

// footHeight is the height of the foot: one or more lines, or busts.
func (f *Face) footHeight(c *render.Canvas, width, unit float64) float64 {
	style := c.Palette.Name().Sized(max(14*unit, readableOn(unit)-1))
	width -= 2 * cardMargin * unit
	if len(f.Beside) > 0 {
		width -= 42 * unit
	}
	h := c.ParagraphHeight(f.Foot, width, style) + 16*unit
	if len(f.Beside) > 0 {
		h = max(h, 54*unit)
	}
	return h
}

// drawFoot draws what stands under the line at the bottom.
func (f *Face) drawFoot(c *render.Canvas, paint Painter, foot render.Rect, unit float64) {
	foot = foot.InsetXY(cardMargin*unit, 0)
	c.Fill(render.Box(foot.X, foot.Y, foot.W, 1), f.Color.Alpha(0.4))
	for _, a := range f.Beside {
		var at render.Rect
		at, foot = foot.CutLeft(34 * unit)
		drawArt(c, paint, a, at.Middle(34*unit, 42*unit), f.Color)
		_, foot = foot.CutLeft(8 * unit)
	}
	style := f.footStyle(&c.Palette, unit)
	h := c.ParagraphHeight(f.Foot, foot.W, style)
	c.Paragraph(f.Foot, render.Box(foot.X, foot.Center().Y-h/2, foot.W, h), style)
}

// A card as a row: its picture at the left, and beside it the title and all that it says. For lists on a phone.

const (
	rowPicture = 0.34 // its share of the width
	rowMargin  = 8
	rowLeast   = 84 // the least height in which a picture shows something
)

// DrawRow draws a card as a row.
func (f *Face) DrawRow(c *render.Canvas, paint Painter, box render.Rect) {
	style := CardPanel(&c.Palette, f.Side, f.Color, smallUnit)
	style.Width = 1.5
	c.Panel(box, style)
	picture, words := box.Inset(2).CutLeft(box.W * rowPicture)
	DrawArt(c, paint, f.Picture, f.Color, picture, smallUnit)
	words = words.Inset(rowMargin)
	for _, l := range f.rowLines() {
		style := f.rowStyle(&c.Palette, l.Kind)
		var paragraph render.Rect
		paragraph, words = words.CutTop(c.ParagraphHeight(l.Text, words.W, style))
		c.Paragraph(l.Text, paragraph, style)
	}
}

// RowHeight is the height that a card takes as a row.
func (f *Face) RowHeight(c *render.Canvas, width float64) float64 {
	_, words := render.Box(0, 0, width, 0).Inset(2).CutLeft(width * rowPicture)
	height := 2.0 * (rowMargin + 2)
	for _, l := range f.rowLines() {
		height += c.ParagraphHeight(l.Text, words.W-2*rowMargin, f.rowStyle(&c.Palette, l.Kind))
	}
	return max(height, rowLeast)
}

// rowLines are the title and what the card says.
func (f *Face) rowLines() []Line { return append([]Line{{f.Title, titleLine}}, f.Lines...) }

func (f *Face) rowStyle(p *render.Palette, kind LineKind) render.TextStyle {
	switch kind {
	case titleLine:
		return p.Name()
	case HeadLine:
		return p.Name().Sized(render.SizeLabel).In(f.Color)
	case NoteLine:
		return p.Body().Sized(render.SizeLabel).In(p.Dim)
	}
	return p.Body().Sized(render.SizeLabel)
}
