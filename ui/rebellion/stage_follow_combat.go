package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// followCombat follows a combat. Events name a type of unit, not one among several; the one that fits best is taken, and
// when all is told the view is that of the rules again.
func followCombat(v *rules.View, e rules.Event) bool {
	c := &v.Combat
	switch e.Kind {
	case rules.CombatBegan:
		beginCombat(v, e)
	case rules.ActionUsed:
		if c.Open {
			c.Enforce(rules.Action(e.Card.A))
		}
	case rules.CombatEnded:
		*c = rules.Combat{}
		v.TacticHand = [2][2]uint8{}
		clear(v.Rebel.Tactics[:])
		clear(v.Empire.Tactics[:])
	case rules.TacticsDrawn:
		v.TacticHand[e.Side][e.M] += e.N
		holdTactics(v, e)
	case rules.CombatRoundBegan:
		c.Round = e.N
		c.Dice, c.Rolled = [10]rules.CombatDie{}, 0
	case rules.BattleBegan:
		c.Theater = rules.Theater(e.M)
		c.Dice, c.Rolled = [10]rules.CombatDie{}, 0
	case rules.BattleWon:
		c.Won[e.M] = e.Side
	case rules.PlansTried:
		for i := range c.PlansDice {
			c.PlansDice[i] = rules.Face(e.List[i])
		}
	case rules.TacticPlayed, rules.TacticGivenUp:
		playTactic(v, e.Side, rules.Tactic(e.Card.A))
	default:
		return followAttack(c, e)
	}
	return true
}

// followAttack follows dice and damage.
func followAttack(c *rules.Combat, e rules.Event) bool {
	switch e.Kind {
	case rules.AttackRolled:
		c.Attacker, c.Theater = e.Side, rules.Theater(e.M)
		c.Dice, c.Rolled = diceOf(e), e.Count
	case rules.SpecialSpent:
		spendDie(c, func(d rules.CombatDie) bool { return d.Face == rules.Special })
	case rules.CombatDieRerolled:
		for i := range c.Dice[:c.Rolled] {
			if d := &c.Dice[i]; !d.Spent && d.Face == rules.Face(e.M) {
				d.Face = rules.Face(e.N)
				break
			}
		}
	case rules.DamageAssigned:
		spendDie(c, func(d rules.CombatDie) bool { s, hits := shotOf(d); return hits && s == rules.Shot(e.M) })
		if f := fighterFor(c, e); f != nil {
			f.Assigned += e.N
		}
	case rules.DamageBlocked:
		if f := fighterFor(c, e); f != nil {
			f.Assigned -= min(e.N, f.Assigned)
		}
	case rules.UnitDamaged:
		if f := fighterFor(c, e); f != nil {
			f.Damage, f.Assigned = e.N, 0
		}
	case rules.UnitBeaten:
		if f := fighterFor(c, e); f != nil {
			f.Damage, f.Assigned, f.Beaten = c.Health(e.Unit), 0, true
		}
	default:
		return false
	}
	return true
}

// beginCombat lists the units that fight.
func beginCombat(v *rules.View, e rules.Event) {
	v.Combat = rules.Combat{
		Open: true, System: e.System, Current: e.Side, Initiator: e.Side, Won: [2]rules.Side{rules.NoSide, rules.NoSide},
	}
	c := &v.Combat
	c.CameFrom[e.Side], v.CameFrom = v.CameFrom, 0
	for u, n := range v.Units[e.System] {
		if rules.Unit(u).Figures().Health == 0 {
			continue
		}
		for range n {
			c.Units[c.Count] = rules.Fighter{Unit: rules.Unit(u)}
			c.Count++
		}
	}
}

// holdTactics puts tactic cards into a hand that the viewer sees.
func holdTactics(v *rules.View, e rules.Event) {
	held := v.TacticsOf(e.Side)
	if held == nil {
		return
	}
	for _, card := range e.List[:min(int(e.N), len(e.List))] {
		held[card]++
	}
}

// playTactic takes a tactic card out of a hand.
func playTactic(v *rules.View, side rules.Side, card rules.Tactic) {
	v.TacticHand[side][card.Theater()]--
	v.TacticPile[card]++
	if held := v.TacticsOf(side); held != nil && held[card] > 0 {
		held[card]--
	}
}

// diceOf are the dice of an attack: the red ones first.
func diceOf(e rules.Event) (dice [10]rules.CombatDie) {
	for i := range dice[:e.Count] {
		color := rules.Black
		if i < int(e.N) {
			color = rules.Red
		}
		dice[i] = rules.CombatDie{Face: rules.Face(e.List[i]), Color: color}
	}
	return dice
}

// shotOf is what a die can do to a unit, if it has not been used: how dice and [rules.HitOn] belong together.
func shotOf(d rules.CombatDie) (rules.Shot, bool) {
	switch {
	case d.Spent:
	case d.Face == rules.Direct:
		return rules.DirectHit, true
	case d.Face == rules.Hit && d.Color == rules.Red:
		return rules.RedHit, true
	case d.Face == rules.Hit:
		return rules.BlackHit, true
	}
	return 0, false
}

// spendDie sets aside the first die that fits.
func spendDie(c *rules.Combat, fits func(rules.CombatDie) bool) {
	for i := range c.Dice[:c.Rolled] {
		if d := &c.Dice[i]; !d.Spent && fits(*d) {
			d.Spent = true
			return
		}
	}
}

// fighterFor finds the unit that an event is about: among those of its type the one to which it can have happened.
func fighterFor(c *rules.Combat, e rules.Event) *rules.Fighter {
	var likely *rules.Fighter
	for i := range c.Units[:c.Count] {
		f := &c.Units[i]
		if f.Unit != e.Unit || f.Beaten {
			continue
		}
		health := c.Health(f.Unit)
		fits := true
		switch e.Kind {
		case rules.DamageBlocked:
			fits = f.Assigned > 0
		case rules.UnitDamaged:
			fits = f.Assigned > 0 && f.Damage+f.Assigned == e.N
		case rules.UnitBeaten:
			fits = f.Assigned > 0 && f.Damage+f.Assigned >= health
		}
		if fits {
			return f
		}
		if likely == nil || f.Assigned > likely.Assigned {
			likely = f
		}
	}
	return likely
}

// dismiss takes a unit off the list of a combat: of those that were lost the most damaged one.
func dismiss(c *rules.Combat, u rules.Unit, lost bool) {
	found := -1
	for i, f := range c.Units[:c.Count] {
		if f.Unit != u {
			continue
		}
		if found < 0 || lost && (f.Beaten && !c.Units[found].Beaten || f.Beaten == c.Units[found].Beaten && f.Damage > c.Units[found].Damage) {
			found = i
		}
	}
	if found < 0 {
		return // it has no health, so it is not on the list
	}
	copy(c.Units[found:c.Count], c.Units[found+1:c.Count])
	c.Count--
	c.Units[c.Count] = rules.Fighter{}
}

// conditionOf is the condition of a unit as options of the kinds hit and target carry it.
func conditionOf(o game.Option) rules.Fighter {
	return rules.Fighter{Unit: rules.Unit(o.A), Damage: o.B >> 4, Assigned: o.B & 15}
}
