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
	story := storyOf(t.Table)
	fortune := t.summary(t.Words.Say("luck.title"), luckLines)
	beyond := scene.Counted{What: t.Words.Say("luck.beyond")}
	for _, side := range []rules.Side{rules.Light, rules.Dark} {
		beyond.Figures = append(beyond.Figures, t.Say.Hundredths(story.Beyond(side), true))
	}
	fortune.Lines = append(fortune.Lines, beyond)
	page := scene.Result{
		Outcome: t.Outcome(), Summary: t.summary(t.Words.Say("luck.facts", assets.Args{"n": int(t.View.Round)}), summaryLines), Luck: &fortune,
		Pictures: [2]func(ui.Rect){
			func(r ui.Rect) { story.ShowCourse(t.F, r, t.Words.Say("luck.course"), t.Words.Say("luck.course.note")) },
			func(r ui.Rect) { story.ShowThrows(t.F, r, t.Words, "luck.") },
		},
		High: func(float64) [2]float64 { return [2]float64{250, 230} },
	}
	return page.Show(t.F)
}

// The lines of the summary and of what the dice did, in order.
var (
	summaryLines = []string{"destroyed", "turned", "left"}
	luckLines    = []string{"attacks", "hits", "dealt", "expected"}
)

// summary are some lines of the story.
func (t *Table) summary(facts string, lines []string) scene.Summary {
	var sides []scene.Named
	for _, side := range []rules.Side{rules.Light, rules.Dark} {
		sides = append(sides, scene.Named{Name: t.Words.Say("side." + side.String()), Color: t.F.Palette.SideColor(int(side))})
	}
	return t.story.Summary(t.Words, "luck.", facts, sides, lines, nil)
}

// Outcome implements [screen.Panels].
func (t panels) Outcome() scene.Outcome {
	w := t.View.Winner
	o := scene.Outcome{
		Sign: "critical", Color: t.F.Palette.Text, Panel: t.F.Palette.SidePanel(int(min(w, 1))),
		Title: t.Words.Say("result.draw"), How: t.Words.Say("result." + t.View.Ending.String()),
	}
	if w != rules.NoSide {
		o.Sign, o.Color, o.Title = means.Emblem(int(w)), t.F.Palette.SideColor(int(w)), t.Words.Say("result.won."+w.String())
	}
	return o
}
