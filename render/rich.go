package render

import "strings"

// Span is a piece of text in a look of its own, or a sign that stands in the text.
type Span struct {
	Text  string
	Sign  string // a name of assets.Signs; the text is then not used
	Face  Face
	Color Color // transparent: that of the paragraph
}

// Plain makes a paragraph of one look.
func Plain(text string) []Span { return []Span{{Text: text}} }

// Rich draws spans as one paragraph and returns the height used, points. Faces of spans other than Reading replace the style's.
func (c *Canvas) Rich(spans []Span, box Rect, s TextStyle) float64 {
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
		for i, w := range words[:n] {
			if i > 0 && !w.joined {
				x += space
			}
			c.richWord(w, Rect{x, y, w.width + 1, lineHeight})
			x += w.width
		}
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

// richWord is a word or a sign. It is joined if no space stands before it, as a comma after a sign.
type richWord struct {
	text, sign string
	style      TextStyle
	width      float64
	joined     bool
}

func (c *Canvas) richWords(spans []Span, s TextStyle) []richWord {
	var words []richWord
	spaced := true // whether the text so far ends with a space
	for _, span := range spans {
		style := s
		style.Align = Left
		if span.Face != Reading {
			style.Face = span.Face
		}
		if span.Color.A > 0 {
			style.Color = span.Color
		}
		if span.Sign != "" {
			words = append(words, richWord{sign: span.Sign, style: style, width: s.Size * 1.2, joined: !spaced})
			spaced = false
			continue
		}
		spaced = spaced || strings.HasPrefix(span.Text, " ")
		for word := range strings.FieldsSeq(span.Text) {
			words = append(words, richWord{text: word, style: style, width: c.TextWidth(word, style), joined: !spaced})
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
