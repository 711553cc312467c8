// Package starship is the table screen of Starship Battles: what it has beside what every table has, which is in ui/table/screen
// and the packages around it. It knows no rule: what may be done is what the decision offers, and why something may not be
// done the session says.
//
//	starship.go  the game for a session · shelf.go  the game on the shelf · sim.go  battles without a window
//	table.go     the screen: its parts, its things · sayings.go  its words · rows.go  what questions and events mean
//	aim.go       what the board shows of the decision under way · rack.go  the options below it · steer.go  the ship in the hand
//	ladder.go    the odds of an attack, and a ship that is fired by dragging it · answer.go  the answer to one · will.go  who takes what hangs between ships · orders.go  standing orders · auto.go  what an officer does
//	motion.go    what moves while events are told · result.go  the end of a battle · sheets.go  cards and pages of things
//	lesson.go    the guided first battle, told in assets/lessons · shots.go  examples of every screen
//	wanted.go    the weapon that is asked for when a ship was dragged onto another
//	fleet/       fleets are built and revealed · book/  the rule book · arms/  whom weapons reach · foresee/  what would come of a move
//	ledger/      what a Damage Phase changes · luck/  what the dice did · hint/  what a computer advises
package starship

import (
	"holoboard/game/session"
	rules "holoboard/game/starship"
)

// Session is one running battle.
type Session = session.Session[rules.State, rules.View]
