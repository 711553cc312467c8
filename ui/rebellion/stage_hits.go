package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// forced are the hits that nobody has a choice about, as answers, and whether they are all that are left. It is worked out once
// for each question.
type forced struct {
	answers []game.Option
	all     bool
	heard   int // events of the session when it was worked out
}

// forcedHits finds the hits that nobody has a choice about.
func (t *Table) forcedHits() forced {
	if t.forced.heard == t.log.heard && t.forced.answers != nil {
		return t.forced
	}
	t.forced = forced{answers: []game.Option{}, heard: t.log.heard}
	seat, try := t.Pending.Seat, *t.Game
	for d := *t.Pending; ; {
		v := try.View(seat)
		o, ok := forcedHit(&v.Combat, &d)
		if !ok {
			return t.forced
		}
		if try.Gesture(seat, o) != nil {
			return t.forced
		}
		t.forced.answers = append(t.forced.answers, o)
		next, asked := try.Decision(seat)
		if !asked || next.Ask != rules.AskFireAt {
			t.forced.all = true
			return t.forced
		}
		d = next
	}
}

// forcedHit finds a hit that has to be assigned and leaves nothing to choose: it has one target only, or there are enough hits to
// destroy all that it fits, or nothing but alike units that have got enough.
func forcedHit(c *rules.Combat, d *game.Decision) (o game.Option, found bool) {
	var targets [rules.DirectHit + 1]int
	for _, o := range d.Options {
		if o.Kind != rules.KindHit {
			return o, false // he may as well stop
		}
		if color := rules.Unit(o.A).Figures().HealthColor; rules.Shot(o.C) != rules.DirectHit && shotOn[color] != rules.Shot(o.C) {
			return o, false // black hits may be given as red ones
		}
		targets[o.C]++
	}
	if o, found = destroyingHit(c, d); found {
		return o, true
	}
	for _, o := range d.Options {
		if targets[o.C] == 1 {
			return o, true
		}
	}
	return spareHit(c, d)
}

// shotOn is the hit that fits health of a color.
var shotOn = [...]rules.Shot{rules.Red: rules.RedHit, rules.Black: rules.BlackHit}

// destroyingHit finds a hit on a unit that is not destroyed so far, where the hits are enough for all that they fit: for every unit, or
// for those with health of their color.
func destroyingHit(c *rules.Combat, d *game.Decision) (game.Option, bool) {
	hits, lacking := hitsOf(c), 0
	left := healthLeft(c)
	for color, shot := range shotOn {
		lacking += max(left[color]-hits[shot], 0)
	}
	all := lacking <= hits[rules.DirectHit]
	for _, o := range d.Options {
		if stillNeeds(c, conditionOf(o)) == 0 {
			continue
		}
		if shot := rules.Shot(o.C); all || shot != rules.DirectHit && hits[shot] >= left[rules.Unit(o.A).Figures().HealthColor] {
			return o, true // hits come before direct ones in the list, which may be needed elsewhere
		}
	}
	return game.Option{}, false
}

// spareHit finds what to do with hits that are more than enough for units of one type: they are spread.
func spareHit(c *rules.Combat, d *game.Decision) (least game.Option, found bool) {
	for i, o := range d.Options {
		if o.A != d.Options[0].A || stillNeeds(c, conditionOf(o)) > 0 {
			return least, false
		}
		if f := conditionOf(o); i == 0 || f.Damage+f.Assigned < conditionOf(least).Damage+conditionOf(least).Assigned {
			least = o
		}
	}
	return least, len(d.Options) > 0
}

// stillNeeds is how many points more destroy a unit.
func stillNeeds(c *rules.Combat, f rules.Fighter) int {
	return max(int(c.Health(f.Unit))-int(f.Damage)-int(f.Assigned), 0)
}

// healthLeft is how many points destroy all units that are attacked, by the color of their health.
func healthLeft(c *rules.Combat) (left [2]int) {
	for _, f := range c.Units[:c.Count] {
		if figures := f.Unit.Figures(); !f.Beaten && f.Unit.Side() != c.Attacker && figures.Theater == c.Theater {
			left[figures.HealthColor] += stillNeeds(c, f)
		}
	}
	return left
}

// hitsOf counts the hits that are to be assigned, by what they do.
func hitsOf(c *rules.Combat) (n [rules.DirectHit + 1]int) {
	for _, d := range c.Dice[:c.Rolled] {
		if shot, hits := shotOf(d); hits {
			n[shot]++
		}
	}
	return n
}

// hitsButton assigns by one click the hits that nobody has a choice about, if there are any.
func (t *Table) hitsButton() (b flow.Button, ok bool) {
	if t.guide != nil || !t.Asks(rules.AskFireAt) {
		return b, false
	}
	hits := t.forcedHits()
	if len(hits.answers) == 0 {
		return b, false
	}
	b = flow.Button{Button: ui.Button{ID: "hits", Hint: t.Words.Say("table.hits.about")}, Press: func(game.Option) {
		t.Answers = t.forcedHits().answers
		t.F.Invalidate()
	}}
	key, all := "table.hits.some", 0
	for _, n := range hitsOf(&t.View.Combat) {
		all += n
	}
	if hits.all {
		key = "table.hits.all"
		b.Main, b.Key, b.KeyName = true, ui.KeyEnter, "Enter"
		if all > len(hits.answers) {
			key = "table.hits.rest"
			b.Hint = t.Words.Say("table.hits.rest.about")
		}
	}
	b.Label = t.Words.Say(key, assets.Args{"n": len(hits.answers), "m": all})
	return b, true
}
