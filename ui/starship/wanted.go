package starship

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	table "holoboard/render/starship"
)

// A ship that is dragged onto an enemy whom several of its weapons could hit: which of them fires is asked for, with the odds of each.

// wanted is a target whose attacker was chosen before its weapon.
type wanted struct {
	by, at rules.Slot
	when   int // the answers that the battle had then
}

// weaponsFor are the weapons that a ship could fire at another now, and the answers after which they are asked for.
func (t battery) weaponsFor(by, at rules.Slot) (weapons, before []game.Option) {
	if t.Asks(rules.AskAttack) {
		before = []game.Option{table.Ship(by)}
	}
	now, taken := t.screen.Play.Sight().Try(before...)
	if !taken || now.Asked() == nil || now.Asked().Ask != rules.AskFire {
		return nil, before
	}
	for _, o := range now.Asked().Options {
		if o.Kind == rules.KindWeapon && t.View.WhyNotAt(by, o.B, rules.Lane(o.C), at) == nil {
			weapons = append(weapons, o)
		}
	}
	return weapons, before
}

// lone is the only attack that a ship can make, which it makes when it is chosen: nothing else is asked before.
func (t battery) lone(ship game.Option) (shot rules.Shot, ok bool) {
	if ship.Kind != rules.KindShip || t.screen.Grip.Carries() || !t.Asks(rules.AskAttack) || !t.Offered(ship) {
		return shot, false
	}
	now, taken := t.screen.Play.Sight().Try(ship)
	if d := now.Asked(); !taken || d != nil && slices.Contains(attacking, d.Ask) {
		return shot, false
	}
	shot = now.Look().Shot
	return shot, shot.By == rules.Slot(ship.A)
}

// asksWeapon has the weapon asked for where there are several, and tells whether it did.
func (t battery) asksWeapon(by, at rules.Slot) (before []game.Option, asks bool) {
	weapons, before := t.weaponsFor(by, at)
	if len(weapons) < 2 || t.screen.Guide != nil {
		return nil, false
	}
	t.Table.wanted = wanted{by: by, at: at, when: t.screen.Play.Sight().At() + len(before)}
	t.F.Invalidate()
	return before, true
}

// wants is the target that a weapon is asked for; false while none is.
func (t battery) wants() (at rules.Slot, ok bool) {
	w := t.Table.wanted
	return w.at, t.Asks(rules.AskFire) && w.when > 0 && w.when == t.screen.Play.Sight().At() && t.firing(t.Pending) == w.by
}

// wantedShot is the attack of a weapon on the target that it is asked for; false where it cannot hit that.
func (t battery) wantedShot(o game.Option) (shot rules.Shot, ok bool) {
	at, wants := t.wants()
	by := rules.Slot(o.A)
	if !wants || o.Kind != rules.KindWeapon || !t.Offered(o) || t.View.WhyNotAt(by, o.B, rules.Lane(o.C), at) != nil {
		return shot, false
	}
	return rules.Shot{By: by, Arm: o.B, Lane: rules.Lane(o.C), At: at, Face: t.View.Weakest(by, at)}, true
}

// target is the option of a target, at the face that is hit most easily.
func (t battery) target(by, at rules.Slot) game.Option {
	return game.Option{Kind: rules.KindTarget, A: uint8(at), B: uint8(t.View.Weakest(by, at)), C: uint8(t.View.Distance(by, at))}
}

// fireWanted fires a weapon at the target that it is asked for, and tells whether it did.
func (t battery) fireWanted(o game.Option) bool {
	shot, ok := t.wantedShot(o)
	if !ok {
		return false
	}
	t.Rest()
	answers := []game.Option{o}
	target := t.target(shot.By, shot.At)
	if now, taken := t.screen.Play.Sight().Try(o); taken && now.Asked() != nil && now.Asked().Has(target) {
		answers = append(answers, target) // a weapon with one target asks for none
	}
	t.GiveInTurn(answers...)
	return true
}

// takeWanted fires a weapon that is taken up while it is asked for.
func (t battery) takeWanted() {
	if o := t.screen.Grip.Thing; t.screen.Grip.Carries() && o.Kind == rules.KindWeapon {
		if _, wants := t.wants(); wants {
			t.F.PutBack()
			t.fireWanted(o)
		}
	}
}

// CloseFirst implements [screen.Panels]: Escape forgets the target that a weapon is asked for.
func (t panels) CloseFirst() bool {
	_, wants := battery{t.Table}.wants()
	t.wanted = wanted{}
	return wants
}

// wantedChance says beside a weapon how likely it hits what it is asked for; nothing where it is not.
func (t battery) wantedChance(o game.Option) string {
	shot, ok := t.wantedShot(o)
	if !ok {
		return ""
	}
	r := t.View.Reckon(&shot)
	return t.Words.Say("percent", assets.Args{"n": r.Chance()})
}

// wantedQuestion asks for the weapon.
func (t battery) wantedQuestion() (title, help string, ok bool) {
	at, wants := t.wants()
	if !wants {
		return "", "", false
	}
	args := assets.Args{"ship": t.ship(t.firing(t.Pending)), "target": t.ship(at)}
	return t.Words.Say("aim.which", args), t.Words.Say(t.screen.ForTouch("aim.which.help"), args), true
}
