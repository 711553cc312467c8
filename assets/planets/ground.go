package planets

import "math"

// soil is what one pixel of a body is made of.
type soil struct {
	n      vec // normal of the ball
	bend   vec // how facets turn it
	color  Color
	glow   Color
	height float64
	wet    float64
	cover  float64 // how much of the pixel the body covers
}

// ground holds what is computed once for a body.
type ground struct {
	r     *Recipe
	n     *noise
	turn  [3]vec // rows: from the viewer's axes to the planet's
	R     float64
	spots [][]spot
	hubs  []vec
	spans [][3]vec // bridges: both ends and the normal of their plane
}

type spot struct {
	at   vec
	size float64
}

func newGround(r *Recipe, R float64) *ground {
	g := &ground{r: r, n: newNoise(r.Seed), R: R}
	st, ct := math.Sincos(r.Tilt * math.Pi / 180)
	si, ci := math.Sincos(18 * math.Pi / 180) // one looks a little down on the north pole
	g.turn = [3]vec{{ct, st, 0}, {-st * ci, ct * ci, si}, {st * si, -ct * si, ci}}
	for k, f := range r.Spots {
		g.spots = append(g.spots, scatter(g.n, f, k))
	}
	if r.Lights != nil && r.Lights.Pattern != "scatter" {
		g.settle()
	}
	return g
}

// settle founds the cities and builds bridges between those that are near each other.
func (g *ground) settle() {
	l := g.r.Lights
	f := Spots{N: 14, Min: 0.20, Max: 0.40, Places: l.Hubs}
	if l.Pattern == "bridges" {
		f.Min, f.Max = 0.13, 0.13
	}
	for _, s := range scatter(g.n, f, 9) {
		g.hubs = append(g.hubs, s.at)
	}
	for i, a := range g.hubs {
		for _, b := range g.hubs[:i] {
			if a.add(b, -1).len() < 0.58 {
				g.spans = append(g.spans, [3]vec{a, b, vec{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}.unit()})
			}
		}
	}
}

// scatter puts f.N spots on the visible side, largest first, without overlap; Places come first.
func scatter(n *noise, f Spots, salt int) (out []spot) {
	for i := 0; i < f.N; i++ {
		size := f.Max + (f.Min-f.Max)*math.Sqrt(float64(i)/float64(max(1, f.N-1)))
		for try := 0; try < 60; try++ {
			x, y := n.hash(i, try, 40+salt)*1.96-0.98, n.hash(i, try, 60+salt)*1.96-0.98
			if i < len(f.Places) && try == 0 {
				x, y = f.Places[i][0], f.Places[i][1]
			}
			if x*x+y*y > 0.97 {
				continue
			}
			p := vec{x, y, math.Sqrt(1 - x*x - y*y)}
			free := true
			for _, o := range out {
				if p.add(o.at, -1).len() < (size+o.size)*1.12 {
					free = false
					break
				}
			}
			if free {
				out = append(out, spot{p, size})
				break
			}
		}
	}
	return out
}

// at fills in the soil under s.n, feature by feature, from the ground up.
func (g *ground) at(s *soil) {
	r := g.r
	p := vec{s.n.dot(g.turn[0]), s.n.dot(g.turn[1]), s.n.dot(g.turn[2])}

	fine := 6 // octaves; where it is night nobody sees the small ones
	if r.Lights == nil && r.Locked == nil && s.n.dot(sunDir) < -0.24 {
		fine = 2
	}
	h := g.base(s, p, fine)
	land := 1.0
	if r.Sea != nil {
		land = g.sea(s, h)
	}
	if r.Cells != nil {
		g.cells(s, p)
	}
	for k := range r.Spots {
		g.spot(s, &r.Spots[k], g.spots[k], land)
	}
	if r.Cracks != nil {
		g.cracks(s, p)
	}
	if r.Caps != nil {
		k := smooth(-0.04, 0.04, math.Abs(p[1])+0.22*(h-0.5)-(1-r.Caps.Size))
		s.color = s.color.mix(r.Caps.Color, k)
		s.wet *= 1 - k
		land = max(land, k)
	}
	if r.Lights != nil {
		g.lights(s, p, land)
	}
	if len(r.Storms) > 0 {
		g.storms(s)
	}
	if r.Clouds != nil {
		g.clouds(s, p, fine)
	}
	g.net(s, p)
}

