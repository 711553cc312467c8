package cards

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/pictures"
)

// The sizes of a whole objective of the usual width, points.
const (
	wideWidth = 300
	wideHead  = 40
	wideFoot  = 26
)

// wide is a whole objective, or an affiliation card, as it is painted once.
type wide struct {
	title rules.Title
	blank bool // it says nothing: the picture takes its room
}

// drawWide draws a whole objective.
func (s *Speaker) drawWide(c *render.Canvas, t rules.Title, box render.Rect) {
	k, card, p := box.W/wideWidth, t.Card(), &c.Palette
	key := wide{t, len(s.Says(t)) == 0}
	render.Art(c, key, box.Inset(-margin*k), paintWide)
	c.Label(s.Name(t), render.Box(box.X+14*k, box.Y+3*k, box.W-56*k, (wideHead-6)*k), p.Title().Sized(18*k).Tightly())
	foot := render.Box(box.X+12*k, box.Bottom()-wideFoot*k, box.W-24*k, wideFoot*k)
	n := int(card.Health)
	room := float64(n) * 11.5 * k
	pipsOf{n: max(n, 1), row: max(n, 1), size: 9.6 * k, gap: 1.9 * k}.drawIf(n > 0, c, render.Point{X: foot.Right() - room, Y: foot.Y + 8*k})
	line, _ := foot.CutLeft(foot.W - room - 6*k)
	style := p.Name().Sized(12 * k).In(colorOf(t).Mix(white, 0.2))
	c.Text(s.Line(t), line, c.FittedIn(s.Line(t), line, style))
	if !key.blank {
		text := render.Box(box.X+box.W*0.46+10*k, box.Y+(wideHead+6)*k, box.W*0.54-20*k, box.H-(wideHead+wideFoot+10)*k)
		s.drawSays(c, t, text, 13*k)
	}
}

func (k pipsOf) drawIf(any bool, c *render.Canvas, at render.Point) {
	if any {
		k.draw(c, at)
	}
}

// paintWide paints all of a whole objective but its words.
func paintWide(p *render.Pen, key wide) {
	k := p.W / (wideWidth + 2*margin)
	card, color := key.title.Card(), colorOf(key.title)
	box := fill(p, margin*k)
	outline := Frame(card.Side, box, box.W*0.045)
	p.Fill(outline, ground)
	window := render.Box(box.X, box.Y+wideHead*k, box.W, box.H-(wideHead+wideFoot)*k)
	if !key.blank {
		window.W *= 0.46
	}
	p.Inside(outline, func(q *render.Pen) {
		q.Fill(rect(render.Box(0, 0, p.W, window.Y)), tinted(card.Of))
		pictures.Of(key.title, pictures.Whole).Lay(q, window)
		line := render.Stroke{Color: color.Alpha(0.5), Width: max(k, 0.7)}
		q.Stroke((&render.Path{}).MoveTo(0, window.Y).LineTo(p.W, window.Y).MoveTo(0, window.Bottom()).LineTo(p.W, window.Bottom()).
			MoveTo(window.Right(), window.Y).LineTo(window.Right(), window.Bottom()), line)
	})
	p.Stroke(outline, render.Stroke{Color: color, Width: 2.6 * k})
	p.Stroke((&render.Path{}).MoveTo(box.X+box.W*0.06, box.Bottom()+4*k).LineTo(box.Right()-box.W*0.06, box.Bottom()+4*k), render.Stroke{Color: render.Hex(0xFFC36B).Alpha(0.7), Width: 2.4 * k})
	pictures.LayEmblem(p, card.Of, render.Around(render.Point{X: box.Right() - 20*k, Y: box.Y + 20*k}, 22*k, 22*k))
	for i := range card.Resources {
		at := render.Point{X: box.X + (18+19*float64(i))*k, Y: window.Y + 16*k}
		pictures.LayToken(p, "resource", render.Around(at, 21*k, 21*k), render.Hex(0xF2D16B))
	}
}
