package bot

import (
	"math/bits"

	"holoboard/game/rebellion"
)

// The features of a table, and what each weighs: found by go run ./build/tune.

var features = [...]Feature{
	{"one", 12, func(*outlook) int { return 1 }},
	{"standard", 156, func(o *outlook) int { return onlyIf(o.rebels.Setup.Standard, 1) }},
	{"rounds left", -125, (*outlook).left},
	{"rounds left below 8", 125, func(o *outlook) int { return below(8, o.left()) }},
	{"rounds left below 5", 90, func(o *outlook) int { return below(5, o.left()) }},
	{"rounds left below 3", 372, func(o *outlook) int { return below(3, o.left()) }},
	{"base revealed", -467, func(o *outlook) int { return o.shown(1) }},
	{"rounds left below 5, base revealed", -138, func(o *outlook) int { return o.shown(below(5, o.left())) }},
	{"assault on the revealed base", -36, (*outlook).assault},
	{"threat to the revealed base", -1, func(o *outlook) int { return o.shown(o.baseThreat()) }},
	{"garrison of the revealed base, ground", 8, func(o *outlook) int { return o.shown(o.garrison(rebellion.Ground)) }},
	{"suspects", 0, func(o *outlook) int { return o.hidden(o.suspects()) }},
	{"one suspect", 41, func(o *outlook) int { return o.hidden(onlyIf(o.suspects() <= 1, 1)) }},
	{"suspects by rounds left", 16, func(o *outlook) int { return o.hidden(10 * o.suspects() / max(o.left(), 1)) }},
	{"suspects by searchers", 10, func(o *outlook) int { return o.hidden(10 * o.suspects() / max(o.searchers(), 1)) }},
	{"threat to the hidden base", -12, func(o *outlook) int { return o.hidden(o.baseThreat()) }},
	{"landing on the hidden base", -3, (*outlook).landing},
	{"landing on the hidden base by suspects", 2, func(o *outlook) int { return 10 * o.landing() / max(o.suspects(), 1) }},
	{"landing on the hidden base by suspects in reach", -52, func(o *outlook) int {
		return o.landing() * min(o.reached(), 4) / max(o.suspects(), 1) / 4
	}},
	{"belief in the hidden base", 18, func(o *outlook) int { return o.hidden(o.belief() / 100) }},
	{"landing on the hidden base by belief", -41, func(o *outlook) int { return o.landing() * o.belief() / certain }},
	{"threat to the hidden base by belief", -34, func(o *outlook) int { return o.hidden(o.baseThreat() * o.belief() / certain) }},
	{"belief in the hidden base by rounds left", -14, func(o *outlook) int { return o.hidden(o.belief() * o.left() / 1000) }},
	{"garrison of the hidden base, ground", 13, func(o *outlook) int { return o.hidden(o.garrison(rebellion.Ground)) }},
	{"hidden base without ground units", -119, func(o *outlook) int { return o.hidden(onlyIf(o.garrison(rebellion.Ground) == 0, 1)) }},
	{"refuges", 6, func(o *outlook) int { return o.refuges(false) }},
	{"safe refuges", 28, func(o *outlook) int { return o.refuges(true) }},
	{"Rebel forces", 28, func(o *outlook) int { return o.forces(rebellion.Rebels) }},
	{"Imperial forces", -14, func(o *outlook) int { return o.forces(rebellion.Empire) }},
	{"Rebel queue", 27, func(o *outlook) int { return o.queued(rebellion.Rebels) }},
	{"Imperial queue", -36, func(o *outlook) int { return o.queued(rebellion.Empire) }},
	{"Rebel systems", 19, func(o *outlook) int { return o.lands(rebellion.Rebels) }},
	{"Imperial systems", -13, func(o *outlook) int { return o.lands(rebellion.Empire) }},
	{"subjugated systems", 57, func(o *outlook) int { return bits.OnesCount32(uint32(o.rebels.Subjugated)) }},
	{"sabotaged systems", 89, func(o *outlook) int { return bits.OnesCount32(uint32(o.rebels.Sabotaged)) }},
	{"Rebel leaders", 57, func(o *outlook) int { return o.leaders(rebellion.Rebels) }},
	{"Imperial leaders", -55, func(o *outlook) int { return o.leaders(rebellion.Empire) }},
	{"captives", -71, func(o *outlook) int { return onlyIf(o.rebels.anyCaptive(), 1) }},
	{"searchers", 37, (*outlook).searchers},
	{"Death Stars", -238, func(o *outlook) int { return o.onBoard(rebellion.DeathStar) }},
	{"objectives in hand", 65, func(o *outlook) int { return int(o.rebels.ObjectiveHand) }},
	{"objectives ready", 88, (*outlook).ready},
	{"objectives in progress", 5, (*outlook).progress},
	{"probe cards", -46, func(o *outlook) int { return o.hidden(int(o.rebels.ProbeHand)) }},
}

