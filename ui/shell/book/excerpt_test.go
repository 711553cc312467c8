package book

import (
	"strings"
	"testing"
)

// What was found in the rules is shown from the beginning of its sentence, in any alphabet.
func TestAnExcerptBeginsWithASentence(t *testing.T) {
	for _, c := range []struct{ text, word, want string }{
		{"Ships move first. Troops need seats on them.", "seats", "Troops need"},
		{"Each die hits (R12.6, p. 11 of the book). It may miss.", "book", "Each die"},
		{"Корабли ходят. Отряды занимают места.", "места", "Отряды"},
		{"Only one sentence here", "here", "Only"},
	} {
		at := strings.Index(c.text, c.word)
		if got := c.text[sentence(c.text, at):]; !strings.HasPrefix(got, c.want) {
			t.Errorf("%q in %q: the excerpt begins with %q", c.word, c.text, got)
		}
	}
}
