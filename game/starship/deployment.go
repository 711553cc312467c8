package starship

import "holoboard/game"

// Setup of a battle (R6).

// Rows is how many rows at his own edge a player deploys in (R6.4).
const Rows = 3

// deployRoll: the lower result places first; equal ones are rolled again (R6.2). In the Quick Start game Light does (R18.1).
func (t turn) deployRoll() {
	if t.Dice[Light] == 0 {
		t.tellOwnFigures()
	}
	t.Ahead = Light
	if !t.Quick {
		t.rollOff(RollDeploy, DeployRolled)
		if t.Dice[Light] == t.Dice[Dark] {
			return
		}
		t.Ahead = t.lower()
	}
	t.Step, t.Part = stepDeploy, 0
	t.tell(Event{Kind: DeployOrder, Side: t.Ahead})
}

// tellOwnFigures names the cards that players have made or changed, once both fleets are revealed (R4.6).
func (t turn) tellOwnFigures() {
	for i := range t.Cards.Len() {
		if card := t.Cards.Card(uint8(i)); card.Own() {
			t.tell(Event{Kind: OwnFigures, Side: card.Faction(), Card: uint8(i)})
		}
	}
}

// rollOff rolls a die for each side.
func (t turn) rollOff(roll uint8, what EventKind) {
	for side := range Side(2) {
		t.Dice[side] = uint8(t.d20(roll))
		t.tell(Event{Kind: what, Side: side, N: t.Dice[side]})
	}
}

// lower is the side with the lower die.
func (t turn) lower() Side {
	if t.Dice[Dark] < t.Dice[Light] {
		return Dark
	}
	return Light
}

// deploy: one ship of classes 1 to 3, facing as its owner likes (R6.3 to R6.5, Q4).
func (t turn) deploy() {
	seat := t.Turn()
	left := 0
	t.waiting(seat, func(slot Slot) {
		if left++; left == 1 {
			t.ask.Put(seat, AskDeployShip)
		}
		t.ask.Offer(shipOption(slot))
	})
	if left == 0 {
		if !t.next() {
			t.beginRound()
		}
		return
	}
	slot := Slot(t.ask.One().A)
	t.ask.Put(seat, AskDeployAt, shipOption(slot))
	t.places(slot, func(at Space) { t.ask.Offer(placeOption(slot, at)) })
	if t.ask.Explaining() {
		t.whyNotThere(slot)
	}
	ship := &t.Ships[slot]
	x, y, f := placed(t.ask.One())
	ship.X, ship.Y, ship.Facing, ship.Marks = uint8(x), uint8(y), f, 0
	t.Land(slot)
	t.tell(Event{Kind: Deployed, Ship: slot, X: ship.X, Y: ship.Y, Facing: f})
}

// whyNotThere gives the reasons against the squares where a ship cannot be placed.
func (t turn) whyNotThere(slot Slot) {
	at, leavesRoom := t.Space(slot), t.leavesRoom(slot)
	for y := range int(t.Height) {
		for x := range int(t.Width) {
			for f := range Facing(4) {
				at.X, at.Y, at.Facing = x, y, f
				switch {
				case !t.InZone(slot.Seat(), at):
					t.ask.OfferIf(placeOption(slot, at), whyZone)
				case t.crowded(at):
					t.ask.OfferIf(placeOption(slot, at), whyTaken)
				case t.House.Has(FacingToEnemy) && f != TowardEnemy(slot.Side()):
					t.ask.OfferIf(placeOption(slot, at), whyToEnemy)
				case !leavesRoom(at):
					t.ask.OfferIf(placeOption(slot, at), whyRoom)
				}
			}
		}
	}
}

// waiting calls do for every ship of a fleet that is to be placed.
func (s *State) waiting(seat game.Seat, do func(Slot)) {
	first := Slot(seat) * MostShips
	for slot := first; slot < first+Slot(s.High[seat]); slot++ {
		if s.Ships[slot].Is(Waiting) {
			do(slot)
		}
	}
}

// ToPlace is how many ships of a fleet are still to be placed (R6.4).
func (s *State) ToPlace(seat game.Seat) (n int) {
	s.waiting(seat, func(Slot) { n++ })
	return n
}

// TowardEnemy is where the enemy's edge lies (R6.1).
func TowardEnemy(side Side) Facing {
	if side == Dark {
		return South
	}
	return North
}

// InZone reports whether all of a space lies in the rows of a seat.
func (s *State) InZone(seat game.Seat, at Space) bool {
	if !s.Inside(at) {
		return false
	}
	if SideOf(seat) == Dark {
		return at.Y+at.Size <= Rows
	}
	return at.Y >= int(s.Height)-Rows
}

// RowsOf are the squares in which a seat places its fleet (R6.4).
func (s *State) RowsOf(seat game.Seat) (rows Field) {
	first := s.firstRow(SideOf(seat))
	for y := first; y < first+Rows; y++ {
		rows[y] = 1<<s.Width - 1
	}
	return rows
}

// crowded reports whether any ship stands in a space.
func (s *State) crowded(at Space) bool {
	taken := s.taken()
	return taken.meets(at)
}

// taken returns the squares where ships stand.
func (s *State) taken() (taken Field) {
	for seat := range game.Seat(s.Players) {
		for set := s.On[seat]; set != 0; set &= set - 1 {
			taken.add(s.Space(at(seat, set)))
		}
	}
	return taken
}

// places calls do with every place for a ship that leaves room for the others of its side.
func (t turn) places(slot Slot, do func(Space)) {
	taken, leavesRoom := t.taken(), t.leavesRoom(slot)
	at := Space{Size: t.Card(slot).Size()}
	first, facings := t.firstRow(slot.Side()), Facing(4)
	if t.House.Has(FacingToEnemy) {
		facings = 1
	}
	for at.Y = first; at.Y <= first+Rows-at.Size; at.Y++ {
		for at.X = 0; at.X <= int(t.Width)-at.Size; at.X++ {
			if taken.meets(at) || !leavesRoom(at) {
				continue
			}
			for f := range facings {
				at.Facing = (f + TowardEnemy(slot.Side())) & 3
				do(at)
			}
		}
	}
}
