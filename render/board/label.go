package board

import (
	"math"

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
