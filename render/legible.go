package render

import (
	"image"
	"math"
)

// Legible is how well one line of text on a canvas can be read.
type Legible struct {
	Text     string
	Size     float64 // points
	Contrast float64 // between the letters and what lies under them, 1 to 21
}

// Legibility measures every line of text on the canvas against what is really drawn under it, for tests: the palette alone does not
// tell over which planet a name comes to stand.
func (c *Canvas) Legibility() []Legible {
	target := c.empty()
	var found []Legible
	for i := range c.marks {
		m := &c.marks[i]
		if line := m.picture.line; line != nil {
			if contrast, ok := m.contrast(target, *line); ok {
				found = append(found, Legible{Text: line.text, Size: line.size / c.Scale, Contrast: contrast})
			}
		}
		m.drawInto(target)
	}
	return found
}

// contrast is that between a line of text and what is drawn already; false where nothing of the line is seen. Letters with a rim are
// read against their rim.
func (m *mark) contrast(target *image.RGBA, key textKey) (float64, bool) {
	ink := m.tint
	if key.rim.A > 0 {
		ink = key.color
	}
	under, ok := m.under(target)
	if key.rim.A > 0 {
		under = under.Mix(Color{key.rim.R, key.rim.G, key.rim.B, 255}, float64(key.rim.A)/255)
	}
	return Contrast(under.Mix(Color{ink.R, ink.G, ink.B, 255}, float64(m.tint.A)/255), under), ok
}

// under is the mean colour of what lies under the letters of a line.
func (m *mark) under(target *image.RGBA) (mean Color, ok bool) {
	letters := m.picture.seen()
	left, top := int(math.Round(m.place.tx)), int(math.Round(m.place.ty))
	var sum [3]int
	n := 0
	for y := range letters.Rect.Dy() {
		for x := range letters.Rect.Dx() {
			at := image.Pt(left+x, top+y)
			if letters.RGBAAt(x, y).A < letterAlpha || !at.In(m.clip) || !at.In(target.Rect) {
				continue
			}
			p := target.RGBAAt(at.X, at.Y)
			sum[0], sum[1], sum[2], n = sum[0]+int(p.R), sum[1]+int(p.G), sum[2]+int(p.B), n+1
		}
	}
	if n == 0 {
		return Color{}, false
	}
	return Color{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}, true
}

// A Line is one line of text on a canvas, and the place of its letters in points.
type Line struct {
	Text string
	Box  Rect
}

// Lines are all lines of text on the canvas of which letters are seen, in the order of drawing.
func (c *Canvas) Lines() (lines []Line) {
	for i := range c.marks {
		m := &c.marks[i]
		if m.picture.line == nil {
			continue
		}
		if box := m.letters(); !box.Empty() {
			lines = append(lines, Line{m.picture.line.text, Box(float64(box.Min.X)/c.Scale, float64(box.Min.Y)/c.Scale, float64(box.Dx())/c.Scale, float64(box.Dy())/c.Scale)})
		}
	}
	return lines
}

// letterAlpha is the opacity from which a pixel belongs to a letter.
const letterAlpha = 128

// letters is the smallest place, in pixels of the target, around what is seen of a line that stands upright.
func (m *mark) letters() (box image.Rectangle) {
	seen, left, top := m.picture.seen(), int(math.Round(m.place.tx)), int(math.Round(m.place.ty))
	for y := range seen.Rect.Dy() {
		for x := range seen.Rect.Dx() {
			if seen.RGBAAt(x, y).A >= letterAlpha {
				box = box.Union(image.Rect(left+x, top+y, left+x+1, top+y+1))
			}
		}
	}
	return box.Intersect(m.clip)
}

// Marks counts the pieces on the canvas.
func (c *Canvas) Marks() int { return len(c.marks) }

// Texts are the texts on the canvas from a piece on, in the order of drawing, but for those that begin where skip says; the lines of a
// paragraph are one text.
func (c *Canvas) Texts(from int, skip func(Point) bool) (texts []string) {
	var last *mark
	for i := min(from, len(c.marks)); i < len(c.marks); i++ {
		m := &c.marks[i]
		line := m.picture.line
		switch {
		case line == nil || skip(Point{X: m.place.tx / c.Scale, Y: (m.place.ty + line.size/2) / c.Scale}):
			continue
		case last != nil && m.follows(last):
			texts[len(texts)-1] += " " + line.text
		default:
			texts = append(texts, line.text)
		}
		last = m
	}
	return texts
}

// follows tells whether a line of text stands close below another one, at the same margin and as large.
func (m *mark) follows(above *mark) bool {
	const close = 1.7 // times the size
	down, aside := m.place.ty-above.place.ty, math.Abs(m.place.tx-above.place.tx)
	return m.picture.line.size == above.picture.line.size && aside < 1 && down > 0 && down < close*m.picture.line.size
}
