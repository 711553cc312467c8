package rebellion

import (
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// Sizes on the map while all is shown, on the smallest screen, points.
const (
	planetRadius = 17
	ringRadius   = board.RingRadius
	bustWidth    = 27
	bustHeight   = 34
	bustName     = 16
	nameGap      = 8 // between names side by side
	groundMargin = 3 // of the panel under units
	emblemSize   = 15
	ruledOutSize = 13
	corner       = ringRadius * 0.74 // where the ring's marks sit, to the sides of the center and up or down
)

// layGalaxy puts planets and everything at them on the map.
func (b *Board) layGalaxy(s *scene) {
	for at := range rebellion.System(numSystems) {
		s.PutPlace(int(at), b.fixedAt(s.view, at)...)
	}
	for _, last := range []bool{false, true} {
		for at := range rebellion.System(numSystems) {
			if grows(s.Step, at) == last {
				b.layGroups(s, at)
			}
		}
	}
}

// layGroups puts everything that stands at a system beside it.
func (b *Board) layGroups(s *scene, at rebellion.System) {
	for _, side := range []rebellion.Side{rebellion.Empire, rebellion.Rebels} {
		if b.projected {
			b.layBadge(s, at, side)
			continue
		}
		for _, theater := range []rebellion.Theater{rebellion.Space, rebellion.Ground} {
			b.layUnits(s, at, side, theater)
		}
	}
	for _, side := range []rebellion.Side{rebellion.Empire, rebellion.Rebels} {
		b.layLeaders(s, at, side)
	}
}

// fixedAt lists what always stands at a system: the ring, the name, the icons; around its center.
func (b *Board) fixedAt(v *rebellion.View, at rebellion.System) []render.Rect {
	size := b.Map.Size
	const ring = ringRadius * 0.92 // the corners of the square are free
	name := b.Map.NameBox(int(at))
	if v.RuledOut(at) {
		mark := ruledOutSize * 1.25 * size
		name = render.Box(name.X-mark, name.Y, name.W+mark, name.H)
	}
	rects := []render.Rect{board.Grown(render.Around(render.Point{}, 2*ring, 2*ring), size), name}
	mark := func(x, y, side float64) {
		rects = append(rects, board.Grown(render.Around(render.Point{X: x, Y: y}, side, side), size))
	}
	if !v.Destroyed.Has(at) && v.Loyalty[at] != rebellion.NoSide {
		mark(-corner, corner, emblemSize+4)
	}
	if v.Sabotaged.Has(at) {
		mark(corner, -corner, emblemSize*1.4)
	}
	if v.ClosedThisRound(at) {
		mark(corner, corner, emblemSize*1.4)
	}
	if v.KnownBase() == at {
		mark(-corner, -corner, emblemSize*1.5)
	}
	if icons := len(v.ResourceIcons(at)); icons > 0 && !b.projected {
		rects = append(rects, board.Grown(iconBox(icons), size))
	}
	return rects
}

// iconBox is the place of a system's icons and their number, around its center.
func iconBox(icons int) render.Rect {
	h := 14.0 * float64(icons)
	return render.Box(ringRadius+3, -h/2, 25, h)
}

// layUnits puts one side's units of one theater at a system.
func (b *Board) layUnits(s *scene, at rebellion.System, side rebellion.Side, theater rebellion.Theater) {
	var cells []piece
	for u := range rebellion.UnitsOf(side) {
		if n := s.view.Units[at][u]; n > 0 && u.Figures().Theater == theater {
			cells = append(cells, board.Stack(rebellion.UnitAt(u, at), int(n)))
		}
	}
	wish := board.Wish{At: at.Thing(), Side: int(side), Direction: render.Point{Y: -1}, Margin: groundMargin}
	if theater == rebellion.Ground {
		wish.Direction.Y, wish.Skip = 1, board.NameHeight
	}
	s.Stand(wish, board.Cells{Pieces: s.Keep(wish, cells)})
}

// Ways to draw a piece.
const (
	named uint8 = iota + 1 // a leader with his name under him
	badge                  // stands for all units of a side and theater
)

// layLeaders puts one side's leaders at a system, with their names under them where there is room.
func (b *Board) layLeaders(s *scene, at rebellion.System, side rebellion.Side) {
	wish := board.Wish{At: at.Thing(), Side: int(side), Direction: render.Point{X: -1}, Margin: 1, Bare: true}
	var plain, called []piece
	for _, l := range leadersAt(s.view, side, rebellion.Spot(at)) {
		plain = append(plain, board.Single(l.Thing(), bustWidth, bustHeight))
	}
	plain = s.Keep(wish, plain)
	for _, bust := range plain {
		wide := board.NameWidth(b.say("leader."+rebellion.Leader(bust.Thing.A).String()+".short")) + nameGap
		bust.Style, bust.Box = named, render.Box(0, 0, max(wide, bustWidth), bustHeight+bustName)
		called = append(called, bust)
	}
	s.Stand(wish, board.Cells{Pieces: called, Named: true}, board.Cells{Pieces: plain})
}
