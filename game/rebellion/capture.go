package rebellion

// R20: rings, capture and rescue. R19: where leaders go.

// placeLeader puts a leader into a system or on the Rebel Base space.
func (t Turn) placeLeader(l Leader, s System) {
	t.Leaders[l].At = Spot(s)
	t.tell(Event{Kind: LeaderMoved, Leader: l, System: s})
}

// wear puts a ring on a leader; whoever wore it loses it, and a ring the leader
// had before goes back to the supply (R20.1).
func (t Turn) wear(l Leader, r Ring) {
	if other := t.wearer(r); other != NoLeader {
		t.Leaders[other].Ring = NoRing
	}
	t.pushOff(l)
	t.Leaders[l].Ring = r
	t.tell(Event{Kind: RingWorn, Leader: l, N: uint8(r)})
}

// pushOff takes off the ring that a leader wears, for another one to come (R20.1).
func (t Turn) pushOff(l Leader) {
	if r := t.Leaders[l].Ring; r != NoRing {
		t.discardRing(r)
	}
}

// wearer returns who wears a ring, or NoLeader.
func (p *Public) wearer(r Ring) Leader {
	for l := range Leader(numLeaders) {
		if p.Leaders[l].Ring == r {
			return l
		}
	}
	return NoLeader
}

// capture makes a free Rebel leader a captive; one who wore the ring already is
// rescued (R20.2). The step must end then: Obi-Wan may sacrifice himself (R20.11).
func (t Turn) capture(l Leader) {
	if other := t.wearer(CapturedRing); other != NoLeader {
		t.rescue(other)
	}
	t.pushOff(l)
	t.Leaders[l].Ring = CapturedRing
	t.Detained &^= l.set() // being captured ends the detention
	t.tell(Event{Kind: LeaderCaptured, Leader: l, System: t.Leaders[l].At.system()})
	if l == ObiWanKenobi {
		t.then(Frame{Step: stepSacrifice})
	}
}

// rescue takes a captive's ring off and puts him on the Rebel Base space (R20.5).
func (t Turn) rescue(l Leader) {
	t.Leaders[l].Ring = NoRing
	to := t.baseBox()
	t.Leaders[l].At = Spot(to)
	t.tell(Event{Kind: LeaderRescued, Leader: l, System: to})
}

// rescueAbandoned rescues captives in systems without Imperial units (R20.5),
// but not while one is on his way (R20.6).
func (t Turn) rescueAbandoned() {
	if t.Mission.Traveling {
		return
	}
	for l := firstLeader; l < numLeaders; l++ {
		if t.Captive(l) && !t.units(t.Leaders[l].At.system(), Empire) {
			t.rescue(l)
		}
	}
}

// lure makes a captive an Imperial leader to the end of the game (R19.9). While
// another leader wears the only ring nobody can be lured (R24.3).
func (t Turn) lure(l Leader) {
	if t.wearer(LureRing) != NoLeader {
		return
	}
	t.Leaders[l].Ring = LureRing
	t.tell(Event{Kind: LeaderLured, Leader: l})
	if l.luke() {
		t.moveReputation(-1)
	}
}

// freeze swaps a captive's ring for the carbonite ring (R20.2).
func (t Turn) freeze(l Leader) {
	if other := t.wearer(CarboniteRing); other != NoLeader && other != l {
		t.rescue(other)
	}
	t.Leaders[l].Ring = CarboniteRing
	t.tell(Event{Kind: LeaderFrozen, Leader: l})
}

// eliminate puts a leader out of the game; his ring goes to the supply (R19.6).
func (t Turn) eliminate(l Leader) {
	t.Leaders[l] = Stand{At: Eliminated}
	t.Detained &^= l.set()
	t.tell(Event{Kind: LeaderEliminated, Leader: l})
}

// becomeJedi replaces Luke Skywalker's figure where it stands (R19.8). He keeps his ring.
func (t Turn) becomeJedi() {
	stand := t.Leaders[LukeSkywalker]
	t.Leaders[LukeSkywalkerJedi] = stand
	t.Leaders[LukeSkywalker] = Stand{At: SetAside}
	if t.Mission.Assigned.has(LukeSkywalker) {
		t.Mission.Assigned = t.Mission.Assigned&^LukeSkywalker.set() | LukeSkywalkerJedi.set()
	}
	t.tell(Event{Kind: JediJoined, Leader: LukeSkywalkerJedi})
}

// luke reports whether a leader is Luke Skywalker in either figure (R19.8).
func (l Leader) luke() bool { return l == LukeSkywalker || l == LukeSkywalkerJedi }

// retrieve takes all leaders from the board and from missions back to their
// pools; captives stay, and so does, once, a detained leader (R11.1).
func (t Turn) retrieve(Frame) {
	for _, side := range []Side{Rebels, Empire} {
		home := t.retrievable(side)
		for slot, card := range t.onTable(side) {
			if card == NoMission {
				continue
			}
			if on := t.onSlot(side, uint8(slot)); on&^home == 0 {
				t.leaveMission(side, uint8(slot), on)
				home &^= on
			}
		}
		home.each(func(l Leader) { t.Leaders[l].At = InPool })
		t.tell(Event{Kind: LeadersRetrieved, Side: side, Leaders: home})
	}
	t.Detained = 0
}

// retrievable returns the leaders of a side who return to their pool now.
func (t Turn) retrievable(side Side) (home Leaders) {
	for l := range Leader(numLeaders) {
		at := t.Leaders[l].At
		away := at.system() != NoSystem || at >= OnMission
		if away && t.Serves(l) == side && !t.Captive(l) && !t.Detained.has(l) {
			home |= l.set()
		}
	}
	return home
}
