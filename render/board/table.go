package board

import (
	"holoboard/game"
	"holoboard/render"
)

// Table is what a title's board embeds: a surface, and what one view shows on it.
//
//	type Board struct {
//		board.Table[*rules.View]
//		…
//	}
//	b.Begin(b, board.Shape{Sides: 2})
type Table[V any] struct {
	Surface
	Rack  []Thing // what lies below the map, over all else
	title Title[V]
	view  V
}

// A Title lays what a view shows into its places and draws what is its own.
type Title[V any] interface {
	Owner
	// Lay puts everything that can be seen into a scene.
	Lay(s *Scene, v V)
	// Lying turns what may be done with a thing into the thing as it lies on the table.
	Lying(o game.Option) game.Option
	// Ground draws what lies under everything on the map.
	Ground(c *render.Canvas, v V)
	// Shade draws what lies under a place of the map, by its number, and under all ways.
	Shade(c *render.Canvas, v V, place int, center render.Point)
	// Place draws a place of the map with all that always lies there.
	Place(c *render.Canvas, v V, place int, center render.Point, look *Look)
	// Happens draws what befalls a place just now.
	Happens(c *render.Canvas, v V, h Happening)
	// Figure draws a thing in a box, without its number if it is a stack.
	Figure(c *render.Canvas, v V, p *Piece, box render.Rect)
	// Carried is a thing as it is while it is in a hand or on its way, and whose it is. Stacks have a ground of their side.
	Carried(v V, thing game.Option, count int) (p Piece, side int)
	// Face is what a thing's card shows, in the colours of a canvas, and false for what has none.
	Face(c *render.Canvas, v V, thing game.Option) (*Face, bool)
	// Entry is a thing's card as a line of a list.
	Entry(c *render.Canvas, v V, thing game.Option) Entry
	// Paint draws a thing of one of the title's own kinds in a card's picture.
	Paint(c *render.Canvas, a Art, box render.Rect, color render.Color)
}

// Begin makes a title's table for the smallest screen.
func (t *Table[V]) Begin(title Title[V], shape Shape) {
	t.title, t.owner, t.shape = title, title, shape
	t.SetSize(SmallestW, SmallestH)
}

// Scene works out what lies where, once for each view: V is a pointer to one, and nobody changes a view that is shown.
func (t *Table[V]) Scene(v V) *Scene {
	if t.valid && any(t.view) == any(v) {
		return &t.made
	}
	t.view, t.valid = v, true
	t.made = Scene{on: &t.Surface, spare: room{world: t.Map.World}}
	t.title.Lay(&t.made, v)
	return &t.made
}

// Things lists what can be pointed at, in the order of drawing: later ones lie on top.
func (t *Table[V]) Things(v V) []Thing { return t.AppendThings(nil, v) }

// AppendThings adds what can be pointed at to a list, as [Table.Things] does.
func (t *Table[V]) AppendThings(things []Thing, v V) []Thing {
	s := t.Scene(v)
	for i := range s.Pieces {
		p := &s.Pieces[i]
		if !t.shows(p) {
			continue
		}
		r := t.BoxOf(p)
		r.W -= p.Under
		if p.Moves() {
			r = r.Intersect(t.layout.Map)
		}
		if !r.Empty() {
			things = append(things, Thing{p.Thing, r, p.On == OnList})
		}
	}
	return append(things, t.Rack...)
}

// Where tells where a thing is, and false for what is not on the table, lies in a closed tab or is outside of the map's
// window. Of a place it is its ring.
func (t *Table[V]) Where(o game.Option, v V) (render.Rect, bool) {
	for _, thing := range t.Rack {
		if thing.Option == o {
			return thing.Rect, true
		}
	}
	s := t.Scene(v)
	o = t.title.Lying(o)
	for i := range s.Pieces {
		if p := &s.Pieces[i]; p.Thing == o && (p.Moves() && !t.layout.Hidden || t.shows(p)) {
			r := t.BoxOf(p)
			return r, !p.Moves() || r.Overlaps(t.layout.Map)
		}
	}
	return render.Rect{}, false
}

// TabOf tells which tab has to be opened to point at a thing, and false for what does not lie on the table.
func (t *Table[V]) TabOf(o game.Option, v V) (Tab, bool) {
	s := t.Scene(v)
	o = t.title.Lying(o)
	for i := range s.Pieces {
		switch p := &s.Pieces[i]; {
		case p.Thing != o:
		case p.Moves():
			return MapTab, true
		default:
			return p.Tab, true
		}
	}
	return Everywhere, false
}

// Center is the middle of a place of the map on the screen, or of another thing.
func (t *Table[V]) Center(o game.Option, v V) render.Point {
	if i := t.Map.Number(o); i >= 0 {
		return t.camera.ToScreen(t.Map.Places[i].Center)
	}
	r, _ := t.Where(o, v)
	return r.Center()
}
