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
	sheet := pinned{card: card, at: at, note: note, sign: l.takeSign()}
	t.F.OnTop(func() { l.draw(sheet) })
}

// Lay shows what there is to know about a thing until the next press.
func (l *Sheets[V]) Lay(thing game.Option, at ui.Rect) {
	l.lay(pinned{card: l.title.CardOf(thing), at: at, note: l.title.Note(thing), sign: l.takeSign()})
}

// lay lays a sheet on the table, if it says anything.
func (l *Sheets[V]) lay(p pinned) {
	if p.card != (game.Option{}) || p.note != "" || p.sign != "" {
		p.on = true
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
	if !s.Sheet && !s.Details || l.flow.F.Carried() != "" {
		return
	}
	sheet := pinned{card: card, at: r, sign: l.takeSign()}
	if s.Details {
		l.lay(sheet)
		return
	}
	l.flow.F.OnTop(func() { l.draw(sheet) })
}

const (
	noteGap    = 6
	noteMargin = 10
)

// Draw draws a card beside a place, with a note over it, and leads to the rule book below it.
func (l *Sheets[V]) Draw(card game.Option, at ui.Rect, note string) {
	l.draw(pinned{card: card, at: at, note: note})
}

// paper is a note over a card.
type paper struct {
	text  string
	style render.PanelStyle
}

// papers are the notes of a sheet: why the thing may not be chosen, or how it stands, and what the sign stands for that was pressed.
func (l *Sheets[V]) papers(sheet *pinned) (all []paper) {
	p := &l.flow.F.Palette
	plain := render.PanelStyle{Fill: p.PanelLight, Line: p.LineLight, Width: 1.5}
	warning := render.PanelStyle{Fill: p.Warning.Mix(p.Space, 0.8), Line: p.Warning, Width: 1.5}
	for _, a := range [...]paper{{sheet.sign, plain}, {sheet.note, warning}} {
		if a.text != "" {
			a.text = ui.Uncited(a.text) // the foot leads to the rule
			all = append(all, a)
		}
	}
	if standing := l.title.Standing(sheet.card); sheet.note == "" && standing != "" {
		all = append(all, paper{standing, plain})
	}
	return all
}

// height is that of a note in its place, with the gap below it.
func (l *Sheets[V]) height(a paper, wide float64) float64 {
	f := l.flow.F
	return f.ParagraphHeight(a.text, wide-2*noteMargin, f.Palette.Body()) + 2*noteMargin + noteGap
}

func (l *Sheets[V]) draw(sheet pinned) {
	f := l.flow.F
	l.pin(sheet)
	place := l.placeOf(&sheet)
	foot, papers := l.foot(place), l.papers(&sheet)
	wide, high := l.title.CardSize()
	over := 0.0
	for _, a := range papers {
		over += l.height(a, wide)
	}
	height := 0.0
	if sheet.card != (game.Option{}) {
		height = min(high, f.H-2*noteGap-over-foot)
	}
	if height+over == 0 {
		return
	}
	box := l.Beside(sheet.at, wide, height+over+foot)
	if l.pinned.lies() { // a tap beside it only puts it away
		f.Cover("sheet", f.Bounds())
	}
	if foot > 0 {
		var r ui.Rect
		r, box = box.CutBottom(foot)
		l.drawFoot(r, place)
	}
	for _, a := range papers {
		var r ui.Rect
		r, box = box.CutTop(l.height(a, wide))
		r.H -= noteGap
		f.Shadow(r)
		f.Panel(r, a.style)
		f.Paragraph(a.text, r.Inset(noteMargin), f.Palette.Body())
	}
	if height > 0 {
		f.Shadow(box)
		l.title.DrawCard(sheet.card, box)
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
