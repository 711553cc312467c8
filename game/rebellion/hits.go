package rebellion

import "holoboard/game"

// Hits that leave the attacker nothing to choose, so that he need not give them one by one (R12.6.1).

// Hits counts the hits that are still to be given, by what they do.
func (c *Combat) Hits() (n [DirectHit + 1]int) {
	for _, d := range c.Dice[:c.Rolled] {
		if shot, hits := d.Shot(); hits {
			n[shot]++
		}
	}
	return n
}

// ForcedHit finds a hit among those asked for that has to be given and leaves nothing to choose: it has one target only, or
// there are enough hits to destroy all that it fits, or nothing but alike units that have got enough.
func (c *Combat) ForcedHit(d *game.Decision) (o game.Option, found bool) {
	var targets [DirectHit + 1]int
	for _, o := range d.Options {
		if o.Kind != KindHit || !Shot(o.C).Fits(Unit(o.A)) {
			return o, false // he may as well stop, or give black hits as red ones
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

// shotOn is the hit that fits health of a color.
var shotOn = [...]Shot{Red: RedHit, Black: BlackHit}

// destroyingHit finds a hit on a unit that is not destroyed so far, where the hits are enough for all that they fit: for every
// unit, or for those with health of their color.
func (c *Combat) destroyingHit(d *game.Decision) (game.Option, bool) {
	hits, left, lacking := c.Hits(), c.healthLeft(), 0
	for color, shot := range shotOn {
		lacking += max(left[color]-hits[shot], 0)
	}
	all := lacking <= hits[DirectHit]
	for _, o := range d.Options {
		if c.stillNeeds(ConditionOf(o)) == 0 {
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
		f, fewest := ConditionOf(o), ConditionOf(least)
		if o.A != d.Options[0].A || c.stillNeeds(f) > 0 {
			return least, false
		}
		if i == 0 || f.Damage+f.Assigned < fewest.Damage+fewest.Assigned {
			least = o
		}
	}
	return least, len(d.Options) > 0
}

// stillNeeds is how many points more destroy a unit.
func (c *Combat) stillNeeds(f Fighter) int {
	return max(int(c.Health(f.Unit))-int(f.Damage)-int(f.Assigned), 0)
}

// healthLeft is how many points destroy all units that are attacked, by the color of their health.
func (c *Combat) healthLeft() (left [2]int) {
	for _, f := range c.Units[:c.Count] {
		if c.target(f) {
			left[unitFigures[f.Unit].HealthColor] += c.stillNeeds(f)
		}
	}
	return left
}
