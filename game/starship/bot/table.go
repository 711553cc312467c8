package bot

import (
	"slices"

	"holoboard/game"
	"holoboard/game/starship"
)

// The planner's table: every ship with what plans need of it, and where a plan would have it stand.

// The sides of a plan.
const (
	mine   = 0
	theirs = 1
)

// mostArms is Point-Defense and six weapon systems, each of which may fire to two sides.
const mostArms = 13

// An arm is a weapon system, toward one side if it has two.
type arm struct {
	id      uint8 // [starship.PointDefense] or its number
	lane    starship.Lane
	arc     starship.Arc
	bigOnly bool
	far     bool // attacks classes 1 to 3 two squares away
	used    bool
}

// A unit is a ship on the table.
type unit struct {
	slot    starship.Slot
	card    starship.Card
	class   uint8
	fighter bool
	group   int // ships alike to any reckoning
	space   starship.Space
	defense [starship.NumFaces]int8
	evasion int8
	sense   bool                       // lowers the Defense of adjacent enemies
	aura    int8                       // adds to the Attack of adjacent friendly fighters
	auras   [3]int8                    // the same by ability
	arms    [mostArms]arm              //
	n       int                        // of arms
	arcs    bool                       // one of them has an arc
	moves   bool                       // it may still move before the attacks
	worth   [mostHull]int32            // with so many counters more
	turn    int                        // counters more that turn it
	fall    int                        // counters more that destroy it
	given   int8                       // what stands beside it adds to its Attack
	sensed  int8                       // what stands beside it takes from its Defense
	spread  spread                     //
	drops   [mostDrop]int32            // of one more hit, by damage
	known   uint32                     // which of them are
	hit     bool                       // attacks are expected
	stale   bool                       // it has moved since its attacks and those at it were reckoned
	help    [2]int8                    // what was given and sensed then
	row     int                        // of its first arm among the attacks of its side
	pointed [starship.MostSeats]uint64 // fighters that its Point-Defense has attacked
	promise [maxPromises]int32         // by target: what attacking it would bring
}

const (
	mostDrop    = 32
	maxPromises = starship.MostSeats * starship.MostShips / 2
)

// bearing is how one ship sees another.
type bearing struct {
	distance uint8
	faces    uint8
	lanes    uint8 // a bit for each lane that the target stands in
}

// A table is what a plan is made on.
type table struct {
	w     *Weights
	state *starship.State
	seat  game.Seat
	units [2][]unit
	bears [2][]bearing // by attacker's side: attacker × target
	seen  [2][]sighted // by attacker's side: attacker's arm × target
	pairs [2][]pairing // by attacker's side: group × group × weapon
	kinds [2]int       // groups of each side
	reps  [2][]int     // a unit of each group
	care  int          // see caring
	chase [2]bool      // big ships of the side go after the enemy's: those are but fighters, or it is late
	shots []aimed      // memory of estimates
	count int          // estimates made
	mark  int          // the enemy that a script is about

	scratch starship.State // memory for a table that is but thought of
	newest  starship.Slot  // the ship that was put on it for trial
}

// A pairing is what an attack is like between two kinds of ships, wherever they stand.
type pairing struct {
	known  bool
	attack int8 // less what lowers or raises the Defense
	nose   int8 // what the nose has more
	raw    int8 // damage
	half   int8 // damage taken away at two squares
	spared int8
}

// lay puts a table of the rules on the planner's, for a seat.
func (t *table) lay(s *starship.State, seat game.Seat) {
	t.state, t.seat = s, seat
	t.units[mine], t.units[theirs] = t.units[mine][:0], t.units[theirs][:0]
	t.reps[mine], t.reps[theirs] = t.reps[mine][:0], t.reps[theirs][:0]
	s.Each(func(slot starship.Slot) { t.take(slot) })
	for side := range 2 {
		t.kinds[side] = len(t.reps[side])
		n := len(t.units[side]) * len(t.units[1-side])
		t.bears[side] = sized(t.bears[side], n)
	}
	for side := range 2 {
		n := t.kinds[side] * t.kinds[1-side] * 8
		t.pairs[side] = sized(t.pairs[side], n)
		clear(t.pairs[side])
	}
	t.lookAgain()
	t.toMove()
	t.care = t.caring()
	late := t.late(int(s.Round))
	if late {
		t.care >>= (int(s.Round) - t.w[patience]) / 4
	}
	for side := range 2 {
		t.chase[side] = late || !slices.ContainsFunc(t.units[1-side], func(u unit) bool { return !u.fighter })
	}
	t.bearAll()
}

func sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}

// side is whose a ship is, as the planner sees it.
func (t *table) side(slot starship.Slot) int {
	if slot.Side() == starship.SideOf(t.seat) {
		return mine
	}
	return theirs
}

