package rebellion

import "holoboard/game"

// R12.2.2: what the Start of Combat cards do. Most hold for the whole combat and
// stand where their rule is: dice, damage, retreat.

// InForce reports whether a Start of Combat card holds in this combat.
func (c *Combat) InForce(a Action) bool { return c.Cards[a.Side()].has(a) }

// Enforce makes a Start of Combat card hold to the end of this combat.
func (c *Combat) Enforce(a Action) { c.Cards[a.Side()] |= a.bit() }

// enforce is the effect of such cards.
func (t Turn) enforce() { t.Combat.Enforce(t.Acting.Card) }

// firstRound reports whether a card that holds in the first round does so now.
func (c *Combat) firstRound(a Action) bool { return c.Round == 1 && c.InForce(a) }

// Holding lists the Start of Combat cards of a side that hold just now.
func (c *Combat) Holding(side Side) (cards []Action) {
	from, to := actionsOf(side)
	for a := from; a < to; a++ {
		over := c.Round > 1 && (a == AccordingToMyDesign || a == ItsATrap)
		if c.InForce(a) && !over {
			cards = append(cards, a)
		}
	}
	return cards
}

// Health returns how much damage destroys a unit in this combat: Point-Blank
// Assault takes one of both sides' health, but never the last. Objectives count
// what is printed (R22.7).
func (c *Combat) Health(u Unit) uint8 {
	health := unitFigures[u].Health
	if health > 1 && c.InForce(PointBlankAssault) {
		health--
	}
	return health
}

// silent reports whether It's a Trap keeps a side from playing tactic cards of a
// theater.
func (c *Combat) silent(side Side, th Theater) bool {
	return side == Empire && th == Space && c.firstRound(ItsATrap)
}

// asRed reports whether a hit may be given as a red one: in each space battle up to
// two black ones of the Rebels, by Target the Star Destroyers.
func (c *Combat) asRed(s Shot) bool {
	return s == BlackHit && c.Attacker == Rebels && c.Theater == Space && c.AsRed < 2 && c.InForce(TargetTheStarDestroyers)
}

// faceup reports whether Good Intel has a side hold its tactic cards faceup.
func (c *Combat) faceup(side Side) bool { return side == Rebels && c.InForce(GoodIntel) }

// drawThree draws three tactic cards, all of one theater; those for the tactic
// values come on top of them (R12.3).
func (t Turn) drawThree() { t.drawFrom(Empire, t.Acting.Card.Thing(), 3) }

// destroyOne has the Empire destroy one of the Rebel units that fit. It was there
// when the combat began, so its theater can be won by that (R12.9.1); the first
// round is played even if no theater is shared any more (R12.8.1).
func (t Turn) destroyOne(fits func(Unit) bool) {
	s := t.Combat.System
	t.put(Empire, AskDestroyOne, s.Thing(), t.Acting.Card.Thing())
	for u := firstUnit; u < numUnits; u++ {
		if fits(u) && t.Units[s][u] > 0 {
			t.ask.Offer(UnitAt(u, s))
		}
	}
	t.lose(Unit(t.ask.One().A), s)
	t.noteVictories()
}

// barsFiring: Fully Operational needs a Death Star, finished or not, and a ship
// to fire at.
func (t Turn) barsFiring(Leader) *game.Why {
	s := t.Combat.System
	if t.Units[s][DeathStar]+t.Units[s][DeathStarUnderConstruction] == 0 || !t.ships(s, Rebels) {
		return whyNoEffect
	}
	return nil
}

func (t Turn) barsNoStructure(Leader) *game.Why {
	if t.count(t.Combat.System, Rebels, Unit.structure) == 0 {
		return whyNoEffect
	}
	return nil
}

// summon: Ready for Action brings its leader to the combat, and only there (O52).
func (t Turn) summon() {
	t.Combat.Summoned |= t.Acting.Leader.set()
	t.joinCombat(t.Acting.Leader)
}

// dismissSummoned sends him back when the combat ends (R12.8.2).
func (t Turn) dismissSummoned() {
	t.Combat.Summoned.each(func(l Leader) {
		t.Leaders[l].At = InPool
		t.tell(Event{Kind: LeaderReturned, Leader: l})
	})
}
