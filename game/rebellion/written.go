package rebellion

import (
	"fmt"
	"slices"
	"strings"
)

// A table written in words: what [Rules.Describe] reads. It holds what a game goes on with from the beginning of a turn or of an Assignment
// Phase; what is only on its way between two answers is left out.

// Written writes a table in words, a line each, in the order in which they can be read.
func Written(s *State) []string {
	w := written{s: s}
	w.setup()
	w.table()
	w.cards(Rebels)
	w.cards(Empire)
	w.decks()
	return w.lines
}

type written struct {
	s     *State
	lines []string
}

func (w *written) say(format string, about ...any) {
	w.lines = append(w.lines, fmt.Sprintf(format, about...))
}

// list says a line that lists things, if there are any.
func (w *written) list(head string, things []string) {
	if len(things) > 0 {
		w.say("%s: %s", head, strings.Join(things, ", "))
	}
}

// setup writes which game is played and how far it has come.
func (w *written) setup() {
	s := w.s
	if s.Setup.Standard {
		w.say("setup standard")
	}
	for h := range AllHouseRules() {
		if s.Setup.House.Has(h) {
			w.say("house %v", h)
		}
	}
	if n := s.Setup.players(); n > 2 {
		w.say("players %d", n)
	}
	w.say("round %d", s.Round)
	w.say("time %d", s.Time)
	w.say("reputation %d", s.Rep)
	w.say("phase %v", s.Phase)
	if s.Phase != Command {
		return
	}
	w.say("turn %v", s.Turn)
	for r := range numRoles {
		if s.Passed[r.Side()]&r.Duties() == r.Duties() {
			w.say("passed %v", r)
		}
	}
}

// table writes what lies and stands on the board.
func (w *written) table() {
	s := w.s
	where := s.Rebel.Base.String()
	if s.Revealed {
		where += " revealed"
	}
	w.say("base %s", where)
	for _, side := range []Side{Rebels, Empire} {
		w.list(fmt.Sprintf("loyal %v", side), w.systems(func(at System) bool { return at != Coruscant && s.Loyalty[at] == side }))
	}
	w.list("sabotaged", w.systems(s.Sabotaged.has))
	w.list("destroyed", w.systems(s.Destroyed.has))
	w.list("closed", w.systems(s.Closed.has))
	for at := range System(numPlaces) {
		w.list(fmt.Sprintf("at %v", at), append(counts(&s.Units[at]), w.leaders(func(l Leader) bool { return s.Leaders[l].At == Spot(at) })...))
	}
	w.list("pool", w.leaders(func(l Leader) bool { return s.Leaders[l].At == InPool }))
	for r := range AllRings() {
		w.list(fmt.Sprintf("ring %v", r), w.leaders(func(l Leader) bool { return s.Leaders[l].Ring == r }))
	}
	w.list("detained", w.leaders(s.Detained.Has))
	for space := 1; space <= 3; space++ {
		w.list(fmt.Sprintf("queue %d", space), counts(&s.Queue[space]))
	}
}

func (w *written) systems(is func(System) bool) (names []string) {
	for at := range AllSystems() {
		if is(at) {
			names = append(names, at.String())
		}
	}
	return names
}

func (w *written) leaders(is func(Leader) bool) (names []string) {
	for l := range AllLeaders() {
		if is(l) {
			names = append(names, l.String())
		}
	}
	return names
}

// counts names units with how many there are of each.
func counts(of *[numUnits]uint8) (names []string) {
	for u, n := range of {
		switch {
		case n == 1:
			names = append(names, Unit(u).String())
		case n > 1:
			names = append(names, fmt.Sprintf("%d %v", n, Unit(u)))
		}
	}
	return names
}

// cards writes the cards of a side: facedown missions with who is on them, the hand, discards, action cards.
func (w *written) cards(side Side) {
	s := w.s
	t := Turn{State: s}
	for slot, m := range t.onTable(side) {
		on := w.leaders(func(l Leader) bool { return s.Serves(l) == side && s.Leaders[l].At == OnMission+Spot(slot) })
		w.list(fmt.Sprintf("table %v", side), onMission(m, on))
	}
	w.list(fmt.Sprintf("hand %v", side), missionsIn(t.handOf(side)))
	w.list(fmt.Sprintf("pile %v", side), missionsIn(&s.MissionPile[side]))
	if side == Empire {
		w.list("pile empire", missionsIn(&s.ProjectPile))
	}
	held := s.actionEyes(side).Held[:s.ActionHand[side]]
	w.list(fmt.Sprintf("actions %v", side), actionsThatAre(func(a Action) bool { return slices.Contains(held, a) }))
	w.list(fmt.Sprintf("used %v", side), actionsThatAre(func(a Action) bool { return a.Side() == side && s.ActionsUsed[side].has(a) }))
}

// onMission names a facedown mission and the first of who is on it; the others follow.
func onMission(m Mission, on []string) []string {
	if len(on) > 0 {
		on[0] = fmt.Sprintf("%v with %s", m, on[0])
	}
	return on
}

// missionsIn names missions, each as often as it is there; starting ones are where they are without a word.
func missionsIn(cards *Tally) (names []string) {
	for m := range AllMissions() {
		if m.Card().Kind != Starting {
			names = append(names, slices.Repeat([]string{m.String()}, int(cards[m]))...)
		}
	}
	return names
}

func actionsThatAre(is func(Action) bool) (names []string) {
	for a := range AllActions() {
		if is(a) {
			names = append(names, a.String())
		}
	}
	return names
}

// decks writes objectives, probe cards and what is known of the base; the order of what lies in a deck is chance.
func (w *written) decks() {
	s := w.s
	var hand, played []string
	for _, o := range s.Rebel.Objectives[:s.ObjectiveHand] {
		hand = append(hand, o.String())
	}
	for o := range AllObjectives() {
		if s.ObjectiveBox&o.set() != 0 {
			played = append(played, o.String())
		}
	}
	w.list("objectives", hand)
	w.list("played", played)
	var probes []string
	for _, card := range s.Empire.Probes[:s.ProbeHand] {
		probes = append(probes, card.String())
	}
	w.list("probes", probes)
	if s.BaseHidden() {
		w.list("answered", w.systems(func(at System) bool { return !s.Empire.Base.has(at) && !slices.Contains(probes, at.String()) }))
	}
}
