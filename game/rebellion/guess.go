package rebellion

import (
	"math/rand/v2"
	"slices"
)

// Guess implements [game.Rules]: it fills in what the viewer does not see, at
// random, so that it agrees with everything his side has seen.
func (Rules) Guess(v *View, r *rand.Rand) State {
	g := guess{State: State{Public: v.Public, Rebel: v.Rebel, Empire: v.Empire}, seat: v.Side(), r: r}
	g.missions(Rebels)
	g.missions(Empire)
	g.probes()
	g.objectives()
	g.actions(Rebels)
	g.actions(Empire)
	g.tactics(Space)
	g.tactics(Ground)
	return g.State
}

// guess is a table being made up from what one side knows.
type guess struct {
	State
	seat Side // NoSide: the table, which knows only what lies open
	r    *rand.Rand
}

func (g *guess) turn() Turn { return Turn{State: &g.State} }

// missions deals a side's unseen missions over its hand, its facedown cards and
// its decks.
func (g *guess) missions(side Side) {
	decks := [3][]Mission{} // by MissionKind
	for m := Mission(1); m < numMissions; m++ {
		c := m.Card()
		if c.Side != side {
			continue
		}
		n := c.Copies - g.MissionPile[side][m] - g.ProjectPile[m]
		if g.Mission.Card == m && !g.Mission.PutAway {
			n--
		}
		if g.seat == side {
			n -= g.turn().hand(side)[m]
			for _, laid := range g.turn().onTable(side) {
				if laid == m {
					n--
				}
			}
		}
		for range n {
			decks[c.Kind] = append(decks[c.Kind], m)
		}
	}
	for _, deck := range decks {
		g.r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	}
	if g.seat != side {
		g.dealMissions(side, &decks)
	}
	copy(g.MissionCards[side][:], decks[DeckMission])
	if side == Empire {
		g.projects(decks[Project])
	}
}

// dealMissions takes the cards of an unseen hand and of facedown missions from
// the decks; how many of which kind is known.
func (g *guess) dealMissions(side Side, decks *[3][]Mission) {
	take := func(kind MissionKind, n int) []Mission {
		deck := decks[kind]
		taken := deck[len(deck)-n:]
		decks[kind] = deck[:len(deck)-n]
		return taken
	}
	var slots []uint8
	hand, held := int(g.MissionHand[side]), int(g.ProjectsHeld)
	for slot := range uint8(numSlots) {
		if g.onSlot(side, slot) == 0 {
			continue
		}
		kind, known := g.kindOf(side, slot)
		switch m := &g.Mission; {
		case known:
			g.turn().onTable(side)[slot] = take(kind, 1)[0]
			held -= one(kind == Project)
		case m.Card != NoMission && m.Side == side && m.Slot == slot: // faceup now
		default:
			slots = append(slots, slot)
		}
	}
	cards := slices.Clone(take(Starting, len(decks[Starting])))
	if side == Empire {
		if c := g.Mission.Card; c != NoMission && c.Card().Kind == Project && !g.Mission.PutAway {
			held--
		}
		cards = append(cards, take(Project, held)...)
	}
	cards = append(cards, take(DeckMission, hand+len(slots)-len(cards))...)
	g.r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	if g.Mission.Card == ContingencyPlan && side == Rebels && g.comes(stepMissionEffect) {
		g.holdStarting(cards, len(slots))
	}
	for i, m := range cards {
		if i < len(slots) {
			g.turn().onTable(side)[slots[i]] = m
		} else {
			g.turn().handOf(side)[m]++
		}
	}
}

// kindOf returns of which kind a facedown mission is, if everybody knows it.
func (p *Public) kindOf(side Side, slot uint8) (MissionKind, bool) {
	for kind, slots := range p.KnownSlots {
		if slots[side]>>slot&1 != 0 {
			return MissionKind(kind), true
		}
	}
	return 0, false
}

