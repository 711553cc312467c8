package bot

import (
	"slices"

	"holoboard/game/starship"
)

// Moving first: the enemy will answer. A plan is then worth what is left of it after the enemy's best moves.

// The bounds of an answer that is foreseen.
const (
	mostAnswering = 12 // ships
	answerPlaces  = 6  // of each
)

// foresee improves a plan by what the enemy would answer.
func (h *helm) foresee() {
	if !h.c.Level.Reply || !h.t.waits[theirs] {
		return
	}
	h.expect()
	defer h.forgetExpected()
	best := h.afterReply()
	for range 2 {
		before := best
		for k := range h.movers {
			if h.c.enough() {
				return
			}
			best = h.betterAfterReply(&h.movers[k], best)
		}
		if best == before {
			return
		}
	}
}

// expect lists the enemy's ships that may answer, the most dangerous ones, and their places.
func (h *helm) expect() {
	t := h.t
	s := &h.c.after.scratch
	*s = h.c.state
	for i := range t.units[mine] { // as the plan has them
		u := &t.units[mine][i]
		ship := &s.Ships[u.slot]
		ship.X, ship.Y, ship.Facing = uint8(u.space.X), uint8(u.space.Y), u.space.Facing
	}
	var all []int
	for j := range t.units[theirs] {
		if u := &t.units[theirs][j]; u.moves {
			all = append(all, j)
		}
		t.units[theirs][j].moves = false
	}
	slices.SortStableFunc(all, func(a, b int) int { return t.danger(b) - t.danger(a) })
	empty := *s
	for j := range t.units[theirs] {
		empty.Lift(t.units[theirs][j].slot)
	}
	for _, j := range all[:min(len(all), mostAnswering)] {
		u := &t.units[theirs][j]
		empty.Land(u.slot)
		m := mover{unit: j, from: u.space, places: places(&empty, u)}
		empty.Lift(u.slot)
		h.prune(theirs, &m, answerPlaces)
		h.others = append(h.others, m)
	}
	h.bigFirst(theirs, h.others)
}

// danger is how much an enemy's move may matter: what it can do from where it could come.
func (t *table) danger(j int) int {
	u := &t.units[theirs][j]
	danger := int(u.worth[0])
	if u.fighter {
		for i := range t.units[mine] {
			if t.at(theirs, j, i).distance <= 1+u.class {
				return danger + 100*point
			}
		}
	}
	return danger
}

func (h *helm) forgetExpected() {
	for j := range h.t.units[theirs] {
		h.t.units[theirs][j].moves = true
	}
	h.others = h.others[:0]
}

// afterReply is the value of the plan once the enemy has moved as is best for him.
func (h *helm) afterReply() int {
	t := h.t
	own := h.worth()
	for k := range h.others {
		m := &h.others[k]
		to := m.from
		for _, at := range m.places {
			if at == m.from || t.anyAt(theirs, m.unit, at) {
				continue
			}
			t.put(theirs, m.unit, at)
			if v := h.worth(); v < own {
				own, to = v, at
			}
		}
		t.put(theirs, m.unit, to)
	}
	for k := range h.others {
		t.put(theirs, h.others[k].unit, h.others[k].from)
	}
	return own
}

// anyAt reports whether any other ship stands in a space.
func (t *table) anyAt(side, i int, at starship.Space) bool {
	for s := range 2 {
		for k := range t.units[s] {
			if (s != side || k != i) && t.units[s][k].space.Overlaps(at) {
				return true
			}
		}
	}
	return false
}

// betterAfterReply finds a ship the best of its places.
func (h *helm) betterAfterReply(m *mover, best int) int {
	now := h.t.units[mine][m.unit].space
	to := now
	for k, at := range m.places {
		if at == now || k >= answerPlaces || h.taken(m.unit, at) || h.c.enough() {
			continue
		}
		h.t.put(mine, m.unit, at)
		if v := h.afterReply(); v > best {
			best, to = v, at
		}
	}
	h.t.put(mine, m.unit, to)
	return best
}
