// Package cards is what there is to know about the cards and the other things of Star Wars: Rebellion by looking at them.
//
//	cards.go    whose card tells about a thing, and what leads to the rule book · piles.go  the cards behind the counts at the rails
//	standing.go why an objective scores or does not
package cards

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/seat"
)

// Cards are what there is to know about cards and other things. They implement [look.Title].
type Cards struct {
	*seat.Seat
	note  func(thing game.Option) string // see [look.Title]
	first func() (place string, ok bool)
}

// New returns the cards that a seat sees, at a screen that knows what is to be said about a thing on the board besides, and what
// its rule book opens at first.
func New(s *seat.Seat, note func(thing game.Option) string, first func() (place string, ok bool)) *Cards {
	return &Cards{s, note, first}
}

// Layout implements [look.Title].
func (t *Cards) Layout() board.Layout { return t.Board.Layout() }

// CardSize implements [look.Title].
func (*Cards) CardSize() (w, h float64) { return board.CardWidth, board.CardHeight }

// CardOf implements [look.Title]: of his own facedown missions the viewer knows the face, or of all.
func (t *Cards) CardOf(thing game.Option) game.Option {
	if thing.Kind != rules.KindSlot {
		return thing
	}
	if m := t.View.OnTableOf(rules.Side(thing.A))[thing.B]; m != rules.NoMission {
		return m.Thing()
	}
	return game.Option{}
}

// DrawCard implements [look.Title].
func (t *Cards) DrawCard(card game.Option, box ui.Rect) { t.Board.Card(t.F.Canvas, t.View, card, box) }

// DrawName implements [look.Title].
func (t *Cards) DrawName(card game.Option, box ui.Rect) {
	t.Board.CardLine(t.F.Canvas, t.View, card, 1, box)
}

// Standing implements [look.Title].
func (t *Cards) Standing(card game.Option) string {
	if card.Kind != rules.KindObjective {
		return ""
	}
	return t.objectiveText(rules.Objective(card.A))
}

// Note implements [look.Title].
func (t *Cards) Note(thing game.Option) string { return t.note(thing) }

// Page implements [look.Title].
func (*Cards) Page(thing game.Option) string { return book.Of(thing) }

// Rule implements [look.Title].
func (*Cards) Rule(d *game.Decision) string { return book.OfQuestion(d) }

// Now implements [look.Title].
func (t *Cards) Now() string {
	if e, _ := t.Reel.Event(); e != nil {
		return book.OfEvent(*e)
	}
	return book.OfPhase(t.View.Phase)
}

// First implements [look.Title].
func (t *Cards) First() (place string, ok bool) { return t.first() }

// UseName implements [look.Title]: an action card is used with a leader.
func (t *Cards) UseName(use game.Option) string {
	return t.Words.Say("table.use.with", assets.Args{"leader": t.Say.LeaderShort(rules.Leader(use.B))})
}

// DrawUse implements [look.Title].
func (t *Cards) DrawUse(use game.Option, box ui.Rect) {
	pieces.DrawLeader(t.F.Canvas, t.View, rules.Leader(use.B), box)
}

// SignText implements [look.Title].
func (t *Cards) SignText(sign string) string { return book.SignText(t.Words, sign) }
