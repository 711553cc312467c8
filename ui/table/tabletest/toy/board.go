// Package toy is what the screens of toy titles have in common.
//
//	table.go  the screen, and what a title says of itself · board.go  a map with figures and a hand of cards · cards.go  cards that are brought
package toy

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/around"
	"holoboard/render/board/muster"
)

// Board is a map with rails beside it and a hand of cards below. The title writes the rest of a [board.Title].
type Board[V View, E Event] struct {
	board.Table[V]
	board.Plain[V]
	Kind  *Kind[E]
	Words *assets.Words
	Rail  func(v V, side int) *muster.Muster // nil: rails are empty
	Round func(v V) around.Round             // nil: nothing is said of it

	hand board.Hand
	own  board.List
}

// A Figure is a thing of a side that stands at a place of the map.
type Figure struct{ Thing, At game.Option }

// LayMap lays the places of the map, and figures each beside its own.
func (b *Board[V, E]) LayMap(s *board.Scene, figures []Figure) {
	disc := render.Around(render.Point{}, 2*board.RingRadius, 2*board.RingRadius)
	for i := range b.Map.Places {
		s.PutPlace(i, board.Grown(disc, b.Map.Size), b.Map.NameBox(i))
	}
	for _, f := range figures {
		side := int(f.Thing.A)
		wish := board.Wish{At: f.At, Side: side, Direction: render.Point{X: float64(2*side - 1)}, Margin: 3}
		s.Stand(wish, board.Cells{Pieces: s.Keep(wish, []board.Piece{board.Single(f.Thing, 24, 24)})})
	}
}

// DrawPlace draws a place of the map as a ring with its name.
func (b *Board[V, E]) DrawPlace(c *render.Canvas, at int, center render.Point, color render.Color) {
	c.Ring(center, board.RingRadius*b.Zoomed(), render.RingStyle{Line: color, Width: 2})
	b.DrawName(c, at, center, c.Palette.Text)
}

// LayHand lays the cards of whoever looks into the hand, or into the list of a phone's tab.
func (b *Board[V, E]) LayHand(s *board.Scene, v V) {
	var cards []board.Held
	_, hand := v.Holds()
	for _, card := range gametest.Held(hand) {
		cards = append(cards, board.Held{Thing: card, Count: int(hand[card.A])})
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

// Face implements [board.Title].
func (b *Board[V, E]) Face(c *render.Canvas, v V, o game.Option) (*board.Face, bool) {
	if o.Kind != gametest.KindCard {
		return nil, false
	}
	viewer, _ := v.Holds()
	face := &board.Face{Side: int(viewer), Color: c.Palette.SideColor(int(viewer)), Badge: "action", Title: b.Words.Say("option." + b.Kind.Word(o))}
	face.Picture = board.Alone(board.RingArt, "action")
	return face, true
}

// Entry implements [board.Title].
func (b *Board[V, E]) Entry(c *render.Canvas, _ V, o game.Option) board.Entry {
	return board.Entry{Sign: "action", Ink: c.Palette.Dim, Title: b.Words.Say("option." + b.Kind.Word(o))}
}

// Ground implements [board.Title].
func (b *Board[V, E]) Ground(c *render.Canvas, _ V) { c.Backdrop(b.Layout().Map) }

// Carried implements [board.Title].
func (b *Board[V, E]) Carried(_ V, thing game.Option, count int) (board.Piece, int) {
	return board.Stack(thing, count), 1
}

// Draw implements [board.Board].
func (b *Board[V, E]) Draw(c *render.Canvas, v V, look board.Look) bool {
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
func (b *Board[V, E]) OwnHeight(v V) float64 {
	b.Scene(v)
	return b.own.Height
}

// DrawOwn implements [board.Board].
func (b *Board[V, E]) DrawOwn(c *render.Canvas, v V, look board.Look) {
	b.DrawHand(c, v, b.hand.Cards, b.hand.Faces, "", &look)
}

// Speak implements [board.Board].
func (b *Board[V, E]) Speak(words *assets.Words) {
	b.Words = words
	b.Rename()
}
