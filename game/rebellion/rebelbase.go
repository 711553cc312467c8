package rebellion

import (
	"slices"

	"holoboard/game"
)

// R18: the Rebel base. R4: victory.

// A Revealing is why the base is revealed (R18.3, R18.4).
type Revealing uint8

const (
	NotRevealed Revealing = iota
	ByChoice
	ByLoyalty // the Empire has gained it in the base's system
	ByTroops  // Imperial ground units are there
)

// reveals returns why the table as it is reveals a base in a system.
func (p *Public) reveals(s System) Revealing {
	switch {
	case p.loyal(s, Empire):
		return ByLoyalty
	case p.groundUnits(s, Empire):
		return ByTroops
	}
	return NotRevealed
}

// WhyRevealed returns why the base was revealed that an event tells of, by a table since.
func (p *Public) WhyRevealed(e Event) Revealing {
	if e.N == 1 {
		return ByChoice
	}
	return p.reveals(e.System)
}

// revealBase turns the location card faceup: the units and leaders on the Rebel
// Base space come into the base's system, and a combat follows if one is due
// (R18.4, R18.5). The side is the current player of that combat.
func (t Turn) revealBase(side Side, chosen uint8) {
	t.ask.Light()
	base := t.Rebel.Base
	t.Revealed, t.Base = true, base
	t.Empire.Base = base.set()
	t.tell(Event{Kind: BaseRevealed, System: base, N: chosen})
	t.emptyBaseSpace(base)
	t.combatDue(base, side)
}

// emptyBaseSpace takes everything on the Rebel Base space to a system.
func (t Turn) emptyBaseSpace(to System) {
	for u := firstUnit; u < numUnits; u++ {
		for t.Units[BaseSpace][u] > 0 {
			t.Units[BaseSpace][u]--
			t.Units[to][u]++
			t.tell(Event{Kind: UnitMoved, Unit: u, From: BaseSpace, System: to})
		}
	}
	for l := range Leader(numLeaders) {
		if t.Leaders[l].At == Spot(BaseSpace) {
			t.placeLeader(l, to)
		}
	}
}

// AtRevealedBase returns the view as it is when all on the Rebel Base space has come to the base that was just revealed: the
// news of that may still be to come.
func (v View) AtRevealedBase() View {
	s := State{Public: v.Public}
	Turn{&s, game.Playout(nil, nil)}.emptyBaseSpace(v.Base)
	v.Public = s.Public
	return v
}

// combatDue has a combat fought in a system if both sides share a theater:
// at once, or after the mission or combat under way (R10.1, O18).
func (t Turn) combatDue(s System, side Side) {
	if t.Combat.Open || t.Mission.Card != NoMission {
		t.MoreCombats |= s.set()
		return
	}
	t.then(
		Frame{Step: stepFight, A: uint8(s), B: uint8(side)},
		Frame{Step: stepSubjugate, A: uint8(s)},
	)
}

// fightMore puts the combats that have been waiting on the agenda.
func (t Turn) fightMore(side Side) {
	due := t.MoreCombats
	t.MoreCombats = 0
	due.each(func(s System) { t.combatDue(s, side) })
}

// answerAboutBase tells whether the base is in a system that Imperial ground
// units have entered; if it is, it is revealed (R8.2.3).
func (t Turn) answerAboutBase(s System) {
	if t.Revealed {
		return
	}
	t.ask.Light()
	there := t.Rebel.Base == s
	known := !there && (!t.Heard.has(s) || t.ProbeBox.has(s))
	t.tell(Event{Kind: BaseAnswered, System: s, N: uint8(one(there)), M: uint8(one(known))})
}

// SaysNothing reports whether an event is an answer about the base that everybody knew, by what all had seen before it.
func (e Event) SaysNothing() bool { return e.Kind == BaseAnswered && e.M == 1 }

// hearBase narrows down for everybody where a hidden base can be, after an answer
// or a move that all have seen.
func (t Turn) hearBase(in Systems) {
	t.Heard &= in
	t.Empire.Base &= in
}

// answer has the Rebels say whether the base is in one of some systems: 1 or 0.
func (t Turn) answer(in Systems) uint8 {
	t.ask.Light()
	if in.has(t.Rebel.Base) {
		t.hearBase(in)
		return 1
	}
	t.hearBase(^in)
	return 0
}

