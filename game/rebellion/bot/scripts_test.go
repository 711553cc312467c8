package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/rebellion"
)

// meet plays games between two kinds and returns the tables at the end and what was counted.
func meet(t *testing.T, games int, rebels, empire string) (ends []rebellion.State, tally *game.Tally) {
	t.Helper()
	kind := func(kind string) func(*rand.Rand) player {
		return func(r *rand.Rand) player { return Player[rebellion.State](kind, r) }
	}
	sim := game.Simulation[rebellion.State, rebellion.View]{
		Rules: rebellion.Rules{}, Limit: 20_000, Players: []func(*rand.Rand) player{kind(rebels), kind(empire)},
		Broken: (*rebellion.State).Broken,
	}
	for seed := range uint64(games) {
		s := rebellion.NewGame(rebellion.Setup{Standard: seed%2 == 1})
		if g := sim.Play(&s, seed); g.Stuck || g.Broken != "" {
			t.Fatalf("%s against %s, game %d: stuck %v, broken %q", rebels, empire, seed, g.Stuck, g.Broken)
		}
		ends = append(ends, s)
	}
	return ends, &sim.Tally
}

func TestHoldersStay(t *testing.T) {
	gametest.Long(t)
	if _, tally := meet(t, 20, "cadet", "cadet"); tally[rebellion.BaseMoved][0] == 0 {
		t.Error("cadets never move their base: nothing is shown by those who hold it")
	}
	ends, tally := meet(t, 60, "holder", "cadet")
	if n := tally[rebellion.BaseMoved][0]; n > 0 {
		t.Errorf("holders moved their base %d times", n)
	}
	held := 0
	for i := range ends {
		held += int(ends[i].Units[rebellion.BaseSpace][rebellion.RebelTrooper])
	}
	if held == 0 {
		t.Error("no trooper holds a base that was not found")
	}
}

func TestHuntersActivateMore(t *testing.T) {
	_, cadets := meet(t, 20, "cadet", "cadet")
	_, hunters := meet(t, 20, "cadet", "hunter")
	if a, b := cadets[rebellion.Activated][0], hunters[rebellion.Activated][0]; b <= a {
		t.Errorf("systems activated: %d with hunters, %d with cadets", b, a)
	}
}

// TestThinkersPlayToTheEnd: those who try options out play whole games of every setup, and
// the same seed plays the same.
func TestThinkersPlayToTheEnd(t *testing.T) {
	gametest.Long(t)
	levels["short"] = Level{Tries: 6, Most: 3, Ahead: 1, Doubt: 10}
	defer delete(levels, "short")
	a, _ := meet(t, 4, "short", "short")
	b, _ := meet(t, 4, "short", "short")
	for i := range a {
		if a[i] != b[i] {
			t.Errorf("game %d played twice ends otherwise", i)
		}
	}
}

// TestWaryRebelsReinforceTheirBase: troopers beside an empty base come home.
func TestWaryRebelsReinforceTheirBase(t *testing.T) {
	v := rebellion.View{Seat: rebelSeat}
	v.Base = rebellion.NoSystem
	v.Rebel.Base = rebellion.Yavin
	next := rebellion.Yavin.Figures().Neighbors[0]
	v.Units[next][rebellion.RebelTransport] = 1
	v.Units[next][rebellion.RebelTrooper] = 3
	for _, wary := range []bool{false, true} {
		at := new(table)
		at.wary = wary
		at.look(&v, &game.Decision{})
		if got := at.raidTo(rebellion.BaseSpace).points > 0; got != wary {
			t.Errorf("wary %v: troops come to an empty base: %v", wary, got)
		}
	}
	at := new(table)
	at.wary = true
	v.Units[rebellion.BaseSpace][rebellion.RebelTrooper] = wanted
	at.look(&v, &game.Decision{})
	if points := at.raidTo(rebellion.BaseSpace).points; points > 0 {
		t.Errorf("a base that is held gets more troops for %d points", points)
	}
	if n := at.spareTroops(rebellion.BaseSpace, next); n != 0 {
		t.Errorf("%d troops may leave a base that has just enough", n)
	}
}
