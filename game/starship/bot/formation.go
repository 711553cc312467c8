package bot

import (
	"holoboard/game"
	"holoboard/game/starship"
)

// A formation is planned before the first ship is placed (R6): where all stand when the first attacks come, by the same
// judgement as moves. Slow ships keep for rounds the faces and lanes that they are placed with. Whoever places first expects
// the enemy in the usual formation, see usualStart.

// A formation is where ships are to be placed.
type formation struct {
	made  bool
	goals []goal
}

// goal returns where a ship is to be placed.
func (f *formation) goal(slot starship.Slot) (at starship.Space, ok bool) {
	for _, g := range f.goals {
		if g.slot == slot {
			return g.at, true
		}
	}
	return at, false
}

// planFormation plans where the ships of a seat that wait are placed.
func (c *Captain) planFormation(seat game.Seat) {
	f := &c.formation
	if f.made || c.Level.Weights[placed] == 0 {
		return
	}
	f.made = true
	t, s := &c.table, &c.after.scratch
	*s = c.state
	own := c.placeUsually(s, seat)
	first := false
	for other := range game.Seat(s.Players) {
		if starship.SideOf(other) != starship.SideOf(seat) {
			first = len(c.placeUsually(s, other)) > 0 || first
		}
	}
	if first && c.Level.Weights[placedFirst] == 0 {
		return
	}
	t.count = 0
	t.lay(s, seat)
	t.stand()
	h := helm{c: c, t: t}
	for _, slot := range own {
		if _, i := t.find(slot); i >= 0 {
			u := &t.units[mine][i]
			h.movers = append(h.movers, mover{unit: i, from: u.space, places: starts(s, seat, u.space.Size)})
		}
	}
	h.bigFirst(mine, h.movers)
	h.form(c.Level.Weights[placed])
	for _, m := range h.movers {
		u := &t.units[mine][m.unit]
		f.goals = append(f.goals, goal{slot: u.slot, at: u.space})
	}
}

// stand has nobody move before the attacks.
func (t *table) stand() {
	for side := range t.units {
		for i := range t.units[side] {
			t.units[side][i].moves = false
		}
	}
	t.waits = [2]bool{}
}

// placeUsually places the ships of a seat that wait one by one, each where it likes it best.
func (c *Captain) placeUsually(s *starship.State, seat game.Seat) (slots []starship.Slot) {
	for slot := starship.Slot(seat) * starship.MostShips; slot < starship.Slot(seat+1)*starship.MostShips; slot++ {
		ship := &s.Ships[slot]
		if !ship.Is(starship.Waiting) {
			continue
		}
		best, most := starship.Space{}, -1<<30
		for _, at := range starts(s, seat, s.Card(slot).Size()) {
			if like := c.likeStart(s, seat, slot, at); like > most && !standsAny(s, at) {
				best, most = at, like
			}
		}
		if most == -1<<30 {
			continue
		}
		ship.X, ship.Y, ship.Facing, ship.Marks = uint8(best.X), uint8(best.Y), best.Facing, 0
		s.Land(slot)
		slots = append(slots, slot)
	}
	return slots
}

// standsAny reports whether a ship stands in a space.
func standsAny(s *starship.State, at starship.Space) (stands bool) {
	s.Each(func(slot starship.Slot) { stands = stands || s.Space(slot).Overlaps(at) })
	return stands
}

// starts are all places in the rows of a seat, with each facing.
func starts(s *starship.State, seat game.Seat, size int) (all []starship.Space) {
	at := starship.Space{Size: size}
	for at.Y = range int(s.Height) {
		for at.X = range int(s.Width) {
			if !s.InZone(seat, at) {
				continue
			}
			for at.Facing = range starship.Facing(4) {
				if s.House.Has(starship.FacingToEnemy) && at.Facing != ahead(seat) {
					continue
				}
				all = append(all, at)
			}
		}
	}
	return all
}

// form gives each ship its best place, over and over, by the attacks that would follow and by the room that ships need.
func (h *helm) form(percent int) {
	value := func() int { return h.worth()*percent/100 + h.t.rank(h.c.Level.Weights) }
	best := value()
	for range max(1, h.c.Level.Passes) {
		before := best
		for k := range h.movers {
			m := &h.movers[k]
			to := h.t.units[mine][m.unit].space
			for _, at := range m.places {
				if h.c.enough() {
					break
				}
				if h.taken(m.unit, at) {
					continue
				}
				h.t.put(mine, m.unit, at)
				if v := value(); v > best {
					best, to = v, at
				}
			}
			h.t.put(mine, m.unit, to)
		}
		if best == before || h.c.enough() {
			return
		}
	}
}

// rank is what the own ships' places are worth for later: room for fighters, not far behind, not far from one another.
func (t *table) rank(w Weights) (like int) {
	s := t.state
	units := t.units[mine]
	for i := range units {
		at := units[i].space
		like -= standing(s, units[i].slot.Seat(), at, &w)
		for k := range i {
			like -= w[apart] * max(0, w[room]-units[k].space.Distance(at))
		}
	}
	return like
}

// standing is what a place costs by its column and its row.
func standing(s *starship.State, seat game.Seat, at starship.Space, w *Weights) int {
	front := at.Y - (int(s.Height) - 3) // squares to the own front row
	if starship.SideOf(seat) == starship.Dark {
		front = 3 - at.Size - at.Y
	}
	middle := 2*at.X + at.Size - int(s.Width)
	return max(middle, -middle)*w[center] + front*w[forward]
}

// ahead is where the enemy's edge lies.
func ahead(seat game.Seat) starship.Facing {
	if starship.SideOf(seat) == starship.Dark {
		return starship.South
	}
	return starship.North
}
