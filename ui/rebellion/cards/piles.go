package cards

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	board "holoboard/render/rebellion"
	"holoboard/ui/table/look"
)

// Cards that lie faceup may be looked through at any time (R21.1.1): discarded missions and projects, objectives that were played,
// used action cards; and of the hidden ones the Empire its own probe cards. The counts at the rails open them.

// PileOf is the pile that a count stands for.
func PileOf(f board.Fact) look.Pile { return look.Pile{What: uint8(f.What), Side: uint8(f.Side)} }

// CountOf is a count as the player can ask about it. That of the bases opens no pile, but the hunt.
func (t *Cards) CountOf(f board.Fact) look.Count {
	id := t.Names.Join("fact.", rules.Side(f.Side).String(), ".", factNames[f.What])
	return look.Count{ID: id, Rect: f.Rect, Pile: PileOf(f), Does: f.What == board.PossibleBases}
}

// factOf is the count that stands for a pile.
func factOf(p look.Pile) board.Fact {
	return board.Fact{Side: int(p.Side), What: board.FactKind(p.What)}
}

// PileCards implements [look.Title].
func (t *Cards) PileCards(p look.Pile) (cards []game.Option) {
	v := &t.View
	switch fact := factOf(p); fact.What {
	case board.MissionCards:
		cards = tallied(v.MissionPile[fact.Side])
	case board.ProjectCards:
		cards = tallied(v.ProjectPile)
	case board.ObjectiveCards:
		for o := range rules.AllObjectives() {
			if v.ObjectiveBox>>o&1 != 0 {
				cards = append(cards, o.Thing())
			}
		}
	case board.ProbeCards:
		if v.Side() == rules.Empire {
			for _, s := range v.Empire.Probes[:v.ProbeHand] {
				cards = append(cards, rules.Probe(s))
			}
		}
	case board.ActionCards:
		for _, a := range v.Used(rules.Side(fact.Side)) {
			cards = append(cards, a.Thing())
		}
	}
	return cards
}

// HasCards implements [look.Title].
func (t *Cards) HasCards(p look.Pile) bool {
	v := &t.View
	switch fact := factOf(p); fact.What {
	case board.MissionCards:
		return v.MissionPile[fact.Side] != rules.Tally{}
	case board.ProjectCards:
		return v.ProjectPile != rules.Tally{}
	case board.ObjectiveCards:
		return v.ObjectiveBox != 0
	case board.ProbeCards:
		return v.Side() == rules.Empire && v.ProbeHand > 0
	case board.ActionCards:
		return len(v.Used(rules.Side(fact.Side))) > 0
	}
	return false
}

// tallied lists missions, each as often as it is there.
func tallied(pile rules.Tally) (cards []game.Option) {
	for m, n := range pile {
		for range n {
			cards = append(cards, rules.Mission(m).Thing())
		}
	}
	return cards
}

// PileName implements [look.Title].
func (t *Cards) PileName(p look.Pile) string {
	fact := factOf(p)
	key := "table.pile." + factNames[fact.What]
	switch fact.What {
	case board.MissionCards, board.ActionCards:
		key += "." + rules.Side(fact.Side).String()
	}
	return t.Words.Say(key)
}

// PileText implements [look.Title].
func (t *Cards) PileText(p look.Pile) string {
	fact := factOf(p)
	text := t.Board.FactText(&t.View, fact)
	if fact.What == board.PossibleBases {
		text += " " + t.Words.Say("hunt.open")
	}
	return text
}

var factNames = [...]string{
	board.MissionCards: "missions", board.ObjectiveCards: "objectives", board.ProjectCards: "projects",
	board.ProbeCards: "probes", board.ActionCards: "actions", board.PossibleBases: "bases",
}
