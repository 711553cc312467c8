package rebellion

import (
	"slices"

	"holoboard/game"
)

// R21: the decks. Beside the true order, each side's eyes keep what that side
// knows of cards it does not see: a set of possible cards for every place. The
// knowledge moves with the cards.

// drawProbe takes the top probe card; it returns the card and which it can be
// for each side.
func (t Turn) drawProbe() (card System, rebel, empire Systems) {
	t.ProbeDeck--
	top := t.ProbeDeck
	card, t.ProbeCards[top] = t.ProbeCards[top], 0
	rebel, t.Rebel.ProbeDeck[top] = t.Rebel.ProbeDeck[top], 0
	empire, t.Empire.ProbeDeck[top] = t.Empire.ProbeDeck[top], 0
	return card, rebel, empire
}

// drawProbes: the Empire draws so many probe cards, as far as there are any.
func (t Turn) drawProbes(n int) {
	t.ask.Light()
	var drawn [10]uint8
	got := uint8(0)
	for ; n > 0 && t.ProbeDeck > 0; n-- {
		card, rebel, _ := t.drawProbe()
		drawn[got] = uint8(card)
		got++
		t.giveProbe(card, rebel)
	}
	t.tell(Event{Kind: ProbesDrawn, N: got, List: drawn})
}

// giveProbe puts a card into the Empire's probe hand; rebel is what the Rebels
// know of it.
func (t Turn) giveProbe(card System, rebel Systems) {
	t.Empire.Probes[t.ProbeHand] = card
	t.Rebel.ProbeHand[t.ProbeHand] = rebel
	t.ProbeHand++
	t.Empire.Base &^= card.set()
}

// buryProbe puts a card at the bottom of the probe deck.
func (t Turn) buryProbe(card System, rebel, empire Systems) {
	n := t.ProbeDeck
	copy(t.ProbeCards[1:n+1], t.ProbeCards[:n])
	copy(t.Rebel.ProbeDeck[1:n+1], t.Rebel.ProbeDeck[:n])
	copy(t.Empire.ProbeDeck[1:n+1], t.Empire.ProbeDeck[:n])
	t.ProbeCards[0], t.Rebel.ProbeDeck[0], t.Empire.ProbeDeck[0] = card, rebel, empire
	t.ProbeDeck++
}

// topProbe puts a card on top of the probe deck.
func (t Turn) topProbe(card System, rebel, empire Systems) {
	n := t.ProbeDeck
	t.ProbeCards[n], t.Rebel.ProbeDeck[n], t.Empire.ProbeDeck[n] = card, rebel, empire
	t.ProbeDeck++
}

// shuffleProbes shuffles the probe deck: from then on every place can be any of
// the cards that any place could be.
func (t Turn) shuffleProbes() {
	n := int(t.ProbeDeck)
	t.ask.Shuffle(n, func(i, j int) { t.ProbeCards[i], t.ProbeCards[j] = t.ProbeCards[j], t.ProbeCards[i] })
	var rebel, empire Systems
	for i := range n {
		rebel |= t.Rebel.ProbeDeck[i]
		empire |= t.Empire.ProbeDeck[i]
	}
	for i := range n {
		t.Rebel.ProbeDeck[i], t.Empire.ProbeDeck[i] = rebel, empire
	}
}

// drawMissions draws so many missions for a side. A deck that becomes empty is
// replaced at once by its shuffled discards (R24.4, O8), in the middle of a draw
// if need be; where there were none then, as soon as a card is needed.
func (t Turn) drawMissions(side Side, n int) {
	t.ask.Light()
	var drawn [10]uint8
	got := uint8(0)
	reshuffled := t.MissionDeck[side] == 0 && t.reshuffleMissions(side)
	for ; n > 0 && t.MissionDeck[side] > 0; n-- {
		t.MissionDeck[side]--
		cards := &t.MissionCards[side]
		top := t.MissionDeck[side]
		m := cards[top]
		cards[top] = NoMission
		t.handOf(side)[m]++
		t.MissionHand[side]++
		drawn[got] = uint8(m)
		got++
		if top == 0 {
			reshuffled = t.reshuffleMissions(side) || reshuffled
		}
	}
	t.tell(Event{Kind: MissionsDrawn, Side: side, N: got, List: drawn})
	if reshuffled {
		t.tell(Event{Kind: DeckReshuffled, Side: side})
	}
}

