package rebellion

import (
	"slices"

	"holoboard/game"
)

// What the Assignment cards (R7.6) and the Immediate cards (R21.3.4) do.

// queueAll puts a unit on the queue for every resource icon of the system (R3.8).
func (t Turn) queueAll() { t.queueIcons(t.Acting.Card.Side(), t.Acting.System) }

// deckOf returns the deck of a kind of missions, and how many cards it has.
func (s *State) deckOf(side Side, kind MissionKind) (cards []Mission, n *uint8) {
	if kind == Project {
		return s.ProjectCards[:], &s.ProjectDeck
	}
	return s.MissionCards[side][:], &s.MissionDeck[side]
}

// refill replaces an empty deck by its shuffled discards (R24.4).
func (t Turn) refill(side Side, kind MissionKind) {
	switch _, n := t.deckOf(side, kind); {
	case *n > 0:
	case kind == Project:
		t.reshuffleProjects()
	case t.reshuffleMissions(side):
		t.tell(Event{Kind: DeckReshuffled, Side: side})
	}
}

// search lays a card of a deck facedown with the leader on it; a second one may
// join him, for it is the Assignment Phase (R7.7, R21.1.4).
func search(kind MissionKind) []func(Turn) {
	return []func(Turn){
		func(t Turn) { t.refill(t.Acting.Card.Side(), kind) },
		func(t Turn) {
			m := t.find(t.Acting.Card.Side(), kind)
			l := t.Acting.Leader
			slot := t.layDown(m.Card().Side, m)
			t.knowSlot(m, slot)
			t.Bound |= l.set()
			t.Leaders[l].At = OnMission + Spot(slot)
			t.tell(Event{Kind: Assigned, Side: m.Card().Side, Leader: l, N: slot, Card: m.Thing()})
		},
	}
}

// barsSearch: there is no card in the deck, nor any to come into it.
func barsSearch(side Side, kind MissionKind) func(Turn, Leader) *game.Why {
	return func(t Turn, _ Leader) *game.Why {
		pile := &t.MissionPile[side]
		if kind == Project {
			pile = &t.ProjectPile
		}
		if _, n := t.deckOf(side, kind); *n == 0 && *pile == (Tally{}) {
			return whyEmptyDeck
		}
		return nil
	}
}

// find takes a card that the player chooses from a deck into his hand, and
// shuffles the deck.
func (t Turn) find(side Side, kind MissionKind) Mission {
	cards, n := t.deckOf(side, kind)
	t.put(side, AskFindMission, t.Acting.Card.Thing())
	for m := Mission(1); m < numMissions; m++ {
		if slices.Contains(cards[:*n], m) {
			t.ask.Offer(m.Thing())
		}
	}
	m := Mission(t.choose(*n > 1).A) // whether the cards are alike is secret
	t.takeCard(side, kind, m)
	t.shuffleSearched(side, kind)
	return m
}

// comeBySurprise moves units into the system as if the leader had activated it (R7.8).
func (t Turn) comeBySurprise() {
	side, s := uint8(t.Acting.Card.Side()), uint8(t.Acting.System)
	t.then(Frame{Step: stepMove, A: side, B: s}, Frame{Step: stepArrive, A: side, B: s})
}

// scout brings up to four TIE Fighters from any systems, without carriers (O49).
func (t Turn) scout() {
	s := t.Acting.System
	t.haul(haul{
		side: Empire, everywhere: true, to: s, ignoreLoad: true, most: 4,
		takes: func(u Unit) bool { return u == TIEFighter },
	})
	t.combatDue(s, Empire) // R10.3
}

// askForRegion has the Rebels say whether the base is in the system's region.
func (t Turn) askForRegion() {
	s := t.Acting.System
	t.tell(Event{Kind: RegionAnswered, System: s, N: t.answer(regionOf[s.Region()])})
}

// supportEmpire gains three Stormtroopers; the leader there holds no unit back.
func (t Turn) supportEmpire() {
	for range 3 {
		t.gain(Stormtrooper, t.Acting.System)
	}
	t.LetPass |= t.Acting.Leader.set()
}

// evacuate moves units from the Rebel Base space, past no leader there (O50).
func (t Turn) evacuate() {
	t.haul(haul{side: Rebels, from: t.baseBox(), to: t.Acting.System, takes: func(Unit) bool { return true }})
}

// ambush destroys Imperial ground units worth 3 health.
func (t Turn) ambush() {
	t.destroyWorth(Rebels, t.Acting.System, 3, func(u Unit) bool { return u.ground() && u.Side() == Empire })
}

// meetFriend recruits the leader who is at home in the system, if he is in the supply.
func (t Turn) meetFriend() {
	s, friend := t.Acting.System, LandoCalrissian
	if s == Kashyyyk {
		friend = Chewbacca
	}
	if t.Leaders[friend].At != InSupply {
		return
	}
	t.tell(Event{Kind: Recruited, Side: Rebels, Leader: friend, Card: RecruitWith(t.Acting.Card, friend)})
	t.placeLeader(friend, s)
}

// barsRefuge says why Imperial ground units cannot go to a system: it must be
// Imperial, without Rebel ground units (errata of Independent Operation).
func (p *Public) barsRefuge(s System) *game.Why {
	switch {
	case !p.imperial(s):
		return whyNotImperial
	case p.groundUnits(s, Rebels):
		return whyRebelGround
	}
	return nil
}

func (p *Public) hasRefuge(from System) bool {
	for s := range System(numSystems) {
		if s != from && p.barsRefuge(s) == nil {
			return true
		}
	}
	return false
}

// driveOut moves all Imperial ground units to a system that the Empire chooses,
// from any distance and without ships.
func (t Turn) driveOut() {
	from := t.Acting.System
	t.put(Empire, AskWithdrawTo, from.Thing())
	for s := range System(numSystems) {
		if s != from {
			t.ask.OfferIf(s.Thing(), t.barsRefuge(s))
		}
	}
	to := System(t.ask.One().A)
	t.Moving = Moving{To: to}
	for u := range firstUnit {
		for u.ground() && t.Units[from][u] > 0 {
			t.moveUnit(u, from, to)
		}
	}
	t.Moving = Moving{To: NoSystem}
	t.answerAboutBase(to) // R10.5
}

// attach gives a ring to a leader of the Rebels in play who is pictured, or to
// any where nobody is (O11); not to one who wears an Imperial ring (FAQ of the
// Falcon). Without such a leader nothing happens (R21.3.4).
func attach(r Ring) []func(Turn) {
	return []func(Turn){func(t Turn) {
		card, may := t.Acting.Card.Card(), Leaders(0)
		for l := firstLeader; l < numLeaders; l++ {
			if t.inPlay(l) && t.Serves(l) == Rebels && !t.Captive(l) && (card.Leaders == 0 || card.Leaders.has(l)) {
				may |= l.set()
			}
		}
		if may == 0 {
			return
		}
		t.put(Rebels, AskAttachRing, t.Acting.Card.Thing())
		may.each(func(l Leader) { t.ask.Offer(l.Thing()) })
		t.wear(Leader(t.ask.One().A), r)
	}}
}
