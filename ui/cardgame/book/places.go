package book

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
)

// Where in the rule book stands what a player wants to know about a card or a question. Events and refusals cite their rules themselves.

// Of is the page of a card by its title, or nothing.
func Of(thing game.Option) string {
	if thing.Kind == rules.KindTitle && thing.A != 0 {
		return cardKey(rules.Title(thing.A))
	}
	return ""
}

// OfAsking is the page of the card that asks a question; v is the table as it is asked.
func OfAsking(v *rules.View, d *game.Decision) string {
	for _, o := range d.About {
		title := rules.Title(0)
		switch o.Kind {
		case rules.KindTitle, rules.KindPlay:
			title = rules.Title(o.A)
		case rules.KindSlot:
			if slot := rules.Slot(o.A); v.There(slot) {
				title = v.At(slot).Title
			}
		}
		if title != 0 {
			return cardKey(title)
		}
	}
	return "R21"
}
