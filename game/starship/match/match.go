// Package match holds battles without a screen: what a session must know of them, its windows and standing orders, the fleets that computers
// bring, and what is measured of battles.
package match

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/starship"
	"holoboard/game/starship/bot"
)

type (
	state = starship.State
	view  = starship.View
)

// Title is what a session must know of the game.
func Title() session.Title[state, view] {
	return session.Title[state, view]{
		ID: starship.ID, Version: starship.Version, Changes: starship.Changes(), Rules: starship.Rules{}, Prepare: starship.Prepare, DealWith: starship.Deal,
		Windows: windows, Player: player, Conclude: starship.Conclude, Agrees: starship.Agrees,
		Reveal: func(s *state, seat game.Seat) view { return starship.Rules{}.View(s, seat) },
	}
}

// Wire is what both ends must share to tell each other of a game.
func Wire() session.Wire {
	return session.NewWire[view](starship.ID, starship.Version, starship.Event{})
}

// windows says what standing orders must know of the answers to an attack.
var windows = &session.Windows[view]{
	Pass: func(*game.Decision) game.Option { return game.Option{Kind: starship.KindPass} },
	Kind: func(_ *view, d *game.Decision) game.Key { return WindowKind(d) },
	Use: func(v *view, d *game.Decision, decisive bool) (o game.Option, uses bool) {
		o = d.Options[0] // what can be used comes before passing
		return o, o.Kind == starship.KindOrder && (!decisive || v.Decides(d))
	},
	Ends: func(o session.Order, _ game.Seat, f *session.Frame[*view]) bool {
		return Ends(o, f.Event.(starship.Event))
	},
}

// WindowKind is what an order about a window names: the option that can be used in it.
func WindowKind(d *game.Decision) game.Key {
	if o := d.Options[0]; o.Kind == starship.KindOrder {
		return game.Key(starship.CommandOption(o.A).String())
	}
	return d.Ask
}

// player is a computer player of a kind, or nil.
func player(kind string, r *rand.Rand) game.Player[state, view] {
	return bot.Player(kind, r)
}
