package words

import (
	"fmt"

	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// ThingOf is the thing on the table that an option is about: a unit that may move is the stack that it stands in.
func ThingOf(o game.Option) game.Option {
	switch o.Kind {
	case rules.KindMove:
		return rules.UnitAt(rules.Unit(o.A), rules.System(o.B))
	case rules.KindCaptive:
		return rules.Leader(o.A).Thing()
	case rules.KindProbe:
		return rules.System(o.A).Thing()
	case rules.KindAction:
		return rules.Action(o.A).Thing()
	}
	return o
}

// OptionsOf lists what a decision may offer about a thing on the table, to ask why it does not.
func OptionsOf(thing game.Option) []game.Option {
	switch thing.Kind {
	case rules.KindUnitAt:
		return []game.Option{rules.Move(rules.Unit(thing.A), rules.System(thing.B)), thing}
	case rules.KindSystem:
		return []game.Option{thing, {Kind: rules.KindProbe, A: thing.A}}
	case rules.KindAction:
		options := []game.Option{thing}
		for _, l := range rules.Action(thing.A).Card().Leaders.List() {
			options = append(options, rules.UseAction(rules.Action(thing.A), l))
		}
		return options
	}
	return []game.Option{thing}
}

// ID is what the spot of an option is called, the same in every language.
func ID(o game.Option) string {
	condition := func() string {
		return fmt.Sprintf("%v.%d.%d", rules.Unit(o.A), o.B>>4, o.B&15)
	}
	switch o.Kind {
	case rules.KindButton:
		return "button." + rules.Button(o.A).String()
	case rules.KindSystem:
		return "system." + rules.System(o.A).String()
	case rules.KindLeader, rules.KindCaptive:
		return "leader." + rules.Leader(o.A).String()
	case rules.KindMission:
		return "mission." + rules.Mission(o.A).String()
	case rules.KindSlot:
		return fmt.Sprintf("slot.%v.%d", rules.Side(o.A), o.B)
	case rules.KindMove, rules.KindUnitAt:
		return fmt.Sprintf("unit.%v.%v", rules.Unit(o.A), rules.System(o.B))
	case rules.KindQueued:
		return fmt.Sprintf("queued.%v.%d", rules.Unit(o.A), o.B)
	case rules.KindUnit:
		return "new." + rules.Unit(o.A).String()
	case rules.KindHit:
		return fmt.Sprintf("hit.%v.%s", rules.Shot(o.C), condition())
	case rules.KindTarget:
		return "target." + condition()
	case rules.KindDie:
		return fmt.Sprintf("die.%v.%d.%v", rules.Color(o.C), o.A, rules.Face(o.B))
	case rules.KindTactic:
		return "tactic." + rules.Tactic(o.A).String()
	case rules.KindTheater:
		return "theater." + rules.Theater(o.A).String()
	case rules.KindObjective:
		return "objective." + rules.Objective(o.A).String()
	case rules.KindRecruit:
		return fmt.Sprintf("recruit.%v.%v", rules.Action(o.A), rules.Leader(o.B))
	case rules.KindRetreat:
		return fmt.Sprintf("retreat.%v.%v", rules.Leader(o.A), rules.System(o.B))
	case rules.KindBuild:
		return fmt.Sprintf("build.%v.%v", rules.Unit(o.A), rules.System(o.B))
	case rules.KindProbe:
		return "system." + rules.System(o.A).String()
	case rules.KindMobilize:
		return fmt.Sprintf("mobilize.%d", o.A)
	case rules.KindAction:
		if rules.Leader(o.B) == rules.NoLeader {
			return "action." + rules.Action(o.A).String()
		}
		return fmt.Sprintf("action.%v.%v", rules.Action(o.A), rules.Leader(o.B))
	}
	return fmt.Sprintf("option.%d.%d.%d.%d", o.Kind, o.A, o.B, o.C)
}
