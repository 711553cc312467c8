package play_test

import (
	"fmt"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui/table/play"
)

// TestEveryDenialIsSaid: whatever is not done at a desk, the player is told why in his language.
func TestEveryDenialIsSaid(t *testing.T) {
	for _, language := range assets.Languages() {
		words, err := assets.NewWords(language)
		if err != nil {
			t.Fatal(err)
		}
		said := map[string]session.Denial{}
		for _, d := range session.Denials() {
			text := play.Denied(words, fmt.Errorf("at a table: %w", d))
			if other, twice := said[text]; twice || strings.ContainsAny(text, "⟦_") || !strings.HasSuffix(text, ".") {
				t.Errorf("%s: %s is said as %q, and so is %q", language, d, text, other)
			}
			said[text] = d
		}
		if text := play.Denied(words, &session.Refusal{Denial: session.ErrNotOffered, Option: game.Option{}}); said[text] != session.ErrNotOffered {
			t.Errorf("%s: a refusal is said as %q", language, text)
		}
	}
}
