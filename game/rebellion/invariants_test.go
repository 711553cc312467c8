package rebellion

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// What a broken table is told to be says what the number stands for, whichever it is.
func TestInvariantsAreExplained(t *testing.T) {
	s := Rules{}.Blank()
	s.Supply[XWing] += 3
	if wrong := s.Broken(); !strings.HasPrefix(wrong, "I1 (every figure is in one place): ") {
		t.Errorf("three X-wings too many are told as %q", wrong)
	}
	source, err := os.ReadFile("invariants.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, number := range regexp.MustCompile(`"(I[0-9]+): `).FindAllStringSubmatch(string(source), -1) {
		if invariants[number[1]] == "" {
			t.Errorf("%s is told without what it says", number[1])
		}
	}
}
