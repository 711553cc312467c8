package starship

import "holoboard/game"

// Enemy fighters in the way of a big ship are pushed aside (R8.12 to R8.15).

// push takes the next step of a course, then sees to the fighters in the new space, one at a time.
func (t turn) push() {
	slot := t.Acting
	ship := &t.Ships[slot]
	at := t.Space(slot)
	for {
		fighter, any := t.inTheWay(slot)
		if any {
			t.pushAside(fighter, slot)
			return
		}
		if int(t.Course.Done) == t.Course.Path.Steps() {
			break
		}
		at = at.walk(t.Course.Path.step(int(t.Course.Done)))
		t.Course.Done++
		ship.X, ship.Y, ship.Facing = uint8(at.X), uint8(at.Y), at.Facing
		t.tell(Event{Kind: Sailed, Ship: slot, X: ship.X, Y: ship.Y, Facing: ship.Facing, N: t.Course.Done, M: uint8(t.Course.Path.Steps())})
	}
	flees := t.Course.Flees
	t.Course, t.Acting = Course{}, NoSlot
	t.Step = stepMove
	if flees {
		t.flee(slot)
	}
}

// inTheWay returns the enemy fighter in a ship's space that is pushed next: first those whose squares no other one could take. Of
// the rest their owner says which goes first, those of a first fleet before those of a second (R16.1).
func (t turn) inTheWay(slot Slot) (next Slot, any bool) {
	found, n := t.over(slot)
	if n == 0 {
		return 0, false
	}
	var free [len(found)]Field
	for i := range n {
		free[i] = t.refuges(found[i])
	}
	var rivals [len(found)]bool
	for i := range n {
		for j := range i {
			if free[i].shares(&free[j]) {
				rivals[i], rivals[j] = true, true
			}
		}
	}
	for i := range n {
		if !rivals[i] {
			return found[i], true
		}
	}
	owner := found[0].Seat()
	t.ask.Put(owner, AskPush, shipOption(slot))
	for _, other := range found[:n] {
		if other.Seat() == owner {
			t.ask.Offer(shipOption(other))
		}
	}
	return Slot(t.ask.One().A), true
}

// over returns the enemy fighters in a ship's space.
func (t turn) over(slot Slot) (found [4]Slot, n int) {
	space := t.Space(slot)
	for seat := game.Seat(1 - slot.Side()); seat < game.Seat(t.Players); seat += 2 {
		for set := t.Small[seat]; set != 0 && n < len(found); set &= set - 1 {
			if other := at(seat, set); t.Space(other).Overlaps(space) {
				found[n] = other
				n++
			}
		}
	}
	return found, n
}

// refuges returns the nearest squares without a ship to a fighter that is pushed (R8.13).
func (t turn) refuges(fighter Slot) (nearest Field) {
	taken := t.taken()
	var reach Field
	reach.add(t.Space(fighter))
	for range max(t.Width, t.Height) {
		reach = reach.spread(int(t.Width), int(t.Height))
		free := false
		for y := range reach {
			nearest[y] = reach[y] &^ taken[y]
			free = free || nearest[y] != 0
		}
		if free {
			break
		}
	}
	return nearest
}

// pushAside: among equally near squares the fighter's owner chooses. It is no move and no zone stops it (R8.13, R8.14).
func (t turn) pushAside(fighter, by Slot) {
	free := t.refuges(fighter)
	t.ask.Put(fighter.Seat(), AskPushTo, shipOption(fighter), shipOption(by))
	t.offerSquares(&free, whyFarther)
	o := t.ask.One()
	ship := &t.Ships[fighter]
	ship.X, ship.Y = o.B, o.C
	t.tell(Event{Kind: Pushed, Ship: fighter, Other: by, X: o.B, Y: o.C})
}

// offerSquares offers every square of a Field; why is against the others, unless a ship stands there.
func (t turn) offerSquares(f *Field, why *game.Why) {
	for x, y := range f.all {
		t.ask.Offer(atOption(x, y))
	}
	if !t.ask.Explaining() {
		return
	}
	t.eachSquare(func(x, y int) {
		switch {
		case f.Has(x, y):
		case t.crowded(Space{X: x, Y: y, Size: 1}):
			t.ask.OfferIf(atOption(x, y), whyTaken)
		default:
			t.ask.OfferIf(atOption(x, y), why)
		}
	})
}

func atOption(x, y int) game.Option { return game.Option{Kind: KindAt, B: uint8(x), C: uint8(y)} }

// eachSquare goes over all squares of the map.
func (s *State) eachSquare(do func(x, y int)) {
	for y := range int(s.Height) {
		for x := range int(s.Width) {
			do(x, y)
		}
	}
}
