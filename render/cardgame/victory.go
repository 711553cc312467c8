package cardgame

import (
	"math"

	rules "holoboard/game/cardgame"
	"holoboard/render"
)

// shard is a sector of the Death Star that has broken out of it.
type shard struct{ sector int }

// DrawVictory draws how a game ended, as far as that has come: for Light the sun rises and the Death Star falls apart sector by sector; for
// Dark its last sector closes, and the horizon goes out. Who lost because his deck was empty (R23.4) has the outline of it.
func DrawVictory(c *render.Canvas, winner rules.Side, ending rules.Ending, box render.Rect, at float64) {
	c.Panel(box, render.PanelStyle{Corner: render.Sharp, Fill: c.Palette.Space, Line: c.Palette.LineLight, Width: 1})
	c.Clip(box.Inset(1), func() {
		const line = 0.64
		render.Stretched(c, sky{dark: winner == rules.Dark, at: line}, 192, 96, box, paintSky)
		y, size := box.Y+box.H*line, box.H*0.32
		left, right := render.Point{X: box.X + box.W*0.28, Y: y}, render.Point{X: box.X + box.W*0.72, Y: y - size*0.35}
		switch {
		case winner == rules.Light:
			c.Glow(left, size*(1.5+1.5*at), day.Alpha(0.5*at))
			c.Fill(render.Box(box.X, y-1, box.W, 2), day)
			c.Clip(render.Box(box.X, box.Y, box.W, y-box.Y+1), func() {
				c.Move(0, size*(1-render.Out(at)), func() { render.Art(c, sun{}, render.Around(left, 4*size, 4*size), paintSun) })
			})
			drawRubble(c, right, size*1.1, at)
		default:
			c.Fade(1-at, func() { c.Fill(render.Box(box.X, y-1, box.W, 2), night) })
			render.Art(c, sun{dark: true}, render.Around(left.Add(render.Point{Y: -size * 0.35}), 3.4*size, 3.4*size), paintSun)
			drawFinished(c, right, size*1.1, at)
		}
		if ending == rules.DeckOut {
			deck := render.Around(render.Point{X: box.Center().X, Y: y + size*0.1}, size*1.1, size*1.5)
			c.Panel(deck, render.PanelStyle{Corner: render.Slight, Line: c.Palette.Warning.Alpha(0.6 + 0.4*math.Cos(at*4*math.Pi)), Width: 2, Dash: render.Dash{6, 5}})
		}
	})
}

// drawRubble draws the Death Star as it falls apart.
func drawRubble(c *render.Canvas, at render.Point, radius, told float64) {
	box := render.Around(at, 2*radius, 2*radius)
	for i := range fullDial {
		gone := min(max(told*1.7-0.06*float64(i), 0), 1)
		sin, cos := math.Sincos((sector(i) + sector(i+1)) / 2)
		dx, dy := cos*radius*0.5*render.Out(gone), sin*radius*0.35*render.Out(gone)+radius*0.5*render.In(gone)
		c.Fade(1-0.45*gone, func() {
			c.Move(dx, dy, func() {
				c.Turn(at, 0.18*float64(i%5-2)*gone, 1-0.15*gone, func() { render.Art(c, shard{i}, box, paintShard) })
			})
		})
	}
	if told > 0 && told < 1 {
		c.Burst(at, radius*1.6, day, 7, told)
	}
}

// drawFinished draws the Death Star as its last sector closes and it is lit.
func drawFinished(c *render.Canvas, at render.Point, radius, told float64) {
	metal := render.Hex(0x7CC4FF)
	c.Glow(at, radius*(1.2+0.8*told), metal.Alpha(0.6*told))
	key := sphere{dial: fullDial - 1, part: uint8(told * sectorParts), near: true, line: metal}
	if told >= 1 {
		key.dial, key.part = fullDial, 0
	}
	render.Art(c, key, render.Around(at, 2*radius, 2*radius), paintSphere)
}

// paintShard paints a sector with its part of the inner ring.
func paintShard(p *render.Pen, k shard) {
	at, r := render.Point{X: p.W / 2, Y: p.H / 2}, p.W/2-2
	metal := render.Hex(0x7CC4FF)
	from, to := sector(k.sector)+0.03, sector(k.sector+1)-0.03
	path := (&render.Path{}).Arc(at, r, from, to).Arc(at, r*0.3, to, from).Close()
	p.Fill(path, metal.Mix(render.Hex(0x0B1328), 0.4+0.06*float64(k.sector%3)))
	p.Stroke(path, render.Stroke{Color: metal, Width: 1.2})
}
