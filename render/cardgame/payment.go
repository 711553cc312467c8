package cardgame

import (
	"slices"
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
)

// Pay is a source of resources, and how many it gives.
type Pay struct {
	Slot rules.Slot
	N    int
}

// coin is the colour of resources.
var coin = render.Hex(0xFFC36B)

// drawPayment draws what a card is paid from that is about to be played, and where it may be put down.
func (b *Board) drawPayment(c *render.Canvas, v *rules.View, look *board.Look) {
	if s := look.StateOf(HalfThing(b.Below)); s.Lit || s.Over {
		area := b.ownHalf().Inset(5)
		style := render.PanelStyle{Corner: render.Slight, Line: c.Palette.Legal.Alpha(look.Bright()), Width: 2.5, Dash: render.Dash{10, 7}}
		if s.Over {
			style.Fill = c.Palette.Legal.Alpha(0.1)
		}
		c.Panel(area, style)
	}
	if box, ok := b.LandsAt(v); ok {
		c.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: c.Palette.Legal.Alpha(0.07), Line: c.Palette.Legal.Alpha(look.Bright()), Width: 2, Dash: render.Dash{7, 5}})
	}
	for _, pay := range b.Payment {
		box, seen := b.Where(SlotThing(pay.Slot), v)
		if !seen {
			continue
		}
		c.Panel(box.Inset(-4), render.PanelStyle{Corner: render.Slight, Line: coin, Width: 2.5, Dash: render.Dash{7, 4}, Glow: coin})
		k := max(b.scale(), 0.75)
		at := render.Point{X: box.Center().X, Y: box.Bottom() - 6*k}
		if box.W > 1.6*box.H { // beside what a plate says
			at = render.Point{X: box.X + box.H*0.55, Y: box.Bottom() - box.H*0.28}
		}
		badge := render.Around(at, 52*k, 28*k)
		c.Panel(badge, render.PanelStyle{Corner: render.Pill, Fill: c.Palette.Space.Alpha(0.92), Line: coin, Width: 2})
		sign, number := badge.InsetXY(6*k, 3*k).CutLeft(20 * k)
		cards.Token(c, "resource", sign.Square(), coin)
		c.Text(strconv.Itoa(pay.N), number, c.Palette.Title().Sized(18*k).Centered())
	}
}

// A Landing is a card that is about to be played, and the table after that.
type Landing struct {
	Title rules.Title // 0 for none
	After *rules.View
}

// landed is where a card would come to lie, found once for each table and landing.
type landed struct {
	of   *rules.View
	size render.Rect
	card Landing
	box  render.Rect
	ok   bool
}

// LandsAt is where the card comes to lie that is about to be played; false while none is, and where something else lies that makes room for it.
func (b *Board) LandsAt(v *rules.View) (box render.Rect, ok bool) {
	if b.Lands.Title == 0 || v.Seat < 0 {
		return box, false
	}
	if l := &b.landed; l.of != v || l.card != b.Lands || l.size != b.Layout().Map {
		*l = landed{of: v, size: b.Layout().Map, card: b.Lands}
		l.box, l.ok = b.lie(v, b.Lands)
		l.ok = l.ok && !slices.ContainsFunc(b.Scene(v).Pieces, func(p board.Piece) bool {
			return p.Thing.Kind == rules.KindSlot && p.On == board.OnScreen && p.Box.Overlaps(l.box)
		})
	}
	return b.landed.box, b.landed.ok
}

// lie finds where a card lies on the table that is to come.
func (b *Board) lie(v *rules.View, card Landing) (box render.Rect, ok bool) {
	slot := rules.NoSlot
	card.After.Each(rules.SideOf(v.Seat), func(at rules.Slot, x *rules.Thing) {
		if x.Title == card.Title && v.At(at).Title != card.Title {
			slot = at
		}
	})
	if slot == rules.NoSlot {
		return box, false
	}
	shadow, scene := *b, board.Scene{}
	shadow.Lay(&scene, card.After)
	for i := range scene.Pieces {
		if p := &scene.Pieces[i]; p.Thing == SlotThing(slot) && p.On == board.OnScreen {
			return p.Box, true
		}
	}
	return box, false
}
