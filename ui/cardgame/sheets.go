package cardgame

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/cardgame/book"
	"holoboard/ui/cardgame/refuse"
	"holoboard/ui/cardgame/windows"
	"holoboard/ui/table/row"
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

// First implements [look.Title]: a phase or one of its windows, the Death Star, a pile, a card of the hand that is
// refused: the rule that refuses it.
func (s sheets) First() (place string, ok bool) {
	if place, ok = s.windows.Place(); ok {
		return place, ok
	}
	switch thing := s.Pointed; {
	case thing == table.SlotThing(rules.Dial):
		return "R6.2", true
	case thing.Kind == table.KindPile:
		return "R4.1", true
	case thing.Kind == rules.KindTitle && s.Pending != nil && len(s.OfferedOn(thing)) == 0:
		if at := s.sight(); at != nil {
			if why, _ := refuse.Why(at, thing); why != nil {
				return why.Rule, true
			}
		}
	}
	return "", false
}

// Now implements [look.Title]: the phase that goes on.
func (s sheets) Now() string { return windows.PhaseRule(s.View.Phase) }

// Rule implements [look.Title]: where a card asks, its page.
func (s sheets) Rule(d *game.Decision) string {
	if rule := asks[d.Ask].Rule; rule != row.TheCard {
		return rule
	}
	return book.OfAsking(s.View, d)
}
