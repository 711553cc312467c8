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

func (s sheets) sheet(card game.Option) table.Sheet {
	if card.Kind == rules.KindLaunch {
		return table.Sheet{Card: s.View.Cards.Card(card.B), Lit: rules.NoFace, Firing: -1}
	}
	return table.SheetOf(s.View, rules.Slot(card.A))
}

func (s sheets) DrawCard(card game.Option, box ui.Rect) {
	sheet := s.sheet(card)
	s.Board.DrawCard(s.F.Canvas, &table.Large{Card: sheet.Card, Reduced: sheet.Reduced}, box)
}

// Patience implements [look.Title]: the card of a ship hides the map for those alone who ask for it.
func (s sheets) Patience(card game.Option) time.Duration {
	if table.IsShip(card) {
		return look.Never
	}
	return look.Patience
}

func (s sheets) DrawName(card game.Option, box ui.Rect) {
	name := s.Words.Say("ship." + s.sheet(card).Card.ID())
	s.F.Text(name, box, s.F.Fitted(name, s.F.Palette.Name(), box.W))
}

func (s sheets) Page(thing game.Option) string { return book.Of(s.View, thing) }
func (s sheets) Now() string                   { return book.OfPhase(s.View.Phase()) }
