// Package steer says where the nose of a ship is chosen: in four places around it, never by where in a square a pointer happened to be.
package steer

import (
	"math"

	rules "holoboard/game/starship"
	"holoboard/render"
)

// Place is one of the four places, so large, for the way from a ship's middle to an arrow beside it. None lies on another, and all
// within a part of the screen, near whose edge they draw together beside the ship.
func Place(middle, arrow render.Point, size float64, within render.Rect) render.Rect {
	d := arrow.Sub(middle)
	far := max(size, math.Hypot(d.X, d.Y))
	reach := far + size/2
	at := render.Point{X: held(middle.X, within.X+reach, within.Right()-reach), Y: held(middle.Y, within.Y+reach, within.Bottom()-reach)}
	if math.Abs(d.X) > math.Abs(d.Y) {
		at.X += math.Copysign(far, d.X)
	} else {
		at.Y += math.Copysign(far, d.Y)
	}
	return render.Around(at, size, size)
}

func held(x, least, most float64) float64 { return min(max(x, least), max(least, most)) }

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
