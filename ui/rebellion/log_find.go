package rebellion

import (
	"strings"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/words"
)

// finder is what the player looks for in the log.
type finder struct {
	query  string
	filter int // of logFilters

	sought int // the way in which keys have moved the lines: the focus goes along in the next frame

	of    finding
	lines []line // what was found last
}

// finding is what was looked for, and in how much.
type finding struct {
	query  string
	filter int
	told   int
	say    *words.Speaker
}

// logFilters choose lines of the log.
var logFilters = []struct {
	name string // key
	fits func(l *line) bool
}{
	{"table.log.all", func(*line) bool { return true }},
	{"side.rebels", func(l *line) bool { return l.side == rules.Rebels }},
	{"side.empire", func(l *line) bool { return l.side == rules.Empire }},
	{"table.log.missions", func(l *line) bool { return rows.Of(l.kind).Log == rows.MissionLog }},
	{"table.log.combats", func(l *line) bool { return rows.Of(l.kind).Log == rows.CombatLog }},
}

// found are the lines of the log that the player looks for.
func (t *Table) found() []line {
	told := t.toldLines()
	b := &t.finder
	query := strings.ToLower(strings.TrimSpace(b.query))
	if query == "" && b.filter == 0 {
		return told
	}
	if now := (finding{query, b.filter, t.Reel.Past(), t.Say}); now != b.of {
		b.of, b.lines = now, nil
		for i := range told {
			if logFilters[b.filter].fits(&told[i]) && strings.Contains(strings.ToLower(told[i].text), query) {
				b.lines = append(b.lines, told[i])
			}
		}
	}
	return b.lines
}

// showFinder shows what the log can be searched and filtered by, and the button that copies what was found. It returns
// the place below.
func (t *Table) showFinder(area ui.Rect) (rest ui.Rect) {
	const row, gap, wide = 40, 8, 560
	f := t.F
	top, rest := area.CutTop(row)
	_, rest = rest.CutTop(gap)
	buttons := top
	if area.W >= wide {
		top, buttons = top.CutLeft(area.W * 0.42)
		_, buttons = buttons.CutLeft(gap)
	} else {
		buttons, rest = rest.CutTop(row)
		_, rest = rest.CutTop(gap)
	}
	changed := f.Field(ui.Field{ID: "log.search", Rect: top, Empty: t.Words.Say("table.log.search")}, &t.finder.query)
	places := buttons.Columns(gap, 1.3, 1)
	filter := ui.Button{ID: "log.filter", Rect: places[0], Label: t.Words.Say(logFilters[t.finder.filter].name), Size: render.SizeText}
	filter.Chosen, filter.Hint = t.finder.filter > 0, t.Words.Say("table.log.filter")
	if f.Button(filter) {
		t.finder.filter = (t.finder.filter + 1) % len(logFilters)
		changed = true
	}
	if changed {
		f.ScrollToEnd(journalList)
	}
	found := t.found()
	copies := ui.Button{ID: "log.copy", Rect: places[1], Label: t.Words.Say("table.log.copy"), Size: render.SizeText, Hint: t.Words.Say("table.log.copy.about", assets.Args{"n": len(found)})}
	if len(found) == 0 {
		copies.Why = t.Words.Say("table.log.nothing")
	}
	if f.Button(copies) {
		t.Program.Copy(f, textOf(found))
	}
	return rest
}

// textOf is lines of the log as a text.
func textOf(lines []line) string {
	var b strings.Builder
	for i := range lines {
		b.WriteString(lines[i].text)
		b.WriteByte('\n')
	}
	return b.String()
}

// showFound shows the lines that were found, or that there are none.
func (t *Table) showFound(area ui.Rect) {
	lines := t.found()
	if len(lines) == 0 {
		t.F.Paragraph(t.Words.Say("table.log.nothing"), area, t.F.Palette.Body().In(t.F.Palette.Dim))
	}
	t.seekLine(journalList)
	t.keysInLines(journalList)
	t.scrollLines(journalList, lines, area, 5, t.F.Palette.Body())
}

// showLogTab shows all that happened, on a phone.
func (t *Table) showLogTab() {
	f := t.F
	box := t.Board.Layout().Log
	f.Fill(box, f.Palette.Space)
	f.Fill(box, f.Palette.Panel)
	t.showFound(t.showFinder(box.InsetXY(12, 8)))
}

// openJournal opens the whole log where it is newest: a sheet, on a phone its tab.
func (t *Table) openJournal() {
	if t.Phone() {
		t.open(board.LogTab)
		return
	}
	t.journal = true
	t.F.ScrollToEnd(journalList)
}
