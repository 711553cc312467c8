package rebellion

import (
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/table/tabletest"
)

// Every chapter can be played on a phone, in every language, by doing what the guide's words say.
func TestTheGuideCanBePlayedByItsWords(t *testing.T) {
	t.Parallel()
	for _, language := range assets.Languages() {
		t.Run(language, func(t *testing.T) {
			for i, chapter := range Chapters() {
				t.Run(chapter, func(t *testing.T) {
					l := learn(t, language, i, 390, 844)
					r := tabletest.Reader[*rules.View, *rules.Event]{
						Table: l.Table.screen.Table, Hand: l.hand, Language: language,
						Called: func(o game.Option) []string { return l.namesOf(o) },
					}
					r.Read(t)
				})
			}
		})
	}
}

// namesOf are the names that what an option is chosen by has on the screen.
func (t *Table) namesOf(o game.Option) []string {
	switch thing := t.Thing(o); o.Kind {
	case rules.KindMove, rules.KindUnitAt, rules.KindTarget, rules.KindHit, rules.KindBuild, rules.KindQueued:
		unit := rules.Unit(thing.A)
		return []string{t.Say.UnitName(unit), t.Words.Say("stage.unit." + unit.String())}
	case rules.KindRecruit:
		return []string{t.Say.Leader(rules.Leader(o.B))}
	case rules.KindRetreat:
		return []string{t.Say.System(rules.System(o.B))}
	case rules.KindSlot:
		return []string{t.Say.Mission(t.View.OnTableOf(rules.Side(o.A))[o.B])}
	}
	return []string{t.Say.Name(o)}
}
