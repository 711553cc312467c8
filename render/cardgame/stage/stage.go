// Package stage is an engagement as it takes the field of The Card Game: the attacked objective stands on the horizon, attackers and
// defenders on their sides of it, everybody else on a bench along the outer edges, for icons and events may reach them too. While the edge
// is fought over, both stacks lie beside the fighters, and the horizon leans to the side that leads.
//
//	stage.go   where all stands · scales.go  the edge battle · strike.go  who strikes whom
//
// It lays places and draws what lies between the cards; the cards themselves are the board's, in whatever place they stand.
package stage

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
)

// Ground is where an engagement takes place.
type Ground struct {
	Field render.Rect
	Line  float64 // height of the horizon
	Scale float64 // 1 on the smallest screen on which all is there at once
	Below rules.Side
	Among bool // affiliation cards stand on the bench, for no rail shows them
}

// Place is where a card stands.
type Place struct {
	Slot  rules.Slot
	Box   render.Rect
	Bench bool // it takes no part
}

// Stage is where all stands in an engagement.
type Stage struct {
	Ground
	Battle bool           // the edge is fought over
	Head   render.Rect    // for what is attacked, and the parts of an engagement
	Plate  render.Rect    // the attacked objective
	Stacks [2]render.Rect // by side: edge stacks
	Sums   [2]render.Rect // what they come to
	Panel  render.Rect    // for what a strike does; empty where there is no room
	Places []Place
}

// Measures on the smallest screen on which all is there at once, points.
const (
	headHigh   = 40
	tileWide   = 104
	tileHigh   = 118
	aroundTile = 24 // between two of them
	overTile   = 17 // above one, for what reaches beyond it
	benchChip  = 46
	benchLeast = 30
	benchGap   = 8
	plateWide  = 250
	plateHigh  = 84
	stacksWide = 500
	sumsWide   = 136
	panelWide  = 196
	narrow     = 520 // the width below which stacks lie between fighters and line
	low        = 400 // the height below which there is less of everything
	stackNear  = 66  // the height of a stack that lies along the line
)

// On tells whether there is an engagement to stage.
func On(v *rules.View) bool { return v.Engaged != rules.NoSlot }

// Lay finds a place for all that lies on the table.
func Lay(v *rules.View, g Ground) *Stage {
	s := &Stage{Ground: g, Battle: v.EdgeBattle()}
	var rest render.Rect
	s.Head, rest = g.Field.CutTop(max(headHigh*g.Scale, 30))
	upper, lower := rest, rest
	upper.H = g.Line - rest.Y
	lower.Y, lower.H = g.Line, rest.Bottom()-g.Line
	s.layPlate()
	var fighters [2][]rules.Slot
	var rooms [2]render.Rect
	wide := tileWide * max(g.Scale, 0.8)
	for side := range rules.Side(2) {
		half := upper
		if side == g.Below {
			half = lower
		}
		fighters[side], rooms[side] = s.layHalf(v, side, half)
		_, fits := s.fit(len(fighters[side]), rooms[side])
		wide = min(wide, fits)
	}
	for side := range rules.Side(2) {
		s.layFighters(fighters[side], rooms[side], wide)
	}
	return s
}

func (s *Stage) narrow() bool { return s.Field.W < narrow }
func (s *Stage) low() bool    { return s.Field.H < low }

// stacksWide is the width of the stacks with what they come to.
func (s *Stage) stacksWide() float64 {
	if s.low() {
		return s.Field.W * 0.42
	}
	return stacksWide * s.Scale
}

// least is the least size of what stands on a bench.
func (s *Stage) least() float64 {
	if s.low() {
		return benchLeast - 4
	}
	return benchLeast
}

// layPlate puts the attacked objective on the line: at the left, or right of the stacks while the edge is fought over.
func (s *Stage) layPlate() {
	k := s.Scale
	size := render.Point{X: plateWide * k, Y: plateHigh * k}
	if s.low() {
		size = size.Times(0.84)
	}
	switch {
	case s.narrow() && s.Battle:
		s.Plate = render.Box(s.Field.X+8, s.Line-30, s.Field.W*0.44, 60)
	case s.narrow():
		s.Plate = render.Around(render.Point{X: s.Field.Center().X, Y: s.Line}, min(240, s.Field.W*0.6), 56)
	case s.Battle:
		_, right := s.Field.CutLeft(s.stacksWide())
		s.Plate = render.Around(render.Point{X: right.Center().X, Y: s.Line}, size.X, size.Y)
	default:
		s.Plate = render.Box(s.Field.X+26*k, s.Line-size.Y/2, size.X, size.Y)
	}
}

// layHalf puts what a side has into its half: its bench at the outer edge, its stack beside, or towards the line where it is narrow. It
// returns those who take part, and the room that is left for them.
func (s *Stage) layHalf(v *rules.View, side rules.Side, half render.Rect) (fighters []rules.Slot, room render.Rect) {
	k := s.Scale
	fighters, bench := s.parted(v, side)
	room = half
	if s.Battle && !s.narrow() {
		s.Stacks[side], room = half.CutLeft(s.stacksWide())
		s.Sums[side], s.Stacks[side] = s.Stacks[side].CutRight(min(sumsWide*k, s.stacksWide()*0.34))
		s.Stacks[side] = s.Stacks[side].InsetXY(14*k, 8*k)
	}
	switch {
	case s.Battle && s.narrow():
		s.Stacks[side], room = s.cutInner(side, room, stackNear)
		_, s.Stacks[side] = s.Stacks[side].CutLeft(s.Plate.Right() + 8 - s.Field.X)
		s.Sums[side], s.Stacks[side] = s.Stacks[side].InsetXY(2, 3).CutRight(62)
	case s.Battle:
		_, room = s.cutInner(side, room, s.Plate.H/2+4*k)
	}
	strip, room := s.cutOuter(side, room, s.benchHigh(len(bench), room.W))
	s.layBench(bench, strip)
	switch {
	case s.Battle:
	case s.narrow():
		_, room = s.cutInner(side, room, s.Plate.H/2+4)
	default:
		_, room = room.CutLeft(s.Plate.Right() + 16*k - room.X)
		s.layPanel(v, side, &room)
	}
	return fighters, room
}

