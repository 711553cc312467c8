package rebellion

import (
	"fmt"
	"slices"
	"strings"
)

// invariants say in a few words what holds for every table, by the numbers in the rules (section I).
var invariants = map[string]string{
	"I1":  "every figure is in one place",
	"I2":  "a mission lies with one or two leaders, and Luke Skywalker is there once",
	"I3":  "each ring is worn once at most, and captives stand in systems",
	"I4":  "every card is in one place",
	"I5":  "the base is hidden where it can be, and the Empire has not ruled it out",
	"I6":  "the space of a revealed base is empty",
	"I7":  "a system is subjugated where Imperial ground units hold it and it is not Imperial",
	"I8":  "remote systems have no markers, and Coruscant is Imperial",
	"I9":  "where both sides stand there is a combat",
	"I10": "nothing is left of a combat that is over",
	"I11": "a captive is guarded",
	"I12": "no more Death Stars are queued than are under construction",
	"I14": "at a destroyed system are only as many units as ships can carry",
	"I16": "time stands before reputation on the track",
	"I20": "the game is over when the time is",
}

// explained puts what an invariant says behind its number.
func explained(wrong string) string {
	number, found, _ := strings.Cut(wrong, ": ")
	if about, known := invariants[number]; known {
		return fmt.Sprintf("%s (%s): %s", number, about, found)
	}
	return wrong
}

// Broken returns which invariant of the rules (section I) the table breaks, with what it says, or "". It is for tests, for sim and for
// tables that are described: the rules never need it.
func (s *State) Broken() string {
	for _, check := range []func() string{
		s.brokenUnits, s.brokenLeaders, s.brokenCards, s.brokenBase, s.brokenMarkers, s.brokenBattle, s.brokenEnd,
	} {
		if wrong := check(); wrong != "" {
			return explained(wrong)
		}
	}
	return ""
}

// brokenUnits: I1.
func (s *State) brokenUnits() string {
	for u := range Unit(numUnits) {
		n := int(s.Supply[u]) + int(s.Deploying.Leaving[u])
		for at := range s.Units {
			n += int(s.Units[at][u])
		}
		for space := range s.Queue {
			n += int(s.Queue[space][u])
		}
		if n != int(unitFigures[u].Box) {
			return fmt.Sprintf("I1: %d figures of %v instead of %d", n, u, unitFigures[u].Box)
		}
	}
	sites := unitFigures[DeathStarUnderConstruction].Box - s.Supply[DeathStarUnderConstruction]
	if s.Winner == NoSide && s.Queue[1][DeathStar]+s.Queue[2][DeathStar]+s.Queue[3][DeathStar] > sites {
		return "I12: more Death Stars are queued than are under construction"
	}
	return ""
}

// brokenLeaders: I2, I3, I11.
func (s *State) brokenLeaders() string {
	rings := map[Ring]int{}
	for l, stand := range s.Leaders {
		l := Leader(l)
		rings[stand.Ring]++
		at := stand.At
		if slot, on := at.slot(); on && s.onSlot(s.Serves(l), slot).Count() > 2 {
			return fmt.Sprintf("I2: three leaders on a mission with %v", l)
		}
		if s.Captive(l) && (s.Serves(l) != Rebels || at.system() >= numSystems) {
			return fmt.Sprintf("I3: captive %v is in no system", l)
		}
		if s.Captive(l) && s.Winner == NoSide && !s.Mission.Traveling && s.Moving.To == NoSystem && !s.Combat.Open && !s.inEffect() &&
			!s.awaits(stepDestroyExcess, at.system()) && !s.units(at.system(), Empire) {
			return fmt.Sprintf("I11: nobody guards %v", l)
		}
	}
	for ring := CapturedRing; ring < numRings; ring++ {
		if rings[ring] > 1 {
			return fmt.Sprintf("I3: %v is worn %d times", ring, rings[ring])
		}
	}
	if s.Leaders[LukeSkywalker].At != SetAside && s.Leaders[LukeSkywalkerJedi].At != SetAside {
		return "I2: Luke and the Jedi are both in the game"
	}
	t := Turn{State: s}
	for _, side := range []Side{Rebels, Empire} {
		for slot, m := range t.onTable(side) {
			if (m != NoMission) != (s.onSlot(side, uint8(slot)) != 0) && s.Mission.Card == NoMission {
				return fmt.Sprintf("I2: slot %d of the %v has a card or a leader alone", slot, side)
			}
		}
	}
	return ""
}

// inEffect reports whether an effect of a mission is under way, so that the
// checks that follow it are still to come.
func (s *State) inEffect() bool { return s.Mission.Card != NoMission }

