package cardgame

import "holoboard/game"

// The edge battle (R12).

// The stages of an edge battle.
const (
	edgePlace uint8 = iota
	edgeTurn
	edgeFates
	edgeCount
	edgeOrder
	edgeDone
)

// edge goes on with an edge battle. Side attacks; Next and Passed are whose turn it is to place a card; N is the priority of the fate
// cards that are resolved, M how many of it have been.
func (t turn) edge(f *Frame) {
	switch f.Stage {
	case edgePlace:
		t.placeEdge(f)
	case edgeTurn:
		f.Stage, f.N, f.M = edgeFates, 0, 0
		if !t.participating(f.Side.Other()) {
			f.Flags |= byDefault
		}
		t.turnUp()
	case edgeFates:
		t.nextFate(f)
	case edgeCount:
		f.Stage, f.Next = edgeOrder, f.Side
		t.countEdge(f.Side, f.Flags&byDefault != 0)
	case edgeOrder:
		t.discardStack(f)
	case edgeDone:
		winner := t.Edge
		t.pop()
		t.window(Frame{Trigger: EdgeWon, Side: winner})
	}
}

// placeEdge: one card facedown, or a pass; it ends when both pass one after the other (R12.3). Who has no participating unit (R12.1) or
// no card cannot place any.
func (t turn) placeEdge(f *Frame) {
	for f.Passed < 2 {
		side := f.Next
		f.Next = side.Other()
		f.Passed++
		if t.Held[side] == 0 || !t.participating(side) {
			continue
		}
		first := t.Stack[side].N == 0 && side == Dark && t.participantNamed(Light, obiWan) // card 101
		var because game.Option
		if first {
			because = titleOption(obiWan)
		}
		t.ask.Put(side.Seat(), AskEdgeCard, because)
		t.offerHand(side, nil)
		t.ask.Offer(pass)
		o := t.ask.Window()
		if o == pass {
			return
		}
		f.Passed = 0
		t.layEdge(side, Title(o.A), first)
		return
	}
	f.Stage = edgeTurn
}

// layEdge puts a card of the hand on the edge stack.
func (t turn) layEdge(side Side, c Title, faceup bool) {
	t.Eyes[side].Hand.take(c)
	t.Held[side]--
	t.Eyes[side].Stack.add(c)
	knows := &t.Eyes[side.Other()].TheirHand
	if faceup {
		t.Stack[side].add(c)
		knows.take(c)
		t.say(EdgeLaid, side, c, 0, 1)
		return
	}
	t.Stack[side].add(0)
	t.whisper(EdgeLaid, side, c, only(side))
}

// participantNamed reports whether a unit of that title participates.
func (s *Public) participantNamed(side Side, title Title) bool {
	return s.participants(side, title) > 0
}

// participants is how many of a title participate.
func (s *Public) participants(side Side, title Title) (n int) {
	if s.Present[side].Has(title) {
		for i := range s.High[side] {
			if x := &s.Things[side][i]; x.Title == title && x.Is(participates) {
				n++
			}
		}
	}
	return n
}

// turnUp reveals both stacks together (R12.6).
func (t turn) turnUp() {
	if t.Stack[Light].N+t.Stack[Dark].N > 0 {
		t.ask.Light()
	}
	for side := range Side(2) {
		laid := t.Stack[side]
		t.Stack[side] = t.Eyes[side].Stack
		for i, c := range t.Stack[side].All() {
			if laid.Cards[i] == 0 {
				t.Eyes[side.Other()].TheirHand.take(c)
			}
			t.say(EdgeTurned, side, c, 0, 0)
			if cards[c].Type == Fate {
				t.Laid |= only(side)
			}
		}
	}
}

// nextFate resolves the fate cards in rising priority (R12.7). Those of one priority are of one side and one title.
func (t turn) nextFate(f *Frame) {
	best, of, title := uint8(255), NoSide, Title(0)
	for side := range Side(2) {
		for _, c := range t.Stack[side].All() {
			if p := cards[c].Priority; cards[c].Type == Fate && p < best && p >= f.N && (p > f.N || t.Stack[side].Count(c) > int(f.M)) {
				best, of, title = p, side, c
			}
		}
	}
	if title == 0 {
		f.Stage = edgeCount
		return
	}
	if best > f.N {
		f.N, f.M = best, 0
	}
	f.M++
	t.push(Frame{Do: doFate, Side: of, Title: title, Me: NoSlot, Target: NoSlot, Other: NoSlot})
}

