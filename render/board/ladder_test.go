package board

import "testing"

// The lowest number never hits and the highest always, where that is so; else the need alone decides.
func TestLadder(t *testing.T) {
	for _, from := range []int{-3, 1, 2, 10, 20, 27} {
		always, plain := Ladder{Sides: 20, Always: true, From: from}, Ladder{Sides: 6, From: from}
		for n := 1; n <= 20; n++ {
			if want := n != 1 && (n == 20 || n >= from); always.Hits(n) != want || plain.Hits(n) != (n >= from) {
				t.Errorf("from %d on: %d hits: %v, %v", from, n, always.Hits(n), plain.Hits(n))
			}
		}
	}
}
