package rebellion

import "holoboard/game"

// What anybody can read off the table. The predicates that options are made by
// return nil or the reason against.

// populous reports whether a system has a loyalty space and icons (R3.2, R3.3).
func (p *Public) populous(s System) bool {
	return s < numSystems && systemFigures[s].Populous() && !p.Destroyed.has(s)
}

// remote reports whether a system has neither (R3.2, R3.3).
func (p *Public) remote(s System) bool {
	return s < numSystems && !systemFigures[s].Populous() && !p.Destroyed.has(s)
}

// loyal reports whether a side's loyalty marker lies in a system; Coruscant is
// always loyal to the Empire while it stands (R3.7, R14.5).
func (p *Public) loyal(s System, side Side) bool {
	return s < numSystems && p.Loyalty[s] == side
}

// imperial reports whether a system is Imperial (R3.7).
func (p *Public) imperial(s System) bool {
	return p.loyal(s, Empire) || p.Subjugated.has(s)
}

// rebel reports whether a system is a Rebel one (R3.7).
func (p *Public) rebel(s System) bool {
	return p.loyal(s, Rebels) && !p.Subjugated.has(s)
}

// count returns how many units of a side that fit stand in a place.
func (p *Public) count(at System, side Side, fits func(Unit) bool) (n int) {
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		if c := p.Units[at][u]; c > 0 && fits(u) {
			n += int(c)
		}
	}
	return n
}

// ships, groundUnits and units say whether a side has such units in a place.
func (p *Public) ships(at System, side Side) bool {
	r := &p.Units[at]
	if side == Empire {
		return r[TIEFighter]|r[AssaultCarrier]|r[StarDestroyer]|r[SuperStarDestroyer]|r[DeathStar]|r[DeathStarUnderConstruction] != 0
	}
	return r[XWing]|r[YWing]|r[RebelTransport]|r[CorellianCorvette]|r[MonCalamariCruiser] != 0
}

func (p *Public) groundUnits(at System, side Side) bool {
	r := &p.Units[at]
	if side == Empire {
		return r[Stormtrooper]|r[ATST]|r[ATAT] != 0
	}
	return r[RebelTrooper]|r[Airspeeder]|r[ShieldGenerator]|r[IonCannon] != 0
}

func (p *Public) units(at System, side Side) bool {
	return p.ships(at, side) || p.groundUnits(at, side)
}

// inTheater says whether a side has units of a theater in a system.
func (p *Public) inTheater(at System, side Side, th Theater) bool {
	if th == Space {
		return p.ships(at, side)
	}
	return p.groundUnits(at, side)
}

// shared reports whether both sides have units in a theater of a system, so that
// there is a battle: never on the ground of a destroyed system (R12.1).
func (p *Public) shared(at System, th Theater) bool {
	if th == Ground && p.Destroyed.has(at) {
		return false
	}
	return p.inTheater(at, Rebels, th) && p.inTheater(at, Empire, th)
}

// Fights reports whether both sides have units in a theater of the combat under way.
func (p *Public) Fights(th Theater) bool { return p.Combat.Open && p.shared(p.Combat.System, th) }

func (p *Public) sharesAny(at System) bool {
	return p.shared(at, Space) || p.shared(at, Ground)
}

// Serves returns whose leader it is now: a lured one is Imperial (R19.9).
func (p *Public) Serves(l Leader) Side {
	if p.Leaders[l].Ring == LureRing {
		return Empire
	}
	return leaderFigures[l].Side
}

// Captive reports whether a leader is captured; a frozen one is too (R20.2).
func (p *Public) Captive(l Leader) bool {
	r := p.Leaders[l].Ring
	return r == CapturedRing || r == CarboniteRing
}

// free reports whether a side's free leader stands in a place.
func (p *Public) freeAt(l Leader, at System, side Side) bool {
	return p.Leaders[l].At == Spot(at) && p.Serves(l) == side && !p.Captive(l)
}

// FreeLeaders returns a side's free leaders in a place.
func (p *Public) FreeLeaders(at System, side Side) (set Leaders) {
	for l := range Leader(numLeaders) {
		if p.Leaders[l].At == Spot(at) && p.Serves(l) == side && !p.Captive(l) {
			set |= 1 << l
		}
	}
	return set
}

// captivesAt returns the captives in a system.
func (p *Public) captivesAt(at System) (set Leaders) {
	for l := firstLeader; l < numLeaders; l++ {
		if p.Leaders[l].At == Spot(at) && p.Captive(l) {
			set |= 1 << l
		}
	}
	return set
}

// LeadersOn returns a side's leaders on a spot, captives too.
func (p *Public) LeadersOn(side Side, at Spot) (set Leaders) {
	for l := range Leader(numLeaders) {
		if p.Leaders[l].At == at && p.Serves(l) == side {
			set |= 1 << l
		}
	}
	return set
}

// pool returns the leaders in a side's pool.
func (p *Public) pool(side Side) Leaders { return p.LeadersOn(side, InPool) }

// onSlot returns the leaders on one of a side's facedown missions.
func (p *Public) onSlot(side Side, slot uint8) Leaders {
	return p.LeadersOn(side, OnMission+Spot(slot))
}

// baseBox returns where units and leaders "on the Rebel Base space" are: the
// space while the base is hidden, its system once it is revealed (R18.6).
func (p *Public) baseBox() System {
	if p.Revealed {
		return p.Base
	}
	return BaseSpace
}

// pinned reports why a side's units may not leave a place: a free leader of
// theirs stands there (R8.3.2), unless a card has him let them pass.
func (p *Public) pinned(at System, side Side) *game.Why {
	for l := range Leader(numLeaders) {
		if p.Leaders[l].At == Spot(at) && p.Serves(l) == side && !p.Captive(l) && !p.LetPass.has(l) {
			return whyPinned
		}
	}
	return nil
}

// closed reports whether a system is closed to Rebel leaders now: they attempt no
// mission and use no action card there (R21.3.6).
func (p *Public) closed(s System) bool { return p.Phase == Command && p.ClosedThisRound(s) }

// ClosedThisRound reports whether a system is closed to Rebel leaders in this round's Command Phase, which may still be to come.
func (p *Public) ClosedThisRound(s System) bool { return p.Phase != Refresh && p.Closed.has(s) }

// inPlay reports whether a leader is in a pool, on a mission or on the board.
func (p *Public) inPlay(l Leader) bool {
	at := p.Leaders[l].At
	return at != InSupply && at != Eliminated && at != SetAside
}

// each calls do for every leader of a set.
func (set Leaders) each(do func(Leader)) {
	for l := Leader(0); set != 0; l, set = l+1, set>>1 {
		if set&1 != 0 {
			do(l)
		}
	}
}

// Count returns how many leaders are in a set.
func (set Leaders) Count() (n int) {
	for ; set != 0; set &= set - 1 {
		n++
	}
	return n
}
