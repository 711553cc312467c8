package pictures

import (
	"math"
	"math/rand/v2"

	"holoboard/render"
)

// A ground is where a picture's things are.
type ground uint8

const (
	plain ground = iota // a grid of light
	space
	deck
	lab
	hall
	city
	desert
	swamp
	forest
	cloud
	ice
	temple
	bloodland
	fire
	dusk
	dawn

	numGrounds = iota
)

// shades are the colours of a ground at its horizon and far from it.
var shades = [numGrounds][2]uint32{
	plain: {0x101C34, 0x060A16}, space: {0x0A1230, 0x05070F}, deck: {0x16233E, 0x070B18}, lab: {0x12303A, 0x060E14}, hall: {0x241A38, 0x0A0714},
	city: {0x2A2340, 0x0A0B18}, desert: {0x4A3420, 0x140E10}, swamp: {0x14302A, 0x070F12}, forest: {0x183622, 0x07100C},
	cloud: {0x4A3340, 0x150F1C}, ice: {0x26405A, 0x0A1420}, temple: {0x3A3322, 0x0F0E10}, bloodland: {0x46181E, 0x12070C},
	fire: {0x4A1E14, 0x140808}, dusk: {0x33223A, 0x0C0A14}, dawn: {0x4A3A24, 0x12100E},
}

// horizon is where the ground meets the sky, in heights of the picture.
const horizon = 0.74

// land is a ground that is being painted.
type land struct {
	*render.Pen
	near, far render.Color
	color     render.Color // of the card
	y         float64      // of the horizon
}

// features paint what a ground has beside its sky.
var features = [numGrounds]func(*land){
	plain: (*land).grid, deck: (*land).corridor, lab: (*land).corridor, hall: (*land).corridor, city: (*land).towers, desert: (*land).dunes,
	swamp: (*land).trunks, forest: (*land).trunks, cloud: (*land).clouds, ice: (*land).drifts, temple: (*land).columns, bloodland: (*land).peaks,
	fire: (*land).peaks, dusk: (*land).sun, dawn: (*land).sun,
}

// lamps are the lights along the walls of a corridor, and water, embers and suns of the others.
var lamps = [numGrounds]uint32{
	deck: 0xCFE6FF, lab: 0x7DFFE3, hall: 0xC8A8FF, swamp: 0x7FD8B0, bloodland: 0xFF6A6A, fire: 0xFF9A50, dusk: 0xC8A8FF, dawn: 0xFFE0A8,
}

// paint fills a picture with a ground.
func (g ground) paint(p *render.Pen, color render.Color, seed uint64) {
	l := land{p, render.Hex(shades[g][0]), render.Hex(shades[g][1]), color, p.H * horizon}
	if g == space {
		l.stars(seed)
		return
	}
	l.sky()
	l.color = l.color.Mix(l.near, 0.35)
	if lamps[g] != 0 {
		l.color = render.Hex(lamps[g])
	}
	features[g](&l)
}

// sky grows lighter down to the horizon; below, the ground grows darker.
func (l *land) sky() {
	rows := max(int(l.H*l.Scale), 1)
	below := l.near.Mix(render.Hex(0), 0.45)
	for i := range rows {
		y := (float64(i) + 0.5) / float64(rows)
		color := l.far.Mix(l.near, min(y/horizon, 1))
		if y > horizon {
			color = below.Mix(l.far, (y-horizon)/(1-horizon))
		}
		l.Fill((&render.Path{}).Rect(render.Box(0, float64(i)/l.Scale, l.W, 1/l.Scale)), color)
	}
}

// stars are those of open space, with a cloud of light.
func (l *land) stars(seed uint64) {
	l.Fill((&render.Path{}).Rect(render.Box(0, 0, l.W, l.H)), l.far.Mix(l.near, 0.5))
	l.Blob(render.Point{X: l.W * 0.3, Y: l.H * 0.2}, l.W*1.1, l.H*1.1, l.near.Mix(l.color, 0.22))
	r := rand.New(rand.NewPCG(seed, 13))
	for i := range 26 {
		size := l.W / 150
		if i%5 != 0 {
			size /= 2
		}
		l.Fill((&render.Path{}).Circle(render.Point{X: r.Float64() * l.W, Y: r.Float64() * l.H}, size), render.Hex(0xDCE8FF).Alpha(0.25+float64(i%4)*0.18))
	}
}

