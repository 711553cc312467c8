package bot

import (
	"holoboard/game"
	"holoboard/game/starship"
)

// A formation is planned before the first ship is placed (R6): where all stand when the first attacks come, by the same judgement as
// moves are. Slow ships keep for rounds the faces and lanes that they are placed with. Whoever places first expects the enemy where one
// stands who looks at no enemy; an admiral also where one stands who has seen his ships, answers that, and so on. Whoever places second sees
// the enemy; an admiral plans some times, from different beginnings.

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
	f := &c.formed
	if f.made || c.Level.Weights[placed] == 0 {
		return f
	}
	f.made = true
	alone := c.state
	own := c.placeAll(&alone, seat)
	both, first := alone, false
	for other := range game.Seat(both.Players) {
		if starship.SideOf(other) != starship.SideOf(seat) {
			first = len(c.placeAll(&both, other)) > 0 || first
		}
	}
	c.table.count = 0
	d := drawn{helm: helm{c: c, t: &c.table}, seat: seat}
	d.expect(&both)
	for _, slot := range own {
		if _, i := d.t.find(slot); i >= 0 {
			u := &d.t.units[mine][i]
			d.movers = append(d.movers, mover{unit: i, from: u.space, places: starts(&both, seat, u.space.Size)})
		}
	}
	d.bigFirst(mine, d.movers)
	d.form()
	switch {
	case c.Level.Foils == 0:
		f.goals = d.goals(nil)
	case first:
		f.goals = d.foil(&alone)
	default:
		f.goals = d.anew(c.Level.Foils)
	}
	return f
}

// A drawn formation is one being planned, on tables where the enemy stands differently.
type drawn struct {
	helm
	seat   game.Seat
	tables []*table
}

// expect has the enemy stand as on a table, too.
func (d *drawn) expect(s *starship.State) {
	t := d.t
	if len(d.tables) > 0 {
		t = &table{w: d.t.w}
	}
	t.scratch = *s
	t.lay(&t.scratch, d.seat)
	t.stand()
	for _, m := range d.movers {
		t.put(mine, m.unit, d.t.units[mine][m.unit].space)
	}
	d.tables = append(d.tables, t)
}

// goals appends where the ships stand.
func (d *drawn) goals(goals []goal) []goal {
	for _, m := range d.movers {
		u := &d.t.units[mine][m.unit]
		goals = append(goals, goal{slot: u.slot, at: u.space})
	}
	return goals
}

// foil has the enemy answer the formation, plans it anew for all answers so far together, and so on. It returns the one that is worth most
// once it has been answered. alone has the own ships placed and the enemy's not.
func (d *drawn) foil(alone *starship.State) (best []goal) {
	most := -1 << 30
	for n := range d.c.Level.Foils {
		if n > 0 {
			d.form()
		}
		goals := d.goals(nil)
		answered := d.answer(alone, goals)
		d.expect(&answered)
		if v := d.valueOn(d.tables[len(d.tables)-1]); v > most {
			best, most = goals, v
		}
		if d.c.enough() {
			break
		}
	}
	return best
}

// anew plans the formation some times more, each time from where the ships have been scattered. It returns the one that is worth most.
func (d *drawn) anew(times int) (best []goal) {
	best, most := d.goals(nil), d.value()
	for n := range times {
		for k := range d.movers {
			m := &d.movers[k]
			if at := m.places[d.c.luck(n, k)>>8%uint64(len(m.places))]; !d.taken(m.unit, at) {
				d.putAll(m.unit, at)
			}
		}
		d.form()
		if v := d.value(); v > most {
			best, most = d.goals(nil), v
		}
		if d.c.enough() {
			break
		}
	}
	return best
}

// answer is the table after the enemy has placed his ships, who has seen the own ones.
func (d *drawn) answer(alone *starship.State, goals []goal) starship.State {
	s := *alone
	for _, g := range goals {
		s.Lift(g.slot)
		s.Ships[g.slot].X, s.Ships[g.slot].Y, s.Ships[g.slot].Facing = uint8(g.at.X), uint8(g.at.Y), g.at.Facing
	}
	for _, g := range goals {
		s.Land(g.slot)
	}
	for other := range game.Seat(s.Players) {
		if starship.SideOf(other) == starship.SideOf(d.seat) {
			continue
		}
		enemy, counted := &Captain{Level: levels["adviser"], seed: d.c.seed, state: s}, 0
		enemy.table.w = &enemy.Level.Weights
		enemy.Rest = func() bool { // his thoughts are one's own
			d.t.count, counted = d.t.count+enemy.table.count-counted, enemy.table.count
			return d.c.enough()
		}
		for _, g := range enemy.formationOf(other).goals {
			ship := &s.Ships[g.slot]
			ship.X, ship.Y, ship.Facing, ship.Marks = uint8(g.at.X), uint8(g.at.Y), g.at.Facing, 0
			s.Land(g.slot)
		}
	}
	return s
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
func (d *drawn) form() {
	best := d.value()
	for range max(1, d.c.Level.Passes) {
		before := best
		for k := range d.movers {
			if d.c.enough() {
				return
			}
			best = d.betterStart(&d.movers[k], best)
		}
		if best == before {
			return
		}
	}
}

// betterStart finds a ship the best place to be put.
func (d *drawn) betterStart(m *mover, best int) int {
	to := d.t.units[mine][m.unit].space
	for _, at := range m.places {
		if d.c.enough() {
			break
		}
		if d.taken(m.unit, at) {
			continue
		}
		d.putAll(m.unit, at)
		if v := d.value(); v > best {
			best, to = v, at
		}
	}
	d.putAll(m.unit, to)
	return best
}

// putAll has a ship stand somewhere on every table.
func (d *drawn) putAll(i int, at starship.Space) {
	for _, t := range d.tables {
		t.put(mine, i, at)
	}
}

// value is what the formation is worth on all tables together.
func (d *drawn) value() (sum int) {
	for _, t := range d.tables {
		sum += d.valueOn(t)
	}
	return sum / len(d.tables)
}

// valueOn is what it is worth on one: by the attacks that would come, and by the places for later.
func (d *drawn) valueOn(t *table) int {
	w := &d.c.Level.Weights
	before := t.count
	value := (&helm{c: d.c, t: t}).worth() * w[placed] / 100
	if t != d.t {
		d.t.count += t.count - before
	}
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
