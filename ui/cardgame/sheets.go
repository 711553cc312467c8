package cardgame

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/look"
)

// sheets show cards closely.
type sheets struct {
	look.Plain
	*Table
}

// The size of a card seen closely, points: it stands above 84 % of the screen's height.
const (
	sheetWidth  = 350
	sheetHeight = 490
)

func (s sheets) Layout() board.Layout { return s.Board.Layout() }

func (s sheets) CardSize() (w, h float64) { return sheetWidth, sheetHeight }

// CardOf implements [look.Title].
func (s sheets) CardOf(thing game.Option) (card game.Option) {
	if title, known := s.board.TitleOf(s.View, thing); known {
		return game.Option{Kind: rules.KindTitle, A: uint8(title)}
	}
	return card
}

func (s sheets) DrawCard(card game.Option, box ui.Rect) {
	s.board.Card(s.F.Canvas, s.View, card, box)
}

func (s sheets) DrawName(card game.Option, box ui.Rect) {
	name := s.card(rules.Title(card.A))
	s.F.Text(name, box, s.F.Fitted(name, s.F.Palette.Name(), box.W))
}

func (s sheets) Note(thing game.Option) string { return s.WhyNot(thing) }
func (s sheets) Rule(d *game.Decision) string  { return asks[d.Ask].Rule }

// First implements [look.Title]: a phase of the turn or one of its windows.
func (s sheets) First() (place string, ok bool) { return s.windows.Place() }
