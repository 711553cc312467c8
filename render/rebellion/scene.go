package rebellion

import (
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// scene is what lies where for one view on one screen.
type scene struct {
	view    rebellion.View
	pieces  []piece
	groups  []group
	rails   [2]rail
	hand    hand
	facts   []Fact // of both rails
	inks    render.Palette
	faces   map[game.Option]face // of cards of the hand, in these inks
	folds   [2]rail
	overMap rail // the Rebel Base space on a phone
	own     own
	plan    plan
	step    step
	tray    openTray
	tab     Tab // of what is just being laid
}

// group is some pieces of one side that stand together on the map.
type group struct {
	at     rebellion.System
	side   rebellion.Side
	busts  bool // leaders, who stand without a ground under them
	astray bool // it has to be shown whose they are
	anchor render.Point
	box    render.Rect // around the anchor
	small  float64     // 1, less where room is short
	pieces []int
}

// scene works out what lies where, once for each view.
func (b *Board) scene(v *rebellion.View) *scene {
	if b.valid && b.made.view == *v {
		return &b.made
	}
	b.made = scene{view: *v, step: stepOf(v)}
	b.valid = true
	s := &b.made
	b.layGalaxy(s)
	switch form := b.layout.Form; {
	case b.projected:
		b.layProjectedRails(s)
		return s
	case form == Folded:
		b.layStrip(s)
		b.layFolds(s)
	case form.Phone():
		b.layOverMap(s)
		b.layOwn(s)
	default:
		b.layRails(s)
		if b.layOpenTray(s); !s.tray.open { // in the place of the hand
			b.layStrip(s)
		}
		b.layPlan(s)
		return s
	}
	s.tab = SidesTab
	b.layRails(s)
	return s
}

func (b *Board) layRails(s *scene) {
	for _, side := range []rebellion.Side{rebellion.Rebels, rebellion.Empire} {
		b.layRail(s, side)
		s.facts = append(s.facts, s.rails[side].facts...)
	}
}

// faceOf says what the card of a thing shows, worked out once for a scene.
func (s *scene) faceOf(b *Board, p *render.Palette, o game.Option) (face, bool) {
	if s.faces == nil || s.inks != *p {
		s.inks, s.faces = *p, map[game.Option]face{}
	}
	f, known := s.faces[o]
	if !known {
		if f, known = b.faceOf(p, &s.view, o); known {
			s.faces[o] = f
		}
	}
	return f, known
}

// put adds a piece and returns its number.
func (s *scene) put(p piece) int {
	p.tab = s.tab
	s.pieces = append(s.pieces, p)
	return len(s.pieces) - 1
}

// putOnScreen adds a piece that does not move with the map.
func (s *scene) putOnScreen(thing game.Option, count int, box render.Rect) int {
	return s.put(piece{thing: thing, count: count, box: box})
}

// sideOf is whose a leader is now: a lured one serves the Empire.
func sideOf(v *rebellion.View, l rebellion.Leader) rebellion.Side {
	if v.Leaders[l].Ring == rebellion.LureRing {
		return rebellion.Empire
	}
	return l.Figures().Side
}

// captive tells whether a leader is a prisoner.
func captive(v *rebellion.View, l rebellion.Leader) bool {
	ring := v.Leaders[l].Ring
	return ring == rebellion.CapturedRing || ring == rebellion.CarboniteRing
}

// leadersAt lists a side's leaders on a spot, captives too.
func leadersAt(v *rebellion.View, side rebellion.Side, at rebellion.Spot) (found []rebellion.Leader) {
	for l := range rebellion.AllLeaders() {
		if v.Leaders[l].At == at && sideOf(v, l) == side {
			found = append(found, l)
		}
	}
	return found
}

// base is where the viewer knows the Rebel base to be, or NoSystem.
func base(v *rebellion.View) rebellion.System {
	if v.Base == rebellion.NoSystem && v.Side() == rebellion.Rebels {
		return v.Rebel.Base
	}
	return v.Base
}
