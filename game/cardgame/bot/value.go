package bot

import (
	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/cardgame"
)

// What a table is worth: the chance that light wins, by features of what all can see and weights that games have found (FIT in
// fit_test.go; TRIED.md).

// A Feature is a number that tells how a game stands.
type Feature struct {
	Name   string
	Weight int // of the logit, in 1/1000

	of func(*table) int
}

// features of a table.
var features = [...]Feature{
	{"always", 461, func(*table) int { return 1 }},
	{"dial", -344, func(t *table) int { return int(t.v.Dial) }},
	{"dial over 6", -222, func(t *table) int { return max(0, int(t.v.Dial)-6) }},
	{"dial over 9", 100, func(t *table) int { return max(0, int(t.v.Dial)-9) }},
	{"one destroyed by light", 1358, func(t *table) int { return onlyIf(t.v.Victory[cardgame.Light].N > 0, 1) }},
	{"two destroyed by light", 1732, func(t *table) int { return onlyIf(t.v.Victory[cardgame.Light].N > 1, 1) }},
	{"destroyed by dark", -163, func(t *table) int { return int(t.v.Victory[cardgame.Dark].N) }},
	{"damage of dark's objectives", 154, of(cardgame.Dark, (*table).damage)},
	{"damage of light's objectives", -91, of(cardgame.Light, (*table).damage)},
	{"worst of dark's objectives", 23, of(cardgame.Dark, (*table).worst)},
	{"worst of light's objectives", -2, of(cardgame.Light, (*table).worst)},
	{"damage on the dial", 88, func(t *table) int { return int(t.v.OnDial) }},
	{"balance", 135, func(t *table) int { return 1 - 2*int(t.v.Balance) }},
	{"light's force", 40, of(cardgame.Light, (*table).steadyForce)},
	{"dark's force", -30, of(cardgame.Dark, (*table).steadyForce)},
	{"light's army", 9, of(cardgame.Light, (*table).army)},
	{"dark's army", -5, of(cardgame.Dark, (*table).army)},
	{"light's ready army", 6, of(cardgame.Light, (*table).readyArmy)},
	{"dark's ready army", -9, of(cardgame.Dark, (*table).readyArmy)},
	{"light's blast", 125, of(cardgame.Light, (*table).blast)},
	{"dark's blast", -150, of(cardgame.Dark, (*table).blast)},
	{"light's sources", 156, of(cardgame.Light, (*table).sources)},
	{"dark's sources", -180, of(cardgame.Dark, (*table).sources)},
	{"light's spent sources", -27, of(cardgame.Light, (*table).spent)},
	{"dark's spent sources", 62, of(cardgame.Dark, (*table).spent)},
	{"captives", -77, func(t *table) int { return int(t.v.NCaptives) }},
	{"turn of light", 468, func(t *table) int { return 1 - int(t.v.Active) }},
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
		logit += features[i].Weight * features[i].of(&m.table)
	}
	return sigmoid(logit)
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

// sigmoid returns 1000/(1+e^-x) for x in 1/1000, between the points of a table.
func sigmoid(x int) int {
	const step = 500
	points := [...]int{500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993, 996, 998, 999, 999}
	if x < 0 {
		return ai.Whole - sigmoid(-x)
	}
	i := x / step
	if i >= len(points)-1 {
		return points[len(points)-1]
	}
	return points[i] + (points[i+1]-points[i])*(x%step)/step
}
