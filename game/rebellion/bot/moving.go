package bot

import (
	"holoboard/game"
	"holoboard/game/rebellion"
)

// Moving: which units come along, one by one.

// rateMove: what the movement under way is for decides who comes along.
func (t *table) rateMove(o game.Option) int {
	if o.Kind == rebellion.KindCaptive || o == rebellion.Done.Thing() {
		return onlyIf(o.Kind == rebellion.KindCaptive, -1)
	}
	u, from, to := rebellion.Unit(o.A), rebellion.System(o.B), t.Moving.To
	switch {
	case t.Mission.Card == rebellion.HiddenFleet:
		return t.rateHidden(u, to)
	case t.Mission.Card != rebellion.NoMission, t.Acting.Card != rebellion.NoAction:
		return t.rateHauled(u, from, to)
	case to == rebellion.BaseSpace && (t.Moving.Most > 0 || !t.reinforces()):
		return t.rateMobilized(u, from)
	}
	engaged := t.Moving.Capacity[from] > t.Moving.Load[from] || t.raidTo(to).from>>from&1 != 0
	if !engaged {
		return -1
	}
	return t.rateHauled(u, from, to)
}

// rateHauled: ships first, for they carry the others; then troops, less a garrison;
// then fighters.
func (t *table) rateHauled(u rebellion.Unit, from, to rebellion.System) int {
	switch f := u.Figures(); {
	case f.Theater == rebellion.Ground:
		return worthIf(t.spareTroops(from, to) > 0, 200+unitWorth(u))
	case f.Restricted:
		return 100
	}
	return 300 + unitWorth(u)
}

// rateMobilized: of five units to the base as many as can be are ground units.
func (t *table) rateMobilized(u rebellion.Unit, from rebellion.System) int {
	f := u.Figures()
	switch {
	case f.Theater == rebellion.Ground:
		return 200 + unitWorth(u)
	case f.Capacity > 0 && t.troops(from, t.me) > 0:
		return 150 + int(f.Capacity)
	}
	return 100 + unitWorth(u)
}

// rateHidden: one ship and one ground unit show the flag.
func (t *table) rateHidden(u rebellion.Unit, to rebellion.System) int {
	f := u.Figures()
	switch {
	case f.Theater == rebellion.Ground:
		return worthIf(t.troops(to, t.me) == 0, 5)
	case f.Capacity > 0:
		return worthIf(t.ships(to, t.me) == 0, 10-int(f.Health))
	}
	return -1
}

// rateConquering: the system that can spare most troops.
func (t *table) rateConquering(o game.Option) int {
	if o.Kind != rebellion.KindSystem {
		return 0
	}
	s := rebellion.System(o.A)
	return min(t.spareTroops(s, t.Mission.System), 4)
}

// rateAddedLeader: tactic cards in the theaters of the combat, if there is much to win.
func (t *table) rateAddedLeader(o game.Option) int {
	if o.Kind != rebellion.KindLeader {
		return 0
	}
	l, s := rebellion.Leader(o.A), t.Combat.System
	points := -2 - t.leaderCost(l)
	for th := range rebellion.Theater(2) {
		if t.number(s, t.me, th) > 0 && t.number(s, t.foe, th) > 0 {
			stake := min(t.number(s, t.me, th), t.number(s, t.foe, th))
			points += int(l.Figures().Tactics[th]) * min(1+stake, 4)
		}
	}
	return points
}
