package bot

import (
	"slices"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// Wastes are the wasted moves that a [Critic] counts: those that bring nothing, and those that give away what could be had.
const (
	WastedPass       = "pass"       // although a facedown mission could do something
	WastedMission    = "mission"    // revealed, or taken to a system, where it can do nothing
	WastedActivation = "activation" // moved nothing and began no combat
	WastedLeader     = "leader"     // was on a mission that was not revealed in its round
	WastedSearch     = "search"     // a mission that looks for a base whose place is known
	WastedTroops     = "troops"     // deployed where no ship can fetch them and nobody needs them, although ships had room elsewhere
	WastedFleet      = "fleet"      // held up by a leader on a mission next to where the base can be, which he could have done elsewhere
	WastedAttack     = "attack"     // begun with the loss foretold
)

// A Critic looks over a player's shoulder and counts moves that bring nothing, by what the
// player's seat sees. A mission can do something if the cadet would give a point for it.
type Critic struct {
	mind   Mind
	empty  bool              // an activation is under way that has moved nothing yet
	fights bool              // a combat is under way that has been judged
	hunted rebellion.Systems // where the base could be when a system was activated
	out    rebellion.Leaders // who of this Command Phase is on a mission that has not been revealed
}

// Judge names what a player wastes with an answer, or returns "". It is to be told of
// every answer that the player gives, in order.
func (c *Critic) Judge(v *rebellion.View, d *game.Decision, picks []game.Option) string {
	t := &c.mind.table
	t.look(v, d)
	idle, unrevealed := c.empty && d.Ask != rebellion.AskMove, c.out != 0 && v.Phase != rebellion.Command
	begun := v.Combat.Open && !c.fights && v.Phase == rebellion.Command && v.Turn.Side() == t.me && v.Mission.Card == rebellion.NoMission
	c.follow(v, d, picks)
	switch {
	case idle && !v.Combat.Open:
		return WastedActivation
	case unrevealed:
		return WastedLeader
	case begun && !in(c.hunted, v.Combat.System) && t.foredoomed(v.Combat.System):
		return WastedAttack
	case len(picks) == 0:
		return ""
	}
	if what := t.wasted(picks[0]); what != "" {
		return what
	}
	return t.givenAway(picks[0])
}

// follow keeps in mind whether an activation has moved anything, and who is still on a mission.
func (c *Critic) follow(v *rebellion.View, d *game.Decision, picks []game.Option) {
	t := &c.mind.table
	c.fights = v.Combat.Open
	if d.Ask == rebellion.AskActivate {
		c.hunted = t.suspects()
	}
	c.out = 0
	for l := range rebellion.Leader(leaders) {
		if v.Phase == rebellion.Command && t.Leaders[l].At >= rebellion.OnMission && t.sideOf(l) == t.me && has(t.Mine(t.Seat), l) {
			c.out |= 1 << l
		}
	}
	if d.Ask == rebellion.AskTurn && picks[0].Kind == rebellion.KindSlot {
		c.out &^= t.onSlot(picks[0].B)
	}
	c.out &^= t.Mission.Assigned
	switch {
	case d.Ask == rebellion.AskActivate:
		c.empty = true
	case d.Ask != rebellion.AskMove, !slices.Contains(picks, rebellion.Done.Thing()):
		c.empty = false
	}
}

// wasted names what is wasted with an option, or returns "".
func (t *table) wasted(o game.Option) string {
	switch {
	case t.asked.Ask == rebellion.AskTurn && o == rebellion.Pass.Thing() && slices.ContainsFunc(t.asked.Options, t.missed):
		return WastedPass
	case t.asked.Ask == rebellion.AskTurn && o.Kind == rebellion.KindSlot && !t.useful(o):
		return WastedMission
	case t.asked.Ask == rebellion.AskMissionSystem && !t.useful(o) && slices.ContainsFunc(t.asked.Options, t.useful):
		return WastedMission
	}
	return ""
}

// givenAway names what is given away with an option that does something, or returns "".
func (t *table) givenAway(o game.Option) string {
	switch t.asked.Ask {
	case rebellion.AskAssignTo:
		if o.Kind == rebellion.KindMission && slices.Contains(searches, rebellion.Mission(o.A)) && t.suspected() <= 1 {
			return WastedSearch
		}
	case rebellion.AskMissionSystem:
		if t.holdsUp(rebellion.System(o.A)) && slices.ContainsFunc(t.asked.Options, func(other game.Option) bool { return t.asGood(other, o) }) {
			return WastedFleet
		}
	case rebellion.AskDeployTo:
		u := rebellion.Unit(t.about(0).A)
		fetched := func(o game.Option) bool { return t.fetched(rebellion.System(o.A)) }
		if t.me == rebellion.Empire && !t.guards(u, rebellion.System(o.A)) && !fetched(o) && slices.ContainsFunc(t.asked.Options, fetched) {
			return WastedTroops
		}
	}
	return ""
}

// searches are the missions that only help to find the base.
var searches = []rebellion.Mission{
	rebellion.GatherIntel, rebellion.InterceptTransmissions, rebellion.ProbeDroidInitiative, rebellion.LongRangeProbe, rebellion.HomingBeacon,
	rebellion.InterrogationDroid,
}

// holdsUp reports whether an Imperial leader who goes to a system holds up troops there that somebody in the pool could carry to a place where
// the base can be.
func (t *table) holdsUp(s rebellion.System) bool {
	beside := func(next rebellion.System) bool { return in(t.suspects(), next) }
	return t.me == rebellion.Empire && t.kept() > 0 && t.standing(t.me, s) == 0 && in(t.landers(), s) && slices.ContainsFunc(s.Figures().Neighbors, beside)
}

// asGood reports whether a mission is worth as much in another system, where it holds nobody up.
func (t *table) asGood(other, o game.Option) bool {
	m := t.Mission.Card
	worth := func(o game.Option) int {
		s := rebellion.System(o.A)
		return t.worthOf(m, s, rebellion.NoLeader) * t.chance(m, t.Mission.Assigned, s, rebellion.NoLeader)
	}
	return other.Kind == rebellion.KindSystem && !t.holdsUp(rebellion.System(other.A)) && worth(other) >= worth(o)
}

// fetched reports whether ships in a system have room for one unit more.
func (t *table) fetched(s rebellion.System) bool {
	return t.room(s, t.me) > t.troops(s, t.me)+int(t.Units[s][rebellion.TIEFighter])
}

// guards reports whether a unit has something to do in a system where no ship fetches it: of stormtroopers two hold it.
func (t *table) guards(u rebellion.Unit, s rebellion.System) bool {
	if u == rebellion.Stormtrooper {
		return t.troops(s, t.me) < 2
	}
	return u.Figures().Theater != rebellion.Ground || t.shipsToCome()
}

// shipsToCome reports whether ships that carry others are still to be deployed.
func (t *table) shipsToCome() bool {
	for u, n := range t.Deploying.Leaving {
		if u := rebellion.Unit(u); n > 0 && u.Side() == t.me && u.Figures().Capacity > 0 {
			return true
		}
	}
	return false
}

// foredoomed reports whether the combat in a system is as good as lost for whoever begins it.
func (t *table) foredoomed(s rebellion.System) bool {
	const doomed = 10
	var mine, theirs fleet
	mine.gather(t, s, t.me)
	theirs.gather(t, s, t.foe)
	for th := range mine {
		if mine[th].count > 0 && theirs[th].count > 0 && battleOdds(&mine[th], &theirs[th]) >= doomed {
			return false
		}
	}
	return true
}

// missed reports whether a facedown mission should be revealed: looking for a base whose place is known is no use.
func (t *table) missed(o game.Option) bool {
	return o.Kind == rebellion.KindSlot && t.useful(o) && !(t.suspected() <= 1 && slices.Contains(searches, t.OnTable()[o.B]))
}

// useful reports whether a facedown mission can do something, or a revealed one in a system.
func (t *table) useful(o game.Option) bool {
	switch o.Kind {
	case rebellion.KindSlot:
		return t.bestUse(t.OnTable()[o.B], t.onSlot(o.B)) > 0
	case rebellion.KindSystem:
		return t.rateMissionSystem(o) > 0
	}
	return false
}
