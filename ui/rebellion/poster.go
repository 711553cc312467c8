package rebellion

import (
	"image"
	"math"

	"holoboard/assets"
	"holoboard/assets/planets"
	"holoboard/render"
	"holoboard/ui"
)

// Poster is the picture for the title screen: a few worlds over a table of light, and two fleets that meet.
type Poster struct{ recipes map[string]planets.Recipe }

// NewPoster returns the picture.
func NewPoster() *Poster {
	p := &Poster{map[string]planets.Recipe{}}
	all, _ := planets.Load()
	for _, r := range all {
		p.recipes[r.ID] = r
	}
	return p
}

// The poster is laid out around the middle of the table's top, in units of which a full screen has 1080 from top to bottom.
const (
	posterReach = 598.0 // of the table's edge, to both sides
	posterFlat  = 0.42  // how much the circles are flattened
	posterRise  = 90.0  // of the worlds over the table
)

// world is one of the worlds, as if seen from above.
type world struct {
	id           string
	x, y, radius float64
}

var worlds = [...]world{
	{"coruscant", 0, 0, 64}, {"mon_calamari", -420, -120, 30}, {"kashyyyk", -230, 60, 36}, {"naboo", 250, -90, 32},
	{"mustafar", 470, 20, 26}, {"hoth", 520, -190, 24}, {"tatooine", 110, -210, 28}, {"bespin", 330, 150, 40},
	{"ryloth", -80, 190, 34}, {"yavin", -520, 50, 30}, {"endor", -330, -230, 22}, {"felucia", -140, -120, 26},
}

// lanes join worlds, by their places in worlds.
var lanes = [...][2]int{{0, 2}, {0, 3}, {2, 1}, {3, 4}, {3, 5}, {0, 11}, {11, 6}, {7, 0}, {8, 2}, {9, 2}, {1, 10}, {4, 7}}

var fleets = [...]struct {
	unit       string
	x, y, size float64
	rebels     bool
}{
	{"star_destroyer", 170, -225, 190, false}, {"tie_fighter", 64, -300, 58, false}, {"tie_fighter", 290, -310, 52, false},
	{"x_wing", -230, -340, 104, true}, {"x_wing", -330, -272, 76, true}, {"corellian_corvette", -110, -440, 130, true},
}

// Show draws the poster in a part of the screen.
func (p *Poster) Show(f *ui.Frame, r ui.Rect) {
	scale := min(r.W/(2*posterReach+60), r.H/1080)
	middle := ui.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.6}
	at := func(x, y float64) ui.Point { return middle.Add(ui.Point{X: x, Y: y}.Times(scale)) }
	f.Art(posterKey{r.W, r.H, scale}, r, func(pen *render.Pen) {
		paintTable(pen, f.Palette, middle.Sub(ui.Point{X: r.X, Y: r.Y}), scale)
	})
	for _, w := range worlds {
		recipe := p.recipes[w.id]
		const space = 2.32 // of a planet's picture, in its radius
		box := render.Around(at(w.x, w.y*0.62-posterRise), w.radius*space*scale, w.radius*space*scale)
		pixels := int(math.Round(box.W * f.Scale))
		f.Stretched(worldKey(w.id), pixels, pixels, box, func(width, _ int) *image.RGBA { return planets.Render(recipe, width) })
	}
	f.Ring(at(0, -posterRise), 88*scale, render.RingStyle{Line: f.Palette.Empire, Width: 2})
	for _, s := range fleets {
		inks := f.Palette.EmpireLeaders
		if s.rebels {
			inks = f.Palette.RebelLeaders
		}
		f.Sprite(assets.Minis, s.unit, render.Around(at(s.x, s.y), s.size*scale, s.size*scale), inks)
	}
}

type posterKey struct{ w, h, scale float64 }

type worldKey string

// paintTable paints the table, the light over it, and the lanes.
func paintTable(pen *render.Pen, p render.Palette, middle ui.Point, scale float64) {
	at := func(x, y float64) ui.Point { return middle.Add(ui.Point{X: x, Y: y}.Times(scale)) }
	light := p.Empire
	rim := (&render.Path{}).Polygon(ellipse(at, posterReach, 34)...)
	pen.Fill(rim, p.EmpireDark)
	pen.Stroke(rim, render.Stroke{Color: light.Alpha(0.35), Width: 1})
	top := (&render.Path{}).Polygon(ellipse(at, posterReach, 0)...)
	pen.Fill(top, p.SpaceGlow)
	pen.Inside(top, func(pen *render.Pen) { pen.Radial(middle, posterReach*scale, light.Alpha(0.16)) })
	for i := range 7 {
		reach := 130 + float64(i)*78
		stroke := render.Stroke{Color: light.Alpha(0.5 - float64(i)*0.055), Width: 1}
		if i%2 == 1 {
			stroke.Dash = []float64{1.5, 7}
		}
		if i == 6 {
			stroke.Width = 2
		}
		pen.Stroke((&render.Path{}).Polygon(ellipse(at, reach, 0)...), stroke)
	}
	for i := range 24 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 12)
		from, to := at(130*cos, 130*posterFlat*sin), at(posterReach*cos, posterReach*posterFlat*sin)
		pen.Stroke((&render.Path{}).Line(from, to), render.Stroke{Color: light.Alpha(0.1), Width: 1})
	}
	paintBeam(pen, at, light)
	for _, l := range lanes {
		a, b := worlds[l[0]], worlds[l[1]]
		line := (&render.Path{}).Line(at(a.x, a.y*0.62-posterRise), at(b.x, b.y*0.62-posterRise))
		pen.Stroke(line, render.Stroke{Color: p.Amber.Alpha(0.35), Width: 1})
	}
	for _, w := range worlds {
		line := (&render.Path{}).Line(at(w.x, w.y*0.62-posterRise+w.radius), at(w.x, w.y*posterFlat))
		pen.Stroke(line, render.Stroke{Color: light.Alpha(0.3), Width: 1, Dash: []float64{1.5, 4}})
	}
}

// paintBeam paints the light that rises from the table's middle and fades.
func paintBeam(pen *render.Pen, at func(x, y float64) ui.Point, light render.Color) {
	const steps, height = 40, 470.0
	for i := range steps {
		low, high := float64(i)/steps, float64(i+1)/steps
		edge := func(share float64) (half, y float64) { return 130 + 300*share, -height * share }
		w1, y1 := edge(low)
		w2, y2 := edge(high)
		part := (&render.Path{}).Polygon(at(-w1, y1), at(w1, y1), at(w2, y2), at(-w2, y2))
		pen.Fill(part, light.Alpha(0.2*(1-low)))
	}
}

// ellipse is a circle on the table, or as far below its top as the table is thick.
func ellipse(at func(x, y float64) ui.Point, reach, below float64) []ui.Point {
	const corners = 144
	points := make([]ui.Point, corners)
	for i := range points {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / corners)
		y := reach * posterFlat * sin
		if sin > 0 {
			y += below
		}
		points[i] = at(reach*cos, y)
	}
	return points
}
