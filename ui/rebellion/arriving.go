package rebellion

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// aim is the system that would be activated now if the player clicked or let go: where he points, or over whose
// territory he holds a leader.
func (t *Table) aim() rules.System {
	thing := t.Pointed
	if t.ground != (game.Option{}) {
		thing = t.ground
	}
	if thing.Kind != rules.KindSystem {
		return rules.NoSystem
	}
	return rules.System(thing.A)
}

// couldArrive lists what could move to the system that the player aims at, as the rules would offer it if it were
// activated.
func (t *Table) couldArrive() []game.Option {
	aim := t.aim()
	if t.Pending == nil || aim == rules.NoSystem {
		return nil
	}
	answers := []game.Option{aim.Thing()}
	if !t.Asks(rules.AskActivate) || !t.Offered(answers[0]) {
		l, ok := t.grip.landing(answers[0])
		if !ok || !t.Asks(rules.AskTurn) {
			return nil
		}
		answers = l.answers
	}
	key := [2]game.Option{answers[0], aim.Thing()}
	moves, known := t.arrivals[key]
	if !known {
		moves = t.movesAfter(answers)
		t.arrivals[key] = moves
	}
	return moves
}

// movesAfter lists the moves that would be offered after some answers, then and as ships make room for more.
func (t *Table) movesAfter(answers []game.Option) (moves []game.Option) {
	now, taken := t.play.Sight().Try(answers...)
	for taken {
		d := now.Asked()
		if d == nil || d.Ask != rules.AskMove {
			break
		}
		next := game.Option{}
		for _, o := range d.Options {
			if o == rules.Done.Thing() {
				continue
			}
			if next = o; !slices.Contains(moves, o) {
				moves = append(moves, o)
			}
		}
		now, taken = now.Try(next)
	}
	return moves
}
