// Package match holds games of Rebellion without a screen: what a session must know of them, and what is measured of them.
package match

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
)

type (
	state = rebellion.State
	view  = rebellion.View
)

// Title is what a session must know of the game.
func Title() session.Title[state, view] {
	return session.Title[state, view]{
		ID: rebellion.ID, Version: rebellion.Version, Changes: rebellion.Changes(), Rules: rebellion.Rules{}, Deal: rebellion.Deal, Player: player,
		Reveal: rebellion.Reveal, Conclude: rebellion.Conclude,
	}
}

// Wire is what both ends must share to tell each other of a game.
func Wire() session.Wire {
	return session.NewWire[view](rebellion.ID, rebellion.Version, rebellion.Event{})
}

// player is a computer player of a kind, or nil.
func player(kind string, r *rand.Rand) game.Player[state, view] { return bot.Player[state](kind, r) }
