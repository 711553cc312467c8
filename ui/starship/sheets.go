package starship

import (
	"time"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render/board"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/book"
	"holoboard/ui/table/look"
	"holoboard/ui/table/screen"
)

// sheets tell about things on the table: a ship shows its card, everything its page of the rule book.
type sheets struct {
	screen.PlainSheets[*view, *event]
	*Table
}

// The size of a ship's card, points.
const (
	sheetWidth, sheetHeight = 310, 560
	flatWidth, flatHeight   = 500, 316 // on a phone held sideways
)

func (s sheets) CardSize() (w, h float64) {
	if s.Layout().Form == board.Sideways {
		return flatWidth, flatHeight
	}
	return sheetWidth, sheetHeight
}

// CardOf implements [look.Title]: ships have cards, on the table, in the pool and beside the map.
func (s sheets) CardOf(thing game.Option) (card game.Option) {
	if s.View.Cards == "" || !table.IsShip(thing) && thing.Kind != rules.KindLaunch {
		return card
	}
	return thing
}

func (s sheets) large(card game.Option) *table.Large {
	if card.Kind == rules.KindLaunch {
		return &table.Large{Card: s.View.Cards.Card(card.B)}
	}
	return &table.Large{Card: s.View.Card(rules.Slot(card.A)), Reduced: s.View.Ships[card.A].Is(rules.Reduced)}
}

func (s sheets) DrawCard(card game.Option, box ui.Rect) {
	s.Board.DrawCard(s.F.Canvas, s.large(card), box)
}

// Patience implements [look.Title]: the card of a ship hides the map for those alone who ask for it.
func (s sheets) Patience(card game.Option) time.Duration {
	if table.IsShip(card) {
		return look.Never
	}
	return look.Patience
}

func (s sheets) DrawName(card game.Option, box ui.Rect) {
	name := s.Words.Say("ship." + s.large(card).Card.ID())
	s.F.Text(name, box, s.F.Fitted(name, s.F.Palette.Name(), box.W))
}

func (s sheets) Page(thing game.Option) string { return book.Of(s.View, thing) }
func (s sheets) Now() string                   { return s.View.Phase().Chapter() }
