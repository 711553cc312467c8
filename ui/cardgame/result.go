package cardgame

import (
	"strconv"

	rules "holoboard/game/cardgame"
	"holoboard/render/cardgame/pictures"
	"holoboard/ui"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/story"
)

// told counts what has happened: the dial turn by turn, and what each side did.
func (t *Table) told() (s story.Story) {
	turn, dial := 0, 0
	for _, e := range t.Reel.Events {
		switch e.Kind {
		case rules.LeftPlay:
			count(&s, e)
		case rules.EdgeWonBy:
			s.Count("edges", int(e.Side), 1)
		case rules.DamagePut:
			if e.Slot != rules.Dial {
				s.Count("damage", int(e.Slot.Side().Other()), int(e.N))
			}
		case rules.Unopposed:
			s.Count("unopposed", int(e.Slot.Side().Other()), 1)
		case rules.DialTurned:
			dial = int(e.N)
		case rules.TurnStarted:
			turn = int(e.N)
			s.Mark(strconv.Itoa(turn), 0, dial)
		}
	}
	return s
}

// count counts a card that was destroyed: an objective for who destroyed it, a unit for who lost it.
func count(s *story.Story, e *event) {
	switch owner := e.Slot.Side(); {
	case rules.Going(e.N) == rules.ToVictory:
		s.Count("objectives", int(owner.Other()), 1)
	case rules.Going(e.N) == rules.ToDiscard && e.Title.Card().Type == rules.Unit:
		s.Count("units", int(owner), 1)
	}
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
		Outcome: t.Outcome(), Summary: told.Summary(t.Words, "sums.", t.About(), t.sides(), []string{"objectives", "edges", "units", "damage", "unopposed"}, nil),
		Pictures: [2]func(ui.Rect){
			func(r ui.Rect) {
				told.ShowCourse(t.F, r, t.Words.Say("sums.course"), t.Words.Say("sums.course.note"))
			},
			func(ui.Rect) {},
		},
		High: func(float64) [2]float64 { return [2]float64{220, 0} },
	}
	return page.Show(t.F)
}

// Outcome implements [screen.Panels].
func (t panels) Outcome() scene.Outcome {
	w := t.View.Winner
	how := t.Words.Say("result." + t.View.Ending.String())
	if w == rules.NoSide {
		return scene.Outcome{Sign: "critical", Color: t.F.Palette.Text, Title: t.Words.Say("result.draw"), How: how, Panel: t.F.Palette.SidePanel(1)}
	}
	return scene.Outcome{
		Sign: means.Emblem(int(w)), Color: pictures.ColorOf(t.View.Of[w]), Panel: t.F.Palette.SidePanel(int(w)),
		Title: t.Words.Say("result.won." + w.String()), How: how,
	}
}
