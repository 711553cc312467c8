// Package movement is what a player sees of units that move, or could: the seats on the ships that leave, the ways to where they
// go, and what could move to the system that he points at.
//
//	arriving.go  what could move, the ways · meter.go  the seats
package movement

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
)

// Movement is what the table shows of units that move.
type Movement struct {
	*seat.Seat
	Hand   seat.Hand
	Sight  func() session.Sight[*rules.View] // of who is asked
	Ground func() game.Option                // the system whose territory what is carried hovers over
	Place  func() ui.Rect                    // of the panel of seats on a phone held sideways

	Arriving []game.Option // the moves that would be possible if what is pointed at were activated

	found map[[2]game.Option][]game.Option // the same, as far as it was found out
}

// Look finds out what could move to the system that the player aims at.
func (t *Movement) Look() { t.Arriving = t.couldArrive() }

// Forget drops what was found out: another question is put.
func (t *Movement) Forget() { clear(t.found) }

// Could tells whether a thing could move to where the player aims.
func (t *Movement) Could(thing game.Option) bool {
	return slices.ContainsFunc(t.Arriving, func(o game.Option) bool { return words.ThingOf(o) == thing })
}

// aim is the system that would be activated now if the player clicked or let go: where he points, or over whose
// territory he holds a leader.
func (t *Movement) aim() rules.System {
	thing := t.Pointed
	if ground := t.Ground(); ground != (game.Option{}) {
		thing = ground
	}
	if thing.Kind != rules.KindSystem {
		return rules.NoSystem
	}
	return rules.System(thing.A)
}

// couldArrive lists what could move to the system that the player aims at, as the rules would offer it if it were
// activated.
func (t *Movement) couldArrive() []game.Option {
	aim := t.aim()
	if t.Pending == nil || aim == rules.NoSystem {
		return nil
	}
	answers := []game.Option{aim.Thing()}
	if !t.Asks(rules.AskActivate) || !t.Offered(answers[0]) {
		put, ok := t.Hand.Takes(answers[0])
		if !ok || !t.Asks(rules.AskTurn) {
			return nil
		}
		answers = put
	}
	key := [2]game.Option{answers[0], aim.Thing()}
	moves, known := t.found[key]
	if !known {
		if t.found == nil {
			t.found = map[[2]game.Option][]game.Option{}
		}
		moves = t.After(answers)
		t.found[key] = moves
	}
	return moves
}

// After lists the moves that would be offered after some answers, then and as ships make room for more.
func (t *Movement) After(answers []game.Option) []game.Option {
	return flow.Ahead(t.Sight(), rules.AskMove, rules.Done.Thing(), answers...)
}

// Routes are the ways from where units may leave, or could, to where they move.
func (t *Movement) Routes() []board.Route {
	switch {
	case t.Asks(rules.AskMove):
		return routesTo(t.View.Moving.To, t.Pending.Options)
	case t.Arriving != nil:
		return routesTo(t.aim(), t.Arriving)
	}
	return nil
}

// routesTo are the ways of moves to a system.
func routesTo(to rules.System, moves []game.Option) (routes []board.Route) {
	if to >= rules.BaseSpace {
		return nil
	}
	var from rules.Systems
	for _, o := range moves {
		if at := rules.System(o.B); o.Kind == rules.KindMove && at < rules.BaseSpace && from>>at&1 == 0 {
			from |= 1 << at
			routes = append(routes, board.Route{From: at.Thing(), To: to.Thing()})
		}
	}
	return routes
}
