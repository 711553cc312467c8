package rebellion

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"

	"holoboard/game/rebellion"
	"holoboard/render"
)

// Sizes on the map while all is shown, on the smallest screen, points.
const (
	planetRadius = 17
	ringRadius   = 22
	nameHeight   = 17
	unitWidth    = 25
	unitHeight   = 23
	digitWidth   = 8.5
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
	spare := &room{world: b.land.world}
	for at := range rebellion.System(numSystems) {
		center := b.land.centers[at]
		ring := render.Around(render.Point{}, 2*ringRadius, 2*ringRadius)
		s.put(piece{thing: at.Thing(), box: grown(ring, b.land.size), anchor: center, on: onPlanet})
		for _, r := range b.fixedAt(&s.view, at) {
			spare.taken = append(spare.taken, r.Move(center.X, center.Y))
		}
	}
	for at := range rebellion.System(numSystems) {
		if !s.step.grows(at) {
			b.layGroups(s, spare, at)
		}
	}
	for at := range rebellion.System(numSystems) {
		if s.step.grows(at) {
			b.layGroups(s, spare, at)
		}
	}
}

// layGroups puts everything that stands at a system beside it.
func (b *Board) layGroups(s *scene, spare *room, at rebellion.System) {
	for _, side := range []rebellion.Side{rebellion.Empire, rebellion.Rebels} {
		if b.projected {
			b.layBadge(s, spare, at, side)
			continue
		}
		for _, theater := range []rebellion.Theater{rebellion.Space, rebellion.Ground} {
			b.layUnits(s, spare, at, side, theater)
		}
	}
	for _, side := range []rebellion.Side{rebellion.Empire, rebellion.Rebels} {
		b.layLeaders(s, spare, at, side)
	}
}

func grown(r render.Rect, f float64) render.Rect {
	return render.Box(r.X*f, r.Y*f, r.W*f, r.H*f)
}

// fixedAt lists what always stands at a system: the ring, the name, the icons; around its center.
func (b *Board) fixedAt(v *rebellion.View, at rebellion.System) []render.Rect {
	size := b.land.size
	const ring = ringRadius * 0.92 // the corners of the square are free
	name := b.nameBox(at)
	if ruledOut(v, at) {
		mark := ruledOutSize * 1.25 * size
		name = render.Box(name.X-mark, name.Y, name.W+mark, name.H)
	}
	rects := []render.Rect{grown(render.Around(render.Point{}, 2*ring, 2*ring), size), name}
	mark := func(x, y, side float64) {
		rects = append(rects, grown(render.Around(render.Point{X: x, Y: y}, side, side), size))
	}
	if !in(v.Destroyed, at) && v.Loyalty[at] != rebellion.NoSide {
		mark(-corner, corner, emblemSize+4)
	}
	if in(v.Sabotaged, at) {
		mark(corner, -corner, emblemSize*1.4)
	}
	if closed(v, at) {
		mark(corner, corner, emblemSize*1.4)
	}
	if base(v) == at {
		mark(-corner, -corner, emblemSize*1.5)
	}
	if icons := iconCount(v, at); icons > 0 && !b.projected {
		rects = append(rects, grown(iconBox(icons), size))
	}
	return rects
}

// nameBox is the place of a system's name, around its center.
func (b *Board) nameBox(at rebellion.System) render.Rect {
	w := nameWidth(b.words.Say("system." + at.String()))
	r := grown(render.Around(render.Point{Y: ringRadius + nameHeight/2}, w, nameHeight), b.land.size)
	center := b.land.centers[at]
	return r.Move(center.X, center.Y).KeepIn(b.land.world.Inset(2)).Move(-center.X, -center.Y)
}

// nameWidth is about how wide a name is in its smallest size, which is known before there is anything to draw on.
func nameWidth(name string) (w float64) {
	for _, letter := range name {
		switch {
		case strings.ContainsRune("IJfijlrt()'-.ІЇіїг", letter):
			w += 5.7
		case strings.ContainsRune("MWmwДЖМФШЩЮджмфшщыю", letter):
			w += 11.5
		case unicode.IsUpper(letter):
			w += 9.4
		default:
			w += 8.1
		}
	}
	return w
}

// iconBox is the place of a system's icons and their number, around its center.
func iconBox(icons int) render.Rect {
	h := 14.0 * float64(icons)
	return render.Box(ringRadius+3, -h/2, 25, h)
}

// iconCount is how many resource icons a system has.
func iconCount(v *rebellion.View, at rebellion.System) (n int) {
	if in(v.Destroyed, at) {
		return 0
	}
	for _, icon := range at.Figures().Icons {
		if icon != rebellion.NoIcon {
			n++
		}
	}
	return n
}

