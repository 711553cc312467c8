package bot

import (
	"slices"

	"holoboard/game"
	"holoboard/game/starship"
)

// What an officer would answer in a player's place, as far as no die decides.

// Shots are those of the ship whose attacks it is, or of all that have not fired.
func Shots(sight game.Sight[*starship.View]) (shots []starship.Shot) {
	p := sight.(*Position)
	if p.Decision.Ask != starship.AskAttack {
		return Guns(p, starship.Slot(p.Decision.About[0].A))
	}
	for _, o := range p.Decision.Options {
		if o.Kind == starship.KindShip {
			shots = append(shots, Guns(p, starship.Slot(o.A))...)
		}
	}
	return shots
}

// Answers are those that an officer would give one after the other, as far as nobody else is asked.
func Answers(sight game.Sight[*starship.View], seat game.Seat, asks []game.Key, officer *Captain) (answers []game.Option) {
	for now := sight; len(answers) < 20*starship.MostShips; {
		p, whole := now.(*Position)
		if d := now.Asked(); !whole || d == nil || d.Seat != seat || !slices.Contains(asks, d.Ask) {
			break
		}
		o := officer.Answer(WithoutOrders(p))
		if o.Kind == starship.KindDone {
			break
		}
		answers = append(answers, o)
		next, taken := sight.Try(answers...)
		if !taken {
			break
		}
		now = next
	}
	return answers
}

// WithoutOrders is a question without the command options that could be used there: those cost counters, which are given once.
func WithoutOrders(p *Position) *Position {
	without := *p
	without.Decision.Options = slices.DeleteFunc(slices.Clone(p.Decision.Options), func(o game.Option) bool { return o.Kind == starship.KindOrder })
	return &without
}
