// Package starship is the table screen of Starship Battles: what it has beside what every table has, which is in ui/table/screen
// and the packages around it. It knows no rule: what may be done is what the decision offers, and why something may not be
// done the session says.
//
//	starship.go  the game for a session · shelf.go  the game on the shelf · sim.go  battles without a window
//	table.go     the screen: its parts, its things · sayings.go  its words · rows.go  what questions and events mean
//	aim.go       what the board shows of the decision under way · rack.go  the options below it · steer.go  the ship in the hand
//	ladder.go    the odds of an attack, and a ship that is fired by dragging it · answer.go  the answer to one · orders.go  standing orders · auto.go  what an officer does
//	motion.go    what moves while events are told · result.go  the end of a battle · sheets.go  cards and pages of things
//	lesson.go    the guided first battle, told in assets/lessons · shots.go  examples of every screen
//	wanted.go    the weapon that is asked for when a ship was dragged onto another
//	fleet/       fleets are built and revealed · book/  the rule book · arms/  whom weapons reach · foresee/  what would come of a move
//	ledger/      what a Damage Phase changes · odds/  what an attack needs and brings · plan/  what an officer would do · steer/  noses
//	luck/        what the dice did · rack/  the place below the map
package starship

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
)

// Session is one running battle.
type Session = session.Session[rules.State, rules.View]

// sessionTitle is what a session must know of the game.
func sessionTitle() session.Title[rules.State, rules.View] {
	return session.Title[rules.State, rules.View]{
		ID: rules.ID, Version: rules.Version, Changes: rules.Changes(), Rules: rules.Rules{}, Prepare: rules.Prepare, DealWith: rules.Deal,
		Windows: windows, Player: player, Conclude: rules.Conclude, Agrees: rules.Agrees,
		Reveal: func(s *rules.State, seat game.Seat) rules.View { return rules.Rules{}.View(s, seat) },
	}
}

// windows says what standing orders must know of the answers to an attack.
var windows = &session.Windows[rules.View]{
	Pass: func(*game.Decision) game.Option { return game.Option{Kind: rules.KindPass} },
	Kind: func(_ *rules.View, d *game.Decision) game.Key { return windowKind(d) },
	Use: func(v *rules.View, d *game.Decision, decisive bool) (o game.Option, uses bool) {
		o = d.Options[0] // what can be used comes before passing
		return o, o.Kind == rules.KindOrder && (!decisive || v.Decides(d))
	},
	Ends: func(o session.Order, _ game.Seat, f *session.Frame[rules.View]) bool {
		return endsOrder(o, f.Event.(rules.Event))
	},
}

// windowKind is what an order about a window names: the option that can be used in it.
func windowKind(d *game.Decision) game.Key {
	if o := d.Options[0]; o.Kind == rules.KindOrder {
		return game.Key(rules.CommandOption(o.A).String())
	}
	return d.Ask
}

// player is a computer player of a kind, or nil.
func player(kind string, r *rand.Rand) game.Player[rules.State, rules.View] {
	return bot.Player(kind, r)
}
