package pictures

import (
	"math"

	"holoboard/render"
)

// A doing is what a card does.
type doing uint8

const (
	readied      doing = iota // focus comes off
	focused                   // focus goes on
	focusedTwice              //
	hit                       // one damage
	hitTwice                  // more damage
	aimed                     // something is a target
	shot                      // strikes, or damages when it comes
	shielded                  // a shield, or more that it can bear
	drawn                     // cards are drawn
	discarded                 // from a hand or a pile
	back                      // to a hand, or from a pile
	up                        // enters play out of turn
	down                      // falls, or goes under a deck
	caged                     // captures
	paid                      // gives a resource
	paidTwice                 // gives more
	forceful                  // Force icons count
	edged                     // in an edge battle
	dialBack                  // the Death Star goes back
	dialOn                    // and forward
	healed                    // damage comes off
	swapped                   // engaged otherwise, once more, or split
	barred                    // forbids, or cancels
	cut                       // destroys
	elite                     // more than others of its kind
	glowing                   // strong with the Force
	unknown                   // what is asked for does not count
	swarm                     // there are three of it
	pair                      // there are two

	numDoings = iota
)

// under are drawn behind what the picture is about.
var under = [numDoings]bool{readied: true, glowing: true}

// large paint what a card does over its whole picture.
var large = [numDoings]func(*scene){
	readied: (*scene).turnBack, focused: (*scene).focus, focusedTwice: (*scene).focusTwice, hit: (*scene).burst, hitTwice: (*scene).bursts,
	aimed: (*scene).scope, shot: (*scene).ray, shielded: (*scene).dome, drawn: (*scene).fan, discarded: (*scene).away, back: (*scene).home,
	up: (*scene).rise, down: (*scene).fall, caged: (*scene).cage, paid: (*scene).coin, paidTwice: (*scene).coins, forceful: (*scene).rhomb,
	edged: (*scene).blade, dialBack: (*scene).dialBack, dialOn: (*scene).dialOn, healed: (*scene).cross, swapped: (*scene).exchange,
	barred: (*scene).bar, cut: (*scene).slash, elite: (*scene).star, glowing: (*scene).glow, unknown: (*scene).ask,
}

// doings paints what a card does, either what lies behind or what lies over the things. What stands in discs is left out.
func (s *scene) doings(what []doing, discs, behind bool) {
	for _, d := range what {
		if large[d] != nil && under[d] == behind && (!discs || signs[d] == nil) {
			large[d](s)
		}
	}
}

// red is the colour of what harms.
var red = render.Hex(0xFF4D5E)

// bright is the colour of signs.
var bright = render.Hex(0xE8F0FF)

// to is a place counted from the middle in halves of the height.
func (s *scene) to(x, y float64) render.Point {
	return s.at.Add(render.Point{X: x * s.half, Y: y * s.half})
}

// path goes along places counted from the middle.
func (s *scene) path(places ...[2]float64) *render.Path {
	p := &render.Path{}
	for i, q := range places {
		if at := s.to(q[0], q[1]); i == 0 {
			p.MoveTo(at.X, at.Y)
		} else {
			p.LineTo(at.X, at.Y)
		}
	}
	return p
}

// arc goes along a circle, angles in turns of π from the right, clockwise.
func (s *scene) arc(x, y, radius, from, to float64) *render.Path {
	return (&render.Path{}).Arc(s.to(x, y), radius*s.half, from*math.Pi, to*math.Pi)
}

// draw draws along a path with a width in halves of the height. Its ends are round.
func (s *scene) draw(p *render.Path, width float64, color render.Color) {
	s.Stroke(p, render.Stroke{Color: color, Width: width * s.half})
}

func (s *scene) lay(t thing, x, y, size float64, color render.Color) {
	s.token(t, s.to(x, y), size*s.half, color)
}

