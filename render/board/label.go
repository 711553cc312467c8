package board

import (
	"math"
	"strings"

	"holoboard/render"
)

// Label finds the place for a label of a size near a point of an area that hides least of what is taken there, and of those the
// nearest. Nothing lies over a ring around the point.
func Label(at, size render.Point, ring float64, area render.Rect, taken []render.Rect) render.Rect {
	const step, turns, reach, never = 8, 24, 12, 1000
	best, least := render.Rect{}, math.Inf(1)
	own := render.Around(at, 2*ring, 2*ring)
	for out := range reach {
		for turn := range turns {
			sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(turn)/turns)
			far := ring + 3 + step*float64(out)
			tag := render.Around(render.Point{X: at.X + cos*(far+size.X/2), Y: at.Y + sin*(far+size.Y/2)}, size.X, size.Y).KeepIn(area)
			cost := at.Distance(tag.Center()) / 1000
			if tag.Overlaps(own) {
				cost += never
			}
			for _, r := range taken {
				if tag.Overlaps(r) {
					cost++
				}
			}
			if cost < least {
				best, least = tag, cost
			}
		}
	}
	return best
}

// Shorter is a name without what stands in brackets, what stands in quotes alone, or its beginning.
func Shorter(name string) string {
	const long, beginning = 7, 5
	if _, quoted, ok := strings.Cut(name, "«"); ok {
		name = strings.TrimSuffix(quoted, "»")
	}
	before, _, cut := strings.Cut(name, " (")
	if letters := []rune(name); !cut && len(letters) > long {
		return strings.TrimRight(string(letters[:beginning]), " -’'") + "."
	}
	return before
}

// A Callout says in two lines what a ringed place of a picture is, with a line to it where it has no room beside it.
type Callout struct {
	Name, Note string
	Ink        render.Color
	Ring       float64 // the radius of the ring, points
}

// Draw draws it beside a place of an area, where it hides least of what is taken there, and returns where.
func (o *Callout) Draw(c *render.Canvas, at render.Point, area render.Rect, taken []render.Rect) render.Rect {
	p := &c.Palette
	name, note := p.Name().Sized(render.SizeLabel).Centered(), p.Label().In(o.Ink).Centered()
	w := max(c.TextWidth(o.Name, name), c.TextWidth(o.Note, note)) + 16
	tag := Label(at, render.Point{X: w, Y: 2*render.SizeLabel*1.35 + 4}, o.Ring, area, taken)
	end := render.Point{X: min(max(at.X, tag.X), tag.Right()), Y: min(max(at.Y, tag.Y), tag.Bottom())}
	if far := at.Distance(end); far > o.Ring {
		c.Line(at.Toward(end, o.Ring/far), end, 1, o.Ink)
	}
	c.Panel(tag, render.PanelStyle{Corner: render.Slight, Fill: p.Panel.Alpha(0.92), Line: o.Ink, Width: 1})
	rows := tag.InsetXY(0, 2).Rows(0, 1, 1)
	c.Text(o.Name, rows[0], name)
	c.Text(o.Note, rows[1], note)
	return tag
}
