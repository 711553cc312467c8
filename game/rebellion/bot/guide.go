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
	Most  int // options to try out
	Ahead int // rounds to look ahead: 1 is to the end of this one
}

// NewGuide returns a guide for one player.
func NewGuide(most, ahead int) *Guide {
	g := &Guide{Most: most, Ahead: ahead}
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
	return t.wasted(o) != ""
}

// Whim implements [ai.Guide]: who always hides where it is safest is found there.
func (g *Guide) Whim(d *game.Decision) int { return onlyIf(d.Ask == rebellion.AskChooseBase, 80) }

// Far implements [ai.Guide]: before the Assignment Phase so many rounds ahead, one more from the Refresh Phase: what is
// recruited, built and deployed shows only then. Whether the base lies well shows later still.
func (g *Guide) Far(v *rebellion.View, d *game.Decision) func(*rebellion.View) bool {
	round := v.Round + uint8(g.Ahead)
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
