package carry

import (
	"math"
	"strconv"

	"holoboard/ui"
)

// Sizes of the numbers in the prompt bar, points, and the most that there are.
const (
	countSize  = 44
	countGap   = 8
	countLabel = 100
	mostCounts = 6
)

// Counted tells whether the player can say how many of a stack go.
func (g *Grip[V, E]) Counted() bool {
	return g.Carries() && g.Pending != nil && g.Title.Stack(g.Thing) > 1
}

// atOnce tells whether all that is carried goes to one place: then a number puts it there.
func (g *Grip[V, E]) atOnce() bool { return g.Asking().Repeats }

// counted is how many of the stack go as the player says by the wheel, or by the key of a number; 0 while he says nothing.
func (g *Grip[V, E]) counted() int {
	if !g.Counted() {
		return 0
	}
	n, most := g.count, g.Title.Stack(g.Thing)
	if turned := g.F.In.Wheel; turned != 0 {
		n = min(max(max(n, 1)+int(math.Copysign(1, turned)), 1), most)
	}
	if g.atOnce() {
		return n
	}
	for i := range min(most, 9) {
		if g.F.Pressed(ui.Key1 + ui.Key(i)) {
			n = i + 1
		}
	}
	return n
}

// CountsWidth is the room that the numbers take in the prompt bar, points.
func (g *Grip[V, E]) CountsWidth() float64 {
	return countLabel + float64(min(g.Title.Stack(g.Thing), mostCounts))*(countSize+countGap)
}

// ShowCounts lets a stack be put on a number, or a number be pressed, or its key: so many of it go.
func (g *Grip[V, E]) ShowCounts(row ui.Rect) {
	const thumb, smallGap = 64, 6
	n := g.Title.Stack(g.Thing)
	cells := row.Grid(min(n, mostCounts), 1, smallGap)
	if !g.Phone() {
		label, row := row.CutLeft(countLabel)
		g.F.Text(g.Words.Say("table.how_many"), label, g.F.Palette.Body())
		for i := range cells {
			cells[i], row = row.CutLeft(countSize)
			_, row = row.CutLeft(countGap)
		}
	}
	for i, cell := range cells {
		cell.W = min(cell.W, thumb)
		count := i + 1
		if count == mostCounts {
			count = n
		}
		g.showCount(count, cell)
	}
	for i := range min(n, 9) {
		if g.atOnce() && g.F.Pressed(ui.Key1+ui.Key(i)) {
			g.Several(g.Places[0].Answers[0], i+1)
			g.F.PutBack()
		}
	}
}

// showCount shows one of the numbers.
func (g *Grip[V, E]) showCount(count int, cell ui.Rect) {
	f := g.F
	text := strconv.Itoa(count)
	if !g.atOnce() {
		if f.Button(ui.Button{ID: "count." + text, Rect: cell, Label: text, Chosen: count == g.count, Aside: true}) {
			g.count = count
		}
		return
	}
	at := f.Drop(ui.Target{ID: "count." + text, Rect: cell}, func(string) (bool, string) { return true, "" })
	style := f.Palette.Chosen()
	if at.Over {
		style = style.Filled(f.Palette.Legal.Alpha(0.4))
	}
	f.Panel(cell, style)
	f.Text(text, cell, f.Palette.Number().Sized(20).Centered())
	if at.Got != "" {
		g.Several(g.Places[0].Answers[0], count)
	}
}
