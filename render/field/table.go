package field

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
)

// Table is what the board of a game on squares embeds in place of a [board.Table]: its squares, the tokens that stand on them, and where
// the last picture said something. Its map lies turned by a quarter where a screen is higher than wide.
type Table[V any] struct {
	board.Table[V]
	board.Plain[V]
	Square   func(s Square) game.Option            // the thing that a square is; it is there before [board.Table.Begin]
	SquareOf func(game.Option) (s Square, is bool) // the square that a thing is
	Choice   *Choice                               // the squares that may be chosen now
	Laid     Field
	Stands   []Stand       // in the order of drawing, as the title has laid them for a view
	Hidden   game.Option   // one of them that is not shown: it is carried, or on its way
	Called   Names         // what tokens are called
	Said     []render.Rect // where the last picture said something, beside names

	columns, rows int
	taken         []render.Rect // while something is said: where nothing more is
}

// A Stand is a token with the thing that it is.
type Stand struct {
	Token
	Thing game.Option
}

// Cover lays so many columns and rows of squares on the table.
func (t *Table[V]) Cover(columns, rows int) {
	if columns == t.columns && rows == t.rows || columns == 0 {
		return
	}
	begun := t.columns > 0
	t.columns, t.rows = columns, rows
	if begun {
		t.Rename()
		Hold(t.Camera(), t.Map.World)
	}
}

// CoverAlone lays squares in a box by themselves, as a picture shows them. The table is of no other use then.
func (t *Table[V]) CoverAlone(columns, rows int, box render.Rect) {
	t.columns, t.rows = columns, rows
	t.Laid = New(columns, rows, 0, box.W, box.H)
	*t.Camera() = *render.NewCamera(box, render.Box(0, 0, box.W, box.H))
}

// SetSize fits the table to a screen and holds the camera over its squares.
func (t *Table[V]) SetSize(w, h float64) {
	t.Table.SetSize(w, h)
	Hold(t.Camera(), t.Map.World)
}

// Stretch implements [board.Owner].
func (t *Table[V]) Stretch(float64, float64) board.Map {
	l, turned := t.Layout(), 0
	if l.Form == board.Upright {
		turned = 1
	}
	t.Laid = New(t.columns, t.rows, turned, l.Map.W, l.Map.H)
	return t.Laid.Map(l.Map.W, l.Map.H, t.Square)
}

// View is the field as the camera shows it.
func (t *Table[V]) View() *View { return &View{Field: t.Laid, Camera: t.Camera()} }

// LayStands puts what stands there into a scene.
func (t *Table[V]) LayStands(s *board.Scene) {
	for i := range t.Stands {
		stand := &t.Stands[i]
		s.Put(t.Laid.Piece(stand.Thing, stand.Space))
	}
}

// SquareAt is the thing that the square under a point of the screen is.
func (t *Table[V]) SquareAt(p render.Point) (thing game.Option, on bool) {
	s, on := t.View().At(p)
	return t.Square(s), on
}

// Others is where all but one of what stands there is on the screen.
func (t *Table[V]) Others(but game.Option) (at []render.Rect) {
	seen := t.View()
	for i := range t.Stands {
		if s := &t.Stands[i]; s.Thing != but && s.Thing != t.Hidden {
			at = append(at, s.Box(seen))
		}
	}
	return at
}

// Occupied is where tokens stand on the part of the field that is seen, and where one more does: nothing that is said lies there.
func (t *Table[V]) Occupied(more ...Space) (taken []render.Rect) {
	const rim = 0.06 // of a space, around its base
	seen := t.View()
	add := func(s Space) {
		if box := s.Box(seen); box.Overlaps(t.Layout().Map) {
			taken = append(taken, box.Inset(rim*box.W))
		}
	}
	for i := range t.Stands {
		if t.Stands[i].Thing != t.Hidden {
			add(t.Stands[i].Space)
		}
	}
	for _, s := range more {
		add(s)
	}
	return taken
}

// Named is where the last picture said what tokens are called.
func (t *Table[V]) Named() []render.Rect { return t.Called.At() }

// Edges are the parts of the screen beside the squares where columns and rows are named.
func (t *Table[V]) Edges() [2]render.Rect {
	all, shown := t.View().All(), t.Layout().Map
	return [...]render.Rect{
		render.Box(shown.X, shown.Y, shown.W, all.Y-shown.Y), render.Box(shown.X, shown.Y, all.X-shown.X-2, shown.H),
	}
}
