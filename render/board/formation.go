package board

import (
	"math"

	"holoboard/render"
)

// Formation is how equal cells stand in an area: in rows that are set off against each other, as ships in a formation are.
type Formation struct {
	area       render.Rect
	n, columns int
	w, h       float64 // of a cell
}

// Ranks is what cells of a formation are like: their usual size, and the height that they need for what is small in them, points.
type Ranks struct {
	W, H   float64
	Figure float64 // of the usual size: grows with them
	Small  float64 // below it: does not
}

// Arrange divides an area into equal cells for n stacks, as large as they fit with all that is small in them.
func (k Ranks) Arrange(n int, area render.Rect) Formation {
	most, best, columns := math.Inf(-1), 0.0, 1
	for each := 1; each <= n; each++ {
		rows := (n + each - 1) / each
		wide := float64(each)
		if rows > 1 {
			wide += 0.3
		}
		f := min(area.W/(wide*k.W), area.H/(float64(rows)*k.H), 1.25)
		if fits := min(f, (area.H/float64(rows)-k.Small)/k.Figure); fits > most+0.001 {
			most, best, columns = fits, f, each
		}
	}
	rows := float64((n + columns - 1) / columns)
	least := k.Figure*best + k.Small // so that nothing small overlaps where there is room below
	return Formation{area, n, columns, k.W * best, max(k.H*best, min(least, area.H/max(rows, 1)))}
}

// Cell is one of the cells, the first being 0.
func (f Formation) Cell(i int) render.Rect {
	rows := (f.n + f.columns - 1) / f.columns
	row, column := i/f.columns, i%f.columns
	top := f.area.Center().Y - float64(rows)*f.h/2
	left := f.area.Center().X - float64(min(f.columns, f.n-row*f.columns))*f.w/2
	if rows > 1 {
		off := min(f.w*0.3, max(f.area.W-float64(f.columns)*f.w, 0)) / 2
		left += off - 2*off*float64(row%2)
	}
	return render.Box(left+float64(column)*f.w, top+float64(row)*f.h, f.w, f.h)
}

// DrawLight draws the ring of light that a figure stands on, by how it looks just now; a unit is a point of a cell of the usual size.
func DrawLight(c *render.Canvas, color render.Color, state State, breath float64, figure render.Rect, unit float64) {
	type lightKey struct {
		line, fill render.Color
		width      float64
	}
	p := &c.Palette
	key := lightKey{color.Alpha(0.55), color.Alpha(0.16), 1.2}
	switch {
	case state.Refused:
		key = lightKey{p.Warning, p.Warning.Alpha(0.12), 2}
	case state.Over:
		key = lightKey{p.Legal, p.Legal.Alpha(0.4), 3}
	case state.Hover:
		key = lightKey{p.Text, p.Text.Alpha(0.2), 2.5}
	case state.Planned:
		key = lightKey{p.Legal, p.Legal.Alpha(0.3), 2.5}
	case state.Lit:
		key = lightKey{p.Legal.Alpha(breath), p.Legal.Alpha(0.14), 2.5}
	}
	w, h := figure.W*0.78, 27*unit
	box := render.Around(render.Point{X: figure.Center().X, Y: figure.Bottom() - h/2}, w, h)
	render.Art(c, key, box, func(q *render.Pen, k lightKey) {
		const corners = 48
		points := make([]render.Point, corners)
		for i := range points {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
			points[i] = render.Point{X: q.W/2 + cos*(q.W/2-2), Y: q.H/2 + sin*(q.H/2-2)}
		}
		ring := (&render.Path{}).Polygon(points...)
		q.Fill(ring, k.fill)
		q.Stroke(ring, render.Stroke{Color: k.line, Width: k.width})
	})
}
