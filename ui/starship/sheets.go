package starship

import (
	"strconv"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render/board"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/book"
	"holoboard/ui/table/look"
)

// sheets tell about things on the table: a ship shows its card, everything its page of the rule book.
type sheets struct {
	look.Plain
	*Table
}

// The size of a ship's card, points.
const (
	sheetWidth  = 240
	sheetHeight = 262
)

func (s sheets) Layout() board.Layout { return s.Board.Layout() }

func (sheets) CardSize() (w, h float64) { return sheetWidth, sheetHeight }

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
	return table.SheetOf(&s.View, rules.Slot(card.A))
}

func (s sheets) DrawCard(card game.Option, box ui.Rect) {
	sheet := s.sheet(card)
	s.board.DrawSheet(s.F.Canvas, &sheet, box)
}

func (s sheets) DrawName(card game.Option, box ui.Rect) {
	name := s.Words.Say("ship." + s.sheet(card).Card.ID())
	s.F.Text(name, box, s.F.Fitted(name, s.F.Palette.Name(), box.W))
}

// Standing implements [look.Title]: the special abilities of a ship, with their numbers.
func (s sheets) Standing(card game.Option) string {
	if card == (game.Option{}) {
		return ""
	}
	sheet, names := s.sheet(card), []string(nil)
	f := sheet.Card.Face(sheet.Reduced)
	for a := range rules.Ability(rules.NumAbilities) {
		if !f.Has(a) || a == rules.FighterLaunch || a == rules.Command {
			continue
		}
		name := s.Words.Say("ability." + a.String())
		if n := f.Value(a); n > 0 && a != rules.LongRangeBomber {
			name += " " + strconv.Itoa(n)
		}
		names = append(names, name)
	}
	return s.Joined(names)
}

func (s sheets) Note(thing game.Option) string { return s.WhyNot(thing) }

func (s sheets) Page(thing game.Option) string { return book.Of(&s.View, thing) }

func (s sheets) Rule(d *game.Decision) string { return asks[d.Ask].Rule }

func (s sheets) Now() string { return book.OfPhase(s.View.Phase()) }
