// Package starship is the table screen of Starship Battles: what it has beside what every table has, which is in ui/table/screen
// and the packages around it. It knows no rule: what may be done is what the decision offers, and why something may not be
// done the session says.
//
//	starship.go  the game for a session · shelf.go  the game on the shelf, examples of every screen
//	table.go     the screen: its parts, its things · sayings.go  its words · rows.go  what questions and events mean
//	aim.go       what the board shows of the decision under way, besides, and of events that are told · rack.go  the options below it
//	gestures.go  clicks, drags and the main button · auto.go  what an officer does and advises
//	damage.go    the Damage Phase · result.go  the end of a battle
//	sheets.go    cards and pages of things · lesson.go  the guided battles, told in assets/lessons
//	seat/        what every part of the screen has · aiming/  an attack, whom weapons reach, its odds · steering/  the ship in the hand
//	windows/     answers to an attack, standing orders · fleet/  fleets are built and revealed · book/  the rule book
package starship
