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
	_, any = t.Easiest(t.Pending, table.Ship(at))
	shot, _ = t.View.ShotWith(t.Pending.About[0], at)
	return shot, any
}

// held is what the ship in the hand would fire at what it is held over.
func (t *Aiming) held() (shot rules.Shot, ok bool) {
	at := t.Grip.Over()
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

// A ship that is dragged onto an enemy whom several of its weapons could hit: which of them fires is asked for, with the odds of each.

// wanted is a target whose attacker was chosen before its weapon.
type wanted struct {
	by, at rules.Slot
	when   int // the answers that the battle had then
}

// weaponsFor are the weapons that a ship could fire at another now, and the answers after which they are asked for.
func (t *Aiming) weaponsFor(by, at rules.Slot) (weapons, before []game.Option) {
	if t.Asks(rules.AskAttack) {
		before = []game.Option{table.Ship(by)}
	}
	d := flow.After(t.Grip.Sight(), before...)
	if d == nil || d.Ask != rules.AskFire {
		return nil, before
	}
	for _, o := range d.Options {
		if _, may := t.View.ShotWith(o, at); may && o.Kind == rules.KindWeapon {
			weapons = append(weapons, o)
		}
	}
	return weapons, before
}

// asksWeapon has the weapon asked for where there are several, and tells whether it did.
func (t *Aiming) asksWeapon(by, at rules.Slot) (before []game.Option, asks bool) {
	weapons, before := t.weaponsFor(by, at)
	if len(weapons) < 2 || t.Guided() {
		return nil, false
	}
	t.wanted = wanted{by: by, at: at, when: t.Grip.Sight().At() + len(before)}
	t.F.Invalidate()
	return before, true
}

// Wanted is the target that a weapon is asked for; false while none is.
func (t *Aiming) Wanted() (at rules.Slot, ok bool) {
	w := t.wanted
	return w.at, t.Asks(rules.AskFire) && w.when > 0 && w.when == t.Grip.Sight().At() && rules.Firing(t.Pending) == w.by
}

// ForgetWanted forgets it, and tells whether there was one.
func (t *Aiming) ForgetWanted() bool {
	_, wants := t.Wanted()
	t.wanted = wanted{}
	return wants
}

// wantedShot is the attack of a weapon on the target that it is asked for; false where it cannot hit that.
func (t *Aiming) wantedShot(o game.Option) (shot rules.Shot, ok bool) {
	at, wants := t.Wanted()
	if !wants || o.Kind != rules.KindWeapon || !t.Offered(o) {
		return shot, false
	}
	return t.View.ShotWith(o, at)
}

// Fire fires a weapon at the target that it is asked for, and tells whether it did.
func (t *Aiming) Fire(o game.Option) bool {
	shot, ok := t.wantedShot(o)
	if !ok {
		return false
	}
	t.Rest()
	t.GiveInTurn(t.asFarAsAsked(o, t.View.Target(shot.By, shot.At))...)
	return true
}

// FireCarried fires a weapon that is taken up while it is asked for.
func (t *Aiming) FireCarried() {
	if o := t.Grip.Thing; t.Grip.Carries() && o.Kind == rules.KindWeapon {
		if _, wants := t.Wanted(); wants {
			t.F.PutBack()
			t.Fire(o)
		}
	}
}

// Chance says how likely a weapon hits what it is asked for; nothing where it is not.
func (t *Aiming) Chance(o game.Option) string {
	shot, ok := t.wantedShot(o)
	if !ok {
		return ""
	}
	r := t.View.Reckon(&shot)
	return t.Say.Percent(r.Chance())
}
