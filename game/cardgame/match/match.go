// Package match holds games of The Card Game without a screen: what a session must know of them, its windows and standing orders, and the
// decks that seats bring.
package match

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/cardgame/bot"
	"holoboard/game/session"
)

type (
	state = cardgame.State
	view  = cardgame.View
)

// Title is what a session must know of the game.
func Title() session.Title[state, view] {
	return session.Title[state, view]{
		ID: cardgame.ID, Version: cardgame.Version, Rules: cardgame.Rules{}, Together: cardgame.Together, Windows: windows,
		Prepare: cardgame.Prepare, DealWith: cardgame.Deal, Player: player, Conclude: cardgame.Conclude, Agrees: cardgame.Agrees,
		Reveal: func(s *state, seat game.Seat) view { return cardgame.Rules{}.View(s, seat) },
	}
}

// Wire is what both ends must share to tell each other of a game.
func Wire() session.Wire {
	return session.NewWire[view](cardgame.ID, cardgame.Version, cardgame.Event{})
}

// windows says what standing orders must know of windows.
var windows = &session.Windows[view]{
	Pass: func(*game.Decision) game.Option { return cardgame.Pass() },
	Kind: cardgame.WindowKind,
	Ends: func(o session.Order, seat game.Seat, f *session.Frame[*view]) bool {
		return ends(o, seat, f.Event.(cardgame.Event))
	},
	Breaks: func(_ session.Order, v *view, d *game.Decision) bool { return breaks(v, d) },
}

// player is a computer player of a kind, or nil.
func player(kind string, r *rand.Rand) game.Player[state, view] {
	return bot.Player[state](kind, r)
}
