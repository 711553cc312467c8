package match

import (
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

func TestUsesNameEveryCard(t *testing.T) {
	title := Title()
	games := game.Simulation[rebellion.State, rebellion.View]{Rules: title.Rules, Broken: (*rebellion.State).Broken, Limit: mostSteps}
	won := map[int]bool{}
	for seed := range uint64(300) {
		s, err := title.Deal(rebellion.WriteSetup(rebellion.Setup{Standard: seed%2 == 0}), 2)
		if err != nil {
			t.Fatal(err)
		}
		if winner(&s) != -1 {
			t.Fatal("somebody has won before the game begins")
		}
		games.Play(&s, seed)
		won[winner(&s)] = true
		if Measures().Rounds(&s) < 1 {
			t.Errorf("seed %d took %d rounds", seed, Measures().Rounds(&s))
		}
	}
	if !won[int(rebellion.Rebels)] || !won[int(rebellion.Empire)] || len(won) != 2 {
		t.Errorf("the winners are %v, want both sides and nobody else", won)
	}
	counted := uses(&games.Tally)
	kinds := map[string]int{}
	for name, n := range counted {
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
