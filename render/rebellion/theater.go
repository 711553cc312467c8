package rebellion

import (
	"holoboard/game/rebellion"
	"holoboard/render"
)

// TheaterSign is the sign of a theater, on tactic cards and beside tactic values.
func TheaterSign(th rebellion.Theater) string { return theaterSigns[th] }

// TheaterColor is the colour of a theater.
func TheaterColor(p *render.Palette, th rebellion.Theater) render.Color {
	return [2]render.Color{rebellion.Space: p.Sky, rebellion.Ground: p.Ground}[th]
}
