package starship

import (
	"holoboard/render"
	"holoboard/render/holo"
)

// ShelfLight is the light in which the title stands on the shelf.
func ShelfLight(render.Palette) render.Color { return render.Hex(0xFF9A55) }

// Hologram is how the title looks on the shelf: a warship shaped like a wedge over a grid of stars.
func Hologram() holo.Look {
	return holo.Look{
		Rim:  holo.Rim{Arcs: []holo.Arc{holo.Circle(1, 1, false), holo.Circle(1.08, 0.6, true)}, Ticks: 40},
		Flat: paintGrid, Lift: 0.08,
		Stand: paintWedge, Tall: 1.3,
	}
}

// paintGrid paints the squares of the map, a star at every crossing, and a lane of light.
func paintGrid(b *holo.Brush) {
	stars := holo.Grid{Step: 0.2, Reach: 0.94, Speck: render.Hex(0xFFE9D8)}
	stars.Paint(b)
	b.Fill(b.Light.Alpha(0.16), b.At(-0.2, 0, -0.9), b.At(0.2, 0, -0.9), b.At(0.2, 0, 0.9), b.At(-0.2, 0, 0.9))
}

// The hull of the warship, seen a little from the side: its stern is toward the viewer.
var (
	bow             = holo.Corner{0, 0.62, -0.86}
	port, starboard = holo.Corner{-0.5, 0.56, 0.52}, holo.Corner{0.5, 0.56, 0.52}
	ridge           = holo.Corner{0, 0.76, 0.42}
	keel            = holo.Corner{0, 0.44, 0.46}
)

// paintWedge paints the warship in planes of light.
func paintWedge(b *holo.Brush) {
	ship := holo.Solid{
		Turn: 0.62, Bright: 0.25, Shade: render.Hex(0x0A0E1C),
		Planes: []holo.Plane{
			{Alpha: 0.9, Dark: 0.72, Corners: []holo.Corner{bow, port, keel}},
			{Alpha: 0.9, Dark: 0.8, Corners: []holo.Corner{bow, keel, starboard}},
			{Alpha: 0.95, Dark: 0.62, Corners: []holo.Corner{port, ridge, starboard, keel}},
			{Alpha: 0.95, Dark: 0.34, Corners: []holo.Corner{bow, ridge, port}},
			{Alpha: 0.95, Dark: 0.5, Corners: []holo.Corner{bow, starboard, ridge}},
			{Alpha: 0.95, Dark: 0.4, Corners: []holo.Corner{{-0.13, 0.72, 0.4}, {-0.1, 0.92, 0.4}, {0.1, 0.92, 0.4}, {0.13, 0.72, 0.4}}}, // the tower
			{Alpha: 0.95, Dark: 0.2, Corners: []holo.Corner{{-0.17, 0.92, 0.36}, {-0.17, 1, 0.4}, {0.17, 1, 0.4}, {0.17, 0.92, 0.36}}},
		},
		Lamps: []holo.Corner{{-0.24, 0.58, 0.53}, {0, 0.58, 0.53}, {0.24, 0.58, 0.53}}, Lamp: render.Hex(0xFFF1E2),
	}
	for i := 1; i < 6; i++ {
		t := float64(i) / 6
		for _, side := range [...]holo.Corner{port, starboard} {
			ship.Ribs = append(ship.Ribs, [2]holo.Corner{bow.Toward(side, t), bow.Toward(ridge, t)})
		}
	}
	b.Blob(b.At(0, 0.6, 0), 0.9*b.Unit, 0.5*b.Unit, b.Light.Alpha(0.28))
	ship.Paint(b)
}
