package fleet

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/table/build"
)

// The kinds of documents that are kept beside saved games.
const (
	keptFleets = "fleet"
	keptCards  = "card"
	mostOwn    = 100 // cards of the player's own: all of them are looked through and drawn
)

// noShip is the key of why a text is no card.
const noShip = "fleet.why.thing"

// cards are those of a side to choose from: the roster's, and the player's own. A damaged one is left out and told of.
func (h *harbor) cards(side rules.Side) (cards []rules.Card, damaged string) {
	cards = rules.Shipped().Of(side)
	all := ui.Kept(h.program, keptCards)
	for _, doc := range all[:min(len(all), mostOwn)] {
		switch c, sound := rules.ReadLetters(string(doc.Data)); {
		case !sound:
			damaged = h.words.Say("fleet.why.damaged", assets.Args{"name": doc.Name})
		case c.Faction() == side && c.Own():
			cards = append(cards, c)
		}
	}
	return cards, damaged
}

// takeText takes a card, or a roster's file, of which the cards that are not the game's become the player's own.
func (b *builder) takeText(_ *ui.Frame, text string) (is bool, why string) {
	text = strings.TrimSpace(text)
	switch {
	case strings.HasPrefix(text, "~"):
		c, sound := rules.ReadLetters(text)
		if !sound {
			return true, b.words.Say(noShip)
		}
		return true, b.keepCard(c)
	case strings.HasPrefix(text, "{"):
		var unsound *rules.Unsound
		switch roster, err := rules.ReadRoster([]byte(text)); {
		case errors.As(err, &unsound):
			return true, b.words.Say("fleet.why.roster_ship", assets.Args{"n": unsound.Number, "why": b.why(unsound.Why)})
		case err != nil:
			return true, b.words.Say("fleet.why.roster_file")
		default:
			return true, b.keepRoster(roster)
		}
	}
	return false, ""
}

// keepRoster keeps the cards of a roster that are not the game's.
func (b *builder) keepRoster(r *rules.Roster) (why string) {
	ships := slices.DeleteFunc(slices.Clone(r.Ships), func(s rules.RosterShip) bool { return s.Pack().Shipped() })
	if len(ships) > mostOwn {
		return b.words.Say("fleet.why.roster_long", assets.Args{"n": mostOwn})
	}
	for _, ship := range ships {
		ship.Own, ship.Name = true, cmp.Or(ship.Name, ship.ID)
		why = cmp.Or(why, b.keepCard(ship.Pack()))
	}
	return why
}

// keepCard keeps a card of the player's own, which takes the place of the one of its name in the fleet.
func (b *builder) keepCard(c rules.Card) (why string) {
	if !c.Own() || !ui.Keep(b.program, keptCards, c.Name(), []byte(c.Letters())) {
		return b.words.Say("build.why.kept")
	}
	b.Change(func(was rules.Card) (rules.Card, bool) {
		if was.Own() && was.Name() == c.Name() {
			return c, true
		}
		return was, true
	})
	b.renew()
	if c.Faction() == b.side {
		b.Point(c)
	}
	return ""
}

// deleteCard deletes a card of the player's own, and takes it out of the fleet.
func (b *builder) deleteCard(c rules.Card) (why string) {
	if !ui.Forget(b.program, keptCards, c.Name()) {
		return b.words.Say("build.why.kept")
	}
	b.Change(func(was rules.Card) (rules.Card, bool) { return was, was != c })
	b.renew()
	b.Point(b.Things()[0])
	return ""
}

// texts are fleets as one line of text.
func texts() *build.Texts[rules.Card] {
	return &build.Texts[rules.Card]{Word: rules.Card.Word, Means: rules.ReadWord, Most: rules.MostKinds}
}

// Text returns a fleet as text.
func Text(name string, f *rules.Fleet) string { return texts().Write(name, listOf(f)) }
