package tell

import (
	"strings"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// finder is what the player looks for in the log.
type finder struct {
	query  string
	filter int // of the filters

	sought int // the way in which keys have moved the lines: the focus goes along in the next frame

	of    finding
	lines []Line // what was found last
}

// finding is what was looked for, and in how much.
type finding struct {
	query  string
	filter int
	told   int
	words  *assets.Words
}

// Found are the lines of the log that the player looks for.
func (t *Log[V, E]) Found() []Line {
	told := t.Lines()
	b := &t.finder
	query := strings.ToLower(strings.TrimSpace(b.query))
	if query == "" && b.filter == 0 {
		return told
	}
	if now := (finding{query, b.filter, t.Reel.Past(), t.Words}); now != b.of {
		b.of, b.lines = now, nil
		for i := range told {
			if t.Filters[b.filter].Fits(&told[i]) && strings.Contains(strings.ToLower(told[i].Text), query) {
				b.lines = append(b.lines, told[i])
			}
		}
	}
	return b.lines
}

// showFinder shows what the log can be searched and filtered by, and the button that copies what was found. It returns
// the place below.
func (t *Log[V, E]) showFinder(area ui.Rect) (rest ui.Rect) {
	const gap, wide = 8, 560
	f, row := t.F, t.F.Reach(40)
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
	filter := ui.Button{ID: "log.filter", Rect: places[0], Label: t.Words.Say(t.Filters[t.finder.filter].Name), Size: render.SizeText}
	filter.Chosen, filter.Hint = t.finder.filter > 0, t.Words.Say("table.log.filter")
	if f.Button(filter) {
		t.finder.filter = (t.finder.filter + 1) % len(t.Filters)
		changed = true
	}
	if changed {
		f.ScrollToEnd(list)
	}
	found := t.Found()
	copies := ui.Button{ID: "log.copy", Rect: places[1], Label: t.Words.Say("table.log.copy"), Size: render.SizeText, Hint: t.Words.Say("table.log.copy.about", assets.Args{"n": len(found)})}
	if len(found) == 0 {
		copies.Why = t.Words.Say("table.log.nothing")
	}
	if f.Button(copies) {
		t.Program.Copy(f, TextOf(found))
	}
	return rest
}

// TextOf is lines of the log as a text.
func TextOf(lines []Line) string {
	var b strings.Builder
	for i := range lines {
		b.WriteString(lines[i].Text)
		b.WriteByte('\n')
	}
	return b.String()
}

// showFound shows the lines that were found, or that there are none.
func (t *Log[V, E]) showFound(area ui.Rect) {
	lines := t.Found()
	if len(lines) == 0 {
		t.F.Paragraph(t.Words.Say("table.log.nothing"), area, t.F.Palette.Body().In(t.F.Palette.Dim))
	}
	t.seekLine(list)
	t.keysInLines(list)
	t.Scroll(list, lines, area, 5, t.F.Palette.Body())
}

// Search looks for lines with a text.
func (t *Log[V, E]) Search(query string) { t.finder.query = query }