func (s *scene) turnBack() {
	s.draw(s.arc(0, 0, 0.72, -0.75, 0.83), 0.08, bright)
	s.Fill(s.path([2]float64{-0.62, -0.78}, [2]float64{-0.2, -0.44}, [2]float64{-0.68, -0.26}), bright)
}

func (s *scene) focus() { s.lay(token("focus"), 0.62, 0.42, 0.66, white) }

func (s *scene) focusTwice() {
	s.lay(token("focus"), -0.72, 0.46, 0.6, white)
	s.lay(token("focus"), 0.72, 0.46, 0.6, white)
}

func (s *scene) burst() { s.lay(token("damage"), 0.34, 0.2, 0.8, red) }

func (s *scene) bursts() {
	s.lay(token("damage"), 0.2, -0.3, 0.62, red)
	s.lay(token("damage"), 0.62, 0.25, 0.62, red)
}

func (s *scene) scope() {
	s.draw(s.arc(0, 0, 0.56, 0, 2).Close(), 0.055, red)
	for _, q := range [][2]float64{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
		s.draw(s.path([2]float64{q[0] * 0.36, q[1] * 0.36}, [2]float64{q[0] * 0.8, q[1] * 0.8}), 0.055, red)
	}
}

func (s *scene) ray() {
	way := s.path([2]float64{-0.1, -0.08}, [2]float64{1, -0.5})
	s.draw(way, 0.1, red)
	s.draw(way, 0.035, render.Hex(0xFFE0E0))
}

func (s *scene) dome() {
	dome := s.arc(0, 0.5, 0.9, 1, 2)
	s.Fill(dome, s.color.Alpha(0.12))
	s.draw(dome, 0.06, s.color.Mix(white, 0.6))
}

// card lays a small card's back, turned by an angle in turns of π.
func (s *scene) card(x, y, size, angle float64) {
	sin, cos := math.Sincos(angle * math.Pi)
	corner := func(dx, dy float64) [2]float64 {
		dx, dy = dx*size*0.6, dy*size
		return [2]float64{x + dx*cos - dy*sin, y + dx*sin + dy*cos}
	}
	card := s.path(corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)).Close()
	s.Fill(card, render.Hex(0x0E1730))
	s.draw(card, size*0.1, bright)
}

func (s *scene) fan() {
	for i := -1.0; i <= 1; i++ {
		s.card(0.7+i*0.16, 0.42, 0.5, i*0.09)
	}
}

func (s *scene) away() {
	s.card(0.66, 0.34, 0.58, 0.08)
	s.draw(s.path([2]float64{0.36, 0.68}, [2]float64{0.96, -0.02}), 0.09, red)
}

func (s *scene) home() {
	s.draw(s.arc(0, 0.12, 0.9, 0.12, 0.86), 0.09, bright)
	s.Fill(s.path([2]float64{-1.02, 0.72}, [2]float64{-0.88, 0.26}, [2]float64{-0.54, 0.58}), bright)
}

func (s *scene) rise() {
	s.draw(s.path([2]float64{-0.8, -0.1}, [2]float64{0, -0.82}, [2]float64{0.8, -0.1}), 0.09, bright)
}

func (s *scene) fall() {
	s.draw(s.path([2]float64{-0.8, 0.3}, [2]float64{0, 0.86}, [2]float64{0.8, 0.3}), 0.09, bright)
}

func (s *scene) cage() {
	s.draw(s.path([2]float64{-0.62, -0.78}, [2]float64{0.62, -0.78}, [2]float64{0.62, 0.78}, [2]float64{-0.62, 0.78}).Close(), 0.06, bright)
	for _, x := range []float64{-0.3, 0, 0.3} {
		s.draw(s.path([2]float64{x, -0.78}, [2]float64{x, 0.78}), 0.06, bright)
	}
}

// gold is the colour of resources.
var gold = render.Hex(0xF2D16B)

func (s *scene) coin() { s.lay(token("resource"), 0.7, 0.4, 0.62, gold) }

