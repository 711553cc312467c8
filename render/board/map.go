package board

import (
	"slices"
	"strings"
	"unicode"

	"holoboard/game"
	"holoboard/render"
)

// Map is a world with places. Its unit is a point while all of it is shown.
type Map struct {
	World  render.Rect
	Size   float64 // of pieces: 1 on the smallest screen
	Names  float64 // how much larger names are than pieces where the map is shown smaller than it is made; 0 for 1
	Places []Place
}

// Place is a place of the map.
type Place struct {
	Thing   game.Option
	Name    string // that stands below it
	Center  render.Point
	Outline []render.Point // of the land around it; none where it has none
}

// The least window of a map in which everything finds its place, points.
const leastMapW, leastMapH = 976, 496

// SizeIn is the size of pieces on a map that fills a window of w × h points.
func SizeIn(w, h float64) float64 { return min(max(min(w/leastMapW, h/leastMapH), 1), 1.5) }

// Number is the number of a place among those of the map, or -1.
func (m *Map) Number(place game.Option) int {
	return slices.IndexFunc(m.Places, func(p Place) bool { return p.Thing == place })
}

// Inside tells whether a point lies in an outline.
func Inside(outline []render.Point, p render.Point) bool {
	in := false
	for i, a := range outline {
		b := outline[(i+1)%len(outline)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
	}
	return in
}

// NameWidth is about how wide a name is in its smallest size, which is known before there is anything to draw on.
func NameWidth(name string) (w float64) {
	for _, letter := range name {
		switch {
		case strings.ContainsRune("IJfijlrt()'-.ІЇіїг", letter):
			w += 5.7
		case strings.ContainsRune("MWmwДЖМФШЩЮджмфшщыю", letter):
			w += 11.5
		case unicode.IsUpper(letter):
			w += 9.4
		default:
			w += 8.1
		}
	}
	return w
}

// NameBox is the room of a place's name while all is shown, around its center.
func (m *Map) NameBox(place int) render.Rect {
	p := &m.Places[place]
	wide, high := NameWidth(p.Name)*max(m.Names, 1), NameHeight*max(m.Names, 1)
	r := Grown(render.Around(render.Point{Y: RingRadius + high/2}, wide, high), m.Size)
	return r.Move(p.Center.X, p.Center.Y).KeepIn(m.World.Inset(2)).Move(-p.Center.X, -p.Center.Y)
}

// Grown is a rectangle around an origin, made larger with all its distances from it.
func Grown(r render.Rect, f float64) render.Rect { return render.Box(r.X*f, r.Y*f, r.W*f, r.H*f) }
