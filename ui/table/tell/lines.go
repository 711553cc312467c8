package tell

import (
	"strconv"
	"strings"

	"holoboard/render"
	"holoboard/ui"
)

// height is how high a line of the log is in a given width. It is measured once: a journal is long.
func (t *Log[V, E]) height(l *Line, width float64, style render.TextStyle) float64 {
	if l.width != width {
		l.width, l.height = width, t.F.ParagraphHeight(l.Text, width-LineSign, style)
	}
	return l.height
}

// Newest are the last lines that fit a height, with a gap after each, and the height that they take.
func (t *Log[V, E]) Newest(lines []Line, width, most, gap float64, style render.TextStyle) (fit []Line, height float64) {
	first := len(lines)
	for ; first > 0; first-- {
		h := t.height(&lines[first-1], width, style) + gap
		if height+h > most {
			break
		}
		height += h
	}
	return lines[first:], height
}

// drawLast fills an area with the last lines, the newest at its foot and at least that one, though it be small.
func (t *Log[V, E]) drawLast(lines []Line, area ui.Rect) {
	style := t.F.Palette.Body().Sized(render.SizeLabel)
	fit, height := t.Newest(lines, area.W, area.H, 0, style)
	switch {
	case len(fit) > 0:
		_, rest := area.CutTop(area.H - height)
		for i := range fit {
			ink := style.In(t.F.Palette.Dim)
			if i == len(fit)-1 {
				ink = style
			}
			rest = t.DrawNext(&fit[i], rest, 0, ink)
		}
	case len(lines) > 0:
		last := lines[len(lines)-1]
		_, text := area.CutLeft(LineSign)
		if style = t.F.FittedIn(last.Text, text, style); t.F.ParagraphHeight(last.Text, text.W, style) > area.H {
			style = style.Tightly()
		}
		t.DrawLine(last, area, style.UpTo(max(int((area.H+0.5)/style.LineHeight()), 1)))
	}
}

// DrawNext draws a line at the top of an area and returns the rest of it, below a gap.
func (t *Log[V, E]) DrawNext(l *Line, area ui.Rect, gap float64, style render.TextStyle) (rest ui.Rect) {
	row, rest := area.CutTop(t.height(l, area.W, style) + gap)
	t.DrawLine(*l, row, style)
	return rest
}

// LineSign is the width of a side's emblem before a line.
const LineSign = 20

// DrawLine draws a line of the log with the emblem of its side.
func (t *Log[V, E]) DrawLine(l Line, r ui.Rect, style render.TextStyle) {
	f := t.F
	sign, text := r.CutLeft(LineSign)
	if l.Side < len(f.Palette.Sides) {
		first, _ := sign.CutTop(style.LineHeight())
		f.Sign(t.Emblem(l.Side), first.Middle(15, 15).Move(-2, 0), f.Palette.SideColor(l.Side))
	}
	f.Paragraph(l.Text, text, style)
}

// LinesHeight is how high a list of lines is that may be scrolled, with a gap after each.
func (t *Log[V, E]) LinesHeight(lines []Line, width, gap float64, style render.TextStyle) (height float64) {
	for i := range lines {
		height += t.height(&lines[i], t.width(width), style) + gap
	}
	return height
}

// lineWidth is how wide lines are in a list of some width.
func (t *Log[V, E]) width(width float64) float64 {
	width -= ui.ScrollBar
	if t.tellsAgain() {
		width -= againWidth
	}
	return width
}

// lineLeads lets the player ask for the rule or the card that a line is about.
func (t *Log[V, E]) lineLeads(id string, l *Line, r ui.Rect) {
	if l.Place == "" {
		return
	}
	f := t.F
	s := f.Spot(ui.Spot{ID: id, Rect: r, Quiet: true, Slow: true})
	if s.Attention() {
		f.Panel(r, render.PanelStyle{Corner: render.Slight, Fill: f.Palette.PanelLight})
		_, sign := r.CutLeft(r.W - 20)
		f.Sign("help", sign.Middle(14, 14), f.Palette.Dim)
	}
	if s.Clicked || f.Focused(id+".again") && f.PressedAnywhere(ui.KeyF1) {
		t.LookUp(l.Place)
	}
}