// layUnits puts one side's units of one theater at a system.
func (b *Board) layUnits(s *scene, spare *room, at rebellion.System, side rebellion.Side, theater rebellion.Theater) {
	var cells []piece
	for u := range rebellion.UnitsOf(side) {
		if n := s.view.Units[at][u]; n > 0 && u.Figures().Theater == theater {
			cells = append(cells, piece{thing: rebellion.UnitAt(u, at), count: int(n), box: render.Box(0, 0, unitCell(int(n)), unitHeight)})
		}
	}
	wish := wish{at: at, direction: render.Point{Y: -1}, margin: groundMargin}
	if theater == rebellion.Ground {
		wish.direction.Y, wish.skip = 1, nameHeight
	}
	if cells = b.keep(s, stand{at, side, wish.direction}, cells); gone(cells) {
		return
	}
	b.lay(s, spare, wish, group{at: at, side: side}, cells)
}

// unitCell is the width of a stack of units.
func unitCell(count int) float64 {
	switch {
	case count > 9:
		return unitWidth + 2*digitWidth + 2
	case count > 1:
		return unitWidth + digitWidth + 2
	}
	return unitWidth
}

// layLeaders puts one side's leaders at a system.
func (b *Board) layLeaders(s *scene, spare *room, at rebellion.System, side rebellion.Side) {
	w := wish{at: at, direction: render.Point{X: -1}, margin: 1}
	var plain, named []piece
	for _, l := range leadersAt(&s.view, side, rebellion.Spot(at)) {
		plain = append(plain, piece{thing: l.Thing(), count: 1, box: render.Box(0, 0, bustWidth, bustHeight)})
	}
	if plain = b.keep(s, stand{at, side, w.direction}, plain); gone(plain) {
		return
	}
	for _, bust := range plain {
		wide := nameWidth(b.words.Say("leader."+rebellion.Leader(bust.thing.A).String()+".short")) + nameGap
		bust.named, bust.box = true, render.Box(0, 0, max(wide, bustWidth), bustHeight+bustName)
		named = append(named, bust)
	}
	b.lay(s, spare, w, group{at: at, side: side, busts: true}, named, plain)
}

// wish is where a group would like to stand: beyond the ring in a direction, after skipping the name.
type wish struct {
	at        rebellion.System
	direction render.Point
	skip      float64
	margin    float64
}

// stand is whose group it is that has to find its place, and on which side of which system it would like to be.
type stand struct {
	at        rebellion.System
	side      rebellion.Side
	direction render.Point
}

// laying is the place of a group, and what it was found for: while that stays, so does the place.
type laying struct {
	forms [][]piece
	near  []render.Rect // what was there before
	form  int           // the one that was taken
	small float64
	spot
}

// lay puts a group where it fits best.
func (b *Board) lay(s *scene, spare *room, w wish, g group, forms ...[]piece) {
	center := b.land.centers[w.at]
	near := spare.near(center, b.reach(w, forms[0]))
	who := stand{w.at, g.side, w.direction}
	l := b.laid[who]
	switch room := (&room{world: spare.world, taken: near}); {
	case l == nil || !slices.EqualFunc(l.forms, forms, alike):
		l = b.fit(room, w, forms)
	case slices.Equal(l.near, near) || s.step.moves && room.clear(l, center):
		l.forms = forms
	default:
		l = b.fit(room, w, forms)
	}
	b.laid[who] = l
	g.anchor, g.box, g.small = center.Add(l.at), l.whole, l.small
	g.astray = b.astray(w.at, g.anchor)
	for i, cell := range l.forms[l.form] {
		if cell.count == 0 {
			continue
		}
		cell.box, cell.anchor, cell.on = l.boxes[i], g.anchor, onMap
		g.pieces = append(g.pieces, s.put(cell))
	}
	s.groups = append(s.groups, g)
	spare.taken = append(spare.taken, l.whole.Move(g.anchor.X, g.anchor.Y))
}

// reach is how far from its system's center a group may come to lie, whatever its form.
func (b *Board) reach(w wish, cells []piece) float64 {
	far := ringRadius + w.skip + 2*w.margin + 2
	for _, cell := range cells {
		far += max(cell.box.W, cell.box.H)
	}
	return widest + far*b.land.size
}

