package rebellion

import (
	"slices"

	"holoboard/game"
)

// R21.3.5: the moments at which the special action cards may be used. The side is
// asked wherever it could hold such a card for all the others know.

// offerBlindside offers to reveal a mission with Blindside: just before a mission
// is revealed, by a leader on it (R9.2.4); of partners to the one who has the card, for missions that he reveals (R26.3).
func (t Turn) offerBlindside() {
	at := slices.Index(t.Empire.Actions.Held[:], Blindside)
	if at < 0 {
		return
	}
	t.usersOf(Blindside, t.ActionsOf[Empire][at], t.pictured(Blindside)).each(func(l Leader) {
		if slot, on := t.Leaders[l].At.slot(); on {
			t.ask.OfferIf(UseAction(Blindside, l), t.barsReveal(Empire, slot, t.turnLeaders()&l.set()))
		}
	})
}

// guardMission lets the Rebels use Undercover and Wookiee Guardian against an
// attempt of the Empire: after the leader from the pool, before the dice (R9.4.5,
// O27).
func (t Turn) guardMission(f Frame) {
	m := &t.Mission
	if m.Side != Empire || m.Thwarted {
		return
	}
	var come, stand Leaders
	if !t.closed(m.System) { // R21.3.6
		come = t.elsewhere(t.pictured(Undercover), m.System)
	}
	if m.Card.Card().Skill == SpecOps {
		stand = t.picturedAt(WookieeGuardian, Spot(m.System))
	}
	seat, more := t.partner(Rebels, f.A)
	t.putTo(seat, AskGuard, m.Card.Thing(), m.System.Thing())
	t.ask.Offer(None.Thing())
	might := t.offerCard(Undercover, come)
	might = t.offerCard(WookieeGuardian, stand) || might
	if !t.useOffered(might, f) && more {
		t.then(Frame{Step: stepGuardMission, A: 1})
	}
}

// elsewhere returns those leaders who are in another system.
func (p *Public) elsewhere(leaders Leaders, than System) (set Leaders) {
	leaders.each(func(l Leader) {
		if at := p.Leaders[l].At.system(); at < numSystems && at != than {
			set |= l.set()
		}
	})
	return set
}

// millionFirst lets the Rebels use One in a Million before they roll (R9.5.4, also
// in combat and for Death Star Plans). If it returns true the step that was about to
// roll must end: it comes again, with the dice in its frame.
func (t Turn) millionFirst(f Frame, s System, dice [2]int) bool {
	if f.C+f.D > 0 || dice == [2]int{} || !t.mightHold(OneInAMillion) || t.picturedAt(OneInAMillion, Spot(s)) == 0 {
		return false
	}
	f.C, f.D = uint8(dice[Red]), uint8(dice[Black])
	t.then(Frame{Step: stepMillion, A: uint8(s)}, f)
	return true
}

func (t Turn) million(f Frame) {
	s := System(f.A)
	seat, more := t.partner(Rebels, f.B)
	t.putTo(seat, AskMillion, s.Thing(), t.plansRolled())
	t.ask.Offer(None.Thing())
	if !t.useOffered(t.offerCard(OneInAMillion, t.picturedAt(OneInAMillion, Spot(s)))) && more {
		t.then(Frame{Step: stepMillion, A: f.A, B: 1})
	}
}

// plansRolled returns the objective that the next dice on the agenda are rolled for,
// if they are those of Death Star Plans (R13.9).
func (t Turn) plansRolled() game.Option {
	if roll := t.Agenda[t.Pending-1]; roll.Step == stepPlansDice {
		return Objective(roll.A).Thing()
	}
	return game.Option{}
}

