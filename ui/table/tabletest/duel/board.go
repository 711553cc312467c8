package duel

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/muster"
	"holoboard/ui"
	"holoboard/ui/table/rack"
	"holoboard/ui/table/tabletest/toy"
)

// Kinds of things on the board beside the cards.
const (
	kindStand  = toy.Own + iota // where a duellist stands
	kindStrike                  // his strike, facedown or with its strength
)

// table is the board: two who stand before each other, and a hand of cards.
type table struct {
	toy.Board[*view, *event]
	rail muster.Muster
}

func newTable(words *assets.Words, projected bool) *table {
	b := &table{Board: toy.Board[*view, *event]{Kind: kind, Words: words}}
	b.Rail, b.Round = b.railOf, b.roundOf
	b.Begin(b, board.Shape{Sides: 2, Bar: board.Span{Small: 240, Large: 320}, ForARoom: projected})
	return b
}

// Stretch lets both stand in the middle.
func (b *table) Stretch(w, h float64) board.Map {
	m := board.Map{World: render.Box(0, 0, w, h), Size: board.SizeIn(w, h)}
	for side := range 2 {
		x := w * float64(1+2*side) / 4
		m.Places = append(m.Places, board.Place{
			Thing: toy.Thing(kindStand, side), Name: b.Words.Say("side." + kind.Sides[side]), Center: render.Point{X: x, Y: h / 2},
			Outline: []render.Point{{X: x - w/4}, {X: x + w/4}, {X: x + w/4, Y: h}, {X: x - w/4, Y: h}},
		})
	}
	return m
}

// Lay implements [board.Title].
func (b *table) Lay(s *board.Scene, v *view) {
	var strikes []toy.Figure
	for side := range v.Strength {
		if v.Strikes(side) {
			strikes = append(strikes, toy.Figure{Thing: toy.Thing(kindStrike, side), At: toy.Thing(kindStand, side)})
		}
	}
	b.LayMap(s, strikes)
	if b.Layout().Form.Phone() {
		b.LayHand(s, v)
	}
}

// Place implements [board.Title]: a duellist with his hits.
func (b *table) Place(c *render.Canvas, v *view, at int, center render.Point, _ *board.Look) {
	color := c.Palette.SideColor(at)
	b.DrawPlace(c, at, center, color)
	c.Text(strconv.Itoa(int(v.Hits[at])), render.Around(center, 40, 40), c.Palette.Title().In(color).Centered())
}

// Figure implements [board.Title].
func (b *table) Figure(c *render.Canvas, v *view, p *board.Piece, box render.Rect) {
	side := p.Thing.A
	if v.Lies[side] {
		c.Sign(kind.Signs[side], box, c.Palette.SideColor(int(side)))
		return
	}
	c.Text(strconv.Itoa(int(v.Strength[side])), box, c.Palette.Number().Centered())
}

// The cards in hand lie on a rack below the map; a phone has a tab for them.

// layRack lays them into their cells, but for those that have their place in the window.
func (t *Table) layRack() {
	cards := slices.DeleteFunc(gametest.Held(t.View.Hand[:]), func(o game.Option) bool { return t.Scene != nil && t.Offered(o) })
	t.rack.Area = t.Board.Layout().Hand.InsetXY(4, 2)
	t.board.Rack = t.rack.Lay(cards, t.Offered)
}

// showRack draws what lies there; what cannot be chosen says why.
func (t *Table) showRack() {
	t.rack.Turn(t.F)
	for _, thing := range t.board.Rack {
		o := thing.Option
		chip := rack.Chip{
			Name: t.OptionText(o), Figures: "×" + strconv.Itoa(int(t.View.Hand[o.A])), Lit: t.Offered(o) && t.Wanted(o), Hover: t.Shown.States[o].Hover,
			Sign: func(box ui.Rect, ink render.Color) { t.F.Sign("action", box, ink) },
		}
		if t.Pending != nil && !t.Offered(o) {
			chip.More = t.Words.Say("rack." + t.Shown.Asked())
		}
		chip.Draw(t.F, thing.Rect)
	}
}
