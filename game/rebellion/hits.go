package rebellion

import "holoboard/game"

// R12.6: what the hits of an attack must lead to, and what they do if nothing is blocked.

// A Result is what becomes of some units of a type once the attack under way is recorded.
type Result struct {
	Unit   Unit
	Damage uint8 // on each, if they are not lost
	Lost   bool
	Count  int
}

// Results returns what becomes of all units that the attack under way has hit, if nothing is blocked any more (R12.6.3). The
// attacker's own that were beaten in the battle step, before they roll too (R12.6.4), are not its doing.
func (c *Combat) Results() (list []Result) {
	for _, f := range c.Units[:c.Count] {
		if !c.attacked(f) || f.Assigned == 0 && !f.Beaten {
			continue
		}
		r := Result{Unit: f.Unit}
		if r.Damage, r.Lost = c.recorded(f); r.Lost {
			r.Damage = 0
		}
		known := false
		for i := range list {
			if list[i].Unit == r.Unit && list[i].Lost == r.Lost && list[i].Damage == r.Damage {
				list[i].Count++
				known = true
			}
		}
		if !known {
			r.Count = 1
			list = append(list, r)
		}
	}
	return list
}

// Hits counts the hits that are to be assigned, by what they do.
func (c *Combat) Hits() (n [DirectHit + 1]int) {
	for _, d := range c.Dice[:c.Rolled] {
		if shot, hits := d.Shot(); hits {
			n[shot]++
		}
	}
	return n
}

// ForcedHit finds among the answers to a question for hits one that has to be given and leaves nothing to choose: it has one
// target only, or there are enough hits to destroy all that it fits, or nothing but alike units that have got enough (R12.6.1).
func (c *Combat) ForcedHit(d *game.Decision) (o game.Option, found bool) {
	var targets [DirectHit + 1]int
	for _, o := range d.Options {
		if o.Kind != KindHit {
			return o, false // he may as well stop
		}
		if !Shot(o.C).fits(Unit(o.A)) {
			return o, false // black hits may be given as red ones
		}
		targets[o.C]++
	}
	if o, found = c.destroyingHit(d); found {
		return o, true
	}
	for _, o := range d.Options {
		if targets[o.C] == 1 {
			return o, true
		}
	}
	return c.spareHit(d)
}

// AllHits are the hits on one unit, from a first one on, until it is beaten or nothing fits: those of its own color first (R12.6.1).
func (c *Combat) AllHits(o game.Option) (all []game.Option) {
	hits, own := c.Hits(), hitOn[unitFigures[o.A].HealthColor]
	for left := c.lacks(ConditionOf(o)); left > 0; left-- {
		shot := own
		if hits[shot] == 0 {
			shot = DirectHit
		}
		if hits[shot]--; hits[shot] < 0 {
			return all
		}
		o.C = uint8(shot)
		all = append(all, o)
		o.B++ // the unit has one more
	}
	return all
}

// hitOn is the hit that fits health of a color.
var hitOn = [...]Shot{Red: RedHit, Black: BlackHit}

// destroyingHit finds a hit on a unit that is not destroyed so far, where the hits are enough for all that they fit: for every
// unit, or for those with health of their color.
func (c *Combat) destroyingHit(d *game.Decision) (game.Option, bool) {
	hits, lacking := c.Hits(), 0
	left := c.healthLeft()
	for color, shot := range hitOn {
		lacking += max(left[color]-hits[shot], 0)
	}
	all := lacking <= hits[DirectHit]
	for _, o := range d.Options {
		if c.lacks(ConditionOf(o)) == 0 {
			continue
		}
		if shot := Shot(o.C); all || shot != DirectHit && hits[shot] >= left[unitFigures[o.A].HealthColor] {
			return o, true // hits come before direct ones in the list, which may be needed elsewhere
		}
	}
	return game.Option{}, false
}

// spareHit finds what to do with hits that are more than enough for units of one type: they are spread.
func (c *Combat) spareHit(d *game.Decision) (least game.Option, found bool) {
	for i, o := range d.Options {
		if o.A != d.Options[0].A || c.lacks(ConditionOf(o)) > 0 {
			return least, false
		}
		if f, best := ConditionOf(o), ConditionOf(least); i == 0 || f.Damage+f.Assigned < best.Damage+best.Assigned {
			least = o
		}
	}
	return least, len(d.Options) > 0
}

// lacks returns how many points more destroy a unit.
func (c *Combat) lacks(f Fighter) int {
	return max(int(c.Health(f.Unit))-int(f.Damage)-int(f.Assigned), 0)
}

// healthLeft returns how many points destroy all units that are attacked, by the color of their health.
func (c *Combat) healthLeft() (left [2]int) {
	for _, f := range c.Units[:c.Count] {
		if c.target(f) {
			left[unitFigures[f.Unit].HealthColor] += c.lacks(f)
		}
	}
	return left
}
