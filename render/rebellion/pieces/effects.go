package pieces

import (
	"holoboard/game/rebellion"
	"holoboard/render"
)

// DrawShot draws a shot of a side while t goes from 0 to 1: Rebels fire pulses of light, the Empire a straight ray.
func DrawShot(c *render.Canvas, side rebellion.Side, from, to render.Point, t float64) {
	if side == rebellion.Rebels {
		c.Pulses(from, to, c.Palette.Sides[rebellion.Rebels].Color, t)
		return
	}
	c.Ray(from, to, c.Palette.Sides[rebellion.Empire].Color, t)
}

// DrawLoss draws how a unit of the given size is lost while t goes from 0 to 1: a ship bursts, what stands on the ground is blown up.
func DrawLoss(c *render.Canvas, u rebellion.Unit, at render.Point, size float64, calm bool, t float64) {
	b := render.Blast{At: at, Size: size, Color: SideColor(&c.Palette, u.Side()), Seed: uint64(u), Calm: calm}
	if u.Figures().Theater == rebellion.Space {
		c.ShipBlast(b, t)
		return
	}
	c.GroundBlast(b, t)
}
