package board

import (
	"math"

	"holoboard/render"
)

// Beside is one of four places around a piece in which the way is chosen that it looks, so large: the one for the way from its middle to
// an arrow beside it. None lies on another, and all within a part of the screen, near whose edge they draw together beside the piece. Each
// moves away from it until it lies over none of the other pieces, or over least of them.
func Beside(middle, arrow render.Point, size float64, within render.Rect, others []render.Rect) (best render.Rect) {
	d := arrow.Sub(middle)
	far := max(size, math.Hypot(d.X, d.Y))
	reach := far + size/2
	at := render.Point{X: inside(middle.X, within.X+reach, within.Right()-reach), Y: inside(middle.Y, within.Y+reach, within.Bottom()-reach)}
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

// covered is how much of some pieces lies under a place, square points.
func covered(place render.Rect, pieces []render.Rect) (area float64) {
	for _, piece := range pieces {
		if place.Overlaps(piece) {
			shared := place.Intersect(piece)
			area += shared.W * shared.H
		}
	}
	return area
}

func inside(x, least, most float64) float64 { return min(max(x, least), max(least, most)) }

// Hang is where counters hang in the air beside a piece, in two columns: above it, or on the side where they lie over least of other pieces
// and names.
func Hang(piece render.Rect, n int, others []render.Rect) (at []render.Point) {
	const step = 11 // points
	w, h := float64(2*step), float64((n+1)/2*step)
	middle := piece.Center()
	best, least := render.Rect{}, math.Inf(1)
	for _, box := range [...]render.Rect{
		render.Box(middle.X-w/2, piece.Y-h, w, h), render.Box(piece.X-w, middle.Y-h/2, w, h),
		render.Box(piece.Right(), middle.Y-h/2, w, h), render.Box(middle.X-w/2, piece.Bottom(), w, h),
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