// left is how many rounds the Rebels have still to last, if nothing changes.
func (o *outlook) left() int { return o.rebels.left() }

// below is how much less than a bound something is.
func below(bound, n int) int { return max(bound-n, 0) }

// hidden is a number that counts only while the base is hidden; shown one that counts then.
func (o *outlook) hidden(n int) int { return onlyIf(!o.rebels.Revealed, n) }
func (o *outlook) shown(n int) int  { return onlyIf(o.rebels.Revealed, n) }

// suspects is how many systems the Empire has to think of.
func (o *outlook) suspects() int { return o.empire.suspected() }

// belief is the chance in 1/10,000 that the Empire gives the hidden base where it is.
func (o *outlook) belief() int {
	if o.rebels.Revealed {
		return 0
	}
	return o.empire.believed(o.rebels.Rebel.Base)
}

// baseThreat is how much Imperial troops threaten the base, up to 60.
func (o *outlook) baseThreat() int { return min(o.rebels.threat(o.rebels.Rebel.Base), 60) }

// assault is the chance in percent that what stands next to the revealed base takes it.
func (o *outlook) assault() int {
	if !o.rebels.Revealed {
		return 0
	}
	t := &o.empire
	mine, theirs := t.meeting(t.Base)
	for left := t.sources(t.Base); left != 0; left &= left - 1 {
		t.bring(&mine, rebellion.System(bits.TrailingZeros64(left)), t.Base)
	}
	return clearOdds(&mine, &theirs)
}

// landing is the chance in percent that what stands next to the hidden base takes it, if it comes at once.
func (o *outlook) landing() int {
	if o.rebels.Revealed {
		return 0
	}
	base := o.rebels.Rebel.Base
	var mine, theirs fleet
	mine.gather(&o.empire, base, rebellion.Empire)
	theirs.gather(&o.rebels, base, rebellion.Rebels)
	theirs.gather(&o.rebels, rebellion.BaseSpace, rebellion.Rebels)
	for _, s := range base.Figures().Neighbors {
		o.empire.bring(&mine, s, base)
	}
	if mine[rebellion.Ground].count == 0 {
		return 0
	}
	return clearOdds(&mine, &theirs)
}

// reached counts the systems where the base can be that Imperial troops next to them can be carried to.
func (o *outlook) reached() int {
	return number(func(s rebellion.System) bool { return in(o.empire.suspects(), s) && o.rebels.reached(s) })
}

// refuges counts the systems where the base could move, safe ones those that no Imperial troops reach at once.
func (o *outlook) refuges(safe bool) int {
	t := &o.rebels
	return number(func(s rebellion.System) bool {
		barred := in(t.ProbeBox|t.Destroyed, s) || t.anyUnit(s, rebellion.Empire) || t.Loyalty[s] == rebellion.Empire
		return !barred && s != t.Rebel.Base && !(safe && t.reached(s))
	})
}

// ready counts the objectives in the Rebel hand that could be played if the Refresh Phase began now; progress is how near
// those are that count systems, in tenths of each.
func (o *outlook) ready() int {
	t := &o.rebels
	regional := t.holds(rebellion.RegionalSupport) && number(func(s rebellion.System) bool {
		return t.populous(s) && t.Loyalty[s] == rebellion.Rebels && t.neededForRegion(s) == 0
	}) > 0
	n := onlyIf(regional, 1) + onlyIf(t.holds(rebellion.LeaveNoOneBehind) && !t.anyCaptive(), 1)
	for _, c := range counted {
		n += onlyIf(t.holds(c.objective) && c.have(t) >= c.needs, 1)
	}
	return n
}

