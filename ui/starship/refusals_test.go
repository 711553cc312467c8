package starship

import (
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/ui/starship/book"
	"holoboard/ui/table/tabletest"
)

// TestWhateverIsRefusedHasItsRule: what is not on offer is refused with a sentence and a rule, in every language.
func TestWhateverIsRefusedHasItsRule(t *testing.T) {
	said := tabletest.Everywhere(t, rules.ID, func(w *assets.Words) tabletest.Said {
		return tabletest.Said{Words: w, Why: unplayed(&program{words: w}, false).screen.Why, Has: book.Book(w).Has}
	})
	setup := rules.WriteSetup(rules.Setup{Format: rules.Standard, Points: 120, Limit: 6})
	tried := tabletest.Refusals[rules.State, view]{
		Title: match.Title(),
		Start: session.Start{Seed: 1, Setup: setup, Seats: []session.Chair{{Kind: session.Person}, {Kind: session.Person}}, Things: match.Bring(setup, 2, 1)},
		Rule:  func(asked *game.Decision) string { return asks[asked.Ask].Rule }, Said: said,
	}.Tried(t, 4)
	if tried < 300 {
		t.Errorf("only %d answers were tried", tried)
	}
}
