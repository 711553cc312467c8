package bot

import (
	"holoboard/game"
	"holoboard/game/rebellion"
)

// New units: which ones, and where they go.

// rateBuild: never at the price of a unit on the board.
func (t *table) rateBuild(o game.Option) int {
	if o.Kind != rebellion.KindBuild {
		return 0
	}
	if rebellion.System(o.B) != rebellion.NoSystem {
		return -1
	}
	return t.wanted(rebellion.Unit(o.A))
}

func (t *table) rateBuildType(o game.Option) int {
	if o.Kind != rebellion.KindUnit {
		return 0
	}
	return t.wanted(rebellion.Unit(o.A))
}

// wanted rates a type by its worth and by how few of it there are; ships that carry
// others come first while there are hardly any.
func (t *table) wanted(u rebellion.Unit) int {
	f := u.Figures()
	have := int(f.Box - t.Supply[u])
	points := 20 + 2*unitWorth(u) - 2*have
	if f.Capacity > 0 && have < 2 {
		points += 6
	}
	return max(points, 1)
}

// rateDeployed: all units, the best first.
func (t *table) rateDeployed(o game.Option) int {
	if o.Kind != rebellion.KindUnit {
		return 0
	}
	return 1 + unitWorth(rebellion.Unit(o.A))
}

func (t *table) rateDeployedTo(o game.Option) int {
	u, s := rebellion.Unit(t.about(0).A), rebellion.System(o.A)
	if t.me == rebellion.Empire {
		return t.nearness(s) + t.trimmed(shipping, t.match(u, s))
	}
	return t.rebelDeployment(s)
}

// match: troops go where ships can carry them, ships where troops wait for them.
func (t *table) match(u rebellion.Unit, s rebellion.System) int {
	load := t.troops(s, t.me) + int(t.Units[s][rebellion.TIEFighter])
	spare := t.room(s, t.me) - load
	switch f := u.Figures(); {
	case f.Restricted:
		return onlyIf(spare > 0, 15+t.ways.Lift)
	case f.Capacity > 0:
		return onlyIf(spare < 0, 20)
	}
	return 0
}

// rebelDeployment: the base first while few hold it; then systems that an objective
// wants held; never next to Imperial fleets.
func (t *table) rebelDeployment(s rebellion.System) int {
	if s == rebellion.BaseSpace {
		return t.trimmed(manning, 40)
	}
	if t.Revealed && s == t.Base {
		return 60
	}
	points := 15 - t.threat(s)/2
	if !t.anyUnit(s, t.me) && (t.holds(rebellion.DefendThePeople) || t.holds(rebellion.EstablishOutposts)) {
		points += t.trimmed(showing, 15)
	}
	return points
}

// rateQueued: the best unit; it is mine to hasten or the enemy's to lose.
func (t *table) rateQueued(o game.Option) int {
	if o.Kind != rebellion.KindQueued {
		return 0
	}
	return unitWorth(rebellion.Unit(o.A))
}

// rateUnitGivenUp: the unit of least worth, or none at all.
func (t *table) rateUnitGivenUp(o game.Option) int {
	if o.Kind != rebellion.KindUnitAt {
		return 0
	}
	return -unitWorth(rebellion.Unit(o.A))
}
