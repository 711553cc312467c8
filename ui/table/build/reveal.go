package build

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// Brought is what a side has brought.
type Brought[T comparable] struct {
	Side   int
	Sign   string
	Name   string // of the side
	Called string // what its lists are called, or nothing
	List   List[T]
}

// join adds what another of the same side has brought.
func (b *Brought[T]) join(other Brought[T]) {
	if b.Called != "" && other.Called != "" {
		b.Called += " · "
	}
	b.Called += other.Called
	for _, line := range other.List {
		for range line.Count {
			b.List = b.List.With(line.Thing)
		}
	}
}

// A Reveal shows what all have brought, once nobody is waited for. Whatever else is asked of it the table answers.
type Reveal[T comparable] struct {
	ui.Game
	Title   Title[T] // its words, faces and drawings
	Program ui.Program
	Sides   []Brought[T]
	Room    bool // it is shown to a whole room: names can be read from afar

	unusual []string // what is called so that does not come with the program
	flight  render.Motion
	flying  bool
}

// A formation flies in for flightTime, its rows one after the other: each of them is delay of that behind the one before.
const (
	flightTime = 900 * time.Millisecond
	delay      = 0.12
)

// Add adds what somebody has brought: partners of a side are shown together.
func (r *Reveal[T]) Add(b Brought[T]) {
	for _, line := range b.List {
		if name := r.Title.Face(line.Thing).Name; r.Title.Usual != nil && !r.Title.Usual(line.Thing) && !slices.Contains(r.unusual, name) {
			r.unusual = append(r.unusual, name)
		}
	}
	for i := range r.Sides {
		if r.Sides[i].Side == b.Side {
			r.Sides[i].join(b)
			return
		}
	}
	r.Sides = append(r.Sides, b)
}

// about says what does not come with the program, or that all does; nothing where that says nothing.
func (r *Reveal[T]) about() string {
	switch {
	case r.Title.Usual == nil:
		return ""
	case len(r.unusual) == 0:
		return r.say("usual")
	}
	return r.say("unusual", assets.Args{"things": strings.Join(r.unusual, ", ")})
}

// ScreenName implements [ui.Named].
func (*Reveal[T]) ScreenName() string { return "reveal" }

