package rebellion

import (
	"testing"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/tabletest"
)

// TestWhateverIsRefusedHasItsRule: what is not on offer is refused with a sentence and a rule, in every language.
func TestWhateverIsRefusedHasItsRule(t *testing.T) {
	said := tabletest.Everywhere(t, rules.ID, func(w *assets.Words) tabletest.Said {
		return tabletest.Said{Words: w, Why: words.NewSpeaker(w).Why, Has: book.New(w).Has}
	})
	tried := 0
	for _, setup := range []rules.Setup{{}, {Standard: true}, {Standard: true, Players: 4}} {
		seats := make([]session.Chair, max(setup.Players, 2))
		for i := range seats {
			seats[i].Kind = session.Person
		}
		tried += tabletest.Refusals[rules.State, rules.View]{
			Title: match.Title(), Start: session.Start{Seed: 1, Seats: seats, Setup: rules.WriteSetup(setup)},
			Rule: book.OfQuestion, Said: said,
		}.Tried(t, 2)
	}
	if tried < 300 {
		t.Errorf("only %d answers were tried", tried)
	}
}
