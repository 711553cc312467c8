package muster

import (
	"testing"

	"holoboard/render"
)

// However many kinds of fighters a rail has, none lies over the number of another.
func TestNumbersOfARailStandBesideTheirShips(t *testing.T) {
	box := render.Box(10, 10, 194, 80)
	for n := range 12 {
		cells, high := countCells(n, box)
		for i, c := range cells {
			if c.W < smallStep || c.Right() > box.Right() || c.Bottom() > box.Y+high || high > 48 {
				t.Errorf("of %d kinds the %dth has %v, all are %v high", n, i+1, c, high)
			}
			for _, other := range cells[:i] {
				if c.Overlaps(other) {
					t.Errorf("of %d kinds %v and %v overlap", n, c, other)
				}
			}
		}
	}
}
