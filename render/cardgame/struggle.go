package cardgame

import (
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
)

// drawStruggle has the Force icons of ready committed units run to the balance, and what both sides have meet there (R17.6).
func (b *Board) drawStruggle(c *render.Canvas, v *rules.View) {
	t := &b.Telling
	if !t.Is(rules.ForceStruggle) {
		return
	}
	sums := [2]int{int(t.Event.N), int(t.Event.M)}
	k := max(b.scale(), 0.7)
	to := b.sunAt
	for side := range rules.Side(2) {
		color := pictures.ColorOf(v.Of[side])
		v.Each(side, func(slot rules.Slot, x *rules.Thing) {
			if !x.Is(rules.Committed) || !x.Ready() {
				return
			}
			from, seen := b.Where(SlotThing(slot), v)
			if !seen || t.Calm {
				return
			}
			c.Ring(from.Center(), from.H*0.6, render.RingStyle{Line: color.Alpha(1 - t.At), Width: 3})
			for i := range int(x.Title.Card().Force) {
				if way := t.At*2 - float64(i)*0.1; way > 0 && way < 1 {
					at := from.Center().Toward(to, render.InOut(way))
					cards.Token(c, "force", render.Around(at, 20*k, 20*k), color)
				}
			}
		})
		counted := sums[side]
		if t.At < 0.5 && !t.Calm {
			counted = int(float64(counted) * t.At * 2)
		}
		at := to.Add(render.Point{X: 60 * k, Y: -30 * k})
		if side == b.Below {
			at.Y = to.Y + 30*k
		}
		c.Dot(at, 21*k, color.Mix(c.Palette.Space, 0.8))
		c.Ring(at, 21*k, render.RingStyle{Line: color, Width: 2.5})
		c.Text(strconv.Itoa(counted), render.Around(at, 40*k, 30*k), c.Palette.Title().Sized(22*k).Centered())
	}
}
