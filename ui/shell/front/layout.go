package front

import (
	"math"

	"holoboard/render"
	"holoboard/render/holo"
	"holoboard/ui"
)

// places are where the parts of the front page stand, points.
type places struct {
	grow  float64 // of sizes, 1 on the least desktop
	phone bool    // held upright, or as narrow: the list stands below the table, Continue above the thumb
	low   bool    // a phone held sideways, or as low: list and small items scroll

	mark, corner ui.Rect // the name, and on a phone the two buttons beside it
	lit          ui.Rect // what one would go on with
	head         ui.Rect // of the list; empty where there is none
	list         ui.Rect
	row, step    float64 // of the list
	compact      bool    // rows have one line
	content      float64 // the height of all rows
	small        ui.Rect
	foot         ui.Rect

	table  holo.Camera
	bare   bool    // there is no table
	plates bool    // names stand on the table
	stage  ui.Rect // where the table may be touched
}

// The least desktop, points, and how much slower the column grows than the screen.
const (
	deskWidth  = 1280.0
	deskHeight = 720.0
	slower     = 0.65
)

// layout finds the places for the screen and the number of titles.
func (t *front) layout(f *ui.Frame) *places {
	const leastWidth, leastHeight = 1000, 700
	var p places
	switch {
	case f.W >= leastWidth && f.H >= leastHeight:
		p = desk(f, len(t.Titles), t.entries())
	case f.W > f.H:
		p = sideways(f, len(t.Titles), t.entries())
	default:
		p = upright(f, len(t.Titles), t.entries())
	}
	p.bare = p.bare || t.plain
	return &p
}

// entries are the rows of the list: the titles, and what of the front title stands in free slots.
func (t *front) entries() int {
	const slots = 4
	return max(len(t.Titles), min(slots, len(t.Titles)+3))
}

// rowsFor are the heights of rows for so many titles, by the table of the design: from the fifth on they have one line.
func rowsFor(titles int) (row, step float64, compact bool) {
	switch {
	case titles <= 4:
		return 64, 72, false
	case titles <= 6:
		return 44, 48, true
	}
	return 40, 43, true
}

// desk is the page on a desktop: a column at the left, the table in the middle of the rest.
func desk(f *ui.Frame, titles, entries int) (p places) {
	const mostRows = 8 // more of them scroll
	fit := min(f.W/deskWidth, f.H/deskHeight)
	q := 1 + (fit-1)*slower
	x, w := 40*q, 400*q
	top := max((f.H-deskHeight*q)*0.3, 0)
	at := func(y, h float64) ui.Rect { return ui.Box(x, top+y*q, w, h*q) }
	p.grow, p.plates = q, true
	p.mark, p.lit, p.head = at(32, 34), at(92, 128), at(234, 24)
	p.row, p.step, p.compact = rowsFor(titles)
	p.row, p.step = p.row*q, p.step*q
	p.content = float64(entries)*p.step - (p.step - p.row)
	p.list = at(264, 280)
	p.list.H = p.content
	if entries > mostRows {
		p.list.H = (mostRows-0.5)*p.step - (p.step - p.row) // half a row shows that there are more
	}
	p.small = ui.Box(x, p.list.Bottom()+16*q, w, 56*q)
	p.foot = ui.Box(x, f.H-34*q, w, 24*q)
	rest := f.W - p.lit.Right()
	p.table = holo.Camera{At: render.Point{X: p.lit.Right() + rest/2, Y: f.H * 0.597}, Radius: min(386*f.H/deskHeight, rest/2-32), Pitch: 0.49}
	p.stage = ui.Box(p.lit.Right()+16, 0, rest-16, f.H)
	return p
}

// sideways is the page on a phone held sideways, and wherever it is as low: Continue stays, the list scrolls with the small items in it.
func sideways(f *ui.Frame, titles, entries int) (p places) {
	const leastTable = 230
	p.grow, p.low = 1, true
	x := 12.0
	w := min(max(f.W*0.45, 366), f.W-2*x)
	if f.W-w-2*x < leastTable {
		w, p.bare = f.W-2*x, true
	}
	p.mark = ui.Box(x, 10, w, 30)
	p.lit = ui.Box(x, 46, w, min(96, f.H*0.27))
	p.row, p.step, p.compact = rowsFor(titles)
	p.row, p.step = max(p.row, 44), max(p.step, 50)
	p.content = float64(entries)*p.step + 56 + 8 + 28
	p.list = ui.Box(x, p.lit.Bottom()+8, w, f.H-p.lit.Bottom()-16)
	rest := f.W - p.lit.Right() - 12
	p.table = holo.Camera{At: render.Point{X: p.lit.Right() + 6 + rest/2, Y: f.H * 0.6}, Radius: min(rest/2-16, f.H*0.54), Pitch: 0.5}
	p.stage = ui.Box(p.lit.Right()+8, 0, rest, f.H)
	return p
}