// scrollLines shows as much of all Lines as there is room for. Lines just beyond are there for keys, which bring them into
// view.
func (t *Log[V, E]) Scroll(list string, lines []Line, area ui.Rect, gap float64, style render.TextStyle) {
	const beyond = 120
	width := t.width(area.W)
	t.F.Scroll(list, area, t.LinesHeight(lines, area.W, gap, style), func(content ui.Rect) {
		y := content.Y
		for i := range lines {
			h := t.height(&lines[i], width, style) + gap
			if row := render.Box(content.X, y, width, h); row.Overlaps(area.InsetXY(0, -beyond)) {
				id := list + "." + strconv.Itoa(i)
				if row.Overlaps(area) {
					t.lineLeads(id, &lines[i], row.Intersect(area))
					t.DrawLine(lines[i], row, style)
				}
				row.W, row.H = area.W-ui.ScrollBar, h
				t.againSign(id, &lines[i], row)
			}
			y += h
		}
	})
}

// keysInLines lets keys move a list of lines that is alone on the screen. The focus goes along, to the first line in view or
// the last.
func (t *Log[V, E]) keysInLines(list string) {
	way := t.F.ScrollByKeys(list)
	if way == 0 || !strings.HasPrefix(t.F.Window().Focus(), list+".") {
		return
	}
	t.finder.sought = way
	t.F.Invalidate()
}

// seekLine puts the focus on a line of a list in view, after keys have moved it.
func (t *Log[V, E]) seekLine(list string) {
	if t.finder.sought == 0 {
		return
	}
	found := ""
	for _, spot := range t.F.Window().Spots() {
		if _, seen := t.F.Window().Spot(spot.ID); !seen || !strings.HasPrefix(spot.ID, list+".") || !strings.HasSuffix(spot.ID, ".again") {
			continue
		}
		if found = spot.ID; t.finder.sought < 0 {
			break
		}
	}
	t.finder.sought = 0
	if found != "" {
		t.F.FocusOn(found)
	}
}

// againWidth is the room at the end of a line for the sign that shows it again.
const againWidth = 30

// tellsAgain tells whether lines can be shown again here: of a game that is played, not of one that is shown already.
func (t *Log[V, E]) tellsAgain() bool { return t.Again != nil }

// againSign offers to show a line again, at its right end. Keys go from line to line by it.
func (t *Log[V, E]) againSign(id string, l *Line, row ui.Rect) {
	if !t.tellsAgain() || l.Until == 0 {
		return
	}
	f := t.F
	_, place := row.CutLeft(row.W - againWidth)
	s := f.Spot(ui.Spot{ID: id + ".again", Rect: place, Slow: true})
	f.FocusRing(row.Inset(1), ui.State{Focus: s.Focus}, render.Slight, 0)
	ink := f.Palette.Dim
	if s.Attention() {
		ink = f.Palette.Text
		f.Panel(place.Inset(1), render.PanelStyle{Corner: render.Slight, Fill: f.Palette.PanelLight})
	}
	f.Sign("play", place.Middle(12, 12), ink)
	if !s.Focus { // it would hide the line before
		f.Hint(place, s, t.Words.Say("again.line"))
	}
	if s.Clicked {
		t.Again(l.First, l.Until)
	}
}

// ShowBelow shows the last of some lines in a panel below a place.
func (t *Log[V, E]) ShowBelow(at ui.Rect, lines []Line) {
	const margin, gap, widest = 12, 3, 560
	f, p := t.F, t.F.Palette
	style := p.Body()
	wide := 0.0
	for _, l := range lines {
		wide = max(wide, f.TextWidth(l.Text, style)+LineSign+2*margin+2)
	}
	wide = min(wide, widest)
	fit, height := t.Newest(lines, wide-2*margin, f.H*0.6, gap, style)
	box := render.Box(at.X, at.Bottom()+4, wide, height+2*margin).KeepIn(f.Bounds().Inset(8))
	f.Shadow(box)
	f.Paper(box)
	rest := box.Inset(margin)
	for i := range fit {
		rest = t.DrawNext(&fit[i], rest, gap, style)
	}
}
