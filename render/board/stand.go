package board

import (
	"math"
	"slices"

	"holoboard/game"
	"holoboard/render"
)

// Group is some pieces of one side that stand together at a place of the map.
type Group struct {
	At     game.Option
	Side   int
	Bare   bool // without a ground under them
	Anchor render.Point
	Box    render.Rect // around the anchor
	Small  float64     // 1, less where room is short
	Pieces []int

	place  int
	astray bool // it has to be shown where they belong
}

// Wish is where a group would like to stand: beyond the ring of a place in a direction, after skipping what is there.
type Wish struct {
	At        game.Option
	Side      int
	Direction render.Point
	Skip      float64 // a name
	Margin    float64 // of the ground under the pieces
	Bare      bool    // they have none
}

// Cells are pieces that stand together. Where names stand under them, they keep the width of these when all else is made smaller.
type Cells struct {
	Pieces []Piece
	Named  bool
}

// corner is whose pieces stand, or are kept, where: one of the corners of the table.
type corner struct {
	at        game.Option
	side      int
	direction render.Point
}

// laying is the place of a group, and what it was found for: while that stays, so does the place.
type laying struct {
	forms []Cells
	near  []render.Rect // what was there before
	form  int           // the one that was taken
	small float64
	spot
}

// Stand puts pieces beside a place of the map where they fit best, in the first of some forms that has room. What was taken from
// them in the step that is under way leaves a gap.
func (s *Scene) Stand(w Wish, forms ...Cells) {
	for _, form := range forms {
		if gone(form.Pieces) {
			return
		}
	}
	on := s.on
	place := on.Map.Number(w.At)
	center := on.Map.Places[place].Center
	near := s.spare.near(center, on.reach(w, forms[0].Pieces))
	who := corner{w.At, w.Side, w.Direction}
	l := on.laid[who]
	switch room := (&room{world: s.spare.world, taken: near}); {
	case l == nil || !slices.EqualFunc(l.forms, forms, alike):
		l = on.fit(room, w, place, forms)
	case slices.Equal(l.near, near) || s.Step.Moves && room.clear(l, center):
		l.forms = forms
	default:
		l = on.fit(room, w, place, forms)
	}
	on.laid[who] = l
	g := Group{At: w.At, Side: w.Side, Bare: w.Bare, Anchor: center.Add(l.at), Box: l.whole, Small: l.small, place: place}
	g.astray = on.astray(place, g.Anchor)
	for i, cell := range l.forms[l.form].Pieces {
		if cell.Count == 0 {
			continue
		}
		cell.Box, cell.Anchor, cell.On = l.boxes[i], g.Anchor, OnMap
		g.Pieces = append(g.Pieces, s.Put(cell))
	}
	s.Groups = append(s.Groups, g)
	s.spare.taken = append(s.spare.taken, l.whole.Move(g.Anchor.X, g.Anchor.Y))
}

// reach is how far from its place's center a group may come to lie, whatever its form.
func (on *Surface) reach(w Wish, cells []Piece) float64 {
	far := RingRadius + w.Skip + 2*w.Margin + 2
	for _, cell := range cells {
		far += max(cell.Box.W, cell.Box.H)
	}
	return widest + far*on.Map.Size
}

// unnamed is what it costs to take a later form: names may stand rather far away before nobody knows whose they are.
const unnamed = 210

// leastNamed is how small a group with names may be: they keep their size.
const leastNamed = 0.8

// fit finds the best place for a group in one of several forms, in fewer or more rows, and smaller where nothing else helps.
func (on *Surface) fit(spare *room, w Wish, place int, forms []Cells) *laying {
	best := &laying{forms: forms, near: spare.taken, spot: spot{cost: math.Inf(1)}}
	at := &on.Map.Places[place]
	others := on.othersNear(place)
	for _, small := range []float64{1, 0.84, 0.7} {
		for plainness, form := range forms {
			if form.Named && small < leastNamed {
				continue // its names would lie over its busts
			}
			for perRow := min(len(form.Pieces), 4); perRow >= 1; perRow-- {
				size := on.Map.Size * small
				boxes, whole := rows(form.unshrunk(small), perRow, size, w.Margin)
				from := RingRadius*on.Map.Size + 1
				ideal := render.Point{
					X: w.Direction.X * (from + whole.W/2),
					Y: w.Direction.Y * (from + w.Skip*on.Map.Size + whole.H/2),
				}
				cost := 60*(1-small) + 5*math.Abs(float64(perRow)-3) + unnamed*float64(plainness)
				found := spare.find(at.Center, ideal, others, whole, at.Outline, cost, best.cost)
				if found.cost < best.cost {
					best.spot, best.small, best.form = found, small, plainness
					best.boxes, best.whole = boxes, whole
				}
			}
		}
		if best.cost < clash {
			break
		}
	}
	return best
}

// unshrunk are cells as wide as their names remain when all else is made smaller.
func (f *Cells) unshrunk(small float64) []Piece {
	if !f.Named || small == 1 {
		return f.Pieces
	}
	cells := slices.Clone(f.Pieces)
	for i := range cells {
		cells[i].Box.W /= small
	}
	return cells
}

// othersNear lists the centers of the other places that something at one could be taken to belong to.
func (on *Surface) othersNear(place int) (others []render.Point) {
	own := on.Map.Places[place].Center
	for i := range on.Map.Places {
		if at := on.Map.Places[i].Center; i != place && length(at.Sub(own)) < 2*widest {
			others = append(others, at)
		}
	}
	return others
}

// astray tells whether what stands somewhere could be taken to belong to another place than its own: it lies in the land of
// another one, or nearer to its middle.
func (on *Surface) astray(place int, at render.Point) bool {
	own := &on.Map.Places[place]
	for _, other := range on.othersNear(place) {
		if length(at.Sub(other)) < length(at.Sub(own.Center)) {
			return true
		}
	}
	return len(own.Outline) > 0 && !Inside(own.Outline, at)
}
