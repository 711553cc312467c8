package book

import (
	"holoboard/game"
	rules "holoboard/game/starship"
)

// Where in the rule book stands what a player wants to know about a thing or a phase. Questions, events, refusals and what
// changes an attack cite their rules themselves.

// OfPhase is the chapter of a phase.
func OfPhase(p rules.Phase) string { return phases[p] }

var phases = [rules.NumPhases]string{rules.Deployment: "R6", rules.Initiative: "R7", rules.Move: "R8", rules.Attack: "R10", rules.Damage: "R12"}

// Of is the page of what an option is about on the table as a view shows it, or nothing.
func Of(v *rules.View, thing game.Option) string {
	if v.Cards == "" {
		return ""
	}
	switch thing.Kind {
	case rules.KindShip, rules.KindTarget, rules.KindShift:
		return OfCard(v.Card(rules.Slot(thing.A)))
	case rules.KindLaunch:
		return OfCard(v.Cards.Card(thing.B))
	case rules.KindWeapon:
		if thing.B == rules.PointDefense {
			return pointDefense
		}
		return OfWeapon(v.Figures(rules.Slot(thing.A)).Arm(int(thing.B)).Weapon)
	case rules.KindOrder:
		return OfOption(rules.CommandOption(thing.A))
	}
	return ""
}

// OfCard is the page of a ship; of one that is its owner's own that of its class.
func OfCard(card rules.Card) string {
	if rules.Shipped().Find(card.ID()) == nil {
		return classKey(card.Class())
	}
	return "ship." + card.ID()
}

// OfWeapon is the page of a weapon system.
func OfWeapon(w rules.Weapon) string { return "weapon." + w.String() }

// OfAbility is the page of a special ability.
func OfAbility(a rules.Ability) string { return "ability." + a.String() }

// OfOption is the page of a Fleet Commander option.
func OfOption(o rules.CommandOption) string { return "command." + o.String() }
