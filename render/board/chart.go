package board

import (
	"math"
	"strconv"

	"holoboard/render"
)

// Chart is a line over the rounds of a game between the parts of two sides: how likely the first one was to win, say. Keep it
// while it is shown: its picture is painted once.
//
// With Top it is a line of figures instead, which belong to nobody.
type Chart struct {
	Values []int    // what the first side has of it, in thousandths; with Top figures up to that
	Names  []string // below them
	Marks  []ChartMark

	Top     int   // the highest figure there can be; 0: the values are parts
	Grounds []int // with Top the side in whose colour the ground from each value to the next is
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
		return render.Point{X: plot.X + step*float64(i), Y: plot.Bottom() - plot.H*float64(value)/float64(k.top())}
	}
	for half := range 3 {
		value := k.top() * half / 2
		line, text := at(0, value), strconv.Itoa(value)
		if k.Top == 0 {
			text = strconv.Itoa(value/10) + " %"
		}
		c.Line(line, render.Point{X: plot.Right(), Y: line.Y}, 1, p.Line)
		c.Text(text, render.Box(scale.X, line.Y-9, scale.W, 18), p.Label().AtRight())
	}
	type chartKey struct {
		chart *Chart
		inks  render.Palette
	}
	render.Art(c, chartKey{k, *p}, plot, func(pen *render.Pen, key chartKey) { key.chart.paint(pen, &key.inks) })
	for i, name := range k.Names {
		if k.crowded(i, step) {
			continue
		}
		c.Text(name, render.Box(at(i, 0).X-30, names.Y, 60, names.H), p.Label().Centered())
	}
	for _, m := range k.Marks {
		from, to := at(m.At, 0), at(m.At, k.top())
		c.DashedLine(from, to, 1.5, 4, 4, 0, p.Amber)
		c.Sign(m.Sign, render.Around(render.Point{X: to.X, Y: to.Y + 10}, 18, 18), p.Amber)
	}
	if last := len(k.Values) - 1; last >= 0 {
		c.Dot(at(last, k.Values[last]), 5, p.Legal)
	}
}

// top is the value that stands at the upper edge.
func (k *Chart) top() int {
	if k.Top > 0 {
		return k.Top
	}
	return 1000
}

// crowded tells whether a name is left out: there are too many values in a short line. The last one always stands there.
func (k *Chart) crowded(i int, step float64) bool {
	const least = 22 // points from one name to the next
	if step >= least || step == 0 {
		return false
	}
	every := int(math.Ceil(least / step))
	last := len(k.Names) - 1
	return i != last && (i%every != 0 || last-i < every)
}

// line runs through the values over a width and a height; through a single one on the level.
func (k *Chart) line(wide, high float64) []render.Point {
	values := k.Values
	if len(values) == 1 {
		values = []int{values[0], values[0]}
	}
	line := make([]render.Point, len(values))
	for i, value := range values {
		line[i] = render.Point{X: wide * float64(i) / float64(len(values)-1), Y: high * (1 - float64(value)/float64(k.top()))}
	}
	return line
}

// paint paints the parts of both sides and the line between them, or the figures over their grounds.
func (k *Chart) paint(pen *render.Pen, p *render.Palette) {
	step := pen.W / float64(max(len(k.Values)-1, 1))
	line := k.line(pen.W, pen.H)
	part := func(y float64) *render.Path {
		points := append([]render.Point{{X: 0, Y: y}}, line...)
		return (&render.Path{}).Polygon(append(points, render.Point{X: pen.W, Y: y})...)
	}
	if k.Top == 0 {
		pen.Fill(part(pen.H), p.SideColor(0).Alpha(0.28))
		pen.Fill(part(0), p.SideColor(1).Alpha(0.22))
	} else {
		for i, side := range k.Grounds[:min(len(k.Grounds), len(k.Values)-1)] {
			x := step * float64(i)
			pen.Fill((&render.Path{}).Polygon(render.Point{X: x}, render.Point{X: x + step}, render.Point{X: x + step, Y: pen.H}, render.Point{X: x, Y: pen.H}), p.SideColor(side).Alpha(0.25))
		}
		pen.Fill(part(pen.H), p.Text.Alpha(0.14))
	}
	pen.Stroke((&render.Path{}).Line(line...), render.Stroke{Color: p.Text, Width: 2})
}
