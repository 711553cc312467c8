package cards

import (
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/pictures"
)

// A Plate is an objective on the table.
type Plate struct {
	Title    rules.Title
	Name     string
	Capacity int
	Damage   int
	Focus    int
	Shield   bool
	Clips    []rules.Title
	Captives int
	Ribbon   string // what is said of it at its edge, or nothing
	Engaged  bool   // it is attacked just now
}

// The usual size of a plate, points.
const (
	PlateWidth  = 172
	PlateHeight = 72
)

// plateArt is what is painted once of a plate.
type plateArt struct {
	title  rules.Title
	dim    bool
	shield bool
	line   render.Color
	width  float64
}

// Draw draws a plate that fills a box.
func (t *Plate) Draw(c *render.Canvas, box render.Rect, state board.State) {
	k := box.H / PlateHeight
	key := plateArt{title: t.Title, dim: t.Focus > 0, shield: t.Shield, line: colorOf(t.Title), width: 2}
	if key.dim {
		key.line = key.line.Mix(render.Hex(0x0A1226), 0.35)
	}
	if t.Engaged {
		key.line, key.width = c.Palette.Text, 3
		c.Glow(box.Center(), box.W*0.55, c.Palette.Warning.Alpha(0.22))
	}
	key.line, key.width = lineOf(&c.Palette, key.line, key.width, state)
	if state.Lit {
		c.Glow(box.Center(), box.W*0.6, c.Palette.Legal.Alpha(0.4))
	}
	render.Art(c, key, box.Inset(-12*k), paintPlate)
	window := windowOf(box)
	text := render.Box(box.X+window+6*k, box.Y+4*k, box.W-window-10*k, box.H-8*k)
	style := c.Palette.Name().Sized(13.5 * k).Tightly()
	if key.dim {
		style = style.In(render.Hex(0xB4C2DC))
	}
	row := 7
	rows := (t.Capacity + row - 1) / row
	name, _ := text.CutTop(text.H - float64(rows)*11*k - k)
	c.Paragraph(t.Name, name, within(c, t.Name, name, style))
	pips := pipsOf{n: max(t.Capacity, 1), hit: min(t.Damage, t.Capacity), row: row, size: 9 * k, gap: 1.8 * k}
	pips.drawIf(t.Capacity > 0, c, render.Point{X: text.X, Y: box.Bottom() - 4*k - float64(rows)*10.8*k})
	t.drawTokens(c, box, k)
	if state.Lit { // in its own picture: above it lie the pips of another one
		c.Chevron(render.Point{X: box.X + 24*k, Y: box.Bottom() - 8*k}, 9*k, c.Palette.Legal)
	}
}

// windowOf is how wide the picture of a plate is: a narrow plate leaves its name half of it.
func windowOf(box render.Rect) float64 { return min(box.H*1.05, box.W*0.46) }

// drawTokens draws focus, what lies on it, and who is captured at it.
func (t *Plate) drawTokens(c *render.Canvas, box render.Rect, k float64) {
	for i := range min(t.Focus, 3) {
		Token(c, "focus", FocusOnPlate(box).Move(-15*float64(i)*k, 0), white)
	}
	for i, e := range t.Clips[:min(len(t.Clips), 3)] {
		Chip(c, e, render.Box(box.Right()-(12+24*float64(i))*k, box.Y-8*k, 21*k, 18*k))
	}
	if t.Captives > 0 {
		at := CaptivesOn(box)
		Token(c, "captured", at, c.Palette.Amber)
		c.Text(strconv.Itoa(t.Captives), render.Box(at.X-16*k, at.Y, 14*k, at.H), c.Palette.Number().Sized(13*k).AtRight())
	}
	if t.Ribbon != "" {
		style := c.Palette.Label().Sized(11 * k)
		wide := c.TextWidth(t.Ribbon, style) + 12*k
		ribbon := render.Box(box.X, box.Y+26*k, wide, 16*k) // over the picture, where neither name nor pips are
		c.Fill(ribbon, render.Hex(0x3A4664))
		c.Text(t.Ribbon, ribbon, style.Centered().In(c.Palette.Text))
	}
}

// CaptivesOn is where the sign of captured cards stands on an objective in a box: over its pips, which reach there.
func CaptivesOn(box render.Rect) render.Rect {
	k := box.H / PlateHeight
	return render.Box(box.Right()-26*k, box.Bottom()-39*k, 20*k, 20*k)
}

// paintPlate paints a plate but its words and tokens.
func paintPlate(p *render.Pen, key plateArt) {
	k := p.H / (PlateHeight + 24)
	box := fill(p, 12*k)
	card, color := key.title.Card(), colorOf(key.title)
	frame := Frame(card.Side, box, box.H*0.12)
	window := render.Box(box.X, box.Y, windowOf(box), box.H)
	p.Inside(frame, func(q *render.Pen) {
		q.Fill(rect(box), color.Mix(render.Hex(0x0A1226), 0.86))
		pictures.Of(key.title, pictures.Whole).Lay(q, window)
		if key.dim {
			q.Fill(rect(window), render.Hex(0x05070F).Alpha(0.5))
		}
		q.Stroke((&render.Path{}).MoveTo(window.Right(), box.Y).LineTo(window.Right(), box.Bottom()), render.Stroke{Color: color.Alpha(0.5), Width: 1})
	})
	p.Stroke(frame, render.Stroke{Color: key.line, Width: key.width})
	for i := range card.Resources {
		at := render.Point{X: box.X + (11+15*float64(i))*k, Y: box.Y + 12*k}
		pictures.LayToken(p, "resource", render.Around(at, 17*k, 17*k), render.Hex(0xF2D16B))
	}
	if key.shield {
		arc(p, box, k, 6) // the name stands below it
	}
}
