package bot

import (
	"holoboard/game"
	"holoboard/game/rebellion"
)

// Combat: specials, cards, hits, blocks, retreats.

// rateCombatAction: a card that helps now, then a new one for every special left.
func (t *table) rateCombatAction(o game.Option) int {
	switch {
	case o.Kind == rebellion.KindTactic:
		return t.attackCardWorth(rebellion.Tactic(o.A))
	case o.Kind == rebellion.KindDie:
		return blankWorth(rebellion.Face(o.B))
	case o == rebellion.DrawTactic.Thing():
		return 3
	}
	return 0
}

// attackCardWorth is what an attack card does in the attack under way.
func (t *table) attackCardWorth(card rebellion.Tactic) int {
	c := &t.Combat
	switch card {
	case rebellion.GroundCriticalHit, rebellion.SpaceCriticalHit:
		return worthIf(t.targets() > 0, 6)
	case rebellion.GroundTakeItDown, rebellion.SpaceTakeItDown:
		return worthIf(t.targets() > 0, 8)
	case rebellion.GroundOnslaught, rebellion.SpaceOnslaught:
		return worthIf(t.targets() > 1, 7)
	case rebellion.GroundBombardment:
		return worthIf(t.targets() > 0 && t.ships(c.System, t.me) > 0, 7)
	case rebellion.GroundBrilliantStrategy, rebellion.SpaceBrilliantStrategy:
		return 5
	case rebellion.GroundConcentrateFire, rebellion.SpaceConcentrateFire:
		return worthIf(t.blanks() > 0, 3+t.blanks())
	case rebellion.GroundUnstoppableAssault, rebellion.SpaceUnstoppableAssault:
		return worthIf(t.TacticHand[t.foe][c.Theater] > 0 && !c.NoBlock[t.foe], 5)
	case rebellion.GroundEscapePlan:
		return worthIf(t.hopes() < 20 && !c.EscapePlan[t.me], 5)
	case rebellion.SpaceNoEscape:
		return worthIf(t.hopes() > 50 && !c.NoRetreat[t.foe], 4)
	}
	return -1
}

// worthIf returns the points where a condition holds, and less than nothing elsewhere.
func worthIf(holds bool, points int) int {
	if holds {
		return points
	}
	return -1
}

// targets counts the enemy units that can still be damaged in the attack under way.
func (t *table) targets() (n int) {
	c := &t.Combat
	for _, f := range c.Units[:c.Count] {
		if f.Unit.Side() == t.foe && f.Unit.Figures().Theater == c.Theater && !f.Beaten {
			n++
		}
	}
	return n
}

// blanks counts the dice of the attack that show nothing.
func (t *table) blanks() (n int) {
	for _, d := range t.Combat.Dice[:t.Combat.Rolled] {
		n += onlyIf(!d.Spent && d.Face == rebellion.Blank, 1)
	}
	return n
}

// blankWorth: only a die that shows nothing is rolled again.
func blankWorth(f rebellion.Face) int { return worthIf(f == rebellion.Blank, 4) }

// ratePayment: a black special is paid with first, for fewer red dice can be rolled again.
func (t *table) ratePayment(o game.Option) int { return int(o.C) }

// rateTacticDeck: cards for the battle under way, if there is one, else for the other.
func (t *table) rateTacticDeck(o game.Option) int {
	if o.Kind != rebellion.KindTheater {
		return 0
	}
	th := rebellion.Theater(o.A)
	shared := t.number(t.Combat.System, t.me, th) > 0 && t.number(t.Combat.System, t.foe, th) > 0
	return onlyIf(shared, 2) + onlyIf(th == t.Combat.Theater, 1)
}

// rateBombarding: the ship with most red dice.
func (t *table) rateBombarding(o game.Option) int {
	if o.Kind != rebellion.KindUnit {
		return 0
	}
	return int(rebellion.Unit(o.A).Figures().Attack[rebellion.Red])
}

// rateShot: what can be finished off with the hits there are, by its worth for each
// hit it needs. Hits that fit fewer units are given first.
func (t *table) rateShot(o game.Option) int {
	if o.Kind != rebellion.KindHit && o.Kind != rebellion.KindTarget {
		return 0
	}
	u := rebellion.Unit(o.A)
	left := int(t.Combat.Health(u)) - int(o.B>>4) - int(o.B&15)
	if left <= 0 {
		return 1 // it is done for already
	}
	points := 10 + 10*unitWorth(u)/left
	if left <= max(t.shotsAt(u), 1) {
		points += 200
	}
	if o.Kind == rebellion.KindHit && rebellion.Shot(o.C) == rebellion.DirectHit {
		points -= 3
	}
	return points
}

