package rebellion_test

import (
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// holding is a view of the Rebels who hold so many cards, four of them objectives.
func holding(t *testing.T, cards int) rules.View {
	t.Helper()
	v := late(t).View(0)
	for m := range v.Rebel.Hand {
		v.Rebel.Hand[m] = 0
		if rules.Mission(m) != rules.NoMission && rules.Mission(m).Card().Side == rules.Rebels && cards > 4 {
			v.Rebel.Hand[m] = 1
			cards--
		}
	}
	for i := range v.Rebel.Objectives {
		v.Rebel.Objectives[i] = rules.NoObjective
		if i < 4 {
			v.Rebel.Objectives[i] = rules.Objective(i + 1)
		}
	}
	return v
}

// handAt is where the cards of a hand lie.
func handAt(b *board.Table[*rules.View], v *rules.View) map[game.Option]render.Rect {
	at := map[game.Option]render.Rect{}
	for _, thing := range b.Things(v) {
		switch thing.Option.Kind {
		case rules.KindMission, rules.KindObjective, rules.KindAction:
			at[thing.Option] = thing.Rect
		}
	}
	return at
}

// A hand of many cards still shows pictures: in two rows, none over another, each as wide as its title needs.
func TestFullHandsStayPictures(t *testing.T) {
	const least = 84
	for _, s := range []screen{{1920, 1080, 1}, {1440, 900, 1}} {
		for _, n := range []int{8, 10, 12, 14} {
			b, v := newBoard(t), holding(t, n)
			s.fit(b)
			at := handAt(&b.Table, &v)
			rows := map[float64]int{}
			for o, r := range at {
				rows[r.Y]++
				if r.W < least || r.Bottom() > float64(s.h) {
					t.Errorf("%d×%d, %d cards: %s takes %v", s.w, s.h, n, said(o), r)
				}
				for other, q := range at {
					if o != other && r.Overlaps(q) {
						t.Errorf("%d×%d, %d cards: %s lies over %s", s.w, s.h, n, said(o), said(other))
					}
				}
			}
			if len(at) < n || len(rows) > 2 {
				t.Errorf("%d×%d: %d of %d cards lie in %d rows", s.w, s.h, len(at), n, len(rows))
			}
		}
	}
}

// Through a phase no card of a hand moves, whatever else is played or drawn; the next phase begins without gaps.
func TestCardsKeepTheirPlacesThroughAPhase(t *testing.T) {
	for _, s := range []screen{screens[0], {1920, 1080, 1}} {
		for _, n := range []int{7, 12} {
			b, v := newBoard(t), holding(t, n)
			s.fit(b)
			before := handAt(&b.Table, new(v))
			var played game.Option
			for m, held := range v.Rebel.Hand {
				if held > 0 && played == (game.Option{}) {
					played, v.Rebel.Hand[m] = rules.Mission(m).Thing(), 0
				}
			}
			for o, r := range handAt(&b.Table, new(v)) {
				if r != before[o] || o == played {
					t.Errorf("%d×%d: %s lies at %v, before at %v", s.w, s.h, said(o), r, before[o])
				}
			}
			v.Phase = rules.Refresh
			moved := false
			for o, r := range handAt(&b.Table, new(v)) {
				moved = moved || r != before[o]
			}
			if !moved {
				t.Errorf("%d×%d: the gap of %d cards stays in the next phase", s.w, s.h, n)
			}
		}
	}
}

// While missions are assigned the hand stays where it is, though they come to lie beside it, and none of those moves.
func TestAssigningMissionsMovesNothing(t *testing.T) {
	for _, s := range []screen{screens[0], {1920, 1080, 1}} {
		b, v := newBoard(t), holding(t, 9)
		v.Phase = rules.Assignment
		table := v.OnTable()
		kept := *table
		for i := range table {
			table[i] = rules.NoMission
		}
		s.fit(b)
		before := handAt(&b.Table, new(v))
		var first render.Rect
		for i, m := range kept[:2] {
			table[i] = m
			for o, r := range handAt(&b.Table, new(v)) {
				if r != before[o] {
					t.Errorf("%d×%d: %s lies at %v, before at %v", s.w, s.h, said(o), r, before[o])
				}
			}
			at, _ := b.Where(rules.Slot(rules.Rebels, 0), new(v))
			if i == 0 {
				first = at
			}
			if at != first || at.Empty() {
				t.Errorf("%d×%d: the first mission lies at %v, before at %v", s.w, s.h, at, first)
			}
		}
	}
}
