package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// journal is what happened so far, in words, as the viewer saw it.
type journal struct {
	lines []line
	heard int // events of the session that it has taken in
}

// line is one line about one event.
type line struct {
	side rules.Side
	text string
}

// fill writes the journal anew, for another viewer or after something was taken back.
func (j *journal) fill(t *Table) {
	*j = journal{}
	j.goOn(t)
}

// goOn adds what has happened since, and returns it.
func (j *journal) goOn(t *Table) (news []rules.Event) {
	events, heard := t.game.Events(t.viewer, j.heard)
	j.heard = heard
	for _, e := range events {
		news = append(news, e.(rules.Event))
	}
	j.lines = append(j.lines, t.tell(events)...)
	return news
}

// told are the lines about what has been shown.
func (t *Table) told() []line { return t.log.lines[:len(t.log.lines)-len(t.reel.next)] }

// tell puts events into words.
func (t *Table) tell(news []game.Event) (lines []line) {
	for _, e := range news {
		lines = append(lines, t.lineOf(e.(rules.Event)))
	}
	return lines
}

func (t *Table) lineOf(e rules.Event) line { return line{actor(e), t.say.Event(e)} }

// actor is the side that an event is about, or NoSide.
func actor(e rules.Event) rules.Side {
	switch e.Kind {
	case rules.RoundBegan, rules.PhaseBegan, rules.TimeAdvanced, rules.ReputationMoved, rules.CombatRoundBegan,
		rules.BattleBegan, rules.CombatEnded, rules.SystemSubjugated, rules.SubjugationEnded, rules.SystemSabotaged,
		rules.SabotageRemoved, rules.SystemDestroyed, rules.SystemsNamed:
		return rules.NoSide
	case rules.UnitMoved, rules.UnitBuilt, rules.UnitQueued, rules.UnitGained, rules.UnitDestroyed, rules.QueuedDestroyed,
		rules.UnitHastened, rules.UnitDeployed, rules.UnitKept, rules.DamageAssigned, rules.DamageBlocked, rules.UnitDamaged,
		rules.UnitBeaten, rules.UnitLost:
		return e.Unit.Side()
	case rules.ProjectsDrawn, rules.ProjectReturned, rules.ProbesDrawn:
		return rules.Empire
	}
	return e.Side
}

// showLog shows the last lines in their corner, and opens the whole journal.
func (t *Table) showLog() {
	f := t.f
	box := t.board.Layout().Log
	f.Panel(box, f.Palette.Glass())
	s := f.Spot(ui.Spot{ID: "log.corner", Rect: box})
	f.FocusRing(box, s, render.Slight, 0)
	if s.Clicked {
		t.journal = true
		f.Invalidate()
	}
	inner := box.InsetXY(8, 6)
	const row = 20
	n := int(inner.H / row)
	lines := t.told()
	for i, l := range lines[max(len(lines)-n, 0):] {
		t.drawLine(l, render.Box(inner.X, inner.Y+float64(i)*row, inner.W, row), render.SizeLabel)
	}
}

// drawLine draws a line of the log with the emblem of its side.
func (t *Table) drawLine(l line, r ui.Rect, size float64) {
	f := t.f
	sign, text := r.CutLeft(22)
	if l.side == rules.Rebels || l.side == rules.Empire {
		f.Sign("emblem_"+l.side.String(), sign.Middle(15, 15).Move(-3, 0), board.SideColor(&f.Palette, l.side))
	}
	f.Text(l.text, text, f.Palette.Body().Sized(size))
}

// showJournal shows all that happened.
func (t *Table) showJournal() {
	if !t.journal {
		return
	}
	t.f.Modal(func() {
		const margin, row, wide = 20, 25, 760
		f := t.f
		p := f.Palette
		box := f.Bounds().Middle(min(wide, f.W-32), f.H-64)
		f.Shadow(box)
		f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.98)).With(p.LineLight, 1))
		title, rest := box.Inset(margin).CutTop(40)
		f.Text(t.words.Say("table.log"), title.Move(0, -6), p.Title())
		foot, rest := rest.CutBottom(56)
		lines := t.told()
		height := float64(len(lines)) * row
		f.Scroll("log.all", rest, height, func(content ui.Rect) {
			first := max(int((rest.Y-content.Y)/row)-1, 0)
			for i := first; i < len(lines) && float64(i-first)*row < rest.H+2*row; i++ {
				t.drawLine(lines[i], render.Box(content.X, content.Y+float64(i)*row, content.W, row), render.SizeText)
			}
		})
		if f.Button(ui.Button{ID: "log.close", Rect: foot.InsetXY(0, 6).Middle(240, 44), Label: t.words.Say("table.close"), Key: ui.KeyEscape, KeyName: "Esc"}) || f.Pressed(ui.KeyG) {
			t.journal = false
			f.Invalidate()
		}
	})
}
