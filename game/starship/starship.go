// Package starship holds the rules of Starship Battles: two fleets, light against dark, on a square grid. A die of twenty
// and the Attack of a weapon against the Defense of the face that is hit; all damage takes effect together.
//
// A newcomer starts here: [State] is the whole table, [Rules.Step] plays one step of a round, and each part of the round has
// the file of its name: deployment, initiative, movement (classes 1 and 2), flight (3 and 4), pushing, launch, attack, shot,
// windows (the Fleet Commander options before a roll), damage, ending. [Cards] are the ships' figures; they come from a
// [Roster], a file that owners of the printed cards may edit.
//
// Numbers in comments: R14.26 is a rule, Q9 an open question of the rules with the reading taken here.
package starship

import (
	"math/rand/v2"

	"holoboard/game"
)

// Rules implements [game.Rules].
type Rules struct{}

// A Side is one of the two that fight (R4.1).
type Side uint8

const (
	Light Side = iota
	Dark

	NoSide Side = 255
)

// Other is the enemy.
func (s Side) Other() Side { return 1 - s }

// String returns its name in files and transcripts.
func (s Side) String() string {
	switch s {
	case Light:
		return "light"
	case Dark:
		return "dark"
	}
	return "nobody"
}

// SideOf returns the side of a seat: they sit light, dark, light, dark.
func SideOf(seat game.Seat) Side { return Side(seat & 1) }

// Seats implements [game.Rules].
func (Rules) Seats(s *State) int { return int(s.Players) }

// Over implements [game.Rules].
func (Rules) Over(s *State) bool { return s.Ending != Undecided }

// View is what one seat sees: everything (R1.6).
type View struct {
	State
	Seat game.Seat
}

// View implements [game.Rules].
func (Rules) View(s *State, seat game.Seat) View { return View{*s, seat} }

// Guess implements [game.Rules]: nothing is hidden.
func (Rules) Guess(v *View, _ *rand.Rand) State { return v.State }

// A turn is a table and whoever answers its questions.
type turn struct {
	*State
	ask *game.Ask
}

// steps are what is done in each step of the rules.
var steps = [numSteps]func(turn){
	stepDeployRoll: turn.deployRoll, stepDeploy: turn.deploy,
	stepInitiative: turn.initiative, stepReroll: turn.reroll,
	stepMove: turn.move, stepPush: turn.push, stepLaunch: turn.launch,
	stepAttack: turn.attack, stepFire: turn.fire, stepBeforeRoll: turn.beforeRoll, stepRoll: turn.roll, stepShift: turn.shift,
	stepControl: turn.control, stepDamage: turn.damage,
}

// Step implements [game.Rules].
func (Rules) Step(s *State, a *game.Ask) { steps[s.Step](turn{s, a}) }
