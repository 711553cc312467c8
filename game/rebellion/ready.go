package rebellion

import (
	"fmt"
	"slices"

	"holoboard/game"
)

// A described table, made ready to be played: what was not said is completed, and
// what cannot be is refused.

// Ready implements [game.Teller].
func (r Rules) Ready(s *State) error {
	for i := range s.ObjectiveDeck {
		s.Rebel.ObjectiveDeck[i], s.Empire.ObjectiveDeck[i] = ofStage(s.DeckStages[i]), ofStage(s.DeckStages[i])
	}
	if s.Phase == SettingUp {
		return s.readySetup()
	}
	t := Turn{State: s, ask: game.Playout(nil, nil)}
	if !slices.Contains(s.ProbeCards[:s.ProbeDeck], s.Rebel.Base) {
		return fmt.Errorf("the base is at %v, and its probe card is elsewhere", s.Rebel.Base)
	}
	t.removeProbe(s.Rebel.Base)
	s.knowProbes()
	for i := range s.ProbeHand {
		s.Rebel.ProbeHand[i] = all &^ s.ProbeBox
	}
	for i := range s.ObjectiveHand {
		s.Empire.ObjectiveHand[i] = ofStage(s.HandStages[i])
	}
	for at := range System(numSystems) {
		t.subjugate(at)
	}
	s.Empire.Base = (&guess{State: *s}).baseMaskOpen()
	t.then(agendaFrom(s.Phase)...)
	t.then(Frame{Step: stepImmediate})
	for _, check := range []func() string{s.Broken, s.wrongLeaders, s.wrongActions} {
		if wrong := check(); wrong != "" {
			return fmt.Errorf("this table cannot be: %s", wrong)
		}
	}
	if s.Phase == Assignment {
		s.Round-- // it begins with the round
	}
	return nil
}

// readySetup has a game begin with its setup: nothing else can be described than
// which game it is and how the decks lie.
func (s *State) readySetup() error {
	s.knowProbes()
	bare := Rules{}.Blank()
	bare.Phase, bare.Setup = SettingUp, s.Setup
	if s.Setup.Standard {
		bare.fillStarting()
	}
	bare.Hidden = s.Hidden
	if *s != bare {
		return fmt.Errorf("before the setup nothing can be on the table")
	}
	s.Round, s.Rebel.Base = 0, NoSystem
	s.begin()
	return nil
}

// agendaFrom returns what comes at the beginning of a phase.
func agendaFrom(p Phase) []Frame {
	switch p {
	case Assignment:
		return []Frame{{Step: stepRound}}
	case Command:
		return append([]Frame{{Step: stepTurn}}, sequence[3:]...)
	}
	return sequence[4:]
}

// wrongLeaders: rings are worn by Rebels in play, and nobody who serves the Empire is
// on the Rebel Base space; who is detained stands on the board.
func (s *State) wrongLeaders() string {
	for l, stand := range s.Leaders {
		l := Leader(l)
		switch {
		case stand.Ring != NoRing && (leaderFigures[l].Side != Rebels || !s.inPlay(l)):
			return fmt.Sprintf("%v cannot wear a ring", l)
		case stand.At == Spot(BaseSpace) && s.Serves(l) == Empire:
			return fmt.Sprintf("%v cannot be on the Rebel Base space", l)
		case s.Detained.has(l) && stand.At.system() >= numSystems:
			return fmt.Sprintf("%v cannot be detained", l)
		}
	}
	return ""
}

// wrongActions: each side has had so many starting action cards (R5.1.8).
func (s *State) wrongActions() string {
	for _, side := range []Side{Rebels, Empire} {
		if n := startingActions(side).count() - int(s.StartingLeft[side]); s.Setup.Standard && n > dealtActions {
			return fmt.Sprintf("the %v have had %d starting action cards", side, n)
		}
	}
	return ""
}