// fit finds the best place for a group in one of several forms: with these cells or with plainer ones, in fewer or
// more rows, and smaller where nothing else helps.
func (b *Board) fit(spare *room, w wish, forms [][]piece) *laying {
	best := &laying{forms: forms, near: spare.taken, spot: spot{cost: math.Inf(1)}}
	others := b.othersNear(w.at)
	for _, small := range []float64{1, 0.84, 0.7} {
		for plainness, form := range forms {
			if form[0].named && small < leastNamed {
				continue // its names would lie over its busts
			}
			for perRow := min(len(form), 4); perRow >= 1; perRow-- {
				size := b.land.size * small
				boxes, whole := rows(unshrunk(form, small), perRow, size, w.margin)
				from := ringRadius*b.land.size + 1
				ideal := render.Point{
					X: w.direction.X * (from + whole.W/2),
					Y: w.direction.Y * (from + w.skip*b.land.size + whole.H/2),
				}
				cost := 60*(1-small) + 5*math.Abs(float64(perRow)-3) + unnamed*float64(plainness)
				found := spare.find(b.land.centers[w.at], ideal, others, whole, b.land.shapes[w.at], cost, best.cost)
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
func unshrunk(cells []piece, small float64) []piece {
	if !cells[0].named || small == 1 {
		return cells
	}
	cells = slices.Clone(cells)
	for i := range cells {
		cells[i].box.W /= small
	}
	return cells
}

// rows puts cells in rows around the origin and returns their boxes and the box of all with a margin.
func rows(cells []piece, perRow int, size, margin float64) (boxes []render.Rect, whole render.Rect) {
	w, h := 0.0, 0.0
	for from := 0; from < len(cells); from += perRow {
		rowW, rowH := rowSize(cells[from:min(from+perRow, len(cells))])
		w, h = max(w, rowW*size), h+rowH*size
	}
	y := -h / 2
	for from := 0; from < len(cells); from += perRow {
		row := cells[from:min(from+perRow, len(cells))]
		rowW, rowH := rowSize(row)
		x := -rowW * size / 2
		for _, cell := range row {
			boxes = append(boxes, render.Box(x, y+(rowH-cell.box.H)*size/2, cell.box.W*size, cell.box.H*size))
			x += cell.box.W * size
		}
		y += rowH * size
	}
	return boxes, render.Around(render.Point{}, w+2*margin*size, h+size)
}

// rowSize is how wide a row is and how high its highest cell.
func rowSize(row []piece) (w, h float64) {
	for _, cell := range row {
		w, h = w+cell.box.W, max(h, cell.box.H)
	}
	return w, h
}

// room is what is free on the map.
type room struct {
	world render.Rect
	taken []render.Rect
}

// spot is a place found for a group and what speaks against it.
type spot struct {
	at    render.Point // from the system's center
	cost  float64
	boxes []render.Rect
	whole render.Rect
}

// unnamed is what it costs to leave out the names of leaders: they may stand rather far away before nobody knows who they are.
const unnamed = 210

// leastNamed is how small a group with names may be: they keep their size.
const leastNamed = 0.8

// clash is the cost from which on things lie over one another.
const clash = 200

// widest is how far at most a group stands from where it would like to, along each axis.
const widest = 96

// offsets are ways from a wished place, the shortest first.
var offsets = func() (ways []render.Point) {
	for y := -84.0; y <= 84; y += 4 {
		for x := -widest + 0.0; x <= widest; x += 6 {
			ways = append(ways, render.Point{X: x, Y: y})
		}
	}
	slices.SortStableFunc(ways, func(a, b render.Point) int { return cmp.Compare(length(a), length(b)) })
	return ways
}()

func length(p render.Point) float64 { return math.Hypot(p.X, p.Y) }

// near lists what stands less than reach from a place, along each axis.
func (r *room) near(at render.Point, reach float64) (near []render.Rect) {
	window := render.Around(at, 2*reach, 2*reach)
	for _, t := range r.taken {
		if t.Overlaps(window) {
			near = append(near, t)
		}
	}
	return near
}

// find looks for the place near the wished one that costs least, and gives up when all that are left must cost more
// than limit.
func (r *room) find(center, ideal render.Point, others []render.Point, whole render.Rect, outline []render.Point, start, limit float64) spot {
	best := spot{cost: limit}
	for _, way := range offsets {
		cost := start + length(way)
		if cost >= best.cost {
			break
		}
		at := ideal.Add(way)
		box := whole.Move(center.X+at.X, center.Y+at.Y)
		cost += r.against(box)
		if cost >= best.cost {
			continue
		}
		if !inside(outline, box.Center()) {
			const foreign = 60 // whose it is would not be clear
			cost += foreign
		}
		cost += doubt(box.Center(), center, others)
		if cost < best.cost {
			best = spot{at: at, cost: cost}
		}
	}
	return best
}

// othersNear lists the centers of the other systems that something at one could be taken to belong to.
func (b *Board) othersNear(at rebellion.System) (others []render.Point) {
	for other, center := range b.land.centers {
		if rebellion.System(other) != at && length(center.Sub(b.land.centers[at])) < 2*widest {
			others = append(others, center)
		}
	}
	return others
}

// astray tells whether what stands at a place could be taken to belong to another system than its own: it lies in the territory of
// another one, or nearer to its planet.
func (b *Board) astray(own rebellion.System, at render.Point) bool {
	for _, other := range b.othersNear(own) {
		if length(at.Sub(other)) < length(at.Sub(b.land.centers[own])) {
			return true
		}
	}
	return !inside(b.land.shapes[own], at)
}

// doubt is what it costs that something stands hardly nearer to its own system than to another one.
func doubt(at, own render.Point, others []render.Point) (cost float64) {
	const clear, each = 26, 4
	nearest := math.Inf(1)
	for _, other := range others {
		nearest = min(nearest, length(at.Sub(other)))
	}
	return max(clear-nearest+length(at.Sub(own)), 0) * each
}

// against is what it costs that a box lies over others or over the edge.
func (r *room) against(box render.Rect) (cost float64) {
	if !box.Within(r.world) {
		seen := box.Intersect(r.world)
		cost += clash + 4*(box.W*box.H-seen.W*seen.H)
	}
	for _, t := range r.taken {
		if shared := box.Intersect(t); !shared.Empty() {
			cost += clash + shared.W*shared.H
		}
	}
	return cost
}
