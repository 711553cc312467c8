package cards

import (
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/pictures"
)

// A Tile is a unit as it lies on the table: its picture, its name in one line and fixed places, so that nothing overlaps however much lies
// there. Ready units stand on a foot of light; exhausted ones are sunk, and nothing else on the table is dimmed.
type Tile struct {
	Title     rules.Title
	Name      string
	Icons     rules.Icons // that it has now
	Edge      Edge
	Capacity  int
	Damage    int
	Focus     int
	Shield    bool
	Committed bool
	Clips     []rules.Title // enhancements on it
	Count     int           // of alike ones that lie as one, 0 for one alone
}

// The usual size of a tile, points; it is drawn in others as well.
const (
	TileWidth  = 80
	TileHeight = 100

	tileUnit   = 84 // in which its parts are measured
	tileFoot   = 32 // below the picture
	tileMargin = 16 // around it, for what reaches beyond
)

// tileArt is what is painted once of a tile.
type tileArt struct {
	title     rules.Title
	dim       bool
	line      render.Color
	width     float64 // of the line, points
	shield    bool
	committed bool
}

// Draw draws a tile that fills a box.
func (t *Tile) Draw(c *render.Canvas, box render.Rect, state board.State) {
	k := box.W / tileUnit
	exhausted := t.Focus > 0
	key := tileArt{title: t.Title, dim: exhausted, shield: t.Shield, committed: t.Committed, line: colorOf(t.Title), width: 1.8}
	if exhausted {
		key.line = key.line.Mix(render.Hex(0x0A1226), 0.45)
	}
	key.line, key.width = lineOf(&c.Palette, key.line, key.width, state)
	if state.Lit {
		c.Glow(box.Center(), box.H*0.8, c.Palette.Legal.Alpha(0.5))
	}
	render.Art(c, key, box.Inset(-tileMargin*k), paintTile)
	t.drawWords(c, box, k)
	t.drawTokens(c, box, k)
	t.drawClips(c, box, k)
	if state.Lit {
		c.Chevron(render.Point{X: box.Center().X, Y: box.Y - 9*k}, 9*k, c.Palette.Legal)
	}
}

// lineOf is the frame of a thing in a state: lit ones may be chosen, chosen ones are white.
func lineOf(p *render.Palette, color render.Color, width float64, s board.State) (render.Color, float64) {
	switch {
	case s.Refused:
		return p.Warning, 2.8
	case s.Planned, s.Pressed:
		return p.Text, 2.8
	case s.Lit || s.Over:
		return p.Legal, 2.8
	case s.Hover:
		return color.Mix(p.Text, 0.6), 2.2
	}
	return color, width
}

// paintTile paints a tile but its words, tokens and clips.
func paintTile(p *render.Pen, key tileArt) {
	k := p.W / (tileUnit + 2*tileMargin)
	card, color := key.title.Card(), colorOf(key.title)
	box := fill(p, tileMargin*k)
	outline := Frame(card.Side, box, box.W*0.09)
	if !key.dim {
		p.Blob(render.Point{X: box.Center().X, Y: box.Bottom() + 4*k}, box.W*0.6, 6*k, color.Alpha(0.5))
		p.Fill(rect(render.Box(box.X-4*k, box.Bottom()+1.5*k, box.W+8*k, 3.6*k)), color.Mix(white, 0.45))
	}
	window := render.Box(box.X, box.Y, box.W, box.H-tileFoot*k)
	p.Inside(outline, func(q *render.Pen) {
		q.Fill(rect(box), render.Hex(0x0A1226))
		pictures.Of(key.title, pictures.Tile).Lay(q, window)
		foot, line := render.Hex(0x0A1122), color.Alpha(0.3)
		if key.dim {
			q.Fill(rect(window), render.Hex(0x05070F).Alpha(0.56))
		} else {
			foot, line = color.Mix(render.Hex(0x0A1226), 0.8), color.Alpha(0.7)
		}
		q.Fill(rect(render.Box(box.X, window.Bottom(), box.W, tileFoot*k)), foot)
		q.Stroke((&render.Path{}).MoveTo(box.X, window.Bottom()).LineTo(box.Right(), window.Bottom()), render.Stroke{Color: line, Width: 1})
	})
	p.Stroke(outline, render.Stroke{Color: key.line, Width: key.width})
	if key.shield {
		arc(p, box, k, 18)
	}
	if key.committed {
		rhomb(p, card.Side, color, render.Point{X: box.Center().X, Y: box.Y - k}, k)
	}
}

// arc is a shield: a bow of light over the upper edge, whose ends hang down so far.
func arc(p *render.Pen, box render.Rect, k, ends float64) {
	const over = 5
	bow := (&render.Path{}).MoveTo(box.X-over*k, box.Y+ends*k)
	const steps = 20
	for i := 1; i <= steps; i++ {
		t := float64(i) / steps
		bow.LineTo(box.X-over*k+t*(box.W+2*over*k), box.Y+ends*k-4*t*(1-t)*(ends+over)*k)
	}
	p.Stroke(bow, render.Stroke{Color: render.Hex(0xCFF4FF), Width: 3 * k})
	p.Fill(bow, render.Hex(0x9FE8FF).Alpha(0.16))
}

