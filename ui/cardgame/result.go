package cardgame

import (
	"slices"
	"strconv"
	"time"

	rules "holoboard/game/cardgame"
	"holoboard/render"
	table "holoboard/render/cardgame"
	"holoboard/render/cardgame/pictures"
	"holoboard/ui"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/story"
	"holoboard/ui/table/tell"
)

// told counts what has happened: the dial turn by turn, and what each side did.
func (t *Table) told() (s story.Story) {
	turn, dial, balance := 0, 0, rules.Light
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
		case rules.BalanceTurned:
			balance = e.Side
		case rules.TurnStarted:
			if turn > 0 {
				s.Figure(strconv.Itoa(turn), dial, rules.DialWins, int(balance))
			}
			turn = int(e.N)
		}
	}
	s.Figure(strconv.Itoa(turn), int(t.View.Dial), rules.DialWins, int(t.View.Balance))
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

// sideColor is that of the affiliation which a side plays.
func (t *Table) sideColor(side int) render.Color { return pictures.ColorOf(t.View.Of[side]) }

// ShowResult implements [screen.Panels].
func (t panels) ShowResult() (buttons []ui.Rect, size float64) {
	told := t.told()
	summary := told.Summary(t.Words, "sums.", t.About(), t.Sides(t.sideColor), []string{"objectives", "edges", "units", "damage", "unopposed"}, nil)
	page := told.Page(t.F, t.Words, "sums.", t.Outcome(), summary, [2]float64{220, 260})
	page.Pictures[1] = t.showFights
	return page.Show(t.F)
}

// showFights lists all engagements: who attacked what, the edge, who was lost, and the damage. A press shows one again.
func (t panels) showFights(r ui.Rect) {
	const gap = 4
	inner := scene.Picture(t.F, r, t.Words.Say("sums.fights"))
	if t.fights == nil || t.fightsOf != len(t.Reel.Events) {
		t.fights, t.fightsOf = t.foughtOut(), len(t.Reel.Events)
	}
	if len(t.fights) == 0 {
		t.F.Text(t.Words.Say("sums.fights.none"), inner.Middle(inner.W, 24), t.F.Palette.Body())
		return
	}
	t.screen.Log.Scroll("result.fights", t.fights, inner, gap, t.F.Palette.Body().Sized(render.SizeLabel))
}

// foughtOut tells each engagement in a line.
func (t panels) foughtOut() []tell.Line {
	at := make([]int, len(t.Reel.Events))
	for i := range at {
		at[i] = i
	}
	fights := lines{sayings{Table: t.Table}}.Retell(t.Reel.Events, at)
	return slices.DeleteFunc(fights, func(l tell.Line) bool { return l.Place != ofFights })
}

// Outcome implements [screen.Panels].
func (t panels) Outcome() scene.Outcome {
	w := t.View.Winner
	o := t.OutcomeOf(int(w), t.sideColor, "result."+t.View.Ending.String())
	if w == rules.NoSide {
		return o
	}
	o.Picture = func(r ui.Rect) {
		const shape = 2.5 // as wide as it is high
		if !t.ended.begun {
			t.ended.begun, t.ended.motion = true, t.F.Clock.Begin(endTakes)
		}
		table.DrawVictory(t.F.Canvas, w, t.View.Ending, r.Middle(min(r.W, r.H*shape), r.H-6), t.F.Progress(t.ended.motion))
	}
	return o
}

// endTakes is how long it takes until the picture of a victory stands still.
const endTakes = 1600 * time.Millisecond

// ended is the picture of a victory, which moves when it is first seen.
type ended struct {
	begun  bool
	motion render.Motion
}
