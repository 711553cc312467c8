package board_test

import (
	"math"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
)

// Kinds of things of the toy: ten places in a ring, ships of two sides at them, a scout of each side, and a hand of cards.
const (
	kindPlace uint8 = iota + 1
	kindShips
	kindScout
	kindCard

	places = 10
)

func place(at int) game.Option { return game.Option{Kind: kindPlace, A: uint8(at)} }
func ships(side, at int) game.Option {
	return game.Option{Kind: kindShips, A: uint8(side), B: uint8(at)}
}
func scout(side int) game.Option { return game.Option{Kind: kindScout, A: uint8(side)} }
func card(n int) game.Option     { return game.Option{Kind: kindCard, A: uint8(n)} }

// view is what one seat sees of the toy.
type view struct {
	Seat   int8
	Ships  [places][2]uint8
	Scouts [2]uint8 // where they are
	Hand   [16]uint8
	Moving bool
}

// toy is a board of the toy.
type toy struct {
	board.Table[*view]
	board.Plain[*view]
	manner board.Manner
	hand   board.Hand
	own    board.List
}

var _ board.Board[*view] = (*toy)(nil)

func newToy() *toy {
	b := &toy{manner: board.Fanned}
	b.Begin(b, board.Shape{Sides: 2})
	return b
}

func (b *toy) Stretch(w, h float64) board.Map {
	m := board.Map{World: render.Box(0, 0, w, h), Size: board.SizeIn(w, h)}
	around := func(angle, far float64) render.Point {
		sin, cos := math.Sincos(2 * math.Pi * angle / places)
		return m.World.Center().Add(render.Point{X: sin * w * far, Y: -cos * h * far})
	}
	for i := range places {
		at := float64(i)
		m.Places = append(m.Places, board.Place{
			Thing: place(i), Name: "Place " + strconv.Itoa(i), Center: around(at, 0.34),
			Outline: []render.Point{m.World.Center(), around(at-0.5, 0.7), around(at, 0.7), around(at+0.5, 0.7)},
		})
	}
	return m
}

func (b *toy) Lay(s *board.Scene, v *view) {
	s.Step.Moves = v.Moving
	ring := render.Around(render.Point{}, 2*board.RingRadius, 2*board.RingRadius)
	for i := range places {
		s.PutPlace(i, board.Grown(ring, b.Map.Size), b.Map.NameBox(i))
	}
	for i, at := range v.Ships {
		for side, n := range at {
			wish := board.Wish{At: place(i), Side: side, Direction: render.Point{X: float64(2*side - 1)}, Margin: 3}
			var cells []board.Piece
			if n > 0 {
				cells = append(cells, board.Stack(ships(side, i), int(n)))
			}
			if int(v.Scouts[side]) == i {
				cells = append(cells, board.Single(scout(side), 20, 24))
			}
			s.Stand(wish, board.Cells{Pieces: s.Keep(wish, cells)})
		}
	}
	b.layHand(s, v)
}

func (b *toy) layHand(s *board.Scene, v *view) {
	var cards []board.Held
	for i, n := range v.Hand {
		if n > 0 {
			cards = append(cards, board.Held{Thing: card(i), Count: int(n)})
		}
	}
	if l := b.Layout(); !l.Form.Phone() {
		b.hand = s.LayHand(l.Hand, cards, b.manner)
		return
	}
	s.Into(board.HandTab)
	b.own, b.hand = board.NewList(b.Layout().Own.W), board.Hand{Faces: true}
	b.own.Title("Cards", len(cards), false)
	for i, box := range b.own.Cells(len(cards), 132, 132) {
		b.hand.Cards = append(b.hand.Cards, s.PutOnList(board.Piece{Thing: cards[i].Thing, Count: cards[i].Count}, box))
	}
}

func (b *toy) Ground(c *render.Canvas, _ *view) { c.Backdrop(b.Layout().Map) }

func (b *toy) Place(c *render.Canvas, _ *view, at int, center render.Point, _ *board.Look) {
	c.Ring(center, board.RingRadius*b.Zoomed(), render.RingStyle{Line: c.Palette.Neutral, Width: 2})
	b.DrawName(c, at, center, c.Palette.Text)
}

func (b *toy) Figure(c *render.Canvas, _ *view, p *board.Piece, box render.Rect) {
	sign := map[uint8]string{kindShips: "tactic_space", kindScout: "person"}[p.Thing.Kind]
	c.Sign(sign, box, c.Palette.SideColor(int(p.Thing.A)))
}

func (b *toy) Carried(_ *view, thing game.Option, count int) (board.Piece, int) {
	return board.Stack(thing, count), int(thing.A)
}

func (b *toy) Face(c *render.Canvas, v *view, o game.Option) (*board.Face, bool) {
	name := "Card " + strconv.Itoa(int(o.A))
	return &board.Face{
		Side: int(v.Seat), Color: c.Palette.SideColor(int(v.Seat)), Badge: "action", Number: "2", Title: name, Ribbon: "Order",
		Picture: board.Alone(board.RingArt, "eye"), Lines: []board.Line{board.Head("At any time"), board.Says("Look at the other hand.")},
	}, o.Kind == kindCard
}

func (b *toy) Entry(c *render.Canvas, _ *view, o game.Option) board.Entry {
	return board.Entry{Sign: "action", Ink: c.Palette.Dim, Mark: "2", MarkInk: c.Palette.Text, Title: "Card " + strconv.Itoa(int(o.A))}
}

func (b *toy) Draw(c *render.Canvas, v *view, look board.Look) bool {
	b.DrawMap(c, v, &look)
	l := b.Layout()
	for side, rail := range l.Rails {
		if l.Tab == board.Everywhere || l.Tab == board.SidesTab {
			c.Panel(rail, c.Palette.SidePanel(side))
		}
	}
	if !l.Form.Phone() {
		b.DrawHand(c, v, b.hand.Cards, b.hand.Faces, "new", &look)
	}
	b.DrawMovers(c, v, &look)
	return false
}

func (b *toy) OwnHeight(v *view) float64 {
	b.Scene(v)
	return b.own.Height
}

func (b *toy) DrawOwn(c *render.Canvas, v *view, look board.Look) {
	b.own.DrawTitles(c, &b.Surface)
	b.DrawHand(c, v, b.hand.Cards, b.hand.Faces, "new", &look)
}

func (b *toy) Speak(*assets.Words) { b.Rename() }
