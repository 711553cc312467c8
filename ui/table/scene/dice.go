package scene

import (
	"strconv"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// A Tray is the panel in which the dice of a roll lie in rows, below a title.
type Tray struct {
	Title string
	Style render.PanelStyle // of whoever rolls
	Size  float64           // of a die, points
	Rows  int               // that have dice
	None  string            // is written where there are none
	Foot  float64           // the height of what is told below the dice; it is left out where there is no room
}

// Gap is the room between dice, points.
const Gap = 8

// Show draws the tray, has each row of dice drawn, and returns the place of the foot, empty without room for it.
func (t Tray) Show(f *ui.Frame, r ui.Rect, row func(n int, line ui.Rect)) (foot ui.Rect) {
	text := f.Palette.Title().Sized(render.SizeLarge)
	title := f.ParagraphHeight(t.Title, r.W-28, text.Centered())
	height := title + 26 + float64(max(t.Rows, 1))*(t.Size+Gap)
	if height+t.Foot > r.H {
		t.Foot = 0
	}
	box := r.Middle(r.W, height+t.Foot)
	f.Panel(box, t.Style.Filled(f.Palette.Panel.Alpha(0.94)))
	head, inner := box.InsetXY(14, 10).CutTop(title)
	f.Paragraph(t.Title, head, text.Centered())
	_, inner = inner.CutTop(Gap)
	for n := range t.Rows {
		var line ui.Rect
		line, inner = inner.CutTop(t.Size + Gap)
		row(n, line)
	}
	if t.Rows == 0 {
		f.Text(t.None, inner.Middle(inner.W, 24), f.Palette.Label().Centered())
	}
	if t.Foot == 0 {
		return ui.Rect{}
	}
	return inner
}

// FirstOf is the place of the first of n dice in the middle of a line, at its upper edge.
func FirstOf(n int, line ui.Rect, size, gap float64) ui.Rect {
	return render.Box(line.Center().X-(float64(n)*(size+gap)-gap)/2, line.Y, size, size)
}

// Tumble shows a die of a roll of n while it tumbles, as told goes from 0 to 1; with reduced motion it lies there and grows
// bright. The seed is that of the roll, faces are those of the die.
func Tumble(f *ui.Frame, box ui.Rect, d render.Die, seed uint64, i, n int, told float64, faces ...string) {
	if f.Clock.Reduced {
		const sooner = 4
		f.Fade(min(told*sooner, 1), func() { f.Die(box.Square(), d) })
		return
	}
	f.DieInPose(box, d, render.Tumble(seed, i, n, told, d.Face), faces...)
}

// Carries shows a die that can be carried to what it is used on; its spot has a name.
func Carries(f *ui.Frame, name string, box ui.Rect, d render.Die) {
	d.Lit = true
	s := f.Spot(ui.Spot{ID: name, Rect: box, Drags: true})
	if !s.Carried {
		f.Die(box, d)
		f.FocusRing(box, s, render.Slight, 0)
		return
	}
	f.Panel(box, render.PanelStyle{Corner: render.Slight, Line: f.Palette.Legal, Width: 1.5, Dash: render.Dash{4, 4}})
	f.Ghost(name, func(at ui.Point) {
		over := render.Around(at, box.W*1.15, box.H*1.15)
		f.Shadow(over)
		f.Die(over, d)
	})
}

// Chooses shows a die that stands for an option of the decision.
func Chooses[V comparable](t *flow.Flow[V], name string, box ui.Rect, o game.Option, d render.Die) {
	d.Lit, d.Dim = true, false
	s := t.Choice(name, box, o)
	t.F.Die(box, d)
	Frame(t, box, board.State{Planned: t.Picked(o), Pressed: s.Pressed})
	t.F.FocusRing(box, s, render.Slight, 0)
}

// CrossOut draws a line through a die that is used.
func CrossOut(f *ui.Frame, box ui.Rect) {
	f.Line(render.Point{X: box.X + 6, Y: box.Bottom() - 6}, render.Point{X: box.Right() - 6, Y: box.Y + 6}, 3, f.Palette.Dim)
}

// Pool shows n dice in rows of up to five, below each what it is worth once it is counted, and returns the sum. It has each die
// drawn, which tells what it is worth and whether it is counted.
func Pool(f *ui.Frame, r ui.Rect, n int, die func(i int, at ui.Rect) (worth int, counted bool)) (sum int) {
	const below = 18 // for the figure
	columns := min(n, 5)
	rows := (n + columns - 1) / columns
	size := min(r.W/float64(columns)-Gap, (r.H-Gap)/float64(rows)-Gap-below, 52)
	high := size + Gap + below
	for i := range n {
		at := render.Box(r.X+float64(i%columns)*(size+Gap), r.Center().Y-float64(rows)*high/2+float64(i/columns)*high, size, size)
		worth, counted := die(i, at)
		if !counted {
			continue
		}
		sum += worth
		style := f.Palette.Number().Centered()
		text := "+" + strconv.Itoa(worth)
		if worth == 0 {
			text, style = "0", style.In(f.Palette.Dim)
		}
		f.Text(text, render.Box(at.X, at.Bottom()+2, size, 20), style)
	}
	return sum
}

// Sum shows what the dice of a side make, large, with what it is called and a note below.
func Sum(f *ui.Frame, r ui.Rect, color render.Color, n int, what, note string) {
	p := f.Palette
	f.Fill(render.Box(r.X, r.Y+4, 1, r.H-8), color.Alpha(0.4))
	block := r.Middle(r.W, min(r.H, 104))
	number, label := block.CutTop(62)
	f.Text(strconv.Itoa(n), number, p.Title().With(render.Banner).Sized(54).In(color).Centered())
	upper, lower := label.CutTop(20)
	f.Text(what, upper, p.Label().Centered())
	f.Text(note, lower, p.Label().In(p.Text).Centered())
}
