package rebellion

// What the Rebel rings do (R21.3.5). Everybody sees who wears one. Master Yoda's
// stands in missions.go, attack.go and objectives.go.

// ringAt reports whether the wearer of a ring is in a system.
func (p *Public) ringAt(r Ring, s System) bool {
	l := p.wearer(r)
	return l != NoLeader && p.Leaders[l].At == Spot(s)
}

// discardRing puts a ring back into the supply that has been used, or that another one takes the place of.
func (t Turn) discardRing(r Ring) {
	l := t.wearer(r)
	t.Leaders[l].Ring = NoRing
	t.tell(Event{Kind: RingDiscarded, Leader: l, N: uint8(r)})
}

// astromech: the R2-D2 ring turns one of the Empire's dice to a blank side, when
// both rolls of a mission are seen (R9.5.4).
func (t Turn) astromech(Frame) {
	m := &t.Mission
	if !t.ringAt(R2D2Ring, m.System) {
		return
	}
	t.put(Rebels, AskAstromech, m.Card.Thing())
	t.ask.Offer(None.Thing())
	for i, f := range m.Dice[Empire][:m.Rolled[Empire]] {
		if f != Blank {
			t.ask.Offer(DieOf(uint8(i), f, Black))
		}
	}
	if o := t.ask.One(); o.Kind == KindDie {
		t.discardRing(R2D2Ring)
		m.Dice[Empire][o.A] = Blank
		t.tell(Event{Kind: DieBlanked, Side: Empire, M: o.B})
	}
}

// protocol: the C-3PO ring makes a failed diplomacy mission succeed (R9.5.6).
func (t Turn) protocol(f Frame) {
	t.put(Rebels, AskProtocol, t.Mission.Card.Thing())
	t.ask.Offer(None.Thing())
	t.ask.Offer(UseRing.Thing())
	if t.ask.One() == None.Thing() {
		t.fail(f.A, f.B)
		return
	}
	t.discardRing(C3PORing)
	t.succeed(f.A, f.B)
}

// falcon: after all steps of a successful Rebel mission the Millennium Falcon ring
// rescues a captive in the system (R20.9), but for one whom It Is Your Destiny has
// just taken: the ring is no answer to that card.
func (t Turn) falcon(Frame) {
	m := &t.Mission
	if m.Side != Rebels || !m.Succeeded || !t.ringAt(FalconRing, m.System) {
		return
	}
	t.put(Rebels, AskFalcon, m.System.Thing())
	t.ask.Offer(None.Thing())
	captives := t.captivesAt(m.System) &^ m.Destined
	captives.each(func(l Leader) { t.ask.Offer(l.Thing()) })
	if o := t.ask.One(); o.Kind == KindLeader {
		t.discardRing(FalconRing)
		t.rescue(Leader(o.A))
		t.sayWhoGoes()
	}
}
