package field

import "holoboard/render"

// A Space is what something covers, a square of squares, and the way that it looks there.
type Space struct {
	X, Y float64 // its upper left corner, in squares
	Size float64
	Way  float64 // of a nose
}

// Middle is its middle on the screen.
func (s Space) Middle(v *View) render.Point { return v.Point(s.X+s.Size/2, s.Y+s.Size/2) }

// Box is where it is on the screen.
func (s Space) Box(v *View) render.Rect {
	w := s.Size * v.Unit()
	return render.Around(s.Middle(v), w, w)
}

// FaceAt is the middle of a face of a token in it on the screen.
func (s Space) FaceAt(v *View, face int) render.Point {
	return s.Off(v, s.Way+float64(face), 0.46*s.Size)
}

// Off is a place on the screen so many squares from its middle along a way.
func (s Space) Off(v *View, way, squares float64) render.Point {
	return v.ahead(s.Middle(v), way, squares*v.Unit())
}

// Glide is the space of a token at a share t of its way to another one: its nose, which turns the shorter way round, is there first.
func (s Space) Glide(to Space, t float64) Space {
	turn := to.Way - s.Way
	if turn > 2 {
		turn -= 4
	} else if turn < -2 {
		turn += 4
	}
	come := render.InOut(t)
	s.X, s.Y = render.Between(s.X, to.X, come), render.Between(s.Y, to.Y, come)
	s.Way += turn * min(t*1.6, 1)
	return s
}
