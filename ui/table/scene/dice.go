package scene

import (
	"slices"
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
	Rows  [][]int           // the dice in each, by their places in the roll; a row without dice is left out
	None  string            // is written where there are none
	Foot  float64           // the height of what is told below the dice; it is left out where there is no room
}

// Gap is the room between dice, points.
const Gap = 8

// filled counts the rows that have dice, and all dice.
func (t *Tray) filled() (rows, dice int) {
	for _, row := range t.Rows {
		if dice += len(row); len(row) > 0 {
			rows++
		}
	}
	return rows, dice
}

// Show draws the tray, has each die drawn, and returns the place of the foot, empty without room for it.
func (t *Tray) Show(f *ui.Frame, r ui.Rect, die func(i int, at ui.Rect)) (foot ui.Rect) {
	text := f.Palette.Title().Sized(render.SizeLarge)
	title := f.ParagraphHeight(t.Title, r.W-28, text.Centered())
	rows, _ := t.filled()
	height, below := title+26+float64(max(rows, 1))*(t.Size+Gap), t.Foot
	if height+below > r.H {
		below = 0
	}
	box := r.Middle(r.W, height+below)
	f.Panel(box, t.Style.Filled(f.Palette.Panel.Alpha(0.94)))
	head, inner := box.InsetXY(14, 10).CutTop(title)
	f.Paragraph(t.Title, head, text.Centered())
	_, inner = inner.CutTop(Gap)
	for _, row := range t.Rows {
		if len(row) == 0 {
			continue
		}
		var line ui.Rect
		line, inner = inner.CutTop(t.Size + Gap)
		at := firstOf(len(row), line, t.Size, Gap)
		for _, i := range row {
			die(i, at)
			at = at.Move(at.W+Gap, 0)
		}
	}
	if rows == 0 {
		f.Text(t.None, inner.Middle(inner.W, 24), f.Palette.Label().Centered())
	}
	if below == 0 {
		return ui.Rect{}
	}
	return inner
}

// ShowLine draws all dice in one line without a title, on a phone.
func (t *Tray) ShowLine(f *ui.Frame, r ui.Rect, die func(i int, at ui.Rect)) {
	const gap, largest = 5, 38
	f.Panel(r, t.Style.Filled(f.Palette.Panel.Alpha(0.94)))
	_, n := t.filled()
	if n == 0 {
		f.Text(t.None, r, f.Palette.Label().Centered())
		return
	}
	size := min((r.W-20+gap)/float64(n)-gap, largest)
	at := firstOf(n, r.Middle(r.W, size), size, gap)
	for _, row := range t.Rows {
		for _, i := range row {
			die(i, at)
			at = at.Move(at.W+gap, 0)
		}
	}
}

// firstOf is the place of the first of n dice in the middle of a line, at its upper edge.
func firstOf(n int, line ui.Rect, size, gap float64) ui.Rect {
	return render.Box(line.Center().X-(float64(n)*(size+gap)-gap)/2, line.Y, size, size)
}

// SmallDice draws rows of small uncast dice, so many of each kind, from the left of a place; a kind without dice has no row.
func SmallDice(f *ui.Frame, r ui.Rect, counts []int, die func(kind int) render.Die) {
	const size, gap, between = 19, 4, 2
	kinds := 0
	for _, n := range counts {
		kinds += min(n, 1)
	}
	block := r.Middle(r.W, float64(kinds)*(size+between)-between)
	if kinds == 1 {
		block = r
	}
	row := 0
	for kind, n := range counts {
		if n == 0 {
			continue
		}
		line := block.Row(row, kinds, between)
		for i := range n {
			f.Die(render.Box(line.X+float64(i)*(size+gap), line.Center().Y-size/2, size, size), die(kind))
		}
		row++
	}
}

// Legend says below each other what some signs mean, each sign and its words in the middle of their line.
func Legend(f *ui.Frame, r ui.Rect, texts []string, sign func(i int, at ui.Rect)) {
	const row, size, gap = 20, 16, 8
	for i, text := range texts {
		line := render.Box(r.X, r.Y+float64(i)*row, r.W, row)
		w := f.TextWidth(text, f.Palette.Label())
		at := render.Box(line.Center().X-(w+size+gap)/2, line.Y+2, size, size)
		sign(i, at)
		f.Text(text, render.Box(at.X+size+gap, line.Y, w+2, line.H), f.Palette.Label())
	}
}

// Spent is which dice of a roll a player has put on something. Rules may know only what a die does, and spend the first that does
// it; to him it is the one that he had in his hand. R says which of all rolls is meant.
type Spent[R comparable] struct {
	roll R
	dice []int
}

// Put notes that a die of a roll was put on something.
func (s *Spent[R]) Put(roll R, die int) {
	if s.roll != roll {
		*s = Spent[R]{roll: roll}
	}
	s.dice = append(s.dice, die)
}

// Settle makes the dice that the player put on something those that are spent, out of n of a roll: it swaps them with others that
// are spent and do the same.
func (s *Spent[R]) Settle(roll R, n int, spent func(i int) bool, alike func(i, j int) bool, swap func(i, j int)) {
	if s.roll != roll {
		return
	}
	for _, i := range s.dice {
		if i >= n || spent(i) {
			continue
		}
		for j := range n {
			if spent(j) && alike(i, j) && !slices.Contains(s.dice, j) {
				swap(i, j)
				break
			}
		}
	}
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

// Throw shows a die that is cast over a place of the map; for a whole room large beside what is said.
func Throw(f *ui.Frame, l board.Layout, at render.Point, d render.Die, seed uint64, told float64, faces ...string) {
	const size = 64
	box := render.Around(at, size, size).KeepIn(l.Map.Inset(8))
	if l.Form == board.Projected {
		box, _ = l.Prompt.CutLeft(112)
		f.Fill(box.Inset(2), f.Palette.Prompt)
		box = box.Square().Inset(3)
	} else {
		f.Glow(box.Center(), size, f.Palette.Space.Alpha(0.9))
	}
	Tumble(f, box, d, seed, 0, 1, min(told, 1), faces...)
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
func Chooses[V any](t *flow.Flow[V], name string, box ui.Rect, o game.Option, d render.Die) {
	d.Lit, d.Dim = t.Wanted(o), false
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
	f.Label(what, upper, p.Label().Centered())
	f.Text(note, lower, p.Label().In(p.Text).Centered())
}

// Chance shows how likely a side succeeds, large, with what that means below.
func Chance(f *ui.Frame, r ui.Rect, color render.Color, chance, about string) {
	const number, note = 44, 36
	p := f.Palette
	f.Fill(render.Box(r.X, r.Y+4, 1, r.H-8), color.Alpha(0.4))
	block := r.InsetXY(6, 0)
	upper, lower := block.Middle(block.W, min(block.H, number+note)).CutTop(number)
	f.Label(chance, upper, p.Title().With(render.Banner).Sized(34).In(color).Centered())
	f.Label(about, lower, p.Label().Centered())
}
