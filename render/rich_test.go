package render

import (
	"slices"
	"testing"
)

// TestNoBreakSpacesAreKept: a dash stays behind its word, apart from it, although they stand in different spans.
func TestNoBreakSpacesAreKept(t *testing.T) {
	c := NewCanvas(NewPictures(), 400, 200, 1)
	words := c.richWords([]Span{{Text: "the base"}, {Text: "\u00a0— and more\u00a0— is here"}}, Holo().Body())
	var texts []string
	for _, w := range words {
		texts = append(texts, w.text)
	}
	if want := []string{"the", "base", "\u00a0—", "and", "more\u00a0—", "is", "here"}; !slices.Equal(texts, want) {
		t.Errorf("the words are %q, want %q", texts, want)
	}
	if !words[2].joined {
		t.Error("a line may begin with the dash")
	}
	if words[2].width <= c.TextWidth("—", words[2].style) {
		t.Error("the dash clings to its word")
	}
}
