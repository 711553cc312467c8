package rebellion

import (
	"cmp"

	"holoboard/game"
)

// R12.7: the retreat step.

// retreat lets a side leave the combat with one leader (R12.7.1); of partners one or
// the other with his own (R26.3). Lone Rebel
// Transports and ships silenced under a Death Star must leave or are lost
// (R12.7.7, R12.7.8).
func (t Turn) retreat(f Frame) {
	side := Side(f.A)
	silenced := side == Rebels && t.silencedDeathStar()
	to, against := t.Retreat(side)
	if against != nil {
		t.loseStranded(side, silenced)
		return
	}
	forced := silenced || side == Rebels && t.house(TransportsMustRetreat) && t.loneTransports() // O6
	s := t.Combat.System
	seat, own, more := t.owner(side, t.FreeLeaders(s, side), f.B)
	t.putTo(seat, AskRetreat, s.Thing())
	if !forced || more {
		t.ask.Offer(Stay.Thing())
	}
	own.each(func(l Leader) {
		var stays *game.Why
		if t.Combat.Summoned.has(l) {
			stays = whySummoned
		}
		for at := range System(numSystems) {
			if stays == nil && to.has(at) {
				t.ask.Offer(RetreatTo(l, at))
			} else if t.ask.Explaining() {
				t.ask.OfferIf(RetreatTo(l, at), cmp.Or(stays, t.BarsRetreat(side, at)))
			}
		}
	})
	o := t.ask.One()
	if o == Stay.Thing() {
		if more {
			t.then(Frame{Step: stepRetreat, A: f.A, B: 1})
		} else {
			t.loseStranded(side, false)
		}
		return
	}
	l, at := Leader(o.A), System(o.B)
	t.Combat.Retreated[side] = true
	t.Leaders[l].At = Spot(at)
	t.tell(Event{Kind: Retreated, Side: side, Leader: l, System: at})
	t.then(Frame{Step: stepRetreatMove, A: f.A, B: o.B, C: o.A})
}

// Retreat returns where a side may retreat to from the combat as it stands: among the
// systems that nothing bars, those with own units or loyalty come first (R12.7.3). If
// it may not retreat at all, it says why.
func (p *Public) Retreat(side Side) (to Systems, against *game.Why) {
	if why := p.barsLeading(side); why != nil {
		return 0, why
	}
	var own, empty Systems
	neighborsOf[p.Combat.System].each(func(s System) {
		switch {
		case p.barsRefugeOf(side, s) != nil:
		case p.units(s, side) || p.Loyalty[s] == side:
			own |= s.set()
		default:
			empty |= s.set()
		}
	})
	switch {
	case own != 0:
		return own, nil
	case empty != 0:
		return empty, nil
	}
	return 0, whyNowhere
}

// barsLeading: an enemy is left, it is the first time, no Death Star holds the
// Empire there, no card forbids it, and there is a leader and a unit to go (R12.7.1,
// R12.7.2).
func (p *Public) barsLeading(side Side) *game.Why {
	c := &p.Combat
	at := &p.Units[c.System]
	leaders := p.FreeLeaders(c.System, side)
	switch {
	case !p.units(c.System, side.enemy()):
		return whyNoEnemy
	case c.Retreated[side]:
		return whyRetreated
	case c.NoRetreat[side], side == Rebels && c.InForce(KeepThemFromEscaping):
		return whyHeld
	case side == Empire && at[DeathStar]+at[DeathStarUnderConstruction] > 0: // R13.2
		return whyStation
	case leaders == 0:
		return whyNoLeader
	case leaders&^c.Summoned == 0:
		return whySummoned
	case leaders.Count() > 1 && p.house(LeadersHoldRetreat): // O5
		return whyLeadersHold
	}
	free := p.count(c.System, side, func(u Unit) bool {
		f := &unitFigures[u]
		return !f.Immobile && (!f.Restricted || c.EscapePlan[side])
	})
	if free == 0 {
		return whyNoneToGo
	}
	return nil
}

// BarsRetreat says why a side that may retreat may not do so to a system.
func (p *Public) BarsRetreat(side Side, s System) *game.Why {
	if to, _ := p.Retreat(side); to.has(s) {
		return nil
	}
	return cmp.Or(p.barsRefugeOf(side, s), whyOwnFirst)
}