// fate resolves a fate card, and may resolve it again for each card 110 that participates (D12). N is how often it was resolved.
func (t turn) fate(f *Frame) {
	again := 0
	if f.Side == Light {
		again = t.participants(Light, secretInformant)
	}
	if int(f.N) > again || f.Stage == 1 {
		t.pop()
		return
	}
	if f.N > 0 {
		t.ask.Put(f.Side.Seat(), AskFateAgain, titleOption(f.Title))
		t.ask.Offer(yes)
		t.ask.Offer(none)
		if t.ask.One() == none {
			f.Stage = 1
			return
		}
	}
	f.N++
	t.say(FateResolved, f.Side, f.Title, 0, 0)
	a := &cards[f.Title].Has[0]
	if a.Target != nil {
		if !t.anyFitting(*f, a.Target) {
			return
		}
		f.Target = t.target(f, f.Side, a.Target)
	}
	a.Do(t, f)
}

// twist cancels the edge battle and begins another one (R12.12); there is no action window between (D3).
func (t turn) twist() {
	t.pop() // the fate card
	f := &t.Frames[t.Top-1]
	t.say(EdgeCancelled, NoSide, 0, 0, 0)
	f.Stage, f.Next, f.Passed, f.Flags = edgeOrder, f.Side, 0, f.Flags|restarts
}

// EdgeTotal is what a side has in an edge battle: Force icons of its revealed stack, and Edge (x) of its participants (R12.8).
func (s *Public) EdgeTotal(side Side) (n int) {
	for _, c := range s.Stack[side].All() {
		n += int(cards[c].Force)
	}
	return n + s.EdgeOfUnits(side)
}

// countEdge: the higher total wins, a tie goes to the defender (R12.9); who had no defender when the stacks were revealed has lost (R12.2, D5),
// but one whose participants were removed by fate cards can still win (R12.11).
func (t turn) countEdge(attacker Side, byDefault bool) {
	t.Edge = attacker
	if !byDefault && t.EdgeTotal(attacker.Other()) >= t.EdgeTotal(attacker) {
		t.Edge = attacker.Other()
	}
	t.tell(Event{Kind: EdgeWonBy, Side: t.Edge, Slot: t.Engaged, Other: NoSlot, N: uint8(t.EdgeTotal(Light)), M: uint8(t.EdgeTotal(Dark))})
}

// discardStack: each owner orders his own (R12.10); Done leaves them as they lie.
func (t turn) discardStack(f *Frame) {
	side := f.Next
	stack := &t.Stack[side]
	var o game.Option
	if kinds(stack) < 2 {
		o = done
	} else {
		t.ask.Put(side.Seat(), AskEdgeDiscardOrder)
		var seen Titles
		for _, c := range stack.All() {
			if !seen.Has(c) {
				seen.add(c)
				t.ask.Offer(titleOption(c))
			}
		}
		t.ask.Offer(done)
		o = t.ask.One()
	}
	if o != done {
		t.discardEdge(side, Title(o.A))
		return
	}
	for stack.N > 0 {
		t.discardEdge(side, stack.Cards[0])
	}
	if f.Next == f.Side {
		f.Next = f.Side.Other()
		return
	}
	f.Stage = edgeDone
	if f.Flags&restarts != 0 {
		*f = Frame{Do: doEdge, Side: f.Side, Next: f.Side, Me: NoSlot, Target: NoSlot, Other: NoSlot}
	}
}

// kinds is how many titles a pile has, up to two.
func kinds(p *Pile) int {
	for _, c := range p.All() {
		if c != p.Cards[0] {
			return 2
		}
	}
	return min(1, int(p.N))
}

// discardEdge discards one card of a revealed edge stack, the lowest copy.
func (t turn) discardEdge(side Side, c Title) {
	for i, d := range t.Stack[side].All() {
		if d == c {
			t.Stack[side].takeAt(i)
			break
		}
	}
	t.Eyes[side].Stack = t.Stack[side]
	t.Discard[side].add(c)
	t.say(CardDiscarded, side, c, 0, 2)
}
