package starship

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/scene"
)

// How a battle ended, and how it went: what was expected of the dice and what they did.

// A story is a battle in figures.
type story struct {
	counts map[string][2]int
	chart  board.Chart // of the Light Side's share of the points on the map
	shots  []remarkable
}

// A remarkable shot came out against the odds.
type remarkable struct {
	text    string
	percent int // that it hits
	hit     bool
}

// mostShots is how many shots are told of each kind.
const mostShots = 3

// newStory tells a battle from its record.
func (t *Table) newStory(record session.Recording[view]) *story {
	frames, err := record.Frames(game.Table)
	if err != nil {
		panic(err) // everybody may see it
	}
	s, expected := &story{counts: map[string][2]int{}}, [2]int{}
	add := func(key string, side rules.Side, n int) {
		both := s.counts[key]
		both[side] += n
		s.counts[key] = both
	}
	for i := range frames {
		e, v := frames[i].Event.(event), &frames[i].View
		switch e.Kind {
		case rules.RoundBegan, rules.BattleOver:
			s.mark(v, &e)
		case rules.Destroyed:
			add("destroyed", e.Ship.Side().Other(), 1)
		case rules.Turned:
			add("turned", e.Ship.Side().Other(), 1)
		case rules.Hit:
			add("dealt", e.Ship.Side(), int(e.N))
			add("hits", e.Ship.Side(), 1)
		case rules.Rolled:
			add("attacks", e.Ship.Side(), 1)
			expected[e.Ship.Side()] += int(e.Mean)
			s.remember(t.shotText(v, &e), &e)
		}
	}
	for side, n := range expected {
		add("expected", rules.Side(side), (n+rungs/2)/rungs)
	}
	last := &frames[len(frames)-1].View
	for _, side := range []rules.Side{rules.Light, rules.Dark} {
		add("left", side, last.Points(side))
	}
	return s
}

// mark adds what is left of both fleets to the chart.
func (s *story) mark(v *view, e *event) {
	_, light := v.Fighting(rules.Light)
	_, dark := v.Fighting(rules.Dark)
	s.chart.Values = append(s.chart.Values, 1000*light/max(light+dark, 1))
	name := strconv.Itoa(int(v.Round))
	if e.Kind == rules.BattleOver {
		name = ""
	}
	s.chart.Names = append(s.chart.Names, name)
}

// remember keeps the shots that came out least likely, hits and misses.
func (s *story) remember(text string, e *event) {
	hit := e.N >= e.M
	s.shots = append(s.shots, remarkable{text, 5 * (rungs + 1 - int(e.M)), hit})
}

// least are the least likely of the hits, or of the misses.
func (s *story) least(hits bool) (all []remarkable) {
	for _, r := range s.shots {
		if r.hit == hits {
			all = append(all, r)
		}
	}
	slices.SortStableFunc(all, func(a, b remarkable) int {
		if hits {
			return a.percent - b.percent
		}
		return b.percent - a.percent
	})
	return all[:min(len(all), mostShots)]
}

// shotText names an attack shortly.
func (t *Table) shotText(v *view, e *event) string {
	name := func(slot rules.Slot) string { return t.board.ShortName(v.Card(slot)) }
	return name(e.Ship) + " → " + name(e.Other)
}

// ShowResult implements [screen.Panels].
func (t *Table) ShowResult() (buttons []ui.Rect, size float64) {
	if t.story == nil {
		t.story = t.newStory(t.Record())
	}
	page := scene.Result{
		Outcome: t.outcome(), Summary: t.summary(), Pictures: [2]func(ui.Rect){t.showCourse, t.showShots},
		High: func(float64) [2]float64 { return [2]float64{250, 230} },
	}
	return page.Show(t.F)
}

// luckLines are the lines of the summary, in order.
var luckLines = []string{"destroyed", "turned", "attacks", "hits", "dealt", "expected", "left"}

func (t *Table) summary() scene.Summary {
	all := scene.Summary{Facts: t.Words.Say("luck.facts", assets.Args{"n": int(t.View.Round)})}
	for _, side := range []rules.Side{rules.Light, rules.Dark} {
		all.Sides = append(all.Sides, scene.Named{Name: t.Words.Say("side." + side.String()), Color: t.F.Palette.SideColor(int(side))})
	}
	all.Add(luckLines, func(key string) string { return t.Words.Say("luck." + key) }, func(key string, side int) (int, bool) {
		return t.story.counts[key][side], true
	})
	return all
}

// showCourse draws how much of both fleets was left, round by round.
func (t *Table) showCourse(r ui.Rect) {
	t.story.chart.Draw(t.F.Canvas, scene.Noted(t.F, r, t.Words.Say("luck.course"), t.Words.Say("luck.course.note")))
}

// showShots lists the shots that came out against the odds.
func (t *Table) showShots(r ui.Rect) {
	const row = 25
	inner := scene.Picture(t.F, r, t.Words.Say("luck.shots"))
	if len(t.story.shots) == 0 {
		t.F.Text(t.Words.Say("luck.none"), inner.Middle(inner.W, row), t.F.Palette.Body())
		return
	}
	for _, kind := range []struct {
		key  string
		hits bool
	}{{"luck.best", true}, {"luck.worst", false}} {
		for _, shot := range t.story.least(kind.hits) {
			if inner.H < row {
				return
			}
			var line ui.Rect
			line, inner = inner.CutTop(row)
			text := t.Words.Say(kind.key, assets.Args{"text": shot.text, "percent": shot.percent})
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
