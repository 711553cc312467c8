package cardgame

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/screen"
)

// theLesson is the guided first turn. It is read once: it is the same for everybody.
var theLesson = lesson.Once(rules.Rules{}, rules.ID)

// Chapters names its chapters.
func Chapters() []string { return lesson.Chapters(assets.Lessons(rules.ID)) }

// Stays implements [screen.Staying]: the player leads the Light Side, and sees nothing of the other's hand.
func (*Table) Stays() game.Seat { return rules.Light.Seat() }

// guided is what the guide is shown of the table. It implements [lesson.Title].
type guided struct {
	screen.Guided[*view, *event]
	table *Table
}

// Named implements [lesson.Title]: the sun, the hand, and where destroyed objectives lie. A phone shows none of them beside the field.
func (t guided) Named(name string) (r ui.Rect, ok bool) {
	switch name {
	case "sun":
		r = t.table.board.Sun()
	case "won":
		r = t.table.board.Won(rules.Light)
	case "hand":
		r = t.Board.Layout().Hand
		if t.table.Phone() {
			r = ui.Rect{}
		}
	default:
		return r, false
	}
	return r, true
}

// OnMap implements [lesson.Title].
func (t guided) OnMap(do func(card game.Option)) {
	for side := range rules.Side(2) {
		t.View.Each(side, func(slot rules.Slot, x *rules.Thing) {
			if x.Title.Card().Type != rules.AffiliationCard {
				do(game.Option{Kind: rules.KindSlot, A: uint8(slot)})
			}
		})
	}
}

// Lands implements [lesson.Title]: a card of the hand is put on what the next answer names.
func (guided) Lands(o game.Option, next *game.Option) (place game.Option, ok bool) {
	if o.Kind != rules.KindPlay || next == nil || next.Kind != rules.KindSlot {
		return place, false
	}
	return *next, true
}

// Carried implements [lesson.Title]: a card that has been chosen and not yet put anywhere counts too.
func (t guided) Carried() string {
	if p := t.table.plan; p != nil && len(p.lands) > 1 {
		return t.table.ID(p.play)
	}
	return t.Guided.Carried()
}

// Clear implements [lesson.Title]: what is spoken of is kept clear anyway, and all cards on the table with the hand.
func (t guided) Clear(places []ui.Rect) []ui.Rect {
	if l := t.Board.Layout(); l.Form == board.Wide || l.Form == board.Folded {
		places = append(places, l.Hand)
	}
	for _, thing := range t.table.screen.Things {
		if thing.Option.Kind == rules.KindSlot {
			places = append(places, thing.Rect)
		}
	}
	return places
}
