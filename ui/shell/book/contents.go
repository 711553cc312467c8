package book

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"holoboard/render"
	"holoboard/ui"
)

// showContents shows the field to search in, and below it what was found or the contents.
func (b *Screen) showContents(f *ui.Frame, r ui.Rect) {
	field, r := r.CutTop(44)
	_, r = r.CutTop(10)
	f.Field(ui.Field{ID: bookField, Rect: field, Empty: b.ground.Words.Say("book.search")}, &b.query)
	if !b.begun {
		b.begun = true
		if !f.Small() {
			f.FocusOn(bookField)
		}
	}
	b.search(f)
	f.Panel(r, f.Palette.Glass())
	if strings.TrimSpace(b.query) == "" {
		b.showGroups(f, r.Inset(8))
	} else {
		b.showHits(f, r.Inset(8))
	}
}

// search looks for what is typed now.
func (b *Screen) search(f *ui.Frame) {
	const most = 80
	if b.query == b.searched {
		return
	}
	b.find = strings.TrimSpace(b.query) == ""
	b.searched, b.hits = b.query, b.book.Search(b.query, most)
	f.ScrollToStart(bookContents)
}

// Heights of the contents, points.
const (
	groupHeight = 44.0
	entryHeight = 36.0
	hitLines    = 3
)

// showGroups shows the chapters, and the pages of the one that is open.
func (b *Screen) showGroups(f *ui.Frame, r ui.Rect) {
	height := groupHeight * float64(len(b.book.Groups))
	if b.open >= 0 {
		height += entryHeight * float64(len(b.book.Groups[b.open].Pages))
	}
	opened, first := -2, b.open
	f.Scroll(bookContents, r, height, func(content ui.Rect) {
		for i, g := range b.book.Groups {
			var row ui.Rect
			row, content = content.CutTop(groupHeight)
			if b.showGroup(f, row, g, i == first) {
				opened = i
			}
			if i != first {
				continue
			}
			for _, page := range g.Pages {
				row, content = content.CutTop(entryHeight)
				b.showEntry(f, row, page)
			}
		}
	})
	if b.find {
		b.find = false
		if at := b.entryAt() - f.Scrolled(bookContents); at < 0 || at+entryHeight > r.H {
			f.ScrollTo(bookContents, b.entryAt()-r.H/3)
		}
	}
	switch opened {
	case -2:
		return
	case first:
		b.open = -1
	default:
		b.open = opened
	}
	f.ScrollTo(bookContents, groupHeight*float64(max(opened, 0)))
}

// entryAt is how far below the start of the contents the page stands that is shown.
func (b *Screen) entryAt() float64 {
	group := b.book.Group(b.at().Page)
	if group < 0 || group != b.open {
		return 0
	}
	entry := slices.Index(b.book.Groups[group].Pages, b.at().Page)
	return groupHeight*float64(group+1) + entryHeight*float64(entry)
}

// showGroup shows the title of a chapter and tells whether it was opened or closed.
func (b *Screen) showGroup(f *ui.Frame, r ui.Rect, g ui.BookGroup, open bool) bool {
	p := f.Palette
	s := f.Spot(ui.Spot{ID: "book.group." + g.Name, Rect: r, Slow: true, Name: g.Title, Chosen: open})
	ink := p.Text
	if s.Hover {
		ink = p.Accent
	}
	sign, text := r.InsetXY(6, 0).CutLeft(20)
	drawFold(f, sign.Middle(10, 10), open, ink)
	text.W -= 34
	f.Label(g.Title, text, p.Title().Sized(17).In(ink).Tightly())
	f.Text(strconv.Itoa(len(g.Pages)), r.InsetXY(6, 0), p.Label().AtRight())
	f.FocusRing(r.Inset(1), ui.State{Focus: s.Focus}, render.Slight, 0)
	return s.Clicked
}

// drawFold draws a triangle that points down at what is open, and to the right where something can be opened.
func drawFold(f *ui.Frame, r ui.Rect, open bool, color render.Color) {
	type foldKey struct {
		open  bool
		color render.Color
	}
	render.Art(f.Canvas, foldKey{open, color}, r, func(p *render.Pen, k foldKey) {
		corners := []render.Point{{X: p.W * 0.2}, {X: p.W * 0.9, Y: p.H / 2}, {X: p.W * 0.2, Y: p.H}}
		if k.open {
			corners = []render.Point{{Y: p.H * 0.2}, {X: p.W, Y: p.H * 0.2}, {X: p.W / 2, Y: p.H * 0.9}}
		}
		p.Fill((&render.Path{}).Polygon(corners...), k.color)
	})
}

