// Package planets paints the planets, the rubble, the nebulae and the stars of the galaxy board.
// Everything is made from recipes (planets.json) and noise: no pictures are read, only the standard
// library is used, and the same recipe gives the same picture everywhere.
//
//	recipe.go   what a recipe can say, and Load
//	planet.go   Render: a body row by row, and its light
//	ground.go   the ground under one pixel: land, sea, bands, cells, spots, cracks, caps
//	sky.go      what lies over it: lights of cities, storms, clouds
//	around.go   suns, moons and rings beside it
//	space.go    rubble, nebulae, stars
//	noise.go    vectors, ramps, noise, the canvas
//
// Make a picture at the size it is shown; a planet of 256 pixels takes some 30 ms, twice that in a browser.
// To change a planet, change its recipe, look, and give the test the new sum.
//
// Vectors: x right, y up, z toward the viewer; the planet is the unit sphere. Lengths in a recipe
// (At, Radius) are fractions of the picture's side; lengths on the planet are radii.
package planets

import (
	"image"
	"math"
)

// Render paints the recipe into a square picture with a transparent background.
func Render(r Recipe, size int) *image.RGBA {
	ss := 1
	switch {
	case size < 40:
		ss = 4
	case size < 80:
		ss = 3
	case size < 180:
		ss = 2
	}
	c := newCanvas(size*ss, size*ss)
	c.paint(&r)
	return c.image(ss)
}

// paint draws the whole recipe, back to front.
func (c *canvas) paint(r *Recipe) {
	for _, s := range r.Suns {
		c.sun(s)
	}
	for i := range r.Moons {
		if r.Moons[i].Behind {
			c.paint(&r.Moons[i])
		}
	}
	for i := range r.Rings {
		c.ring(r, &r.Rings[i], false)
	}
	c.body(r)
	for i := range r.Rings {
		c.ring(r, &r.Rings[i], true)
	}
	for i := range r.Moons {
		if m := &r.Moons[i]; !m.Behind {
			c.shade(m)
			c.paint(m)
		}
	}
}

var (
	sunDir = vec{-0.66, 0.50, 0.56}.unit()
	half   = vec{-0.66, 0.50, 1.56}.unit() // between the light and the viewer, for glints
)

func (r *Recipe) place(c *canvas) (cx, cy, radius float64) {
	cx, cy, radius = r.At[0], r.At[1], r.Radius
	if cx == 0 && cy == 0 {
		cx, cy = 0.5, 0.5
	}
	if radius == 0 {
		radius = 0.43
	}
	w := float64(c.w)
	return cx * w, cy * w, radius * w
}

// body draws the ball row by row: first a row's ground, then the light of the row above it, for which
// the heights of neighbouring pixels are compared.
func (c *canvas) body(r *Recipe) {
	cx, cy, R := r.place(c)
	g := newGround(r, R)
	pad := 1.02 + r.Lump
	if r.Air != nil {
		pad += r.Air.Width * 2.5
	}
	x0, x1 := max(0, int(cx-R*pad)), min(c.w, int(cx+R*pad)+2)
	y0, y1 := max(0, int(cy-R*pad)), min(c.h, int(cy+R*pad)+2)
	if x0 >= x1 || y0 >= y1 {
		return
	}
	row, next := make([]soil, x1-x0), make([]soil, x1-x0)
	for y := y0; y <= y1; y++ {
		for x := x0; x < x1; x++ {
			s := &next[x-x0]
			u, v := (float64(x)+0.5-cx)/R, -(float64(y)+0.5-cy)/R
			if r.Lump > 0 {
				k := 1 + r.Lump*(g.n.at(u*1.1+7, v*1.1, 0)*1.2+0.3*g.n.at(u*3.5, v*3.5, 5))
				u, v = u/k, v/k
			}
			d := math.Sqrt(u*u + v*v)
			s.cover = 0
			if d > pad {
				continue
			}
			s.cover = clamp((1-d)*R + 0.5)
			if s.cover < 1 && r.Air != nil && y < y1 {
				c.glow(x, y, r.Air, max(1, d), u/d, v/d)
			}
			if s.cover == 0 {
				continue
			}
			if d > 0.9999 {
				u, v = u/d*0.9999, v/d*0.9999
				d = 0.9999
			}
			*s = soil{cover: s.cover, n: vec{u, v, math.Sqrt(1 - d*d)}}
			g.at(s)
		}
		for i := range row {
			s := &row[i]
			if s.cover == 0 || y == y0 {
				continue
			}
			n := s.n.add(s.bend, 1)
			if i+1 < len(row) && row[i+1].cover > 0 && next[i].cover > 0 {
				relief := r.Relief * R * 0.016
				n[0] -= (row[i+1].height - s.height) * relief
				n[1] += (next[i].height - s.height) * relief
			}
			c.over(x0+i, y-1, light(r, s, n.unit(), R), s.cover)
		}
		row, next = next, row
	}
}

// light gives the final colour of one point with the normal n.
func light(r *Recipe, s *soil, n vec, R float64) Color {
	day := smooth(-0.18, 1.12, n.dot(sunDir))
	open := smooth(-0.10, 0.34, s.n.dot(sunDir)) // the same without relief: is it day here at all?
	day *= 0.25 + 0.75*open
	var out Color
	night := Color{0.030, 0.052, 0.115}
	for k := range out {
		out[k] = s.color[k]*(0.045+1.10*day) + night[k]*(1-open)
	}
	if l := r.Light2; l != nil {
		k := l.Strength * smooth(-0.05, 1, n.dot(vec{l.X, l.Y, l.Z}.unit()))
		for j := range out {
			out[j] += s.color[j] * l.Color[j] * k
		}
	}
	if s.wet > 0 {
		k := s.wet * open * 0.55 * math.Pow(max(0, n.dot(half)), 34)
		out = out.plus(Color{0.9, 0.97, 1}, k)
	}
	edge := 1 - s.n[2]
	edge2 := edge * edge
	out = out.plus(Color{0.20, 0.42, 0.72}, 0.42*edge2*edge*(1-open)) // the projector's rim on the night side
	if a := r.Air; a != nil {
		out = out.mix(a.Color, min(0.9, a.Strength*0.85*edge2*(0.06+0.94*open)+0.05*a.Strength*open))
	} else {
		out = out.mix(Color{}, 0.35*edge2)
	}
	out = out.plus(s.glow, smooth(0.02, 0.30, s.n[2])) // lamps and lava would crowd at the rim
	return out
}

// glow draws the air outside the rim at distance d in the direction u, v.
func (c *canvas) glow(x, y int, a *Air, d, u, v float64) {
	t := (d - 1) / (a.Width * 2.5)
	if t >= 1 {
		return
	}
	t = 1 - max(0, t)
	k := a.Strength * t * t * t * (0.10 + 0.90*smooth(-0.25, 0.75, u*sunDir[0]*1.3+v*sunDir[1]*1.3))
	c.over(x, y, a.Color, min(0.85, k*0.75))
}
