package book

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/row"
)

// Where in the rule book stands what a player wants to know: about a thing, a question, a refusal, an event.

// OfPhase is the chapter of a phase.
func OfPhase(p rules.Phase) string { return phases[p] }

var phases = map[rules.Phase]string{
	rules.SettingUp: "R5", rules.Assignment: "R7", rules.Command: "R8", rules.Refresh: "R11",
}

// Of is the page of a thing, or nothing.
func Of(thing game.Option) string {
	switch thing.Kind {
	case rules.KindSystem, rules.KindProbe:
		if at := rules.System(thing.A); at < rules.BaseSpace {
			return "system." + at.String()
		}
		return "R18"
	case rules.KindLeader, rules.KindCaptive:
		return "leader." + rules.Leader(thing.A).String()
	case rules.KindMission:
		return pageOf("mission.", rules.Mission(thing.A).String())
	case rules.KindSlot:
		return "R7.4"
	case rules.KindObjective:
		if rules.Objective(thing.A) != rules.NoObjective {
			return "objective." + rules.Objective(thing.A).String()
		}
	case rules.KindTactic:
		if rules.Tactic(thing.A) != rules.NoTactic {
			return "tactic." + rules.Tactic(thing.A).String()
		}
	case rules.KindAction, rules.KindRecruit:
		return pageOf("action.", rules.Action(thing.A).String())
	case rules.KindUnit, rules.KindUnitAt, rules.KindMove, rules.KindQueued, rules.KindBuild, rules.KindTarget, rules.KindHit:
		return "unit." + rules.Unit(thing.A).String()
	case rules.KindDie:
		return "R12.6.1"
	case rules.KindRetreat:
		return "R12.7"
	}
	return ""
}

// pageOf is the page of a card, or nothing for no card.
func pageOf(kind, card string) string {
	if card == "" {
		return ""
	}
	return kind + card
}

// OfQuestion is the rule by which something is asked, or the page of the card that asks.
func OfQuestion(d *game.Decision) string {
	place := rows.Asks[d.Ask].Rule
	if place != row.TheCard {
		return place
	}
	for _, o := range d.About {
		if place := Of(o); place != "" {
			return place
		}
	}
	return "R9.6.1"
}

// OfEvent is what an event was about: the card, or the rule that made it happen.
func OfEvent(e rules.Event) string {
	place := rows.Of(e.Kind).Rule
	if place != row.TheCard {
		return place
	}
	if place := Of(e.Card); place != "" {
		return place
	}
	return "R21.1.1"
}
