package around

import (
	"cmp"

	"holoboard/render"
	"holoboard/render/board"
)

// A Round is what the bar at the top says of it.
type Round struct {
	Title string
	Note  string   // below it, where its parts are seen or none goes on; nothing: there is none
	Parts []string // in their order
	Now   int      // which of them goes on, or -1
	Part  string   // that alone, where there is no room for all
	Turn  string   // whose turn it is; nothing: nobody's
	Side  int      // whose colour that has, or -1

	Below float64 // the room that is left below the parts for what each is made of, points
}

// Draw draws it in its place of a layout, its parts in the title's own place of the bar, and whose turn it is.
func (r *Round) Draw(c *render.Canvas, form board.Form, round, bar, turn render.Rect) {
	p, small := &c.Palette, form.Phone()
	upper, lower := round.Middle(round.W, 42).CutTop(23)
	c.Text(r.Title, upper, c.FittedIn(r.Title, upper, p.Title().Sized(render.SizeLarge)))
	ink, whose := p.Label(), p.Name()
	if r.Side >= 0 {
		whose = whose.In(p.SideColor(r.Side))
	}
	switch {
	case small:
		if r.Side >= 0 {
			ink = ink.In(p.SideColor(r.Side))
		}
		c.Text(r.Part, lower, ink)
		return
	case bar.W == 0:
		below := cmp.Or(r.Part, r.Note)
		c.Text(below, lower, c.FittedIn(below, lower, ink))
	default:
		c.Text(r.Note, lower, c.FittedIn(r.Note, lower, ink))
		r.drawParts(c, r.Cells(c, form, bar))
	}
	c.Text(r.Turn, turn, c.FittedIn(r.Turn, turn, whose).AtRight())
}

// Cells are the places of the parts in the title's own place of the bar, each as wide as its name needs; nil where there is no room for
// them.
func (r *Round) Cells(c *render.Canvas, form board.Form, bar render.Rect) (cells []render.Rect) {
	if form.Phone() || bar.W == 0 {
		return nil
	}
	if form == board.Projected {
		bar = bar.InsetXY(0, 12)
	}
	if r.Below > 0 {
		const above = 8
		bar = render.Box(bar.X, bar.Y+above, bar.W, bar.H-above-r.Below)
	}
	const around, tight = 30, 14 // an arrow is wider than its name by so much, or where there is little room
	style, whole, n := c.Palette.Name(), bar.W, float64(len(r.Parts))
	names := 0.0
	for _, name := range r.Parts {
		names += c.TextWidth(name, style)
	}
	little := false
	for _, name := range r.Parts {
		w := (c.TextWidth(name, style) + around) / (names + around*n) * whole
		little = little || c.TextWidth(name, style.Sized(leastPart)) > w+overPart-2*besidePart
	}
	for _, name := range r.Parts {
		cell := bar
		if cell.W = (c.TextWidth(name, style) + around) / (names + around*n) * whole; little {
			cell.W = tight + c.TextWidth(name, style)/names*(whole-tight*n)
		}
		_, bar = bar.CutLeft(cell.W)
		cell.W += overPart
		cells = append(cells, cell)
	}
	return cells
}

// Measures of the names of parts, points.
const (
	leastPart  = 10 // the size in which one can still be read
	overPart   = 6  // by which an arrow reaches into the next one
	besidePart = 14 // room at both sides of a name, in which the arrow's ends are
	closePart  = 10 // the least of it
)

// drawParts draws the parts as a strip of arrows.
func (r *Round) drawParts(c *render.Canvas, cells []render.Rect) {
	p := &c.Palette
	for i, cell := range cells {
		name := r.Parts[i]
		key, text := partKey{p.Panel, p.Line, i == 0}, p.Label()
		if i == r.Now {
			key, text = partKey{p.LineLight.Mix(p.Panel, 0.35), p.Text, i == 0}, p.Name()
		}
		render.Art(c, key, cell, paintPart)
		room := cell.InsetXY(besidePart, 0)
		if c.TextWidth(name, text.Sized(leastPart)) > room.W {
			room = cell.InsetXY(closePart, 0)
		}
		c.Text(name, room.InsetXY(-2, 0), c.FittedIn(name, room, text.Centered()))
	}
}

// partKey finds the picture of a part in the strip.
type partKey struct {
	fill, line render.Color
	first      bool
}

func paintPart(p *render.Pen, k partKey) {
	const slant = 11.0
	w, h, notch := p.W-1, p.H-1, slant
	if k.first {
		notch = 1
	}
	path := (&render.Path{}).Polygon(render.Point{X: 1, Y: 1}, render.Point{X: w - slant, Y: 1}, render.Point{X: w, Y: p.H / 2},
		render.Point{X: w - slant, Y: h}, render.Point{X: 1, Y: h}, render.Point{X: notch, Y: p.H / 2})
	p.Fill(path, k.fill)
	p.Stroke(path, render.Stroke{Color: k.line, Width: 1.4})
}
