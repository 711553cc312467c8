package rebellion

import (
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// Thing is something that stands on the table and can be pointed at.
type Thing struct {
	Option game.Option // a system, leader, slot, mission, …; a stack of units is UnitAt, or Queued, or the unit that is to be deployed
	Rect   render.Rect
	Listed bool // it lies in the list of one's own things, where OwnAt puts that
}

// piece is a thing in its place. Pieces on the map have an anchor, a place of the map at which they hang.
type piece struct {
	thing  game.Option
	count  int
	box    render.Rect // on the screen; of a piece on the map around its anchor
	anchor render.Point
	on     carrier
	tab    Tab  // in which it lies, of what does not lie on the map
	named  bool // a leader with his name under him
	badge  bool // stands for all units of a side and theater
}

// carrier is what a piece moves and grows with.
type carrier uint8

const (
	onScreen carrier = iota
	onPlanet         // grows as the map does
	onMap            // moves with the map and grows more slowly
	onList           // scrolls with the list of one's own things
)

// Things lists what can be pointed at, in the order of drawing: later ones lie on top.
func (b *Board) Things(v *rebellion.View) []Thing { return b.AppendThings(nil, v) }

// AppendThings adds what can be pointed at to a list, as [Board.Things] does.
func (b *Board) AppendThings(things []Thing, v *rebellion.View) []Thing {
	s := b.scene(v)
	for i := range s.pieces {
		p := &s.pieces[i]
		if !b.shows(p) {
			continue
		}
		r := b.place(p)
		if p.moves() {
			r = r.Intersect(b.layout.Map)
		}
		if !r.Empty() {
			things = append(things, Thing{p.thing, r, p.on == onList})
		}
	}
	return things
}

// moves tells whether a piece moves with the map.
func (p *piece) moves() bool { return p.on == onPlanet || p.on == onMap }

// shows tells whether what a piece lies on is open, and not only an overview.
func (b *Board) shows(p *piece) bool {
	if p.moves() {
		return !b.layout.Hidden && !b.layout.Overview
	}
	return p.tab == Everywhere || p.tab == b.layout.Tab
}

// Where tells where a thing is, and false for what is not on the table, lies in a closed tab or is outside of the map's
// window. Of a system it is the planet with its ring.
func (b *Board) Where(o game.Option, v *rebellion.View) (render.Rect, bool) {
	s := b.scene(v)
	o = b.badgeOf(lying(o))
	for i := range s.pieces {
		if p := &s.pieces[i]; p.thing == o && (p.moves() && !b.layout.Hidden || b.shows(p)) {
			r := b.place(p)
			return r, !p.moves() || r.Overlaps(b.layout.Map)
		}
	}
	return render.Rect{}, false
}

// TabOf tells which tab has to be opened to point at a thing, and false for what does not lie on the table.
func (b *Board) TabOf(o game.Option, v *rebellion.View) (Tab, bool) {
	s := b.scene(v)
	o = lying(o)
	for i := range s.pieces {
		switch p := &s.pieces[i]; {
		case p.thing != o:
		case p.moves():
			return MapTab, true
		default:
			return p.tab, true
		}
	}
	return Everywhere, false
}

// lying turns what may be done with a thing into the thing as it lies on the table.
func lying(o game.Option) game.Option {
	switch o.Kind {
	case rebellion.KindMove:
		return rebellion.UnitAt(rebellion.Unit(o.A), rebellion.System(o.B))
	case rebellion.KindCaptive, rebellion.KindLeader:
		return rebellion.Leader(o.A).Thing()
	case rebellion.KindProbe:
		return rebellion.System(o.A).Thing()
	case rebellion.KindRetreat:
		return rebellion.System(o.B).Thing()
	case rebellion.KindBuild:
		if at := rebellion.System(o.B); at != rebellion.NoSystem {
			return rebellion.UnitAt(rebellion.Unit(o.A), at)
		}
	}
	return o
}
