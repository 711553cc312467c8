package rebellion

import (
	"slices"
	"strconv"
	"strings"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/rebellion/rows"
)

// journal is what happened so far, in words, as the viewer saw it.
type journal struct {
	lines  []line
	told   int // events that stand in the lines
	run    int // the event that begins the last run of events told as one
	before int // lines before that run
}

// line is one line about an event, or about a few that are alike.
type line struct {
	side  rules.Side
	kind  rules.EventKind
	text  string
	place string // of the rule book, that it leads to

	first, until int // of the events that the viewer saw, those that it tells, and more between them; none if both are 0

	width, height float64 // measured last, points
}

// fill begins the journal anew, for another viewer or after something was taken back.
func (j *journal) fill() { *j = journal{} }

// toldLines are the lines about what has been shown.
func (t *Table) toldLines() []line {
	j := &t.log
	told := t.Reel.Past()
	if told == j.told {
		return j.lines
	}
	j.lines = append(j.lines[:j.before], t.recount(t.Reel.Events, upTo(j.run, told))...)
	run := told
	for run > j.run && (run == told || rows.Of(t.Reel.Events[run-1].Kind).Adds && t.Reel.Events[run-1].Kind == t.Reel.Events[run].Kind) {
		run--
	}
	j.told, j.before, j.run = told, len(j.lines)-len(t.recount(t.Reel.Events, upTo(run, told))), run
	return j.lines
}

// recount tells those of the events in words that stand at some places, several of a kind in one line; not what everybody knew.
func (t *Table) recount(events []rules.Event, at []int) (lines []line) {
	at = slices.DeleteFunc(at, func(n int) bool { return events[n].SaysNothing() })
	news := make([]game.Event, len(at))
	for i, n := range at {
		news[i] = events[n]
	}
	texts, about := t.Say.Recap(news)
	for i, text := range texts {
		e := about[i]
		lines = append(lines, line{
			side: rows.Actor(e.Event), kind: e.Kind, text: text + t.cards.WhyPlayed(e.Event), place: book.OfEvent(e.Event), first: at[e.First], until: at[e.Last] + 1,
		})
	}
	return lines
}

// upTo are the numbers from one up to another.
func upTo(from, to int) (all []int) {
	for ; from < to; from++ {
		all = append(all, from)
	}
	return all
}

// showLog shows the last lines in their corner, and opens the whole journal.
func (t *Table) showLog() {
	f := t.F
	l := t.Board.Layout()
	if l.Form.Phone() {
		if l.Tab == board.LogTab {
			t.showLogTab()
		}
		return
	}
	box := t.showFoldedRecap(l.Log)
	f.Panel(box, f.Palette.Glass())
	s := f.Spot(ui.Spot{ID: "log.corner", Rect: box})
	f.FocusRing(box, s, render.Slight, 0)
	if s.Clicked {
		t.openJournal()
	}
	t.drawLastLines(t.toldLines(), box.InsetXY(8, 5))
}

// lineHeight is how high a line of the log is in a given width. It is measured once: a journal is long.
func (t *Table) lineHeight(l *line, width float64, style render.TextStyle) float64 {
	if l.width != width {
		l.width, l.height = width, t.F.ParagraphHeight(l.text, width-lineSign, style)
	}
	return l.height
}

// newest are the last lines that fit a height, with a gap after each, and the height that they take.
func (t *Table) newest(lines []line, width, most, gap float64, style render.TextStyle) (fit []line, height float64) {
	first := len(lines)
	for ; first > 0; first-- {
		h := t.lineHeight(&lines[first-1], width, style) + gap
		if height+h > most {
			break
		}
		height += h
	}
	return lines[first:], height
}

// drawLastLines fills an area with the last lines, the newest at its foot and at least that one, though it be small.
func (t *Table) drawLastLines(lines []line, area ui.Rect) {
	style := t.F.Palette.Body().Sized(render.SizeLabel)
	fit, height := t.newest(lines, area.W, area.H, 0, style)
	switch {
	case len(fit) > 0:
		_, rest := area.CutTop(area.H - height)
		for i := range fit {
			ink := style.In(t.F.Palette.Dim)
			if i == len(fit)-1 {
				ink = style
			}
			rest = t.drawNext(&fit[i], rest, 0, ink)
		}
	case len(lines) > 0:
		last := lines[len(lines)-1]
		_, text := area.CutLeft(lineSign)
		t.drawLine(last, area, t.F.FittedIn(last.text, text, style))
	}
}

