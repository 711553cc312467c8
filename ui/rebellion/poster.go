package rebellion

import (
	"image"
	"math"

	"holoboard/assets"
	"holoboard/assets/planets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	galaxy "holoboard/render/rebellion"
	"holoboard/ui"
)

// Poster is the picture for the title screen: a few worlds over a table of light, and two fleets that meet.
type Poster struct {
	recipes map[string]planets.Recipe
	board   *galaxy.Board // for what is painted ahead
}

// NewPoster returns the picture.
func NewPoster() *Poster {
	p := &Poster{map[string]planets.Recipe{}, galaxy.New(nil)}
	all, _ := planets.Load()
	for _, r := range all {
		p.recipes[r.ID] = r
	}
	return p
}

// Prepare paints one of the planets that the first table will show, and tells whether more may be missing.
func (p *Poster) Prepare(f *ui.Frame) bool { return p.board.Prepare(f.Canvas) }

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

// vessel is one of the ships.
type vessel struct {
	unit       string
	x, y, size float64
	rebels     bool
}

var fleets = [...]vessel{
	{"star_destroyer", 170, -225, 190, false}, {"tie_fighter", 64, -300, 58, false}, {"tie_fighter", 290, -310, 52, false},
	{"x_wing", -230, -340, 104, true}, {"x_wing", -330, -272, 76, true}, {"corellian_corvette", -110, -440, 130, true},
}

// Show draws the poster in a part of the screen. As on goes from 0 to 1 the projector is switched on: its beam first, then the table, the
// worlds that rise from it one after the other, and the fleets.
func (p *Poster) Show(f *ui.Frame, r ui.Rect, on float64) {
	scale := min(r.W/(2*posterReach+60), r.H/1080)
	s := &projection{f, r, scale, ui.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.6}, on}
	s.fadeIn(0.05, 0.3, func() {
		f.Turn(s.middle, 0, render.Between(0.2, 1, s.moved(0.05, 0.45)), func() { s.paint("table", paintTable) })
	})
	s.fadeIn(0, 0.2, func() { s.paint("beam", paintBeam) })
	s.fadeIn(0.75, 0.95, func() { s.paint("lanes", paintLanes) })
	for i, w := range worlds {
		from := 0.3 + 0.03*float64(i)
		s.fadeIn(from, from+0.12, func() { p.showWorld(s, w, s.moved(from, from+0.25)) })
	}
	s.fadeIn(0.65, 0.8, func() {
		f.Ring(s.at(0, -posterRise), 88*scale, render.RingStyle{Line: f.Palette.Sides[rules.Empire].Color, Width: 2})
	})
	for i, ship := range fleets {
		from := 0.65 + 0.04*float64(i)
		s.fadeIn(from, from+0.1, func() { s.showShip(ship, s.moved(from, from+0.15)) })
	}
}

// projection is a poster while it is drawn.
type projection struct {
	f      *ui.Frame
	r      ui.Rect
	scale  float64
	middle ui.Point // of the table's top
	on     float64
}

// at is the place of a point of the poster on the screen.
func (s *projection) at(x, y float64) ui.Point {
	return s.middle.Add(ui.Point{X: x, Y: y}.Times(s.scale))
}

// done is how much is over of what goes on between two moments of the start, 0 to 1.
func (s *projection) done(from, to float64) float64 { return min(max((s.on-from)/(to-from), 0), 1) }

// moved is how far something has come that moves between two moments; with reduced motion it is where it stays.
func (s *projection) moved(from, to float64) float64 {
	if s.f.Clock.Reduced {
		return 1
	}
	return render.Out(s.done(from, to))
}

// fadeIn draws something that appears between two moments.
func (s *projection) fadeIn(from, to float64, draw func()) {
	if s.on > from {
		s.f.Fade(s.done(from, to), draw)
	}
}

// paint draws one layer of the table.
func (s *projection) paint(layer string, paint func(pen *render.Pen, p render.Palette, at func(x, y float64) ui.Point, scale float64)) {
	render.Art(s.f.Canvas, posterKey{layer, s.r.W, s.r.H, s.scale}, s.r, func(pen *render.Pen, _ posterKey) {
		corner := ui.Point{X: s.r.X, Y: s.r.Y}
		paint(pen, s.f.Palette, func(x, y float64) ui.Point { return s.at(x, y).Sub(corner) }, s.scale)
	})
}

