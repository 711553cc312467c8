package recap

import (
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// list is the list of its lines.
const list = "recap.list"

// Shows tells whether it lies on the table, open or folded.
func (r *Recap[V, E]) Shows() bool {
	return len(r.Lines) > 0 && r.Pending != nil && !r.Covered() && !r.Table.Searching() && !r.Table.Carries() && !r.Phone()
}

// Show shows it until it is put away, or until the viewer has answered.
func (r *Recap[V, E]) Show() {
	r.folded = r.folded || r.Table.Carries() // he has turned to the map
	if !r.Shows() {
		return
	}
	if _, beside := r.Table.Beside(); !beside {
		r.foldWhenTurned()
	}
	if r.Folded() {
		return
	}
	const margin, gap, title, button = 10, 4, 28, 32
	f := r.F
	p := f.Palette
	style := p.Body().Sized(render.SizeLabel)
	box, free := r.place(2*margin+title, func(width float64) float64 { return r.Log.LinesHeight(r.Lines, width-2*margin, gap, style) + 1 })
	if !free && !r.wanted { // who wants to read it opens it
		r.folded = true
		f.Invalidate()
		return
	}
	f.Cover("recap", box)
	f.Shadow(box)
	f.Paper(box)
	head, rest := box.Inset(margin).CutTop(title)
	row := head.Move(0, -6)
	close, row := row.CutRight(button)
	play, row := row.CutRight(button + 6)
	play.W = button
	first, last := r.Lines[0], r.Lines[len(r.Lines)-1]
	if last.Until > 0 && f.Button(ui.Button{ID: "recap.play", Rect: play, Sign: "play", Size: render.SizeLabel, Hint: r.Words.Say("again.all")}) {
		r.Log.Again(first.First, last.Until)
	}
	row.W -= 8
	name := r.Words.Say("table.recap")
	f.Label(name, row, p.Title().Sized(18))
	r.Log.Scroll(list, r.Lines, rest, gap, style)
	if f.Button(ui.Button{ID: "recap.close", Rect: close, Label: "×", Hint: r.Words.Say("table.close")}) {
		r.Close()
	}
}

// place is where the recap lies, whose lines take a height by its width: beside the map where there is a place for it, or beside what
// covers that, above unless something must be seen there, else where it hides least of it, and whether it hides nothing there that must be seen.
func (r *Recap[V, E]) place(around float64, lines func(width float64) float64) (at ui.Rect, free bool) {
	const widest, share, most, margin, names = 400, 0.4, 0.55, 8, 14 // the last for what is written along the left edge
	if area, beside := r.Table.Beside(); beside {
		if at, _ = area.CutTop(min(lines(area.W)+around, area.H)); r.covers(at) >= Never {
			at = r.spare(area, area.W, area.H-around, around, lines)
		}
		return at, r.covers(at) < Never
	}
	l := r.Board.Layout()
	if side := r.Means.Side(r.Viewer); side < len(l.Aside) && !l.Aside[side].Empty() {
		return l.Aside[side].Inset(4), true
	}
	if r.liesFor != len(r.Lines) || r.covers(r.lies) >= Never {
		_, area := between(l.Map, l.Rails).Inset(margin).CutLeft(names)
		r.lies, r.liesFor = r.spare(area, min(widest, l.Map.W*share), l.Map.H*most, around, lines), len(r.Lines)
	}
	return r.lies, r.covers(r.lies) < Never
}

// spare is where in an area the recap hides least: as wide as it is read best, else narrower, where it then hides nothing.
func (r *Recap[V, E]) spare(area ui.Rect, wide, most, around float64, lines func(width float64) float64) (best ui.Rect) {
	const narrowest = 220
	least := -1
	for _, share := range [...]float64{1, 0.8, 0.64} {
		w := wide * share
		if least == 0 || least > 0 && w < narrowest {
			break
		}
		at := area.Spare(w, min(lines(w), most)+around, r.covers)
		if n := r.covers(at); least < 0 || n < least {
			best, least = at, n
		}
	}
	return best
}

// between is the part of a map that rails leave which are opened over it.
func between(area ui.Rect, rails []ui.Rect) ui.Rect {
	for _, rail := range rails {
		switch {
		case !rail.Overlaps(area):
		case rail.Center().X < area.Center().X:
			_, area = area.CutLeft(rail.Right() - area.X)
		default:
			_, area = area.CutRight(area.Right() - rail.X)
		}
	}
	return area
}

// covers weighs what it would hide in a place: what may be chosen there more than all else.
func (r *Recap[V, E]) covers(box ui.Rect) int {
	n := r.Table.Hides(box)
	if r.Table.Offers(box) {
		n += Never
	}
	return n
}

// Never is what that counts for which the recap must not hide unless the player wants it: what may be chosen, and whatever a title says.
const Never = 1000

// foldWhenTurned folds it when the player has turned to the map for a while: it hides a part of that.
func (r *Recap[V, E]) foldWhenTurned() {
	const turned = 700 * time.Millisecond
	if r.folded || r.Pointed == (game.Option{}) || r.F.Focused(r.PointedBy) {
		return
	}
	switch looked := r.F.Clock.Now - r.PointedAt; {
	case !r.Table.Turns(r.Pointed):
	case looked < turned:
		r.F.WakeIn(turned - looked)
	default:
		r.folded = true
		r.F.Invalidate()
	}
}

// Folded tells whether it is a line now, in the corner of the log.
func (r *Recap[V, E]) Folded() bool {
	_, beside := r.Table.Beside()
	return r.folded && len(r.Lines) > 0 && r.Pending != nil && !r.Covered() && !r.Table.Searching() && !beside && !r.Phone()
}

// ShowFolded says at the head of the log how many lines there are, where it covers nothing of the map; a click unfolds
// them. It returns the rest of the log's place.
func (r *Recap[V, E]) ShowFolded(area ui.Rect) ui.Rect {
	const height, gap = 30, 2
	if !r.Folded() {
		return area
	}
	if r.chip == "" || r.count != len(r.Lines) {
		r.count, r.chip = len(r.Lines), r.Words.Say("table.recap.folded", assets.Args{"n": len(r.Lines)})
	}
	head, rest := area.CutTop(min(height, area.H))
	if r.F.Button(ui.Button{ID: "recap.open", Rect: head, Label: r.chip, Size: render.SizeLabel, Aside: true}) {
		r.Unfold()
	}
	_, rest = rest.CutTop(gap)
	return rest
}
