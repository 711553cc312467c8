// Package odds shows beside a question what a throw of a die needs and brings, before anything is thrown: which numbers hit, what a hit
// takes, what may still answer it.
package odds

import (
	"strings"

	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// Odds are those of one throw.
type Odds struct {
	Ladder board.Ladder
	Sum    string // what hits, in words
	Takes  string // what a hit does; nothing before it is known what is thrown for
	May    string // what the other side may still use, in words; nothing where it has nothing
	Answer string // that alone
}

// Shown is what a frame has shown, and where; the zero value: nothing.
type Shown struct {
	Odds
	Box ui.Rect // of the ladder's cells
}

// There tells whether anything was shown.
func (s *Shown) There() bool { return !s.Box.Empty() }

const (
	cells = 28 // how high they are, points
	below = 20 // and the line under them

	// Narrow is how high the cells are in a narrow bar.
	Narrow = 22
)

// Picture is that of a bar so wide: the cells and, where there is room, what hits under them, for a whole room in large letters.
func (o Odds) Picture(f *ui.Frame, width float64, aloud bool, shown *Shown) ui.PromptPicture {
	return ui.PromptPicture{Width: width, High: Narrow, Draw: func(r ui.Rect) {
		box, style := r, f.Palette.Label().In(f.Palette.Text)
		text := strings.TrimSuffix(Sentences(o.Sum, o.May), ".")
		switch {
		case aloud:
			box, _ = r.Middle(r.W, cells+2*below).CutTop(cells)
			text, style = o.Sum, style.Sized(render.SizeLarge)
		case r.H > cells+below:
			box = r.Middle(r.W, cells).Move(0, -9)
		default:
			text = ""
		}
		if text != "" {
			line := render.Box(r.X, box.Bottom()+2, r.W, below)
			f.Text(text, line, f.FittedIn(text, line, style))
			if line = line.Move(0, below); aloud && o.May != "" {
				f.Text(o.May, line, f.FittedIn(o.May, line, style))
			}
		}
		o.Ladder.Draw(f.Canvas, box)
		*shown = Shown{o, box}
	}}
}

// Sentences join what is said, each ended.
func Sentences(parts ...string) string {
	var said []string
	for _, part := range parts {
		if part = strings.TrimSuffix(strings.TrimSpace(part), "."); part != "" {
			said = append(said, part+".")
		}
	}
	return strings.Join(said, " ")
}
