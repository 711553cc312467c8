package book

import (
	"strconv"
	"strings"

	"holoboard/render"
	"holoboard/ui"
)

// Measures of a page, points.
const (
	bookText    = 16
	markWidth   = 78.0 // the column of the numbers
	partGap     = 10.0
	headGap     = 20.0 // over a title within a page
	itemIndent  = 18.0
	widePicture = 680.0 // a page as wide as that has its picture beside its text
	pictureMost = 320.0 // the width of a picture
	playMost    = 400.0 // the width of one within a page
	playGap     = 6.0   // between it and its text
)

// measured are the heights of the parts of a page in a width.
type measured struct {
	page    *ui.BookPage
	width   float64
	heights []float64
}

// showPage shows the page that is open.
func (b *Screen) showPage(f *ui.Frame, r ui.Rect) {
	page := b.at().Page
	f.Panel(r, f.Palette.Glass())
	view := r.Inset(2)
	pad := 22.0
	if f.Small() {
		pad = 12
	}
	width := view.W - 2*pad - 12
	title := b.titleStyle(f, page, width)
	picture, beside := b.picture(page, width, view.H)
	text := width
	if beside {
		text -= picture.W + pad
	}
	heads := f.ParagraphHeight(b.titleOf(page), width, title) + 14
	height := b.measure(f, page, text)
	switch {
	case beside:
		height = max(height, picture.H+4)
	case !picture.Empty():
		height += picture.H + 16
	}
	found := -1.0
	f.Scroll(bookPage, view, heads+height+2*pad, func(content ui.Rect) {
		inner := ui.Box(content.X+pad, content.Y+pad, width, content.H)
		f.Paragraph(b.titleOf(page), inner, title)
		_, inner = inner.CutTop(heads)
		switch {
		case beside:
			page.Picture(f, ui.Box(inner.X, inner.Y, picture.W, picture.H))
			_, inner = inner.CutLeft(picture.W + pad)
		case !picture.Empty():
			page.Picture(f, ui.Box(inner.X+(inner.W-picture.W)/2, inner.Y, picture.W, picture.H))
			_, inner = inner.CutTop(picture.H + 16)
		}
		inner.W = text
		found = b.showParts(f, inner, view) - content.Y
	})
	b.scrollTo(f, found)
}

// scrollTo brings the place that was looked for into view, or what was seen of the page before.
func (b *Screen) scrollTo(f *ui.Frame, found float64) {
	if !b.seek {
		return
	}
	b.seek = false
	v := b.at()
	switch {
	case v.left:
		f.ScrollTo(bookPage, v.offset)
	case v.Part >= 0 && found > 0:
		f.ScrollTo(bookPage, found-14)
	default:
		f.ScrollTo(bookPage, 0)
	}
}

// titleOf is what stands over a page.
func (b *Screen) titleOf(page *ui.BookPage) string {
	if number, ok := chapter(page); ok {
		return number + ". " + page.Title
	}
	return page.Title
}

func (b *Screen) titleStyle(f *ui.Frame, page *ui.BookPage, width float64) render.TextStyle {
	return f.Fitted(b.titleOf(page), f.Palette.Title().Sized(render.SizeHead), width)
}

// picture is how large the picture of a page is shown, and whether it stands beside the text.
func (b *Screen) picture(page *ui.BookPage, width, height float64) (size ui.Rect, beside bool) {
	if page.Picture == nil {
		return ui.Rect{}, false
	}
	w := min(pictureMost, width)
	beside = width >= widePicture
	if beside {
		w = max(min(w, (height-100)*page.Shape), 180)
	} else {
		w = min(w, (height-90)*page.Shape, width*0.86)
	}
	return ui.Box(0, 0, w, w/page.Shape), beside
}

// measure works out how high the parts of a page are, once for each page and width, and adds them up.
func (b *Screen) measure(f *ui.Frame, page *ui.BookPage, width float64) (all float64) {
	if m := &b.heights; m.page != page || m.width != width {
		*m = measured{page: page, width: width}
		for i := range page.Parts {
			part := &page.Parts[i]
			_, indent := b.mark(page, part)
			m.heights = append(m.heights, above(part, i)+pictured(part, width-indent)+f.RichHeight(b.spans(f, part), width-indent, partStyle(f, part)))
		}
	}
	for _, h := range b.heights.heights {
		all += h
	}
	return all
}

// pictured is how high the picture of a part is in a width, with the gap below it.
func pictured(part *ui.BookPart, width float64) float64 {
	if part.Picture == nil {
		return 0
	}
	return min(width, playMost)/part.Shape + playGap
}

// above is the gap over a part.
func above(part *ui.BookPart, i int) float64 {
	switch {
	case i == 0:
		return 0
	case part.Kind == ui.BookHead:
		return headGap
	case part.Kind == ui.BookItem, part.Kind == ui.BookSee:
		return 5
	}
	return partGap
}

