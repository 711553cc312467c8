package sim_test

import (
	"encoding/json"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/game/sim"
)

// TestGamesAreDealtOfWhatIsBrought: each game of its own things, and a record of one plays again.
func TestGamesAreDealtOfWhatIsBrought(t *testing.T) {
	strong := []byte{gametest.Cut, gametest.Cut, gametest.Thrust, gametest.Thrust, gametest.Feint, gametest.Feint}
	weak := []byte{gametest.Parry, gametest.Parry, gametest.Lunge, gametest.Lunge, gametest.Feint, gametest.Feint}
	title := gametest.DuelTitle()
	games, err := sim.Of(title, sim.Measures[gametest.DuelTable, gametest.DuelView]{
		Limit: 1000, Broken: (*gametest.DuelTable).Broken,
		Winner: func(s *gametest.DuelTable) int { return int(s.Won) - 1 }, Uses: func(*game.Tally) map[string]uint64 { return nil },
		Rounds: func(s *gametest.DuelTable) int { // the cuts that seat 0 has brought
			return int(s.Hand[0][gametest.Cut] + s.Spent[0][gametest.Cut])
		},
		Bring: func(_ json.RawMessage, _ int, seed uint64) [][]byte {
			if seed%2 == 0 {
				return [][]byte{strong, weak}
			}
			return [][]byte{weak, strong}
		},
	})(sim.Order{Kinds: []string{"random", "random"}})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		p := games.Play(seed)
		if p.Broken != "" {
			t.Fatalf("game %d: %s", seed, p.Broken)
		}
		if strongFirst := p.Rounds == 2; strongFirst != (seed%2 == 0) {
			t.Errorf("in game %d seat 0 has brought %d cuts", seed, p.Rounds)
		}
	}
	save, err := games.Record(3)
	if err != nil {
		t.Fatal(err)
	}
	if s, err := session.Load(title, save); err != nil || !s.Over() {
		t.Errorf("the record is over: %v", err)
	}
}
