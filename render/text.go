package render

import (
	"math"
	"strings"
	"unicode/utf8"
)

// Sizes of text in points. 14 is the smallest that is read.
const (
	SizeLabel  = 14
	SizeText   = 15
	SizeLarge  = 17
	SizeTitle  = 19
	SizePrompt = 24
	SizeHead   = 30
)

// Align says on which side of its box text stands.
type Align uint8

// The sides.
const (
	Left Align = iota
	Center
	Right
)

// TextStyle says how text looks. The palette's methods make the usual ones; In, Sized and so on vary them.
type TextStyle struct {
	Face  Face
	Size  float64 // points
	Color Color
	Align Align
	Rim   Color // a dark edge around the letters, for text over a map; none if transparent
	Lines int   // a paragraph's most lines, 0 for any number; the last one ends with an ellipsis
	Tight bool  // lines stand close, as in a title of two lines
}

// Body is text to read.
func (p Palette) Body() TextStyle { return TextStyle{Face: Reading, Size: SizeText, Color: p.Text} }

// Label is small secondary text.
func (p Palette) Label() TextStyle { return TextStyle{Face: Strong, Size: SizeLabel, Color: p.Dim} }

// Name is text of names and buttons.
func (p Palette) Name() TextStyle { return TextStyle{Face: Strong, Size: SizeText, Color: p.Text} }

// Number is for figures that matter.
func (p Palette) Number() TextStyle { return TextStyle{Face: Figures, Size: SizeText, Color: p.Text} }

// Title is a panel's title.
func (p Palette) Title() TextStyle { return TextStyle{Face: Title, Size: SizeTitle, Color: p.Text} }

// PromptText is the sentence that asks.
func (p Palette) PromptText() TextStyle {
	return TextStyle{Face: Title, Size: SizePrompt, Color: p.Text}
}

// In returns the style in another colour.
func (s TextStyle) In(c Color) TextStyle { s.Color = c; return s }

// Sized returns the style in another size, points.
func (s TextStyle) Sized(points float64) TextStyle { s.Size = points; return s }

// With returns the style in another face.
func (s TextStyle) With(f Face) TextStyle { s.Face = f; return s }

// Centered returns the style standing in the middle of its box.
func (s TextStyle) Centered() TextStyle { s.Align = Center; return s }

// AtRight returns the style standing at the right of its box.
func (s TextStyle) AtRight() TextStyle { s.Align = Right; return s }

// Rimmed returns the style with an edge of the given colour around its letters.
func (s TextStyle) Rimmed(c Color) TextStyle { s.Rim = c; return s }

// UpTo returns the style with a limit on the lines of a paragraph.
func (s TextStyle) UpTo(lines int) TextStyle { s.Lines = lines; return s }

// Tightly returns the style with lines close to one another.
func (s TextStyle) Tightly() TextStyle { s.Tight = true; return s }

// LineHeight is the distance from one base line to the next, points.
func (s TextStyle) LineHeight() float64 {
	if s.Tight {
		return s.Size * 1.12
	}
	return s.Size * 1.3
}

// rimWidth is how far the dark edge reaches, points.
func (s TextStyle) rimWidth() float64 {
	if s.Rim.A == 0 {
		return 0
	}
	return 2
}

// TextWidth is the width of one line, points.
func (c *Canvas) TextWidth(text string, s TextStyle) float64 {
	return c.pictures.type_.width(lineKey{text, s.Face}, c.pictures.frame) * s.Size
}

// LaidOut is how much text was laid out so far to measure it, in bytes.
func (c *Canvas) LaidOut() int { return c.pictures.type_.laidOut }

// Text draws one line in the middle of box's height, at the side that the style says, and returns where it stands. What does
// not fit ends with an ellipsis.
func (c *Canvas) Text(text string, box Rect, s TextStyle) Rect {
	if text == "" || box.W <= 0 {
		return Rect{box.X, box.Y, 0, box.H}
	}
	text = c.fit(text, box.W, s)
	width := c.TextWidth(text, s)
	x := box.X
	switch s.Align {
	case Center:
		x += (box.W - width) / 2
	case Right:
		x += box.W - width
	}
	c.line(text, x, c.baseLine(box.Y, box.H, s), s)
	return Rect{x, box.Center().Y - s.LineHeight()/2, width, s.LineHeight()}
}

// TextAt draws one line of any length around p: to the right of it, centred on it or to its left, as the style says.
func (c *Canvas) TextAt(text string, p Point, s TextStyle) Rect {
	w := c.TextWidth(text, s) + 1
	box := Rect{p.X, p.Y - s.LineHeight()/2, w, s.LineHeight()}
	switch s.Align {
	case Center:
		box.X -= w / 2
	case Right:
		box.X -= w
	}
	return c.Text(text, box, s)
}

// baseLine is the y at which letters stand so that capitals are in the middle of a height, points.
func (c *Canvas) baseLine(y, height float64, s TextStyle) float64 {
	return y + height/2 + s.Face.capHeight()*s.Size/2
}

// line draws a line that fits, from x on the base line.
func (c *Canvas) line(text string, x, base float64, s TextStyle) {
	key := textKey{lineKey{text, s.Face}, s.Size * c.Scale, opaqueWhite, s.Rim}
	tint := s.Color
	if s.Rim.A > 0 {
		key.color, tint = s.Color, opaqueWhite
	}
	margin := lineMargin(s.rimWidth() * c.Scale)
	p := c.pictures.texts.find(c.pictures, key)
	if p == nil {
		p = c.pictures.addLine(key, margin)
	}
	c.putAt(p, int(math.Round(x*c.Scale))-margin, int(math.Round(base*c.Scale-key.ascent()))-margin, tint)
}

