package starship

import (
	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/ui"
	"holoboard/ui/starship/luck"
	"holoboard/ui/table/scene"
)

// How a battle ended, and how it went: what was expected of the dice and what they did.

// storyOf is the story of the battle at a table, from its record when it is first wanted.
func storyOf(t *Table) *luck.Story {
	if t.story == nil {
		frames, _ := t.Play.Table.Frames(0)
		t.story = luck.Of(frames, t.shotText)
	}
	return t.story
}

// shotText names an attack shortly.
func (t *Table) shotText(v *view, e *event) string {
	name := func(slot rules.Slot) string { return t.board.ShortName(v.Card(slot)) }
	return name(e.Ship) + " → " + name(e.Other)
}

// ShowResult implements [screen.Panels].
func (t *Table) ShowResult() (buttons []ui.Rect, size float64) {
	story := storyOf(t)
	fortune := t.summary(t.Words.Say("luck.title"), luckLines)
	beyond := scene.Counted{What: t.Words.Say("luck.beyond")}
	for _, side := range []rules.Side{rules.Light, rules.Dark} {
		beyond.Figures = append(beyond.Figures, t.hundredths(story.Beyond(side), true))
	}
	fortune.Lines = append(fortune.Lines, beyond)
	page := scene.Result{
		Outcome: t.outcome(), Summary: t.summary(t.Words.Say("luck.facts", assets.Args{"n": int(t.View.Round)}), summaryLines), Luck: &fortune,
		Pictures: [2]func(ui.Rect){t.showCourse, t.showShots},
		High:     func(float64) [2]float64 { return [2]float64{250, 230} },
	}
	return page.Show(t.F)
}

// The lines of the summary and of what the dice did, in order.
var (
	summaryLines = []string{"destroyed", "turned", "left"}
	luckLines    = []string{"attacks", "hits", "dealt", "expected"}
)

func (t *Table) summary(facts string, lines []string) scene.Summary {
	all := scene.Summary{Facts: facts}
	for _, side := range []rules.Side{rules.Light, rules.Dark} {
		all.Sides = append(all.Sides, scene.Named{Name: t.Words.Say("side." + side.String()), Color: t.F.Palette.SideColor(int(side))})
	}
	all.Add(lines, func(key string) string { return t.Words.Say("luck." + key) }, func(key string, side int) (int, bool) {
		return t.story.Counts[key][side], true
	})
	return all
}

// showCourse draws how much of both fleets was left, round by round.
func (t *Table) showCourse(r ui.Rect) {
	t.story.Chart.Draw(t.F.Canvas, scene.Noted(t.F, r, t.Words.Say("luck.course"), t.Words.Say("luck.course.note")))
}

// showShots lists the shots that came out against the odds.
func (t *Table) showShots(r ui.Rect) {
	const row = 25
	inner := scene.Picture(t.F, r, t.Words.Say("luck.shots"))
	if len(t.story.Shots) == 0 {
		t.F.Text(t.Words.Say("luck.none"), inner.Middle(inner.W, row), t.F.Palette.Body())
		return
	}
	for _, kind := range []struct {
		key  string
		hits bool
	}{{"luck.best", true}, {"luck.worst", false}} {
		for _, shot := range t.story.Least(kind.hits) {
			if inner.H < row {
				return
			}
			var line ui.Rect
			line, inner = inner.CutTop(row)
			text := t.Words.Say(kind.key, assets.Args{"text": shot.Text, "percent": shot.Percent})
			t.F.Text(text, line, t.F.FittedIn(text, line, t.F.Palette.Body()))
		}
	}
}

// outcome is who has won.
func (t *Table) outcome() scene.Outcome {
	w := t.View.Winner
	how := t.Words.Say("result." + t.View.Ending.String())
	if w == rules.NoSide {
		return scene.Outcome{Sign: "critical", Color: t.F.Palette.Text, Title: t.Words.Say("result.draw"), How: how}
	}
	return scene.Outcome{Sign: t.Emblem(int(w)), Color: t.F.Palette.SideColor(int(w)), Title: t.Words.Say("result.won." + w.String()), How: how}
}

// ShowOutcome implements [screen.Panels].
func (t *Table) ShowOutcome() {
	who := t.outcome()
	who.ShowAlone(t.F, 760, 320, t.F.Palette.SidePanel(int(min(t.View.Winner, 1))))
}