// brokenCards: I4, I13.
func (s *State) brokenCards() string {
	t := Turn{State: s}
	for _, side := range []Side{Rebels, Empire} {
		if slices.Contains(s.MissionCards[side][:s.MissionDeck[side]], NoMission) {
			return fmt.Sprintf("I4: a mission is missing in the deck of the %v", side)
		}
	}
	for m := Mission(1); m < numMissions; m++ {
		c := m.Card()
		n := int(t.hand(c.Side)[m]) + int(s.MissionPile[c.Side][m]) + int(s.ProjectPile[m])
		for _, laid := range t.onTable(c.Side) {
			n += one(laid == m)
		}
		for _, card := range s.MissionCards[c.Side][:s.MissionDeck[c.Side]] {
			n += one(card == m)
		}
		for _, card := range s.ProjectCards[:s.ProjectDeck] {
			n += one(card == m)
		}
		if s.Mission.Card == m && !s.Mission.PutAway {
			n++
		}
		if n != int(c.Copies) {
			return fmt.Sprintf("I4: %d copies of %v instead of %d", n, m, c.Copies)
		}
	}
	if n := int(s.ProbeDeck+s.ProbeHand+s.CandidateBases+s.FalseLeads) + s.ProbeBox.count() + one(!s.choosingBase()); n != numSystems {
		return fmt.Sprintf("I4: %d probe cards with Coruscant's place instead of %d", n, numSystems)
	}
	if n := int(s.ObjectiveDeck + s.ObjectiveHand); n+popcount(s.ObjectiveBox) != 15 {
		return fmt.Sprintf("I4: %d objectives", n+popcount(s.ObjectiveBox))
	}
	for _, side := range []Side{Rebels, Empire} {
		n := int(s.ActionHand[side]+s.ActionDeck[side]+s.ActionBox[side]+s.StartingLeft[side]+s.Recruiting[side]) + s.ActionsUsed[side].count()
		all := recruitActions(side)
		if s.Setup.Standard {
			all |= startingActions(side)
		}
		if n != all.count() {
			return fmt.Sprintf("I4: the %v have %d action cards", side, n)
		}
		for i, a := range s.actionEyes(side).Held[:s.ActionHand[side]] {
			if !s.Known[side].Held[i].has(a) {
				return fmt.Sprintf("I4: everybody thinks that the %v cannot hold %v", side, a)
			}
		}
	}
	for th := range Theater(2) {
		n := int(s.TacticDeck[th]) + int(s.TacticHand[Rebels][th]) + int(s.TacticHand[Empire][th])
		for c := Tactic(1); c < numTactics; c++ {
			if c.Theater() == th {
				n += int(s.TacticPile[c])
			}
		}
		if n != numTheaterTactics {
			return fmt.Sprintf("I4: %d %v tactic cards", n, th)
		}
	}
	return ""
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func (set Systems) count() (n int) {
	for ; set != 0; set &= set - 1 {
		n++
	}
	return n
}

func (set ActionSet) count() int { return Systems(set).count() }

func popcount(set uint16) int { return Systems(set).count() }

// brokenBase: I5, I6.
func (s *State) brokenBase() string {
	if s.Round == 0 || s.Moving.To != NoSystem || s.inEffect() || s.Combat.Open {
		return ""
	}
	base := s.Rebel.Base
	switch {
	case base == Coruscant || s.ProbeBox.has(base):
		return "I5: the base is where it cannot be"
	case !s.Revealed && (s.Loyalty[base] == Empire || s.groundUnits(base, Empire)):
		return "I5: the hidden base should be revealed"
	case !s.Revealed && !s.Empire.Base.has(base):
		return "I5: the Empire has wrongly ruled the base out"
	case s.Revealed && (s.units(BaseSpace, Rebels) || s.FreeLeaders(BaseSpace, Rebels) != 0):
		return "I6: something stands on the space of a revealed base"
	}
	return ""
}

// brokenMarkers: I7, I8, I14, I16.
func (s *State) brokenMarkers() string {
	for at := range System(numSystems) {
		settled := s.Phase != SettingUp && s.Winner == NoSide && s.Moving.To == NoSystem && !s.Combat.Open && !s.inEffect() && !s.awaits(stepSubjugate, at)
		should := s.populous(at) && s.Loyalty[at] != Empire && s.groundUnits(at, Empire)
		switch {
		case settled && s.Subjugated.has(at) != should:
			return fmt.Sprintf("I7: %v is subjugated: %v", at, !should)
		case !s.populous(at) && (s.Loyalty[at] != NoSide || s.Sabotaged.has(at) || s.Subjugated.has(at)):
			return fmt.Sprintf("I8: %v has a marker", at)
		}
		for _, side := range []Side{Rebels, Empire} {
			if settled && s.Destroyed.has(at) && (Turn{State: s}).excess(at, side) > 0 && !s.awaits(stepDestroyExcess, at) {
				return fmt.Sprintf("I14: too many units at destroyed %v", at)
			}
		}
	}
	if s.Loyalty[Coruscant] != Empire && !s.Destroyed.has(Coruscant) {
		return "I8: Coruscant is not Imperial"
	}
	if s.Time < 1 || s.Rep > trackSpaces || s.Time >= s.Rep && s.Winner == NoSide {
		return fmt.Sprintf("I16: time %d, reputation %d", s.Time, s.Rep)
	}
	return ""
}

// awaits reports whether a step about a system is on the agenda.
func (s *State) awaits(step Step, at System) bool {
	for _, f := range s.Agenda[:s.Pending] {
		if f.Step == step && System(f.A) == at {
			return true
		}
	}
	return false
}

// brokenBattle: I9, I10.
func (s *State) brokenBattle() string {
	if s.Combat.Open || s.Moving.To != NoSystem || s.inEffect() || s.MoreCombats != 0 {
		return ""
	}
	if s.Combat.Count != 0 || s.TacticHand != [2][2]uint8{} || s.SetDice != [2]CombatDie{} {
		return "I10: something is left of a combat"
	}
	for at := range System(numSystems) {
		if s.sharesAny(at) && !s.awaits(stepFight, at) && !s.awaits(stepCombat, at) {
			return fmt.Sprintf("I9: both sides stand at %v without a combat", at)
		}
	}
	return ""
}

// brokenEnd: I20, and pieces of the agenda.
func (s *State) brokenEnd() string {
	if s.Pending >= agendaSize-8 {
		return "the agenda is nearly full"
	}
	if s.Winner == NoSide && s.Time >= trackSpaces {
		return "I20: the time is over"
	}
	return ""
}