// fit shortens a line with an ellipsis until it is no wider than width.
func (c *Canvas) fit(text string, width float64, s TextStyle) string {
	const slack = 0.5 // points, so that a box made by measuring the text always takes it
	if c.TextWidth(text, s) <= width+slack {
		return text
	}
	c.shortened = append(c.shortened, text)
	letters := []rune(text)
	low, high := 0, len(letters)
	for low < high {
		middle := (low + high + 1) / 2
		if c.TextWidth(shortened(letters[:middle]), s) <= width+slack {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return shortened(letters[:low])
}

// Shortened lists the texts of this frame that did not fit into their places and end with an ellipsis.
func (c *Canvas) Shortened() []string { return c.shortened }

func shortened(letters []rune) string { return strings.TrimRight(string(letters), " ,.;:") + "…" }

// Paragraph draws text in lines no wider than box, from its top, and returns the height used, points. Lines that would leave the box
// are drawn all the same: give the style a limit of lines where that matters.
func (c *Canvas) Paragraph(text string, box Rect, s TextStyle) float64 {
	lines := c.Wrap(text, box.W, s)
	for i, line := range lines {
		c.Text(line, Rect{box.X, box.Y + float64(i)*s.LineHeight(), box.W, s.LineHeight()}, s)
	}
	return float64(len(lines)) * s.LineHeight()
}

// Label draws a short text whole, in as many lines as it takes, in the middle of box's height. Where it does not fit it is
// drawn smaller, as far as it can still be read.
func (c *Canvas) Label(text string, box Rect, s TextStyle) {
	s = c.FittedIn(text, box, s)
	c.Paragraph(text, box.Middle(box.W, c.ParagraphHeight(text, box.W, s)), s)
}

// FittedIn returns the style in the size in which a text stands whole in a box.
func (c *Canvas) FittedIn(text string, box Rect, s TextStyle) TextStyle {
	const least = 10
	for s.Size > least && !c.fits(text, box, s) {
		s.Size -= 0.5
	}
	return s
}

// fits tells whether a text stands whole in a box.
func (c *Canvas) fits(text string, box Rect, s TextStyle) bool {
	lines := c.Wrap(text, box.W, s)
	for _, line := range lines {
		if c.TextWidth(line, s) > box.W {
			return false
		}
	}
	return len(lines) == 1 || float64(len(lines))*s.LineHeight() <= box.H+0.5
}

// ParagraphHeight is the height that Paragraph uses in a box of the given width, points.
func (c *Canvas) ParagraphHeight(text string, width float64, s TextStyle) float64 {
	return float64(len(c.Wrap(text, width, s))) * s.LineHeight()
}

// Wrap divides text into lines no wider than width, points, at spaces and at line breaks, and a word that is wider at its
// hyphens; else it stands alone.
func (c *Canvas) Wrap(text string, width float64, s TextStyle) []string {
	lines := c.wrapped(text, width, s)
	if s.Lines > 0 && len(lines) > s.Lines {
		rest := strings.Join(lines[s.Lines-1:], " ")
		lines = append(lines[:s.Lines-1:s.Lines-1], c.fit(rest, width, s))
	}
	return lines
}

// wrapped divides a text into any number of lines, once for each width; they are not to be changed.
func (c *Canvas) wrapped(text string, width float64, s TextStyle) []string {
	all := c.pictures
	key := wrapKey{lineKey{text, s.Face}, s.Size, width}
	w, ok := all.type_.wrapped[key]
	if !ok {
		w = &wrapping{}
		for part := range strings.SplitSeq(text, "\n") {
			w.lines = append(w.lines, wrapPart(part, func(line string) bool { return c.TextWidth(line, s) <= width+0.5 })...)
		}
		all.type_.wrapped[key] = w
	}
	w.used = all.frame
	return w.lines
}

// breaks tells whether a line may end at a letter: at a space, but at no no-break space.
func breaks(r rune) bool { return r == ' ' || r == '\n' }

// wrapPart divides a text without line breaks; fits tells whether a line is short enough.
func wrapPart(text string, fits func(string) bool) []string {
	var lines []string
	line := ""
	for word := range strings.FieldsFuncSeq(text, breaks) {
		between := " "
		for _, piece := range pieces(word, fits) {
			switch {
			case line == "":
				line = piece
			case fits(line + between + piece):
				line += between + piece
			default:
				lines = append(lines, line)
				line = piece
			}
			between = ""
		}
	}
	return append(lines, line)
}

// pieces divides a word that is too long for a line after its hyphens, a path after its folders, and what is longer than any word at any
// place.
func pieces(word string, fits func(string) bool) (all []string) {
	const longest, atOnce = 24, 8 // letters
	if fits(word) {
		return []string{word}
	}
	endless := utf8.RuneCountInString(word) > longest
	from, letters := 0, 0
	for i, r := range word {
		if letters++; r == '-' || r == '/' || r == '\\' || endless && letters == atOnce {
			_, size := utf8.DecodeRuneInString(word[i:])
			end := i + size
			all = append(all, word[from:end])
			from, letters = end, 0
		}
	}
	return append(all, word[from:])
}