// reshuffleMissions makes a side's discards its deck, if there are any.
func (t Turn) reshuffleMissions(side Side) bool {
	n := uint8(0)
	cards := &t.MissionCards[side]
	for m := Mission(1); m < numMissions; m++ {
		for ; t.MissionPile[side][m] > 0; t.MissionPile[side][m]-- {
			cards[n] = m
			n++
		}
	}
	if n == 0 {
		return false
	}
	t.ask.Shuffle(int(n), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	t.MissionDeck[side] = n
	return true
}

// takeCard takes a mission out of a deck into its side's hand, unseen by the others.
func (t Turn) takeCard(side Side, kind MissionKind, m Mission) {
	cards, n := t.deckOf(side, kind)
	at := slices.Index(cards[:*n], m)
	copy(cards[at:*n], cards[at+1:*n])
	*n--
	cards[*n] = NoMission
	t.handOf(side)[m]++
	t.MissionHand[side]++
	if kind == Project {
		t.ProjectsHeld++
	}
}

// shuffleSearched shuffles a deck of missions after it has been searched; one that
// has become empty is replaced by its discards (O8).
func (t Turn) shuffleSearched(side Side, kind MissionKind) {
	cards, n := t.deckOf(side, kind)
	t.ask.Shuffle(int(*n), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	if kind == Project {
		clear(t.Empire.ProjectDeck[:])
	}
	t.refill(side, kind)
}

// discardMission puts a mission from the hand faceup on its side's discards.
func (t Turn) discardMission(side Side, m Mission) {
	t.handOf(side)[m]--
	t.MissionHand[side]--
	t.toPile(side, m)
	t.tell(Event{Kind: MissionDiscarded, Side: side, Card: m.Thing()})
}

// toPile puts a mission on its discards; projects have their own (R21.1.2).
func (t Turn) toPile(side Side, m Mission) {
	if m.Card().Kind == Project {
		t.ProjectPile[m]++
		t.ProjectsHeld--
	} else {
		t.MissionPile[side][m]++
	}
}

// drawProject takes the top project; the shuffled discards replace an empty deck
// like that of the missions (R24.4, O8).
func (t Turn) drawProject() (Mission, bool) {
	if t.ProjectDeck == 0 {
		t.reshuffleProjects()
	}
	if t.ProjectDeck == 0 {
		return NoMission, false
	}
	t.ask.Light()
	t.ProjectDeck--
	top := t.ProjectDeck
	m := t.ProjectCards[top]
	t.ProjectCards[top], t.Empire.ProjectDeck[top] = NoMission, NoMission
	t.Empire.Hand[m]++
	t.MissionHand[Empire]++
	t.ProjectsHeld++
	if top == 0 {
		t.reshuffleProjects()
	}
	return m, true
}

// reshuffleProjects makes the discarded projects the project deck, if there are any.
func (t Turn) reshuffleProjects() {
	for m := Mission(1); m < firstRebelMission; m++ {
		for ; t.ProjectPile[m] > 0; t.ProjectPile[m]-- {
			t.ProjectCards[t.ProjectDeck] = m
			t.ProjectDeck++
		}
	}
	t.ask.Shuffle(int(t.ProjectDeck), func(i, j int) {
		t.ProjectCards[i], t.ProjectCards[j] = t.ProjectCards[j], t.ProjectCards[i]
	})
	if t.ProjectDeck > 0 {
		t.tell(Event{Kind: DeckReshuffled, Side: Empire, N: 1})
	}
}

// drawProjects draws so many projects into the Imperial hand.
func (t Turn) drawProjects(n int) {
	var drawn [10]uint8
	got := uint8(0)
	for range n {
		if m, ok := t.drawProject(); ok {
			drawn[got] = uint8(m)
			got++
		}
	}
	t.tell(Event{Kind: ProjectsDrawn, N: got, List: drawn})
}

// buryProject puts a project from the hand at the bottom of the project deck.
func (t Turn) buryProject(m Mission) {
	t.Empire.Hand[m]--
	t.MissionHand[Empire]--
	t.ProjectsHeld--
	n := t.ProjectDeck
	copy(t.ProjectCards[1:n+1], t.ProjectCards[:n])
	copy(t.Empire.ProjectDeck[1:n+1], t.Empire.ProjectDeck[:n])
	t.ProjectCards[0], t.Empire.ProjectDeck[0] = m, m
	t.ProjectDeck++
	t.tell(Event{Kind: ProjectReturned, Card: m.Thing()})
}

// drawObjective draws the top objective into the Rebel hand (R11.4).
func (t Turn) drawObjective() {
	if t.ObjectiveDeck == 0 {
		return
	}
	t.ask.Light()
	t.ObjectiveDeck--
	top, hand := t.ObjectiveDeck, t.ObjectiveHand
	o := t.ObjectiveCards[top]
	t.Rebel.Objectives[hand] = o
	t.HandStages[hand] = t.DeckStages[top]
	t.Empire.ObjectiveHand[hand] = t.Empire.ObjectiveDeck[top]
	t.ObjectiveCards[top], t.DeckStages[top] = NoObjective, 0
	t.Rebel.ObjectiveDeck[top], t.Empire.ObjectiveDeck[top] = 0, 0
	t.ObjectiveHand++
	t.tell(Event{Kind: ObjectiveDrawn, N: t.HandStages[hand], Card: o.Thing()})
}

// takeObjective takes an objective out of the Rebel hand.
func (t Turn) takeObjective(o Objective) {
	n := int(t.ObjectiveHand)
	at := 0
	for t.Rebel.Objectives[at] != o {
		at++
	}
	copy(t.Rebel.Objectives[at:n], t.Rebel.Objectives[at+1:n])
	copy(t.HandStages[at:n], t.HandStages[at+1:n])
	copy(t.Empire.ObjectiveHand[at:n], t.Empire.ObjectiveHand[at+1:n])
	t.Rebel.Objectives[n-1], t.HandStages[n-1], t.Empire.ObjectiveHand[n-1] = NoObjective, 0, 0
	t.ObjectiveHand--
}

// buryObjective puts a card at the bottom of the objective deck; both masks say
// what the sides know of it.
func (t Turn) buryObjective(o Objective, rebel, empire uint16) {
	n := t.ObjectiveDeck
	copy(t.ObjectiveCards[1:n+1], t.ObjectiveCards[:n])
	copy(t.DeckStages[1:n+1], t.DeckStages[:n])
	copy(t.Rebel.ObjectiveDeck[1:n+1], t.Rebel.ObjectiveDeck[:n])
	copy(t.Empire.ObjectiveDeck[1:n+1], t.Empire.ObjectiveDeck[:n])
	t.ObjectiveCards[0], t.DeckStages[0] = o, o.Card().Stage
	t.Rebel.ObjectiveDeck[0], t.Empire.ObjectiveDeck[0] = rebel, empire
	t.ObjectiveDeck++
}

// seeObjectives has the Rebels look at the top n objectives; it returns how many
// there are to see.
func (t Turn) seeObjectives(n int) int {
	n = min(n, int(t.ObjectiveDeck))
	t.ask.Light()
	var seen [10]uint8
	for i := range n {
		at := int(t.ObjectiveDeck) - 1 - i
		seen[i] = uint8(t.ObjectiveCards[at])
		t.Rebel.ObjectiveDeck[at] = t.ObjectiveCards[at].set()
	}
	t.tell(Event{Kind: ObjectivesSeen, N: uint8(n), List: seen})
	return n
}

// takeTop takes the objective at a depth below the top out of the deck (0: the
// top) and returns what the Empire knows of it.
func (t Turn) takeTop(depth int) (o Objective, empire uint16) {
	n := int(t.ObjectiveDeck)
	at := n - 1 - depth
	o, empire = t.ObjectiveCards[at], t.Empire.ObjectiveDeck[at]
	copy(t.ObjectiveCards[at:n], t.ObjectiveCards[at+1:n])
	copy(t.DeckStages[at:n], t.DeckStages[at+1:n])
	copy(t.Rebel.ObjectiveDeck[at:n], t.Rebel.ObjectiveDeck[at+1:n])
	copy(t.Empire.ObjectiveDeck[at:n], t.Empire.ObjectiveDeck[at+1:n])
	t.ObjectiveCards[n-1], t.DeckStages[n-1] = NoObjective, 0
	t.Rebel.ObjectiveDeck[n-1], t.Empire.ObjectiveDeck[n-1] = 0, 0
	t.ObjectiveDeck--
	return o, empire
}

// putTop puts an objective on top of the deck.
func (t Turn) putTop(o Objective, rebel, empire uint16) {
	n := t.ObjectiveDeck
	t.ObjectiveCards[n], t.DeckStages[n] = o, o.Card().Stage
	t.Rebel.ObjectiveDeck[n], t.Empire.ObjectiveDeck[n] = rebel, empire
	t.ObjectiveDeck++
}

// drawTactic draws a tactic card of a theater into a side's hand, if there is one.
func (t Turn) drawTactic(side Side, th Theater) (Tactic, bool) {
	if t.TacticDeck[th] == 0 {
		t.reshuffleTactics(th) // R24.4
	}
	if t.TacticDeck[th] == 0 {
		return NoTactic, false
	}
	t.ask.Light()
	t.TacticDeck[th]--
	top := t.TacticDeck[th]
	c := t.TacticCards[th][top]
	t.TacticCards[th][top] = NoTactic
	t.tacticsOf(side)[c]++
	t.TacticHand[side][th]++
	if top == 0 {
		t.reshuffleTactics(th) // O8
	}
	return c, true
}

// drawTactics draws so many of them and tells it.
func (t Turn) drawTacticCards(side Side, th Theater, n int) {
	if n == 0 {
		return
	}
	var drawn [10]uint8
	got := uint8(0)
	for range n {
		if c, ok := t.drawTactic(side, th); ok && int(got) < len(drawn) {
			drawn[got] = uint8(c)
			got++
		}
	}
	open := uint8(one(t.Combat.faceup(side)))
	t.tell(Event{Kind: TacticsDrawn, Side: side, M: uint8(th), N: got, Count: open, List: drawn})
}

func (t Turn) tacticsOf(side Side) *[numTactics]uint8 {
	if side == Rebels {
		return &t.Rebel.Tactics
	}
	return &t.Empire.Tactics
}

// reshuffleTactics makes the played cards of a theater its deck.
func (t Turn) reshuffleTactics(th Theater) {
	for c := Tactic(1); c < numTactics; c++ {
		for ; c.Theater() == th && t.TacticPile[c] > 0; t.TacticPile[c]-- {
			t.TacticCards[th][t.TacticDeck[th]] = c
			t.TacticDeck[th]++
		}
	}
	t.shuffleTactics(th)
}

func (t Turn) shuffleTactics(th Theater) {
	cards := &t.TacticCards[th]
	t.ask.Shuffle(int(t.TacticDeck[th]), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
}

// returnTactics shuffles all tactic cards back into their decks (R12.8.1).
func (t Turn) returnTactics() {
	for th := range Theater(2) {
		for c := Tactic(1); c < numTactics; c++ {
			if c.Theater() == th {
				t.TacticPile[c] += t.Rebel.Tactics[c] + t.Empire.Tactics[c]
				t.Rebel.Tactics[c], t.Empire.Tactics[c] = 0, 0
			}
		}
		t.TacticHand[Rebels][th], t.TacticHand[Empire][th] = 0, 0
		t.reshuffleTactics(th)
	}
}

// discardTactic moves a tactic card from a hand to the open pile.
func (t Turn) discardTactic(side Side, c Tactic) {
	t.tacticsOf(side)[c]--
	t.TacticHand[side][c.Theater()]--
	t.TacticPile[c]++
}

// Gained returns the cards that an event brings into a hand, for whoever saw it whole.
func (e Event) Gained() (cards []game.Option) {
	switch e.Kind {
	case MissionsDrawn, ProjectsDrawn:
		for _, m := range e.List[:min(int(e.N), len(e.List))] {
			cards = append(cards, Mission(m).Thing())
		}
	case Recruited, RecruitedNobody:
		if e.N == 1 {
			cards = append(cards, Action(e.Card.A).Thing())
		}
	case MissionFound, ObjectiveDrawn:
		if e.N > 0 {
			cards = append(cards, e.Card)
		}
	}
	return cards
}
