package cards

import (
	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/ui/rebellion/words"
)

// Why an objective scores or does not: the conditions that the rules put to it, and how much of each holds.

// objectiveText says what holds of an objective's conditions, and what is missing: as the table stands, in the combat under
// way, or in the last one.
func (t *Cards) objectiveText(o rules.Objective) string {
	v := t.View
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
func (t *Cards) lastCombatText(o rules.Objective) string {
	for i := t.Reel.Past() - 1; i >= 0; i-- {
		e := t.Reel.Events[i]
		if e.Kind != rules.CombatEnded {
			continue
		}
		last := rules.Fought(*e)
		needs := t.View.Needs(o, &last)
		text := t.judged("needs.last", needs, assets.Args{"at": t.Say.Named(func(s *words.Speaker) string { return s.At(e.System) })})
		if needs.Met() && last.Scored {
			text += " " + t.Words.Say("needs.scored_then")
		}
		return text
	}
	return t.Words.Say("needs.no_combat")
}

// judged says whether conditions hold, and each of them.
func (t *Cards) judged(key string, needs rules.Needs, args assets.Args) string {
	if args == nil {
		args = assets.Args{}
	}
	key += ".missing"
	if needs.Met() {
		key = key[:len(key)-len(".missing")] + ".met"
	}
	args["needs"] = t.Say.Needs(needs)
	return t.Words.Say(key, args)
}

// WhyPlayed says beside the line about an objective that was played by what it was fulfilled. Of Death Star Plans the dice
// have told it, and the Death Star is gone.
func (t *Cards) WhyPlayed(e rules.Event) string {
	if e.Kind != rules.ObjectivePlayed || rules.Objective(e.Card.A).Card().When == rules.AsPlans {
		return ""
	}
	return " " + t.Words.Say("needs.played", assets.Args{"needs": t.Say.Needs(t.View.NeedsOf(e))})
}
