package book

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/ui"
)

// Every rule that the rules, the screen's rows or a phrase cite stands in the book.
func TestEveryCitedRuleIsInTheBook(t *testing.T) {
	cited := map[string]string{} // where, by number
	literal := regexp.MustCompile(`"(R[0-9]+(?:\.[0-9]+)?)"`)
	for _, folder := range []string{"../../../game/starship", "..", "../../../render/starship"} {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range literal.FindAllSubmatch(source, -1) {
				cited[string(m[1])] = file
			}
		}
	}
	if len(cited) < 80 {
		t.Fatalf("only %d rules are cited", len(cited))
	}
	for p := range rules.Phase(rules.NumPhases) {
		cited[p.Chapter()] = "phases"
	}
	for _, r := range match.Readings() {
		cited[r.Rule] = "readings"
	}
	inEveryLanguage(t, func(t *testing.T, w *assets.Words, b *ui.Book) {
		for number, where := range cited {
			if !b.Has(number) {
				t.Errorf("%s cites %s, which the book has not", where, number)
			}
		}
		for _, key := range w.Keys() {
			for _, s := range ui.BookSpans(w.Say(key)) {
				if s.To != "" && !b.Has(s.To) {
					t.Errorf("%s leads to %s, which the book has not", key, s.To)
				}
			}
		}
	})
	for h := range rules.HouseRule(rules.NumHouseRules) {
		if cited[h.Rule()] == "" {
			t.Errorf("the rule of %v is not looked for", h)
		}
	}
}
