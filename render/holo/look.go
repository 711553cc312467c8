package holo

import "math"

// A Look is how a title looks on the shelf, in its own light: shapes that are its own in grey too.
type Look struct {
	Rim   Rim
	Flat  func(b *Brush) // paints what lies on the pad, seen from above; it turns slowly
	Lift  float64        // of what lies over the pad, in its radii
	Stand func(b *Brush) // paints what stands over it, as the camera sees it; it sways
	Tall  float64        // the height of all of it, in radii of the pad
}

// A Rim goes around the pad.
type Rim struct {
	Arcs  []Arc
	Beads []Bead
	Ticks int // marks across the rim, each fourth one longer
}

// An Arc is a part of a circle around the pad, or all of it.
type Arc struct {
	R        float64 // in radii of the pad
	From, To float64 // radians, clockwise from the right
	Width    float64 // in that of a plain rim
	Faint    bool
	Dotted   bool
}

// A Bead lies on the rim.
type Bead struct{ R, Angle float64 }

// Circle is a whole circle around the pad.
func Circle(r, width float64, faint bool) Arc {
	return Arc{R: r, To: 2 * math.Pi, Width: width, Faint: faint}
}
