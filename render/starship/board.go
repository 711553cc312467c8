// Package starship draws the table of Starship Battles: two fleets on a grid of stars, seen from straight above.
//
//	board.go  what lies where · tokens.go  ships as tokens · draw.go  the picture of a moment · rails.go  the two fleets beside it
//	card.go   a card in a rail · large.go  a whole card, both sides, with the origin of its figures · abilities.go  what it says of abilities
package starship

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/around"
	"holoboard/render/board/muster"
	"holoboard/render/field"
)

// Board is the table of a battle.
type Board struct {
	board.Table[*rules.View]
	board.Plain[*rules.View]
	Aim     Aim        // what the player is about, set before each frame
	Looks   rules.Side // who looks at the screen; rules.NoSide: everybody
	Mine    game.Seat  // whose fleet is his own
	Names   []string   // of the players, by seat
	Layers  Layers
	Over    render.Rect // lies over the map: nothing is said there
	Fielded [2]int      // points that the fleets cost; 0: nobody knows
	rail    muster.Muster
	parts   []string // of a round, in words

	projected bool // for a whole room

	words  *assets.Words
	field  field.Field
	size   [2]int // squares of the map that the field is laid for
	tokens []field.Token
	names  field.Names
	said   []render.Rect // where the last picture says something on the map, beside names
	teams  bool          // two fleets of a side fight together
	slots  []rules.Slot  // whose tokens those are
}

// New returns the table of a battle.
func New(words *assets.Words, projected bool) *Board {
	b := &Board{words: words, size: [2]int{22, 14}, projected: projected, Looks: rules.NoSide}
	b.Begin(b, board.Shape{Sides: 2, ForARoom: projected})
	return b
}

// Square is the thing that a square of the map is.
func Square(x, y int) game.Option {
	return game.Option{Kind: rules.KindAt, B: uint8(x), C: uint8(y)}
}

// Ship is the thing that a ship on the table is.
func Ship(slot rules.Slot) game.Option { return game.Option{Kind: rules.KindShip, A: uint8(slot)} }

// IsShip tells whether a thing is a ship.
func IsShip(thing game.Option) bool { return thing.Kind == rules.KindShip }

// SetSize fits the table to a screen and holds the camera over the map.
func (b *Board) SetSize(w, h float64) {
	b.Table.SetSize(w, h)
	field.Hold(b.Camera(), b.Map.World)
}

// Fit lays the squares of a battle's map.
func (b *Board) Fit(v *rules.View) {
	b.teams = v.Players > 2
	size := [2]int{int(v.Width), int(v.Height)}
	if size != b.size && size[0] > 0 {
		b.size = size
		b.Rename()
		field.Hold(b.Camera(), b.Map.World)
	}
}

// Divide implements [board.Owner]: there is no hand, and the map has all between rails and rack.
func (b *Board) Divide(l *board.Layout) {
	around.Divide(l, around.Shape{
		Columns: 22, Rows: 14, Names: 22, Rails: board.Span{Small: 214, Large: 296}, Narrow: 128, Aloud: 156, // the usual map
	}, b.projected)
}

// Stretch implements [board.Owner]: where a screen is higher than wide the map lies turned by a quarter.
func (b *Board) Stretch(float64, float64) board.Map {
	l, turned := b.Layout(), 0
	if l.Form == board.Upright {
		turned = 1
	}
	b.field = field.New(b.size[0], b.size[1], turned, l.Map.W, l.Map.H)
	return b.field.Map(l.Map.W, l.Map.H, func(s field.Square) game.Option { return Square(s.X, s.Y) })
}

// View is the field as the camera shows it.
func (b *Board) View() *field.View { return &field.View{Field: b.field, Camera: b.Camera()} }

// Lay implements [board.Title]: ships, and the squares that may be chosen.
func (b *Board) Lay(s *board.Scene, v *rules.View) {
	b.layTokens(v)
	for i, t := range b.tokens {
		s.Put(b.field.Piece(Ship(b.slots[i]), t.X, t.Y, t.Size))
	}
}

// AppendThings adds the squares that may be chosen to what lies on the table.
func (b *Board) AppendThings(list []board.Thing, v *rules.View) []board.Thing {
	seen := b.View()
	for y := range b.size[1] {
		for x := range b.size[0] {
			if b.Aim.Squares.Has(x, y) || b.Aim.Takes.Has(x, y) || b.Aim.Middles.Has(x, y) || b.Aim.Refuges.Has(x, y) {
				list = append(list, board.Thing{Option: Square(x, y), Rect: b.hit(seen, x, y)})
			}
		}
	}
	return append(b.Table.AppendThings(list, v), b.Aim.Rack...)
}

