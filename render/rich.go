package render

import "strings"

// Span is a piece of text in a look of its own, or a sign that stands in the text.
type Span struct {
	Text  string
	Sign  string // a name of assets.Signs; the text is then not used
	Face  Face
	Color Color // transparent: that of the paragraph
	Link  bool  // underlined; RichLinks tells where it stands
}

// Plain makes a paragraph of one look.
func Plain(text string) []Span { return []Span{{Text: text}} }

// Rich draws spans as one paragraph and returns the height used, points. Faces of spans other than Reading replace the style's.
func (c *Canvas) Rich(spans []Span, box Rect, s TextStyle) float64 {
	return c.RichLinks(spans, box, s, func(int, Rect) {})
}

// RichLinks draws spans as Rich does, and tells for every line on which a part of a link stands which span that is, and where.
func (c *Canvas) RichLinks(spans []Span, box Rect, s TextStyle, found func(span int, r Rect)) float64 {
	words := c.richWords(spans, s)
	space := c.TextWidth(" ", s)
	lineHeight := s.LineHeight()
	y := box.Y
	for len(words) > 0 {
		n, width := lineOf(words, box.W, space)
		x := box.X
		switch s.Align {
		case Center:
			x += (box.W - width) / 2
		case Right:
			x += box.W - width
		}
		link := richLink{}
		for i, w := range words[:n] {
			if i > 0 && !w.joined {
				x += space
			}
			at := Rect{x, y, w.width + 1, lineHeight}
			c.richWord(w, at)
			if !w.link || w.span != link.span {
				c.endLink(&link, found)
			}
			link.add(w, at)
			x += w.width
		}
		c.endLink(&link, found)
		words = words[n:]
		y += lineHeight
	}
	return y - box.Y
}

// RichHeight is the height that Rich uses in a box of the given width, points.
func (c *Canvas) RichHeight(spans []Span, width float64, s TextStyle) float64 {
	words := c.richWords(spans, s)
	space := c.TextWidth(" ", s)
	lines := 0
	for len(words) > 0 {
		n, _ := lineOf(words, width, space)
		words = words[n:]
		lines++
	}
	return float64(lines) * s.LineHeight()
}

// richLink is the part of a link that stands on one line.
type richLink struct {
	span  int
	at    Rect
	style TextStyle
}

// add takes a word in, if it belongs to a link.
func (l *richLink) add(w richWord, at Rect) {
	switch {
	case !w.link:
	case l.at.Empty():
		*l = richLink{w.span, at, w.style}
	default:
		l.at.W = at.Right() - l.at.X
	}
}

// endLink underlines a link and tells where it stands.
func (c *Canvas) endLink(l *richLink, found func(span int, r Rect)) {
	if l.at.Empty() {
		return
	}
	under := c.baseLine(l.at.Y, l.at.H, l.style) + 2.5
	c.Fill(Rect{l.at.X, under, l.at.W - 1, 1}, l.style.Color.Alpha(0.7))
	found(l.span, l.at)
	*l = richLink{}
}

// richWord is a word or a sign. It is joined if no space stands before it, as a comma after a sign.
type richWord struct {
	text, sign string
	style      TextStyle
	width      float64
	joined     bool
	span       int
	link       bool
}

func (c *Canvas) richWords(spans []Span, s TextStyle) []richWord {
	var words []richWord
	spaced := true // whether the text so far ends with a space
	for n, span := range spans {
		style := s
		style.Align = Left
		if span.Face != Reading {
			style.Face = span.Face
		}
		if span.Color.A > 0 {
			style.Color = span.Color
		}
		if span.Sign != "" {
			words = append(words, richWord{sign: span.Sign, style: style, width: s.Size * 1.2, joined: !spaced, span: n, link: span.Link})
			spaced = false
			continue
		}
		spaced = spaced || strings.HasPrefix(span.Text, " ")
		for word := range strings.FieldsFuncSeq(span.Text, breaks) {
			words = append(words, richWord{text: word, style: style, width: c.TextWidth(word, style), joined: !spaced, span: n, link: span.Link})
			spaced = true
		}
		spaced = strings.HasSuffix(span.Text, " ")
	}
	return words
}

// lineOf counts the words that fit into a line, at least one, and their width; joined words stay together if they can.
func lineOf(words []richWord, width, space float64) (n int, used float64) {
	fits := 0 // the words up to the last place where a line may end
	x := 0.0
	for i, w := range words {
		if i > 0 && !w.joined {
			fits, used = i, x
			x += space
		}
		x += w.width
		if x > width+0.5 && fits > 0 {
			return fits, used
		}
	}
	return len(words), x
}

func (c *Canvas) richWord(w richWord, box Rect) {
	if w.sign != "" {
		c.Sign(w.sign, box.Square().Middle(w.style.Size*1.2, w.style.Size*1.2).Move(box.X-box.Center().X+w.width/2, 0), w.style.Color)
		return
	}
	c.Text(w.text, box, w.style)
}
