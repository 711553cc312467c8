package game

import "strings"

// A Lister is a Teller that lists the words of its things itself: they are called by what lies on a table.
type Lister interface {
	Things() (lines []string)
}

// Vocabulary lists what a transcript of a title can say: its questions, a line for each, and the words of its things, a line for each kind
// of them. A thing of several words, such as a unit in a place, is put together from these.
func Vocabulary[S, V comparable](t Teller[S, V], asks []Key) string {
	var b strings.Builder
	b.WriteString("questions:\n")
	for _, ask := range asks {
		b.WriteString("  " + string(ask) + "\n")
	}
	b.WriteString("things:\n")
	if l, ok := t.(Lister); ok {
		b.WriteString("  " + strings.Join(l.Things(), "\n  ") + "\n")
		return b.String()
	}
	listed := map[string]bool{}
	for kind := range 256 {
		var words []string
		for a := range 256 {
			word, ok := wordOf(t, Option{Kind: uint8(kind), A: uint8(a)})
			if ok && !listed[word] {
				listed[word] = true
				words = append(words, word)
			}
		}
		if words != nil {
			b.WriteString("  " + strings.Join(words, ", ") + "\n")
		}
	}
	return b.String()
}

// wordOf is the single word of a thing that a transcript finds by it; false for what is none. What is no thing may have no word at all.
func wordOf[S, V comparable](t Teller[S, V], o Option) (word string, ok bool) {
	defer func() {
		if recover() != nil {
			word, ok = "", false
		}
	}()
	word = t.Word(o)
	if word == "" || strings.ContainsAny(word, " :,") {
		return "", false
	}
	for seat := range Seat(2) {
		if found, known := t.Find(seat, o.Kind, word); known && found == o {
			return word, true
		}
	}
	return "", false
}
