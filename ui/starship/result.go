package starship

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/story"
)

// How a battle ended, and how it went: what was expected of the dice and what they did.

// tale is a battle in figures.
type tale struct {
	story.Story
	did rules.Accounts
}

// storyOf is the story of the battle at a table, from its record when it is first wanted.
func storyOf(t *Table) *tale {
	if t.story == nil {
		frames, _ := t.screen.Play.Table.Frames(0)
		t.story = taleOf(frames, t.shotText)
	}
	return t.story
}

// taleOf tells a battle from what everybody has seen of it; name names an attack shortly.
func taleOf(frames []session.Frame[*view], name func(*view, *event) string) *tale {
	s := &tale{}
	for i := range frames {
		e, v := frames[i].Event.(event), frames[i].View
		s.did.Add(&e, v.Cards)
		switch e.Kind {
		case rules.RoundBegan:
			s.mark(v, strconv.Itoa(int(v.Round)))
		case rules.BattleOver:
			s.mark(v, "")
		case rules.Rolled:
			s.Throws = append(s.Throws, story.Throw{Text: name(v, &e), Percent: rules.ChanceFrom(int(e.M)), Hit: e.N >= e.M})
		}
	}
	last := frames[len(frames)-1].View
	for side := range rules.Side(2) {
		for what, n := range s.did.Figures(side, &last.State) {
			s.Count(what, int(side), n)
		}
	}
	return s
}

// mark adds what is left of both fleets to the chart.
func (s *tale) mark(v *view, name string) {
	_, light := v.Fighting(rules.Light)
	_, dark := v.Fighting(rules.Dark)
	s.Mark(name, light, dark)
}

// shotText names an attack shortly.
func (t *Table) shotText(v *view, e *event) string {
	name := func(slot rules.Slot) string { return t.Board.ShortName(v.Card(slot)) }
	return name(e.Ship) + " → " + name(e.Other)
}

// panels are what a battle shows beside the table, see [screen.Own].
type panels struct {
	*Table
	screen.PlainPanels
}

// ShowResult implements [screen.Panels].
func (t panels) ShowResult() (buttons []ui.Rect, size float64) {
	told, sides := storyOf(t.Table), t.Sides(t.F.Palette.SideColor)
	summary := told.Summary(t.Words, "luck.", t.Words.Say("luck.facts", assets.Args{"n": int(t.View.Round)}), sides, []string{"destroyed", "turned", "left"}, nil)
	fortune := told.Summary(t.Words, "luck.", t.Words.Say("luck.title"), sides, luckLines, nil)
	beyond := scene.Counted{What: t.Words.Say("luck.beyond")}
	for side := range rules.Side(2) {
		beyond.Figures = append(beyond.Figures, t.Say.Hundredths(told.did[side].Beyond(), true))
	}
	fortune.Lines = append(fortune.Lines, beyond)
	page := told.Page(t.F, t.Words, "luck.", t.Outcome(), summary, [2]float64{250, 230})
	page.Luck = &fortune
	return page.Show(t.F)
}

// luckLines are what the dice did, in order.
var luckLines = []string{"attacks", "hits", "dealt", "expected"}

// Outcome implements [screen.Panels].
func (t panels) Outcome() scene.Outcome {
	return t.OutcomeOf(int(t.View.Winner), t.F.Palette.SideColor, "result."+t.View.Ending.String())
}
