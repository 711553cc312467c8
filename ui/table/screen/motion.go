package screen

import (
	"holoboard/render"
	"holoboard/ui/table/row"
	"holoboard/ui/table/tell"
)

// watch brings what happens beyond the part of the map that is shown into view, once for each event, and not while the
// player has the map in his own hands.
func (t *Table[V, E]) watch() {
	const edge = 60
	e, _ := t.Reel.Event()
	told := t.Reel.Past()
	if !t.Reel.Telling() || told == t.watched {
		return
	}
	t.watched = told
	place, happens := t.Own.EventPlace(e)
	if t.F.In.Down || t.Board.Camera().Fitted() || t.Means.Telling(e).At == row.Nowhere || !happens {
		return
	}
	if !t.Board.Layout().Map.Inset(edge).Contains(t.Board.Center(place, t.View)) {
		t.Board.GlideTo(place, t.F.Clock)
	}
}

// DrawNews shows what is being told where no piece moves: at a place, or in words.
func (t *Table[V, E]) DrawNews() {
	e, told := t.Reel.Event()
	if !t.Reel.Telling() || t.Covered() || t.Means.Length(e) == 0 {
		return
	}
	switch telling := t.Means.Telling(e); {
	case telling.Banner:
		t.drawBanner(t.Own.EventText(e), told)
	case t.Own.ShowNews():
	case telling.At == row.InPlace:
		t.drawRipple(e, told)
	}
}

// drawRipple draws a ring that spreads from a place.
func (t *Table[V, E]) drawRipple(e E, told float64) {
	place, happens := t.Own.EventPlace(e)
	if !happens {
		return
	}
	color := t.Own.EventColor(e)
	if t.Means.Telling(e).Grave {
		color = t.F.Palette.Warning
	}
	at := t.Board.Center(place, t.View)
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
func (t *Table[V, E]) drawBanner(text string, told float64) {
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

// Now is the event that is being told, or the last one that was.
func (t *Table[V, E]) Now() tell.Line {
	if e, _ := t.Reel.Event(); t.Reel.Telling() && t.Means.Length(e) > 0 {
		return tell.Line{Side: t.Means.Actor(e), Text: t.Own.EventText(e)}
	}
	lines := t.Log.Lines()
	if len(lines) == 0 {
		return tell.Line{Side: len(t.F.Palette.Sides)}
	}
	return lines[len(lines)-1]
}
