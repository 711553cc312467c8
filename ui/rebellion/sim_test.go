package rebellion

import (
	"strings"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
)

func TestUsesNameEveryCard(t *testing.T) {
	title := sessionTitle()
	sim := game.Simulation[rules.State, rules.View]{Rules: title.Rules, Broken: (*rules.State).Broken, Limit: MostSteps}
	won := map[int]bool{}
	for seed := range uint64(300) {
		s, err := title.Deal(rules.WriteSetup(rules.Setup{Standard: seed%2 == 0}), 2)
		if err != nil {
			t.Fatal(err)
		}
		if Winner(&s) != -1 {
			t.Fatal("somebody has won before the game begins")
		}
		sim.Play(&s, seed)
		won[Winner(&s)] = true
		if Rounds(&s) < 1 {
			t.Errorf("seed %d took %d rounds", seed, Rounds(&s))
		}
	}
	if !won[int(rules.Rebels)] || !won[int(rules.Empire)] || len(won) != 2 {
		t.Errorf("the winners are %v, want both sides and nobody else", won)
	}
	uses := Uses(&sim.Tally)
	kinds := map[string]int{}
	for name, n := range uses {
		kind, _, isCard := strings.Cut(name, ".")
		kinds[kind]++
		if !isCard && n == 0 {
			t.Errorf("%s never happens in 300 games", name)
		}
	}
	for kind, want := range map[string]int{"mission": 53, "objective": 15, "tactic": 19, "action": 34, "recruit": 24} {
		if kinds[kind] != want {
			t.Errorf("%d kinds of %s cards are named, want %d", kinds[kind], kind, want)
		}
	}
}
