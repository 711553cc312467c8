// Package toy is what the screens of toy titles have in common: a board with a hand of cards, and cards that are brought.
package toy

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/around"
	"holoboard/render/board/muster"
)

// Board is a map with rails beside it and a hand of cards below. The title writes the rest of a [board.Title].
type Board[V any] struct {
	board.Table[V]
	board.Plain[V]
	Words *assets.Words
	Rail  func(v V, side int) *muster.Muster // nil: rails are empty
	Round func(v V) around.Round             // nil: nothing is said of it

	hand board.Hand
	own  board.List
}

// LayHand lays cards by kind into the hand, or into the list of a phone's tab.
func (b *Board[V]) LayHand(s *board.Scene, hand []uint8, thing func(kind uint8) game.Option) {
	var cards []board.Held
	for kind, n := range hand {
		if n > 0 {
			cards = append(cards, board.Held{Thing: thing(uint8(kind)), Count: int(n)})
		}
	}
	if l := b.Layout(); !l.Form.Phone() {
		b.hand = s.LayHand(l.Hand, cards, board.SideBySide)
		return
	}
	s.Into(board.HandTab)
	b.own, b.hand = board.NewList(b.Layout().Own.W), board.Hand{Faces: true}
	for i, box := range b.own.Cells(len(cards), 132, 132) {
		b.hand.Cards = append(b.hand.Cards, s.PutOnList(board.Piece{Thing: cards[i].Thing, Count: cards[i].Count}, box))
	}
}

// FaceOf is a card of a side, with its sign.
func (b *Board[V]) FaceOf(c *render.Canvas, side int, sign, title string) *board.Face {
	return &board.Face{Side: side, Color: c.Palette.SideColor(side), Badge: "action", Title: title, Picture: board.Alone(board.RingArt, sign)}
}

// Ground implements [board.Title].
func (b *Board[V]) Ground(c *render.Canvas, _ V) { c.Backdrop(b.Layout().Map) }

// Carried implements [board.Title].
func (b *Board[V]) Carried(_ V, thing game.Option, count int) (board.Piece, int) {
	return board.Stack(thing, count), 1
}

// Draw implements [board.Board].
func (b *Board[V]) Draw(c *render.Canvas, v V, look board.Look) bool {
	b.DrawMap(c, v, &look)
	l := b.Layout()
	for side, rail := range l.Rails {
		switch {
		case l.Tab != board.Everywhere && l.Tab != board.SidesTab:
		case b.Rail != nil:
			b.Rail(v, side).Draw(c, l.Form, rail)
		default:
			c.Panel(rail, c.Palette.SidePanel(side))
		}
	}
	if b.Round != nil {
		r := b.Round(v)
		r.Draw(c, l.Form, l.Round, l.Bar, l.Turn)
	}
	if !l.Form.Phone() {
		b.DrawHand(c, v, b.hand.Cards, b.hand.Faces, "", &look)
	}
	b.DrawMovers(c, v, &look)
	return false
}

// OwnHeight implements [board.Board].
func (b *Board[V]) OwnHeight(v V) float64 {
	b.Scene(v)
	return b.own.Height
}

// DrawOwn implements [board.Board].
func (b *Board[V]) DrawOwn(c *render.Canvas, v V, look board.Look) {
	b.DrawHand(c, v, b.hand.Cards, b.hand.Faces, "", &look)
}

// Speak implements [board.Board].
func (b *Board[V]) Speak(words *assets.Words) {
	b.Words = words
	b.Rename()
}
