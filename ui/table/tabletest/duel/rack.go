package duel

import (
	"slices"
	"strconv"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/rack"
)

// The cards in hand lie on a rack below the map; a phone has a tab for them.

// held are the cards in the viewer's hand.
func (t *Table) held() []game.Option { return gametest.Held(t.View.Hand[:]) }

// layRack lays them into their cells.
func (t *Table) layRack() {
	place := t.Board.Layout().Hand
	cards := slices.DeleteFunc(t.held(), func(o game.Option) bool { return t.Scene != nil && t.Offered(o) }) // those have their place in the window
	t.board.rack = t.board.rack[:0]
	if t.Phone() || place.Empty() {
		return
	}
	t.rack.Area = place.InsetXY(4, 2)
	t.board.rack = t.rack.Lay(cards, t.Offered)
}

// showRack draws what lies there; what cannot be chosen says why.
func (t *Table) showRack() {
	t.rack.Turn(t.F)
	for _, thing := range t.board.rack {
		o := thing.Option
		chip := rack.Chip{
			Name: t.OptionText(o), Figures: "×" + strconv.Itoa(int(t.View.Hand[o.A])), Lit: t.Offered(o) && t.Wanted(o), Hover: t.Shown.States[o].Hover,
			Sign: func(box ui.Rect, ink render.Color) { t.F.Sign("action", box, ink) },
		}
		if t.Pending != nil && !t.Offered(o) {
			chip.More = t.Words.Say("rack." + t.Shown.Asked())
		}
		chip.Draw(t.F, thing.Rect)
	}
}