// at is a place by shares of the width and the height.
func (l *land) at(x, y float64) render.Point { return render.Point{X: x * l.W, Y: y * l.H} }

// line draws along places by shares of the width and the height.
func (l *land) line(alpha, width float64, places ...[2]float64) {
	points := make([]render.Point, len(places))
	for i, q := range places {
		points[i] = l.at(q[0], q[1])
	}
	l.Stroke((&render.Path{}).Line(points...), render.Stroke{Color: l.color.Alpha(alpha), Width: width * max(l.W/150, 0.7)})
}

// shape fills places by shares of the width and the height.
func (l *land) shape(color render.Color, places ...[2]float64) {
	points := make([]render.Point, len(places))
	for i, q := range places {
		points[i] = l.at(q[0], q[1])
	}
	l.Fill((&render.Path{}).Polygon(points...), color)
}

// darker is the ground's colour in the shade.
func (l *land) darker(share, alpha float64) render.Color {
	return l.near.Mix(render.Hex(0), share).Alpha(alpha)
}

// grid is a floor of light.
func (l *land) grid() {
	l.rays(0.3, 0.18)
	l.line(0.2, 1, [2]float64{0, horizon}, [2]float64{1, horizon})
	l.line(0.2, 1, [2]float64{0, 0.86}, [2]float64{1, 0.86})
}

// rays run from a point before the eye to the floor.
func (l *land) rays(y, alpha float64) {
	for i := range 9 {
		l.line(alpha, 1, [2]float64{0.5, y}, [2]float64{float64(i-1) / 6.5, 1.1})
	}
}

// corridor has walls with lamps at both sides.
func (l *land) corridor() {
	l.rays(0.42, 0.22)
	for _, y := range []float64{horizon, 0.85, 0.95} {
		l.line(0.25, 1, [2]float64{0, y}, [2]float64{1, y})
	}
	for _, right := range []bool{false, true} {
		side := func(x float64) float64 {
			if right {
				return 1 - x
			}
			return x
		}
		l.shape(l.darker(0.35, 0.5), [2]float64{side(0), 0}, [2]float64{side(0.16), 0}, [2]float64{side(0.22), horizon}, [2]float64{side(0), horizon})
		for i := range 4 {
			x := min(side(0.05), side(0.12))
			l.Fill((&render.Path{}).Rect(render.Box(x*l.W, l.H*(0.1+float64(i)*0.15), l.W*0.07, l.H*0.03)), l.color.Alpha(0.5))
		}
	}
}

// towers stand before the sky, with lit windows.
func (l *land) towers() {
	for i := range 12 {
		x, high := float64(i)/12, 0.2+float64(i*37%11)/22
		l.shape(l.darker(0.4, 0.8), [2]float64{x, horizon}, [2]float64{x, horizon - high}, [2]float64{x + 0.06, horizon - high}, [2]float64{x + 0.06, horizon})
		for k, w := range [][2]float64{{0.02, 0.7}, {0.035, 0.4}} {
			window := render.Box(l.W*(x+w[0]), l.H*(horizon-high*w[1]), l.W*0.012, l.H*0.02)
			l.Fill((&render.Path{}).Rect(window), render.Hex(0xFFD890).Alpha(0.7-0.2*float64(k)))
		}
	}
}

// wave is a path over the whole width that goes up and down between heights, and down to the lower edge.
func (l *land) wave(bottom float64, heights ...float64) *render.Path {
	p := (&render.Path{}).MoveTo(0, heights[0]*l.H)
	step := l.W / float64(len(heights)-1)
	for i := 1; i < len(heights); i++ {
		x := float64(i) * step
		for k := 1; k <= 8; k++ {
			t := float64(k) / 8
			p.LineTo(x-step+t*step, l.H*render.Between(heights[i-1], heights[i], (1-math.Cos(t*math.Pi))/2))
		}
	}
	return p.LineTo(l.W, bottom*l.H).LineTo(0, bottom*l.H).Close()
}

