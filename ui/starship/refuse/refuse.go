// Package refuse finds out why what lies on the table of a battle is not on offer.
package refuse

import (
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	table "holoboard/render/starship"
)

// Why says why things cannot be chosen where some options are offered, or nil if there is nothing to say.
func Why(at session.Sight[*rules.View], options []game.Option, things ...game.Option) *game.Why {
	for _, like := range options {
		for _, thing := range things {
			if o, ok := alike(like, thing); ok {
				if why := at.WhyNot(o); why != nil {
					return why
				}
			}
		}
	}
	return nil
}

// On lists a square and the ships that stand there.
func On(s *rules.State, square game.Option) []game.Option {
	things := []game.Option{square}
	s.Each(func(slot rules.Slot) {
		if s.Ships[slot].Is(rules.OnMap) && s.Space(slot).Covers(int(square.B), int(square.C)) {
			things = append(things, table.Ship(slot))
		}
	})
	return things
}

// alike is the option of one's kind that would be chosen by a thing.
func alike(like, thing game.Option) (o game.Option, ok bool) {
	o = like
	switch {
	case table.IsShip(thing) && (like.Kind == rules.KindShip || like.Kind == rules.KindTarget):
		o.A = thing.A
	case thing.Kind == rules.KindAt && (like.Kind == rules.KindGo || like.Kind == rules.KindAt):
		o.B, o.C = thing.B, thing.C
	case thing.Kind == rules.KindAt && like.Kind == rules.KindPlace:
		o.B, o.C = thing.B|like.B&^63, thing.C
	case like.Kind == thing.Kind && (like.Kind == rules.KindWeapon || like.Kind == rules.KindOrder):
		o = thing
	default:
		return o, false
	}
	return o, true
}