// base colours the bare ground and returns its height.
func (g *ground) base(s *soil, p vec, fine int) (h float64) {
	r := g.r
	if r.Bands != nil {
		return g.bands(s, p)
	}
	h = g.land(p, fine)
	s.height = h
	if len(r.Locked) == 0 {
		s.color = ramp(r.Palette, h, r.Hard)
		return h
	}
	k := 0.88 - 0.88*s.n.dot(sunDir) + 0.22*(h-0.5) // 0 at noon, 1 soon after sunset
	s.color = ramp(r.Locked, k, r.Hard)
	dark := smooth(0.62, 0.95, k) // ice that shines a little by itself, or nobody would see it
	s.color = s.color.mix(ramp(r.Palette, h, r.Hard), 0.35*(1-dark))
	s.glow = Color{}.plus(s.color, (0.12+0.5*h)*dark)
	return h
}

// bands colours a gas giant and returns where in the palette the point lies.
func (g *ground) bands(s *soil, p vec) float64 {
	r, n, b := g.r, g.n, g.r.Bands
	lat := p[1] + b.Churn*0.10*n.at(p[0]*2.2, p[1]*7, p[2]*2.2) + b.Churn*0.045*g.fbm(vec{p[0] * 2, p[1] * 4, p[2] * 2}, 2.4, 3)
	for _, st := range r.Storms {
		if st.Spiral == 0 { // bands flow around an oval storm
			dx, dy := (s.n[0]-st.X)/(st.Size*1.7), (s.n[1]-st.Y)/(st.Size*1.2)
			lat += 0.09 * dy * math.Exp(-dx*dx-dy*dy)
		}
	}
	h := clamp(0.5 + 1.35*n.at(3, lat*b.Count, 7) + 0.4*n.at(11, lat*b.Count*2.7, 3) + r.Level)
	s.color = ramp(r.Palette, h, r.Hard)
	s.height = h * 0.2
	return h
}

// sea floods the ground of height h and returns how much of the point is land, 0…1.
func (g *ground) sea(s *soil, h float64) float64 {
	r := g.r
	aa := 1.2 * max(1, r.Scale) / g.R
	land := smooth(r.Sea.Level-aa, r.Sea.Level+aa, h)
	up := (h - r.Sea.Level) / (1 - r.Sea.Level)
	depth := clamp((r.Sea.Level - h) / max(0.05, r.Sea.Level) * 2.2)
	s.color = r.Sea.Shallow.mix(r.Sea.Deep, math.Sqrt(depth)).mix(ramp(r.Palette, clamp(up*1.35), r.Hard), land)
	s.wet = (1 - land) * r.Sea.Glint
	s.height = max(h, r.Sea.Level)
	return land
}

func (g *ground) cracks(s *soil, p vec) {
	n, c := g.n, g.r.Cracks
	w := vec{n.at(p[0]*3, p[1]*3, p[2]*3+4), n.at(p[0]*3+4, p[1]*3, p[2]*3), n.at(p[0]*3, p[1]*3+4, p[2]*3)}
	a := math.Abs(g.fbm(p.add(w, 0.22), c.Scale, 3))
	k := smooth(0, 0.3, s.n[2])
	if c.Mask > 0 {
		k *= smooth(c.Mask-0.5, c.Mask-0.1, 0.5+n.at(p[0]*1.4+3, p[1]*1.4, p[2]*1.4))
	}
	width := max(c.Width, 0.6*c.Scale/g.R)
	line := k * (1 - smooth(width*0.35, width, a))
	mix := c.Mix
	if mix == 0 {
		mix = 1
	}
	s.color = s.color.mix(c.Color, line*mix)
	s.height -= line * 0.25 * mix
	halo := k * (1 - smooth(0, width*4, a))
	s.glow = s.glow.plus(c.Color, c.Glow*(line+0.22*halo*halo))
}

// net draws the projector's net on the night side of large pictures.
func (g *ground) net(s *soil, p vec) {
	k := smooth(0.10, -0.25, s.n.dot(sunDir))
	if k == 0 || g.R <= 50 {
		return
	}
	lat, lon := math.Asin(clamp(p[1]*0.5+0.5)*2-1)/math.Pi*12, math.Atan2(p[0], p[2])/math.Pi*12
	net := max(line(lat, 0, 4/g.R), line(lon, 0, 4/g.R/max(0.2, math.Sqrt(1-p[1]*p[1]))))
	s.glow = s.glow.plus(Color{0.16, 0.34, 0.60}, 0.5*k*net*smooth(0, 0.5, s.n[2]))
}

