package toy

import (
	"io/fs"

	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/tell"
)

// Words is the folder with a title's words in what it embeds.
func Words(embedded fs.FS) fs.FS {
	folder, err := fs.Sub(embedded, "words")
	if err != nil {
		panic(err)
	}
	return folder
}

// Lines puts events into the log's words, a line for each. It implements [tell.Title].
type Lines[E game.Event] struct {
	Line func(e E) tell.Line
	Sign func(side int) string
}

// Recount implements [tell.Title].
func (l Lines[E]) Recount(events []E, at []int) (lines []tell.Line) {
	for _, i := range at {
		line := l.Line(events[i])
		line.First, line.Until = i, i+1
		lines = append(lines, line)
	}
	return lines
}

// Adds implements [tell.Title].
func (Lines[E]) Adds(E, E) bool { return false }

// Emblem implements [tell.Title].
func (l Lines[E]) Emblem(side int) string { return l.Sign(side) }

// Filters let all lines of a log through.
func Filters() []tell.Filter {
	return []tell.Filter{{Name: "table.log.all", Fits: func(*tell.Line) bool { return true }}}
}

// ShowResult shows who has won, and no pictures.
func ShowResult(f *ui.Frame, who scene.Outcome) (buttons []ui.Rect, size float64) {
	empty := func(ui.Rect) {}
	page := scene.Result{Outcome: who, Pictures: [2]func(ui.Rect){empty, empty}, High: func(float64) (h [2]float64) { return h }}
	return page.Show(f)
}
