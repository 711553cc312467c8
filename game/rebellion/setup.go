package rebellion

import "holoboard/game"

// R5: setup. The first game has a fixed placement (R5.2).

// A Setup says which game is played: the zero Setup is the first game for two.
type Setup struct {
	Standard bool  // R5.1, with action cards; else the first game (R5.2)
	Players  uint8 // 2, 3 or 4; 0 means 2
	House    HouseRules
}

// NewGame returns the table before the game is set up; the cards are shuffled
// and the base is chosen by its first steps.
func NewGame(setup Setup) State {
	s := blank()
	if setup.Players == 2 {
		setup.Players = 0 // one game has one table
	}
	s.Setup = setup
	if setup.Standard {
		s.fillStarting()
	}
	s.begin()
	return s
}

// begin puts the whole game on the agenda.
func (s *State) begin() {
	Turn{State: s}.then(Frame{Step: stepSetup}, Frame{Step: stepChooseBase}, Frame{Step: stepDealHands}, Frame{Step: stepRound})
}

// blank returns an empty table: all figures in the supply, all cards in their
// decks in the order of the tables, the markers on their first spaces.
func blank() State {
	var s State
	s.Winner, s.Base, s.Moving.To = NoSide, NoSystem, NoSystem
	s.Rebel.Base = NoSystem // not chosen yet
	s.Time, s.Rep = 1, 14   // R5.1.3
	s.Heard = all
	for i := range s.Loyalty {
		s.Loyalty[i] = NoSide
	}
	s.Loyalty[Coruscant] = Empire
	for u := range Unit(numUnits) {
		s.Supply[u] = unitFigures[u].Box
	}
	for l := range Leader(numLeaders) {
		s.Leaders[l].At = InSupply
	}
	s.Leaders[LukeSkywalkerJedi].At = SetAside
	s.fillDecks()
	return s
}

// fillDecks puts all cards into their decks, the starting missions into the hands.
func (s *State) fillDecks() {
	for m := Mission(1); m < numMissions; m++ {
		c := m.Card()
		for range c.Copies {
			switch {
			case c.Kind == Starting && c.Side == Rebels:
				s.Rebel.Hand[m]++
				s.MissionHand[Rebels]++
			case c.Kind == Starting:
				s.Empire.Hand[m]++
				s.MissionHand[Empire]++
			case c.Kind == Project:
				s.ProjectCards[s.ProjectDeck] = m
				s.ProjectDeck++
			default:
				s.MissionCards[c.Side][s.MissionDeck[c.Side]] = m
				s.MissionDeck[c.Side]++
			}
		}
	}
	s.fillActions()
	for c := Tactic(1); c < numTactics; c++ {
		for range c.Card().Copies {
			th := c.Theater()
			s.TacticCards[th][s.TacticDeck[th]] = c
			s.TacticDeck[th]++
		}
	}
	s.fillObjectives()
	s.ProbeBox = Coruscant.set()
	for card := range System(numSystems) {
		if card != Coruscant {
			s.ProbeCards[s.ProbeDeck] = card
			s.ProbeDeck++
		}
	}
	s.knowProbes()
}

// fillObjectives puts stage III at the bottom, then II, then I (R5.1.4).
func (s *State) fillObjectives() {
	for stage := uint8(3); stage > 0; stage-- {
		for o := Objective(1); o < numObjectiveKinds; o++ {
			if o.Card().Stage == stage {
				s.ObjectiveCards[s.ObjectiveDeck] = o
				s.DeckStages[s.ObjectiveDeck] = stage
				s.ObjectiveDeck++
			}
		}
	}
	for i := range s.ObjectiveDeck {
		s.Rebel.ObjectiveDeck[i], s.Empire.ObjectiveDeck[i] = ofStage(s.DeckStages[i]), ofStage(s.DeckStages[i])
	}
}

// ofStage returns the objectives of a stage.
func ofStage(stage uint8) (set uint16) {
	for o := Objective(1); o < numObjectiveKinds; o++ {
		if o.Card().Stage == stage {
			set |= o.set()
		}
	}
	return set
}

// knowProbes makes every card in the probe deck look alike to both sides.
func (s *State) knowProbes() {
	for i := range s.ProbeCards {
		s.Rebel.ProbeDeck[i], s.Empire.ProbeDeck[i] = 0, 0
		if i < int(s.ProbeDeck) {
			s.Rebel.ProbeDeck[i], s.Empire.ProbeDeck[i] = all&^s.ProbeBox, all&^s.ProbeBox
		}
	}
}

// A placement is what the first game puts into a system (R5.2.1).
type placement struct {
	system    System
	loyalty   Side
	subjugate bool
	units     [numUnits]uint8
}

var firstGame = []placement{
	{system: Kashyyyk, loyalty: Rebels},
	{system: Bothawui, loyalty: Rebels, units: [numUnits]uint8{
		CorellianCorvette: 1, RebelTransport: 1, XWing: 1, YWing: 1, RebelTrooper: 3, Airspeeder: 1,
	}},
	{system: Naboo, loyalty: Rebels},
	{system: Saleucami, loyalty: Empire, units: [numUnits]uint8{StarDestroyer: 1, TIEFighter: 2, Stormtrooper: 2, ATST: 1}},
	{system: Mandalore, loyalty: NoSide, subjugate: true, units: [numUnits]uint8{DeathStar: 1, TIEFighter: 4, Stormtrooper: 2, ATST: 1}},
	{system: Coruscant, loyalty: Empire, units: [numUnits]uint8{
		StarDestroyer: 1, AssaultCarrier: 1, TIEFighter: 2, Stormtrooper: 3, ATAT: 1, ATST: 1,
	}},
	{system: Corellia, loyalty: Empire, units: [numUnits]uint8{AssaultCarrier: 1, Stormtrooper: 1}},
	{system: Sullust, loyalty: NoSide, subjugate: true, units: [numUnits]uint8{StarDestroyer: 1, TIEFighter: 2, Stormtrooper: 2, ATST: 1}},
	{system: Mustafar, loyalty: Empire, units: [numUnits]uint8{AssaultCarrier: 1, TIEFighter: 2, Stormtrooper: 2, ATST: 1}},
}