// noteBaseAnswers keeps for everybody what every answer so far and the table
// tell about a hidden base: where the Empire has ground units or loyalty it is not.
func (t Turn) noteBaseAnswers() {
	if t.Revealed || t.Phase == SettingUp {
		return
	}
	t.Heard.each(func(s System) {
		if t.reveals(s) != NotRevealed || t.Destroyed.has(s) {
			t.ask.Light() // that it is not there came to light as well
			t.hearBase(^s.set())
		}
	})
}

// checkImperialVictory: the revealed base's system holds an Imperial unit and no
// Rebel unit (R4.1), or the base's system is destroyed (R4.2).
func (t Turn) checkImperialVictory() {
	base := t.Rebel.Base
	switch {
	case t.Phase == SettingUp:
	case t.Destroyed.has(base):
		t.ask.Light()
		t.win(Empire, BaseDestroyed)
	case t.Revealed && t.units(base, Empire) && !t.units(base, Rebels):
		t.win(Empire, BaseTaken)
	}
}

func (t Turn) win(side Side, how Victory) {
	t.Winner, t.Victory = side, how
	t.tell(Event{Kind: GameWon, Side: side, N: uint8(how)})
}

// Conclude ends a game before its rules do: a seat gives up for its side, and the other one has won. The rule book knows no such end;
// it is the house's (R4.6).
func Conclude(s *State, by game.Seat) game.Event {
	s.Winner, s.Victory = SideOf(by).enemy(), Resigned
	return Event{Kind: GameWon, Side: s.Winner, N: uint8(s.Victory)}
}

// moveReputation moves the reputation marker: gained steps go toward the time
// marker, lost ones away from it (R23.1, R23.2).
func (t Turn) moveReputation(gained int) {
	for ; gained > 0 && !t.over(); gained-- {
		t.setReputation(t.Rep - 1)
	}
	for ; gained < 0 && t.Rep < trackSpaces; gained++ {
		t.setReputation(t.Rep + 1)
	}
}

func (t Turn) setReputation(space uint8) {
	was := t.Rep
	t.Rep = space
	t.tell(Event{Kind: ReputationMoved, N: space, M: was})
	t.checkMarkers()
}

// checkMarkers: the markers share a space, and the Rebels win (R4.3).
func (t Turn) checkMarkers() {
	if t.Time >= t.Rep && !t.over() {
		t.win(Rebels, MarkersMet)
	}
}

const trackSpaces = 16

// Icons on the track: recruit as printed; build is not verified (O53), so it
// stands here and nowhere else.
var (
	recruitSpaces = [trackSpaces + 1]bool{2: true, 3: true, 4: true, 5: true}
	buildSpaces   = [trackSpaces + 1]bool{2: true, 4: true, 6: true, 8: true, 10: true, 12: true, 14: true}
)

// TrackIcons reports whether a space of the time track has a recruit or a build icon.
func TrackIcons(space uint8) (recruit, build bool) {
	return recruitSpaces[space], buildSpaces[space]
}

// R18.7: a new base by Rapid Mobilization, at the end of the Command Phase.

// mobilize resolves the Rapid Mobilizations of this phase one after the other;
// the Rebels choose the order where they differ (R18.7.6). Who revealed one decides
// about it (R26.3), he with the lower initiative about the order (O2).
func (t Turn) mobilize(f Frame) {
	if t.Mobilized == 0 {
		return
	}
	first := slices.Min(t.Mobilizing[:t.Mobilized])
	t.putTo(game.Seat(first>>4), AskMobilize)
	for i, m := range t.Mobilizing[:t.Mobilized] {
		if i == 0 || m != t.Mobilizing[0] {
			t.ask.Offer(Mobilization(m&15, m>>4))
		}
	}
	o := t.ask.One()
	t.Mobilized--
	for i := range t.Mobilized {
		if t.Mobilizing[i] == o.B<<4|o.A {
			t.Mobilizing[i] = t.Mobilizing[t.Mobilized]
			break
		}
	}
	t.Mobilizing[t.Mobilized] = 0
	t.then(Frame{Step: stepMobilizeOne, A: o.A, B: o.B}, f)
}

// mobilizeOne: units to the Rebel Base space, or a new base (R18.7.1).
func (t Turn) mobilizeOne(f Frame) {
	t.tell(Event{Kind: MobilizationBegan, N: f.A})
	t.putTo(game.Seat(f.B), AskMobilization)
	if t.Revealed {
		t.ask.OfferIf(MoveToBase.Thing(), whyBaseKnown) // R18.6
	} else {
		t.ask.Offer(MoveToBase.Thing())
	}
	t.ask.Offer(NewBase.Thing())
	if t.ask.One() == NewBase.Thing() {
		t.drawCandidates(4 * int(f.A))
		t.then(Frame{Step: stepNewBase, B: f.B})
		return
	}
	t.putTo(game.Seat(f.B), AskMobilizeFrom)
	t.ask.Offer(None.Thing())
	for s := range System(numSystems) {
		if t.units(s, Rebels) {
			t.ask.OfferIf(s.Thing(), t.pinned(s, Rebels))
		}
	}
	if o := t.ask.One(); o.Kind == KindSystem {
		t.then(Frame{Step: stepMobilizeMove, A: o.A, B: f.B})
	}
}

