package rebellion

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
)

// recap is what the others did since the viewer's last decision.
type recap struct {
	lines []line
	heard int // events of the session that it was opened after
}

// open collects what the viewer has missed, once for each time that the game has come back to him.
func (r *recap) open(t *Table) {
	if t.viewer == game.Table || r.heard == t.log.heard {
		return
	}
	*r = recap{heard: t.log.heard}
	var news []rules.Event
	for _, e := range t.game.News(t.viewer) {
		if e := e.(rules.Event); !slices.Contains(passing, e.Kind) {
			news = append(news, e)
		}
	}
	if others(news, side(t.viewer)) {
		r.lines = t.recount(news)
	}
}

// others tells whether somebody else than a side has done something.
func others(news []rules.Event, than rules.Side) bool {
	return slices.ContainsFunc(news, func(e rules.Event) bool { s := actor(e); return s != than && s != rules.NoSide })
}

// passing are the events that are over when one is back: their outcome is told by others.
var passing = []rules.EventKind{
	rules.AssignmentDone, rules.MissionPlaced, rules.LeaderMoved, rules.MissionKept, rules.MissionDiscarded, rules.TacticsDrawn,
	rules.CombatRoundBegan, rules.BattleBegan, rules.SpecialSpent, rules.DamageAssigned, rules.DamageBlocked, rules.UnitDamaged,
	rules.UnitBeaten, rules.CombatEnded, rules.ActionsDrawn, rules.QueueMoved, rules.UnitKept, rules.Assigned, rules.TakenBack,
}

// showRecap shows it until it is put away, or until the viewer has answered.
func (t *Table) showRecap() {
	if len(t.recap.lines) == 0 || t.asked == nil || t.scene != nil || t.grip.name != "" {
		return
	}
	const margin, row, wide, most = 12, 22, 400, 14
	f := t.f
	p := f.Palette
	lines := t.recap.lines
	lines = lines[max(len(lines)-most, 0):]
	area := t.board.Layout().Map
	h := float64(len(lines))*row + 2*margin + 30
	box := render.Box(area.Right()-wide-8, area.Bottom()-h-8, wide, h)
	f.Cover("recap", box)
	f.Shadow(box)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.96)).With(p.LineLight, 1))
	title, rest := box.Inset(margin).CutTop(28)
	close, title := title.CutRight(90)
	f.Text(t.words.Say("table.recap"), title.Move(0, -3), p.Title().Sized(18))
	for i, l := range lines {
		t.drawLine(l, render.Box(rest.X, rest.Y+float64(i)*row, rest.W, row), p.Body().Sized(render.SizeLabel).UpTo(1))
	}
	if f.Button(ui.Button{ID: "recap.close", Rect: close.Move(0, -6), Label: t.words.Say("table.close"), Size: render.SizeLabel}) {
		t.recap.lines = nil
		f.Invalidate()
	}
}
