package cardgame

import (
	"math"
	"slices"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
)

// Moves tells whether the board itself shows that an event happens, by what moves on it.
func Moves(k rules.EventKind) bool { return moves[k] }

var moves = [rules.NumEventKinds]bool{
	rules.DialTurned: true, rules.Unfocused: true, rules.FocusPut: true, rules.ShieldsGone: true, rules.ShieldPut: true, rules.ShieldSpent: true,
	rules.DamagePut: true, rules.Prevented: true, rules.CardEntered: true, rules.LeftPlay: true, rules.Targeted: true, rules.AttackMade: true,
	rules.Attacks: true, rules.Defends: true, rules.Moved: true, rules.Strikes: true, rules.Unopposed: true, rules.CommittedTo: true,
	rules.ForceStruggle: true, rules.EdgeWonBy: true,
}

// gone is a card that was seen to leave play, and the table just after that: it still lies there, for it is taken off it only then.
type gone struct {
	slot rules.Slot
	of   *rules.View
}

// drawLeaving draws a card as it is while it leaves play: an objective breaks, all else falls and fades.
func (b *Board) drawLeaving(c *render.Canvas, v *rules.View, slot rules.Slot, box render.Rect, draw func()) {
	const falls, fades = 24, 1.8
	t := &b.Telling
	b.left = box.Center()
	gone := min(t.At*fades, 1)
	if v.At(slot).Title.Card().Type != rules.Objective {
		c.Fade(1-gone, func() { c.Move(0, falls*render.In(gone), draw) })
		return
	}
	c.Fade(min(2-2*gone, 1), func() {
		c.Move(render.Shake(gone, 3), 0, func() {
			draw()
			drawCracks(c, box, gone)
		})
	})
}

// drawCracks draws how an objective breaks: cracks run out from its middle to its edges.
func drawCracks(c *render.Canvas, box render.Rect, at float64) {
	const cracks, bends = 7, 3
	middle, white := box.Center(), render.Hex(0xFFE6C8)
	for i := range cracks {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/cracks + 0.4)
		from := middle
		for j := range bends {
			if float64(j)/bends > at {
				break
			}
			far, off := float64(j+1)/bends, float64((i*5+j*3)%4-2)*0.05
			to := render.Point{X: middle.X + (cos+off)*far*box.W*0.5, Y: middle.Y + (sin-off)*far*box.H*0.5}
			c.Line(from, to, 2.5-0.5*float64(j), white.Alpha(0.9))
			from = to
		}
	}
}

// drawTold draws over the cards what befalls one of them just now.
func (b *Board) drawTold(c *render.Canvas, v *rules.View) {
	t := &b.Telling
	if t.Event == nil || t.Calm {
		return
	}
	e := t.Event
	box, seen := b.now(v, e.Slot)
	if !seen {
		return
	}
	at, size := box.Center(), min(box.W, box.H)
	seed := uint64(e.Slot)*31 + uint64(e.N)
	switch e.Kind {
	case rules.FocusPut:
		b.drawFocus(c, v, e, render.In(1-t.At), 0.4+0.6*t.At)
		b.drawCoin(c, v, e, box)
	case rules.Unfocused:
		b.drawFocus(c, v, e, render.Out(t.At), 1-t.At)
	case rules.DamagePut:
		b.drawHit(c, v, at, size, seed)
	case rules.ShieldSpent, rules.Prevented, rules.ShieldsGone:
		c.Shatter(render.Point{X: at.X, Y: box.Y}, size*0.9, render.Hex(0xCFF4FF), seed, t.At)
	case rules.ShieldPut:
		c.Glow(at, size*(1.4-0.6*t.At), render.Hex(0xCFF4FF).Alpha(0.7*(1-t.At)))
	case rules.LeftPlay:
		c.Burst(at, size*1.1, c.Palette.Warning, seed, t.At)
	case rules.Targeted:
		c.Ring(at, size*(1.2-0.5*render.Out(t.At)), render.RingStyle{Line: c.Palette.Warning, Width: 3})
	case rules.CommittedTo:
		b.drawCommitted(c, v, e, box)
	case rules.Unopposed:
		b.drawStamp(c, render.Point{X: at.X, Y: box.Y - 14*b.scale()}, b.words.Say("strike.unopposed"), t.At)
	case rules.WasCaptured:
		drawCage(c, box, t.At)
	}
}

// drawFocus draws a focus token as it falls onto its place on a card, or is lifted off it; far is how far away it still is, 1 for all the way.
func (b *Board) drawFocus(c *render.Canvas, v *rules.View, e *rules.Event, far, alpha float64) {
	const high = 40
	place, seen := b.focusOn(v, e.Slot)
	if !seen {
		return
	}
	grown := place.Middle(place.W*(1+0.5*far), place.H*(1+0.5*far))
	above := min(high*b.scale(), place.H*1.4) * far
	cards.Token(c, "focus", grown.Move(0, -above), c.Palette.Text.Alpha(alpha))
}

