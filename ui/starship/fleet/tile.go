package fleet

import (
	"math"
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// tilesID is the list of ships to choose from.
const tilesID = "fleet.tiles"

// Measures of tiles, points.
const (
	tileWidth  = 128.0 // at least
	tileHeight = 166.0
	lowTile    = 116.0
	tileGap    = 7.0
	rowHeight  = 58.0 // of a ship in a list
)

// signOf is the sign of an ability.
func signOf(a rules.Ability) string { return table.AbilitySign(a) }

// showRoster shows the ships to choose from, as tiles, or as a list where it is narrow.
func (b *Builder) showRoster(f *ui.Frame, area ui.Rect) {
	area = b.showFilters(f, area)
	cards := b.shown()
	if len(cards) == 0 {
		f.Paragraph(b.words.Say("fleet.none"), area, f.Palette.Body().In(f.Palette.Dim).Centered())
		return
	}
	columns, high := int((area.W-ui.ScrollBar+tileGap)/(tileWidth+tileGap)), tileHeight
	switch {
	case f.W < wideWidth:
		columns, high = 1, rowHeight
	case f.Small():
		high = lowTile
	}
	rows := int(math.Ceil(float64(len(cards)) / float64(columns)))
	f.Scroll(tilesID, area, float64(rows)*(high+tileGap)-tileGap, func(content ui.Rect) {
		width := (content.W - float64(columns-1)*tileGap) / float64(columns)
		for i, c := range cards {
			box := ui.Box(content.X+float64(i%columns)*(width+tileGap), content.Y+float64(i/columns)*(high+tileGap), width, high)
			b.showTile(f, box, c, box.Overlaps(area))
		}
	})
}

// showTile shows a ship to choose. A click adds one; by touch it opens the card first.
func (b *Builder) showTile(f *ui.Frame, box ui.Rect, c rules.Card, visible bool) {
	why := b.whyNotAdd(c)
	name := "tile." + id(c)
	s := f.Spot(ui.Spot{ID: name, Rect: box, Drags: !f.In.Touch && why == "", Acts: true})
	if s.Hover || s.Focus {
		b.pointed = c
	}
	switch {
	case s.Details, s.Clicked && f.In.Touch, s.Pressed && s.Sheet && f.In.Touch:
		b.pointed = c
		b.show(f, cardPanel)
	case s.Clicked:
		b.add(f, c, box)
	}
	if !visible {
		return
	}
	if why != "" {
		f.Hint(box, s, why)
	}
	f.Ghost(name, func(at ui.Point) { b.drawing.DrawShip(f.Canvas, c, render.Around(at, 64, 64)) })
	p := f.Palette
	color := p.SideColor(int(b.side))
	style := p.SidePanel(int(b.side)).Filled(p.Panel).With(color.Alpha(0.7), 1)
	if b.pointed == c {
		style = style.Filled(p.PanelLight).With(p.Legal, 2)
	}
	f.Panel(box, style)
	alpha := 1.0
	if why != "" {
		alpha = 0.6
	}
	f.Fade(alpha, func() {
		switch {
		case box.W > 2.5*box.H:
			b.drawRow(f, box, c)
		case box.H < 130:
			b.drawLowTile(f, box, c)
		default:
			b.drawTile(f, box, c)
		}
	})
	f.FocusRing(box, s, style.Corner, style.Radius)
}

// drawTile draws a ship: what it costs, its drawing, its name, its hull, and how many are in the fleet.
func (b *Builder) drawTile(f *ui.Frame, box ui.Rect, c rules.Card) {
	p := f.Palette
	inner := box.InsetXY(10, 7)
	head, rest := inner.CutTop(22)
	f.Text(b.words.Say("class."+strconv.Itoa(int(c.Class()))), head, p.Label())
	cost := f.Text(strconv.Itoa(c.Cost()), head, p.Number().Sized(18).In(p.SideColor(int(b.side))).AtRight())
	b.drawMark(f, ui.Box(cost.X-20, head.Y, 15, head.H), c)
	foot, rest := rest.CutBottom(24)
	name, picture := rest.CutBottom(40)
	b.drawing.DrawShip(f.Canvas, c, picture.Middle(picture.H+8, picture.H+8))
	if c.Group() != "" {
		f.Sign("unique", ui.Box(inner.Right()-17, head.Bottom()+2, 16, 16), p.Amber)
	}
	f.Label(b.nameByWords(f, c, name.W, p.Name()), name, p.Name().Tightly())
	f.Text(b.hull(c), foot, p.Label())
	b.drawCount(f, foot, c)
}

// drawLowTile does so where there is little height.
func (b *Builder) drawLowTile(f *ui.Frame, box ui.Rect, c rules.Card) {
	p := f.Palette
	inner := box.InsetXY(8, 5)
	head, rest := inner.CutTop(20)
	f.Text(strconv.Itoa(c.Cost()), head, p.Number().Sized(17).In(p.SideColor(int(b.side))).AtRight())
	f.Text(b.hull(c), head, p.Label())
	name, picture := rest.CutBottom(22)
	b.drawing.DrawShip(f.Canvas, c, picture.Square())
	f.Label(b.drawing.ShortName(c), name, p.Name())
	count, _ := picture.CutBottom(24)
	b.drawCount(f, count, c)
	b.drawMark(f, ui.Box(inner.X, head.Bottom(), 15, 18), c)
	if c.Group() != "" {
		f.Sign("unique", ui.Box(inner.Right()-17, head.Bottom()+1, 16, 16), p.Amber)
	}
}

// drawRow draws it as a row of a list.
func (b *Builder) drawRow(f *ui.Frame, box ui.Rect, c rules.Card) {
	p := f.Palette
	inner := box.InsetXY(10, 4)
	picture, rest := inner.CutLeft(50)
	b.drawing.DrawShip(f.Canvas, c, picture.Square())
	_, rest = rest.CutLeft(10)
	cost, rest := rest.CutRight(44)
	f.Text(strconv.Itoa(c.Cost()), cost, p.Number().Sized(19).In(p.SideColor(int(b.side))).AtRight())
	mark, rest := rest.CutRight(20)
	b.drawMark(f, mark, c)
	count, rest := rest.CutRight(44)
	b.drawCount(f, count.Middle(count.W, 24), c)
	upper, lower := rest.Middle(rest.W, 44).CutTop(24)
	f.Text(b.nameIn(f, c, upper.W, p.Name()), upper, p.Name())
	f.Text(b.words.Say("class."+strconv.Itoa(int(c.Class())))+" · "+b.hull(c), lower, p.Label())
}

// nameIn is the whole name of a ship, or the short one where that does not fit.
func (b *Builder) nameIn(f *ui.Frame, c rules.Card, width float64, style render.TextStyle) string {
	if name := b.drawing.Name(c); f.TextWidth(name, style) <= width {
		return name
	}
	return b.drawing.ShortName(c)
}

// nameByWords is the whole name of a ship for two lines, or the short one where it needs more.
func (b *Builder) nameByWords(f *ui.Frame, c rules.Card, width float64, style render.TextStyle) string {
	name := b.drawing.Name(c)
	for _, word := range strings.Fields(name) {
		if f.TextWidth(word, style) > width {
			return b.drawing.ShortName(c)
		}
	}
	if len(f.Wrap(name, width, style)) > 2 {
		return b.drawing.ShortName(c)
	}
	return name
}

// drawMark draws where the cost of a ship comes from.
func (b *Builder) drawMark(f *ui.Frame, box ui.Rect, c rules.Card) {
	table.DrawOrigin(f.Canvas, table.Origin(c, "cost"), box.Middle(15, 15))
}

// drawCount draws at the right of a line how many are in the fleet.
func (b *Builder) drawCount(f *ui.Frame, line ui.Rect, c rules.Card) {
	p := f.Palette
	if n := b.fleet.Count(c); n > 0 {
		pill, _ := line.CutRight(40)
		pill = pill.Middle(40, 22)
		f.Panel(pill, render.PanelStyle{Corner: render.Pill, Fill: p.SideColor(int(b.side))})
		f.Text("×"+strconv.Itoa(n), pill, p.Name().In(p.Space).Centered())
	}
}

// hull says what a ship bears: on both sides of its card.
func (b *Builder) hull(c rules.Card) string {
	n := strconv.Itoa(c.Face(false).Hull())
	if c.HasReduced() {
		n += "/" + strconv.Itoa(c.Face(true).Hull())
	}
	return b.words.Say("fleet.hull", assets.Args{"n": n})
}
