package scene

import (
	"holoboard/render"
	"holoboard/render/board"
	"math/rand/v2"
	"testing"
)

// Who was in a line and still is stays where he was; everybody stands somewhere, and no two in one place.
func TestWhoIsInALineStaysWhereHeIs(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var l Line[int]
	l.Clear([]int{1, 2, 3})
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

// Who is hit stands beside his stack, where there is room for him, and no other stack moves.
func TestWhoIsHitStandsBesideHisStack(t *testing.T) {
	type unit struct{ kind, damage int }
	r := Ranks[unit, int]{Large: 60, Arrange: func(n int, area render.Rect) board.Formation {
		return (board.Ranks{W: 100, H: 100, Figure: 70, Small: 30}).Arrange(n, area)
	}}
	area := render.Box(0, 0, 700, 130)
	keys, leave := []unit{{1, 0}, {2, 0}, {3, 0}}, []int{1, 1, 0}
	like := func(a, b unit) bool { return a.kind == b.kind }
	stand := func() map[unit]render.Rect {
		at := map[unit]render.Rect{}
		r.Hold(1, keys, leave, 4, area, like, func(i int, cell render.Rect) { at[keys[i]] = cell })
		return at
	}
	before := stand()
	keys, leave = append(keys, unit{2, 1}), append(leave, 0)
	after := stand()
	for _, k := range keys[:3] {
		if after[k] != before[k] {
			t.Errorf("%v stands at %v, before at %v", k, after[k], before[k])
		}
	}
	if hit, own := after[unit{2, 1}], after[unit{2, 0}]; hit.Y != own.Y || hit.X != own.Right() {
		t.Errorf("who is hit stands at %v, his stack at %v", hit, own)
	}
}

// Of few cards none is smaller than it must be; of many each can be read, and the rest is scrolled to.
func TestCardsAreAsLargeAsTheyCanBe(t *testing.T) {
	for n := 1; n <= 30; n++ {
		columns, w, h := grid(n, tileSize, render.Box(0, 0, 900, 500), 14, 0)
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

// Where cards may be small so that all are seen at once, they stand in full rows: four beside each other, or two by two.
func TestFewCardsStandInFullRows(t *testing.T) {
	size, least := render.Point{X: 270, Y: 180}, 0.56
	for _, c := range []struct {
		room    render.Rect
		n, want int
	}{
		{render.Box(0, 0, 946, 436), 4, 4}, {render.Box(0, 0, 330, 500), 4, 2}, {render.Box(0, 0, 570, 246), 4, 2}, {render.Box(0, 0, 946, 436), 3, 3},
		{render.Box(0, 0, 300, 900), 4, 1},
	} {
		columns, w, h := grid(c.n, size, c.room, 14, least)
		if columns != c.want {
			t.Errorf("%d cards stand in rows of %d in %v, not of %d", c.n, columns, c.room, c.want)
		}
		if rows := float64((c.n + columns - 1) / columns); float64(columns)*(w+14)-14 > c.room.W+0.001 || rows*(h+14)-14 > c.room.H+0.001 {
			t.Errorf("%d cards of %v×%v have no room in %v", c.n, w, h, c.room)
		}
	}
}
