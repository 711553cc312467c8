package board

import (
	"strconv"

	"holoboard/render"
)

// Chart is a line over the rounds of a game between the parts of two sides: how likely the first one was to win, say. Keep it
// while it is shown: its picture is painted once.
type Chart struct {
	Values []int    // what the first side has of it, in thousandths
	Names  []string // below them
	Marks  []ChartMark
}

// ChartMark is something that happened at one of the values.
type ChartMark struct {
	At   int
	Sign string
}

// Draw draws a chart with its scale in a box.
func (k *Chart) Draw(c *render.Canvas, box render.Rect) {
	p := &c.Palette
	_, box = box.CutTop(8) // the uppermost number stands beside the line, half above it
	scale, plot := box.CutLeft(46)
	_, plot = plot.CutBottom(22)
	names := render.Box(plot.X, plot.Bottom()+4, plot.W, 18)
	plot = plot.InsetXY(12, 4)
	step := plot.W / float64(max(len(k.Values)-1, 1))
	at := func(i, value int) render.Point {
		return render.Point{X: plot.X + step*float64(i), Y: plot.Bottom() - plot.H*float64(value)/1000}
	}
	for _, percent := range []int{0, 50, 100} {
		line := at(0, 10*percent)
		c.Line(line, render.Point{X: plot.Right(), Y: line.Y}, 1, p.Line)
		c.Text(strconv.Itoa(percent)+" %", render.Box(scale.X, line.Y-9, scale.W, 18), p.Label().AtRight())
	}
	type chartKey struct {
		chart *Chart
		inks  render.Palette
	}
	render.Art(c, chartKey{k, *p}, plot, func(pen *render.Pen, key chartKey) { key.chart.paint(pen, &key.inks) })
	for i, name := range k.Names {
		c.Text(name, render.Box(at(i, 0).X-30, names.Y, 60, names.H), p.Label().Centered())
	}
	for _, m := range k.Marks {
		from, to := at(m.At, 0), at(m.At, 1000)
		c.DashedLine(from, to, 1.5, 4, 4, 0, p.Amber)
		c.Sign(m.Sign, render.Around(render.Point{X: to.X, Y: to.Y + 10}, 18, 18), p.Amber)
	}
	if last := len(k.Values) - 1; last >= 0 {
		c.Dot(at(last, k.Values[last]), 5, p.Legal)
	}
}

// paint paints the parts of both sides and the line between them.
func (k *Chart) paint(pen *render.Pen, p *render.Palette) {
	step := pen.W / float64(max(len(k.Values)-1, 1))
	line := make([]render.Point, len(k.Values))
	for i, value := range k.Values {
		line[i] = render.Point{X: step * float64(i), Y: pen.H * (1 - float64(value)/1000)}
	}
	part := func(y float64) *render.Path {
		points := append([]render.Point{{X: 0, Y: y}}, line...)
		return (&render.Path{}).Polygon(append(points, render.Point{X: pen.W, Y: y})...)
	}
	pen.Fill(part(pen.H), p.SideColor(0).Alpha(0.28))
	pen.Fill(part(0), p.SideColor(1).Alpha(0.22))
	pen.Stroke((&render.Path{}).Line(line...), render.Stroke{Color: p.Text, Width: 2})
}
