package deck

import rules "holoboard/game/cardgame"

// Decks as one line of text: their name, their affiliation and the numbers of their sets.
//
//	Old friends: jedi 1 2 3 4 5 6 7 16 17 18

// asText returns a deck as text.
func (b *builder) asText(name string, l list) string {
	d := b.deckOf(l)
	return string(d.HandedIn(name))
}

// read reads what asText wrote; a name may lack. What it returns says why not.
func (b *builder) read(text string) (name string, l list, why string) {
	name, d, err := rules.ReadHandedIn([]byte(text))
	switch {
	case err != nil || len(d.Sets) == 0:
		return "", nil, b.words.Say("bench.text.bad")
	case d.Of.Side() != b.side:
		return "", nil, b.words.Say("bench.text.side")
	}
	return name, listOf(&d), ""
}

// bytes is a deck as it is handed in. A ready one needs no name: it has its own in each language.
func (b *builder) bytes(name string, l list) []byte {
	d := b.deckOf(l)
	if d.ReadyID() != "" {
		name = ""
	}
	return d.HandedIn(name)
}

// Brought is what a deck is called that was handed in: the key of a ready one's name, or the name that its owner gave, or nothing.
func Brought(thing []byte) string {
	name, d, err := rules.ReadHandedIn(thing)
	if err != nil {
		return ""
	}
	if id := d.ReadyID(); id != "" {
		return "deck." + id
	}
	return name
}
