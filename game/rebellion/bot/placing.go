package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// Placing the forces of the standard setup. The Empire garrisons every system it must,
// spreads its ships so that they reach many places where the base can be, and puts
// troops and fighters beside ships that can carry them. The Rebels put one half of
// their units beside friends, far from Imperial fleets, and keep the other at the base.

// Suggest returns answers that place the rest of a side's forces, in the order they
// are asked for; another source of chance suggests something else.
func Suggest[S comparable](p *game.Position[S, rebellion.View], r *rand.Rand) (answers []game.Option) {
	m := p.Imagine(r)
	for placing(&m.Pending) && m.Pending.Seat == p.Seat {
		v := m.View(p.Seat)
		picks := choose(&v, &m.Pending, r, nil)
		answers = append(answers, picks...)
		if _, err := m.Answer(picks...); err != nil {
			panic(err)
		}
	}
	return answers
}

// placing reports whether a question is about placing forces.
func placing(d *game.Decision) bool {
	return d.Ask == rebellion.AskPlace || d.Ask == rebellion.AskPlaceTo
}

// ratePlaced: one ground unit for every system that needs one, then ships, then what
// they carry.
func (t *table) ratePlaced(o game.Option) int {
	u := rebellion.Unit(o.A)
	f := u.Figures()
	switch {
	case u == rebellion.Stormtrooper && t.ungarrisoned():
		return 90
	case f.Capacity > 0:
		return 60 + int(f.Capacity)
	case f.Theater == rebellion.Ground:
		return 40 + int(f.Health)
	}
	return 20
}

// ungarrisoned reports whether an Imperial system has no ground unit yet.
func (t *table) ungarrisoned() bool {
	for s := range rebellion.System(systems) {
		if t.imperial(s) && t.troops(s, rebellion.Empire) == 0 {
			return true
		}
	}
	return false
}

func (t *table) ratePlacedTo(o game.Option) int {
	u, s := rebellion.Unit(t.about(0).A), rebellion.System(o.A)
	if t.me == rebellion.Rebels {
		return t.rebelPlace(u, s)
	}
	f := u.Figures()
	switch {
	case f.Theater == rebellion.Ground && t.troops(s, t.me) == 0:
		return 100
	case f.Restricted:
		return 3*t.match(u, s) - 3*t.number(s, t.me, f.Theater)
	}
	return 4*t.prospects(s) - 3*t.room(s, t.me)
}

// prospects counts the systems next to one where the base can be hidden.
func (t *table) prospects(at rebellion.System) (n int) {
	for _, s := range at.Figures().Neighbors {
		n += onlyIf(in(t.mayHide(), s), 1)
	}
	return n
}

// mayHide is where the base may still be hidden: where no probe card has left the game.
func (t *table) mayHide() rebellion.Systems { return ^t.ProbeBox }

// rebelPlace: half of each type, rounded up, stands in one system.
func (t *table) rebelPlace(u rebellion.Unit, s rebellion.System) int {
	out := 0
	for at := range rebellion.System(systems) {
		out += int(t.Units[at][u])
	}
	left := int(t.Deploying.Leaving[u])
	all := out + left + int(t.Units[rebellion.BaseSpace][u])
	switch {
	case s == rebellion.BaseSpace:
		return 40
	case 2*out >= all:
		return 0
	}
	return 50 + onlyIf(t.rebel(s), t.prize(s)) - t.threat(s)/2
}
