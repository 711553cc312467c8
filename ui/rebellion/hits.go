package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// forced are the hits that nobody has a choice about, as answers, and whether they are all that are left. It is worked out once
// for each question.
type forced struct {
	answers []game.Option
	all     bool
	heard   int // events of the session when it was worked out
}

// forcedHits finds the hits that nobody has a choice about.
func (t *Table) forcedHits() forced {
	if t.forced.heard == len(t.Reel.Events) && t.forced.answers != nil {
		return t.forced
	}
	t.forced = forced{answers: []game.Option{}, heard: len(t.Reel.Events)}
	for now := t.screen.Play.Sight(); ; {
		o, ok := now.Look().Combat.ForcedHit(now.Asked())
		if !ok {
			return t.forced
		}
		after, taken := now.Try(o)
		if !taken {
			return t.forced
		}
		t.forced.answers = append(t.forced.answers, o)
		next := after.Asked()
		if next == nil || next.Ask != rules.AskFireAt {
			t.forced.all = true
			return t.forced
		}
		now = after
	}
}

// restButton gives the unit that was hit last all further hits that it can take, as a click with Shift does: fingers have no Shift.
func (t *Table) restButton(list []flow.Button) []flow.Button {
	if t.screen.Guide != nil || !t.Asks(rules.AskFireAt) || t.forcedHits().all || len(t.Reel.Events) == 0 {
		return list
	}
	last := t.Reel.Events[len(t.Reel.Events)-1]
	if last.Kind != rules.DamageAssigned {
		return list
	}
	for _, o := range t.Pending.Options {
		unit := rules.ConditionOf(o)
		if o.Kind != rules.KindHit || unit.Unit != last.Unit || unit.Assigned == 0 {
			continue
		}
		if all := t.View.Combat.AllHits(o); len(all) > 1 {
			return append(list, flow.Button{
				Button: ui.Button{ID: "hits.onto", Label: t.Words.Say("table.hits.onto", assets.Args{"unit": t.Say.UnitName(unit.Unit)})},
				Press:  func(game.Option) { t.GiveInTurn(all...) },
			})
		}
	}
	return list
}

// hitsButton assigns by one click the hits that nobody has a choice about, if there are any.
func (t *Table) hitsButton() (b flow.Button, ok bool) {
	if t.screen.Guide != nil || !t.Asks(rules.AskFireAt) {
		return b, false
	}
	hits := t.forcedHits()
	if len(hits.answers) == 0 {
		return b, false
	}
	b = flow.Button{Button: ui.Button{ID: "hits", Hint: t.Words.Say("table.hits.about")}, Press: func(game.Option) {
		t.Answers = t.forcedHits().answers
		t.F.Invalidate()
	}}
	key, all := "table.hits.some", 0
	for _, n := range t.View.Combat.Hits() {
		all += n
	}
	if hits.all {
		key = "table.hits.all"
		b.Main, b.Key, b.KeyName = true, ui.KeyEnter, "Enter"
		if all > len(hits.answers) {
			key = "table.hits.rest"
			b.Hint = t.Words.Say("table.hits.rest.about")
		}
	}
	b.Label = t.Words.Say(key, assets.Args{"n": len(hits.answers), "m": all})
	return b, true
}
