package flow

import (
	"slices"

	"holoboard/game"
)

// After is what a seat would be asked after answers of its own; nil where it is not asked then, or may not give them.
func After[V any](now game.Sight[V], answers ...game.Option) *game.Decision {
	then, taken := now.Try(answers...)
	if !taken {
		return nil
	}
	return then.Asked()
}

// FirstWhy is the first reason for which one of some options cannot be chosen, and that option; nil where there is nothing to say.
func FirstWhy[V any](now game.Sight[V], options []game.Option) (why *game.Why, of game.Option) {
	for _, o := range options {
		if why := now.WhyNot(o); why != nil {
			return why, o
		}
	}
	return nil, of
}

// Ahead lists what would be offered under a question after some answers, but for what ends it: then, and after each answer to it as long
// as it is asked again.
func Ahead[V any](now game.Sight[V], ask game.Key, ends game.Option, answers ...game.Option) (offered []game.Option) {
	now, taken := now.Try(answers...)
	for taken {
		d := now.Asked()
		if d == nil || d.Ask != ask {
			break
		}
		next := game.Option{}
		for _, o := range d.Options {
			if o == ends {
				continue
			}
			if next = o; !slices.Contains(offered, o) {
				offered = append(offered, o)
			}
		}
		now, taken = now.Try(next)
	}
	return offered
}