// focusOn is where a focus token lies on a card.
func (b *Board) focusOn(v *rules.View, slot rules.Slot) (place render.Rect, seen bool) {
	box, seen := b.now(v, slot)
	if !seen || !v.There(slot) {
		return place, false
	}
	i := slices.IndexFunc(b.Scene(v).Pieces, func(p board.Piece) bool { return p.Thing == SlotThing(slot) })
	switch {
	case i >= 0 && b.Scene(v).Pieces[i].Style == onBench:
		return cards.FocusOnBench(box), true
	case v.At(slot).Title.Card().Type == rules.Objective:
		return cards.FocusOnPlate(box), true
	case v.IsUnit(slot):
		return cards.FocusOnTile(box), true
	}
	return cards.FocusOnClip(box.Middle(box.W, min(box.H, box.W*0.4))), true
}

// drawCoin has a resource fly from its source to the card that is paid for.
func (b *Board) drawCoin(c *render.Canvas, v *rules.View, e *rules.Event, from render.Rect) {
	to := b.shown
	if to.title == 0 || e.Slot.Side() != to.title.Card().Side || v.At(e.Slot).Title.Card().Resources == 0 || v.IsUnit(e.Slot) && v.Engaged != rules.NoSlot {
		return
	}
	size := 24 * max(b.scale(), 0.8)
	at := from.Center().Toward(to.box.Center(), render.InOut(b.Telling.At))
	c.Glow(at, size, coin.Alpha(0.5))
	cards.Token(c, "resource", render.Around(at, size, size), coin)
}

// drawCommitted has a Force card fly from the rail of its owner onto a unit.
func (b *Board) drawCommitted(c *render.Canvas, v *rules.View, e *rules.Event, box render.Rect) {
	side, size := e.Slot.Side(), 26*b.scale()
	from := b.beyond(inHand, side).Center()
	if !b.right.Empty() {
		from = b.forceCard(side, v.FreeForce(side)-1).Center()
	}
	at := from.Toward(render.Point{X: box.Center().X, Y: box.Y}, render.InOut(b.Telling.At))
	c.Glow(at, size, colorOf(v, e.Slot).Alpha(0.5))
	cards.Token(c, "force", render.Around(at, size, size), c.Palette.Text)
}

// drawCage has bars fall over a card that is captured at an objective.
func drawCage(c *render.Canvas, box render.Rect, at float64) {
	const bars = 5
	cage := box.Middle(box.H*0.62, box.H*0.86)
	fall := render.Out(min(at*2, 1))
	c.Fade(min(1, (1-at)*4), func() {
		for i := range bars {
			x := cage.X + cage.W*float64(i)/(bars-1)
			c.Line(render.Point{X: x, Y: cage.Y - (1-fall)*40}, render.Point{X: x, Y: cage.Bottom() - (1-fall)*40}, 3, c.Palette.Amber)
		}
	})
}

// drawHit has a bolt of the striker reach a card, and sparks fly where it hits.
func (b *Board) drawHit(c *render.Canvas, v *rules.View, at render.Point, size float64, seed uint64) {
	t := b.Telling.At
	if blow, flies := v.InTheAir(); flies && v.There(blow.From) {
		if from, seen := b.Where(SlotThing(blow.From), v); seen {
			c.Bolt(from.Center(), at, colorOf(v, blow.From), min(t*2, 1))
		}
	}
	if t < 0.4 {
		return
	}
	t = (t - 0.4) / 0.6
	c.Burst(at, size*0.9, c.Palette.Warning, seed, t)
	token := render.Around(at, size*(0.9-0.3*t), size*(0.9-0.3*t))
	cards.Token(c, "unit_damage", token, c.Palette.Warning.Alpha(1-t*t))
}

// drawStamp stamps words on a card.
func (b *Board) drawStamp(c *render.Canvas, at render.Point, text string, t float64) {
	style := c.Palette.Title().Sized(20 * max(b.scale(), 0.8)).Centered().In(render.Hex(0xFFC36B))
	box := render.Around(at, c.TextWidth(text, style)+32, 36*max(b.scale(), 0.8))
	scale := 1 + 0.8*render.In(max(1-t*3, 0))
	c.Turn(at, -0.05, scale, func() {
		c.Fade(min(t*4, 1, (1-t)*5), func() {
			c.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: c.Palette.Panel.Alpha(0.95), Line: render.Hex(0xFFC36B), Width: 2})
			c.Text(text, box, style)
		})
	})
}