// layPanel keeps room beside the striker's side for what he does.
func (s *Stage) layPanel(v *rules.View, side rules.Side, room *render.Rect) {
	if strike, on := v.Strike(); on && strike.Slot.Side() == side {
		s.Panel, *room = room.CutRight(panelWide * s.Scale)
		s.Panel = s.Panel.InsetXY(10*s.Scale, 12*s.Scale)
	}
}

// cutOuter cuts a strip from the outer edge of a half, cutInner one along the line.
func (s *Stage) cutOuter(side rules.Side, half render.Rect, high float64) (strip, rest render.Rect) {
	if side == s.Below {
		return half.CutBottom(high)
	}
	return half.CutTop(high)
}

func (s *Stage) cutInner(side rules.Side, half render.Rect, high float64) (strip, rest render.Rect) {
	if side == s.Below {
		return half.CutTop(high)
	}
	return half.CutBottom(high)
}

// parted are those of a side that take part, and its others: objectives, then units, then enhancements of its play area.
func (s *Stage) parted(v *rules.View, side rules.Side) (fighters, bench []rules.Slot) {
	var units, rest []rules.Slot
	v.Each(side, func(slot rules.Slot, x *rules.Thing) {
		switch {
		case x.Host != rules.NoSlot || slot == v.Engaged:
		case v.Participates(slot):
			fighters = append(fighters, slot)
		case x.Title.Card().Type == rules.AffiliationCard && !s.Among:
		case x.Title.Card().Type == rules.Objective:
			bench = append(bench, slot)
		case v.IsUnit(slot):
			units = append(units, slot)
		default:
			rest = append(rest, slot)
		}
	})
	return fighters, append(append(bench, units...), rest...)
}

// chip is the size of what stands on a bench: as large as all have room, in one row or in two; perRow is how many of them.
func (s *Stage) chip(n int, width float64) (size float64, perRow int) {
	largest := max(benchChip*s.Scale, s.least())
	if s.Battle {
		largest = max(36*s.Scale, s.least())
	}
	for rows := 1; rows <= 3; rows++ {
		perRow = (n + rows - 1) / rows
		if size = min(largest, (width-1.4*benchGap)/float64(max(perRow, 1))-benchGap); size >= s.least() {
			break
		}
	}
	return size, max(perRow, 1)
}

func (s *Stage) benchHigh(n int, width float64) float64 {
	size, perRow := s.chip(n, width)
	return float64((n+perRow-1)/perRow)*(size+benchGap) + benchGap
}

// layBench puts those who take no part into a strip.
func (s *Stage) layBench(bench []rules.Slot, strip render.Rect) {
	size, perRow := s.chip(len(bench), strip.W)
	for i, slot := range bench {
		x := strip.X + benchGap*1.2 + float64(i%perRow)*(size+benchGap)
		y := strip.Y + benchGap + float64(i/perRow)*(size+benchGap)
		s.Places = append(s.Places, Place{slot, render.Box(x, y, size, size), true})
	}
}

// fit finds in how many columns so many fighters are as large as they have room, and how wide they are then.
func (s *Stage) fit(n int, room render.Rect) (columns int, wide float64) {
	k := s.Scale
	columns, wide = 1, 0
	if n == 0 {
		return columns, tileWide * max(k, 0.8)
	}
	for rows := 1; rows <= 3; rows++ {
		across := (n + rows - 1) / rows
		w := min(room.W/float64(across)-aroundTile*k*0.7, (room.H/float64(rows)-(overTile+8)*k)*tileWide/tileHigh)
		if w > wide {
			columns, wide = across, w
		}
	}
	return columns, wide
}

// layFighters puts those who take part into rows, so wide.
func (s *Stage) layFighters(fighters []rules.Slot, room render.Rect, wide float64) {
	k, n := s.Scale, len(fighters)
	columns, _ := s.fit(n, room)
	high := wide * tileHigh / tileWide
	rows := (n + columns - 1) / columns
	px, py := min(wide+aroundTile*k, room.W/float64(columns)), min(high+(overTile+8)*k, room.H/float64(max(rows, 1)))
	left := room.Center().X - (float64(columns-1)*px+wide)/2
	top := room.Center().Y - (float64(rows-1)*py+high)/2 + overTile*k*0.3
	for i, slot := range fighters {
		box := render.Box(left+float64(i%columns)*px, top+float64(i/columns)*py, wide, high)
		s.Places = append(s.Places, Place{slot, box, false})
	}
}

// PlaceOf is where a card stands, and false for one that lies on another.
func (s *Stage) PlaceOf(slot rules.Slot) (render.Rect, bool) {
	for _, p := range s.Places {
		if p.Slot == slot {
			return p.Box, true
		}
	}
	return render.Rect{}, false
}
