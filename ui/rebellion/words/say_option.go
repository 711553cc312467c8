package words

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// optionKeys are the ends of the keys of what decisions offer, by kind.
var optionKeys = map[uint8]string{
	rules.KindFace: "face", rules.KindPick: "pick", rules.KindSystem: "system", rules.KindLeader: "leader",
	rules.KindMission: "mission", rules.KindSlot: "slot", rules.KindMove: "move", rules.KindCaptive: "captive",
	rules.KindUnitAt: "unit_at", rules.KindQueued: "queued", rules.KindUnit: "unit", rules.KindHit: "hit",
	rules.KindTarget: "target", rules.KindDie: "die", rules.KindTactic: "tactic", rules.KindTheater: "theater",
	rules.KindObjective: "objective", rules.KindRecruit: "recruit", rules.KindRetreat: "retreat", rules.KindBuild: "build",
	rules.KindProbe: "probe", rules.KindMobilize: "mobilize", rules.KindAction: "action",
}

// Option puts an option into words by itself. Choice says more where the decision is known.
func (s *Speaker) Option(o game.Option) string {
	if o.Kind == rules.KindButton {
		return s.W.Say("button." + rules.Button(o.A).String())
	}
	return s.W.Say(s.optionKey(o), s.parts(o))
}

// Choice puts an option of a decision into words as its seat sees it: what it does there, how many units there are, who
// is on a facedown mission. No two options of a decision read alike.
func (s *Speaker) Choice(d *game.Decision, v *rules.View, o game.Option) string {
	if o.Kind == rules.KindButton {
		return s.Button(d.Ask, rules.Button(o.A))
	}
	args := s.parts(o)
	key := s.optionKey(o)
	switch o.Kind {
	case rules.KindMove, rules.KindUnitAt:
		if n := int(v.Units[o.B][o.A]); n > 1 {
			key += ".many"
			args["n"] = n
		}
	case rules.KindSlot:
		if side := v.Side(); side == rules.Side(o.A) {
			key = "option.slot.own"
			args["card"], args["leaders"] = s.Mission(v.OnTable()[o.B]), s.List(s.onMission(v, side, o.B))
		}
	}
	return s.asAnswer(d, v, o, s.W.Say(key, args), args)
}

// asAnswer uses the words that a question has for a kind of option, if it has any. {card} or {die} in them is all that
// the option says by itself.
func (s *Speaker) asAnswer(d *game.Decision, v *rules.View, o game.Option, text string, args assets.Args) string {
	end := optionKeys[o.Kind]
	if d.Ask == rules.AskAssign && o.Kind == rules.KindLeader && v.Leaders[o.A].At >= rules.OnMission {
		end = "take_back"
	}
	key := "ask." + string(d.Ask) + "." + end
	if !s.W.Has(key) {
		return text
	}
	switch o.Kind {
	case rules.KindSlot:
		args["card"] = text
	case rules.KindDie:
		args["die"] = text
	}
	return s.W.Say(key, args)
}

// onMission names the leaders on a facedown mission.
func (s *Speaker) onMission(v *rules.View, side rules.Side, slot uint8) (names []string) {
	for _, l := range v.LeadersOn(side, rules.OnMission+rules.Spot(slot)).List() {
		names = append(names, s.LeaderShort(l))
	}
	return names
}

// optionKey finds the phrase for an option.
func (s *Speaker) optionKey(o game.Option) string {
	key := "option." + optionKeys[o.Kind]
	switch {
	case (o.Kind == rules.KindRecruit || o.Kind == rules.KindAction) && rules.Leader(o.B) == rules.NoLeader:
		key += ".nobody"
	case o.Kind == rules.KindBuild && rules.System(o.B) != rules.NoSystem:
		key += ".freed"
	}
	return key
}

// Name returns the name of the thing that an option stands for, or nothing.
func (s *Speaker) Name(o game.Option) string {
	switch o.Kind {
	case rules.KindSystem, rules.KindProbe:
		return s.System(rules.System(o.A))
	case rules.KindLeader, rules.KindCaptive, rules.KindRetreat:
		return s.Leader(rules.Leader(o.A))
	case rules.KindMission:
		return s.Mission(rules.Mission(o.A))
	case rules.KindTactic:
		return s.Tactic(rules.Tactic(o.A))
	case rules.KindObjective:
		return s.Objective(rules.Objective(o.A))
	case rules.KindRecruit, rules.KindAction:
		return s.Action(rules.Action(o.A))
	case rules.KindMove, rules.KindUnitAt, rules.KindQueued, rules.KindUnit, rules.KindBuild:
		return s.UnitName(rules.Unit(o.A))
	case rules.KindHit, rules.KindTarget:
		return s.inCondition(rules.Unit(o.A), o.B>>4, o.B&15)
	case rules.KindTheater:
		return s.W.Say("theater." + rules.Theater(o.A).String())
	}
	return ""
}

// parts fills in what an option is made of.
func (s *Speaker) parts(o game.Option) assets.Args {
	name := s.Named(func(s *Speaker) string { return s.Name(o) })
	args := assets.Args{"system": name, "leader": name, "card": name, "unit": name, "theater": name}
	switch o.Kind {
	case rules.KindFace:
		args["face"] = s.W.Say("face." + rules.Rules{}.Word(o)) // A is the roll, not the face
	case rules.KindPick:
		args["n"] = int(o.A) + 1
	case rules.KindSlot, rules.KindQueued:
		args["n"] = int(o.B)
		if o.Kind == rules.KindSlot {
			args["n"] = int(o.B) + 1
		}
	case rules.KindMove, rules.KindCaptive:
		args["from"] = s.from(rules.System(o.B))
	case rules.KindUnitAt, rules.KindBuild, rules.KindRetreat:
		args["at"], args["to"] = s.At(rules.System(o.B)), s.To(rules.System(o.B))
	case rules.KindHit:
		args["shot"] = s.Named(func(s *Speaker) string { return s.Called("shot." + rules.Shot(o.C).String()) })
	case rules.KindDie:
		args["n"] = int(o.A) + 1
		args["face"] = s.W.Say("face." + rules.Face(o.B).String())
		args["color"] = s.W.Say("color." + rules.Color(o.C).String())
	case rules.KindObjective:
		args["stage"] = int(rules.Objective(o.A).Card().Stage)
	case rules.KindRecruit, rules.KindAction:
		args["leader"] = s.Named(func(s *Speaker) string { return s.Leader(rules.Leader(o.B)) })
	case rules.KindMobilize:
		args["n"] = int(o.A)
	}
	return args
}

// inCondition names a unit in a combat with its damage and what is assigned to it.
func (s *Speaker) inCondition(u rules.Unit, damage, assigned uint8) string {
	args := assets.Args{"unit": s.UnitName(u), "n": int(damage)}
	switch {
	case damage > 0 && assigned > 0:
		args["m"] = int(assigned)
		return s.W.Say("condition.both", args)
	case damage > 0:
		return s.W.Say("condition.damaged", args)
	case assigned > 0:
		args["n"] = int(assigned)
		return s.W.Say("condition.hit", args)
	}
	return s.UnitName(u)
}
