// Package rebellion is the table screen of Star Wars: Rebellion. It turns the options of the pending decision into
// lights and buttons, what the player does into answers, and events into motion. It knows no rule: what may be done is
// what the decision offers, and why something may not be done the session says.
//
//	table.go    the screen: who looks at it, what he sees, in which order it is drawn
//	play.go     how the game goes on: answers, the computer's moves, taking back, saving
//	choice.go   where each option of a decision stands on the screen · ids.go  what the spots are called
//	confirm.go  what is asked about once more
//	things.go   what lies on the board: pointing at it, clicking it
//	prompt.go   the bar that asks, with its buttons · list.go  every option in words
//	log.go      what happened · recap.go  what the others did
//	cover.go    two people at one screen · result.go  the end of a game
//	gesture.go  carrying leaders and units to where they belong · meter.go  seats on the ships that leave
//	motion.go   what happens on the map while events are told · sheet.go  what there is to know about a thing
//	stage*.go   combats and missions · shots.go  examples of every screen
//	say*.go     events, options and questions in words
package rebellion

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
)

// Session is one running game.
type Session = session.Session[rules.State, rules.View]

// Title is what a session must know of the game.
func Title() session.Title[rules.State, rules.View] {
	return session.Title[rules.State, rules.View]{
		ID: "rebellion", Version: 1, Rules: rules.Rules{}, Deal: deal, Player: player,
	}
}

// FirstGame is the setup of the rule book's first game.
const FirstGame = "first"

// deal lays out the table for a setup and so many players; no setup is the first game too.
func deal(setup json.RawMessage, players int) (rules.State, error) {
	name := FirstGame
	if len(setup) > 0 && string(setup) != "null" {
		if err := json.Unmarshal(setup, &name); err != nil {
			return rules.State{}, fmt.Errorf("the setup %s has no name", setup)
		}
	}
	if name != FirstGame {
		return rules.State{}, fmt.Errorf("there is no setup called %q", name)
	}
	if players < 2 || players > rules.MostPlayers {
		return rules.State{}, fmt.Errorf("%d people cannot play, only 2 to %d", players, rules.MostPlayers)
	}
	return rules.NewGame(rules.Setup{Players: uint8(players)}), nil
}

// player is a computer player of a kind, or nil.
func player(kind string, r *rand.Rand) game.Player[rules.State, rules.View] {
	switch kind {
	case "cadet":
		return bot.Cadet[rules.State]{Rand: r}
	case "random":
		return game.Random[rules.State, rules.View]{Rand: r}
	}
	return nil
}
