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
	if !t.Phone() {
		t.showCaptives()
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

// showCaptives lets the player ask who is captured at an objective, and look at those whom he knows (R22.4).
func (t *Table) showCaptives() {
	t.View.Each(rules.Dark, func(slot rules.Slot, _ *rules.Thing) {
		if box, there := t.board.CaptivesAt(t.View, slot); there {
			t.screen.Sheets.ShowCount(look.Count{ID: t.Names.Join("captured.", t.ID(table.SlotThing(slot))), Rect: box, Pile: look.Pile{What: uint8(table.Captives), Side: uint8(slot)}})
		}
	})
}

// captivesAt are the cards captured at an objective, as far as who looks knows them, and how many there are.
func (s sheets) captivesAt(slot rules.Slot) (known []game.Option, all int) {
	for i, c := range s.View.Captives[:s.View.NCaptives] {
		if c.At != slot {
			continue
		}
		title := c.Known
		if title == 0 && s.View.Seat >= 0 {
			title = s.View.Eyes.Captives[i]
		}
		if all++; title != 0 {
			known = append(known, table.TitleThing(title))
		}
	}
	return known, all
}

// PileCards implements [look.Title].
func (s sheets) PileCards(p look.Pile) (list []game.Option) {
	if table.Pile(p.What) == table.Captives {
		list, _ = s.captivesAt(rules.Slot(p.Side))
		return list
	}
	titles := s.View.Discard[p.Side].All()
	switch side := rules.Side(p.Side); table.Pile(p.What) {
	case table.VictoryPile:
		titles = s.View.Victory[side].All()
	case table.EdgeStack: // one sees his own, facedown too (R12.3)
		titles = s.View.Stack[side].All()
		if s.View.Seat >= 0 && rules.SideOf(s.View.Seat) == side {
			titles = s.View.Eyes.Stack.All()
		}
	}
	for _, t := range slices.Backward(titles) {
		if t != 0 {
			list = append(list, table.TitleThing(t))
		}
	}
	return list
}

// HasCards implements [look.Title].
func (s sheets) HasCards(p look.Pile) bool { return len(s.PileCards(p)) > 0 }

// PileName implements [look.Title].
func (s sheets) PileName(p look.Pile) string {
	key := "rail.discard"
	switch table.Pile(p.What) {
	case table.VictoryPile:
		key = "rail.victory"
	case table.EdgeStack:
		key = "rail.edge"
	case table.Captives:
		slot := rules.Slot(p.Side)
		_, n := s.captivesAt(slot)
		if n == 0 { // they have just been rescued
			return s.Words.Say("rail.captured")
		}
		return s.Words.Say("rail.captured.at", assets.Args{"n": n, "card": s.card(s.View.At(slot).Title)})
	}
	return s.Words.Say(key) + " · " + s.Words.Say("side."+rules.Side(p.Side).String())
}

// PileText implements [look.Title].
func (s sheets) PileText(p look.Pile) string {
	if table.Pile(p.What) == table.Captives {
		return s.PileName(p) + "."
	}
	return s.PileName(p) + ": " + s.Words.Say("rail.cards", assets.Args{"n": len(s.PileCards(p))}) + "."
}
