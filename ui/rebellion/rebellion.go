// Package rebellion is the table screen of Star Wars: Rebellion: what it has beside what every table has, which is in
// ui/table/screen and the packages around it. It knows no rule: what may be done is what the decision offers, and why something
// may not be done the session says.
//
//	table.go     the screen: its parts, and what each asks of the rest · shelf.go  the game on the shelf
//	sayings.go, lines.go  its words · board.go, carrying.go  its things · panels.go  what it shows of its own, and when
//	rows/        what every kind of event means on the screen, and what every question does there · words/  names and sentences
//	confirm.go   what is asked about once more · odds.go  how a combat may end · herald.go  the base is revealed
//	plan.go      one's missions large over the map · doubt.go  missions that could not be revealed
//	motion.go    what is on its way over the map · hits.go  hits without a choice
//	hunt/        where the base can be · refresh/  the steps of the Refresh Phase · placing/, movement/  units put down and moved
//	choices/     what has no place on the table · combat/, mission/, dealt.go  the scenes that cover it · ending/  the end of a game
//	cards/       about cards and piles · book/  the rule book · lesson.go  the guided first game, told in assets/lessons
//	example.go, shots.go, contacts/  examples of every screen
package rebellion

import (
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
)

// Session is one running game.
type Session = session.Session[rules.State, rules.View]