// mobilizeMove moves up to five units from one system to the space, any distance;
// transport and immobility rules hold (R18.7.1).
func (t Turn) mobilizeMove(f Frame) {
	from := System(f.A)
	t.Moving = Moving{To: BaseSpace, Most: 5}
	for {
		t.putTo(game.Seat(f.B), AskMove, BaseSpace.Thing())
		t.ask.Offer(Done.Thing())
		t.offerMoves(Rebels, from)
		o := t.ask.One()
		if o == Done.Thing() {
			break
		}
		t.takeAlong(o, BaseSpace)
	}
	t.Moving = Moving{To: NoSystem}
	t.settle()
}

// drawCandidates draws probe cards for a new base, for Rebel eyes only.
func (t Turn) drawCandidates(n int) {
	t.ask.Light()
	var drawn [10]uint8
	possible := Systems(0)
	for t.ProbeDeck > 0 && int(t.CandidateBases) < n {
		card, _, empire := t.drawProbe()
		drawn[t.CandidateBases] = uint8(card)
		possible |= empire
		t.Rebel.Bases |= card.set()
		t.CandidateBases++
	}
	t.Empire.Candidates = possible
	t.tell(Event{Kind: NewBaseSought, N: t.CandidateBases, List: drawn})
}

// barsBase says why a system cannot be the new base (R18.7.3).
func (t Turn) barsBase(s System) *game.Why {
	if t.Loyalty[s] == Empire || t.units(s, Empire) || t.Destroyed.has(s) {
		return whyBaseImperial
	}
	return nil
}

// newBase lets the Rebels keep the base or choose one of the cards drawn (R18.7.2).
func (t Turn) newBase(f Frame) {
	t.putTo(game.Seat(f.B), AskNewBase)
	t.ask.Offer(KeepBase.Thing())
	kept := Event{Kind: BaseKept, List: [10]uint8{1}}
	t.Rebel.Bases.each(func(s System) {
		why := t.barsBase(s)
		if why == nil {
			kept.List[0] = 0
		}
		t.ask.OfferIf(Probe(s), why)
	})
	o := t.ask.Window()
	if o.Kind == KindProbe {
		t.relocate(System(o.A))
	} else {
		t.tell(kept)
	}
	t.buryCandidates()
	t.settle()
}

// KeptForWant reports whether the base was kept because nothing that the Rebels drew can be one, as far as was seen.
func (e Event) KeptForWant() bool { return e.Kind == BaseKept && e.List[0] == 1 }

// relocate establishes the base in a new system: the old one is shown, its card
// goes to the Empire, and all on the space stay behind in it (R18.7.4).
func (t Turn) relocate(to System) {
	t.ask.Light()
	old := t.Rebel.Base
	t.Rebel.Bases &^= to.set()
	t.CandidateBases--
	t.giveProbe(old, old.set())
	t.Rebel.Base = to
	t.Revealed, t.Base, t.Heard = false, NoSystem, all
	t.Empire.Base = 0
	t.Empire.Candidates.each(func(s System) {
		if t.barsBase(s) == nil {
			t.Empire.Base |= s.set()
		}
	})
	for _, card := range t.Empire.Probes[:t.ProbeHand] { // that of the old base too
		t.Empire.Base &^= card.set()
	}
	t.tell(Event{Kind: BaseMoved, From: old, System: to})
	t.emptyBaseSpace(old)
	t.combatDue(old, Rebels) // R18.7.5
}

// buryCandidates shuffles the cards not chosen and puts them at the bottom of
// the probe deck (R18.7.2): the Rebels know which, nobody their order.
func (t Turn) buryCandidates() {
	left := t.Rebel.Bases
	n := int(t.CandidateBases)
	var cards [numSystems]System
	i := 0
	left.each(func(s System) { cards[i] = s; i++ })
	t.ask.Shuffle(n, func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for _, card := range cards[:n] {
		t.buryProbe(card, left, t.Empire.Candidates)
	}
	t.Rebel.Bases, t.CandidateBases, t.Empire.Candidates = 0, 0, 0
}