// holdStarting sees to it that one of the starting missions is among the cards of
// the hand, which follow those on the table: without one Contingency Plan could
// not have been revealed.
func (g *guess) holdStarting(cards []Mission, onTable int) {
	var starting []int
	for i, m := range cards {
		if m.Card().Kind == Starting {
			if i >= onTable {
				return
			}
			starting = append(starting, i)
		}
	}
	i, j := starting[g.r.IntN(len(starting))], onTable+g.r.IntN(len(cards)-onTable)
	cards[i], cards[j] = cards[j], cards[i]
}

// comes reports whether a step is on the agenda.
func (s *State) comes(step Step) bool {
	for _, f := range s.Agenda[:s.Pending] {
		if f.Step == step {
			return true
		}
	}
	return false
}

// projects puts the rest of the projects into their deck; the Empire may know
// some at the bottom.
func (g *guess) projects(rest []Mission) {
	for i, known := range g.Empire.ProjectDeck[:g.ProjectDeck] {
		if known == NoMission {
			continue
		}
		for j, m := range rest {
			if m == known {
				g.ProjectCards[i] = m
				rest = append(rest[:j:j], rest[j+1:]...)
				break
			}
		}
	}
	for i := range g.ProjectDeck {
		if g.ProjectCards[i] == NoMission {
			g.ProjectCards[i], rest = rest[0], rest[1:]
		}
	}
}

// probes deals the unseen probe cards over the base, the deck and the Empire's hand.
func (g *guess) probes() {
	unseen := all &^ g.ProbeBox
	var d deal[Systems]
	seesBase := g.seat == Rebels || g.Revealed
	switch {
	case g.Revealed:
		g.Rebel.Base = g.Base
		unseen &^= g.Base.set()
	case g.seat == Rebels && !g.choosingBase():
		unseen &^= g.Rebel.Base.set()
	}
	unseen &^= g.Rebel.Bases | g.Rebel.Taken
	if g.seat == Empire {
		for _, card := range g.Empire.Probes[:g.ProbeHand] {
			unseen &^= card.set()
		}
	}
	if g.choosingBase() {
		g.Rebel.Base = NoSystem
	} else if !seesBase {
		d.add(g.baseMask(), func(card int) { g.Rebel.Base = System(card) })
	}
	if g.seat != Rebels {
		candidates, taken := g.Empire.Candidates, g.Empire.Taken
		if g.seat == NoSide {
			candidates, taken = all, all
		}
		for range g.CandidateBases {
			d.add(candidates, func(card int) { g.Rebel.Bases |= System(card).set() })
		}
		for range g.FalseLeads {
			d.add(taken, func(card int) { g.Rebel.Taken |= System(card).set() })
		}
	}
	for i := range g.ProbeDeck {
		d.add(g.deckMask(int(i)), func(card int) { g.ProbeCards[i] = System(card) })
	}
	if g.seat != Empire {
		for i := range g.ProbeHand {
			mask := all
			if g.seat == Rebels {
				mask = g.Rebel.ProbeHand[i]
			}
			d.add(mask, func(card int) { g.Empire.Probes[i] = System(card) })
		}
	}
	d.out(unseen, g.r)
	g.othersProbes()
}

// choosingBase reports whether there is no base yet.
func (s *State) choosingBase() bool {
	return s.Round == 0 && int(s.ProbeDeck)+s.ProbeBox.count() == numSystems
}

// baseMask returns where the base can be for the viewer.
func (g *guess) baseMask() (mask Systems) {
	if g.seat == Empire {
		return g.Empire.Base
	}
	for s := range System(numSystems) {
		unanswered := g.Moving.Landed && g.Moving.To == s // the base is revealed when the movement is done (R18.3)
		if g.Heard.has(s) && (unanswered || !g.groundUnits(s, Empire)) && g.Loyalty[s] != Empire && !g.Destroyed.has(s) {
			mask |= s.set()
		}
	}
	return mask
}

// deckMask returns which cards a place of the probe deck can hold for the viewer.
func (g *guess) deckMask(i int) Systems {
	switch g.seat {
	case Rebels:
		return g.Rebel.ProbeDeck[i]
	case Empire:
		return g.Empire.ProbeDeck[i]
	}
	return all
}

