package cards

import (
	"math"
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/pictures"
)

// badge is where the cost of a card stands, or a fate's priority: a round for Light, a hexagon for Dark, a diamond for fates.
func badge(p *render.Pen, card *rules.Card, at render.Point, radius float64) {
	path := &render.Path{}
	switch {
	case card.Type == rules.Fate:
		path.RegularPolygon(at, radius*1.15, 4, -math.Pi/2)
	case card.Side == rules.Dark:
		path.RegularPolygon(at, radius*1.08, 6, math.Pi/6)
	default:
		path.Circle(at, radius)
	}
	p.Fill(path, render.Hex(0x070C1C))
	p.Stroke(path, render.Stroke{Color: pictures.ColorOf(card.Of), Width: max(radius*0.13, 1)})
}

// number is what stands in a card's badge: its cost, or a fate's priority.
func number(card *rules.Card) string {
	if card.Type == rules.Fate {
		return strconv.Itoa(int(card.Priority))
	}
	return strconv.Itoa(int(card.Cost))
}

// rhombs are Force icons, one below the other.
func rhombs(p *render.Pen, n uint8, at render.Point, k float64) {
	for i := range n {
		y := at.Y + float64(i)*21*k
		rhomb := (&render.Path{}).Polygon(render.Point{X: at.X, Y: y}, render.Point{X: at.X + 7*k, Y: y + 9.5*k}, render.Point{X: at.X, Y: y + 19*k}, render.Point{X: at.X - 7*k, Y: y + 9.5*k})
		p.Fill(rhomb, render.Hex(0xF6FAFF))
		p.Stroke(rhomb, render.Stroke{Color: render.Hex(0x070C1C), Width: 2 * k})
	}
}

// iconColors are those of fighting icons, which are drawn as the token that they place.
var iconColors = [...]render.Color{rules.UnitDamage: render.Hex(0xFF6A78), rules.Tactics: render.Hex(0xE8F0FF), rules.BlastDamage: render.Hex(0xFFC36B)}

// idle is the colour of icons that do not count now.
var idle = render.Hex(0x6A7A98)

var iconTokens = [...]string{rules.UnitDamage: "unit_damage", rules.Tactics: "tactics", rules.BlastDamage: "blast"}

// edgeTokens are the signs of those that count with the edge alone.
var edgeTokens = [...]string{rules.UnitDamage: "edge_unit_damage", rules.Tactics: "edge_tactics", rules.BlastDamage: "edge_blast"}

// An Edge is what is known of the edge while icons are shown that count with it alone.
type Edge uint8

// What is known.
const (
	EdgeOpen Edge = iota // they are hollow
	EdgeWon              // filled
	EdgeLost             // grey
)

// Icon draws a fighting icon alone.
func Icon(c *render.Canvas, i rules.Icon, box render.Rect) {
	Token(c, iconTokens[i], box.Square(), iconColors[i])
}

// Icons draws the fighting icons of a card in a line, from the left. From three of a kind on, or where there is no room, one with a number stands for all.
func Icons(c *render.Canvas, icons rules.Icons, edge Edge, line render.Rect) {
	size := line.H
	if iconsWidth(c, icons, size, false) > line.W {
		drawIcons(c, icons, edge, line, true)
		return
	}
	drawIcons(c, icons, edge, line, false)
}

// each calls do for the icons of a card, those that count always before those with the edge.
func each(icons rules.Icons, do func(icon int, hollow bool, n int)) {
	for i := range icons.Always {
		if n := int(icons.Always[i]); n > 0 {
			do(i, false, n)
		}
		if n := int(icons.WithEdge[i]); n > 0 {
			do(i, true, n)
		}
	}
}

const iconGap = 1.5

// iconsWidth is how wide icons of a size are, points.
func iconsWidth(c *render.Canvas, icons rules.Icons, size float64, close bool) (w float64) {
	each(icons, func(_ int, _ bool, n int) {
		if n > 2 || close {
			w += size + iconGap
			if n > 1 {
				w += size * 0.62
			}
			return
		}
		w += float64(n) * (size + iconGap)
	})
	return w
}

func drawIcons(c *render.Canvas, icons rules.Icons, edge Edge, line render.Rect, close bool) {
	x, size := line.X, line.H
	each(icons, func(i int, hollow bool, n int) {
		name, color := iconTokens[i], iconColors[i]
		if hollow && edge != EdgeWon {
			name = edgeTokens[i]
		}
		if hollow && edge == EdgeLost {
			color = idle
		}
		many := n > 2 || close
		for k := 0; k < n && (k == 0 || !many); k++ {
			Token(c, name, render.Box(x, line.Y, size, size), color)
			x += size + iconGap
		}
		if many && n > 1 {
			c.Text(strconv.Itoa(n), render.Box(x, line.Y, size, size), render.TextStyle{Face: render.Figures, Size: size * 0.9, Color: color.Mix(white, 0.3)})
			x += size * 0.62
		}
	})
}

// pipsOf are the sizes of pips: squares one beside the other, so many in a row.
type pipsOf struct {
	n, hit, row int
	size, gap   float64
}

// DrawPips draws what a card can still bear: a square for each point, red and cracked where it is damaged.
func (k pipsOf) draw(c *render.Canvas, at render.Point) {
	rows := (k.n + k.row - 1) / k.row
	wide := float64(min(k.n, k.row))*(k.size+k.gap) - k.gap
	high := float64(rows)*(k.size+k.gap) - k.gap
	render.Art(c, k, render.Box(at.X, at.Y, wide, high), func(p *render.Pen, k pipsOf) {
		for i := range k.n {
			x, y := float64(i%k.row)*(k.size+k.gap), float64(i/k.row)*(k.size+k.gap)
			pip(p, render.Box(x, y, k.size, k.size), i < k.hit)
		}
	})
}

func pip(p *render.Pen, box render.Rect, hit bool) {
	if !hit {
		p.Fill(rect(box), render.Hex(0x0A1326))
		p.Stroke(rect(box.Inset(0.6)), render.Stroke{Color: render.Hex(0xC8D6F0), Width: 1.2})
		return
	}
	p.Fill(rect(box), render.Hex(0xFF4D5E))
	s := box.W
	crack := (&render.Path{}).MoveTo(box.X+s*0.2, box.Y).LineTo(box.X+s*0.55, box.Y+s*0.45).LineTo(box.X+s*0.35, box.Y+s*0.55).LineTo(box.X+s*0.75, box.Bottom())
	p.Stroke(crack, render.Stroke{Color: render.Hex(0x2A0508), Width: max(1, s*0.16)})
}
