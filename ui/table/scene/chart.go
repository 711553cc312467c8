package scene

import (
	"slices"
	"strconv"

	"holoboard/render"
	"holoboard/ui"
)

// A Chart is how likely the first of two sides was to win, over the parts of a game: below the line are its chances, above
// it those of the second. It is painted once: whoever shows it keeps it.
type Chart struct {
	Title, Note string
	Chances     []int // per mille; the last is that of the end
	End         string
	Sides       [2]render.Color
	Marks       []int  // the parts that are marked
	Mark        string // the sign of the marks
}

// Picture draws a panel with a title and returns the place in it.
func Picture(f *ui.Frame, r ui.Rect, title string) ui.Rect {
	f.Panel(r, f.Palette.Glass())
	head, inner := r.Inset(14).CutTop(26)
	f.Text(title, head, f.Palette.Title())
	return inner
}

// Show draws the chart in a panel.
func (k *Chart) Show(f *ui.Frame, r ui.Rect) {
	p := f.Palette
	inner := Picture(f, r, k.Title)
	note, inner := inner.CutBottom(f.ParagraphHeight(k.Note, inner.W, p.Label()))
	f.Paragraph(k.Note, note, p.Label())
	_, inner = inner.CutBottom(10)
	_, inner = inner.CutTop(8) // the uppermost number stands beside the line, half above it
	scale, plot := inner.CutLeft(46)
	_, plot = plot.CutBottom(22)
	parts := render.Box(plot.X, plot.Bottom()+4, plot.W, 18)
	plot = plot.InsetXY(12, 4)
	step := plot.W / float64(max(len(k.Chances)-1, 1))
	at := func(i, chance int) ui.Point {
		return ui.Point{X: plot.X + step*float64(i), Y: plot.Bottom() - plot.H*float64(chance)/1000}
	}
	for _, percent := range []int{0, 50, 100} {
		line := at(0, 10*percent)
		f.Line(line, ui.Point{X: plot.Right(), Y: line.Y}, 1, p.Line)
		f.Text(strconv.Itoa(percent)+" %", render.Box(scale.X, line.Y-9, scale.W, 18), p.Label().AtRight())
	}
	type chartKey struct{ *Chart }
	render.Art(f.Canvas, chartKey{k}, plot, func(pen *render.Pen, k chartKey) { k.paint(pen, p.Text) })
	last := len(k.Chances) - 1
	for i := range k.Chances {
		word := strconv.Itoa(i + 1)
		if i == last {
			word = k.End
		}
		f.Text(word, render.Box(at(i, 0).X-30, parts.Y, 60, parts.H), p.Label().Centered())
	}
	for _, i := range k.Marks {
		from, to := at(i, 0), at(i, 1000)
		f.DashedLine(from, to, 1.5, 4, 4, 0, p.Amber)
		f.Sign(k.Mark, render.Around(ui.Point{X: to.X, Y: to.Y + 10}, 18, 18), p.Amber)
	}
	f.Dot(at(last, k.Chances[last]), 5, p.Legal)
}

// paint paints the parts of both sides and the line between them.
func (k *Chart) paint(pen *render.Pen, ink render.Color) {
	step := pen.W / float64(max(len(k.Chances)-1, 1))
	line := make([]ui.Point, len(k.Chances))
	for i, chance := range k.Chances {
		line[i] = ui.Point{X: step * float64(i), Y: pen.H * (1 - float64(chance)/1000)}
	}
	part := func(y float64) *render.Path {
		points := slices.Insert(slices.Clone(line), 0, ui.Point{X: 0, Y: y})
		return (&render.Path{}).Polygon(append(points, ui.Point{X: pen.W, Y: y})...)
	}
	pen.Fill(part(pen.H), k.Sides[0].Alpha(0.28))
	pen.Fill(part(0), k.Sides[1].Alpha(0.22))
	pen.Stroke((&render.Path{}).Line(line...), render.Stroke{Color: ink, Width: 2})
}
