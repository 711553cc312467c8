package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/row"
)

// moving is what is on its way over the board in this frame.
type moving struct {
	mover  board.Mover
	away   game.Option // the stack or leader that it comes from
	routes []board.Route
}

// travel is what the event being told moves over the board, or nil.
func (t *Table) travel() *moving {
	e, told := t.Reel.Event()
	if e == nil || t.scene != nil {
		return nil
	}
	m := &moving{mover: board.Mover{Count: 1, Size: 1.15}}
	switch e.Kind {
	case rules.UnitMoved:
		m.mover.What, m.away = e.Unit.Thing(), rules.UnitAt(e.Unit, e.From)
		m.routes = []board.Route{{From: e.From.Thing(), To: e.System.Thing()}}
	case rules.UnitDeployed, rules.UnitPlaced:
		m.mover.What, m.away = e.Unit.Thing(), e.Unit.Thing()
	case rules.Activated, rules.LeaderMoved, rules.CaptiveMoved, rules.LeaderAdded, rules.LeaderRescued, rules.LeaderJoined, rules.Retreated:
		m.mover.What, m.away = e.Leader.Thing(), e.Leader.Thing()
	default:
		return nil
	}
	from, seen := t.Board.Where(m.away, &t.View)
	if !seen && from.Empty() {
		return nil
	}
	start, end := from.Center(), t.Board.Center(e.System, &t.View)
	if e.Kind == rules.UnitMoved {
		start = t.Board.Center(e.From, &t.View)
	}
	m.mover.At = start.Toward(end, render.InOut(told))
	return m
}

// breaking is the planet that the event being told destroys.
func (t *Table) breaking() board.Happening {
	e, told := t.Reel.Event()
	if e == nil || e.Kind != rules.SystemDestroyed {
		return board.Happening{}
	}
	return board.Happening{At: e.System.Thing(), Told: told, Calm: t.F.Clock.Reduced}
}

// watch brings what happens beyond the part of the map that is shown into view, once for each event, and not while the
// player has the map in his own hands.
func (t *Table) watch() {
	const edge = 60
	e, _ := t.Reel.Event()
	told := t.Reel.Past()
	if e == nil || told == t.watched {
		return
	}
	t.watched = told
	if t.F.In.Down || t.Board.Camera.Fitted() || rows.Of(e.Kind).At == row.Nowhere || e.System >= rules.BaseSpace {
		return
	}
	if !t.Board.Layout().Map.Inset(edge).Contains(t.Board.Center(e.System, &t.View)) {
		t.Board.ShowSystem(e.System, t.F.Clock)
	}
}

// drawNews shows what is being told where no piece moves: at a system, on the track, or in words.
func (t *Table) drawNews() {
	e, told := t.Reel.Event()
	if e == nil || t.scene != nil || rows.Length(*e) == 0 {
		return
	}
	switch {
	case e.Kind == rules.TimeAdvanced:
		t.drawStep(e.N-1, e.N, told, t.F.Palette.Text)
	case e.Kind == rules.ReputationMoved:
		t.drawStep(e.M, e.N, told, t.F.Palette.Sides[rules.Rebels].Color)
	case rows.Of(e.Kind).Banner:
		t.drawBanner(t.Say.Event(*e), told)
	case e.Kind == rules.SystemDestroyed: // the map shows it
	default:
		if rows.Of(e.Kind).At == row.InPlace && t.travel() == nil {
			t.drawRipple(*e, told)
		}
	}
}

// drawStep moves a marker along the time track.
func (t *Table) drawStep(from, to uint8, told float64, color render.Color) {
	a, b := t.Board.TrackCell(max(from, 1)), t.Board.TrackCell(max(to, 1))
	box := render.Box(render.Between(a.X, b.X, render.InOut(told)), a.Y, a.W-4, a.H)
	t.F.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: color.Alpha(0.25), Line: color, Width: 2, Glow: color})
}

// drawRipple draws a ring that spreads from a system.
func (t *Table) drawRipple(e rules.Event, told float64) {
	color := board.SideColor(&t.F.Palette, rows.Actor(e))
	switch {
	case rows.Of(e.Kind).Grave:
		color = t.F.Palette.Warning
	case e.Kind == rules.SystemSubjugated:
		color = t.F.Palette.Sides[rules.Empire].Color
	}
	at := t.Board.Center(e.System, &t.View)
	reach := 26 + 44*render.Out(told)
	if t.F.Clock.Reduced {
		reach = 40
	}
	t.F.Clip(t.Board.Layout().Map, func() {
		t.F.Glow(at, reach*1.6, color.Alpha(0.5*(1-told)))
		t.F.Ring(at, reach, render.RingStyle{Line: color.Alpha(1 - told*told), Width: 3})
	})
}

// drawBanner writes over the map what begins.
func (t *Table) drawBanner(text string, told float64) {
	f := t.F
	p := f.Palette
	area := t.Board.Layout().Map
	style := f.Fitted(text, p.Title().Sized(26).Centered(), area.W-64)
	box := render.Around(render.Point{X: area.Center().X, Y: area.Y + 64}, min(f.TextWidth(text, style)+96, area.W), 54)
	f.Fade(min(told*6, 1, (1-told)*6), func() {
		f.Shadow(box)
		f.Panel(box, render.PanelStyle{Corner: render.HexPill, Fill: p.Panel.Alpha(0.95), Line: p.LineLight, Width: 1.5})
		f.Text(text, box, style)
	})
}
