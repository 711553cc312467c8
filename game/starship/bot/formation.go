package bot

import (
	"holoboard/game"
	"holoboard/game/starship"
)

// A formation is planned before the first ship is placed (R6): where all stand when the first attacks come, by the same judgement as
// moves are. Slow ships keep for rounds the faces and lanes that they are placed with. Whoever places first expects the enemy where one
// stands who looks at no enemy.

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

// formationOf returns where the ships of a seat are to be placed, planned once.
func (c *Captain) formationOf(seat game.Seat) *formation {
	f, t := &c.formed, &c.table
	if f.made || c.Level.Weights[placed] == 0 {
		return f
	}
	f.made = true
	s := &t.scratch
	*s = c.state
	own := c.placeAll(s, seat)
	for other := range game.Seat(s.Players) {
		if starship.SideOf(other) != starship.SideOf(seat) {
			c.placeAll(s, other)
		}
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
	h.form()
	for _, m := range h.movers {
		u := &t.units[mine][m.unit]
		f.goals = append(f.goals, goal{slot: u.slot, at: u.space})
	}
	return f
}

// placeAll places the ships of a seat that wait one by one, each where it likes it best by itself.
func (c *Captain) placeAll(s *starship.State, seat game.Seat) (slots []starship.Slot) {
	for slot := starship.Slot(seat) * starship.MostShips; slot < starship.Slot(seat+1)*starship.MostShips; slot++ {
		ship := &s.Ships[slot]
		if !ship.Is(starship.Waiting) {
			continue
		}
		best, most := starship.Space{}, -1<<30
		for _, at := range starts(s, seat, s.Card(slot).Size()) {
			if like := c.likeStart(s, seat, slot, at); like > most && !meetsAny(s, at) {
				best, most = at, like
			}
		}
		if most == -1<<30 {
			continue // there is no room left
		}
		ship.X, ship.Y, ship.Facing, ship.Marks = uint8(best.X), uint8(best.Y), best.Facing, 0
		s.Land(slot)
		slots = append(slots, slot)
	}
	return slots
}

// meetsAny reports whether a ship stands in a space.
func meetsAny(s *starship.State, at starship.Space) (meets bool) {
	s.Each(func(slot starship.Slot) { meets = meets || s.Space(slot).Overlaps(at) })
	return meets
}

// starts are all places in the rows of a seat, with each facing that the house allows.
func starts(s *starship.State, seat game.Seat, size int) (all []starship.Space) {
	at := starship.Space{Size: size}
	for at.Y = range int(s.Height) {
		for at.X = range int(s.Width) {
			if !s.InZone(seat, at) {
				continue
			}
			for at.Facing = range starship.Facing(4) {
				if at.Facing == toEnemy(seat) || !s.House.Has(starship.FacingToEnemy) {
					all = append(all, at)
				}
			}
		}
	}
	return all
}

// form gives each ship its best place, over and over.
func (h *helm) form() {
	best := h.formed()
	for range max(1, h.c.Level.Passes) {
		before := best
		for k := range h.movers {
			if h.c.enough() {
				return
			}
			best = h.betterStart(&h.movers[k], best)
		}
		if best == before {
			return
		}
	}
}

// betterStart finds a ship the best place to be put.
func (h *helm) betterStart(m *mover, best int) int {
	to := h.t.units[mine][m.unit].space
	for _, at := range m.places {
		if h.c.enough() {
			break
		}
		if h.taken(m.unit, at) {
			continue
		}
		h.t.put(mine, m.unit, at)
		if v := h.formed(); v > best {
			best, to = v, at
		}
	}
	h.t.put(mine, m.unit, to)
	return best
}

// formed is what a formation is worth: by the attacks that would come, and by the places for later.
func (h *helm) formed() int {
	t, w := h.t, &h.c.Level.Weights
	value := h.worth() * w[placed] / 100
	for i := range t.units[mine] {
		u := &t.units[mine][i]
		value -= offside(t.state, u.slot.Seat(), u.space, w)
		for k := range i {
			value -= crowding(t.units[mine][k].space, u.space, w)
		}
	}
	return value
}

// offside is what a place costs by its column and its row.
func offside(s *starship.State, seat game.Seat, at starship.Space, w *Weights) int {
	front := at.Y - (int(s.Height) - 3) // squares to the own front row
	if starship.SideOf(seat) == starship.Dark {
		front = 3 - at.Size - at.Y
	}
	middle := 2*at.X + at.Size - int(s.Width)
	return max(middle, -middle)*w[center] + front*w[forward]
}

// crowding is what it costs that two ships stand near each other.
func crowding(a, b starship.Space, w *Weights) int { return w[apart] * max(0, w[room]-a.Distance(b)) }

// toEnemy is where the enemy's edge lies.
func toEnemy(seat game.Seat) starship.Facing {
	if starship.SideOf(seat) == starship.Dark {
		return starship.South
	}
	return starship.North
}
