package bot

import (
	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/cardgame"
)

// What a table is worth: the chance that light wins, by features of what all can see and weights that games have found (FIT in
// fit_test.go; TRIED.md). They differ in light's turn and in dark's: who has just refreshed can attack with whom he has, who has not must defend.

// A Feature is a number that tells how a game stands.
type Feature struct {
	Name    string
	Weights [2]int // of the logit, in 1/1000, in light's turn and in dark's

	of func(*table) int
}

// features of a table.
var features = [...]Feature{
	{"always", [2]int{282, 6}, func(*table) int { return 1 }},
	{"dial", [2]int{-353, -220}, func(t *table) int { return int(t.v.Dial) }},
	{"dial over 6", [2]int{-77, -238}, func(t *table) int { return max(0, int(t.v.Dial)-6) }},
	{"dial over 9", [2]int{395, -124}, func(t *table) int { return max(0, int(t.v.Dial)-9) }},
	{"one destroyed by light", [2]int{1421, 1473}, func(t *table) int { return onlyIf(t.v.Victory[cardgame.Light].N > 0, 1) }},
	{"two destroyed by light", [2]int{2126, 1822}, func(t *table) int { return onlyIf(t.v.Victory[cardgame.Light].N > 1, 1) }},
	{"destroyed by dark", [2]int{-227, -335}, func(t *table) int { return int(t.v.Victory[cardgame.Dark].N) }},
	{"damage of dark's objectives", [2]int{292, 256}, of(cardgame.Dark, (*table).damage)},
	{"damage of light's objectives", [2]int{-67, -105}, of(cardgame.Light, (*table).damage)},
	{"worst of dark's objectives", [2]int{-2, 7}, of(cardgame.Dark, (*table).worst)},
	{"worst of light's objectives", [2]int{-15, 1}, of(cardgame.Light, (*table).worst)},
	{"damage on the dial", [2]int{-236, -345}, func(t *table) int { return int(t.v.OnDial) }},
	{"balance", [2]int{207, 105}, func(t *table) int { return 1 - 2*int(t.v.Balance) }},
	{"light's force", [2]int{144, 32}, of(cardgame.Light, (*table).steadyForce)},
	{"dark's force", [2]int{-140, -18}, of(cardgame.Dark, (*table).steadyForce)},
	{"light's army", [2]int{6, 8}, of(cardgame.Light, (*table).army)},
	{"dark's army", [2]int{-8, -6}, of(cardgame.Dark, (*table).army)},
	{"light's ready army", [2]int{-6, -3}, of(cardgame.Light, (*table).readyArmy)},
	{"dark's ready army", [2]int{6, 7}, of(cardgame.Dark, (*table).readyArmy)},
	{"light's blast", [2]int{31, 100}, of(cardgame.Light, (*table).blast)},
	{"dark's blast", [2]int{-27, 7}, of(cardgame.Dark, (*table).blast)},
	{"light's sources", [2]int{254, 46}, of(cardgame.Light, (*table).sources)},
	{"dark's sources", [2]int{-66, -243}, of(cardgame.Dark, (*table).sources)},
	{"light's spent sources", [2]int{-281, 6}, of(cardgame.Light, (*table).spent)},
	{"dark's spent sources", [2]int{5, 282}, of(cardgame.Dark, (*table).spent)},
	{"captives", [2]int{-31, -11}, func(t *table) int { return int(t.v.NCaptives) }},
	{"light is ahead in force", [2]int{44, 100}, func(t *table) int { return onlyIf(t.steadyForce(cardgame.Light) > t.steadyForce(cardgame.Dark), 1) }},
	{"light's lead in force", [2]int{-96, 26}, func(t *table) int { return min(max(t.steadyForce(cardgame.Light)-t.steadyForce(cardgame.Dark), -6), 6) }},
	{"light's ready units", [2]int{-111, 23}, of(cardgame.Light, (*table).readyUnits)},
	{"dark's ready units", [2]int{30, 68}, of(cardgame.Dark, (*table).readyUnits)},
	{"light's ready blast", [2]int{244, 68}, of(cardgame.Light, (*table).readyBlast)},
	{"dark's ready blast", [2]int{7, -172}, of(cardgame.Dark, (*table).readyBlast)},
	{"light's edge blast", [2]int{59, 36}, of(cardgame.Light, (*table).edgeBlast)},
	{"dark's edge blast", [2]int{-42, -197}, of(cardgame.Dark, (*table).edgeBlast)},
	{"nearest of dark's objectives", [2]int{2, 23}, of(cardgame.Dark, (*table).nearest)},
	{"nearest of light's objectives", [2]int{-8, 42}, of(cardgame.Light, (*table).nearest)},
	{"light's defence", [2]int{16, 4}, of(cardgame.Light, (*table).defence)},
	{"dark's defence", [2]int{-13, -10}, of(cardgame.Dark, (*table).defence)},
	{"haste", [2]int{-47, -73}, func(t *table) int { return 12 / max(t.turnsLeft(), 1) }},
	{"light's readiness is more than dark's", [2]int{8, 9}, func(t *table) int { return min(max(t.readyArmy(cardgame.Light)-t.readyArmy(cardgame.Dark), -60), 60) }},
	{"few left of light's cards", [2]int{-178, -131}, func(t *table) int { return max(0, 10-int(t.v.Left[cardgame.Light])) }},
	{"few left of dark's cards", [2]int{273, 410}, func(t *table) int { return max(0, 10-int(t.v.Left[cardgame.Dark])) }},
	{"light's next draw loses", [2]int{-2000, -2000}, func(t *table) int { return onlyIf(t.spare(cardgame.Light) < 0, 1) }},
	{"dark's next draw loses", [2]int{2000, 2000}, func(t *table) int { return onlyIf(t.spare(cardgame.Dark) < 0 && t.turnsLeft() > 1, 1) }},
	{"light's enhancements", [2]int{134, 238}, of(cardgame.Light, (*table).enhancements)},
	{"dark's enhancements", [2]int{-182, -121}, of(cardgame.Dark, (*table).enhancements)},
	{"light's ready blast at the third", [2]int{7, 41}, func(t *table) int { return onlyIf(t.v.Victory[cardgame.Light].N > 1, t.readyBlast(cardgame.Light)) }},
}

