package starship

import "holoboard/game"

// The Move Phase of classes 3 and 4 (R8.16 to R8.23).

// sky is what a flying ship meets.
type sky struct {
	enemies, friends Field
	held             Field // squares where it must stop
}

func (s *State) sky(slot Slot) (k sky) {
	card := s.Card(slot)
	fighter, interceptor := card.Fighter(), s.has(slot, Interceptor)
	for seat := range game.Seat(s.Players) {
		for set := s.On[seat]; set != 0; set &= set - 1 {
			other := at(seat, set)
			space := s.Space(other)
			switch {
			case other == slot:
			case SideOf(seat) == slot.Side():
				k.friends.add(space)
			default:
				k.enemies.add(space)
				if fighter && s.controls(other, interceptor) || !fighter && s.holds(other, slot, card.Class()) {
					k.held.around(space)
				}
			}
		}
	}
	return k
}

// controls reports whether a fighter's zone of control stops an enemy fighter: Assault has none (R14.3), an Interceptor is
// stopped by Interceptors alone (R14.15).
func (s *State) controls(fighter Slot, byInterceptor bool) bool {
	return s.Card(fighter).Fighter() && !s.has(fighter, Assault) && (!byInterceptor || s.has(fighter, Interceptor))
}

// Zones are the squares in the zones of control of a side's fighters (R8.19).
func (s *State) Zones(side Side) (zones Field) {
	s.Each(func(slot Slot) {
		if slot.Side() == side && s.controls(slot, false) {
			zones.around(s.Space(slot))
		}
	})
	for y := range zones {
		zones[y] &= uint64(1)<<s.Width - 1
		if y >= int(s.Height) {
			zones[y] = 0
		}
	}
	return zones
}

// Flights returns the squares that a ship of class 3 or 4 reaches, its own among them, and whether it could leave the map
// (R8.16, R8.19, R8.20, R8.24).
func (s *State) Flights(slot Slot) (reach Field, flees bool) {
	k := s.sky(slot)
	return s.flights(slot, &k)
}

func (s *State) flights(slot Slot, k *sky) (reach Field, flees bool) {
	w, h := int(s.Width), int(s.Height)
	edge := uint64(1) | 1<<(w-1)
	var seen, front Field
	front.add(s.Space(slot))
	for range s.Card(slot).Class() {
		wider := front.spread(w, h)
		for y := range h {
			row := front[y]
			flees = flees || row != 0 && (y == 0 || y == h-1 || row&edge != 0)
			wider[y] &^= k.enemies[y] | seen[y]
			seen[y] |= wider[y]
			front[y] = wider[y] &^ k.held[y]
		}
	}
	for y := range h {
		seen[y] &^= k.friends[y]
	}
	seen.add(s.Space(slot))
	return seen, flees
}

// Held returns the squares on which the flight of a ship ends (R8.19, R14.26).
func (s *State) Held(slot Slot) Field {
	k := s.sky(slot)
	return k.held
}

// Holder returns a ship that ends the flight of another on a square, and whether by its zone of control; else by Tractor Beams.
func (s *State) Holder(slot Slot, at Space) (holder Slot, zone bool) {
	holder = NoSlot
	card := s.Card(slot)
	s.Each(func(other Slot) {
		if holder != NoSlot || other.Side() == slot.Side() || s.Space(other).Distance(at) != 1 {
			return
		}
		controls := card.Fighter() && s.controls(other, s.has(slot, Interceptor))
		if controls || s.holds(other, slot, card.Class()) {
			holder, zone = other, controls
		}
	})
	return holder, zone
}

// fly: where to, and for class 3 how the nose points at the end (R8.17, Q5).
func (t turn) fly(slot Slot) {
	reach, flees := t.Flights(slot)
	ship := &t.Ships[slot]
	t.ask.Put(slot.Seat(), AskFly, shipOption(slot))
	for x, y := range reach.all {
		t.ask.Offer(goOption(slot, x, y))
	}
	if t.ask.Explaining() {
		t.eachSquare(func(x, y int) {
			if !reach.Has(x, y) {
				t.ask.OfferIf(goOption(slot, x, y), t.whyNotFly(slot, x, y))
			}
		})
	}
	t.ask.OfferIf(fleeOption(slot), whyNotIf(!flees, whyEdgeFar))
	o := t.ask.One()
	if o.Kind == KindFlee {
		t.flee(slot)
		return
	}
	from := *ship
	ship.X, ship.Y = o.B, o.C
	if !t.Card(slot).Fighter() {
		ship.Facing = t.nose(slot, from)
	}
	if from.X == ship.X && from.Y == ship.Y && from.Facing == ship.Facing {
		t.tell(Event{Kind: Stayed, Ship: slot})
		return
	}
	t.tell(Event{Kind: Flew, Ship: slot, X: o.B, Y: o.C, Facing: ship.Facing})
}

func goOption(slot Slot, x, y int) game.Option {
	return game.Option{Kind: KindGo, A: uint8(slot), B: uint8(x), C: uint8(y)}
}

// whyNotFly says why a square is out of reach.
func (s *State) whyNotFly(slot Slot, x, y int) *game.Why {
	at := Space{X: x, Y: y, Size: 1}
	k := s.sky(slot)
	switch {
	case k.enemies.meets(at):
		return whyEnemyShip
	case k.friends.meets(at):
		return whyTaken
	case s.Space(slot).Distance(at) > int(s.Card(slot).Class()):
		return whyTooFar
	}
	k.held = Field{}
	switch free, _ := s.flights(slot, &k); {
	case !free.Has(x, y):
		return whyEnemyShip
	case s.Card(slot).Fighter():
		return whyHeld
	}
	return whyBeams
}

var (
	whyHeld  = &game.Why{Rule: "R8.19", Text: "why.held"}
	whyBeams = &game.Why{Rule: "R14.26", Text: "why.beams"}
)

// nose: where a ship of class 3 points it at the end of its move, also after none.
func (t turn) nose(slot Slot, from Ship) Facing {
	to := &t.Ships[slot]
	t.ask.Put(slot.Seat(), AskNose, shipOption(slot))
	for f := range Facing(4) {
		free := !t.House.Has(NoseAlongCourse) || along(f, int(to.X)-int(from.X), int(to.Y)-int(from.Y), from.Facing)
		t.ask.OfferIf(game.Option{Kind: KindNose, A: uint8(slot), B: uint8(f)}, whyNotIf(!free, whyFlight))
	}
	return Facing(t.ask.One().B)
}

// along reports whether a facing follows a flight: along its longer way, either way where both are as long, as before
// where there was none.
func along(f Facing, dx, dy int, before Facing) bool {
	if dx == 0 && dy == 0 {
		return f == before
	}
	n := dx*stepX[f] + dy*stepY[f]
	return n > 0 && n == max(abs(dx), abs(dy))
}
