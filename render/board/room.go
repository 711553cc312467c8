package board

import (
	"cmp"
	"math"
	"slices"

	"holoboard/render"
)

// room is what is free on the map.
type room struct {
	world render.Rect
	taken []render.Rect
}

// spot is a place found for a group and what speaks against it.
type spot struct {
	at    render.Point // from the middle of the place that it stands at
	cost  float64
	boxes []render.Rect
	whole render.Rect
}

// clash is the cost from which on things lie over one another.
const clash = 200

// widest is how far at most a group stands from where it would like to, along each axis.
const widest = 96

// offsets are ways from a wished place, the shortest first.
var offsets = func() (ways []render.Point) {
	for y := -84.0; y <= 84; y += 4 {
		for x := -widest + 0.0; x <= widest; x += 6 {
			ways = append(ways, render.Point{X: x, Y: y})
		}
	}
	slices.SortStableFunc(ways, func(a, b render.Point) int { return cmp.Compare(length(a), length(b)) })
	return ways
}()

func length(p render.Point) float64 { return math.Hypot(p.X, p.Y) }

// near lists what stands less than reach from a place, along each axis.
func (r *room) near(at render.Point, reach float64) (near []render.Rect) {
	window := render.Around(at, 2*reach, 2*reach)
	for _, t := range r.taken {
		if t.Overlaps(window) {
			near = append(near, t)
		}
	}
	return near
}

// find looks for the place near the wished one that costs least, and gives up when all that are left must cost more
// than limit.
func (r *room) find(center, ideal render.Point, others []render.Point, whole render.Rect, outline []render.Point, start, limit float64) spot {
	best := spot{cost: limit}
	for _, way := range offsets {
		cost := start + length(way)
		if cost >= best.cost {
			break
		}
		at := ideal.Add(way)
		box := whole.Move(center.X+at.X, center.Y+at.Y)
		cost += r.against(box, best.cost-cost)
		if cost >= best.cost {
			continue
		}
		if len(outline) > 0 && !Inside(outline, box.Center()) {
			const foreign = 60 // whose it is would not be clear
			cost += foreign
		}
		cost += doubt(box.Center(), center, others)
		if cost < best.cost {
			best = spot{at: at, cost: cost}
		}
	}
	return best
}

// doubt is what it costs that something stands hardly nearer to its own place than to another one.
func doubt(at, own render.Point, others []render.Point) (cost float64) {
	const clear, each = 26, 4
	nearest := math.Inf(1)
	for _, other := range others {
		nearest = min(nearest, length(at.Sub(other)))
	}
	return max(clear-nearest+length(at.Sub(own)), 0) * each
}

// against is what it costs that a box lies over others or over the edge; no more is looked for once that is enough to forbid it.
func (r *room) against(box render.Rect, enough float64) (cost float64) {
	if !box.Within(r.world) {
		seen := box.Intersect(r.world)
		cost += clash + 4*(box.W*box.H-seen.W*seen.H)
	}
	right, bottom := box.Right(), box.Bottom()
	for i := range r.taken {
		t := &r.taken[i]
		if t.X >= right || t.Y >= bottom || t.Right() <= box.X || t.Bottom() <= box.Y { // as nearly all
			continue
		}
		if shared := box.Intersect(*t); !shared.Empty() {
			if cost += clash + shared.W*shared.H; cost >= enough {
				return cost
			}
		}
	}
	return cost
}

// clear tells whether a place that was found before is still free.
func (r *room) clear(l *laying, center render.Point) bool {
	return r.against(l.whole.Move(center.X+l.at.X, center.Y+l.at.Y), clash) == 0
}
