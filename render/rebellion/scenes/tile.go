package scenes

import (
	"strconv"

	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
)

// SystemTile draws a system in brief: its planet in the ring of its loyalty, its name, and who stands there.
func (t *Stage) SystemTile(c *render.Canvas, v *rebellion.View, at rebellion.System, box render.Rect) {
	p := c.Palette
	c.Panel(box, p.Glass().Filled(p.SpaceGlow).With(p.LineLight, 1))
	inner := box.Inset(8)
	name, inner := inner.CutTop(22)
	c.Text(t.say("system."+at.String()), name, p.Name().Sized(render.SizeLarge).Centered())
	there, planet := inner.CutBottom(40)
	radius := min(planet.H, planet.W) / 2 * 0.78
	style, ring := pieces.RingOf(&p, v, at, radius*1.16)
	pieces.DrawShade(c, planet.Center(), ring)
	c.Ring(planet.Center(), ring, style)
	pieces.DrawWorld(c, at, v.Destroyed.Has(at), planet.Center(), radius)
	t.drawThere(c, v, at, there)
}

// drawThere draws who stands in a system in a row.
func (t *Stage) drawThere(c *render.Canvas, v *rebellion.View, at rebellion.System, row render.Rect) {
	type standing struct {
		unit   rebellion.Unit
		leader rebellion.Leader
		count  int
	}
	var all []standing
	for l := range rebellion.AllLeaders() {
		if v.Leaders[l].At == rebellion.Spot(at) {
			all = append(all, standing{rebellion.NoUnit, l, 1})
		}
	}
	for u, n := range v.Units[at] {
		if n > 0 {
			all = append(all, standing{rebellion.Unit(u), 0, int(n)})
		}
	}
	if len(all) == 0 {
		c.Text(t.say("stage.empty"), row, c.Palette.Label().Centered())
		return
	}
	w := min(row.W/float64(len(all)), 46)
	x := row.Center().X - w*float64(len(all))/2
	for _, s := range all {
		cell := render.Box(x, row.Y, w, row.H).Inset(2)
		x += w
		if s.unit == rebellion.NoUnit {
			pieces.DrawLeader(c, v, s.leader, cell.Middle(min(cell.W, cell.H*0.8), cell.H))
			continue
		}
		pieces.DrawUnit(c, s.unit, cell)
		if s.count > 1 {
			c.Text(strconv.Itoa(s.count), render.Box(cell.X, cell.Bottom()-14, cell.W, 14), c.Palette.Number().Sized(render.SizeLabel).Rimmed(c.Palette.Space).AtRight())
		}
	}
}
