package look

import (
	"math"
	"time"

	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// Patience is how long the player looks at a thing on the map before its sheet hides a part of the map.
const Patience = 700 * time.Millisecond

// Never is the patience for a card that stands beside the map meanwhile: it is shown to who asks for it.
const Never = time.Duration(math.MaxInt64)

// OnBoard shows what there is to know about a thing on the board that the player looks at, and why it may not be chosen now. The
// second button of a mouse keeps that there, as a long touch does.
func (l *Sheets[V]) OnBoard(thing game.Option, at ui.Rect, s ui.State) {
	t := l.flow
	if s.Details && t.F.Carried() == "" {
		l.Lay(thing, at)
		return
	}
	if l.pinned.lies() {
		return
	}
	if !s.Sheet || t.Pointed != thing {
		return
	}
	card, note := l.title.CardOf(thing), l.title.Note(thing)
	if t.F.Refused(note) {
		note = ""
	}
	patience := l.title.Patience(card)
	if at.Overlaps(l.title.Layout().Map) && !(s.Focus && patience < Never) && !t.F.In.Touch && !l.dwells(patience) {
		card = game.Option{}
	}
	t.F.OnTop(func() { l.Draw(card, at, note) })
}

// Lay shows what there is to know about a thing until the next press.
func (l *Sheets[V]) Lay(thing game.Option, at ui.Rect) {
	if p := (pinned{card: l.title.CardOf(thing), at: at, note: l.title.Note(thing), on: true}); p.card != (game.Option{}) || p.note != "" {
		l.pinned = p
		l.flow.F.Invalidate()
	}
}

// dwells tells whether the player has looked at a thing for so long, and not only because he is about to fetch the next one.
func (l *Sheets[V]) dwells(patience time.Duration) bool {
	t := l.flow
	if patience == Never {
		return false
	}
	left := patience - (t.F.Clock.Now - t.PointedAt)
	if left > 0 {
		t.F.WakeIn(left)
	}
	return left <= 0 && t.PutAt == nil
}

// Show shows the large card of a thing that the player looks at, beside it.
func (l *Sheets[V]) Show(r ui.Rect, s ui.State, card game.Option) {
	if !s.Sheet || l.flow.F.Carried() != "" {
		return
	}
	l.flow.F.OnTop(func() { l.Draw(card, r, "") })
}

const (
	noteGap    = 6
	noteMargin = 10
)

// Draw draws a card beside a place, with a note over it, and leads to the rule book below it.
func (l *Sheets[V]) Draw(card game.Option, at ui.Rect, note string) {
	f := l.flow.F
	l.pin(pinned{card: card, at: at, note: note})
	place := l.placeOf(card, note)
	foot := l.foot(place)
	paper := render.PanelStyle{Fill: f.Palette.Warning.Mix(f.Palette.Space, 0.8), Line: f.Palette.Warning, Width: 1.5}
	if note == "" {
		note = l.title.Standing(card)
		paper = render.PanelStyle{Fill: f.Palette.PanelLight, Line: f.Palette.LineLight, Width: 1.5}
	}
	wide, high := l.title.CardSize()
	over := 0.0
	if note != "" {
		over = f.ParagraphHeight(note, wide-2*noteMargin, f.Palette.Body()) + 2*noteMargin + noteGap
	}
	height := 0.0
	if card != (game.Option{}) {
		height = min(high, f.H-2*noteGap-over-foot)
	}
	if height+over == 0 {
		return
	}
	box := l.Beside(at, wide, height+over+foot)
	if l.pinned.lies() { // a tap beside it only puts it away
		f.Cover("sheet", f.Bounds())
	}
	if foot > 0 {
		var r ui.Rect
		r, box = box.CutBottom(foot)
		l.drawFoot(r, place)
	}
	if note != "" {
		var r ui.Rect
		r, box = box.CutTop(over)
		r.H -= noteGap
		f.Shadow(r)
		f.Panel(r, paper)
		f.Paragraph(note, r.Inset(noteMargin), f.Palette.Body())
	}
	if height > 0 {
		f.Shadow(box)
		l.title.DrawCard(card, box)
	}
}

// Beside finds a place for a sheet about a thing, above the bar that asks and its buttons.
func (l *Sheets[V]) Beside(thing ui.Rect, w, h float64) ui.Rect {
	const margin = 8
	room := l.flow.F.Bounds().Inset(margin)
	if bottom := l.title.Layout().Prompt.Y - margin; bottom-room.Y >= h {
		room.H = bottom - room.Y
	}
	return l.flow.F.Beside(thing, room, w, h)
}
