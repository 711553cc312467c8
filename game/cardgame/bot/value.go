package bot

import (
	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/cardgame"
)

// What a table is worth: the chance that light wins, by features of the table and weights that games of minds have found.

// A Feature is a number that tells how a game stands.
type Feature struct {
	Name   string
	Weight int // of the logit, in 1/1000

	of func(*table) int
}

// features of a table; what is counted for both sides is light's less dark's.
var features = [...]Feature{
	{"always", 0, func(*table) int { return 1 }},
	{"dial", -180, func(t *table) int { return int(t.v.Dial) }},
	{"dial near", -250, func(t *table) int { return max(0, int(t.v.Dial)-8) }},
	{"destroyed by light", 900, func(t *table) int { return int(t.v.Victory[cardgame.Light].N) }},
	{"two destroyed by light", 500, func(t *table) int { return max(0, int(t.v.Victory[cardgame.Light].N)-1) }},
	{"destroyed by dark", -150, func(t *table) int { return int(t.v.Victory[cardgame.Dark].N) }},
	{"damage of dark's objectives", 120, func(t *table) int { return t.damage(cardgame.Dark) }},
	{"damage of light's objectives", -60, func(t *table) int { return t.damage(cardgame.Light) }},
	{"balance", 300, func(t *table) int { return 1 - 2*int(t.v.Balance) }},
	{"force", 40, both(func(t *table, s cardgame.Side) int { return t.steadyForce(s) })},
	{"worth of units", 12, both(func(t *table, s cardgame.Side) int { return t.army(s) })},
	{"worth of ready units", 8, both(func(t *table, s cardgame.Side) int { return t.readyArmy(s) })},
	{"income", 150, both(func(t *table, s cardgame.Side) int { each, _ := t.income(s); return each })},
	{"hand", 40, both(func(t *table, s cardgame.Side) int { return int(t.v.Held[s]) })},
	{"turn of light", 0, func(t *table) int { return 1 - int(t.v.Active) }},
}

// both counts something for both sides.
func both(of func(*table, cardgame.Side) int) func(*table) int {
	return func(t *table) int { return of(t, cardgame.Light) - of(t, cardgame.Dark) }
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
		n += u.worth - u.worth*u.damage(t.v)/(3*max(u.room+u.damage(t.v), 1))
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

// LightChance returns the chance per mille that light wins, by what all can see.
func (m *Mind) LightChance(v *cardgame.View) int {
	if v.Ending != cardgame.Undecided {
		switch v.Winner {
		case cardgame.Light:
			return ai.Whole
		case cardgame.Dark:
			return 0
		}
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

// Likely implements [ai.Guide].
func (g *Guide) Likely(*cardgame.View, ai.Outlook[cardgame.View]) int { return ai.Whole }

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
