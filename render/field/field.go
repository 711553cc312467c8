// Package field draws any game that is played on squares in rows and columns: the ground, tokens that stand on a base
// with four faces, lanes of light, courses, threats. It is given plain values and a moment, and knows no rule.
//
// Places are told in squares from the field's upper left corner; fractions are places within a square. A way is told in
// quarter turns clockwise from up; fractions are for what is just turning. How the field is turned on the screen matters
// only to a [View].
//
//	field.go   squares in a world, a map of them for a board.Table · view.go  from squares to the screen and back · space.go  spaces there
//	ground.go  what lies under everything · sky.go  its clouds, its limb and its stars
//	squares.go sets of squares: lit, hatched, veiled · note.go  short notes, marks around what may be chosen
//	token.go   tokens · names.go  what they are called · base.go  what they stand on · hull.go  what they can take
//	beam.go    lanes · course.go  ways, their ends, rays that threaten
//	shot.go    shots, counters that fly, the hush before all breaks · loss.go  how tokens break · plan.go  what will be done
//	table.go   what a title's board embeds · choice.go  what may be chosen there · moment.go  what is drawn over the tokens just now
//	preview.go a field in little before a game
//
// A title's board embeds a [Table], lays the tokens of a view into its [Table.Stands], and draws in its own Draw with a [View], ending with
// a [Moment]: the table then tells where everything is, and the view draws it there. The test of a table shows all of it.
package field

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
)

// Field is where squares lie in the world of a camera.
type Field struct {
	Columns, Rows int
	Turned        int         // quarter turns clockwise in which it is seen
	World         render.Rect // what it covers
	Step          float64     // from one square to the next
}

// Square is one of a field.
type Square struct{ X, Y int }

// Room for the names of columns and rows at two edges, and for the light of the others; points while all is shown.
const (
	namesRoom = 18
	edgeRoom  = 2
)

// New lays squares into a world of w × h points, as large as they fit.
func New(columns, rows, turned int, w, h float64) Field {
	f := Field{Columns: columns, Rows: rows, Turned: turned & 3}
	across, down := f.size()
	f.Step = min((w-namesRoom-edgeRoom)/across, (h-namesRoom-edgeRoom)/down)
	f.World = render.Around(render.Point{X: (w + namesRoom - edgeRoom) / 2, Y: (h + namesRoom - edgeRoom) / 2}, across*f.Step, down*f.Step)
	return f
}

// size is how many squares lie side by side and one below the other as the field is seen.
func (f *Field) size() (across, down float64) {
	if f.Turned&1 == 1 {
		return float64(f.Rows), float64(f.Columns)
	}
	return float64(f.Columns), float64(f.Rows)
}

// ToWorld turns a place in squares into one of the world.
func (f *Field) ToWorld(x, y float64) render.Point {
	w, h := float64(f.Columns), float64(f.Rows)
	switch f.Turned & 3 {
	case 1:
		x, y = h-y, x
	case 2:
		x, y = w-x, h-y
	case 3:
		x, y = y, w-x
	}
	return render.Point{X: f.World.X + x*f.Step, Y: f.World.Y + y*f.Step}
}

// ToSquares turns a place of the world into one in squares.
func (f *Field) ToSquares(p render.Point) (x, y float64) {
	w, h := float64(f.Columns), float64(f.Rows)
	x, y = (p.X-f.World.X)/f.Step, (p.Y-f.World.Y)/f.Step
	switch f.Turned & 3 {
	case 1:
		x, y = y, h-x
	case 2:
		x, y = w-x, h-y
	case 3:
		x, y = w-y, x
	}
	return x, y
}

// Area is where w × h squares from a place on are in the world.
func (f *Field) Area(x, y, w, h float64) render.Rect {
	return between(f.ToWorld(x, y), f.ToWorld(x+w, y+h))
}

// between is the rectangle with two opposite corners.
func between(a, b render.Point) render.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return render.Box(x, y, max(a.X, b.X)-x, max(a.Y, b.Y)-y)
}

// Has tells whether a square is one of the field's.
func (f *Field) Has(s Square) bool { return s.X >= 0 && s.Y >= 0 && s.X < f.Columns && s.Y < f.Rows }

// Map is a world of w × h points with the squares as its places.
func (f *Field) Map(w, h float64, thing func(Square) game.Option) board.Map {
	m := board.Map{World: render.Box(0, 0, w, h), Size: 1}
	for y := range f.Rows {
		for x := range f.Columns {
			r := f.Area(float64(x), float64(y), 1, 1)
			m.Places = append(m.Places, board.Place{
				Thing: thing(Square{x, y}), Name: Name(Square{x, y}), Center: r.Center(),
				Outline: []render.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}},
			})
		}
	}
	return m
}

// Piece is a thing on the map of a table that covers a space, for [board.Scene.Put].
func (f *Field) Piece(thing game.Option, s Space) board.Piece {
	middle := f.ToWorld(s.X+s.Size/2, s.Y+s.Size/2)
	return board.Piece{Thing: thing, Count: 1, Anchor: middle, Box: render.Around(render.Point{}, s.Size*f.Step, s.Size*f.Step), On: board.OnGround}
}
