// Package cardgame draws the table of The Card Game: one planet seen from its rim, with a bright horizon between two skies. The
// viewer sits below it, the enemy above; at its left end stands the balance of the Force, at its right the Death Star.
//
//	board.go   the table · layout.go  what lies where on it · piles.go  what is counted beside it
//	draw.go    the picture of a moment · sky.go  skies, horizon, sun and eclipse · sphere.go  the Death Star, built rib by rib
//	rails.go   the two who play, and what each has won
//	fight.go   an engagement, which takes the field · told.go  what moves while something is told
//	slides.go  cards on their way from one place to another · flights.go  cards that come onto the table or leave it
//	victory.go how a game ended
//	deeds.go   what is played and may be answered · struggle.go  the Force struggle · payment.go  what a card is paid from
package cardgame

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/stage"
)

// Kinds of things on the table that no option of the rules names.
const (
	KindPile  uint8 = 100 + iota // A [Pile], B its side
	KindPhase                    // A a phase of the turn
	KindHalf                     // A the side whose half of the table it is
)

// A Pile is what lies beside the table and can be looked at.
type Pile uint8

// The piles.
const (
	DiscardPile Pile = iota
	VictoryPile
	DeckPile
	ObjectiveDeck
	EdgeStack
	Captives // at an objective, whose slot stands for the side
)

// PileThing is the thing that a pile of a side is.
func PileThing(p Pile, side rules.Side) game.Option {
	return game.Option{Kind: KindPile, A: uint8(p), B: uint8(side)}
}

// HalfThing is the half of the table in which a side's cards lie.
func HalfThing(side rules.Side) game.Option { return game.Option{Kind: KindHalf, A: uint8(side)} }

// SlotThing is the thing that a card on the table is.
func SlotThing(slot rules.Slot) game.Option {
	return game.Option{Kind: rules.KindSlot, A: uint8(slot)}
}

// TitleThing is the thing that a card in the hand is.
func TitleThing(t rules.Title) game.Option {
	return game.Option{Kind: rules.KindTitle, A: uint8(t)}
}

// Board is the table of a game.
type Board struct {
	board.Table[*rules.View]
	board.Plain[*rules.View]
	Below rules.Side     // who sits below the horizon
	Cards *cards.Speaker // says what stands on cards

	Payment []Pay       // from what a card is paid for that is about to be played
	Lands   Landing     // of a card into its holder's half
	Telling Telling     // what is told in this frame
	Deeds   render.Rect // what is played lies large there; empty: nothing does
	Answer  rules.Title // that its holder is about to answer with; 0: nothing
	Dropped Dropped     // a card that was just put down by hand
	Aim     *stage.Aim  // what a striker is about to hit, as his player points at it; nil: nothing

	words     *assets.Words
	projected bool // for a whole room
	alone     bool // the middle of the table is all there is
	right     render.Rect
	halves    [2]half // by side
	stage     *stage.Stage
	later     later
	sunAt     render.Point // the balance of the Force, where it was drawn last
	shown     shown        // the card that lay large over the table last
	left      render.Point // where a card lay that left play last
	gone      gone
	landed    landed
	hand      board.Hand
	clock     render.Rect // both clocks, on a phone
	list      board.List  // the hand, on a phone
	listed    []int       // pieces in it
}

// New returns the table of a game.
func New(words *assets.Words, projected bool) *Board {
	b := &Board{Cards: cards.NewSpeaker(words), words: words, projected: projected}
	b.Begin(b, board.Shape{Sides: 2, Bar: board.Span{Small: 690, Large: 980}, ForARoom: projected})
	return b
}

// Speak implements [board.Board].
func (b *Board) Speak(words *assets.Words) {
	b.words, b.Cards = words, cards.NewSpeaker(words)
	b.Rename()
}

// Turn has a side sit below the horizon.
func (b *Board) Turn(below rules.Side) {
	if b.Below != below {
		b.Below = below
		b.Again()
	}
}

// DrawIcon draws a fighting icon alone, and DrawToken a token.
func (b *Board) DrawIcon(c *render.Canvas, i rules.Icon, box render.Rect) { cards.Icon(c, i, box) }

// DrawToken draws a token alone.
func (b *Board) DrawToken(c *render.Canvas, t rules.Token, box render.Rect) {
	cards.Token(c, t.String(), box.Square(), c.Palette.Text)
}

// Stretch implements [board.Owner]: the field has no places of its own.
func (b *Board) Stretch(w, h float64) board.Map {
	return board.Map{World: render.Box(0, 0, w, h), Size: board.SizeIn(w, h)}
}

// Lying implements [board.Title]: whatever may be done with a card is done where it lies.
func (b *Board) Lying(o game.Option) game.Option { return Lying(o) }

// Lying is the thing on the table that an option is about.
func Lying(o game.Option) game.Option {
	switch o.Kind {
	case rules.KindSource:
		return SlotThing(rules.Slot(o.A))
	case rules.KindAbility:
		if o.C == uint8(rules.OnTable) {
			return SlotThing(rules.Slot(o.A))
		}
		return TitleThing(rules.Title(o.A))
	case rules.KindPlay:
		return TitleThing(rules.Title(o.A))
	case rules.KindTitle:
		o.B = 0
	}
	return o
}

// Figure implements [board.Title]: a card by itself, as in a list or in the hand of who carries it.
func (b *Board) Figure(c *render.Canvas, v *rules.View, p *board.Piece, box render.Rect) {
	if t, known := b.TitleOf(v, p.Thing); known {
		b.Cards.DrawSmall(c, t, box, board.State{})
	}
}

// Carried implements [board.Title].
func (b *Board) Carried(v *rules.View, thing game.Option, _ int) (board.Piece, int) {
	t, _ := b.TitleOf(v, thing)
	return board.Single(thing, 68, 92), int(t.Card().Side)
}

// TitleOf is the title of a card that lies somewhere, and false for what is no card.
func (b *Board) TitleOf(v *rules.View, thing game.Option) (rules.Title, bool) {
	switch thing = Lying(thing); thing.Kind {
	case rules.KindSlot:
		if slot := rules.Slot(thing.A); v.There(slot) {
			return v.At(slot).Title, true
		}
	case rules.KindTitle:
		return rules.Title(thing.A), thing.A != 0
	}
	return 0, false
}

// Card implements [board.Board]: a whole card.
func (b *Board) Card(c *render.Canvas, v *rules.View, thing game.Option, box render.Rect) bool {
	t, known := b.TitleOf(v, thing)
	if known {
		b.Cards.Draw(c, t, box)
	}
	return known
}
