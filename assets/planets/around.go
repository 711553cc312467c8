package planets

import "math"

// shade darkens the surroundings of a moon in front so that it stands out.
func (c *canvas) shade(m *Recipe) {
	cx, cy, R := m.place(c)
	for y := max(0, int(cy-R*1.4)); y < min(c.h, int(cy+R*1.4)+1); y++ {
		for x := max(0, int(cx-R*1.4)); x < min(c.w, int(cx+R*1.4)+1); x++ {
			d := math.Hypot(float64(x)+0.5-cx, float64(y)+0.5-cy) / R
			i := (y*c.w + x) * 4
			k := 1 - 0.75*(1-smooth(1.05, 1.35, d))
			for j := 0; j < 3; j++ {
				c.pix[i+j] *= float32(k)
			}
		}
	}
}

func (c *canvas) sun(s Sun) {
	w := float64(c.w)
	cx, cy, R := s.X*w, s.Y*w, s.Size*w
	for y := max(0, int(cy-R*4)); y < min(c.h, int(cy+R*4)+1); y++ {
		for x := max(0, int(cx-R*4)); x < min(c.w, int(cx+R*4)+1); x++ {
			d := math.Hypot(float64(x)+0.5-cx, float64(y)+0.5-cy)
			t := clamp(1 - d/(R*4))
			c.over(x, y, s.Color, 0.7*t*t*t)
			c.over(x, y, s.Color.mix(Color{1, 1, 0.95}, 0.45), clamp(R-d+0.5))
		}
	}
}

// ring draws the far (front = false) or the near half of a ring, with the body's shadow on it.
func (c *canvas) ring(r *Recipe, g *Ring, front bool) {
	cx, cy, R := r.place(c)
	n := ringNormal(g)
	dust := newNoise(r.Seed + 77)
	ext := R * g.Outer * 1.03
	for y := max(0, int(cy-ext)); y < min(c.h, int(cy+ext)+1); y++ {
		for x := max(0, int(cx-ext)); x < min(c.w, int(cx+ext)+1); x++ {
			u, v := (float64(x)+0.5-cx)/R, -(float64(y)+0.5-cy)/R
			z := -(n[0]*u + n[1]*v) / n[2]
			d := math.Sqrt(u*u + v*v + z*z)
			if (z > 0) != front || d < g.Inner || d > g.Outer {
				continue
			}
			a, col := g.density(dust, d, u, v, z, n, R), g.Color
			if a <= 0 {
				continue
			}
			q := vec{u, v, z}
			if t := q.dot(sunDir); t < 0 { // behind the body as the sun sees it
				k := smooth(0.9, 1.02, q.add(sunDir, -t).len())
				col = col.mix(Color{0.02, 0.04, 0.09}, 0.88*(1-k))
			}
			c.over(x, y, col, a)
		}
	}
	if g.Kind == "rock" {
		c.stones(r, g, dust, n, front)
	}
}

// stones draws pieces of rock over the dust of a ring.
func (c *canvas) stones(r *Recipe, g *Ring, dust *noise, n vec, front bool) {
	cx, cy, R := r.place(c)
	sr, cr := math.Sincos(g.Roll * math.Pi / 180)
	for i := range 90 {
		s, co := math.Sincos((float64(i) + dust.hash(i, 1, 1)) / 90 * 2 * math.Pi)
		d := g.Inner + (g.Outer-g.Inner)*(0.08+0.84*dust.hash(i, 2, 2))
		u, v, z := co*d, s*d*n[2], -s*d*math.Sqrt(1-n[2]*n[2])
		if (z > 0) != front {
			continue
		}
		q := vec{u*cr - v*sr, u*sr + v*cr, z}
		shine := 1.15
		if t := q.dot(sunDir); t < 0 {
			shine = 0.15 + smooth(0.9, 1.02, q.add(sunDir, -t).len())
		}
		h := dust.hash(i, 3, 3)
		dark := Color{}.plus(g.Color, 0.55*shine)
		stone := Recipe{Seed: r.Seed + int64(i), Palette: []Color{dark, Color{}.plus(g.Color, shine)}, Lump: 0.3, Scale: 1.4, Relief: 1.5}
		stone.At, stone.Radius = [2]float64{(cx + q[0]*R) / float64(c.w), (cy - q[1]*R) / float64(c.w)}, R/float64(c.w)*(0.02+0.062*h*h*h)
		c.body(&stone)
	}
}

func ringNormal(g *Ring) vec {
	so, co := math.Sincos(g.Open * math.Pi / 180)
	sr, cr := math.Sincos(g.Roll * math.Pi / 180)
	return vec{-co * sr, co * cr, so}
}

// density is the opacity of the ring at q = (u, v, z), d from the centre.
func (g *Ring) density(n *noise, d, u, v, z float64, normal vec, R float64) float64 {
	t := (d - g.Inner) / (g.Outer - g.Inner)
	soft := 1.5 / (R * (g.Outer - g.Inner) * max(0.2, normal[2]))
	edge := smooth(0, soft+0.02, t) * smooth(0, soft+0.02, 1-t)
	switch g.Kind {
	case "rock":
		return 0.24 * g.Opacity * edge * clamp(0.7+n.at(d*9, 1, 2))
	case "lights": // a thin metal ring with lamps
		sr, cr := math.Sincos(g.Roll * math.Pi / 180)
		ang := math.Atan2((v*cr-u*sr)/math.Max(0.05, normal[2]), u*cr+v*sr)
		lamp := math.Abs(math.Mod(ang+math.Pi, math.Pi/18)/(math.Pi/18) - 0.5)
		return g.Opacity * edge * (0.45 + 0.55*smooth(0.30, 0.10, lamp))
	}
	k := 0.62 + 0.55*n.at(d*9, 1, 2) + 0.35*n.at(d*23, 3, 4)
	return g.Opacity * edge * clamp(k)
}