// Show implements [ui.Screen].
func (r *Reveal[T]) Show(f *ui.Frame) {
	f.Backdrop(f.Bounds())
	if !r.flying {
		r.flight, r.flying = f.Clock.Begin(flightTime), true
	}
	come := f.Progress(r.flight)
	height, below := 70.0, f.W < wideWidth
	if below {
		height = 118
	}
	foot, body := f.Bounds().CutBottom(height)
	places := body.InsetXY(16, 12).Columns(16, ones(len(r.Sides))...)
	if below {
		places = body.InsetXY(10, 8).Rows(8, ones(len(r.Sides))...)
	}
	for i := range r.Sides {
		r.showSide(f, i, places[i], come)
	}
	q := ui.Prompt{Rect: foot, Title: r.say("revealed"), Help: r.about(), Buttons: 300, Below: below}
	if below {
		q.Buttons = 44
	}
	place := f.Prompt(q)
	if !below {
		place = r.showRoom(f, place)
	}
	leave := ui.Button{ID: "reveal.table", Rect: place.Middle(place.W-12, min(place.H, 44)), Label: r.Title.Words.Say("build.table"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"}
	if f.Button(leave) {
		f.Go(r.Game)
	}
	if f.Pressed(ui.KeyEscape) {
		r.Program.Menu(f, r)
	}
}

// showRoom shows the button that turns it to a whole room, or back, and returns what is left beside it.
func (r *Reveal[T]) showRoom(f *ui.Frame, bar ui.Rect) (rest ui.Rect) {
	place, rest := bar.CutLeft(56)
	b := ui.Button{ID: "reveal.room", Rect: place.Middle(44, 44), Sign: "projector", Hint: r.Title.Words.Say("shell.menu.project"), HintKey: "P", Key: ui.KeyP, Chosen: r.Room}
	if r.Room {
		b.Hint = r.Title.Words.Say("table.projector")
	}
	if f.Button(b) {
		r.Project(f)
	}
	return rest
}

// Project implements [ui.Game]: what is revealed is shown to the room before the table is.
func (r *Reveal[T]) Project(f *ui.Frame) {
	r.Room = !r.Room
	f.Go(r)
}

func (r *Reveal[T]) say(key string, args ...assets.Args) string {
	return r.Title.Words.Say(r.Title.Name+"."+key, args...)
}

// showSide shows what a side has brought: what comes first in the order is in front; what all costs is counted up while it flies in.
func (r *Reveal[T]) showSide(f *ui.Frame, i int, box ui.Rect, come float64) {
	p, side := f.Palette, &r.Sides[i]
	color := p.SideColor(side.Side)
	f.Panel(box, p.SidePanel(side.Side))
	inner := box.InsetXY(16, 12)
	head, rest := inner.CutTop(44)
	sign, title := head.CutLeft(46)
	f.Sign(side.Sign, sign.Middle(38, 38).Move(-4, 0), color)
	points := float64(side.List.Points(r.Title.Face)) * render.InOut(come)
	cost := r.Title.inPoints(int(math.Round(points)))
	number := f.Text(cost, title, p.Number().Sized(22).In(color).AtRight())
	title.W = number.X - title.X - 10
	if side.Called == "" {
		f.Label(side.Name, title, p.Title().Sized(24).In(color))
	} else {
		upper, lower := title.CutTop(26)
		f.Label(side.Name, upper, p.Title().Sized(20).In(color))
		f.Label(side.Called, lower, p.Label())
	}
	from := box.Right() - f.W // outside, at its side of the screen
	if i == 0 {
		from = -box.Right()
	} else if from <= 0 {
		from = f.W - box.X
	}
	show := r.showRows
	if r.Room && f.W >= wideWidth {
		show = r.showNames
	}
	f.Clip(box, func() { show(f, rest, side, from, come) })
}

// showRows draws each thing with its name, those of one order in rows.
func (r *Reveal[T]) showRows(f *ui.Frame, box ui.Rect, side *Brought[T], from, come float64) {
	var rows []List[T]
	var shares []float64
	most := max(int(box.W/116), 3)
	for _, line := range side.List.Sorted(r.Title.Face) {
		last := len(rows) - 1
		if last < 0 || len(rows[last]) == most || r.Title.Face(rows[last][0].Thing).Order != r.Title.Face(line.Thing).Order {
			rows, shares = append(rows, nil), append(shares, float64(22+r.Title.Size(line.Thing)))
			last++
		}
		rows[last] = append(rows[last], line)
	}
	for i, row := range box.Rows(6, shares...) {
		late := delay * float64(i)
		here := render.InOut(min(max((come*(1+delay*float64(len(rows)-1)))-late, 0), 1))
		f.Move((1-here)*from, 0, func() {
			for j, cell := range row.Columns(6, ones(len(rows[i]))...) {
				r.showThing(f, cell, rows[i][j])
			}
		})
	}
}

// showNames reads out what a side has brought: in two columns all but what comes last in the order, whose numbers stand below.
func (r *Reveal[T]) showNames(f *ui.Frame, box ui.Rect, side *Brought[T], from, come float64) {
	const gap, most, drawing, crowd, number = 8, 120, 84, 60, 48
	lines := side.List.Sorted(r.Title.Face)
	great := len(lines)
	for great > 0 && r.Title.Face(lines[great-1].Thing).Order == r.Title.Face(lines[len(lines)-1].Thing).Order {
		great--
	}
	if great == 0 {
		great = len(lines)
	}
	rowsBelow := 1 + (len(lines)-great)/7
	rest, names := box.CutBottom(crowd + 32*float64(rowsBelow-1))
	rows := (great + 1) / 2
	names.H = min(names.H, most*float64(rows))
	f.Move((1-come)*from, 0, func() {
		for i, cell := range names.Grid(2, rows, gap)[:great] {
			picture, name := cell.CutLeft(min(cell.H, drawing))
			r.Title.Draw(f.Canvas, lines[i].Thing, picture.Square())
			text := r.Title.counted(lines[i])
			name = name.InsetXY(8, 0)
			f.Label(text, name, f.Fitted(text, f.Palette.Title().Sized(render.SizePrompt), name.W))
		}
		for i, cell := range rest.Grid((len(lines)-great+rowsBelow-1)/rowsBelow, rowsBelow, gap)[:len(lines)-great] {
			line := lines[great+i]
			size := min(cell.H, cell.W-number)
			picture, number := cell.Middle(size+number, size).CutLeft(size)
			r.Title.Draw(f.Canvas, line.Thing, picture.Inset(min(6, size*0.1)))
			f.Text("×"+strconv.Itoa(line.Count), number, f.Palette.Number().Sized(render.SizePrompt))
		}
	})
}

func (r *Reveal[T]) showThing(f *ui.Frame, cell ui.Rect, line Line[T]) {
	label, picture := cell.CutBottom(22)
	style := f.Palette.Name().Centered()
	if cell.H < 50 { // the name stands beside the drawing
		picture, label = cell.CutLeft(min(cell.H, 34))
		style = f.Palette.Name()
	}
	r.Title.Draw(f.Canvas, line.Thing, picture.Square())
	name := r.Title.counted(line)
	if r.Title.Face(line.Thing).Owned {
		style = style.In(f.Palette.Amber)
	}
	f.Label(name, label, style)
}
