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
	setup := rules.WriteSetup(rules.Setup{Points: standardPoints})
	tried := tabletest.Refusals[rules.State, view]{
		Title: match.Title(),
		Start: session.Start{Seed: 1, Setup: setup, Seats: []session.Chair{{Kind: session.Person}, {Kind: session.Person}}, Things: match.Bring(setup, 2, 1)},
		Words: func(language string) (*assets.Words, error) { return assets.NewWordsFor(language, rules.ID) },
		Why: func(w *assets.Words, why *game.Why) string {
			table := unplayed(&program{words: w}, false)
			return table.Why(why)
		},
		Rule: func(asked *game.Decision) string { return sheets{}.Rule(asked) },
		Has:  func(w *assets.Words, place string) bool { return book.Book(w).Has(place) },
	}.Tried(t, 4)
	if tried < 300 {
		t.Errorf("only %d answers were tried", tried)
	}
}