// mark is the number before a part, and how far its text is moved to the right.
func (b *Screen) mark(page *ui.BookPage, part *ui.BookPart) (number string, indent float64) {
	if _, rules := chapter(page); !rules {
		if part.Kind == ui.BookItem || part.Kind == ui.BookSee {
			return "", itemIndent
		}
		return "", 0
	}
	indent = markWidth
	if part.Kind == ui.BookHead {
		indent = 0
	}
	if part.Kind == ui.BookItem {
		indent += itemIndent
	}
	if part.Kind == ui.BookText {
		number = part.Name
	}
	return number, indent
}

func partStyle(f *ui.Frame, part *ui.BookPart) render.TextStyle {
	p := f.Palette
	switch part.Kind {
	case ui.BookHead:
		return p.Title()
	case ui.BookLead:
		return p.Body().In(p.Dim)
	}
	return p.Body().Sized(bookText)
}

// spans are the pieces of a part as they are drawn.
func (b *Screen) spans(f *ui.Frame, part *ui.BookPart) (spans []render.Span) {
	if part.Kind == ui.BookHead && strings.HasPrefix(part.Name, "R") {
		spans = append(spans, render.Span{Text: strings.TrimPrefix(part.Name, "R") + "  "})
	}
	for _, s := range part.Spans {
		span := render.Span{Text: s.Text}
		if s.To != "" {
			span.Link, span.Color = true, linkColor(&f.Palette)
		}
		spans = append(spans, span)
	}
	return spans
}

// showParts shows the parts near what is to be seen, and returns where the one begins that was looked for, or -1.
func (b *Screen) showParts(f *ui.Frame, r, view ui.Rect) (found float64) {
	page := b.at().Page
	near := ui.Box(view.X, view.Y-view.H, view.W, 3*view.H)
	y := r.Y
	found = -1
	for i := range page.Parts {
		h := b.heights.heights[i]
		place := ui.Box(r.X, y, r.W, h)
		if i == b.at().Part {
			found = y + above(&page.Parts[i], i)
		}
		if place.Overlaps(near) {
			_, text := place.CutTop(above(&page.Parts[i], i))
			b.showPart(f, b.showPicture(f, text, view, i), i)
		}
		y += h
	}
	return found
}

// showPicture shows the picture of a part while it can be seen, and returns what is left for its text.
func (b *Screen) showPicture(f *ui.Frame, r, view ui.Rect, i int) (text ui.Rect) {
	page := b.at().Page
	part := &page.Parts[i]
	_, indent := b.mark(page, part)
	high := pictured(part, r.W-indent)
	if high == 0 {
		return r
	}
	_, text = r.CutTop(high)
	if picture := ui.Box(r.X+indent, r.Y, min(r.W-indent, playMost), high-playGap); picture.Overlaps(view) {
		part.Picture(f, picture)
	}
	return text
}

// showPart shows a paragraph and follows its links.
func (b *Screen) showPart(f *ui.Frame, r ui.Rect, i int) {
	p := f.Palette
	page := b.at().Page
	part := &page.Parts[i]
	number, indent := b.mark(page, part)
	style := partStyle(f, part)
	if b.lit(i) {
		glow := ui.Box(r.X-8, r.Y-3, r.W+16, r.H+6)
		f.Panel(glow, render.PanelStyle{Corner: render.Slight, Fill: p.Amber.Alpha(0.1)})
		f.Fill(ui.Box(glow.X, glow.Y, 3, glow.H), p.Amber)
	}
	if number != "" {
		f.Text(number, ui.Box(r.X, r.Y, indent-6, style.LineHeight()), p.Label())
	}
	if part.Kind == ui.BookItem || part.Kind == ui.BookSee {
		f.Dot(ui.Point{X: r.X + indent - itemIndent + 5, Y: r.Y + style.LineHeight()/2}, 2.5, p.Dim)
	}
	_, text := r.CutLeft(indent)
	lines := map[int]int{} // of each link so far
	spans := b.spans(f, part)
	shift := len(spans) - len(part.Spans)
	f.RichLinks(spans, text, style, func(span int, at ui.Rect) {
		to := part.Spans[span-shift].To
		id := "book.link." + strconv.Itoa(i) + "." + strconv.Itoa(span)
		if lines[span]++; lines[span] > 1 {
			id += "." + strconv.Itoa(lines[span])
		}
		s := f.Spot(ui.Spot{ID: id, Rect: at, Quiet: lines[span] > 1, Slow: true})
		if s.Hover {
			f.Fill(at, p.Accent.Alpha(0.16))
		}
		f.FocusRing(at.Inset(-2), ui.State{Focus: s.Focus}, render.Slight, 0)
		if s.Clicked {
			if place, ok := b.book.Find(to); ok {
				b.follow(place)
			}
		}
	})
}

// lit tells whether a part is what was looked for: with its points, and a title with what stands under it by the same name.
func (b *Screen) lit(i int) bool {
	at := b.at().BookPlace
	if at.Part < 0 || i < at.Part {
		return false
	}
	for k := at.Part + 1; k <= i; k++ {
		if part := &at.Page.Parts[k]; part.Kind != ui.BookItem && (part.Name == "" || part.Name != at.Page.Parts[at.Part].Name) {
			return false
		}
	}
	return true
}
