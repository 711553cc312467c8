package cards

import (
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render/board"
	faces "holoboard/render/rebellion/cards"
	"holoboard/ui/table/look"
)

// Cards that lie faceup may be looked through at any time (R21.1.1): discarded missions and projects, objectives that were played,
// used action cards; and of the hidden ones the Empire its own probe cards. The counts at the rails open them.

// PileOf is the pile that a count stands for.
func PileOf(f board.Fact) look.Pile { return look.Pile{What: uint8(f.What), Side: uint8(f.Side)} }

// CountOf is a count as the player can ask about it. That of the bases opens no pile, but the hunt.
func (t *Cards) CountOf(f board.Fact) look.Count {
	id := t.Names.Join("fact.", rules.Side(f.Side).String(), ".", factNames[f.What])
	return look.Count{ID: id, Rect: f.Rect, Pile: PileOf(f), Does: f.What == faces.PossibleBases}
}

// factOf is the count that stands for a pile.
func factOf(p look.Pile) board.Fact {
	return board.Fact{Side: int(p.Side), What: faces.Kind(p.What)}
}

// PileCards implements [look.Title].
func (t *Cards) PileCards(p look.Pile) (cards []game.Option) {
	v := t.View
	switch fact := factOf(p); fact.What {
	case faces.MissionCards:
		cards = tallied(v.MissionPile[fact.Side])
	case faces.ProjectCards:
		cards = tallied(v.ProjectPile)
	case faces.ObjectiveCards:
		for o := range rules.AllObjectives() {
			if v.ObjectiveBox>>o&1 != 0 {
				cards = append(cards, o.Thing())
			}
		}
	case faces.ProbeCards:
		if v.Side() == rules.Empire {
			for _, s := range v.Empire.Probes[:v.ProbeHand] {
				cards = append(cards, rules.Probe(s))
			}
		}
	case faces.ActionCards:
		for _, a := range v.Used(rules.Side(fact.Side)) {
			cards = append(cards, a.Thing())
		}
	}
	return cards
}

// Patience implements [look.Title].
func (*Cards) Patience(game.Option) time.Duration { return look.Patience }

// HasCards implements [look.Title].
func (t *Cards) HasCards(p look.Pile) bool {
	v := t.View
	switch fact := factOf(p); fact.What {
	case faces.MissionCards:
		return v.MissionPile[fact.Side] != rules.Tally{}
	case faces.ProjectCards:
		return v.ProjectPile != rules.Tally{}
	case faces.ObjectiveCards:
		return v.ObjectiveBox != 0
	case faces.ProbeCards:
		return v.Side() == rules.Empire && v.ProbeHand > 0
	case faces.ActionCards:
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
	case faces.MissionCards, faces.ActionCards:
		key += "." + rules.Side(fact.Side).String()
	}
	return t.Words.Say(key)
}

// PileText implements [look.Title].
func (t *Cards) PileText(p look.Pile) string {
	fact := factOf(p)
	text := t.Board.FactText(t.View, fact)
	if fact.What == faces.PossibleBases {
		text += " " + t.Words.Say("hunt.open")
	}
	return text
}

var factNames = [...]string{
	faces.MissionCards: "missions", faces.ObjectiveCards: "objectives", faces.ProjectCards: "projects",
	faces.ProbeCards: "probes", faces.ActionCards: "actions", faces.PossibleBases: "bases",
}
