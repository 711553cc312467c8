// Package look is what a player at any table gets to know by looking, without answering anything: the large card of a thing beside
// it, the cards behind a count, and the place of the rule book about what he looks at or is asked.
//
//	look.go  what a title says of its things · sheet.go  the large card beside a thing · pin.go  one that a long touch opens
//	book.go  what leads to the rule book · pile.go  counts of cards, and the cards behind them · sign.go  what a sign stands for
//	use.go   a card of the hand, and in which ways it can be used
package look

import (
	"time"

	"holoboard/game"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// A Title says what there is to know about its things.
type Title interface {
	// Layout says where the parts of the table are.
	Layout() board.Layout

	// CardSize is the size of a large card, points.
	CardSize() (w, h float64)
	// CardOf is the card that tells about a thing; nothing where the player does not know it.
	CardOf(thing game.Option) game.Option
	// DrawCard draws a large card, and DrawName its name in a line.
	DrawCard(card game.Option, box ui.Rect)
	DrawName(card game.Option, box ui.Rect)
	// Standing says how a card stands as things are, or nothing.
	Standing(card game.Option) string
	// Patience is how long the player looks at a thing on the map before its card hides a part of the map.
	Patience(card game.Option) time.Duration
	// Note says why a thing on the board may not be chosen, or what else is to be known about it just now; or nothing.
	Note(thing game.Option) string

	// SignText says what a sign on the table stands for and cites its rule; nothing for the sign of a button.
	SignText(sign string) string
	// Page is the page of the rule book about a thing, or nothing; Rule the place about a question.
	Page(thing game.Option) string
	Rule(d *game.Decision) string
	// Now is the place about what goes on while nothing is asked.
	Now() string
	// First is the place that the player wants to know about, whatever he looks at or is asked; false where there is none.
	First() (place string, ok bool)

	// PileName and PileText say what a pile is and what its count tells; PileCards lists those of its cards that may be looked
	// through, and HasCards whether there are any.
	PileName(Pile) string
	PileText(Pile) string
	PileCards(Pile) []game.Option
	HasCards(Pile) bool

	// UseName and DrawUse say and show in which way an option uses a card.
	UseName(use game.Option) string
	DrawUse(use game.Option, box ui.Rect)
}

// Sheets shows cards large: beside what the player looks at, out of a pile, or to be used.
type Sheets[V any] struct {
	flow   *flow.Flow[V]
	title  Title
	from   func() ui.Screen // that the rule book comes back to
	pinned pinned
	sign   string // what the sign stands for that is wanted in this frame, until it is said
	pile   Pile   // that is open
	open   bool
	using  game.Option // the card of the hand that is about to be used
}

// New returns the sheets of a table on a screen.
func New[V any](f *flow.Flow[V], title Title, from func() ui.Screen) *Sheets[V] {
	return &Sheets[V]{flow: f, title: title, from: from}
}
