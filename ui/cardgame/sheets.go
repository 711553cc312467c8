package cardgame

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/screen"
)

// sheets show cards closely.
type sheets struct {
	screen.PlainSheets[*view, *event]
	*Table
}

// The size of a card seen closely, points: it stands above 84 % of the screen's height.
const (
	sheetWidth  = 350
	sheetHeight = 490
)

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

// First implements [look.Title]: a phase of the turn or one of its windows.
func (s sheets) First() (place string, ok bool) { return s.windows.Place() }
