package cardgame

import (
	"slices"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
)

// rail is where the parts of a player's rail are.
type rail struct {
	head, affiliation render.Rect
	counts            [5]render.Rect // hand, deck, objectives, discard pile, reserve
	force             render.Rect
}

// unread are the counts of a rail that a room is not shown: it reads large words only.
var unread = [5]bool{1: true, 2: true}

// railIn divides a player's rail. The sun stands on the line between the two, so each keeps clear of it.
func (b *Board) railIn(side rules.Side) (r rail) {
	box := b.Layout().Rails[side].InsetXY(10, 8)
	k := min(max(box.H/256, 0.8), 1.5)
	switch { // the sun's lower half, and what it says
	case side != b.Below:
	case b.projected:
		_, box = box.CutTop(76 * k)
	default:
		_, box = box.CutTop(56 * k)
	}
	r.head, box = box.CutTop(40 * k)
	if !b.among() {
		r.affiliation, box = box.CutTop(34 * k)
	}
	_, box = box.CutTop(4)
	for i := range r.counts {
		if !b.projected || !unread[i] {
			r.counts[i], box = box.CutTop(21 * k)
		}
	}
	r.force, _ = box.CutTop(21 * k)
	return r
}

// layPiles puts what lies beside the table: affiliation cards, discard piles, the dial and what each has won.
func (b *Board) layPiles(s *board.Scene, v *rules.View) {
	if b.right.Empty() { // they are behind a tab, or folded
		s.Into(board.SidesTab)
	}
	for _, side := range []rules.Side{b.Below.Other(), b.Below} {
		r := b.railIn(side)
		s.PutOnScreen(PileThing(DiscardPile, side), 1, r.counts[3].InsetXY(-4, -2)) // as high as a mouse hits
		if b.among() {
			continue
		}
		v.Each(side, func(slot rules.Slot, x *rules.Thing) {
			if x.Title.Card().Type == rules.AffiliationCard {
				s.PutOnScreen(SlotThing(slot), 1, r.affiliation)
			}
		})
	}
	if b.right.Empty() {
		if !b.clock.Empty() {
			s.Into(board.Everywhere)
			s.PutOnScreen(SlotThing(rules.Dial), 1, b.smallSphere())
		}
		return
	}
	s.PutOnScreen(SlotThing(rules.Dial), 1, b.sphere())
	for _, side := range []rules.Side{b.Below.Other(), b.Below} {
		s.PutOnScreen(PileThing(VictoryPile, side), 1, b.won(side))
	}
}

// sphere is where the Death Star hangs, on the line of the horizon.
func (b *Board) sphere() render.Rect {
	size := min(b.right.W-20, b.right.H*0.34)
	return b.right.Middle(size, size)
}

// smallSphere is where it hangs in the bar of a phone, at the right; the sun stands at the left of it. Where rails are folded it hangs
// on the line, as ever.
func (b *Board) smallSphere() render.Rect {
	if l := b.Layout(); l.Form == board.Folded {
		fold := l.Folds[1]
		return render.Around(render.Point{X: fold.Center().X, Y: b.line()}, fold.W-12, fold.W-12)
	}
	size := min(b.clock.H, b.clock.W/2-4)
	right, _ := b.clock.CutRight(size)
	return right.Middle(size, size)
}

// won is where the objectives lie that a side has destroyed.
func (b *Board) won(side rules.Side) render.Rect {
	high := (b.right.H - b.sphere().H) / 2
	if side == b.Below {
		_, box := b.right.InsetXY(12, 0).CutTop(b.right.H - high + 48)
		return box
	}
	box, _ := b.right.InsetXY(12, 8).CutTop(high - 34)
	return box
}

// CaptivesAt is where the sign of the cards stands that are captured at an objective; false where none are, or it is not seen as a plate.
func (b *Board) CaptivesAt(v *rules.View, slot rules.Slot) (at render.Rect, there bool) {
	box, seen := b.Where(SlotThing(slot), v)
	if !seen || b.Stage(v) != nil || !slices.ContainsFunc(v.Captives[:v.NCaptives], func(c rules.Captive) bool { return c.At == slot }) {
		return at, false
	}
	return cards.CaptivesOn(box).Inset(-4), true // as large as a mouse hits
}
