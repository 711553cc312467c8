// Package ledger lists what a part of a game changes that is told as one: it stands there where it covers nothing that changes, line comes
// after line, and nothing more is told until the player goes on.
//
//	ledger.go  what changes, and where that stands · told.go  how it comes · gathered.go  events that are told as one, and how one goes on
package ledger

import (
	"slices"
	"strconv"

	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// Ledger is what changes, in words.
type Ledger struct {
	Title, Round string
	Entries      []Entry
	Notes        []Note
	More         func(hidden int) string // says how many entries there are besides those that are seen; nil: in figures
	Unfolded     bool                    // all entries are seen, whatever lies under them
}

// Entry is a line of it.
type Entry struct {
	Draw  func(box ui.Rect) // what changes
	Title string
	Line  string // before, taken, after
	About string // what that leads to; may be nothing
	Lost  string // what is lost with it, may be nothing; and its number alone
	Minus string
}

// Note is what it means for what comes.
type Note struct{ Sign, Text string }

// mostNotes is how many there is room for.
const mostNotes = 4

// Note adds a note that is not there yet.
func (l *Ledger) Note(sign, text string) {
	if n := (Note{sign, text}); !slices.Contains(l.Notes, n) && len(l.Notes) < mostNotes {
		l.Notes = append(l.Notes, n)
	}
}

// look is how a ledger is drawn.
type look struct {
	form   board.Form
	told   float64               // how far it is told, 0 to 1
	covers func(box ui.Rect) int // counts what changes in a part of the screen
}

// measures are those of a form of the screen, points.
type measures struct {
	row, wide  float64
	name, more render.TextStyle
	oneLine    bool
}

// measuresOf are the ways in which a ledger may be set on a form of the screen, the best first.
func measuresOf(form board.Form, p *render.Palette) []measures {
	usual := measures{row: 42, wide: 292, name: p.Name(), more: p.Label()}
	dense := measures{row: 21, wide: 280, name: p.Name().Sized(render.SizeLabel), more: p.Label(), oneLine: true}
	switch {
	case form == board.Projected:
		return []measures{{row: 46, wide: 290, name: p.Name().Sized(19), more: p.Body()}}
	case form == board.Upright:
		usual.row, dense.wide = 38, 312
	case form == board.Sideways:
		usual.row = 36
	}
	return []measures{usual, dense}
}

const (
	head, margin = 28, 16 // points: the title's line, and what lies around
	leastSeen    = 3      // entries, where all lie on something
	mostHigh     = 0.75   // of an area
)

// place is where the ledger stands in an area, how it is set, and how many of its entries are seen: as many as lie on nothing that
// changes.
func (l *Ledger) place(area ui.Rect, ways []measures, covers func(ui.Rect) int) (box ui.Rect, m measures, n int) {
	n = -1
	for _, way := range ways {
		most := min(len(l.Entries), int((area.H*mostHigh-head-margin)/way.row))
		for k := most; k > n; k-- {
			at := area.Spare(way.wide, way.row*float64(k)+head+margin, covers)
			if l.Unfolded || k <= min(leastSeen, most) || covers(at) == 0 {
				box, m, n = at, way, k
				break
			}
		}
	}
	return box, m, n
}

// show draws it in an area; a press unfolds what does not lie there.
func (l *Ledger) show(f *ui.Frame, area ui.Rect, look look) ui.Rect {
	p := &f.Palette
	box, m, n := l.place(area, measuresOf(look.form, p), look.covers)
	s := f.Spot(ui.Spot{ID: "ledger", Rect: box, Slow: true, Name: l.Title})
	if s.Clicked {
		l.Unfolded = !l.Unfolded
		f.Invalidate()
	}
	f.Paper(box)
	upper, rest := box.InsetXY(14, margin/2).CutTop(head)
	f.Text(l.Title, upper, p.Title().Sized(render.SizeLarge))
	round := l.Round
	switch hidden := len(l.Entries) - n; {
	case hidden > 0 && l.More != nil:
		round = l.More(hidden)
	case hidden > 0:
		round = "+" + strconv.Itoa(hidden)
	}
	f.Text(round, upper, p.Label().AtRight())
	for i := range l.Entries[:n] {
		var at ui.Rect
		at, rest = rest.CutTop(m.row)
		f.Fade(l.came(i, look.told), func() { l.Entries[i].show(f, at, &m) })
	}
	return box
}

func (e *Entry) show(f *ui.Frame, at ui.Rect, m *measures) {
	p := &f.Palette
	picture, text := at.CutLeft(m.row)
	e.Draw(picture.Middle(m.row-4, m.row-4))
	cut := func(from ui.Rect, words string, style render.TextStyle) (rest ui.Rect) {
		if words == "" {
			return from
		}
		var end ui.Rect
		end, rest = from.CutRight(f.TextWidth(words, style) + 8)
		f.Text(words, end, style.AtRight())
		return rest
	}
	upper, lower := text.InsetXY(2, 1), ui.Rect{}
	if !m.oneLine {
		upper, lower = upper.CutTop(m.row * 0.52)
	}
	if m.oneLine {
		upper = cut(cut(upper, e.Minus, p.Label().In(p.Warning)), e.Line, m.more)
	} else {
		upper = cut(upper, e.Lost, p.Label().In(p.Warning))
	}
	f.Text(e.Title, upper, f.FittedIn(e.Title, upper, m.name))
	if !m.oneLine {
		more := e.Line
		if e.About != "" {
			more += " · " + e.About
		}
		f.Text(more, lower, f.FittedIn(more, lower, m.more))
	}
}

// showNotes draws the notes side by side.
func (l *Ledger) showNotes(f *ui.Frame, area ui.Rect) {
	for i, n := range l.Notes {
		box := area.Column(i, max(len(l.Notes), mostNotes-1), 4)
		f.Panel(box, f.Palette.Glass())
		sign, text := box.InsetXY(6, 2).CutLeft(34)
		f.Sign(n.Sign, sign.Middle(26, 26), f.Palette.Dim)
		f.Label(n.Text, text, f.Palette.Label())
	}
}