func (o *outlook) progress() (n int) {
	t := &o.rebels
	for _, c := range counted {
		n += onlyIf(t.holds(c.objective), 10*min(c.have(t), c.needs)/c.needs)
	}
	return n
}

// counted are the objectives that want a number of systems.
var counted = [...]countedObjective{
	{rebellion.CutSupplyLines, 3, func(t *table, s rebellion.System) bool {
		return t.imperial(s) && (in(t.Sabotaged, s) || t.anyUnit(s, rebellion.Rebels))
	}},
	{rebellion.DefendThePeople, 4, func(t *table, s rebellion.System) bool { return t.rebel(s) && t.anyUnit(s, rebellion.Rebels) }},
	{rebellion.EstablishOutposts, 5, func(t *table, s rebellion.System) bool { return t.anyUnit(s, rebellion.Rebels) }},
	{rebellion.PopularSupport, 6, func(t *table, s rebellion.System) bool { return t.Loyalty[s] == rebellion.Rebels }},
}

type countedObjective struct {
	objective rebellion.Objective
	needs     int
	counts    func(*table, rebellion.System) bool
}

// have returns how many systems count.
func (c *countedObjective) have(t *table) int {
	return number(func(s rebellion.System) bool { return c.counts(t, s) })
}

// number is how many systems something is true of.
func number(is func(rebellion.System) bool) (n int) {
	for s := range rebellion.System(systems) {
		n += onlyIf(is(s), 1)
	}
	return n
}

// garrison is the health of the units at the base.
func (o *outlook) garrison(th rebellion.Theater) int {
	var f fleet
	f.gather(&o.rebels, o.rebels.baseBox(), rebellion.Rebels)
	return f[th].health
}

// forces is the worth of a side's units on the board.
func (o *outlook) forces(side rebellion.Side) (n int) {
	from, to := unitsOf(side)
	for at := range o.rebels.Units {
		for u := from; u < to; u++ {
			if c := o.rebels.Units[at][u]; c > 0 {
				n += int(c) * unitWorth(u)
			}
		}
	}
	return n / 4
}

// queued is the worth of what a side builds.
func (o *outlook) queued(side rebellion.Side) (n int) {
	from, to := unitsOf(side)
	for space := 1; space <= 3; space++ {
		for u := from; u < to; u++ {
			n += int(o.rebels.Queue[space][u]) * unitWorth(u)
		}
	}
	return n / 4
}

// lands counts the systems of a side.
func (o *outlook) lands(side rebellion.Side) (n int) {
	for s := range rebellion.System(systems) {
		held := o.rebels.rebel(s)
		if side == rebellion.Empire {
			held = o.rebels.imperial(s)
		}
		n += onlyIf(held && o.rebels.populous(s), o.rebels.prize(s))
	}
	return n / 4
}

// leaders counts a side's leaders in play.
func (o *outlook) leaders(side rebellion.Side) (n int) {
	for l := range rebellion.Leader(leaders) {
		at := o.rebels.Leaders[l].At
		in := at != rebellion.InSupply && at != rebellion.Eliminated && at != rebellion.SetAside
		n += onlyIf(in && o.rebels.sideOf(l) == side && !o.rebels.captive(l), 1)
	}
	return n
}

// searchers counts the systems from which Imperial troops can be carried on.
func (o *outlook) searchers() (n int) {
	for s := range rebellion.System(systems) {
		n += onlyIf(o.empire.spareTroops(s, rebellion.NoSystem) > 0 && o.empire.room(s, rebellion.Empire) > 0, 1)
	}
	return n
}

// onBoard counts the units of a type.
func (o *outlook) onBoard(u rebellion.Unit) (n int) {
	for at := range o.rebels.Units {
		n += int(o.rebels.Units[at][u])
	}
	return n
}
