package build

import (
	"strconv"
	"strings"

	"holoboard/render"
	"holoboard/ui"
)

// tilesID is the list of things to choose from.
const tilesID = "build.tiles"

// Measures of tiles, points. Their height is such that whole rows are seen.
const (
	tileWidth  = 128.0 // at least
	tileHeight = 166.0
	lowTile    = 116.0
	tileGap    = 7.0
	rowHeight  = 58.0 // of a thing in a list
)

// showThings shows the things to choose from, as tiles, or as a list where it is narrow; or the lists that come ready.
func (b *Builder[T]) showThings(f *ui.Frame, area ui.Rect) {
	if b.Fixed {
		b.showShelves(f, area)
		return
	}
	area = b.showFilters(f, area)
	things := b.shown()
	if len(things) == 0 {
		f.Paragraph(b.say("none"), area, f.Palette.Body().In(f.Palette.Dim).Centered())
		return
	}
	columns, high := int((area.W-ui.ScrollBar+tileGap)/(tileWidth+tileGap)), tileHeight
	switch {
	case f.W < wideWidth:
		columns, high = 1, rowHeight
	case f.Small():
		high = lowTile
	}
	if columns > 1 {
		whole := max(float64(int((area.H+tileGap)/(high+tileGap)+0.3)), 1)
		high = (area.H+tileGap)/whole - tileGap
	}
	rows := (len(things) + columns - 1) / columns
	f.Scroll(tilesID, area, float64(rows)*(high+tileGap)-tileGap, func(content ui.Rect) {
		width := (content.W - float64(columns-1)*tileGap) / float64(columns)
		for i, t := range things {
			box := ui.Box(content.X+float64(i%columns)*(width+tileGap), content.Y+float64(i/columns)*(high+tileGap), width, high)
			b.showTile(f, box, t, box.Overlaps(area))
		}
	})
}

// showTile shows a thing to choose. A click adds one; by touch it opens the card first.
func (b *Builder[T]) showTile(f *ui.Frame, box ui.Rect, t T, visible bool) {
	why, face := b.whyNotAdd(t), b.Face(t)
	name := "tile." + face.ID
	s := f.Spot(ui.Spot{ID: name, Rect: box, Drags: !f.In.Touch && why == "", Acts: true})
	if s.Hover || s.Focus {
		b.pointed = t
	}
	switch {
	case s.Details, s.Clicked && f.In.Touch, s.Pressed && s.Sheet && f.In.Touch:
		b.pointed = t
		b.show(f, cardPanel)
	case s.Clicked:
		b.add(f, t, box)
	}
	if !visible {
		return
	}
	if why != "" {
		f.Hint(box, s, why)
	}
	if b.Bench != nil {
		f.Ghost(name, func(at ui.Point) { b.Bench.Place(f, t, render.Around(at, box.W, benchLow), Shown{Fits: true}) })
		b.Bench.Thing(f, t, box, Shown{Pointed: b.pointed == t, Fits: why == ""})
		f.FocusRing(box, s, render.Round, 0)
		return
	}
	f.Ghost(name, func(at ui.Point) { b.Draw(f.Canvas, t, render.Around(at, 64, 64)) })
	p := f.Palette
	style := p.SidePanel(b.Side).Filled(p.Panel).With(p.SideColor(b.Side).Alpha(0.7), 1)
	if b.pointed == t {
		style = style.Filled(p.PanelLight).With(p.Legal, 2)
	}
	f.Panel(box, style)
	fits := why == "" || b.list.Count(t) > 0
	switch {
	case box.W > 2.5*box.H:
		b.drawRow(f, box, t, face, fits)
	case box.H < 130:
		b.drawLowTile(f, box, t, face, fits)
	default:
		b.drawTile(f, box, t, face, fits)
	}
	f.FocusRing(box, s, style.Corner, style.Radius)
}

// drawTile draws a thing: what it costs, its drawing, its name, a line about it, and how many are in the list.
func (b *Builder[T]) drawTile(f *ui.Frame, box ui.Rect, t T, face Face, fits bool) {
	p, named := f.Palette, b.named(f, fits)
	inner := box.InsetXY(10, 7)
	head, rest := inner.CutTop(22)
	left := b.drawCost(f, head, t, face)
	f.Label(face.Kind, left, p.Label())
	foot, rest := rest.CutBottom(24)
	name, picture := rest.CutBottom(40)
	b.drawThing(f, t, picture.Middle(picture.H+8, picture.H+8), fits)
	b.drawStar(f, ui.Box(inner.Right()-17, head.Bottom()+2, 16, 16), face)
	f.Label(nameByWords(f, face, name.W, named), name, named.Tightly())
	f.Label(face.Foot, b.drawCount(f, foot, t), p.Label())
}

