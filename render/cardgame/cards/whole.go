package cards

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/pictures"
)

// The sizes of a whole card of the usual width, points; others are drawn in proportion.
const (
	wholeWidth  = 240
	wholeHeight = 336
	margin      = 14 // around a card, for what reaches beyond it

	headHigh  = 46
	artHigh   = 128
	enhArt    = 112 // of an enhancement
	pointHigh = 14  // more at the top of a fate
	footHigh  = 34
)

// whole is a whole card as it is painted once.
type whole struct{ title rules.Title }

// divided are the parts of a whole card, points of the usual width from its upper left corner.
func divided(of rules.Type) (top, artY, art float64) {
	art = artHigh
	if of == rules.Fate {
		top = pointHigh
	}
	if of == rules.Enhancement {
		art = enhArt
	}
	return top, headHigh + top, art
}

// WholeIn is the largest whole card of a title that fits into a box: objectives lie, all others stand.
func WholeIn(t rules.Title, box render.Rect) render.Rect {
	ratio := float64(wholeHeight) / wholeWidth
	if t.Card().Type == rules.Objective || t.Card().Type == rules.AffiliationCard {
		ratio = 2.0 / 3
	}
	w := min(box.W, box.H/ratio)
	return box.Middle(w, w*ratio)
}

// Draw draws a whole card in the middle of a box.
func (s *Speaker) Draw(c *render.Canvas, t rules.Title, box render.Rect) {
	box = WholeIn(t, box)
	if card := t.Card(); card.Type == rules.Objective || card.Type == rules.AffiliationCard {
		s.drawWide(c, t, box)
		return
	}
	k := box.W / wholeWidth
	render.Art(c, whole{t}, box.Inset(-margin*k), paintWhole)
	s.drawHead(c, t, box, k)
	s.drawBody(c, t, box, k)
}

// paintWhole paints all of a whole card but its words.
func paintWhole(p *render.Pen, key whole) {
	k := p.W / (wholeWidth + 2*margin)
	card, color := key.title.Card(), colorOf(key.title)
	box := fill(p, margin*k)
	top, artY, art := divided(card.Type)
	outline := Outline(card.Type, card.Side, box)
	if card.Type == rules.Enhancement {
		p.Fill(tongue(box), color)
	}
	if card.Type == rules.Unit { // it stands on a foot of light
		p.Fill(rect(render.Box(box.X-13*k, box.Bottom(), box.W+26*k, 9*k)), color.Alpha(0.25))
		p.Fill(rect(render.Box(box.X-7*k, box.Bottom()+3*k, box.W+14*k, 5*k)), color.Mix(white, 0.4))
	}
	p.Fill(outline, ground)
	window := render.Box(box.X, box.Y+artY*k, box.W, art*k)
	p.Inside(outline, func(q *render.Pen) {
		q.Fill(rect(render.Box(0, 0, p.W, box.Y+(headHigh+20+top)*k)), tinted(card.Of))
		layWindow(q, key.title, window, k)
	})
	p.Stroke(outline, render.Stroke{Color: color, Width: 2.6 * k})
	if card.Type == rules.Fate {
		badge(p, card, render.Point{X: box.Center().X, Y: box.Y + 3*k}, 15*k)
		pictures.LayEmblem(p, card.Of, render.Around(render.Point{X: box.Right() - 20*k, Y: box.Y + 42*k}, 22*k, 22*k))
	} else {
		badge(p, card, render.Point{X: box.X + 27*k, Y: box.Y + 24*k}, 16*k)
		at := render.Point{X: box.Right() - 20*k, Y: box.Y + 24*k}
		if card.Type == rules.EventCard {
			at.Y = window.Bottom() - 16*k
		}
		pictures.LayEmblem(p, card.Of, render.Around(at, 22*k, 22*k))
	}
	rhombs(p, card.Force, render.Point{X: box.X + 15*k, Y: window.Y + 6*k}, k)
	for i := range card.Resources {
		at := render.Point{X: box.Right() - (18+18*float64(i))*k, Y: window.Y + 18*k}
		pictures.LayToken(p, "resource", render.Around(at, 20*k, 20*k), render.Hex(0xF2D16B))
	}
}

