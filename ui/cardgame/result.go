package cardgame

import (
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render/cardgame/pictures"
	"holoboard/ui"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/story"
)

// counted are the kinds of events that the story of a game counts, by the line of its summary.
var counted = map[rules.EventKind]string{
	rules.AttackMade: "attacks", rules.EdgeWonBy: "edges", rules.WasPlayed: "events", rules.CommittedTo: "committed", rules.LeftPlay: "lost",
}

// told counts what has happened: the dial turn by turn, and what each side did.
func (t *Table) told() (s story.Story) {
	turn, dial := 0, 0
	for _, e := range t.Reel.Events {
		if what, counts := counted[e.Kind]; counts && e.Side <= rules.Dark {
			s.Count(what, int(e.Side), 1)
		}
		switch e.Kind {
		case rules.DialTurned:
			dial = int(e.N)
		case rules.TurnStarted:
			turn = int(e.N)
			s.Mark(strconv.Itoa(turn), s.Counted("attacks", 0), dial)
		}
	}
	return s
}

func (t *Table) sides() (all []scene.Named) {
	for side := range rules.Side(2) {
		all = append(all, scene.Named{Name: t.Words.Say("side." + side.String()), Color: pictures.ColorOf(t.View.Of[side])})
	}
	return all
}

// ShowResult implements [screen.Panels].
func (t panels) ShowResult() (buttons []ui.Rect, size float64) {
	told := t.told()
	page := scene.Result{
		Outcome: t.outcome(), Summary: told.Summary(t.Words, "told.", t.About(), t.sides(), []string{"attacks", "edges", "events", "committed", "lost"}, nil),
		Pictures: [2]func(ui.Rect){
			func(r ui.Rect) {
				told.ShowCourse(t.F, r, t.Words.Say("told.course"), t.Words.Say("told.course.note"))
			},
			func(ui.Rect) {},
		},
		High: func(float64) [2]float64 { return [2]float64{220, 0} },
	}
	return page.Show(t.F)
}

// outcome is who has won and how.
func (t *Table) outcome() scene.Outcome {
	w := t.View.Winner
	return scene.Outcome{
		Sign: t.screen.Own.Emblem(int(w)), Color: pictures.ColorOf(t.View.Of[w]),
		Title: t.Words.Say("result.won." + w.String()), How: t.Words.Say("result." + t.View.Ending.String()),
	}
}

// ShowOutcome implements [screen.Panels].
func (t panels) ShowOutcome() {
	who := t.outcome()
	who.ShowAlone(t.F, 760, 320, t.F.Palette.SidePanel(int(t.View.Winner)))
}
