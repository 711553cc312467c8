package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// TestSuggest: a suggestion places the rest of a side's forces so that all Imperial
// systems are held, fleets can carry troops, and Rebel units stand beside friends or far away;
// another seed suggests something else.
func TestSuggest(t *testing.T) {
	const seeds = 20
	start := rebellion.NewGame(rebellion.Setup{Standard: true})
	boards := map[[systems + 1][units]uint8]bool{}
	for seed := range uint64(seeds) {
		m, _ := game.Start(rebellion.Rules{}, start, rand.New(rand.NewPCG(1, 1)))
		r := rand.New(rand.NewPCG(seed, 2))
		for _, side := range []rebellion.Side{rebellion.Empire, rebellion.Rebels} {
			for range seed { // somebody has begun by himself
				answer(t, m, m.Pending.Options[:1])
			}
			seat := m.Pending.Seat
			if side != rebellion.Side(seat) {
				t.Fatalf("the %v are not asked", side)
			}
			for _, o := range Suggest(m.Position(seat), r) {
				answer(t, m, []game.Option{o})
			}
			if placing(&m.Pending) && m.Pending.Seat == seat {
				t.Fatalf("the %v have not placed all", side)
			}
		}
	}
	for seed := range uint64(seeds) {
		m, _ := game.Start(rebellion.Rules{}, start, rand.New(rand.NewPCG(1, 1)))
		r := rand.New(rand.NewPCG(seed, 3))
		for range 2 {
			for _, o := range Suggest(m.Position(m.Pending.Seat), r) {
				answer(t, m, []game.Option{o})
			}
		}
		v := m.View(game.Table)
		sensible(t, &v)
		boards[v.Units] = true
	}
	if len(boards) < seeds*9/10 {
		t.Errorf("%d seeds suggest only %d boards", seeds, len(boards))
	}
}

func answer(t *testing.T, m *game.Match[rebellion.State, rebellion.View], picks []game.Option) {
	t.Helper()
	if _, err := m.Answer(picks...); err != nil {
		t.Fatal(err)
	}
}

// sensible looks at a board that was suggested.
func sensible(t *testing.T, v *rebellion.View) {
	t.Helper()
	at := look(v, &game.Decision{})
	carried, out := 0, 0
	for s := range rebellion.System(systems) {
		carried += min(at.room(s, rebellion.Empire), at.troops(s, rebellion.Empire)+int(v.Units[s][rebellion.TIEFighter]))
		if n := at.ships(s, rebellion.Rebels) + at.troops(s, rebellion.Rebels); n > 0 {
			out = n
			if v.Loyalty[s] != rebellion.Rebels && at.threat(s) > 20 {
				t.Errorf("at %v, which is not loyal, Rebel units stand close to the Empire", s)
			}
		}
		if at.imperial(s) && at.troops(s, rebellion.Empire) > 6 {
			t.Errorf("%d ground units stand at %v", at.troops(s, rebellion.Empire), s)
		}
	}
	if carried < 24 {
		t.Errorf("Imperial ships can carry only %d of 30 units beside them", carried)
	}
	if out < 6 || out > 9 {
		t.Errorf("%d Rebel units are not at the base", out)
	}
}