// layWindow paints the picture into the window that the type has: an eye for fates, a rounded one for enhancements, with rays for events.
func layWindow(p *render.Pen, t rules.Title, window render.Rect, k float64) {
	card, color := t.Card(), colorOf(t)
	picture := pictures.Of(t, pictures.Whole)
	var frame *render.Path
	switch card.Type {
	case rules.Fate:
		frame = eye(window, k)
	case rules.Enhancement:
		inner := window.Middle(184*k, window.H-10*k)
		frame = Frame(card.Side, inner, 40*k)
	default:
		picture.Lay(p, window)
	}
	if frame != nil {
		p.Fill(rect(window), render.Hex(0x080D1C))
		p.Inside(frame, func(q *render.Pen) { picture.Lay(q, window) })
		p.Stroke(frame, render.Stroke{Color: color, Width: 2 * k})
	}
	if card.Type == rules.EventCard {
		for i := range 5 {
			x := window.X + window.W*(0.2+0.24*float64(i))
			p.Stroke((&render.Path{}).MoveTo(x, window.Y).LineTo(x-50*k, window.Bottom()), render.Stroke{Color: color.Mix(white, 0.5).Alpha(0.18), Width: 5 * k})
		}
	}
	for _, y := range []float64{window.Y, window.Bottom()} {
		p.Stroke((&render.Path{}).MoveTo(window.X, y).LineTo(window.Right(), y), render.Stroke{Color: color.Alpha(0.6), Width: max(k, 0.7)})
	}
}

// drawHead writes the badge's number and the name.
func (s *Speaker) drawHead(c *render.Canvas, t rules.Title, box render.Rect, k float64) {
	card, p := t.Card(), &c.Palette
	title := p.Title().Sized(17 * k).Tightly()
	name := s.Name(t)
	if card.Unique {
		name = "• " + name
	}
	figure := p.Title().Sized(20 * k).Centered()
	if card.Type == rules.Fate {
		c.Text(number(card), render.Around(render.Point{X: box.Center().X, Y: box.Y + 3*k}, 30*k, 24*k), figure)
		c.Label(name, render.Box(box.X+35*k, box.Y+20*k, box.W-70*k, 36*k), title.Centered())
		return
	}
	c.Text(number(card), render.Around(render.Point{X: box.X + 27*k, Y: box.Y + 24*k}, 32*k, 24*k), figure)
	right := 36.0
	if card.Type == rules.EventCard {
		right = 78
	}
	c.Label(name, render.Box(box.X+50*k, box.Y+4*k, box.W-(50+right)*k, 40*k), title)
}

// drawBody writes what a card is and says, and a unit's icons and what it can bear.
func (s *Speaker) drawBody(c *render.Canvas, t rules.Title, box render.Rect, k float64) {
	card, p := t.Card(), &c.Palette
	_, artY, art := divided(card.Type)
	line := render.Box(box.X+12*k, box.Y+(artY+art+5)*k, box.W-24*k, 17*k)
	kind := p.Name().Sized(12.5 * k).In(colorOf(t).Mix(white, 0.2))
	is := s.lineIn(c, t, line, kind)
	c.Text(is, line, c.FittedIn(is, line, kind))
	body := render.Box(line.X, line.Bottom()+4*k, line.W, box.Bottom()-line.Bottom()-10*k)
	if card.Type == rules.Unit {
		body.H -= footHigh * k
		foot := render.Box(box.X+10*k, box.Bottom()-28*k, box.W-20*k, 19*k)
		c.Line(render.Point{X: foot.X, Y: foot.Y - 5*k}, render.Point{X: foot.Right(), Y: foot.Y - 5*k}, 1, colorOf(t).Alpha(0.4))
		n := int(card.Health)
		pips := pipsOf{n: n, row: 10, size: 10 * k, gap: 2 * k}
		wide := float64(min(n, 10))*12*k - 2*k
		pips.draw(c, render.Point{X: foot.Right() - wide, Y: foot.Y + 4*k})
		icons, _ := foot.CutLeft(foot.W - wide - 8*k)
		Icons(c, card.Icons, EdgeOpen, icons)
	}
	s.drawSays(c, t, body, 13*k)
}

// lineIn is the line that says what a card is, without its type where a card is so small that all of it does not fit.
func (s *Speaker) lineIn(c *render.Canvas, t rules.Title, box render.Rect, style render.TextStyle) string {
	line := s.Line(t)
	if traits := s.traits(t.Card().Traits); traits != "" && c.TextWidth(line, c.FittedIn(line, box, style)) > box.W {
		return traits
	}
	return line
}

// drawSays writes the paragraphs of a card as large as they fit, up to a size.
func (s *Speaker) drawSays(c *render.Canvas, t rules.Title, box render.Rect, size float64) {
	says := s.Says(t)
	style := c.Palette.Body().Sized(size)
	height := func() (h float64) {
		for _, q := range says {
			h += c.RichHeight(q, box.W, style) + style.Size*0.28
		}
		return h
	}
	for style.Size > size*0.6 && height() > box.H {
		style.Size -= size * 0.04
	}
	for _, q := range says {
		_, box = box.CutTop(c.Rich(q, box, style) + style.Size*0.28)
	}
}
