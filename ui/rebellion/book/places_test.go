package book

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/ui/uitest"
)

// Every rule that a refusal, a house rule or a phase cites stands in the book.
func TestEveryRefusalHasItsPlaceInTheBook(t *testing.T) {
	w := uitest.Words(t, "en", rules.ID)
	b := New(w)
	files, err := filepath.Glob("../../../game/rebellion/*.go")
	if err != nil {
		t.Fatal(err)
	}
	cited := regexp.MustCompile(`Rule: "(R[0-9.]+)"`)
	var numbers []string
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range cited.FindAllStringSubmatch(string(source), -1) {
			numbers = append(numbers, m[1])
		}
	}
	if len(numbers) < 50 {
		t.Fatalf("only %d reasons are found", len(numbers))
	}
	for h := range rules.HouseRule(rules.NumHouseRules) {
		numbers = append(numbers, h.Rule())
	}
	for _, place := range phases {
		numbers = append(numbers, place)
	}
	for _, number := range numbers {
		if !b.Has(number) {
			t.Errorf("the book has no %s", number)
		}
	}
}
