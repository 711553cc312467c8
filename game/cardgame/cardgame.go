// Package cardgame holds the rules of Star Wars: The Card Game, its core set, for two: light against dark.
//
// A newcomer starts here: [State] is the whole table, [Rules.Step] goes on with what is on top of its stack of [Frame]s. Each
// chapter of the rules has the file of its name: setup, turn (the six phases), actions, paying, using (events and abilities),
// windows (interrupts and reactions), engagement, edge, strikes, damage, leaving, entering, force. The cards stand one beside the other in
// jedi.go, rebels.go, light.go, sith.go, navy.go and dark.go, by objective set.
//
// Numbers in comments: R14.1 is a rule, D5 an open question of the rules with the reading taken here (READINGS.md).
package cardgame

import "holoboard/game"

// Rules implements [game.Rules].
type Rules struct{}

// A Side is one of the two that play (R1.1). Light sits on seat 0.
type Side uint8

const (
	Light Side = iota
	Dark

	NoSide Side = 255
)

// Other is the enemy.
func (s Side) Other() Side { return 1 - s }

// Seat returns who plays it.
func (s Side) Seat() game.Seat { return game.Seat(s) }

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

// Seats implements [game.Rules].
func (Rules) Seats(*State) int { return 2 }

// Over implements [game.Rules].
func (Rules) Over(s *State) bool { return s.Ending != Undecided }

// A turn is a table and whoever answers its questions.
type turn struct {
	*State
	ask *game.Ask
}

// doings are what is done for each kind of frame.
var doings = [numDoings]func(turn, *Frame){
	doSetup: turn.setup, doTurn: turn.turnOn, doActions: turn.actions, doPlay: turn.play, doUse: turn.use, doWindow: turn.windowOn,
	doEngagement: turn.engagement, doEdge: turn.edge, doFate: turn.fate, doStrikes: turn.strikes, doStrike: turn.strike,
	doDamage: turn.damage, doReap: turn.reap, doFocus: turn.focusOn, doLeave: turn.leave,
}

// Step implements [game.Rules].
func (Rules) Step(s *State, a *game.Ask) {
	f := &s.Frames[s.Top-1]
	doings[f.Do](turn{s, a}, f)
}
