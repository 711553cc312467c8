package bot

import (
	"math"
	"math/rand/v2"
	"slices"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// What a search tries out: at the weighty questions the options that the cadet rates
// best, in games that go on as cadets would play them.

// A Guide leads a search: [ai.Guide].
type Guide struct {
	Mind
	Level
}

// NewGuide returns a guide for one player of a level.
func NewGuide(level Level) *Guide {
	g := &Guide{Level: level}
	g.table.ways, g.both.rebels.ways, g.both.empire.ways = level.Ways, level.Ways, level.Ways
	g.Rand = rand.New(&g.pcg)
	g.table.wary, g.table.reads = true, true
	g.both.empire.reads = true
	return g
}

// Seed implements [ai.Guide].
func (g *Guide) Seed(seed uint64) { g.pcg.Seed(seed, 3) }

// weighty are the questions worth thinking about.
var weighty = map[game.Key]bool{
	rebellion.AskAssign: true, rebellion.AskAssignTo: true, rebellion.AskTurn: true, rebellion.AskActivate: true,
	rebellion.AskMissionSystem: true, rebellion.AskMissionTarget: true, rebellion.AskOppose: true, rebellion.AskActionSystem: true,
	rebellion.AskChooseBase: true, rebellion.AskNewBase: true, rebellion.AskMobilization: true, rebellion.AskRetreat: true,
	rebellion.AskRecruit: true, rebellion.AskObjective: true,
}

// Promising implements [ai.Guide].
func (g *Guide) Promising(v *rebellion.View, d *game.Decision, options []game.Option) []game.Option {
	if d.Ask == rebellion.AskMove && g.Ways.Split > 0 {
		return g.joining(v, d, options)
	}
	if !weighty[d.Ask] || len(d.Options) < 2 {
		return options
	}
	ratings := slices.Clone(g.rate(v, d))
	for range d.Options {
		best := pickBest(ratings, g.Rand)
		ratings[best] = math.MinInt // it cannot be picked again
		if len(options) == g.Most && d.Ask != rebellion.AskChooseBase {
			break
		}
		if !g.table.pointless(d.Options[best]) {
			options = append(options, d.Options[best])
		}
	}
	return options
}

// pointless reports whether an option brings nothing: a wasted one, an activation for which
// the guide would move nothing, a leader taken back who was assigned a moment ago, or the base
// revealed while the Empire suspects another system too.
func (t *table) pointless(o game.Option) bool {
	switch {
	case t.asked.Ask == rebellion.AskAssign && o.Kind == rebellion.KindLeader:
		return t.Leaders[o.A].At != rebellion.InPool
	case t.asked.Ask == rebellion.AskTurn && o.Kind == rebellion.KindLeader:
		for s := range rebellion.System(places) {
			if t.raidTo(s).points > 0 {
				return false
			}
		}
		return true
	case o == rebellion.RevealBase.Thing():
		return t.suspected() > 1
	case t.asked.Ask == rebellion.AskActivate:
		return t.raidTo(rebellion.System(o.A)).points <= 0
	}
	return t.wasted(o) != "" || t.ways.Sound > 0 && t.givenAway(o) != ""
}

// Whim implements [ai.Guide]: who always hides where it is safest is found there.
func (g *Guide) Whim(d *game.Decision) int { return onlyIf(d.Ask == rebellion.AskChooseBase, 80) }

// Far implements [ai.Guide]: before the Assignment Phase so many rounds ahead, one more from the Refresh Phase: what is
// recruited, built and deployed shows only then. Whether the base lies well shows later still.
func (g *Guide) Far(v *rebellion.View, d *game.Decision) func(*rebellion.View) bool {
	round := v.Round + uint8(g.Ahead)
	if g.Ways.Later > 0 && v.Phase != rebellion.SettingUp && d.Ask != rebellion.AskNewBase && g.mayEnd(v) {
		round += uint8(g.Ways.Later)
	}
	switch {
	case v.Phase == rebellion.Refresh:
		round++
	case d.Ask == rebellion.AskNewBase:
		round += 2
	case d.Ask == rebellion.AskChooseBase:
		round += 4
	}
	return func(v *rebellion.View) bool { return v.Round >= round && v.Phase == rebellion.Assignment }
}

// mayEnd reports whether the game may be over soon: little time is left, or the base is all but found.
func (g *Guide) mayEnd(v *rebellion.View) bool {
	g.table.look(v, nil)
	return g.table.left() <= 2 || g.table.suspected() <= 2
}

// joining tries out whether the units of one place more come along, or stay where somebody else may need them.
func (g *Guide) joining(v *rebellion.View, d *game.Decision, options []game.Option) []game.Option {
	if v.Moving.Moved == 0 {
		return options
	}
	ratings := g.rate(v, d)
	best := pickBest(ratings, g.Rand)
	from := d.Options[best].B
	if d.Options[best].Kind != rebellion.KindMove || v.Moving.Capacity[from] > 0 || v.Moving.Load[from] > 0 {
		return options
	}
	other := -1
	for i, o := range d.Options {
		if (o.Kind != rebellion.KindMove || o.B != from) && (other < 0 || ratings[i] > ratings[other]) {
			other = i
		}
	}
	if other < 0 {
		return options
	}
	return append(options, d.Options[best], d.Options[other])
}

// Effort implements [ai.Weigher].
func (g *Guide) Effort(_ *rebellion.View, d *game.Decision) int {
	if d.Ask == rebellion.AskMove {
		return 40
	}
	return 100
}