type posterKey struct {
	layer       string
	w, h, scale float64
}

type worldKey string

// showWorld draws a world that has risen from the table so far.
func (p *Poster) showWorld(s *projection, w world, risen float64) {
	const space = 2.32 // of a planet's picture, in its radius
	height := render.Between(0, posterRise, risen)
	side := w.radius * space * s.scale
	box := render.Around(s.at(w.x, w.y*0.62-height), side*render.Between(0.3, 1, risen), side*render.Between(0.3, 1, risen))
	pixels, recipe := int(math.Round(side*s.f.Scale)), p.recipes[w.id]
	render.Stretched(s.f.Canvas, worldKey(w.id), pixels, pixels, box, func(_ worldKey, width, _ int) *image.RGBA { return planets.Render(recipe, width) })
}

// showShip draws a ship that comes in from its side.
func (s *projection) showShip(ship vessel, come float64) {
	const way = 160
	inks, from := assets.ColdInks(), ship.x+way
	if ship.rebels {
		inks, from = assets.WarmInks(), ship.x-way
	}
	at := s.at(render.Between(from, ship.x, come), ship.y)
	s.f.Sprite(assets.Minis, ship.unit, render.Around(at, ship.size*s.scale, ship.size*s.scale), inks)
}

// paintTable paints the table and the circles on it.
func paintTable(pen *render.Pen, p render.Palette, at func(x, y float64) ui.Point, scale float64) {
	light := p.Sides[rules.Empire].Color
	rim := (&render.Path{}).Polygon(ellipse(at, posterReach, 34)...)
	pen.Fill(rim, p.Sides[rules.Empire].Dark)
	pen.Stroke(rim, render.Stroke{Color: light.Alpha(0.35), Width: 1})
	top := (&render.Path{}).Polygon(ellipse(at, posterReach, 0)...)
	pen.Fill(top, p.SpaceGlow)
	pen.Inside(top, func(pen *render.Pen) { pen.Radial(at(0, 0), posterReach*scale, light.Alpha(0.16)) })
	for i := range 7 {
		reach := 130 + float64(i)*78
		stroke := render.Stroke{Color: light.Alpha(0.5 - float64(i)*0.055), Width: 1}
		if i%2 == 1 {
			stroke.Dash = render.Dash{1.5, 7}
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
}

// paintLanes paints the lines between the worlds, and those from them down to the table.
func paintLanes(pen *render.Pen, p render.Palette, at func(x, y float64) ui.Point, _ float64) {
	for _, l := range lanes {
		a, b := worlds[l[0]], worlds[l[1]]
		line := (&render.Path{}).Line(at(a.x, a.y*0.62-posterRise), at(b.x, b.y*0.62-posterRise))
		pen.Stroke(line, render.Stroke{Color: p.Amber.Alpha(0.35), Width: 1})
	}
	for _, w := range worlds {
		line := (&render.Path{}).Line(at(w.x, w.y*0.62-posterRise+w.radius), at(w.x, w.y*posterFlat))
		pen.Stroke(line, render.Stroke{Color: p.Sides[rules.Empire].Color.Alpha(0.3), Width: 1, Dash: render.Dash{1.5, 4}})
	}
}

// paintBeam paints the light that rises from the table's middle and fades.
func paintBeam(pen *render.Pen, p render.Palette, at func(x, y float64) ui.Point, _ float64) {
	const steps, height = 40, 470.0
	for i := range steps {
		low, high := float64(i)/steps, float64(i+1)/steps
		edge := func(share float64) (half, y float64) { return 130 + 300*share, -height * share }
		w1, y1 := edge(low)
		w2, y2 := edge(high)
		part := (&render.Path{}).Polygon(at(-w1, y1), at(w1, y1), at(w2, y2), at(-w2, y2))
		pen.Fill(part, p.Sides[rules.Empire].Color.Alpha(0.2*(1-low)))
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
