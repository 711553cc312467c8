package match

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"holoboard/game/cardgame"
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

// TestQuestionsAreCounted turn for turn: a seat's own turns and the other's alternate, dark begins (R3.12), and no more is counted than was
// decided. Who plays at random is not asked.
func TestQuestionsAreCounted(t *testing.T) {
	games, err := sim.Of(Title(), Measures())(sim.Order{Setup: json.RawMessage("null"), Kinds: []string{"cadet", "cadet"}})
	if err != nil {
		t.Fatal(err)
	}
	p := games.Play(4)
	turns, questions := map[string]int{}, 0
	for called, asked := range p.Asked {
		turns[called] = len(asked)
		for _, n := range asked {
			questions += n
		}
	}
	begins, follows := (p.Rounds+1)/2, p.Rounds/2
	want := map[string]int{
		"dark in its own turn": begins, "light in the other's turn": begins, "light in its own turn": follows, "dark in the other's turn": follows,
	}
	if !maps.Equal(turns, want) || questions == 0 || questions > p.Decisions {
		t.Errorf("of %d decisions %d were questions in the turns %v, want %v", p.Decisions, questions, turns, want)
	}
	if games, err = sim.Of(Title(), Measures())(sim.Order{Setup: json.RawMessage("null"), Kinds: []string{"random", "cadet"}}); err != nil {
		t.Fatal(err)
	}
	if p := games.Play(4); p.Asked["light in its own turn"] != nil || p.Asked["dark in its own turn"] == nil {
		t.Errorf("with light at random there are the questions %v", p.Asked)
	}
}

// TestEveryTriggerIsCounted: in a few hundred games each trigger of a card is answered, or has a forced effect.
func TestEveryTriggerIsCounted(t *testing.T) {
	games, err := sim.Of(Title(), Measures())(sim.Order{
		Setup: cardgame.WriteSetup(cardgame.Setup{Format: cardgame.Custom.String()}), Kinds: []string{"random", "random"},
	})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(1500) {
		games.Play(seed)
	}
	for name, n := range games.Uses() {
		if strings.HasPrefix(name, "trigger ") && n == 0 {
			t.Errorf("%s never fired", name)
		}
	}
}
