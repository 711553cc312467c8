package aiming

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/starship"
	table "holoboard/render/starship"
	"holoboard/ui/table/flow"
)

// A ship is fired by one gesture: it is dragged onto an enemy, and what takes most of that is fired.

// Uses lists whom a ship could hit that is dragged there.
func (t *Aiming) Uses(thing game.Option) []game.Option {
	if !table.IsShip(thing) || !t.Attacks() {
		return nil
	}
	by := rules.Slot(thing.A)
	if by != rules.Firing(t.Pending) && !t.Offered(thing) {
		return nil
	}
	uses, known := t.reach[by]
	if !known {
		t.View.Each(func(at rules.Slot) {
			if _, any := t.shot(by, at); any {
				uses = append(uses, game.Option{Kind: rules.KindTarget, A: uint8(at)})
			}
		})
		t.reach[by] = uses
	}
	return uses
}

// shot is what a ship would fire at another: the weapon that has been chosen for it, or its best; at the face that is hit most easily.
func (t *Aiming) shot(by, at rules.Slot) (shot rules.Shot, any bool) {
	if !t.Asks(rules.AskFireAt) {
		return t.View.BestShot(by, at)
	}
	weapon := t.Pending.About[0]
	_, any = t.Easiest(t.Pending, table.Ship(at))
	return t.View.ShotAt(by, weapon.B, rules.Lane(weapon.C), at), any
}

// held is what the ship in the hand would fire at what it is held over.
func (t *Aiming) held() (shot rules.Shot, ok bool) {
	at := t.over()
	if !t.Attacks() || !table.IsShip(at) {
		return shot, false
	}
	return t.shot(rules.Slot(t.Grip.Thing.A), rules.Slot(at.A))
}

// Fires are the answers that fire a ship at another, of which only those are given that are asked for.
func (t *Aiming) Fires(by, at rules.Slot) (answers []game.Option) {
	if before, asks := t.asksWeapon(by, at); asks {
		return before
	}
	shot, _ := t.shot(by, at)
	return t.asFarAsAsked(table.Ship(by), shot.Weapon(), t.View.Target(by, at))
}

// asFarAsAsked are those of some options that are asked for in turn: a weapon with one target asks for none.
func (t *Aiming) asFarAsAsked(options ...game.Option) (answers []game.Option) {
	for _, o := range options {
		if d := flow.After(t.Grip.Sight(), answers...); d != nil && d.Has(o) {
			answers = append(answers, o)
		}
	}
	return answers
}

// Lone is the only attack that a ship can make, which it makes when it is chosen: nothing else is asked before.
func (t *Aiming) Lone(ship game.Option) (shot rules.Shot, ok bool) {
	if ship.Kind != rules.KindShip || t.Grip.Carries() || !t.Asks(rules.AskAttack) || !t.Offered(ship) {
		return shot, false
	}
	now, taken := t.Grip.Sight().Try(ship)
	if d := now.Asked(); !taken || d != nil && slices.Contains([]game.Key{rules.AskAttack, rules.AskFire, rules.AskFireAt}, d.Ask) {
		return shot, false
	}
	shot = now.Look().Shot
	return shot, shot.By == rules.Slot(ship.A)
}
