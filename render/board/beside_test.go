package board

import (
	"testing"

	"holoboard/render"
)

// Wherever a piece stands, its four places are large enough for a finger, on the map, and none lies on another.
func TestPlacesLieBesideEachOther(t *testing.T) {
	const size = 44
	within := render.Box(32, 70, 350, 520)
	for x := within.X; x <= within.Right(); x += 12 {
		for y := within.Y; y <= within.Bottom(); y += 12 {
			middle := render.Point{X: x, Y: y}
			var places []render.Rect
			for _, d := range []render.Point{{X: 20}, {X: -20}, {Y: 20}, {Y: -20}} {
				p := Beside(middle, middle.Add(d), size, within, nil)
				if p.W < size || p.H < size || p.Intersect(within) != p {
					t.Fatalf("of a piece at %v one lies at %v", middle, p)
				}
				for _, other := range places {
					if p.Inset(0.01).Overlaps(other) {
						t.Fatalf("of a piece at %v one at %v lies on one at %v", middle, p, other)
					}
				}
				places = append(places, p)
			}
		}
	}
}

// A place moves away from its piece where another one stands beside it, and stays there where that brings nothing.
func TestPlacesLieOnNoPiece(t *testing.T) {
	const size = 44
	within, middle := render.Box(0, 0, 390, 520), render.Point{X: 190, Y: 260}
	beside := render.Around(middle.Add(render.Point{X: 40}), 20, 20)
	at := Beside(middle, middle.Add(render.Point{X: 20}), size, within, []render.Rect{beside})
	if at.Overlaps(beside) || at.Center().Y != middle.Y {
		t.Errorf("beside a piece at %v it lies at %v", beside, at)
	}
	wall := render.Box(200, 0, 190, 520)
	if near := Beside(middle, middle.Add(render.Point{X: 20}), size, within, []render.Rect{wall}); near.Center().X > middle.X+size {
		t.Errorf("where pieces stand everywhere it lies at %v", near)
	}
}

// Counters hang above a piece, or where they lie on no other.
func TestCountersHangOnNoOtherPiece(t *testing.T) {
	piece := render.Box(100, 100, 24, 24)
	for n := range 9 {
		above := Hang(piece, n, nil)
		beside := Hang(piece, n, []render.Rect{piece.Move(0, -24), piece.Move(-24, 0), piece.Move(0, 24)})
		if len(above) != n || len(beside) != n {
			t.Fatalf("of %d counters %d and %d hang", n, len(above), len(beside))
		}
		for i := range n {
			if above[i].Y > piece.Y || beside[i].X < piece.Right() {
				t.Errorf("of %d one hangs at %v, beside others at %v", n, above[i], beside[i])
			}
		}
	}
}