// upright is the page on a phone held upright: the table, the list below it, and Continue above the thumb.
func upright(f *ui.Frame, titles, entries int) (p places) {
	const top, bottom, leastTable = 56, 8, 120
	p.grow, p.phone = 1, true
	w := min(f.W-24, 520)
	x := (f.W - w) / 2
	p.mark = ui.Box(x+4, 15, w-110, 30)
	p.corner = ui.Box(x+w-96, 8, 96, 44)
	p.foot = ui.Box(x, f.H-28, w, 24)
	p.small = ui.Box(x, p.foot.Y-60, w, 56)
	p.lit = ui.Box(x, p.small.Y-10-112, w, 112)
	p.row, p.step, p.compact = rowsFor(titles)
	if !p.compact {
		p.step = 70
	}
	p.row, p.step = max(p.row, 44), max(p.step, 50)
	p.content = float64(entries)*p.step - (p.step - p.row)
	room := p.lit.Y - 12 - top
	high := min(room-p.content-12, 310)
	if entries > 4 {
		high = min(high, 200)
	}
	if high < leastTable {
		high = min(max(room-3.5*p.step, 0), 200) // the list scrolls
	}
	if high < leastTable {
		high, p.bare = 0, true
	}
	p.list = ui.Box(x, top+high, w, min(room-high, p.content))
	radius := min(w/2-6, high/(2*math.Sin(0.52))*0.9)
	p.table = holo.Camera{At: render.Point{X: f.W / 2, Y: top + high*0.56}, Radius: radius, Pitch: 0.52}
	if titles == 1 { // its hologram is taller
		p.table.At.Y, p.table.Radius = top+high*0.61, radius*0.93
	}
	p.stage = ui.Box(0, top, f.W, high)
	return p
}

// showMark shows the program's sign and name.
func (p *places) showMark(f *ui.Frame, name string) {
	size := p.mark.H
	if p.phone || p.low {
		size = 26
	}
	sign, rest := p.mark.CutLeft(size * 1.2)
	f.Sign("mark", sign.Middle(size*1.2, size*1.2), f.Palette.Text)
	_, rest = rest.CutLeft(size * 0.2)
	f.Text(name, rest, f.Fitted(name, render.TextStyle{Face: render.Banner, Size: size, Color: f.Palette.Text}, rest.W))
}

// standing is where the pads of so many titles stand: the radius of their ring, their own, how much larger the front one is, and how far
// the table is turned.
type standing struct{ ring, radius, front, turn float64 }

// standings are those for one title, two, and so on; for more than the last the nearest eight are on the table.
var standings = [...]standing{
	{0, 0.62, 1, 0}, {0.46, 0.43, 1.06, 0.85}, {0.58, 0.35, 1.05, 0.03}, {0.575, 0.31, 1.12, 0.25},
	{0.62, 0.26, 1.25, 0.2}, {0.64, 0.235, 1.36, 0.2}, {0.66, 0.2, 1.5, 0.16}, {0.67, 0.185, 1.5, 0.16},
}

// mostPads are on the table at a time.
const mostPads = len(standings)

// pad is where the title stands that is so many places behind the one in front, which may be between two while the table turns.
func (s standing) pad(cam holo.Camera, behind float64, pads int) holo.Pad {
	if pads == 1 {
		return holo.Pad{Camera: cam, R: s.radius}
	}
	sin, cos := math.Sincos(math.Pi/2 - s.turn - behind*2*math.Pi/float64(pads))
	near := max(1-min(math.Abs(behind), math.Abs(float64(pads)-math.Abs(behind))), 0)
	return holo.Pad{Camera: cam, X: s.ring * cos, Z: s.ring * sin, R: s.radius * render.Between(1, s.front, near)}
}
