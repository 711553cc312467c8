package rebellion

import (
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/tabletest"
)

// TestWhateverIsRefusedHasItsRule: what is not on offer is refused with a sentence and a rule, in every language.
func TestWhateverIsRefusedHasItsRule(t *testing.T) {
	tried := 0
	for _, setup := range []rules.Setup{{}, {Standard: true}, {Standard: true, Players: 4}} {
		seats := make([]session.Chair, max(setup.Players, 2))
		for i := range seats {
			seats[i].Kind = session.Person
		}
		tried += tabletest.Refusals[rules.State, rules.View]{
			Title: match.Title(), Start: session.Start{Seed: 1, Seats: seats, Setup: rules.WriteSetup(setup)},
			Words: func(language string) (*assets.Words, error) { return assets.NewWordsFor(language, rules.ID) },
			Why:   func(w *assets.Words, why *game.Why) string { return words.NewSpeaker(w).Why(why) },
			Rule:  book.OfQuestion,
			Has:   func(w *assets.Words, place string) bool { return book.New(w).Has(place) },
		}.Tried(t, 2)
	}
	if tried < 300 {
		t.Errorf("only %d answers were tried", tried)
	}
}
