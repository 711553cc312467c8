package cards

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
)

// Frame is the form of whatever a side has: round corners for Light, cut ones for Dark. The radius is in points.
func Frame(side rules.Side, box render.Rect, radius float64) *render.Path {
	corner := render.Round
	if side == rules.Dark {
		corner = render.Cut
	}
	return render.PanelPath(box, corner, radius, radius)
}

// Outline is the silhouette of a card, by which its type is told: an event's upper right corner is torn off along a lightning line, a
// fate is a kite, an enhancement has a tongue at its left edge that shows when it is tucked under another card. A fate's point and the tongue reach
// beyond the box.
func Outline(of rules.Type, side rules.Side, box render.Rect) *render.Path {
	radius := box.W * 0.07
	switch of {
	case rules.EventCard:
		return torn(side, box, radius)
	case rules.Fate:
		return kite(side, box, radius)
	}
	return Frame(side, box, radius)
}

// below adds the two lower corners and the upper left one to a path that has come down the right edge.
func below(p *render.Path, side rules.Side, box render.Rect, radius float64, left float64) *render.Path {
	right, bottom := box.Right(), box.Bottom()
	p.LineTo(right, bottom-radius)
	if side == rules.Dark {
		p.LineTo(right-radius, bottom).LineTo(box.X+radius, bottom).LineTo(box.X, bottom-radius)
	} else {
		p.QuadTo(right, bottom, right-radius, bottom).LineTo(box.X+radius, bottom).QuadTo(box.X, bottom, box.X, bottom-radius)
	}
	return p.LineTo(box.X, left)
}

func torn(side rules.Side, box render.Rect, radius float64) *render.Path {
	x, y, b := box.X+box.W*0.72, box.Y, box.W*0.064
	p := (&render.Path{}).MoveTo(box.X+radius, y).LineTo(x+b, y).LineTo(x+b*0.2, y+b*1.5).LineTo(x+b*2, y+b*1.5).
		LineTo(x+b*1.4, y+b*2.9).LineTo(box.Right(), y+b*3.2)
	below(p, side, box, radius, y+radius)
	if side == rules.Dark {
		return p.LineTo(box.X+radius, y).Close()
	}
	return p.QuadTo(box.X, y, box.X+radius, y).Close()
}

func kite(side rules.Side, box render.Rect, radius float64) *render.Path {
	point := box.H * 0.13
	p := (&render.Path{}).MoveTo(box.Center().X, box.Y-point*0.35).LineTo(box.Right(), box.Y+point)
	return below(p, side, box, radius, box.Y+point).Close()
}

// tongue is what an enhancement has at its left edge.
func tongue(box render.Rect) *render.Path {
	wide := box.W * 0.085
	return (&render.Path{}).MoveTo(box.X, box.Y+box.H*0.36).LineTo(box.X-wide, box.Y+box.H*0.36+wide*0.6).
		LineTo(box.X-wide, box.Y+box.H*0.62-wide*0.6).LineTo(box.X, box.Y+box.H*0.62).Close()
}

// eye is the window of a fate's picture.
func eye(box render.Rect, k float64) *render.Path {
	y, over := box.Center().Y, 18*k
	left, right := box.X+6*k, box.Right()-6*k
	p := (&render.Path{}).MoveTo(left, y)
	half := func(from, to, top float64) {
		const steps = 24
		for i := 1; i <= steps; i++ {
			t := float64(i) / steps
			u := 1 - t
			in := 44 * k
			if to < from {
				in = -in
			}
			p.LineTo(u*u*u*from+3*u*u*t*(from+in)+3*u*t*t*(to-in)+t*t*t*to, u*u*u*y+3*u*u*t*top+3*u*t*t*top+t*t*t*y)
		}
	}
	half(left, right, box.Y-over)
	half(right, left, box.Bottom()+over)
	return p.Close()
}