// dunes lie under two suns.
func (l *land) dunes() {
	l.Fill(l.wave(horizon+0.01, horizon, horizon-0.11, horizon-0.03, horizon-0.05, horizon-0.16, horizon-0.06), render.Hex(0x6A4A28).Alpha(0.8))
	l.Fill((&render.Path{}).Circle(l.at(0.8, 0.2), l.H*0.07), render.Hex(0xFFDFA0).Alpha(0.7))
	l.Fill((&render.Path{}).Circle(l.at(0.9, 0.28), l.H*0.045), render.Hex(0xFFB878).Alpha(0.6))
}

// trunks stand before the horizon; in a swamp water lies before them.
func (l *land) trunks() {
	for i := range 7 {
		x := (float64(i) + 0.3) / 7
		l.shape(l.darker(0.5, 0.55), [2]float64{x - 0.02, 0}, [2]float64{x - 0.005, 0.4}, [2]float64{x - 0.02, 0.64}, [2]float64{x - 0.05, horizon},
			[2]float64{x + 0.07, horizon}, [2]float64{x + 0.04, 0.64}, [2]float64{x + 0.03, 0.4}, [2]float64{x + 0.04, 0})
	}
	if l.color == render.Hex(lamps[swamp]) {
		l.line(0.4, 1, [2]float64{0, horizon + 0.08}, [2]float64{0.5, horizon + 0.08})
		l.line(0.4, 1, [2]float64{0.3, horizon + 0.15}, [2]float64{1, horizon + 0.15})
		return
	}
	l.line(0.4, 1, [2]float64{0, horizon}, [2]float64{1, horizon})
}

// clouds lie one before the other.
func (l *land) clouds() {
	for i := range 4 {
		y := 0.45 + 0.15*float64(i)
		l.Fill(l.wave(1, y, y-0.07, y+0.02, y-0.03, y+0.02, y-0.05), render.Hex(0xFFB890).Mix(l.near, 0.2+0.15*float64(i)).Alpha(0.28))
	}
}

// drifts are of snow.
func (l *land) drifts() {
	l.shape(render.Hex(0x3C5E7C).Alpha(0.7), [2]float64{0, horizon}, [2]float64{0.2, horizon - 0.16}, [2]float64{0.42, horizon - 0.04},
		[2]float64{0.7, horizon - 0.22}, [2]float64{1, horizon - 0.08}, [2]float64{1, horizon + 0.01}, [2]float64{0, horizon + 0.01})
}

// columns are those of a temple.
func (l *land) columns() {
	for i := range 5 {
		x := (float64(i) + 0.1) / 5
		l.shape(l.darker(0.35, 0.45), [2]float64{x, horizon}, [2]float64{x, 0.1}, [2]float64{x + 0.09, 0.1}, [2]float64{x + 0.09, horizon})
		l.line(0.3, 1, [2]float64{x + 0.02, 0.12}, [2]float64{x + 0.02, horizon})
	}
	l.line(0.5, 1, [2]float64{0, horizon}, [2]float64{1, horizon})
}

// peaks stand before a glowing horizon.
func (l *land) peaks() {
	l.shape(l.darker(0.45, 0.7), [2]float64{0, horizon}, [2]float64{0.12, horizon - 0.22}, [2]float64{0.22, horizon - 0.08}, [2]float64{0.36, horizon - 0.32},
		[2]float64{0.5, horizon - 0.05}, [2]float64{0.66, horizon - 0.26}, [2]float64{0.8, horizon - 0.1}, [2]float64{0.92, horizon - 0.28},
		[2]float64{1, horizon - 0.12}, [2]float64{1, horizon + 0.01}, [2]float64{0, horizon + 0.01})
	l.line(0.5, 1.4, [2]float64{0, horizon}, [2]float64{1, horizon})
}

// sun rises at dawn and is a dark disc at dusk.
func (l *land) sun() {
	corona, disc := render.Hex(0xFFD890), render.Hex(0xFFE8B8)
	if l.color == render.Hex(lamps[dusk]) {
		corona, disc = render.Hex(0xB48CFF), render.Hex(0x05070F)
	}
	l.Fill((&render.Path{}).Circle(l.at(0.5, horizon), l.H*0.34), corona.Alpha(0.28))
	l.Fill((&render.Path{}).Circle(l.at(0.5, horizon), l.H*0.2), disc.Alpha(0.55))
	l.Fill((&render.Path{}).Rect(render.Box(0, l.y, l.W, l.H-l.y)), l.far)
	l.line(0.8, 1.4, [2]float64{0, horizon}, [2]float64{1, horizon})
}
