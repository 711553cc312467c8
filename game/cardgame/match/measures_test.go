package match

import (
	"encoding/json"
	"testing"

	"holoboard/game/sim"
)

// TestGamesAreMeasured: of the decks that are brought, from their turns to the cards that were used; every level takes a seat.
func TestGamesAreMeasured(t *testing.T) {
	for _, kinds := range [][]string{{"cadet", "random"}, {"rusher", "turtle"}, {"officer:1,most=2", "cadet"}} {
		games, err := sim.Of(Title(), Measures())(sim.Order{Setup: json.RawMessage("null"), Kinds: kinds})
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(3) {
			if p := games.Play(seed); p.Winner < 0 || p.Rounds < 3 || p.Stuck || p.Broken != "" {
				t.Errorf("%v, game %d: %+v", kinds, seed, p)
			}
		}
		uses := games.Uses()
		played := 0
		for name, n := range uses {
			if len(name) > 5 && name[:5] == "card " && n > 0 {
				played++
			}
		}
		if uses["strikes"] == 0 || uses["game_over"] == 0 || played < 20 {
			t.Errorf("%v: %d cards used, %d strikes", kinds, played, uses["strikes"])
		}
	}
}