// rhomb is a Force card on a committed unit.
func rhomb(p *render.Pen, side rules.Side, color render.Color, at render.Point, k float64) {
	fills, dot := render.Hex(0xFFF4DC), render.Hex(0x6A4A10)
	if side == rules.Dark {
		fills, dot = render.Hex(0x2A1E4A), white
	}
	shape := (&render.Path{}).RegularPolygon(at, 11*k, 4, -1.5707963)
	p.Fill(shape, fills)
	p.Stroke(shape, render.Stroke{Color: color.Mix(white, 0.6), Width: 2 * k})
	p.Fill((&render.Path{}).Circle(at, 2.6*k), dot)
}

// leastName is the size below which a name is left to the card that is shown beside, points.
const leastName = 9

// drawWords writes name and icons.
func (t *Tile) drawWords(c *render.Canvas, box render.Rect, k float64) {
	text := c.Palette.Text
	if t.Focus > 0 {
		text = render.Hex(0x9FB0CC)
	}
	foot := render.Box(box.X, box.Bottom()-tileFoot*k, box.W, tileFoot*k)
	name := render.Box(foot.X+2*k, foot.Y+k, foot.W-4*k, 16*k)
	style := c.Palette.Name().Sized(13.6 * k).In(text).Centered()
	for style.Size > leastName && c.TextWidth(t.Name, style) > name.W {
		style.Size -= 0.5
	}
	if style.Size >= leastName {
		c.Text(t.Name, name, style)
	}
	draw := func() { Icons(c, t.Icons, t.Edge, render.Box(foot.X+5*k, foot.Bottom()-15.5*k, foot.W-10*k, 12.5*k)) }
	if t.Focus > 0 {
		c.Fade(0.66, draw)
		return
	}
	draw()
}

// drawTokens draws what lies on it: what it can bear at the left, focus at the lower right.
func (t *Tile) drawTokens(c *render.Canvas, box render.Rect, k float64) {
	bottom := box.Bottom() - (tileFoot+3)*k
	if t.Capacity > 0 {
		columns := 1
		if t.Capacity > 5 {
			columns = 2
		}
		rows := (t.Capacity + columns - 1) / columns
		pips := pillar{n: t.Capacity, hit: min(t.Damage, t.Capacity), rows: rows, size: 7 * k, step: 8.4 * k}
		pips.draw(c, render.Box(box.X+2.4*k, bottom-(float64(rows)*8.4+1)*k, (float64(columns)*8.4+3)*k, (float64(rows)*8.4+2)*k))
	}
	at := FocusOnTile(box)
	size := at.W
	if t.Focus > 3 {
		Token(c, "focus", at, white)
		c.Text(strconv.Itoa(t.Focus), render.Box(at.X-20*k, at.Y, 18*k, size), c.Palette.Number().Sized(15*k).AtRight().Rimmed(c.Palette.Space))
		return
	}
	for i := range t.Focus {
		Token(c, "focus", at.Move(-15*k*float64(t.Focus-1-i), 0), white)
	}
}

// pillar are pips one above the other, from below.
type pillar struct {
	n, hit, rows int
	size, step   float64
}

func (k pillar) draw(c *render.Canvas, box render.Rect) {
	render.Art(c, k, box, func(p *render.Pen, k pillar) {
		p.Fill(rect(fill(p, 0)), render.Hex(0x05070F).Alpha(0.55))
		for i := range k.n {
			x := (k.step-k.size)/2 + 1 + float64(i/k.rows)*k.step
			y := p.H - float64(i%k.rows+1)*k.step
			pip(p, render.Box(x, y, k.size, k.size), i < k.hit)
		}
	})
}

// drawClips draws the first three enhancements at the upper right edge, and how many more there are.
func (t *Tile) drawClips(c *render.Canvas, box render.Rect, k float64) {
	const shown = 3
	for i, e := range t.Clips[:min(len(t.Clips), shown)] {
		Chip(c, e, render.Box(box.Right()-9*k, box.Y+(4+20*float64(i))*k, 20*k, 18*k))
	}
	if more := len(t.Clips) - shown; more > 0 {
		c.Text("+"+strconv.Itoa(more), render.Box(box.Right()-9*k, box.Y+62*k, 20*k, 14*k), c.Palette.Number().Sized(11*k).Centered().Rimmed(c.Palette.Space))
	}
	if t.Count > 1 {
		c.Text("×"+strconv.Itoa(t.Count), render.Box(box.X, box.Y+2*k, box.W-4*k, 18*k), c.Palette.Number().Sized(15*k).AtRight().Rimmed(c.Palette.Space))
	}
}
