package rebellion

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// Why an objective scores or does not: the conditions that the rules put to it, and how much of each holds.

// objectiveText says what holds of an objective's conditions, and what is missing: as the table stands, in the combat under
// way, or in the last one.
func (t *Table) objectiveText(o rules.Objective) string {
	v := &t.View
	if o == rules.NoObjective || v.Round == 0 || v.Winner != rules.NoSide || v.ObjectiveBox>>o&1 != 0 {
		return ""
	}
	when := o.Card().When
	switch {
	case when == rules.AtRefresh:
		needs := v.Needs(o, nil)
		return t.judged("needs.now", needs, nil)
	case v.Combat.Open:
		needs := v.Needs(o, nil)
		text := t.judged("needs.combat", needs, nil)
		switch {
		case v.Combat.Scored:
			text += " " + t.Words.Say("needs.scored_now")
		case v.Combat.Fulfilled>>o&1 != 0:
			text += " " + t.Words.Say("needs.passed")
		}
		return text
	case when == rules.AsPlans:
		return ""
	}
	return t.lastCombatText(o)
}

// lastCombatText says why an objective was not fulfilled in the last combat, or that it was.
func (t *Table) lastCombatText(o rules.Objective) string {
	for i := len(t.log.events) - len(t.reel.next) - 1; i >= 0; i-- {
		e := t.log.events[i]
		if e.Kind != rules.CombatEnded {
			continue
		}
		last := rules.Fought(e)
		needs := t.View.Needs(o, &last)
		text := t.judged("needs.last", needs, assets.Args{"at": t.say.named(func(s *Speaker) string { return s.at(e.System) })})
		if needs.Met() && last.Scored {
			text += " " + t.Words.Say("needs.scored_then")
		}
		return text
	}
	return t.Words.Say("needs.no_combat")
}

// judged says whether conditions hold, and each of them.
func (t *Table) judged(key string, needs rules.Needs, args assets.Args) string {
	if args == nil {
		args = assets.Args{}
	}
	key += ".missing"
	if needs.Met() {
		key = key[:len(key)-len(".missing")] + ".met"
	}
	args["needs"] = t.say.needs(needs)
	return t.Words.Say(key, args)
}

// needs are conditions in words, with what is missing.
func (s *Speaker) needs(needs rules.Needs) (text string) {
	for i := range needs {
		if needs[i].Text == "" {
			continue
		}
		if text != "" {
			text += ". "
		}
		text += s.need(&needs[i])
	}
	return text
}

// need is a condition in words, with what is missing.
func (s *Speaker) need(n *rules.Need) string {
	key := game.Key("needs." + n.Text)
	if n.Yes {
		key += game.Key([...]string{".no", ".yes"}[min(n.Have, 1)])
		return s.w.Say(string(key), assets.Args{"leader": s.Leader(n.Leader)})
	}
	what := s.w.Say(string(key))
	if n.Region > 0 {
		what = s.w.Say("needs.region.near", assets.Args{"region": s.w.Say("region." + strconv.Itoa(int(n.Region)))})
	}
	text := s.w.Say("needs.count", assets.Args{"what": what, "have": int(n.Have), "want": int(n.Want)})
	if names := s.systemNames(n.Systems); len(names) > 0 {
		list := "needs.there"
		if n.Region > 0 {
			list = "needs.not_there"
		}
		text += " " + s.w.Say(list, assets.Args{"systems": s.list(names)})
	}
	if missing := int(n.Want) - int(n.Have); missing > 0 {
		text += s.w.Say("needs.missing", assets.Args{"n": missing})
	}
	return text
}

// systemNames are the names of systems.
func (s *Speaker) systemNames(set rules.Systems) (names []string) {
	for at := range rules.BaseSpace {
		if set.Has(at) {
			names = append(names, s.System(at))
		}
	}
	return names
}

// whyPlayed says beside the line about an objective that was played by what it was fulfilled. Of Death Star Plans the dice
// have told it, and the Death Star is gone.
func (t *Table) whyPlayed(e rules.Event) string {
	if e.Kind != rules.ObjectivePlayed || rules.Objective(e.Card.A).Card().When == rules.AsPlans {
		return ""
	}
	return " " + t.Words.Say("needs.played", assets.Args{"needs": t.say.needs(t.View.NeedsOf(e))})
}
