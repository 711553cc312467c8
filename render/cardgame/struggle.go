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
		at, radius := b.sumAt(side)
		c.Dot(at, radius, color.Mix(c.Palette.Space, 0.8))
		c.Ring(at, radius, render.RingStyle{Line: color, Width: 2.5})
		c.Text(strconv.Itoa(counted), render.Around(at, 2*radius, 1.4*radius), c.Palette.Title().Sized(1.05*radius).Centered())
	}
}

// sumAt is where it stands what a side has in the struggle, and how large: beside the sun in the rail, the enemy's at its left, or on the
// horizon where no rail is to be seen.
func (b *Board) sumAt(side rules.Side) (at render.Point, radius float64) {
	way := 1.0
	if side != b.Below {
		way = -1
	}
	if b.right.Empty() {
		radius = 20
		return render.Point{X: b.Layout().Map.Center().X + way*1.2*radius, Y: b.line() - 14*b.scale()}, radius
	}
	rail := b.Layout().Rails[b.Below]
	radius = rail.W * 0.13
	return render.Point{X: rail.Center().X + way*(rail.W/2-radius-4), Y: b.sunAt.Y - radius}, radius
}
