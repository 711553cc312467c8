// Package rebellion is the table screen of Star Wars: Rebellion. It turns the options of the pending decision into
// lights and buttons, what the player does into answers, and events into motion. It knows no rule: what may be done is
// what the decision offers, and why something may not be done the session says.
//
//	table.go    the screen: who looks at it, what he sees, in which order it is drawn
//	rows/       what every kind of event means on the screen, and what every question does there
//	shelf.go    the game on the shelf
//	play.go     how the game goes on: answers, the computer's moves, taking back, saving
//	choice.go   where each option of a decision stands on the screen · ids.go  what the spots are called
//	confirm.go  what is asked about once more
//	things.go   what lies on the board: pointing at it, clicking it
//	prompt.go   the bar that asks, with its buttons · list.go  every option in words
//	log.go      what happened, log_find.go searching it · recap.go  what the others did · again.go  showing it once more
//	hunt/      where the base can be, pins and notes · refresh/ the steps of the Refresh Phase, what it brought, new cards
//	cover.go    two people at one screen · result.go, ending/  the end of a game
//	plan.go     one's missions large over the map · doubt.go  missions that could not be revealed
//	placing/   laying out forces at setup, deploying units · movement/ what moves or could, seats on the ships that leave
//	gesture.go  carrying leaders and units to where they belong · parts.go what the packages of the screen ask of it
//	motion.go   what happens on the map while events are told
//	sheet.go    what there is to know about a thing · cards.go  about cards and piles · book/  the rule book
//	lesson.go     the guided first game, told in assets/lessons
//	projector.go  what everybody may see, for a whole room; shown.go what is told of a game for that
//	tape.go     recorded games
//	choices/ what has no place on the table, combat/ and mission/  the scenes that cover it, dealt.go  cards shown over it
//	hits.go     hits without a choice · shots.go  examples of every screen, example.go the tables that they show, contacts/ sheets of pieces
//	say*.go     events, options and questions in words
package rebellion

import (
	"math/rand/v2"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
)

// Session is one running game.
type Session = session.Session[rules.State, rules.View]

// sessionTitle is what a session must know of the game.
func sessionTitle() session.Title[rules.State, rules.View] {
	return session.Title[rules.State, rules.View]{
		ID: rules.ID, Version: rules.Version, Rules: rules.Rules{}, Deal: rules.Deal, Player: player, Reveal: rules.Reveal,
	}
}

// player is a computer player of a kind, or nil.
func player(kind string, r *rand.Rand) game.Player[rules.State, rules.View] {
	return bot.Player[rules.State](kind, r)
}
