package cardgame

import "holoboard/game"

// Which action windows a turn has, and which of them are over (R24): for standing orders, and for who wants to see what is still to come.

// windowsOf are the action windows of each phase in their order (R24). Those from afterAttackers to afterStrike are in each engagement anew.
var windowsOf = [NumPhases][]Moments{
	RefreshPhase: {inRefresh}, DrawPhase: {inDraw}, DeploymentPhase: {inDeployment},
	ConflictPhase: {beforeEngaging, afterAttackers, afterDefenders, afterEdge, afterStrike, afterEngaging}, ForcePhase: {inForce},
}

// WindowsOf returns the action windows of a phase in their order (R24).
func WindowsOf(p Phase) []Moments { return windowsOf[p] }

// WindowsPassed returns how many of the windows of the phase that goes on are over; the one that is open, if there is one, is the next
// of them. In the conflict phase they begin anew after each engagement (R10.2).
func (s *Public) WindowsPassed() (n int) {
	all := windowsOf[s.Phase]
	for i, m := range all {
		if m == s.Moment {
			return i
		}
	}
	stage, fight := s.stages()
	switch s.Phase {
	case RefreshPhase:
		n = passed(stage >= refreshEnds)
	case DrawPhase:
		n = passed(stage >= deploy)
	case DeploymentPhase:
		n = passed(stage >= conflict)
	case ForcePhase:
		n = passed(stage >= turnEnds)
	case ConflictPhase:
		switch {
		case fight != noStage && fight >= strikeStep:
			n = 4
		case fight != noStage && fight >= edgeBattle:
			n = 3
		case fight != noStage && fight >= defendersAsked:
			n = 2
		case stage >= conflictEnds:
			n = len(all)
		case stage >= engage:
			n = 1
		}
	}
	return n
}

func passed(is bool) int {
	if is {
		return 1
	}
	return 0
}

// noStage is the stage of what is not under way.
const noStage uint8 = 255

// stages are how far the turn is, and the engagement in it.
func (s *Public) stages() (turn, fight uint8) {
	turn, fight = noStage, noStage
	for i := range s.Frames[:s.Top] {
		switch f := &s.Frames[i]; f.Do {
		case doTurn:
			turn = f.Stage
		case doEngagement:
			fight = f.Stage
		}
	}
	return turn, fight
}

// Kind is what standing orders call an action window in the turn of whoever gives them, or in the other's: the one after the last
// engagement has the orders of the one before each.
func (m Moments) Kind(own bool) game.Key {
	if m == afterEngaging {
		m = beforeEngaging
	}
	if own {
		return "own." + game.Key(m.String())
	}
	return "other." + game.Key(m.String())
}

// ActionKinds are the nine kinds of action windows (R24), by what standing orders call them in one's own turn and in the other's.
func ActionKinds() (own, other []game.Key) {
	for m := inRefresh; m < numMoments; m++ {
		if m != afterEngaging {
			own, other = append(own, m.Kind(true)), append(other, m.Kind(false))
		}
	}
	return own, other
}

// Answers returns what a card answers (R21.5, R21.6), in no order that matters; nothing where it answers nothing.
func (t Title) Answers() (all []Trigger) {
	for _, a := range cards[t].Has {
		if a.On != NoTrigger && !a.Forced {
			all = append(all, a.On)
		}
	}
	return all
}

// Kind is what standing orders call a window in which something is answered.
func (k Trigger) Kind() game.Key { return "answer." + game.Key(k.String()) }

// WindowKind returns what standing orders call a window that a seat is asked: an action window by its place in one's own turn or the
// other's, an answer by what it answers.
func WindowKind(v *View, d *game.Decision) game.Key {
	switch d.Ask {
	case AskAct:
		return v.Moment.Kind(v.Active == SideOf(d.Seat))
	case AskAnswer:
		return Trigger(d.About[0].A).Kind()
	}
	return d.Ask
}
