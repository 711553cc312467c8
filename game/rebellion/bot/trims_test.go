package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// TestTrimsAreNamed: each by another word, so that a player can be told to have it.
func TestTrimsAreNamed(t *testing.T) {
	of := map[string]Trim{}
	for i := range Trim(NumTrims) {
		name := i.String()
		if first, twice := of[name]; twice || name == "" && i != Trim(rebellion.NoMission) {
			t.Errorf("%d and %d are both called %q", first, i, name)
		}
		of[name] = i
		if name == "" {
			continue
		}
		if w := waysOf(name + "=7"); w.Trims[i] != 7 {
			t.Errorf("%s changes %v", name, w)
		}
	}
}

// TestTheDrilledFindTheBase: the admiral's guide wins more games as the Empire than one without trims, against the same Rebels.
func TestTheDrilledFindTheBase(t *testing.T) {
	const games = 150
	won := func(empire Level) (n int) {
		for seed := range uint64(games) {
			m, _ := game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: seed%2 == 1}), rand.New(rand.NewPCG(seed, 1)))
			guides := [2]*Guide{NewGuide(Level{}), NewGuide(empire)}
			for seat, g := range guides {
				g.Seed(seed + uint64(seat))
			}
			for !m.Over() {
				v := m.View(m.Pending.Seat)
				if _, err := m.Answer(guides[m.Pending.Seat].Pick(&v, &m.Pending, nil)...); err != nil {
					t.Fatal(err)
				}
			}
			n += onlyIf(m.Now.Winner == rebellion.Empire, 1)
		}
		return n
	}
	drilled, plain := won(levels["admiral"]), won(levels["admiral_1"])
	t.Logf("%d of %d, without trims %d", drilled, games, plain)
	if drilled < plain+games/20 {
		t.Errorf("the Empire wins %d of %d, without trims %d", drilled, games, plain)
	}
}
