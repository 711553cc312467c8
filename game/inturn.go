package game

// InTurn is windows that seats may use one after the other, until all have let theirs pass one after the other. It is part
// of the table; InTurn{Seat: first} opens them. A window belongs to a step of its own, for what is played in it comes to
// light.
type InTurn struct {
	Seat   Seat  // whose window is next
	Passed uint8 // how many have let theirs pass, one after the other
}

// Ask puts the next window to its seat: offer puts the question and offers what there is, to pass among it. A seat that has
// nothing, and whose having nothing everybody can see, is passed over: then offer asks nothing and reports false. Ask returns
// whose window it was and what it did in it; open is false when all windows have passed.
func (t *InTurn) Ask(a *Ask, seats int, pass Option, offer func(Seat) bool) (seat Seat, did Option, open bool) {
	for int(t.Passed) < seats {
		seat = t.Seat
		t.Seat = (t.Seat + 1) % Seat(seats)
		t.Passed++
		if !offer(seat) {
			continue
		}
		if did = a.Window(); did != pass {
			t.Passed = 0
		}
		return seat, did, true
	}
	return 0, Option{}, false
}