// setDice: up to two of the dice that are rolled next are put down, on any side.
func (t Turn) setDice() {
	roll := t.Agenda[t.Pending-1]
	left := [2]uint8{Red: roll.C, Black: roll.D}
	for n := range t.SetDice {
		t.put(Rebels, AskSetDie, OneInAMillion.Thing(), t.plansRolled())
		t.ask.Offer(Done.Thing())
		for color := range left {
			for face := Hit; left[color] > 0 && face <= Blank; face++ {
				t.ask.Offer(DieOf(uint8(n), face, Color(color)))
			}
		}
		o := t.ask.One()
		if o.Kind != KindDie {
			return
		}
		left[o.C]--
		t.SetDice[n] = CombatDie{Face: Face(o.B), Color: Color(o.C)}
		t.tell(Event{Kind: DieSet, Side: Rebels, N: o.B, M: o.C})
	}
}

// cast returns the next die of a side's roll: one that has been set, or else one
// that is rolled.
func (t Turn) cast(side Side, color Color) Face {
	for i, d := range t.SetDice {
		if side == Rebels && d.Face != 0 && d.Color == color {
			t.SetDice[i] = CombatDie{}
			return d.Face
		}
	}
	return t.roll()
}

// destiny: after a rescue during a mission in Vader's system, when the Rebels have
// said who goes to the base, the Empire may capture a leader assigned to the
// mission (R20.10). An automatic rescue gives no occasion: no Imperial unit is left
// there to guard anybody.
func (t Turn) destiny(Frame) {
	s := t.Mission.System
	if t.destined() == 0 {
		return
	}
	t.putTo(t.playerOf(DarthVader), AskDestiny, s.Thing())
	t.ask.Offer(None.Thing())
	t.useOffered(t.offerCard(ItIsYourDestiny, t.picturedAt(ItIsYourDestiny, Spot(s))))
}

// destined returns the leaders assigned to the Rebel mission who are still there.
func (t Turn) destined() Leaders {
	return t.Mission.Assigned & t.FreeLeaders(t.Mission.System, Rebels)
}

func (t Turn) captureDestined() {
	t.put(Empire, AskCapture, ItIsYourDestiny.Thing())
	t.destined().each(func(l Leader) { t.ask.Offer(l.Thing()) })
	l := Leader(t.ask.One().A)
	t.Mission.Destined = l.set()
	t.capture(l)
}

// sonOfSkywalker: after a successful Rebel mission in Luke's system, all its steps
// done (R9.6.4).
func (t Turn) sonOfSkywalker(Frame) {
	m := &t.Mission
	if m.Side != Rebels || !m.Succeeded {
		return
	}
	t.putTo(t.playerOf(LukeSkywalker), AskSonOfSkywalker, m.System.Thing())
	t.ask.Offer(None.Thing())
	t.useOffered(t.offerCard(SonOfSkywalker, t.picturedAt(SonOfSkywalker, Spot(m.System))))
}

// findMission takes Seek Yoda or Daring Rescue from the deck into the hand, unseen,
// and shuffles the deck. That none is there is the Rebels' secret until then.
func (t Turn) findMission() {
	t.refill(Rebels, DeckMission)
	t.put(Rebels, AskFindMission, SonOfSkywalker.Thing())
	any := false
	for _, m := range [...]Mission{SeekYoda, DaringRescue} {
		if slices.Contains(t.MissionCards[Rebels][:t.MissionDeck[Rebels]], m) {
			t.ask.Offer(m.Thing())
			any = true
		}
	}
	if !any {
		t.ask.Offer(None.Thing())
	}
	o := t.choose(true)
	if any {
		t.takeCard(Rebels, DeckMission, Mission(o.A))
	}
	t.tell(Event{Kind: MissionFound, Side: Rebels, N: uint8(one(any)), Card: o})
	t.shuffleSearched(Rebels, DeckMission)
}

// sacrifice: at the moment Obi-Wan is captured the Rebels may eliminate him (R20.11).
func (t Turn) sacrifice(Frame) {
	if t.closed(t.Leaders[ObiWanKenobi].At.system()) { // R21.3.6
		return
	}
	t.putTo(t.playerOf(ObiWanKenobi), AskSacrifice, ObiWanKenobi.Thing())
	t.ask.Offer(None.Thing())
	t.useOffered(t.offerCard(NobleSacrifice, ObiWanKenobi.set()))
}
