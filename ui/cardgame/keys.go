package cardgame

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/look"
)

// What keys do that every table does not have: figures choose a card of the hand or of the panel by its place, D looks through discard piles, E
// through edge stacks, F2 goes to the rival's half of the table and F3 to one's own.

// hearKeys does what a key says that was pressed.
func (t panels) hearKeys() {
	if t.Listens || t.screen.Grip.Carries() {
		return
	}
	switch {
	case t.F.Pressed(ui.KeyD):
		t.openPiles(table.DiscardPile)
	case t.F.Pressed(ui.KeyE):
		t.openPiles(table.EdgeStack)
	case t.F.Pressed(ui.KeyF2):
		t.focusHalf(t.board.Below.Other())
	case t.F.Pressed(ui.KeyF3):
		t.focusHalf(t.board.Below)
	}
	if t.Pending == nil {
		return
	}
	for i, key := range ui.Digits {
		if t.F.Pressed(key) {
			t.chooseFigure(i)
		}
	}
}

// chooseFigure chooses what stands at a place: of the options that are shown to be chosen from, or of the hand.
func (t panels) chooseFigure(i int) {
	if t.Asking().InPanel || t.Asks(rules.AskIconNext, rules.AskCrossfireIcon) {
		shown := t.OfferedWhere(func(o game.Option) bool { _, ends := optionIDs[o.Kind]; return !ends })
		if i < len(shown) {
			t.Choose(shown[i])
		}
		return
	}
	if !t.Asking().Hand {
		return
	}
	for _, thing := range t.screen.Things {
		if thing.Option.Kind != rules.KindTitle || thing.Listed {
			continue
		}
		if i--; i >= 0 {
			continue
		}
		offered := t.OfferedOn(thing.Option)
		switch {
		case len(offered) == 0:
			t.F.Refuse(thing.Rect, t.WhyNot(thing.Option))
		case !(things{Table: t.Table}).Press(thing.Option, offered[0]):
			t.screen.Rest()
			t.Choose(offered[0])
		}
		return
	}
}

// openPiles looks through the pile of who sits below, with Shift or where there is nothing to see through the other.
func (t panels) openPiles(of table.Pile) {
	sides := []rules.Side{t.board.Below, t.board.Below.Other()}
	if t.F.In.Shift {
		slices.Reverse(sides)
	}
	for _, side := range sides {
		if pile := (look.Pile{What: uint8(of), Side: uint8(side)}); (sheets{Table: t.Table}).HasCards(pile) {
			t.screen.Sheets.Open(pile)
			return
		}
	}
}

// focusHalf brings the keys to a side's half of the table: to the first card there that may be chosen, or the first one.
func (t panels) focusHalf(side rules.Side) {
	best, first := "", true
	for _, thing := range t.screen.Things {
		o := thing.Option
		if o.Kind != rules.KindSlot || o == table.SlotThing(rules.Dial) || rules.Slot(o.A).Side() != side || !thing.Rect.Overlaps(t.Board.Layout().Map) {
			continue
		}
		if offered := len(t.OfferedOn(o)) > 0; best == "" || offered && first {
			best, first = t.Names.ID(o), !offered
		}
	}
	if best != "" {
		t.F.FocusOn(best)
	}
}
