package cardgame

import (
	"math"
	"slices"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/stage"
)

// later is where all lies after what is being told, for the cards slide there while it is.
type later struct {
	of     *rules.View
	layout board.Layout
	scene  board.Scene
	stage  *stage.Stage
	hand   board.Hand
}

// after is where all lies after what is being told; nil while nothing is, or nothing may move.
func (b *Board) after() *later {
	t := &b.Telling
	if t.After == nil || t.Calm {
		return nil
	}
	if l := b.Layout(); b.later.of != t.After || b.later.layout.Map != l.Map || b.later.layout.Tab != l.Tab {
		shadow := *b
		b.later = later{of: t.After, layout: l}
		shadow.Lay(&b.later.scene, t.After)
		b.later.stage, b.later.hand = shadow.stage, shadow.hand
	}
	return &b.later
}

// piece is a thing as it lies on the screen then; nil for what does not.
func (l *later) piece(thing game.Option) *board.Piece {
	i := slices.IndexFunc(l.scene.Pieces, func(p board.Piece) bool { return p.Thing == thing && p.On == board.OnScreen })
	if i < 0 {
		return nil
	}
	return &l.scene.Pieces[i]
}

// slid is where a thing is on its way to where it lies after what is told.
func (b *Board) slid(thing game.Option, box render.Rect) render.Rect {
	l := b.after()
	if l == nil {
		return box
	}
	to := l.piece(thing)
	if to == nil {
		return box
	}
	return between(box, to.Box, b.slides())
}

// slides is how much of their way has been made by cards that slide to where they lie next.
func (b *Board) slides() float64 { return render.InOut(min(b.Telling.At*1.25, 1)) }

// between is a box on the way to another.
func between(from, to render.Rect, at float64) render.Rect {
	return render.Box(render.Between(from.X, to.X, at), render.Between(from.Y, to.Y, at), render.Between(from.W, to.W, at), render.Between(from.H, to.H, at))
}

// now is where a card on the table is just now, on its way too; false for one that is not seen.
func (b *Board) now(v *rules.View, slot rules.Slot) (box render.Rect, seen bool) {
	if box, seen = b.Where(SlotThing(slot), v); !seen {
		return box, false
	}
	return b.slid(SlotThing(slot), box), true
}

// laidInto draws what is painted for one box into another: it is painted once, however its size changes on the way.
func laidInto(c *render.Canvas, box, into render.Rect, draw func()) {
	if box == into {
		draw()
		return
	}
	c.Slant(box, render.Point{X: into.X, Y: into.Y}, render.Point{X: into.W}, render.Point{Y: into.H}, draw)
}

// drawSliding draws a card on its way: as it lay, and where it lies next as something else (a chip of the bench becomes a tile) one turns
// into the other.
func (b *Board) drawSliding(c *render.Canvas, v *rules.View, p, next *board.Piece, state board.State) {
	const alike = 0.03 // of two shapes
	slot, from, to := rules.Slot(p.Thing.A), b.BoxOf(p), next.Box
	at := b.slides()
	now := between(from, to, at)
	was := func() { b.drawThing(c, v, slot, p.Style, from, state) }
	if p.Style == next.Style && math.Abs(from.W/from.H-to.W/to.H) < alike {
		laidInto(c, from, now, was)
		return
	}
	turned := min(max((at-0.3)/0.4, 0), 1)
	if turned < 1 {
		c.Fade(min(2-2*turned, 1), func() { laidInto(c, from, now.Middle(now.W, now.W*from.H/from.W), was) })
	}
	if turned > 0 {
		c.Fade(min(2*turned, 1), func() {
			laidInto(c, to, now.Middle(now.W, now.W*to.H/to.W), func() { b.drawThing(c, b.Telling.After, slot, next.Style, to, board.State{}) })
		})
	}
}

// nextOf is where a card on the table lies after what is told, and whether it moves there.
func (b *Board) nextOf(p *board.Piece, box render.Rect) (next *board.Piece, moves bool) {
	const still = 0.5
	l := b.after()
	if l == nil || !l.of.There(rules.Slot(p.Thing.A)) {
		return nil, false
	}
	if next = l.piece(p.Thing); next == nil {
		return nil, false
	}
	far := max(math.Abs(next.Box.X-box.X), math.Abs(next.Box.Y-box.Y), math.Abs(next.Box.W-box.W), math.Abs(next.Box.H-box.H))
	return next, far > still || next.Style != p.Style
}

// nudge is how far a unit leans over the line while it strikes.
func (b *Board) nudge(slot rules.Slot) float64 {
	const far = 16
	t := &b.Telling
	if !t.Is(rules.Strikes) || t.Event.Slot != slot || t.Calm {
		return 0
	}
	lean := far * b.scale() * math.Sin(t.At*math.Pi)
	if slot.Side() == b.Below {
		return -lean
	}
	return lean
}

// heldNext is how many cards of a stack in the hand stay there while something is told, and how far those move to close a gap or make room.
func (b *Board) heldNext(p *board.Piece, box render.Rect) (left int, far float64) {
	l := b.after()
	if l == nil {
		return p.Count, 0
	}
	for _, i := range l.hand.Cards {
		if next := &l.scene.Pieces[i]; next.Thing == p.Thing {
			return min(p.Count, next.Count), (next.Box.X - box.X) * b.slides()
		}
	}
	return 0, 0
}
