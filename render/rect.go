package render

import "math"

// Point is a place, in points; x grows to the right, y downwards.
type Point struct{ X, Y float64 }

// Add returns the point moved by d.
func (p Point) Add(d Point) Point { return Point{p.X + d.X, p.Y + d.Y} }

// Sub returns the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Times returns the point scaled by f.
func (p Point) Times(f float64) Point { return Point{p.X * f, p.Y * f} }

// Distance is the length of the straight way from p to q.
func (p Point) Distance(q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// Toward returns the point that lies the share t of the way to q.
func (p Point) Toward(q Point, t float64) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}

// Rect is a rectangle, in points. Its methods divide a screen: cut a bar off, inset, split the rest.
type Rect struct{ X, Y, W, H float64 }

// Box is the rectangle with its upper left corner at (x, y).
func Box(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Around is the rectangle of the given size with its middle at p.
func Around(p Point, w, h float64) Rect { return Rect{p.X - w/2, p.Y - h/2, w, h} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Center is the middle.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Contains tells whether p lies inside; the right and lower edges do not.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.Right() && p.Y < r.Bottom()
}

// Distance is how far p is from the rectangle: 0 inside.
func (r Rect) Distance(p Point) float64 {
	dx := max(r.X-p.X, 0, p.X-r.Right())
	dy := max(r.Y-p.Y, 0, p.Y-r.Bottom())
	return math.Hypot(dx, dy)
}

// Empty tells whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Overlaps tells whether the two share an area.
func (r Rect) Overlaps(s Rect) bool { return !r.Intersect(s).Empty() }

// Intersect is the area that both share; empty if there is none.
func (r Rect) Intersect(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, max(min(r.Right(), s.Right())-x, 0), max(min(r.Bottom(), s.Bottom())-y, 0)}
}

// Within tells whether the rectangle lies wholly in s.
func (r Rect) Within(s Rect) bool {
	return r.X >= s.X && r.Y >= s.Y && r.Right() <= s.Right() && r.Bottom() <= s.Bottom()
}

// Move returns the rectangle moved.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Inset returns the rectangle made smaller by d on every side; a negative d makes it larger.
func (r Rect) Inset(d float64) Rect { return r.InsetXY(d, d) }

// InsetXY is Inset with different distances at the sides and at top and bottom.
func (r Rect) InsetXY(dx, dy float64) Rect {
	return Rect{r.X + dx, r.Y + dy, max(r.W-2*dx, 0), max(r.H-2*dy, 0)}
}

// Middle is a rectangle of the given size in the middle of this one.
func (r Rect) Middle(w, h float64) Rect { return Around(r.Center(), w, h) }

// Square is the largest square in the middle.
func (r Rect) Square() Rect { s := min(r.W, r.H); return r.Middle(s, s) }

// CutTop divides off the upper h points.
func (r Rect) CutTop(h float64) (top, rest Rect) {
	h = min(h, r.H)
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom divides off the lower h points.
func (r Rect) CutBottom(h float64) (bottom, rest Rect) {
	h = min(h, r.H)
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft divides off the left w points.
func (r Rect) CutLeft(w float64) (left, rest Rect) {
	w = min(w, r.W)
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight divides off the right w points.
func (r Rect) CutRight(w float64) (right, rest Rect) {
	w = min(w, r.W)
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Columns divides the rectangle into columns whose widths are in proportion to the shares.
func (r Rect) Columns(gap float64, shares ...float64) []Rect {
	columns := make([]Rect, len(shares))
	unit := (r.W - gap*float64(len(shares)-1)) / total(shares)
	x := r.X
	for i, share := range shares {
		columns[i] = Rect{x, r.Y, unit * share, r.H}
		x += unit*share + gap
	}
	return columns
}

// Rows divides the rectangle into rows whose heights are in proportion to the shares.
func (r Rect) Rows(gap float64, shares ...float64) []Rect {
	rows := make([]Rect, len(shares))
	unit := (r.H - gap*float64(len(shares)-1)) / total(shares)
	y := r.Y
	for i, share := range shares {
		rows[i] = Rect{r.X, y, r.W, unit * share}
		y += unit*share + gap
	}
	return rows
}

// Column is one of n equal columns of the rectangle, the first being 0.
func (r Rect) Column(i, n int, gap float64) Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Row is one of n equal rows of the rectangle, the first being 0.
func (r Rect) Row(i, n int, gap float64) Rect {
	h := (r.H - gap*float64(n-1)) / float64(n)
	return Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
}

// Grid divides the rectangle into equal cells, row by row.
func (r Rect) Grid(columns, rows int, gap float64) []Rect {
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	h := (r.H - gap*float64(rows-1)) / float64(rows)
	cells := make([]Rect, 0, columns*rows)
	for row := range rows {
		for column := range columns {
			cells = append(cells, Rect{r.X + float64(column)*(w+gap), r.Y + float64(row)*(h+gap), w, h})
		}
	}
	return cells
}

// KeepIn returns the rectangle moved as little as possible so that it lies in s; what is larger than s starts at its
// upper left corner.
func (r Rect) KeepIn(s Rect) Rect {
	r.X = max(min(r.X, s.Right()-r.W), s.X)
	r.Y = max(min(r.Y, s.Bottom()-r.H), s.Y)
	return r
}

func total(shares []float64) float64 {
	sum := 0.0
	for _, share := range shares {
		sum += share
	}
	return sum
}

// Spare is the corner of an area, or the middle of its right or left side, where a box of a size covers least; the right corner below
// where that is the same. Covers weighs what lies in a box.
func (r Rect) Spare(w, h float64, covers func(Rect) int) (best Rect) {
	least := -1
	for _, at := range [...]Point{{X: 1, Y: 1}, {X: 1}, {Y: 1}, {}, {X: 1, Y: 0.5}, {Y: 0.5}} {
		box := Box(r.X+at.X*(r.W-w), r.Y+at.Y*(r.H-h), w, h)
		if n := covers(box); least < 0 || n < least {
			best, least = box, n
		}
	}
	return best
}
