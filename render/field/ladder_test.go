package field

import "testing"

// The lowest number never hits, the highest always.
func TestLadder(t *testing.T) {
	for _, from := range []int{-3, 1, 2, 10, 20, 27} {
		l := Ladder{From: from}
		for n := 1; n <= 20; n++ {
			if want := n != 1 && (n == 20 || n >= from); l.Hits(n) != want {
				t.Errorf("from %d on: %d hits: %v", from, n, l.Hits(n))
			}
		}
	}
}