// shotsAt counts the hits of the attack that fit a unit.
func (t *table) shotsAt(u rebellion.Unit) (n int) {
	for _, d := range t.Combat.Dice[:t.Combat.Rolled] {
		hit := d.Face == rebellion.Direct || d.Face == rebellion.Hit && d.Color == u.Figures().HealthColor
		n += onlyIf(hit && !d.Spent, 1)
	}
	return n
}

// rateBlock: a card that saves a unit; one that costs another card only for more.
func (t *table) rateBlock(o game.Option) int {
	if o.Kind != rebellion.KindTactic {
		return 0
	}
	points, cost := 1, 0
	switch rebellion.Tactic(o.A) {
	case rebellion.GroundDigIn, rebellion.SpaceOutmaneuver:
		points, cost = 2, 4
	}
	saved := 0
	for _, f := range t.Combat.Units[:t.Combat.Count] {
		doomed := int(f.Damage+f.Assigned) - int(t.Combat.Health(f.Unit))
		if f.Assigned > 0 && doomed >= 0 && doomed < points {
			saved = max(saved, unitWorth(f.Unit))
		}
	}
	return worthIf(saved > cost, saved-cost)
}

// rateBlockOn: the most valuable unit that one point less saves.
func (t *table) rateBlockOn(o game.Option) int {
	u := rebellion.Unit(o.A)
	switch int(o.B>>4+o.B&15) - int(t.Combat.Health(u)) {
	case 0:
		return 100 + unitWorth(u)
	case 1:
		return 50 + unitWorth(u)
	}
	return 1
}

// rateGivenUp: the card that is worth least now.
func (t *table) rateGivenUp(o game.Option) int {
	card := rebellion.Tactic(o.A)
	if card.Card().Block {
		return -6
	}
	return -t.attackCardWorth(card)
}

// rateUnitLostByFoe: enemy units by their worth, never my own.
func (t *table) rateUnitLostByFoe(o game.Option) int {
	if o.Kind != rebellion.KindUnitAt {
		return 0
	}
	if u := rebellion.Unit(o.A); u.Side() == t.foe {
		return unitWorth(u)
	}
	return -1
}

// hopes returns how well the combat stands for me, in percent.
func (t *table) hopes() int {
	s := t.Combat.System
	var mine, theirs fleet
	mine.gather(t, s, t.me)
	theirs.gather(t, s, t.foe)
	sum, n := 0, 0
	for th := range mine {
		if mine[th].count > 0 && theirs[th].count > 0 {
			sum += battleOdds(&mine[th], &theirs[th])
			n++
		}
	}
	if n == 0 {
		return 100
	}
	return sum / n
}

// rateRetreat: when clearly losing, with the leader of least worth; the base is held
// to the last.
func (t *table) rateRetreat(o game.Option) int {
	const hopeless = 15
	if o.Kind != rebellion.KindRetreat || t.Revealed && t.Combat.System == t.Base && t.me == rebellion.Rebels {
		return onlyIf(o.Kind == rebellion.KindRetreat, -1)
	}
	to := rebellion.System(o.B)
	points := (hopeless - t.hopes()) * 100
	if points > 0 {
		points += 2*t.troops(to, t.me) + t.ships(to, t.me) - leaderWorth(rebellion.Leader(o.A))
	}
	return points
}

// rateRetreatWith: whatever there is room for, the best first.
func (t *table) rateRetreatWith(o game.Option) int {
	if o.Kind != rebellion.KindTarget {
		return 0
	}
	return unitWorth(rebellion.Unit(o.A))
}

// rateCombatCard: any card unless the combat is lost already; an enemy is kept from
// escaping only where I win.
func (t *table) rateCombatCard(o game.Option) int {
	if o.Kind != rebellion.KindAction {
		return 0
	}
	const hopeless, winning = 15, 50
	least := hopeless
	if rebellion.Action(o.A) == rebellion.KeepThemFromEscaping {
		least = winning
	}
	return worthIf(t.hopes() > least, 5)
}