// take puts one ship on the table.
func (t *table) take(slot starship.Slot) {
	side := t.side(slot)
	t.units[side] = append(t.units[side], unit{})
	u := &t.units[side][len(t.units[side])-1]
	s := t.state
	ship, f := &s.Ships[slot], s.Figures(slot)
	u.slot, u.card, u.space = slot, s.Card(slot), s.Space(slot)
	u.class, u.fighter = u.card.Class(), u.card.Fighter()
	for face := range starship.Face(starship.NumFaces) {
		u.defense[face] = int8(f.Defense(face))
		if u.fighter {
			u.defense[face] = int8(f.Defense(starship.NoFace))
		}
	}
	if !s.Quick {
		u.evasion = int8(f.Value(starship.Evasion))
		u.sense = f.Has(starship.ForceSense)
		for i, a := range [3]starship.Ability{starship.JediCommand, starship.SithCommand, starship.SensorArray} {
			u.auras[i] = int8(f.Value(a))
			u.aura = max(u.aura, u.auras[i])
		}
	}
	u.group = t.groupOf(side, slot)
	t.valueShip(u, ship.Is(starship.Reduced), ship.Counters())
	t.armShip(u, f)
}

// groupOf returns the group of the ship that was taken last.
func (t *table) groupOf(side int, slot starship.Slot) int {
	const kept = starship.Reduced | starship.Buzzed
	ship := &t.state.Ships[slot]
	for g, i := range t.reps[side] {
		other := t.units[side][i].slot
		if o := &t.state.Ships[other]; o.Card == ship.Card && o.Marks&kept == ship.Marks&kept && other.Seat() == slot.Seat() {
			return g
		}
	}
	t.reps[side] = append(t.reps[side], len(t.units[side])-1)
	return len(t.reps[side]) - 1
}

// valueShip says what a ship is worth with each number of counters more.
func (t *table) valueShip(u *unit, reduced bool, counters int) {
	turn, fall := bears(u.card, reduced)
	u.turn, u.fall = max(0, turn-counters), max(0, fall-counters)
	returns := !t.state.Quick && u.card.Face(reduced).Has(starship.Infinite)
	for c := range min(u.fall+1, mostHull) {
		worth := t.w.shipWorth(u.card, reduced, counters+c, returns)
		if u.slot.Seat() != t.seat && u.slot.Side() == starship.SideOf(t.seat) {
			worth = worth * 4 / 5 // a partner's
		}
		if u.fighter && t.side(u.slot) == mine {
			worth = worth * t.w[risked] / 100
		}
		u.worth[c] = int32(worth)
	}
	u.spread.top = mostHull - 1
	u.hit = true
}

// armShip lists the weapons of a ship and says which have been used this round.
func (t *table) armShip(u *unit, f starship.Figures) {
	s := t.state
	spent := t.attacked(u.slot)
	acting := s.Acting == u.slot && s.Phase() == starship.Attack
	if _, has := s.PointDefense(u.slot); has {
		u.add(arm{id: starship.PointDefense, used: spent || acting && s.Guns})
		if acting {
			u.pointed = s.Pointed
		}
	}
	for i := range f.Arms() {
		w := f.Arm(i)
		a := arm{id: uint8(i), arc: w.Arc, bigOnly: bigOnly(w.Weapon), used: spent || acting && s.Fired>>i&1 != 0}
		a.far = u.fighter && !s.Quick && f.Value(starship.LongRangeBomber) == int(w.Weapon)+1
		if w.Arc == starship.Broadside {
			a.lane = starship.PortLane
			u.add(a)
			a.lane, a.used = starship.StarboardLane, spent || acting && s.FiredRight>>i&1 != 0
		}
		u.arcs = u.arcs || w.Arc != starship.AllRound
		u.add(a)
	}
}

func (u *unit) add(a arm) {
	u.arms[u.n] = a
	u.n++
}

// bigOnly reports whether a weapon never attacks class 4 (R10.11).
func bigOnly(w starship.Weapon) bool {
	return w == starship.ProtonBarrage || w == starship.ProtonTorpedoes || w == starship.EnergyTorpedoes
}

// attacked reports whether a ship attacks no more this round.
func (t *table) attacked(slot starship.Slot) bool {
	s := t.state
	switch s.Phase() {
	case starship.Attack:
		return s.Ships[slot].Is(starship.Attacked) || t.partOf(slot.Seat(), s.Ahead.Other()) < s.Part
	case starship.Damage:
		return true
	}
	return false
}

// partOf is when a seat's turn of a phase comes.
func (t *table) partOf(seat game.Seat, first starship.Side) uint8 {
	part := uint8(seat) &^ 1
	if starship.SideOf(seat) != first {
		part++
	}
	return part
}

// stand has nobody move before the attacks.
func (t *table) stand() {
	for side := range t.units {
		for i := range t.units[side] {
			t.units[side][i].moves = false
		}
	}
	t.lookAgain()
}

// toMove marks the ships of fleets that have not moved yet.
func (t *table) toMove() {
	s := t.state
	for side := range 2 {
		for i := range t.units[side] {
			u := &t.units[side][i]
			switch s.Phase() {
			case starship.Move:
				u.moves = t.partOf(u.slot.Seat(), s.Ahead) > s.Part
			case starship.Deployment, starship.Initiative:
				u.moves = true
			}
		}
	}
}

// find returns the unit of a slot.
func (t *table) find(slot starship.Slot) (side, i int) {
	side = t.side(slot)
	for i := range t.units[side] {
		if t.units[side][i].slot == slot {
			return side, i
		}
	}
	return side, -1
}
