package scenes

import (
	"image"
	"image/draw"
	"math"

	"holoboard/assets/planets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
)

// Battlefield draws what is behind the fleets in a combat: space with the planet's rim above, the ground below. The horizon
// is the share of the area that is space. It tells where both parts are.
func (t *Stage) Battlefield(c *render.Canvas, v *rebellion.View, area render.Rect, horizon float64) (space, ground render.Rect) {
	space, ground = area.CutTop(math.Round(area.H * horizon))
	at := v.Combat.System
	c.Clip(space, func() {
		drawSpace(c, space, horizon)
		t.drawRim(c, at, v.Destroyed.Has(at), space)
	})
	c.Clip(ground, func() { drawGround(c, ground) })
	c.Fill(render.Box(area.X, ground.Y-1, area.W, 2), c.Palette.LineLight.Alpha(0.6))
	return space, ground
}

// drawSpace draws the stars over a planet's rim: one picture, for it lies under half a combat.
func drawSpace(c *render.Canvas, r render.Rect, horizon float64) {
	type spaceKey struct {
		dark, glow render.Color
		horizon    float64
	}
	p := c.Palette
	render.Pixels(c, spaceKey{p.Space, p.SpaceGlow, horizon}, r, func(k spaceKey, w, h int) *image.RGBA {
		m := image.NewRGBA(image.Rect(0, 0, w, h))
		stars := planets.Stars(pieces.GalaxySeed, w, int(float64(h)/k.horizon))
		for y := range h {
			down := float64(y) / float64(h)
			row, fade := image.Rect(0, y, w, y+1), 0.1+0.35*down
			draw.Draw(m, row, image.NewUniform(k.dark.Mix(k.glow, 0.9*down)), image.Point{}, draw.Src)
			draw.Draw(m, row, stars, row.Min, draw.Over)
			draw.Draw(m, row, image.NewUniform(k.dark.Alpha(fade)), image.Point{}, draw.Over)
		}
		return m
	})
}

// drawRim draws the planet that is fought over, rising over the horizon.
func (t *Stage) drawRim(c *render.Canvas, at rebellion.System, rubble bool, space render.Rect) {
	if int(at) >= rebellion.NumSystems {
		return
	}
	side := min(space.W*0.42, space.H*1.6)
	center := render.Point{X: space.Center().X, Y: space.Bottom() + side*0.24}
	c.Glow(center, side*0.62, c.Palette.Sky.Alpha(0.1))
	c.Fade(0.62, func() { pieces.DrawWorld(c, at, rubble, center, side/2) })
}

// drawGround draws a plain of light lines that runs to the horizon and fades there: one picture, for it lies under half a combat.
func drawGround(c *render.Canvas, r render.Rect) {
	type groundKey struct {
		line, dark, far render.Color
		scale           float64
	}
	p := c.Palette
	key := groundKey{p.Ground.Mix(p.Sky, 0.6).Alpha(0.24), p.Space.Mix(p.Ground.Mix(p.Legal, 0.4), 0.07), p.Space, c.Scale}
	render.Pixels(c, key, r, func(k groundKey, w, h int) *image.RGBA {
		m := render.Paint(k.scale, w, h, func(q *render.Pen) {
			q.Fill((&render.Path{}).Rect(render.Box(0, 0, q.W, q.H)), k.dark)
			middle := render.Point{X: q.W / 2, Y: -q.H * 0.35}
			lines := &render.Path{}
			for i := -14; i <= 14; i++ {
				lines.Line(middle, render.Point{X: q.W/2 + float64(i)*q.W*0.13, Y: q.H * 1.02})
			}
			for depth := 1.0; depth < 9; depth++ {
				y := q.H * (1.15/(1+depth*0.35) - 0.2)
				lines.Line(render.Point{Y: y}, render.Point{X: q.W, Y: y})
			}
			q.Stroke(lines, render.Stroke{Color: k.line, Width: 1})
		})
		for y := range h {
			row := image.Rect(0, y, w, y+1)
			fade := 0.55 * (1 - float64(y)/float64(h))
			draw.Draw(m, row, image.NewUniform(k.far.Alpha(fade)), image.Point{}, draw.Over)
		}
		return m
	})
}
