// Package rebellion is the rules of Star Wars: Rebellion, for two to four players.
// It knows no screen, clock, file or network.
//
// The game in one page: the Rebels hide a base in one of 31 systems; the Empire
// hunts it. A round has three phases. In the Assignment Phase both sides put
// leaders on missions, facedown. In the Command Phase they take turns: reveal a
// mission, or activate a system with a leader and move units into it, which may
// lead to a combat. In the Refresh Phase leaders come home, cards are drawn, the
// time marker advances, leaders are recruited, units are built and deployed. The
// Empire wins when it takes or destroys the base, the Rebels when the time and
// the reputation marker meet.
//
// Where the rules stand, by chapter of the numbered rules (R1 to R26):
//
//	R2  figures, limits      units.go leaders.go cards.go, R24 in building.go
//	R3  the board            systems.go public.go
//	R4  victory              rebelbase.go
//	R5  setup                setup.go, the standard one in standard.go
//	R6  the round            round.go; its checks: settle in loyalty.go
//	R7  assignment           assignment.go, its action cards in assignment_actions.go
//	R8  turns, movement      command.go movement.go
//	R9  missions             missions.go conditions.go, the cards in
//	                         rebel_missions.go imperial_missions.go haul.go
//	R11 refresh              refresh.go recruit.go building.go
//	R12 combat               combat.go attack.go hits.go retreat.go, cards in tactics.go
//	R13 Death Star           building.go objectives.go (the Plans)
//	R14 to R17 loyalty, subjugation, sabotage, destroyed systems: loyalty.go
//	R18 the base             rebelbase.go
//	R19, R20 leaders, rings  capture.go
//	R21 decks                decks.go cards.go
//	R22 objectives           objectives.go
//	R23 time, reputation     rebelbase.go
//	R26 the team game        team.go
//
// [State] is the table and [Public] what lies open of it (state.go); [View] is
// what a seat sees (view.go), [Rules.Guess] makes up the rest (guess.go). A
// [Turn] is the table and whoever answers: its methods are the steps and verbs.
// Every verb tells an [Event] (events.go). Options are packed things (things.go).
// whys.go holds the reasons for what is not on offer. Transcripts in testdata
// tell the rules as games (describe.go, ready.go, standing.go, words.go).
package rebellion
