package cardgame

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	table "holoboard/render/cardgame"
	"holoboard/ui/table/look"
)

// showPiles lets the player look through what lies openly beside the table: discard and victory piles, the topmost card first.
func (t *Table) showPiles() {
	if t.screen.Grip.Carries() || t.Scene != nil {
		return
	}
	for side := range rules.Side(2) {
		for _, pile := range []table.Pile{table.DiscardPile, table.VictoryPile} {
			thing := table.PileThing(pile, side)
			if box, seen := t.Board.Where(thing, t.View); seen {
				t.screen.Sheets.ShowCount(look.Count{ID: t.Names.Join("look.", t.Names.ID(thing)), Rect: box, Pile: look.Pile{What: uint8(pile), Side: uint8(side)}})
			}
		}
	}
}

// PileCards implements [look.Title].
func (s sheets) PileCards(p look.Pile) (list []game.Option) {
	titles := s.View.Discard[p.Side].All()
	if table.Pile(p.What) == table.VictoryPile {
		titles = s.View.Victory[p.Side].All()
	}
	for _, t := range slices.Backward(titles) {
		list = append(list, table.TitleThing(t))
	}
	return list
}

// HasCards implements [look.Title].
func (s sheets) HasCards(p look.Pile) bool { return len(s.PileCards(p)) > 0 }

// PileName implements [look.Title].
func (s sheets) PileName(p look.Pile) string {
	key := "rail.discard"
	if table.Pile(p.What) == table.VictoryPile {
		key = "rail.victory"
	}
	return s.Words.Say(key) + " · " + s.Words.Say("side."+rules.Side(p.Side).String())
}

// PileText implements [look.Title].
func (s sheets) PileText(p look.Pile) string {
	return s.PileName(p) + ": " + s.Words.Say("rail.cards", assets.Args{"n": len(s.PileCards(p))}) + "."
}
