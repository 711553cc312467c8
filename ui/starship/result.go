package starship

import (
	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/starship/luck"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
)

// How a battle ended, and how it went: what was expected of the dice and what they did.

// storyOf is the story of the battle at a table, from its record when it is first wanted.
func storyOf(t *Table) *luck.Story {
	if t.story == nil {
		frames, _ := t.screen.Play.Table.Frames(0)
		t.story = luck.Of(frames, t.shotText)
	}
	return t.story
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
	story, sides := storyOf(t.Table), t.Sides(t.F.Palette.SideColor)
	summary := story.Summary(t.Words, "luck.", t.Words.Say("luck.facts", assets.Args{"n": int(t.View.Round)}), sides, summaryLines, nil)
	fortune := story.Summary(t.Words, "luck.", t.Words.Say("luck.title"), sides, luckLines, nil)
	beyond := scene.Counted{What: t.Words.Say("luck.beyond")}
	for side := range rules.Side(2) {
		beyond.Figures = append(beyond.Figures, t.Say.Hundredths(story.Beyond(side), true))
	}
	fortune.Lines = append(fortune.Lines, beyond)
	page := story.Page(t.F, t.Words, "luck.", t.Outcome(), summary, [2]float64{250, 230})
	page.Luck = &fortune
	return page.Show(t.F)
}

// The lines of the summary and of what the dice did, in order.
var (
	summaryLines = []string{"destroyed", "turned", "left"}
	luckLines    = []string{"attacks", "hits", "dealt", "expected"}
)

// Outcome implements [screen.Panels].
func (t panels) Outcome() scene.Outcome {
	return t.OutcomeOf(int(t.View.Winner), t.F.Palette.SideColor, "result."+t.View.Ending.String())
}
