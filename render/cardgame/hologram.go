package cardgame

import (
	"math"

	"holoboard/render"
	"holoboard/render/holo"
)

// ShelfLight is the light in which the title stands on the shelf: lilac, as the rim of an eclipse, and no blue to eyes that see no red or green.
func ShelfLight(render.Palette) render.Color { return render.Hex(0xD8B8E7) }

// Hologram is how the title looks on the shelf: the rim of a planet, a sun rising at its left end, and the half of a sphere that is being built at
// its right.
func Hologram() holo.Look {
	return holo.Look{
		Rim:  holo.Rim{Arcs: []holo.Arc{holo.Circle(1, 1, false), holo.Circle(1.08, 0.6, true)}, Ticks: 48},
		Flat: paintGround, Lift: 0.06,
		Stand: paintRace, Tall: 1.25,
	}
}

// paintGround paints the planet below: circles that run to its rim, and cards that lie between the two skies.
func paintGround(b *holo.Brush) {
	faint := b.Light.Alpha(0.22)
	for i := 1; i <= 4; i++ {
		b.Stroke(b.Circle(0, 0, 0, 0.22*float64(i)), 0.7, faint)
	}
	for i := range 12 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 6)
		b.Line(0.5, faint, b.At(0.22*sin, 0, 0.22*cos), b.At(0.88*sin, 0, 0.88*cos))
	}
	for i, color := range []render.Color{render.Hex(0x66E0C2), render.Hex(0xFF8A3C), render.Hex(0xB48CFF), render.Hex(0x7CC4FF)} {
		x, z := -0.36+0.24*float64(i), 0.3
		if i > 1 {
			z = -0.3
		}
		card := []render.Point{b.At(x-0.08, 0, z-0.11), b.At(x+0.08, 0, z-0.11), b.At(x+0.08, 0, z+0.11), b.At(x-0.08, 0, z+0.11)}
		b.Fill(color.Alpha(0.35), card...)
		b.Line(0.8, color, append(card, card[0])...)
	}
}

// Where sun and sphere stand: x to the right and y up, in radii of the pad.
const (
	sunX, sphereX = -0.56, 0.56
	rimY          = 0.5
	sunR, sphereR = 0.2, 0.3
)

// paintRace paints the two clocks of the game over the bright rim.
func paintRace(b *holo.Brush) {
	gold, metal := render.Hex(0xFFD9A0), render.Hex(0x7CC4FF)
	rim := func(x float64) float64 { return rimY + 0.1*(1-x*x) }
	var line []render.Point
	for i := range 25 {
		x := -0.95 + 1.9*float64(i)/24
		line = append(line, b.At(x, rim(x), 0))
	}
	b.Blob(b.At(sunX, rim(sunX), 0), 0.6*b.Unit, 0.45*b.Unit, gold.Alpha(0.35))
	b.Blob(b.At(sphereX, rim(sphereX), 0), 0.5*b.Unit, 0.5*b.Unit, metal.Alpha(0.2))
	paintBuilt(b, metal, rim(sphereX))
	b.Line(2.2, gold.Mix(render.Hex(0xFFFFFF), 0.4), line...)
	paintDawn(b, gold, rim(sunX))
}

// paintDawn paints the sun half over the rim, with its rays.
func paintDawn(b *holo.Brush, gold render.Color, y float64) {
	half := []render.Point{}
	for i := range 19 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 18)
		half = append(half, b.At(sunX-sunR*cos, y+sunR*sin, 0))
	}
	b.Fill(render.Hex(0xFFF0D0), half...)
	for i := 1; i < 8; i++ {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		far := sunR * (1.5 + 0.2*float64(i%2))
		b.Line(1, gold, b.At(sunX-1.2*sunR*cos, y+1.2*sunR*sin, 0), b.At(sunX-far*cos, y+far*sin, 0))
	}
}

// paintBuilt paints the sphere: its right half closed, of its left the ribs alone.
func paintBuilt(b *holo.Brush, metal render.Color, y float64) {
	closed := []render.Point{b.At(sphereX, y+sphereR, 0)}
	for i := 1; i <= 18; i++ {
		sin, cos := math.Sincos(float64(i) * math.Pi / 18)
		closed = append(closed, b.At(sphereX+sphereR*sin, y+sphereR*cos, 0))
	}
	b.Fill(metal.Mix(render.Hex(0x0B1328), 0.45), closed...)
	for i := range 12 {
		ring := func(r float64) (arc []render.Point) {
			for k := range 5 {
				sin, cos := math.Sincos((float64(i) + float64(k)/4) * math.Pi / 6)
				arc = append(arc, b.At(sphereX+r*sphereR*sin, y+r*sphereR*cos, 0))
			}
			return arc
		}
		alpha := 0.9
		if i >= 6 {
			alpha = 0.4
		}
		outer, inner := ring(1), ring(0.5)
		b.Line(1, metal.Alpha(alpha), outer...)
		b.Line(0.8, metal.Alpha(alpha), inner...)
		b.Line(0.8, metal.Alpha(alpha), outer[0], inner[0])
	}
	dish := b.At(sphereX+0.5*sphereR, y+0.5*sphereR, 0)
	b.Blob(dish, 0.09*b.Unit, 0.09*b.Unit, render.Hex(0x0B1328).Alpha(0.9))
}