// of counts something of a side.
func of(side cardgame.Side, count func(*table, cardgame.Side) int) func(*table) int {
	return func(t *table) int { return count(t, side) }
}

// damage is that of a side's objectives.
func (t *table) damage(side cardgame.Side) (n int) {
	t.v.Each(side, func(_ cardgame.Slot, x *cardgame.Thing) {
		if x.Title.Card().Type == cardgame.Objective {
			n += int(x.Damage)
		}
	})
	return n
}

// worst is the damage of a side's objective that has most, squared.
func (t *table) worst(side cardgame.Side) (n int) {
	t.v.Each(side, func(_ cardgame.Slot, x *cardgame.Thing) {
		if x.Title.Card().Type == cardgame.Objective {
			n = max(n, int(x.Damage))
		}
	})
	return n * n
}

// steadyForce is what a side will have in the struggle when its committed units are ready again.
func (t *table) steadyForce(side cardgame.Side) (n int) {
	for _, u := range t.units(side) {
		if u.committed && u.focus < 2 {
			n += int(u.card.Force)
		}
	}
	return n
}

// army is what the units of a side are worth.
func (t *table) army(side cardgame.Side) (n int) {
	for _, u := range t.units(side) {
		hurt := u.damage(t.v)
		n += u.worth - u.worth*hurt/(3*max(u.room+hurt, 1))
	}
	return n
}

// readyArmy is what those are worth that are ready in their next turn.
func (t *table) readyArmy(side cardgame.Side) (n int) {
	for _, u := range t.units(side) {
		switch {
		case u.ready():
			n += u.worth
		case u.focus == 1 && t.v.Active != side:
			n += u.worth / 2
		}
	}
	return n
}

// blast is what the units of a side could do to an objective, without the edge.
func (t *table) blast(side cardgame.Side) (n int) {
	for _, u := range t.units(side) {
		n += int(u.icons.Always[cardgame.BlastDamage])
	}
	return n
}

// readyUnits is how many units of a side are ready now.
func (t *table) readyUnits(side cardgame.Side) (n int) {
	for _, u := range t.units(side) {
		n += onlyIf(u.ready(), 1)
	}
	return n
}

// readyBlast is what the ready units of a side could do to an objective, without the edge, edgeBlast what they could do more with it.
func (t *table) readyBlast(side cardgame.Side) (n int) {
	for _, u := range t.units(side) {
		n += onlyIf(u.ready(), int(u.icons.Always[cardgame.BlastDamage]))
	}
	return n
}

func (t *table) edgeBlast(side cardgame.Side) (n int) {
	for _, u := range t.units(side) {
		n += onlyIf(u.ready(), int(u.icons.WithEdge[cardgame.BlastDamage]))
	}
	return n
}

// nearest is how much damage a side's objective takes that takes least.
func (t *table) nearest(side cardgame.Side) int {
	least := 9
	t.v.Each(side, func(slot cardgame.Slot, x *cardgame.Thing) {
		if x.Title.Card().Type == cardgame.Objective {
			least = min(least, t.v.Room(slot))
		}
	})
	return least
}

// defence is what the ready units of a side are good for as defenders.
func (t *table) defence(side cardgame.Side) (n int) {
	all := t.units(side)
	for i := range all {
		if u := &all[i]; u.ready() {
			n += guard(u)
		}
	}
	return n
}

// enhancements is how many a side has.
func (t *table) enhancements(side cardgame.Side) (n int) {
	t.v.Each(side, func(_ cardgame.Slot, x *cardgame.Thing) {
		n += onlyIf(x.Title.Card().Type == cardgame.Enhancement, 1)
	})
	return n
}

// sources are the cards of a side that give resources, spent those that give none now.
func (t *table) sources(side cardgame.Side) int {
	each, _ := t.income(side)
	return each
}

func (t *table) spent(side cardgame.Side) (n int) {
	t.v.Each(side, func(_ cardgame.Slot, x *cardgame.Thing) {
		if x.Title.Card().Resources > 0 && !x.Ready() {
			n++
		}
	})
	return n
}

// LightChance returns the chance per mille that light wins, by what all can see.
func (m *Mind) LightChance(v *cardgame.View) int {
	switch {
	case v.Ending == cardgame.Undecided:
	case v.Winner == cardgame.Light:
		return ai.Whole
	case v.Winner == cardgame.Dark:
		return 0
	default:
		return ai.Whole / 2
	}
	m.look(v, &game.Decision{})
	logit := 0
	for i := range features {
		logit += features[i].Weights[v.Active] * features[i].of(&m.table)
	}
	return ai.Chance(logit)
}

// Value implements [ai.Guide].
func (m *Mind) Value(look ai.Outlook[cardgame.View], seat game.Seat) int {
	v := look.View(game.Table)
	chance := m.LightChance(&v)
	if cardgame.SideOf(seat) == cardgame.Dark {
		return ai.Whole - chance
	}
	return chance
}
