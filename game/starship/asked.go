package starship

import (
	"slices"

	"holoboard/game"
)

// What questions and options are about on the table: how a screen or a computer reads them.

// Firing is the ship whose block of attacks a question is about; NoSlot for any other.
func Firing(d *game.Decision) Slot {
	switch d.Ask {
	case AskFire, AskFireAt, AskBeforeRoll:
		return Slot(d.About[0].A)
	}
	return NoSlot
}

// used are the kinds of options that are used one after the other, by question.
var used = map[game.Key]uint8{AskMove: KindShip, AskAttack: KindShip, AskFire: KindWeapon, AskLaunch: KindLaunch}

// Unused counts what is not used yet of what is asked about: ships that have not moved or fired, weapons, and of fighters all that wait
// where any can be launched.
func (s *State) Unused(d *game.Decision) (n int) {
	for _, o := range d.Options {
		if o.Kind == used[d.Ask] {
			n++
		}
	}
	if n > 0 && d.Ask == AskLaunch {
		return s.FightersInPool(d.Seat)
	}
	return n
}

// Weapon is the weapon system of an attack as an option.
func (s *Shot) Weapon() game.Option { return weaponOption(s.By, s.Arm, s.Lane) }

// ShotWith is the attack of what an option fires on a ship, at the face that is hit most easily (R5.8); false where it cannot hit that.
func (s *State) ShotWith(weapon game.Option, at Slot) (shot Shot, may bool) {
	by, lane := Slot(weapon.A), Lane(weapon.C)
	return s.ShotAt(by, weapon.B, lane, at), s.WhyNotAt(by, weapon.B, lane, at) == nil
}

// WeaponID names what an option fires with, as keys of words and signs do.
func (s *State) WeaponID(o game.Option) string {
	if o.B == PointDefense {
		return "point_defense"
	}
	return s.Figures(Slot(o.A)).Arm(int(o.B)).Weapon.String()
}

// ArmsOf lists what a ship can fire with as options, whether they are on offer or not.
func (s *State) ArmsOf(by Slot) (all []game.Option) {
	for arm, lane := range s.Arms(by) {
		all = append(all, weaponOption(by, arm, lane))
	}
	return all
}

// OffMap tells whether an option is about nothing that stands on the map: a ship that is to be placed, a weapon, a fighter that waits, a
// Fleet Commander option.
func (s *State) OffMap(o game.Option) bool {
	switch o.Kind {
	case KindShip:
		return !s.Ships[o.A].Is(OnMap)
	case KindWeapon, KindLaunch, KindOrder:
		return true
	}
	return false
}

// Rack lists what a question is about beside the map, each thing once: all that the ship has that fires, and of what is offered fighters of a
// kind whoever launches them, and a Fleet Commander option for the first ship that could pay for it.
func (s *State) Rack(d *game.Decision) (all []game.Option) {
	if d.Ask == AskFire || d.Ask == AskFireAt {
		all = s.ArmsOf(Firing(d))
	}
	for _, o := range d.Options {
		o = AnyCarrier(o)
		if s.OffMap(o) && !slices.ContainsFunc(all, func(other game.Option) bool { return other == o || o.Kind == KindOrder && SameOrder(other, o) }) {
			all = append(all, o)
		}
	}
	return all
}

// AnyCarrier is an option whoever launches what it launches; any other is as it is.
func AnyCarrier(o game.Option) game.Option {
	if o.Kind == KindLaunch {
		o.A = uint8(Slot(o.A).Seat()) * MostShips
	}
	return o
}

// SameOrder tells whether two options are the same Fleet Commander option, whoever pays for it.
func SameOrder(a, b game.Option) bool {
	return a.Kind == KindOrder && b.Kind == KindOrder && a.A == b.A
}

// Meant lists the options for which some things on the table would stand where others are offered: a ship or a square, a weapon, a
// Fleet Commander option.
func Meant(offered []game.Option, things ...game.Option) (all []game.Option) {
	for _, like := range offered {
		for _, thing := range things {
			if o, alike := meant(like, thing); alike {
				all = append(all, o)
			}
		}
	}
	return all
}

// meant is the option of one's kind that would be chosen by a thing.
func meant(like, thing game.Option) (o game.Option, ok bool) {
	o = like
	switch {
	case thing.Kind == KindShip && (like.Kind == KindShip || like.Kind == KindTarget):
		o.A = thing.A
	case thing.Kind == KindAt && (like.Kind == KindGo || like.Kind == KindAt):
		o.B, o.C = thing.B, thing.C
	case thing.Kind == KindAt && like.Kind == KindPlace:
		o.B, o.C = thing.B|like.B&^63, thing.C
	case like.Kind == thing.Kind && (like.Kind == KindWeapon || like.Kind == KindOrder):
		o = thing
	default:
		return o, false
	}
	return o, true
}

// StandingOn lists a square and the ships that stand there.
func (s *State) StandingOn(square game.Option) []game.Option {
	things := []game.Option{square}
	s.Each(func(slot Slot) {
		if s.Ships[slot].Is(OnMap) && s.Space(slot).Covers(int(square.B), int(square.C)) {
			things = append(things, shipOption(slot))
		}
	})
	return things
}

// EndSquare is the square of a big ship's space at the end of a course that lies ahead of its middle and to one side of it: another one
// for each way that its nose may point.
func (s *State) EndSquare(course game.Option) (x, y int) {
	at, _ := s.Landing(course)
	if at.Facing == East || at.Facing == South {
		at.X++
	}
	if at.Facing == South || at.Facing == West {
		at.Y++
	}
	return at.X, at.Y
}

// Actor is the side that an event is about; NoSide where it is about both.
func (e *Event) Actor() Side {
	switch e.Kind {
	case DeployRolled, DeployOrder, InitiativeRolled, InitiativeRerolled, InitiativeWon, Interdicted, OwnFigures, BattleOver:
		return e.Side
	case RoundBegan, InitiativeTied, AttackBegan, DamageBegan:
		return NoSide
	}
	return e.Ship.Side()
}

// Phrase is the key of its words: a critical hit and a return to the pool have their own.
func (e *Event) Phrase() string {
	key := "event." + e.Kind.String()
	switch {
	case e.Kind == Hit && e.M > 0:
		key += ".critical"
	case (e.Kind == Destroyed || e.Kind == Fled) && e.N > 0:
		key += ".pool"
	}
	return key
}

// Where is the ship at which an event happens: of an attack the one that is attacked.
func (e *Event) Where() Slot {
	switch e.Kind {
	case Aimed, Rolled, Hit, Missed:
		return e.Other
	}
	return e.Ship
}

// Doing is what a ship does in this phase, as "to_move"; nothing while there is nothing to say.
func (s *State) Doing(slot Slot) string {
	ship := &s.Ships[slot]
	switch phase := s.Phase(); {
	case phase == Deployment && ship.Is(Waiting):
		return "waiting"
	case phase == Move && ship.Is(Moved):
		return "moved"
	case phase == Move && s.Turn() == slot.Seat():
		return "to_move"
	case phase == Attack && ship.Is(Attacked):
		return "attacked"
	case phase == Attack && s.Acting == slot:
		return "firing"
	case phase == Attack && s.Turn() == slot.Seat():
		return "ready"
	}
	return ""
}
