package field

import (
	"strconv"

	"holoboard/game"
	"holoboard/render"
)

// Planned is one of several things that will be done to tokens, one after the other.
type Planned struct {
	From, To Space
	Whom     game.Option
}

// Plan draws thin lines to those to whom things will be done, with their numbers beside them, and returns where those are.
func (v *View) Plan(c *render.Canvas, all []Planned, color render.Color) (taken []render.Rect) {
	const size = 18
	said := map[game.Option]int{}
	for i, k := range all {
		n, half := said[k.Whom], 0.44*k.To.Size*v.Unit()+size/2
		said[k.Whom]++
		from, whom := k.From.Middle(v), k.To.Middle(v)
		if from.X <= whom.X { // one below the other, at the side that is nearer
			half = -half
		}
		to := whom.Add(render.Point{X: half, Y: (size + 1) * (float64(n) - 0.5)})
		box := render.Around(to, size, size)
		taken = append(taken, box)
		c.DashedLine(from, to, 1.2, 3, 5, 0, color.Alpha(0.55))
		c.Ring(to, 8.5, render.RingStyle{Fill: c.Palette.Space, Line: color, Width: 1.3})
		c.Text(strconv.Itoa(i+1), box, c.Palette.Label().In(c.Palette.Text).Centered())
	}
	return taken
}
