package field

import (
	"math"
	"strconv"

	"holoboard/render"
)

// Nearest is how many times as large as on the whole field squares can be seen.
const Nearest = 2.5

// Hold makes a camera show a whole world, and nothing beyond it when it comes nearer. It costs nothing while that stays.
func Hold(camera *render.Camera, world render.Rect) {
	if camera.World != world || camera.Near != Nearest {
		camera.World, camera.Near = world, Nearest
		camera.Fit()
	}
}

// View is a field as a camera shows it.
type View struct {
	Field
	Camera *render.Camera
}

// Point is where a place in squares is on the screen.
func (v *View) Point(x, y float64) render.Point { return v.Camera.ToScreen(v.ToWorld(x, y)) }

// Box is where w × h squares from a place on are on the screen.
func (v *View) Box(x, y, w, h float64) render.Rect { return v.Camera.RectToScreen(v.Area(x, y, w, h)) }

// All is where the whole field is on the screen, seen or not.
func (v *View) All() render.Rect { return v.Camera.RectToScreen(v.World) }

// Unit is how large a square is on the screen, points.
func (v *View) Unit() float64 { return v.Step * v.Camera.Zoom }

// At tells which square is somewhere on the screen.
func (v *View) At(p render.Point) (Square, bool) {
	x, y := v.Place(p)
	s := Square{int(math.Floor(x)), int(math.Floor(y))}
	return s, v.Camera.View.Contains(p) && v.Has(s)
}

// Place is what is somewhere on the screen, in squares.
func (v *View) Place(p render.Point) (x, y float64) { return v.ToSquares(v.Camera.ToWorld(p)) }

// Quarters is a way as it is seen on the screen, from 0 to 4.
func (v *View) Quarters(way float64) float64 {
	seen := math.Mod(way+float64(v.Turned), 4)
	if seen < 0 {
		seen += 4
	}
	return seen
}

// ahead goes a distance in points from a place on the screen along a way.
func (v *View) ahead(from render.Point, way, distance float64) render.Point {
	return from.Add(turned(render.Point{Y: -distance}, v.Quarters(way)))
}

// turned is a place turned around the origin; lines that run along the screen's edges stay exactly so.
func turned(p render.Point, quarters float64) render.Point {
	switch quarters {
	case 0, 4:
		return p
	case 1:
		return render.Point{X: -p.Y, Y: p.X}
	case 2:
		return render.Point{X: -p.X, Y: -p.Y}
	case 3:
		return render.Point{X: p.Y, Y: -p.X}
	}
	sin, cos := math.Sincos(quarters * math.Pi / 2)
	return render.Point{X: cos*p.X - sin*p.Y, Y: sin*p.X + cos*p.Y}
}

// MostSide is how many squares a field has at most from edge to edge.
const MostSide = 40

// columnNames are A to Z, AA and so on.
var columnNames = func() (names [MostSide]string) {
	for i := range names {
		for n := i; n >= 0; n = n/26 - 1 {
			names[i] = string(rune('A'+n%26)) + names[i]
		}
	}
	return names
}()

// Name is what a square is called: its column's letter and its row's number.
func Name(s Square) string { return columnNames[s.X] + strconv.Itoa(s.Y+1) }

// around is a box around a place on whole pixels.
func around(c *render.Canvas, p render.Point, w, h float64) render.Rect {
	return c.OnPixels(render.Around(p, w, h))
}
