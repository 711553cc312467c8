package pictures

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
)

// signs paint what a card does into a disc that is as high as the scene.
var signs = [numDoings]func(*scene){
	readied: func(s *scene) {
		s.draw(s.arc(0, 0, 0.7, -0.75, 0.83), 0.22, bright)
		s.Fill(s.path([2]float64{-0.95, -0.7}, [2]float64{-0.2, -0.75}, [2]float64{-0.5, -0.05}), bright)
	},
	focused: func(s *scene) { s.lay(token("focus"), 0, 0, 1.9, white) },
	hit:     func(s *scene) { s.lay(token("damage"), 0, 0, 1.9, red) },
	hitTwice: func(s *scene) {
		s.lay(token("damage"), -0.34, -0.2, 1.3, red)
		s.lay(token("damage"), 0.36, 0.26, 1.3, red)
	},
	aimed: func(s *scene) {
		s.draw(s.arc(0, 0, 0.5, 0, 2).Close(), 0.2, red)
		s.draw(s.path([2]float64{0, -0.85}, [2]float64{0, 0.85}), 0.2, red)
		s.draw(s.path([2]float64{-0.85, 0}, [2]float64{0.85, 0}), 0.2, red)
	},
	shot: func(s *scene) {
		way := s.path([2]float64{-0.6, 0.45}, [2]float64{0.6, -0.45})
		s.draw(way, 0.32, red)
		s.draw(way, 0.1, render.Hex(0xFFE0E0))
	},
	shielded: func(s *scene) { s.lay(token("shield"), 0, -0.1, 1.7, render.Hex(0xCFF4FF)) },
	drawn: func(s *scene) {
		s.card(-0.4, 0.06, 0.84, -0.1)
		s.card(0.4, 0.06, 0.84, 0.1)
		s.card(0, 0, 0.84, 0)
	},
	discarded: func(s *scene) {
		s.card(0, 0, 1.15, 0.045)
		s.draw(s.path([2]float64{-0.7, 0.6}, [2]float64{0.7, -0.6}), 0.2, red)
	},
	back: func(s *scene) {
		s.draw(s.path([2]float64{0.6, 0.5}, [2]float64{0.6, 0}, [2]float64{0.45, -0.32}, [2]float64{0, -0.45}, [2]float64{-0.38, -0.26},
			[2]float64{-0.5, 0.3}), 0.22, bright)
		s.draw(s.path([2]float64{-0.85, -0.02}, [2]float64{-0.5, 0.42}, [2]float64{-0.1, 0.02}), 0.22, bright)
	},
	up: func(s *scene) {
		s.draw(s.path([2]float64{-0.6, 0}, [2]float64{0, -0.6}, [2]float64{0.6, 0}), 0.22, bright)
		s.draw(s.path([2]float64{0, -0.5}, [2]float64{0, 0.3}), 0.22, bright)
		s.draw(s.path([2]float64{-0.6, 0.65}, [2]float64{0.6, 0.65}), 0.22, bright)
	},
	down: func(s *scene) {
		s.draw(s.path([2]float64{-0.6, 0.05}, [2]float64{0, 0.65}, [2]float64{0.6, 0.05}), 0.22, render.Hex(0xFFC36B))
		s.draw(s.path([2]float64{0, -0.65}, [2]float64{0, 0.5}), 0.22, render.Hex(0xFFC36B))
	},
	caged: func(s *scene) { s.lay(token("captured"), 0, 0, 1.6, bright) },
	paid:  func(s *scene) { s.lay(token("resource"), 0, 0, 1.7, gold) },
	paidTwice: func(s *scene) {
		s.lay(token("resource"), -0.3, 0.15, 1.25, gold)
		s.lay(token("resource"), 0.4, -0.2, 1.25, gold)
	},
	forceful: func(s *scene) { s.lay(token("force"), 0, 0, 1.8, white) },
	edged:    func(s *scene) { s.lay(token("edge"), 0, 0, 1.6, bright) },
	dialBack: func(s *scene) {
		s.lay(mini("death_star"), 0, 0, 1.5, sphereColor)
		s.draw(s.path([2]float64{0.2, -0.8}, [2]float64{0.8, -0.8}), 0.2, bright)
	},
	dialOn: func(s *scene) {
		s.lay(mini("death_star"), -0.1, 0.06, 1.6, sphereColor)
		s.plus(0.62, -0.5, 0.3, 0.2, bright)
	},
	healed: func(s *scene) { s.plus(0, 0, 0.55, 0.34, green) },
	swapped: func(s *scene) {
		s.draw(s.path([2]float64{-0.6, -0.3}, [2]float64{0.5, -0.3}), 0.18, bright)
		s.draw(s.path([2]float64{0.2, -0.65}, [2]float64{0.6, -0.3}, [2]float64{0.2, 0.05}), 0.18, bright)
		s.draw(s.path([2]float64{0.5, 0.45}, [2]float64{-0.5, 0.45}), 0.18, bright)
	},
	barred: func(s *scene) {
		s.draw(s.arc(0, 0, 0.66, 0, 2).Close(), 0.2, red)
		s.draw(s.path([2]float64{-0.45, -0.45}, [2]float64{0.45, 0.45}), 0.2, red)
	},
	cut:     func(s *scene) { s.draw(s.path([2]float64{-0.6, 0.55}, [2]float64{0.6, -0.55}), 0.32, red) },
	elite:   func(s *scene) { s.fivePoints(0, 0, 0.85) },
	unknown: func(s *scene) { s.question(0, -0.12, 0.55) },
}

// discs stand what a card does at the lower right of its picture, or on the table the first of it at the upper left.
func (s *scene) discs(what []doing, of rules.Type, look Look) {
	n, radius, edge := 0.0, s.H*0.17, s.W*0.03
	if look == Tile {
		radius = s.H * 0.15
	}
	for _, d := range what {
		if signs[d] == nil {
			continue
		}
		at := render.Point{X: s.W - radius - edge - n*radius*2.1, Y: s.H - radius - edge}
		if of == rules.Enhancement {
			at = at.Sub(render.Point{X: s.W * 0.12, Y: s.H * 0.06})
		}
		if look == Tile {
			at = render.Point{X: radius + edge, Y: radius + edge}
		}
		disc := (&render.Path{}).Circle(at, radius)
		s.Fill(disc, render.Hex(0x070C1C).Alpha(0.86))
		s.Stroke(disc, render.Stroke{Color: s.color.Mix(white, 0.3), Width: max(1, radius*0.09)})
		small := scene{s.Pen, s.color, s.accent, at, radius * 0.72}
		signs[d](&small)
		if n++; look == Tile {
			return
		}
	}
}
