package scene

import (
	"holoboard/render"
	"holoboard/ui"
)

// Pieces lays small pictures out side by side, each with a few words, in rows of a height that is as large as all have room,
// and at worst to be scrolled under a name. It has the picture of each drawn.
func Pieces(f *ui.Frame, name string, r ui.Rect, texts []string, picture func(i int, at ui.Rect)) {
	const largest, smallest = 28, 18
	style := f.Palette.Body().Sized(render.SizeLabel)
	row := float64(largest)
	for row > smallest && wrap(f, texts, r, row, style, nil) > r.H {
		row--
	}
	f.Scroll(name, r, wrap(f, texts, r, row, style, nil), func(content ui.Rect) {
		wrap(f, texts, content, row, style, func(i int, at ui.Rect) {
			figure, words := at.CutLeft(row - 2)
			picture(i, figure)
			_, words = words.CutLeft(4)
			f.Label(texts[i], words, style.Tightly())
		})
	})
}

// wrap lays pieces out in rows of a height, has each drawn unless draw is nil, and returns the height of all.
func wrap(f *ui.Frame, texts []string, r ui.Rect, row float64, style render.TextStyle, draw func(i int, at ui.Rect)) float64 {
	const gap = 16
	x, y := r.X, r.Y
	for i, text := range texts {
		wide := min(row+2+f.TextWidth(text, style)+1, r.W-ui.ScrollBar)
		if x > r.X && x+wide > r.Right()-ui.ScrollBar {
			x, y = r.X, y+row
		}
		if draw != nil {
			draw(i, render.Box(x, y, wide, row))
		}
		x += wide + gap
	}
	return y + row - r.Y
}

// Shrunk writes texts below each other as large as all have room, each beside a sign that is drawn for it.
func Shrunk(f *ui.Frame, r ui.Rect, texts []string, sign func(i int, at ui.Rect)) {
	const wide, gap, least = 26, 4, 10
	style := f.Palette.Body().Sized(render.SizeLabel).Tightly()
	height := func(text string) float64 { return f.ParagraphHeight(text, r.W-wide, style) }
	for ; style.Size > least; style.Size -= 0.5 {
		all := gap * float64(len(texts)-1)
		for _, text := range texts {
			all += height(text)
		}
		if all <= r.H {
			break
		}
	}
	for i, text := range texts {
		var row ui.Rect
		row, r = r.CutTop(height(text))
		_, r = r.CutTop(gap)
		at, words := row.CutLeft(wide)
		sign(i, at)
		f.Paragraph(text, words, style)
	}
}

// Lines writes texts below each other in a panel of a width, whose place is told for the height that they need.
func Lines(f *ui.Frame, texts []string, width float64, at func(height float64) ui.Rect) {
	const margin, gap = 10, 2
	p := f.Palette
	style := p.Body().Sized(render.SizeLabel)
	height := 2.0*margin - gap
	for _, text := range texts {
		height += f.ParagraphHeight(text, width-2*margin, style) + gap
	}
	box := at(height)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.92)).With(p.LineLight, 1))
	rest := box.Inset(margin)
	for _, text := range texts {
		used := f.Paragraph(text, rest, style)
		_, rest = rest.CutTop(used + gap)
	}
}