// showEntry shows a page in the contents.
func (b *Screen) showEntry(f *ui.Frame, r ui.Rect, page *ui.BookPage) {
	p := f.Palette
	s := f.Spot(ui.Spot{ID: "book.to." + page.Name, Rect: r, Slow: true, Name: page.Title})
	style := p.Body()
	if b.at().Page == page {
		f.Panel(r.Inset(1), render.PanelStyle{Corner: render.Slight, Fill: p.PanelLight, Line: p.LineLight, Width: 1})
		style = style.With(render.Strong)
	}
	if s.Hover {
		style = style.In(p.Accent)
	}
	_, text := r.InsetXY(8, 0).CutLeft(20)
	if number, ok := chapter(page); ok {
		var mark ui.Rect
		mark, text = text.CutLeft(30)
		f.Text(number, mark, p.Label())
	}
	f.Label(page.Title, text, style.Tightly())
	f.FocusRing(r.Inset(1), ui.State{Focus: s.Focus}, render.Slight, 0)
	if s.Clicked {
		b.follow(ui.BookPlace{Page: page, Part: -1})
	}
}

// chapter is the number of a page that is a chapter of the rules.
func chapter(page *ui.BookPage) (string, bool) {
	number, ok := strings.CutPrefix(page.Name, "R")
	if _, err := strconv.Atoi(number); err != nil {
		return "", false
	}
	return number, ok
}

// showHits shows where the words stand that were looked for.
func (b *Screen) showHits(f *ui.Frame, r ui.Rect) {
	p := f.Palette
	if len(b.hits) == 0 {
		f.Paragraph(b.ground.Words.Say("book.nothing"), r.Inset(8), p.Body().In(p.Dim))
		return
	}
	title, text := p.Name(), p.Body().Sized(render.SizeLabel).UpTo(hitLines)
	const pad = 7
	row := 2*pad + title.LineHeight() + hitLines*text.LineHeight()
	f.Scroll(bookContents, r, row*float64(len(b.hits)), func(content ui.Rect) {
		for i := range b.hits {
			var place ui.Rect
			place, content = content.CutTop(row)
			if place.Overlaps(r) {
				b.showHit(f, place, i, pad, title, text)
			}
		}
	})
}

func (b *Screen) showHit(f *ui.Frame, r ui.Rect, i int, pad float64, title, text render.TextStyle) {
	p := f.Palette
	h := &b.hits[i]
	s := f.Spot(ui.Spot{ID: "book.hit." + strconv.Itoa(i), Rect: r, Slow: true})
	if s.Hover {
		f.Panel(r.Inset(1), render.PanelStyle{Corner: render.Slight, Fill: p.PanelLight})
	}
	f.Fill(ui.Box(r.X, r.Bottom()-1, r.W, 1), p.Line)
	head, rest := r.InsetXY(8, pad).CutTop(title.LineHeight())
	name := h.Page.Title
	if h.Part >= 0 {
		if n := h.Page.Parts[h.Part].Name; n != "" && strings.HasPrefix(n, "R") {
			name = n + " · " + name
		}
	}
	f.Label(name, head, title.In(p.Accent))
	f.Clip(rest, func() { f.Rich(excerpt(f, h, rest, text), rest, text) })
	f.FocusRing(r.Inset(2), ui.State{Focus: s.Focus}, render.Slight, 0)
	if s.Clicked {
		b.follow(h.BookPlace)
	}
}

// excerpt is as much of a paragraph as fits, from the sentence on in which the first word was found; the words found are marked.
func excerpt(f *ui.Frame, h *ui.BookHit, r ui.Rect, style render.TextStyle) []render.Span {
	from := 0
	if len(h.Marks) > 0 {
		const before, most = 60, 110
		from = h.Marks[0][0]
		if begins := sentence(h.Text, from); from-begins <= most {
			from = begins
		} else if space := strings.LastIndexByte(h.Text[:from-before/2], ' '); space >= 0 {
			from = space + 1
		}
	}
	end := len(h.Text)
	for {
		spans := marked(f, h, from, end)
		if f.RichHeight(spans, r.W, style) <= r.H+1 {
			return spans
		}
		space := strings.LastIndexByte(h.Text[from:end], ' ')
		if space <= 0 {
			return spans
		}
		end = from + space
	}
}

// sentence is where the sentence begins in which a byte of a text stands.
func sentence(text string, at int) int {
	for i := at; i > 2; i-- {
		next, _ := utf8.DecodeRuneInString(text[i:])
		if text[i-1] == ' ' && strings.IndexByte(".!?", text[i-2]) >= 0 && unicode.IsUpper(next) {
			return i
		}
	}
	return 0
}

// marked cuts a piece out of the paragraph of a hit.
func marked(f *ui.Frame, h *ui.BookHit, from, end int) (spans []render.Span) {
	if from > 0 {
		spans = append(spans, render.Span{Text: "… "})
	}
	at := from
	for _, m := range h.Marks {
		if m[0] >= at && m[1] <= end {
			spans = append(spans, render.Span{Text: h.Text[at:m[0]]},
				render.Span{Text: h.Text[m[0]:m[1]], Face: render.Figures, Color: f.Palette.Amber})
			at = m[1]
		}
	}
	spans = append(spans, render.Span{Text: h.Text[at:end]})
	if end < len(h.Text) {
		spans = append(spans, render.Span{Text: " …"})
	}
	return spans
}
