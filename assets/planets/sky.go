package planets

import "math"

// lights adds the lights of cities; they glow at night and, with Day, show by day.
func (g *ground) lights(s *soil, p vec, land float64) {
	l := g.r.Lights
	night := 1 - smooth(-0.10, 0.42, s.n.dot(sunDir))
	k := 0.0
	switch l.Pattern {
	case "grid":
		k = g.grid(s, p)
	case "bridges":
		k = g.bridges(s)
	default:
		cl := smooth(0.02, 0.42, g.n.at(p[0]*2.6, p[1]*2.6, p[2]*2.6)+0.5*g.n.at(p[0]*6, p[1]*6, p[2]*6)+l.Amount-0.5)
		f1, _, id := g.n.cells(p[0]*l.Scale, p[1]*l.Scale, p[2]*l.Scale)
		size := 0.20 + 0.22*g.n.hash(id, 5, 5)
		k = land * cl * ((1-smooth(size*0.4, size+l.Scale/g.R*0.6, f1))*1.3 + 0.16)
	}
	s.glow = s.glow.plus(l.Color, k*l.Amount*1.4*night)
	s.color = s.color.mix(l.Color, clamp(k*l.Day*(1-night)))
}

// grid is a city without end: rings and avenues around hubs, a finer net between them.
func (g *ground) grid(s *soil, p vec) float64 {
	scale := g.r.Lights.Scale
	best, at := 9.0, vec{}
	for _, h := range g.hubs {
		if d := s.n.add(h, -1).len(); d < best {
			best, at = d, h
		}
	}
	e := s.n.add(at, -1)
	px := 1.0 / g.R
	near := smooth(0.46, 0.28, best)
	ring := line(best*scale, 0.12, px*scale)
	ang := math.Atan2(e[1], e[0]) / (2 * math.Pi)
	ray := line(ang*8, 0.012/(0.06+best), px*8/(6.28*max(best, 0.02))) * smooth(0.02, 0.06, best)
	n1, n2, _ := g.n.cells(p[0]*6, p[1]*6, p[2]*6)
	net := 1 - smooth(0.02, 0.035+7/g.R, n2-n1)
	fine := 0.5 + 0.5*g.n.at(p[0]*14, p[1]*14, p[2]*14)
	f1, _, id := g.n.cells(p[0]*22, p[1]*22, p[2]*22)
	lamp := (1 - smooth(0.12, 0.16+14/g.R, f1)) * g.n.hash(id, 1, 7) * smooth(60, 110, g.R*1.5)
	return near*max(ring, 0.8*ray)*(0.35+0.9*fine) + (1-0.8*near)*net*(0.3+0.7*fine) + lamp + 1.3*(1-smooth(0.035, 0.065, best)) + 0.16*smooth(0.45, 0.9, fine)
}

// bridges are cities hung between peaks.
func (g *ground) bridges(s *soil) (k float64) {
	for _, h := range g.hubs {
		d := s.n.add(h, -1).len()
		k = max(k, (1-smooth(0.02, 0.04+1/g.R, d))+0.35*smooth(0.13, 0.03, d))
	}
	for i := range g.spans {
		b := &g.spans[i]
		if c := b[0].dot(b[1]); s.n.dot(b[0]) > c && s.n.dot(b[1]) > c {
			k = max(k, 0.85*(1-smooth(0.006, 0.008+1.4/g.R, math.Abs(s.n.dot(b[2])))))
		}
	}
	return k
}

// line is 1 near whole numbers of t; width is the line's share of the period, px a pixel in t.
func line(t, width, px float64) float64 {
	f := math.Abs(t - math.Floor(t+0.5))
	w := max(width, px*0.7)
	return (1 - smooth(w*0.5, w*0.5+px, f)) * min(1, width/w+0.25)
}

func (g *ground) storms(s *soil) {
	for _, st := range g.r.Storms {
		dx, dy := s.n[0]-st.X, (s.n[1]-st.Y)*max(st.Flat, 1)
		d := math.Hypot(dx, dy) / st.Size
		switch {
		case d > 1.3:
		case st.Spiral == 0:
			g.oval(s, st, dx, dy, d)
		default:
			g.cyclone(s, st, dx, dy, d)
		}
	}
}

// oval is a storm that turns for ages, with a dark rim and a pale seam.
func (g *ground) oval(s *soil, st Storm, dx, dy, d float64) {
	t := d * (1 + 0.06*g.n.at(dx*9/st.Size, dy*9/st.Size, 1))
	in := 1 - smooth(0.80, 0.98, t)
	s.color = s.color.mix(st.Color, in*0.9).mix(st.Color.mix(Color{0.25, 0.08, 0.04}, 0.45), 0.5*in*smooth(0.55, 0.85, t))
	s.color = s.color.mix(Color{1, 0.93, 0.84}, 0.55*(smooth(0.86, 0.98, t)-smooth(1.0, 1.16, t)))
}

// cyclone is a storm of spiral arms of cloud with an eye.
func (g *ground) cyclone(s *soil, st Storm, dx, dy, d float64) {
	a := math.Atan2(dy, dx)
	arm := 0.5 + 0.5*math.Sin(2*a+st.Spiral*math.Log(d+0.08)+0.8*g.n.at(dx*4/st.Size, dy*4/st.Size, 8))
	body := smooth(1.15, 0.35, d+0.12*g.n.at(dx*5, dy*5, 2))
	k := body * max(smooth(0.30-0.25*(1-d), 0.85, arm), smooth(0.34, 0.20, d)) * smooth(0.05, 0.10, d)
	s.color = s.color.mix(st.Color, k*0.96)
	s.wet *= 1 - k
	s.height += k * 0.10
}

func (g *ground) clouds(s *soil, p vec, fine int) {
	c := g.r.Clouds
	mix := c.Mix
	if mix == 0 {
		mix = 0.95
	}
	q := vec{p[0], p[1] * (1 + c.Stretch), p[2]}
	w := vec{g.n.at(q[0]*1.2+31, q[1]*1.2, q[2]*1.2), g.n.at(q[0]*1.2, q[1]*1.2+31, q[2]*1.2), g.n.at(q[0]*1.2, q[1]*1.2, q[2]*1.2+31)}
	f := 0.5 + g.fbm(q.add(w, c.Warp).add(vec{40, 0, 0}, 1), c.Scale, min(fine, 5))
	k := smooth(1-c.Amount-0.10, 1-c.Amount+0.22, f)
	s.color = s.color.mix(c.Color, k*mix)
	s.glow = Color{s.glow[0] * (1 - 0.5*k), s.glow[1] * (1 - 0.5*k), s.glow[2] * (1 - 0.5*k)}
	s.wet *= 1 - k
	s.height += k * 0.12
}