// othersProbes makes up what the side that is not the viewer's knows: no more
// than what lies open.
func (g *guess) othersProbes() {
	if g.seat != Rebels {
		for i := range g.ProbeDeck {
			g.Rebel.ProbeDeck[i] = all &^ g.ProbeBox
		}
		for i := range g.ProbeHand {
			g.Rebel.ProbeHand[i] = all &^ g.ProbeBox
		}
	}
	if g.seat != Empire {
		for i := range g.ProbeDeck {
			g.Empire.ProbeDeck[i] = all &^ g.ProbeBox
		}
		if g.CandidateBases > 0 {
			g.Empire.Candidates = all &^ g.ProbeBox
		}
		g.Empire.Taken = g.Rebel.Taken
		g.Empire.Base = g.baseMaskOpen()
	}
}

// baseMaskOpen is what the Empire knows at least about the base.
func (g *guess) baseMaskOpen() (mask Systems) {
	if g.Revealed {
		return g.Base.set()
	}
	mask = g.openSites()
	for _, card := range g.Empire.Probes[:g.ProbeHand] {
		mask &^= card.set()
	}
	return mask
}

// objectives deals the unseen objectives over the deck and the Rebel hand. The
// stages on their backs are open.
func (g *guess) objectives() {
	unseen := uint16(1<<numObjectiveKinds-2) &^ g.ObjectiveBox
	var d deal[uint16]
	if g.seat == Rebels {
		for _, o := range g.Rebel.Objectives[:g.ObjectiveHand] {
			unseen &^= o.set()
		}
	} else {
		rolled := g.plansOnAgenda()
		for i := range g.ObjectiveHand {
			mask := ofStage(g.HandStages[i])
			switch {
			case g.seat == Empire:
				mask &= g.Empire.ObjectiveHand[i]
			case mask&rolled != 0:
				mask, rolled = rolled, 0
			}
			d.add(mask, func(card int) { g.Rebel.Objectives[i] = Objective(card) })
		}
	}
	for i := range g.ObjectiveDeck {
		mask := ofStage(g.DeckStages[i])
		switch g.seat {
		case Rebels:
			mask &= g.Rebel.ObjectiveDeck[i]
		case Empire:
			mask &= g.Empire.ObjectiveDeck[i]
		}
		d.add(mask, func(card int) { g.ObjectiveCards[i] = Objective(card) })
	}
	d.out(unseen, g.r)
	for i := range g.ObjectiveDeck {
		if g.seat != Rebels {
			g.Rebel.ObjectiveDeck[i] = ofStage(g.DeckStages[i])
		}
		if g.seat != Empire {
			g.Empire.ObjectiveDeck[i] = ofStage(g.DeckStages[i])
		}
	}
	for i := range g.ObjectiveHand {
		if g.seat != Empire {
			g.Empire.ObjectiveHand[i] = ofStage(g.HandStages[i])
		}
	}
}

// plansOnAgenda is the objective in the Rebel hand that dice are rolled for just now, if there is one: all have seen it (R13.9).
func (g *guess) plansOnAgenda() uint16 {
	for _, f := range g.Agenda[:g.Pending] {
		switch f.Step {
		case stepPlansDice, stepPlansYoda, stepPlansResult:
			return Objective(f.A).set()
		}
	}
	return 0
}

// tactics deals the unseen tactic cards of a theater over the unseen hands and
// the deck.
func (g *guess) tactics(th Theater) {
	t := g.turn()
	var unseen []Tactic
	for c := Tactic(1); c < numTactics; c++ {
		if c.Theater() != th {
			continue
		}
		n := c.Card().Copies - g.TacticPile[c]
		for _, side := range []Side{Rebels, Empire} {
			n -= t.tacticsOf(side)[c]
		}
		for range n {
			unseen = append(unseen, c)
		}
	}
	g.r.Shuffle(len(unseen), func(i, j int) { unseen[i], unseen[j] = unseen[j], unseen[i] })
	for _, side := range []Side{Rebels, Empire} {
		if side == g.seat || g.Combat.faceup(side) {
			continue
		}
		for range g.TacticHand[side][th] {
			t.tacticsOf(side)[unseen[0]]++
			unseen = unseen[1:]
		}
	}
	copy(g.TacticCards[th][:], unseen)
}