func (s *scene) coins() {
	s.lay(token("resource"), 0.56, 0.44, 0.56, gold)
	s.lay(token("resource"), 0.92, 0.3, 0.56, gold)
}

func (s *scene) rhomb() { s.lay(token("force"), 0.72, -0.44, 0.62, s.color.Mix(white, 0.6)) }
func (s *scene) blade() { s.lay(token("edge"), 0.72, -0.36, 0.62, bright) }

func (s *scene) dialBack() {
	s.draw(s.arc(0.5, -0.28, 0.42, 0, 1.5), 0.07, bright)
	s.Fill(s.path([2]float64{0.3, -0.92}, [2]float64{0.62, -0.7}, [2]float64{0.32, -0.48}), bright)
}

// sphereColor is that of the Death Star.
var sphereColor = render.Hex(0x7CC4FF)

func (s *scene) dialOn() {
	s.lay(mini("death_star_under_construction"), 0.66, -0.36, 0.66, sphereColor)
	s.plus(0.98, 0, 0.2, 0.08, bright)
}

// plus is a cross with arms of a length.
func (s *scene) plus(x, y, arm, width float64, color render.Color) {
	s.draw(s.path([2]float64{x, y - arm}, [2]float64{x, y + arm}), width, color)
	s.draw(s.path([2]float64{x - arm, y}, [2]float64{x + arm, y}), width, color)
}

// green is the colour of what heals.
var green = render.Hex(0x8CF0C8)

func (s *scene) cross() { s.plus(0.68, 0.36, 0.3, 0.16, green) }

func (s *scene) exchange() {
	s.draw(s.path([2]float64{-0.6, -0.72}, [2]float64{0.5, -0.72}), 0.08, bright)
	s.draw(s.path([2]float64{0.6, 0.72}, [2]float64{-0.5, 0.72}), 0.08, bright)
	s.Fill(s.path([2]float64{0.42, -0.92}, [2]float64{0.78, -0.72}, [2]float64{0.42, -0.52}), bright)
	s.Fill(s.path([2]float64{-0.42, 0.92}, [2]float64{-0.78, 0.72}, [2]float64{-0.42, 0.52}), bright)
}

func (s *scene) bar() {
	s.draw(s.arc(0, 0, 0.74, 0, 2).Close(), 0.09, red)
	s.draw(s.path([2]float64{-0.52, -0.52}, [2]float64{0.52, 0.52}), 0.09, red)
}

func (s *scene) slash() { s.draw(s.path([2]float64{-0.7, 0.62}, [2]float64{0.7, -0.62}), 0.12, red) }

// fivePoints is a star.
func (s *scene) fivePoints(x, y, size float64) {
	p := &render.Path{}
	points := make([]render.Point, 10)
	for i := range points {
		radius := size
		if i%2 == 1 {
			radius *= 0.42
		}
		sin, cos := math.Sincos(float64(i)*math.Pi/5 - math.Pi/2)
		points[i] = s.to(x+radius*cos, y+radius*sin)
	}
	s.Fill(p.Polygon(points...), render.Hex(0xFFF0C0))
}

func (s *scene) star() { s.fivePoints(0.66, -0.42, 0.34) }

func (s *scene) glow() {
	s.Radial(s.at, s.half*1.1, s.color.Alpha(0.4))
	s.Fill(s.arc(0, 0, 0.7, 0, 2).Close(), s.color.Alpha(0.12))
}

func (s *scene) ask() { s.question(0.7, -0.38, 0.34) }

// question is its mark, as high as three times a size.
func (s *scene) question(x, y, size float64) {
	hook := (&render.Path{}).Arc(s.to(x, y-size*0.5), size*0.62*s.half, -math.Pi, 0.35*math.Pi)
	end := s.to(x, y+size*0.62)
	s.draw(hook.LineTo(end.X, end.Y), size*0.36, bright)
	s.Fill((&render.Path{}).Circle(s.to(x, y+size*1.2), size*0.22*s.half), bright)
}