// land is the height of the ground at p, 0…1.
func (g *ground) land(p vec, fine int) float64 {
	r, n := g.r, g.n
	q := vec{p[0], p[1] * (1 + r.Stretch), p[2]}
	if r.Warp > 0 {
		q = q.add(vec{n.at(p[0]*1.3+9, p[1]*1.3, p[2]*1.3), n.at(p[0]*1.3, p[1]*1.3+9, p[2]*1.3),
			n.at(p[0]*1.3, p[1]*1.3, p[2]*1.3+9)}, r.Warp)
	}
	h := g.fbm(q, r.Scale, fine)
	if r.Ridge > 0 {
		h = h*(1-r.Ridge) + r.Ridge*(1-2.6*math.Abs(g.fbm(q.add(vec{5, 5, 5}, 1), r.Scale, min(fine, 4))))*0.7
	}
	return clamp(0.5 + 0.85*h + r.Level)
}

func (g *ground) cells(s *soil, p vec) {
	c := g.r.Cells
	f1, f2, id := g.n.cells(p[0]*c.Scale, p[1]*c.Scale/(1+c.Stretch), p[2]*c.Scale)
	a, b := g.n.hash(id, 1, 1), g.n.hash(id, 2, 2)
	s.bend = vec{a - 0.5, b - 0.5, 0}.scale(c.Facet)
	width := max(c.Width, 0.8*c.Scale/g.R)
	soft := smooth(0, width, f2-f1) // facets meet softly, else their borders would be jagged
	s.bend = s.bend.scale(soft)
	k := 1 + (a-0.5)*0.5*c.Facet*soft
	s.color = Color{s.color[0] * k, s.color[1] * k, s.color[2] * k}
	line := 1 - smooth(width*0.4, width, f2-f1)
	s.color = s.color.mix(c.Color, line*c.Mix)
	halo := 1 - smooth(0, width*3.5, f2-f1)
	s.glow = s.glow.plus(c.Color, c.Glow*(line+0.3*halo*halo))
}

func (g *ground) spot(s *soil, f *Spots, list []spot, land float64) {
	on := 1.0
	switch f.On {
	case "sea":
		on = 1 - land
	case "land":
		on = land
	}
	if on == 0 {
		return
	}
	for i := range list {
		o := &list[i]
		if s.n.dot(o.at) < 1-o.size*o.size*2.42 { // farther than 2.2 radii
			continue
		}
		e := s.n.add(o.at, -1)
		d := e.len()
		t := d / o.size
		if f.Wobble > 0 {
			q := s.n.scale(0.9/o.size).add(vec{o.size * 90, 0, 0}, 1)
			t *= 1 + f.Wobble*(g.n.at(q[0], q[1], q[2])+0.4*g.n.at(q[0]*2.3, q[1]*2.3, q[2]*2.3))
		}
		aa := 1.1 / (g.R * o.size)
		in := on * (1 - smooth(1-aa, 1+aa, t))
		rim := 0.0
		if f.Rim > 0 {
			wd := max(f.Rim, aa*1.2)
			rim = on * clamp(1.25*(1-math.Abs(t-1+wd*0.5)/wd))
		}
		fill := in
		if f.Step > 0 {
			wall := in * smooth(f.Step-aa, f.Step+aa, t)
			sunny := smooth(-0.3, 0.9, -e.dot(sunDir)/d) // the far wall faces the sun
			s.color = s.color.mix(f.Color.mix(f.Edge, 0.15+0.75*sunny), wall)
			fill = in - wall
		}
		s.color = s.color.mix(f.Color, fill*f.Mix).mix(f.Edge, rim)
		s.wet = s.wet * (1 - in)
		if f.Depth > 0 { // pit: flat floor, raised rim
			s.height += on * f.Depth * o.size * (smooth(0.55, 1.0, t) - 1 + 0.9*math.Exp(-(t-1.05)*(t-1.05)*28))
		} else if t < 1 {
			s.height -= on * f.Depth * o.size * math.Sqrt(1-t*t)
		}
		if f.Glow > 0 {
			k := clamp(1 - t/2.2)
			s.color = s.color.mix(Color{1, 0.95, 0.75}, 0.8*min(1, f.Glow)*smooth(0.75, 0.1, t)*smooth(0.5, 0.7, f.Glow))
			s.glow = s.glow.plus(f.Color, f.Glow*(0.8*in+0.30*on*k*k*k))
		}
	}
}

// fbm sums octaves of noise from frequency f up, leaving out what is finer than a pixel. About −0.6…0.6.
func (g *ground) fbm(p vec, f float64, octaves int) float64 {
	if f == 0 {
		f = 1.6
	}
	sum, amp := 0.0, 0.62
	for i := 0; i < octaves && f < g.R*0.42; i++ {
		sum += amp * g.n.at(p[0]*f, p[1]*f, p[2]*f)
		// turn the axes so that the lattice does not show
		p = vec{0.8*p[0] + 0.6*p[1], -0.6*p[0] + 0.8*p[1] + 1.7, p[2] + 3.1}
		f, amp = f*2.03, amp*0.5
	}
	return sum
}
