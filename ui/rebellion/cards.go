package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	general "holoboard/render/board"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/look"
)

// cards are what there is to know about cards and other things: it implements [look.Title].
type cards struct {
	*seat.Seat
	note  func(thing game.Option) string // see [look.Title]
	first func() (place string, ok bool)
}

// Layout implements [look.Title].
func (t *cards) Layout() general.Layout { return t.Board.Layout().Layout }

// CardSize implements [look.Title].
func (*cards) CardSize() (w, h float64) { return board.CardWidth, board.CardHeight }

// CardOf implements [look.Title]: of his own facedown missions the viewer knows the face, or of all.
func (t *cards) CardOf(thing game.Option) game.Option {
	if thing.Kind != rules.KindSlot {
		return thing
	}
	if m := t.View.OnTableOf(rules.Side(thing.A))[thing.B]; m != rules.NoMission {
		return m.Thing()
	}
	return game.Option{}
}

// DrawCard implements [look.Title].
func (t *cards) DrawCard(card game.Option, box ui.Rect) { t.Board.Card(t.F.Canvas, &t.View, card, box) }

// DrawName implements [look.Title].
func (t *cards) DrawName(card game.Option, box ui.Rect) {
	t.Board.CardLine(t.F.Canvas, &t.View, card, 1, box)
}

// Standing implements [look.Title].
func (t *cards) Standing(card game.Option) string {
	if card.Kind != rules.KindObjective {
		return ""
	}
	return t.objectiveText(rules.Objective(card.A))
}

// Note implements [look.Title].
func (t *cards) Note(thing game.Option) string { return t.note(thing) }

// Page implements [look.Title].
func (*cards) Page(thing game.Option) string { return book.Of(thing) }

// Rule implements [look.Title].
func (*cards) Rule(d *game.Decision) string { return book.OfQuestion(d) }

// Now implements [look.Title].
func (t *cards) Now() string {
	if e, _ := t.Reel.Event(); e != nil {
		return book.OfEvent(*e)
	}
	return book.OfPhase(t.View.Phase)
}

// First implements [look.Title].
func (t *cards) First() (place string, ok bool) { return t.first() }

// Cards that lie faceup may be looked through at any time (R21.1.1): discarded missions and projects, objectives that were played,
// used action cards; and of the hidden ones the Empire its own probe cards. The counts at the rails open them.

// pileOf is the pile that a count stands for.
func pileOf(f board.Fact) look.Pile { return look.Pile{What: uint8(f.What), Side: uint8(f.Side)} }

// factOf is the count that stands for a pile.
func factOf(p look.Pile) board.Fact {
	return board.Fact{Side: rules.Side(p.Side), What: board.FactKind(p.What)}
}

// PileCards implements [look.Title].
func (t *cards) PileCards(p look.Pile) (cards []game.Option) {
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
		for _, a := range v.Used(fact.Side) {
			cards = append(cards, a.Thing())
		}
	}
	return cards
}

// HasCards implements [look.Title].
func (t *cards) HasCards(p look.Pile) bool {
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
		return len(v.Used(fact.Side)) > 0
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
func (t *cards) PileName(p look.Pile) string {
	fact := factOf(p)
	key := "table.pile." + factNames[fact.What]
	switch fact.What {
	case board.MissionCards, board.ActionCards:
		key += "." + fact.Side.String()
	}
	return t.Words.Say(key)
}

// PileText implements [look.Title].
func (t *cards) PileText(p look.Pile) string {
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

// UseName implements [look.Title]: an action card is used with a leader.
func (t *cards) UseName(use game.Option) string {
	return t.Words.Say("table.use.with", assets.Args{"leader": t.Say.LeaderShort(rules.Leader(use.B))})
}

// DrawUse implements [look.Title].
func (t *cards) DrawUse(use game.Option, box ui.Rect) {
	board.DrawLeader(t.F.Canvas, &t.View, rules.Leader(use.B), box)
}
