package starship

import "holoboard/game"

// An EventKind says what happened.
type EventKind uint8

// Beside each kind stand the fields of the Event that it uses; cards and weapons are those of its slots and its weapon system.
const (
	NoEvent            EventKind = iota
	DeployRolled                 // Side, N: the die
	DeployOrder                  // Side: places first
	Deployed                     // Ship, X, Y, Facing
	RoundBegan                   // N
	InitiativeRolled             // Side, N: the die
	InitiativeRerolled           // Side, N
	InitiativeTied               //
	InitiativeWon                // Side: attacks first
	Interdicted                  // Side: loses initiative without a die
	Stayed                       // Ship
	Sailed                       // Ship, X, Y, Facing, N of M steps
	Flew                         // Ship, X, Y, Facing
	Pushed                       // Ship, X, Y, Other: by whom
	Fled                         // Ship, N: 1 it returns to the pool
	Launched                     // Ship, Other: from, X, Y
	AttackBegan                  //
	Aimed                        // Ship, Arm, Lane, Other, Face
	OptionUsed                   // Ship: pays, Option
	Rolled                       // Ship, Other, Arm, N: the die, M: needed, Attack, Defense, Mean
	Missed                       // Ship, Other
	Hit                          // Ship, Other, N: counters, M: 1 critical
	BuzzDroidsLanded             // Ship
	Shifted                      // Ship, Other: the fighter, N
	Repaired                     // Ship, N: counters left
	DamageBegan                  //
	Turned                       // Ship, N: counters left
	Destroyed                    // Ship, N: 1 it returns to the pool
	BattleOver                   // Side: the winner, N: Ending
	OwnFigures                   // Side, Card: a player has made or changed it

	NumEventKinds = iota
)

var eventIDs = [NumEventKinds]string{
	"no_event", "deploy_rolled", "deploy_order", "deployed", "round_began", "initiative_rolled",
	"initiative_rerolled", "initiative_tied", "initiative_won", "interdicted", "stayed", "sailed", "flew", "pushed", "fled",
	"launched", "attack_began", "aimed", "option_used", "rolled", "missed", "hit", "buzz_droids_landed", "shifted", "repaired",
	"damage_began", "turned", "destroyed", "battle_over", "own_figures",
}

// String returns its name in words.
func (k EventKind) String() string { return eventIDs[k] }

// An Event is one thing that happened.
type Event struct {
	Kind            EventKind
	Side            Side
	Ship, Other     Slot
	Card, OtherCard uint8 // of Ship and Other: what stands on their slots later may be another
	X, Y            uint8
	Facing          Facing
	Face            Face
	Arm             uint8
	Weapon          Weapon // what Arm is, unless it is Point-Defense: on the Reduced side it may be another
	Lane            Lane
	Option          CommandOption
	N, M            uint8
	Attack, Defense int8
	Mean            uint8 // damage that was to be expected, in twentieths
}

// SeenBy implements [game.Event]: everybody sees everything.
func (e Event) SeenBy(game.Seat) game.Event { return e }

// tell tells an event, and counts it.
func (t turn) tell(e Event) {
	t.ask.Count(uint8(e.Kind), t.counted(&e))
	if t.ask.Listening() {
		t.ask.Tell(t.named(e))
	}
}

// named returns an event with what its slots and its weapon system are called for as long as it is told.
func (s *State) named(e Event) Event {
	if e.Kind == OwnFigures {
		return e
	}
	e.Card, e.OtherCard = s.Ships[e.Ship].Card, s.Ships[e.Other].Card
	if (e.Kind == Aimed || e.Kind == Rolled) && e.Arm != PointDefense {
		e.Weapon = s.Figures(e.Ship).Arm(int(e.Arm)).Weapon
	}
	return e
}

// counted is what of an event is counted by itself: options, weapon systems, fighters that return to the pool.
func (s *State) counted(e *Event) uint8 {
	switch {
	case e.Kind == OptionUsed:
		return uint8(e.Option)
	case e.Kind == Aimed && e.Arm == PointDefense:
		return NumWeapons
	case e.Kind == Aimed:
		return uint8(s.Figures(e.Ship).Arm(int(e.Arm)).Weapon)
	case e.Kind == Destroyed, e.Kind == Fled:
		return e.N
	}
	return 0
}

// ModifiersCounted stands beside the kinds of events in a tally: what changed an attack, by [Modifier].
const ModifiersCounted uint8 = 255

// countModifiers counts what changes an attack whose die is cast.
func (t turn) countModifiers(r *Reckoning) {
	for m, n := range r.By {
		if n != 0 {
			t.ask.Count(ModifiersCounted, uint8(m))
		}
	}
}
