// Package steer says where what belongs to a ship lies around it on the map, off other ships: the four places in which its nose is chosen,
// counters that hang in the air.
package steer

import (
	"math"

	rules "holoboard/game/starship"
	"holoboard/render"
)

// Place is one of the four places, so large, for the way from a ship's middle to an arrow beside it. None lies on another, and all
// within a part of the screen, near whose edge they draw together beside the ship. Each moves away from it until it lies over none of the
// other ships, or over least of them.
func Place(middle, arrow render.Point, size float64, within render.Rect, others []render.Rect) (best render.Rect) {
	d := arrow.Sub(middle)
	far := max(size, math.Hypot(d.X, d.Y))
	reach := far + size/2
	at := render.Point{X: held(middle.X, within.X+reach, within.Right()-reach), Y: held(middle.Y, within.Y+reach, within.Bottom()-reach)}
	way := render.Point{Y: math.Copysign(1, d.Y)}
	if math.Abs(d.X) > math.Abs(d.Y) {
		way = render.Point{X: math.Copysign(1, d.X)}
	}
	best = render.Around(at.Add(way.Times(far)), size, size)
	const step = 4
	for off, least := 0.0, math.Inf(1); off <= 2*size && least > 0; off += step {
		place := render.Around(at.Add(way.Times(far+off)), size, size)
		if hides := covered(place, others); hides < least && place.Within(within) {
			best, least = place, hides
		}
	}
	return best
}

// covered is how much of some ships lies under a place, square points.
func covered(place render.Rect, ships []render.Rect) (area float64) {
	for _, ship := range ships {
		if place.Overlaps(ship) {
			shared := place.Intersect(ship)
			area += shared.W * shared.H
		}
	}
	return area
}

func held(x, least, most float64) float64 { return min(max(x, least), max(least, most)) }

// Hang is where counters hang in the air beside a ship, in two columns: above it, or on the side where they lie over least of other ships and names.
func Hang(ship render.Rect, n int, others []render.Rect) (at []render.Point) {
	const step = 11 // points
	w, h := float64(2*step), float64((n+1)/2*step)
	middle := ship.Center()
	best, least := render.Rect{}, math.Inf(1)
	for _, box := range [...]render.Rect{
		render.Box(middle.X-w/2, ship.Y-h, w, h), render.Box(ship.X-w, middle.Y-h/2, w, h),
		render.Box(ship.Right(), middle.Y-h/2, w, h), render.Box(middle.X-w/2, ship.Bottom(), w, h),
	} {
		if hides := covered(box, others); hides < least {
			best, least = box, hides
		}
	}
	for i := range n {
		at = append(at, render.Point{X: best.X + step*(float64(i%2)+0.5), Y: best.Bottom() - step*(float64(i/2)+0.5)})
	}
	return at
}

// FaceTo is the face of a ship with its nose one way that looks another way.
func FaceTo(nose, way rules.Facing) rules.Face {
	switch way {
	case nose:
		return rules.Nose
	case nose.Right():
		return rules.Starboard
	case nose.Left():
		return rules.Port
	}
	return rules.Stern
}