// hit is what chooses a square: itself, or what lies under the middle of the big ship whose first square it is.
func (b *Board) hit(seen *field.View, x, y int) render.Rect {
	if b.Aim.Middles.Has(x, y) {
		return seen.Box(float64(x)+0.5, float64(y)+0.5, 1, 1)
	}
	return seen.Box(float64(x), float64(y), 1, 1)
}

// Where tells where a ship or a square is on the screen.
func (b *Board) Where(o game.Option, v *rules.View) (render.Rect, bool) {
	if o.Kind == rules.KindAt {
		r := b.hit(b.View(), int(o.B), int(o.C))
		return r, r.Overlaps(b.Layout().Map)
	}
	for _, thing := range b.Aim.Rack {
		if thing.Option == o {
			return thing.Rect, true
		}
	}
	return b.Table.Where(o, v)
}

// FaceAt is where a face of a ship is on the screen.
func (b *Board) FaceAt(v *rules.View, slot rules.Slot, face rules.Face) render.Point {
	t := b.token(v, slot)
	return t.FaceAt(b.View(), FieldFace(face))
}

// FaceOn is the same of a ship that would stand elsewhere.
func (b *Board) FaceOn(v *rules.View, slot rules.Slot, at rules.Space, face rules.Face) render.Point {
	t := b.token(v, slot)
	t.X, t.Y, t.Way = float64(at.X), float64(at.Y), float64(at.Facing)
	return t.FaceAt(b.View(), FieldFace(face))
}

// Said is where the last picture said something on the map, beside names of ships.
func (b *Board) Said() []render.Rect { return b.said }

// Named is where the last picture named ships.
func (b *Board) Named() []render.Rect { return b.names.At() }

// Box is where a space is on the screen.
func (b *Board) Box(s rules.Space) render.Rect {
	size := float64(s.Size)
	return b.View().Box(float64(s.X), float64(s.Y), size, size)
}

// Middle is that of a space on the screen.
func (b *Board) Middle(s rules.Space) render.Point {
	half := float64(s.Size) / 2
	return b.View().Point(float64(s.X)+half, float64(s.Y)+half)
}

// NoteOver says something above a space, or where there is room near it; little where there is hardly any.
func (b *Board) NoteOver(s rules.Space, text, little string, color render.Color) field.Note {
	at := b.Middle(s).Sub(render.Point{Y: (0.5*float64(s.Size) + 0.45) * b.View().Unit()})
	return field.Note{Text: text, Short: little, Color: color, At: at, Align: render.Center, About: b.Box(s)}
}

// SquareAt is the square under a point of the screen.
func (b *Board) SquareAt(p render.Point) (thing game.Option, on bool) {
	s, on := b.View().At(p)
	return Square(s.X, s.Y), on
}

// LadderWidth is how wide the ladder of a die is, points.
func (b *Board) LadderWidth() float64 {
	if l := b.Layout(); l.Form == board.Projected {
		return 20 * 21
	} else if l.Form.Phone() {
		return l.Prompt.W
	}
	return min(420, b.Layout().Bounds.W*0.3) // the question beside it comes first
}

// RowsIn counts the squares in a box in which a fleet may be placed.
func (b *Board) RowsIn(box render.Rect) (n int) {
	seen := b.View()
	for y := range b.size[1] {
		for x := range b.size[0] {
			if b.Aim.Rows.Has(x, y) && box.Contains(seen.Point(float64(x)+0.5, float64(y)+0.5)) {
				n++
			}
		}
	}
	return n
}

// Ground implements [board.Title]; the board draws all by itself.
func (b *Board) Ground(*render.Canvas, *rules.View) {}

// Place implements [board.Title].
func (b *Board) Place(*render.Canvas, *rules.View, int, render.Point, *board.Look) {}

// Figure implements [board.Title]: a ship by itself, as in a list.
func (b *Board) Figure(c *render.Canvas, v *rules.View, p *board.Piece, box render.Rect) {
	b.DrawShip(c, v.Card(rules.Slot(p.Thing.A)), box)
}

// Carried implements [board.Title].
func (b *Board) Carried(_ *rules.View, thing game.Option, count int) (board.Piece, int) {
	return board.Single(thing, 48, 48), int(rules.Slot(thing.A).Side())
}

// Speak implements [board.Board].
func (b *Board) Speak(words *assets.Words) { b.words = words }

// Prepare implements [board.Board]: it paints the ground ahead.
func (b *Board) Prepare(c *render.Canvas) bool {
	g := ground(c)
	return g.Prepare(c, &b.field)
}

// SquareName is what a square is called on the map: its column's letter, its row's number.
func SquareName(x, y uint8) string { return field.Name(field.Square{X: int(x), Y: int(y)}) }