// drawNext draws a line at the top of an area and returns the rest of it, below a gap.
func (t *Table) drawNext(l *line, area ui.Rect, gap float64, style render.TextStyle) (rest ui.Rect) {
	row, rest := area.CutTop(t.lineHeight(l, area.W, style) + gap)
	t.drawLine(*l, row, style)
	return rest
}

// lineSign is the width of a side's emblem before a line.
const lineSign = 20

// drawLine draws a line of the log with the emblem of its side.
func (t *Table) drawLine(l line, r ui.Rect, style render.TextStyle) {
	f := t.F
	sign, text := r.CutLeft(lineSign)
	if l.side == rules.Rebels || l.side == rules.Empire {
		first, _ := sign.CutTop(style.LineHeight())
		f.Sign(pieces.Emblem(l.side), first.Middle(15, 15).Move(-2, 0), pieces.SideColor(&f.Palette, l.side))
	}
	f.Paragraph(l.text, text, style)
}

const journalList = "log.all"

// showJournal shows all that happened.
func (t *Table) showJournal() {
	if !t.journal {
		return
	}
	t.F.Modal(func() {
		const margin, wide = 20, 760
		f := t.F
		p := f.Palette
		box := f.Bounds().Middle(min(wide, f.W-32), f.H-64)
		f.Shadow(box)
		f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.98)).With(p.LineLight, 1))
		title, rest := box.Inset(margin).CutTop(40)
		f.Text(t.Words.Say("table.log"), title.Move(0, -6), p.Title())
		foot, rest := rest.CutBottom(56)
		t.showFound(t.showFinder(rest))
		if f.Button(ui.Button{ID: "log.close", Rect: foot.InsetXY(0, 6).Middle(240, 44), Label: t.Words.Say("table.close"), Key: ui.KeyEscape, KeyName: "Esc"}) || f.Pressed(ui.KeyG) {
			t.journal = false
			f.Invalidate()
		}
	})
}

// scrollBar is the room beside lines for what scrolls them, points.
const scrollBar = 12

// linesHeight is how high a list of lines is that may be scrolled, with a gap after each.
func (t *Table) linesHeight(lines []line, width, gap float64, style render.TextStyle) (height float64) {
	for i := range lines {
		height += t.lineHeight(&lines[i], t.lineWidth(width), style) + gap
	}
	return height
}

// lineWidth is how wide lines are in a list of some width.
func (t *Table) lineWidth(width float64) float64 {
	width -= scrollBar
	if t.tellsAgain() {
		width -= againWidth
	}
	return width
}

// lineLeads lets the player ask for the rule or the card that a line is about.
func (t *Table) lineLeads(id string, l *line, r ui.Rect) {
	if l.place == "" {
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
		t.sheets.LookUp(l.place)
	}
}

// scrollLines shows as much of all lines as there is room for. Lines just beyond are there for keys, which bring them into
// view.
func (t *Table) scrollLines(list string, lines []line, area ui.Rect, gap float64, style render.TextStyle) {
	const beyond = 120
	width := t.lineWidth(area.W)
	t.F.Scroll(list, area, t.linesHeight(lines, area.W, gap, style), func(content ui.Rect) {
		y := content.Y
		for i := range lines {
			h := t.lineHeight(&lines[i], width, style) + gap
			if row := render.Box(content.X, y, width, h); row.Overlaps(area.InsetXY(0, -beyond)) {
				id := list + "." + strconv.Itoa(i)
				if row.Overlaps(area) {
					t.lineLeads(id, &lines[i], row.Intersect(area))
					t.drawLine(lines[i], row, style)
				}
				row.W, row.H = area.W-scrollBar, h-gap
				t.againSign(id, &lines[i], row)
			}
			y += h
		}
	})
}

// keysInLines lets keys move a list of lines that is alone on the screen. The focus goes along, to the first line in view or
// the last.
func (t *Table) keysInLines(list string) {
	way := t.F.ScrollByKeys(list)
	if way == 0 || !strings.HasPrefix(t.F.Window().Focus(), list+".") {
		return
	}
	t.finder.sought = way
	t.F.Invalidate()
}

// seekLine puts the focus on a line of a list in view, after keys have moved it.
func (t *Table) seekLine(list string) {
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