// barsRefugeOf says why a system is none that a side can retreat to.
func (p *Public) barsRefugeOf(side Side, s System) *game.Why {
	switch {
	case !p.Combat.System.Adjacent(s):
		return whyRetreatFar
	case p.units(s, side.enemy()):
		return whyEnemyThere
	case p.Combat.CameFrom[side.enemy()].has(s):
		return whyEnemyCame
	}
	return nil
}

// silencedDeathStar: the Empire's only ship is a Death Star that cannot roll for
// two Ion Cannons, no Imperial troops are there and no Plans were tried this
// round (R12.7.8, O7, O32).
func (t Turn) silencedDeathStar() bool {
	s := t.Combat.System
	at := &t.Units[s]
	ships := t.count(s, Empire, Unit.ship)
	dice, _ := t.AttackDice(Empire, Space, s)
	return at[DeathStar] > 0 && ships == int(at[DeathStar]+at[DeathStarUnderConstruction]) &&
		dice == [2]int{} && !t.groundUnits(s, Empire) &&
		!t.Combat.PlansTried && t.ships(s, Rebels)
}

// loseStranded destroys the Rebel ships that had to retreat and did not.
func (t Turn) loseStranded(side Side, silenced bool) {
	if side != Rebels {
		return
	}
	s := t.Combat.System
	at := &t.Units[s]
	if !silenced && !t.loneTransports() {
		return
	}
	for u := firstUnit; u < numUnits; u++ {
		for u.ship() && at[u] > 0 {
			t.lose(u, s)
		}
	}
	t.noteVictories()
	t.settle()
}

// loneTransports: the only Rebel ships are Transports, and Imperial ships are there
// (R12.7.7).
func (t Turn) loneTransports() bool {
	s := t.Combat.System
	n := int(t.Units[s][RebelTransport])
	return n > 0 && t.ships(s, Empire) && t.count(s, Rebels, Unit.ship) == n
}

// retreatMove moves the units: all ships that can must go; TIE Fighters and
// ground units go or stay within the capacity (R12.7.4, R12.7.5).
func (t Turn) retreatMove(f Frame) {
	side, to := Side(f.A), System(f.B)
	c := &t.Combat
	t.Moving = Moving{To: to}
	from, last := unitsOf(side)
	for u := from; u < last; u++ {
		for u.ship() && !unitFigures[u].Restricted && !unitFigures[u].Immobile && t.Units[c.System][u] > 0 {
			t.leaveCombat(u, 0, to)
		}
	}
	for {
		t.putTo(t.playerOf(Leader(f.C)), AskRetreatWith, to.Thing())
		if t.Moving.Moved > 0 {
			t.ask.Offer(Done.Thing())
		}
		for i, fighter := range c.Units[:c.Count] {
			u := fighter.Unit
			if u.Side() == side && unitFigures[u].Restricted && t.firstAlike(i, -1) {
				t.ask.OfferIf(TargetOf(u, fighter.Damage, 0), t.barsLeaving(u, side))
			}
		}
		o := t.ask.One()
		if o == Done.Thing() {
			break
		}
		t.leaveCombat(Unit(o.A), o.B>>4, to)
	}
	landed := t.Moving.Landed
	t.Moving = Moving{To: NoSystem}
	t.noteVictories()
	if landed {
		t.answerAboutBase(to)
	}
	t.settle()
	if !t.MoreCombats.has(to) { // else after that combat (R15.2)
		t.subjugate(to)
	}
}

// barsLeaving says why a unit that needs transport may not retreat.
func (t Turn) barsLeaving(u Unit, side Side) *game.Why {
	s := t.Combat.System
	if !t.Combat.EscapePlan[side] && t.LacksTransport(u, s) {
		return whyNoTransport
	}
	return nil
}

// leaveCombat moves a unit with so much damage out of the combat. For ships that
// must all go any one will do.
func (t Turn) leaveCombat(u Unit, damage uint8, to System) {
	c := &t.Combat
	at := -1
	for i, f := range c.Units[:c.Count] {
		if f.Unit == u && (at < 0 || f.Damage == damage && c.Units[at].Damage != damage) {
			at = i
		}
	}
	copy(c.Units[at:c.Count], c.Units[at+1:c.Count])
	c.Count--
	c.Units[c.Count] = Fighter{}
	t.moveUnit(u, c.System, to)
}
