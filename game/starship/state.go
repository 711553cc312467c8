package starship

import (
	"math/bits"

	"holoboard/game"
)

// The bounds of a table.
const (
	MostSeats = 4  // a team battle (R18.3)
	MostShips = 63 // of one fleet on the map at once
	MostKinds = 32 // of ships in one fleet
	MostSide  = 40 // squares

	slots = MostSeats * MostShips
)

// A Slot is a ship on the table. Those of a fleet lie together: [Slot.Seat].
type Slot uint8

// NoSlot is no ship.
const NoSlot Slot = 255

// Seat returns whose ship it is.
func (s Slot) Seat() game.Seat { return game.Seat(s / MostShips) }

// Side returns the side that it fights for.
func (s Slot) Side() Side { return SideOf(s.Seat()) }

// State is the whole table; all of it is public (R1.6).
type State struct {
	Cards   Cards
	First   [MostSeats + 1]uint8 // where the cards of each fleet begin
	Pool    [MostSeats][MostKinds]uint8
	Ships   [slots]Ship
	Named   [MostSeats][MostKinds]uint8 // the last number that a ship of a kind got
	High    [MostSeats]uint8            // slots of a fleet that have been used, from its first on
	On      [MostSeats]uint64           // its ships on the map, a bit for each slot from its first on, see [State.Land]
	Small   [MostSeats]uint64           // those of class 4 among them
	Skills  [2]uint32                   // abilities that a side's cards have, on either side of them
	Players uint8
	Width   uint8 // squares
	Height  uint8
	House   House
	Quick   bool  // no abilities, no options (R18.1)
	Plain   bool  // abilities, but no options: the first battle
	Limit   uint8 // the last round, by a house rule (Q18); 0: none

	Step       Step
	Round      uint8
	Dice       [2]uint8 // of the last roll, by side
	Rerolled   [2]bool
	Ahead      Side  // who moves first and attacks second (R7.3)
	Part       uint8 // whose turn of the phase it is, see [State.Turn]
	InForce    [MostSeats]Options
	Shot       Shot
	Windows    game.InTurn
	Course     Course
	Acting     Slot // whose block of attacks it is, or who moves
	Fired      uint8
	FiredRight uint8             // weapons that fired starboard
	Pointed    [MostSeats]uint64 // fighters that its Point-Defense attacked, by place in their fleet
	Guns       bool              // its Point-Defense is over (R10.5)

	Ending Ending
	Winner Side
}

// A Ship is one ship on the table.
type Ship struct {
	Card     uint8 // of [State.Cards]
	X, Y     uint8 // its north-west square
	Facing   Facing
	Damage   uint8 // counters that lay on it when the round began
	Fresh    uint8 // counters of this round
	Marks    Marks
	Spent    uint8 // command counters used
	Launched uint8 // fighters that it launched this round
	Number   uint8 // of its kind in its fleet, from 1; it keeps it
}

// Marks are what holds of a ship.
type Marks uint8

const (
	OnMap Marks = 1 << iota // see [State.Land]
	Reduced
	Moved    // this round; launched ones too (R9.5)
	Attacked // this round, its block is over (R10.5)
	Buzzed   // hit this round by missiles with Buzz Droids (R14.5)
	Waiting  // not placed yet
)

// Counters is all that lies on it.
func (s *Ship) Counters() int { return int(s.Damage) + int(s.Fresh) }

// Is reports whether a mark holds.
func (s *Ship) Is(m Marks) bool { return s.Marks&m != 0 }

// A Step is where a round stands.
type Step uint8

const (
	stepDeployRoll Step = iota
	stepDeploy
	stepInitiative
	stepReroll
	stepMove
	stepPush
	stepLaunch
	stepAttack
	stepFire
	stepBeforeRoll
	stepRoll
	stepShift
	stepControl
	stepDamage

	numSteps
)

// A Phase is a part of a round (R7.1), or the setup before the first.
type Phase uint8

const (
	Deployment Phase = iota
	Initiative
	Move
	Attack
	Damage

	NumPhases = iota
)

var phaseIDs = [NumPhases]string{"deployment", "initiative", "move", "attack", "damage"}

// String returns its name in words.
func (p Phase) String() string { return phaseIDs[p] }

// Chapter is the chapter of the rules about it.
func (p Phase) Chapter() string {
	return [NumPhases]string{Deployment: "R6", Initiative: "R7", Move: "R8", Attack: "R10", Damage: "R12"}[p]
}

// Phase returns the phase that the table is in.
func (s *State) Phase() Phase {
	switch {
	case s.Step <= stepDeploy:
		return Deployment
	case s.Step <= stepReroll:
		return Initiative
	case s.Step <= stepLaunch:
		return Move
	case s.Step <= stepShift:
		return Attack
	}
	return Damage
}

// Declared returns the attack whose die is not cast yet, or whose damage is not placed; false while there is none.
func (s *State) Declared() (shot Shot, any bool) {
	return s.Shot, s.Step == stepBeforeRoll || s.Step == stepRoll || s.Step == stepShift
}