// drawLowTile does so where there is little height.
func (b *Builder[T]) drawLowTile(f *ui.Frame, box ui.Rect, t T, face Face, fits bool) {
	p, named := f.Palette, b.named(f, fits)
	inner := box.InsetXY(8, 5)
	head, rest := inner.CutTop(20)
	f.Text(strconv.Itoa(face.Cost), head, p.Number().Sized(17).In(p.SideColor(b.Side)).AtRight())
	f.Label(face.Foot, head, p.Label())
	name, picture := rest.CutBottom(22)
	b.drawThing(f, t, picture.Square(), fits)
	f.Label(face.Short, name, named)
	count, _ := picture.CutBottom(24)
	b.drawCount(f, count, t)
	b.drawMark(f, ui.Box(inner.X, head.Bottom(), 15, 18), t)
	b.drawStar(f, ui.Box(inner.Right()-17, head.Bottom()+1, 16, 16), face)
}

// drawRow draws it as a row of a list.
func (b *Builder[T]) drawRow(f *ui.Frame, box ui.Rect, t T, face Face, fits bool) {
	p, named := f.Palette, b.named(f, fits)
	inner := box.InsetXY(10, 4)
	picture, rest := inner.CutLeft(50)
	b.drawThing(f, t, picture.Square(), fits)
	_, rest = rest.CutLeft(10)
	cost, rest := rest.CutRight(44)
	f.Text(strconv.Itoa(face.Cost), cost, p.Number().Sized(19).In(p.SideColor(b.Side)).AtRight())
	mark, rest := rest.CutRight(20)
	b.drawMark(f, mark, t)
	count, rest := rest.CutRight(44)
	b.drawCount(f, count.Middle(count.W, 24), t)
	upper, lower := rest.Middle(rest.W, 44).CutTop(24)
	name := face.Name
	if f.TextWidth(name, named) > upper.W {
		name = face.Short
	}
	f.Label(name, upper, named)
	f.Label(face.Kind+" · "+face.Foot, lower, p.Label())
}

// named is how the name of a thing is written; paler where it does not fit any more.
func (b *Builder[T]) named(f *ui.Frame, fits bool) render.TextStyle {
	if fits {
		return f.Palette.Name()
	}
	return f.Palette.Name().In(f.Palette.Dim)
}

// drawThing draws a thing, fainter where it does not fit any more.
func (b *Builder[T]) drawThing(f *ui.Frame, t T, box ui.Rect, fits bool) {
	alpha := 1.0
	if !fits {
		alpha = 0.4
	}
	f.Fade(alpha, func() { b.Draw(f.Canvas, t, box) })
}

// drawCost draws at the right of a line what a thing costs and the mark of that, and returns what is left of the line.
func (b *Builder[T]) drawCost(f *ui.Frame, line ui.Rect, t T, face Face) (left ui.Rect) {
	p := f.Palette
	cost := f.Text(strconv.Itoa(face.Cost), line, p.Number().Sized(18).In(p.SideColor(b.Side)).AtRight())
	b.drawMark(f, ui.Box(cost.X-20, line.Y, 15, line.H), t)
	return ui.Box(line.X, line.Y, cost.X-22-line.X, line.H)
}

func (b *Builder[T]) drawMark(f *ui.Frame, box ui.Rect, t T) {
	if b.Mark != nil {
		b.Mark(f.Canvas, t, box.Middle(15, 15))
	}
}

func (b *Builder[T]) drawStar(f *ui.Frame, box ui.Rect, face Face) {
	if face.Star {
		f.Sign("unique", box, f.Palette.Amber)
	}
}

// drawCount draws at the right of a line how many are in the list, and returns what is left of it.
func (b *Builder[T]) drawCount(f *ui.Frame, line ui.Rect, t T) (left ui.Rect) {
	n := b.list.Count(t)
	if n == 0 {
		return line
	}
	p := f.Palette
	pill, left := line.CutRight(40)
	pill = pill.Middle(40, 22)
	f.Panel(pill, render.PanelStyle{Corner: render.Pill, Fill: p.SideColor(b.Side)})
	f.Text("×"+strconv.Itoa(n), pill, p.Name().In(p.Space).Centered())
	left.W -= 4
	return left
}

// nameByWords is the whole name of a thing for two lines, or the short one where it needs more.
func nameByWords(f *ui.Frame, face Face, width float64, style render.TextStyle) string {
	for _, word := range strings.Fields(face.Name) {
		if f.TextWidth(word, style) > width {
			return face.Short
		}
	}
	if len(f.Wrap(face.Name, width, style)) > 2 {
		return face.Short
	}
	return face.Name
}