var firstBaseSpace = [numUnits]uint8{XWing: 1, YWing: 1, RebelTrooper: 3, Airspeeder: 1}

// setup fills the pools and shuffles the decks (R5.1.2 to R5.1.7). What the first
// game places is fixed; in the standard game the sides place their forces.
func (t Turn) setup(Frame) {
	for l := range Leader(numLeaders) {
		if leaderFigures[l].Starting {
			t.Leaders[l].At = InPool // R5.1.2
		}
	}
	if t.Setup.Standard {
		t.standardSetup()
	} else {
		t.placeFirstGame()
	}
	t.shuffleAll()
	t.drawObjective()
}

func (t Turn) placeFirstGame() {
	for _, p := range firstGame {
		t.Loyalty[p.system] = p.loyalty
		if p.subjugate {
			t.Subjugated |= p.system.set()
		}
		for u, n := range p.units {
			t.Units[p.system][u] += n
			t.Supply[u] -= n
		}
	}
	for u, n := range firstBaseSpace {
		t.Units[BaseSpace][u] += n
		t.Supply[u] -= n
	}
	for _, card := range []System{Corellia, Mandalore, Saleucami, Sullust, Mustafar} {
		t.boxProbe(card)
	}
	t.knowProbes()
}

// boxProbe takes a probe card out of the game.
func (t Turn) boxProbe(card System) {
	t.removeProbe(card)
	t.ProbeBox |= card.set()
}

// removeProbe takes a known card out of the probe deck.
func (t Turn) removeProbe(card System) {
	n := int(t.ProbeDeck)
	for i, c := range t.ProbeCards[:n] {
		if c == card {
			copy(t.ProbeCards[i:n], t.ProbeCards[i+1:n])
			copy(t.Rebel.ProbeDeck[i:n], t.Rebel.ProbeDeck[i+1:n])
			copy(t.Empire.ProbeDeck[i:n], t.Empire.ProbeDeck[i+1:n])
			t.ProbeCards[n-1], t.Rebel.ProbeDeck[n-1], t.Empire.ProbeDeck[n-1] = 0, 0, 0
			t.ProbeDeck--
			return
		}
	}
	panic("rebellion: the probe card of " + card.String() + " is not in its deck")
}

func (t Turn) shuffleAll() {
	for _, side := range []Side{Rebels, Empire} {
		missions, actions := &t.MissionCards[side], &t.ActionCards[side]
		t.ask.Shuffle(int(t.MissionDeck[side]), func(i, j int) { missions[i], missions[j] = missions[j], missions[i] })
		t.ask.Shuffle(int(t.ActionDeck[side]), func(i, j int) { actions[i], actions[j] = actions[j], actions[i] })
	}
	t.ask.Shuffle(int(t.ProjectDeck), func(i, j int) {
		t.ProjectCards[i], t.ProjectCards[j] = t.ProjectCards[j], t.ProjectCards[i]
	})
	for stage := 0; stage < 15; stage += 5 { // each stage apart (R5.1.4)
		t.ask.Shuffle(5, func(i, j int) {
			t.ObjectiveCards[stage+i], t.ObjectiveCards[stage+j] = t.ObjectiveCards[stage+j], t.ObjectiveCards[stage+i]
		})
	}
	t.shuffleTactics(Space)
	t.shuffleTactics(Ground)
}

// chooseBase: the Rebels secretly choose the base (R5.1.9). What bars it lies open to all, so that all know where it
// can be.
func (t Turn) chooseBase(Frame) {
	free := Systems(0)
	t.put(Rebels, AskChooseBase)
	for s := range System(numSystems) {
		if !t.ProbeBox.has(s) {
			bar := t.barsFirstBase(s)
			t.ask.OfferIf(Probe(s), bar)
			if bar == nil {
				free |= s.set()
			}
		}
	}
	base := System(t.ask.One().A)
	t.Rebel.Base = base
	t.removeProbe(base)
	t.Heard, t.Empire.Base = free, free
	t.tell(Event{Kind: BaseChosen, Side: Rebels, System: base})
}

// barsFirstBase: in the first game the base is not where Imperial units are nor next
// to one (R5.2.2). In the standard game no card of such a system is left.
func (t Turn) barsFirstBase(s System) *game.Why {
	if t.Setup.Standard {
		return nil
	}
	bar := t.units(s, Empire)
	neighborsOf[s].each(func(n System) { bar = bar || t.units(n, Empire) })
	if bar {
		return whyBaseNear
	}
	return nil
}

// dealHands shuffles the probe deck and deals two missions to each side; the
// starting missions are in the hands (R5.1.10).
func (t Turn) dealHands(Frame) {
	t.shuffleProbes()
	t.drawMissions(Rebels, 2)
	t.drawMissions(Empire, 2)
}