// Card returns the card of a ship on the table.
func (s *State) Card(slot Slot) Card { return s.Cards.Card(s.Ships[slot].Card) }

// Figures returns the side of its card that is up (R2.6).
func (s *State) Figures(slot Slot) Figures {
	ship := &s.Ships[slot]
	return s.Cards.Card(ship.Card).Face(ship.Is(Reduced))
}

// ordersNothing reports whether nobody has Fleet Commander options.
func (s *State) ordersNothing() bool { return s.Quick || s.Plain }

// Land puts the ship of a slot on the map, where its square says.
func (s *State) Land(slot Slot) {
	seat, bit := slot.Seat(), uint64(1)<<(slot%MostShips)
	s.Ships[slot].Marks |= OnMap
	s.On[seat] |= bit
	if s.Card(slot).Fighter() {
		s.Small[seat] |= bit
	}
}

// Lift takes it off again.
func (s *State) Lift(slot Slot) {
	seat, bit := slot.Seat(), uint64(1)<<(slot%MostShips)
	s.Ships[slot].Marks &^= OnMap
	s.On[seat] &^= bit
	s.Small[seat] &^= bit
}

// christen returns the number of a new ship of a kind: one that no ship of its kind has had, as long as a byte counts them.
func (s *State) christen(seat game.Seat, card uint8) uint8 {
	last := &s.Named[seat][card-s.First[seat]]
	for {
		if *last++; *last == 0 {
			*last = 1
		}
		taken := false
		s.EachOf(seat, func(slot Slot) { taken = taken || s.Ships[slot].Card == card && s.Ships[slot].Number == *last })
		if !taken {
			return *last
		}
	}
}

// learn notes what is kept of the cards: which abilities those of each side have, and which ships are fighters.
func (s *State) learn() {
	s.Skills, s.Small = [2]uint32{}, [MostSeats]uint64{}
	for seat := range game.Seat(MostSeats) {
		for set := s.On[seat]; set != 0; set &= set - 1 {
			s.Land(at(seat, set))
		}
	}
	for seat := range game.Seat(MostSeats) {
		for card := s.First[seat]; card < s.First[seat+1]; card++ {
			for _, reduced := range []bool{false, true} {
				s.Skills[SideOf(seat)] |= s.Cards.Card(card).Face(reduced).abilities()
			}
		}
	}
}

// any reports whether a side may have a ship with an ability; then it is looked for.
func (s *State) any(side Side, a Ability) bool { return s.Skills[side]>>a&1 != 0 }

// has reports whether a ship on the map has an ability in force; the Quick Start game has none (R18.1).
func (s *State) has(slot Slot, a Ability) bool { return !s.Quick && s.Figures(slot).Has(a) }

// value is the number printed with an ability in force, or 0.
func (s *State) value(slot Slot, a Ability) int {
	if s.Quick && a != FighterLaunch {
		return 0
	}
	return s.Figures(slot).Value(a)
}

// Each calls do for every ship on the map, fleet by fleet.
func (s *State) Each(do func(Slot)) {
	for seat := range game.Seat(s.Players) {
		s.EachOf(seat, do)
	}
}

// EachOf calls do for every ship of a fleet on the map.
func (s *State) EachOf(seat game.Seat, do func(Slot)) {
	for set := s.On[seat]; set != 0; set &= set - 1 {
		do(at(seat, set))
	}
}

// at returns the slot of the lowest bit of a set of a fleet's ships.
func at(seat game.Seat, set uint64) Slot {
	return Slot(seat)*MostShips + Slot(bits.TrailingZeros64(set))
}

// Fleet calls do for every ship of a fleet on the map, and for those that are not placed yet.
func (s *State) Fleet(seat game.Seat, do func(Slot)) {
	first := Slot(seat) * MostShips
	for slot := first; slot < first+Slot(s.High[seat]); slot++ {
		if s.Ships[slot].Marks&(OnMap|Waiting) != 0 {
			do(slot)
		}
	}
}

// Foremost is the first ship of a side on the map or to be placed, the greatest of its first fleet; NoSlot where it has none.
func (s *State) Foremost(side Side) (first Slot) {
	first = NoSlot
	for seat := game.Seat(side); seat < game.Seat(s.Players); seat += 2 {
		s.Fleet(seat, func(slot Slot) { first = min(first, slot) })
	}
	return first
}

// Turn returns whose turn of the phase it is: the sides change, first with their first fleets and then with their second
// (R18.3, Q26). The one with the lower initiative moves first, the other attacks first (R7.3).
func (s *State) Turn() game.Seat {
	side := s.Ahead
	if s.Phase() == Attack {
		side = side.Other()
	}
	if s.Part&1 == 1 {
		side = side.Other()
	}
	return game.Seat(s.Part&^1) + game.Seat(side)
}

// next ends a seat's turn of a phase; it reports whether the phase goes on.
func (s *State) next() bool {
	s.Part++
	if s.Part < s.Players {
		return true
	}
	s.Part = 0
	return false
}
