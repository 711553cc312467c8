package fleet

import (
	"errors"
	"strings"

	rules "holoboard/game/starship"
	"holoboard/ui/table/build"
)

// Fleets as one line of text.

// What a text is refused for beside [build.ErrText].
var (
	errNoShip    = errors.New("fleet.why.ship")
	errOtherSide = errors.New("why.fleet.side")
)

// Text returns a fleet as text.
func Text(name string, f *rules.Fleet) string {
	name = strings.TrimLeft(name, "~{: ") // which begin a card and a roster
	return build.WriteText(name, listOf(f), rules.Card.Word)
}

// read reads a fleet of the builder's side; what it returns says why not.
func (b *builder) read(text string) (name string, l list, why string) {
	name, l, err := readFleet(text)
	if err == nil && l[0].Thing.Faction() != b.side {
		err = errOtherSide
	}
	switch {
	case errors.Is(err, build.ErrText):
		return "", nil, b.words.Say("fleet.why.text")
	case err != nil:
		return "", nil, b.words.Say(err.Error())
	}
	return name, l, ""
}

// readFleet reads what Text wrote.
func readFleet(text string) (name string, l list, err error) {
	name, l, err = build.ReadText(text, func(word string) (c rules.Card, err error) {
		c, known := rules.ReadWord(word)
		if !known {
			err = errNoShip
		}
		return c, err
	})
	if err == nil && len(l) > rules.MostKinds {
		return "", nil, build.ErrText
	}
	return name, l, err
}
