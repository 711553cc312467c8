package game_test

import (
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// A vocabulary has every question, and the things by the words that a transcript finds them by; a word that finds nothing is left out.
func TestVocabulary(t *testing.T) {
	got := game.Vocabulary(gametest.Hunt{}, []game.Key{"hide", "move_to"})
	if !strings.HasPrefix(got, "questions:\n  hide\n  move_to\nthings:\n") || !strings.Contains(got, " 1, 2, 3, ") || !strings.Contains(got, "strike, decoy") {
		t.Errorf("got %q", got)
	}
	if strings.Contains(got, "none") || strings.Contains(got, " 0") {
		t.Errorf("it lists what cannot be named: %q", got)
	}
}
