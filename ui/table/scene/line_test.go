package scene

import (
	"holoboard/render"
	"math/rand/v2"
	"testing"
)

// Who was in a line and still is stays where he was; everybody stands somewhere, and no two in one place.
func TestWhoIsInALineStaysWhereHeIs(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var l Line[int]
	l.Clear(3)
	like := func(a, b int) bool { return a%4 == b%4 }
	before := map[int]int{}
	for range 500 {
		var keys []int
		for k := range 16 {
			if r.IntN(3) == 0 {
				keys = append(keys, k)
			}
		}
		l.Take(keys, like)
		now := map[int]int{}
		for i, p := range l.Places {
			if !p.Taken {
				continue
			}
			if keys[p.Of] != p.Key {
				t.Fatalf("in place %d stands %d, not the %d that it is said to be", i, p.Key, keys[p.Of])
			}
			now[p.Key] = i
		}
		for _, k := range keys {
			at, stands := now[k]
			if was, stood := before[k]; !stands || stood && at != was {
				t.Fatalf("%d stands at %d (%v), before at %d (%v)", k, at, stands, was, stood)
			}
		}
		before = now
	}
}

// Of few cards none is smaller than it must be; of many each can be read, and the rest is scrolled to.
func TestCardsAreAsLargeAsTheyCanBe(t *testing.T) {
	for n := 1; n <= 30; n++ {
		columns, w, h := grid(n, tileSize, render.Box(0, 0, 900, 500), 14)
		rows := (n + columns - 1) / columns
		across, down := float64(columns)*(w+14)-14, float64(rows)*(h+14)-14
		if across > 900.001 {
			t.Errorf("%d cards are %.0f points wide", n, across)
		}
		if down > 500.001 && w > 0.81*tileSize.X {
			t.Errorf("%d cards of %.0f points are scrolled", n, w)
		}
		if w < 0.79*tileSize.X {
			t.Errorf("%d cards are only %.0f points wide", n, w)
		}
	}
}
