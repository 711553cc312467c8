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

// Divide implements [board.Owner]: there is no hand, so the question stands at the bottom, and the map has all between rails and
// rack. The last lines of the log stand in the foot of the right rail.
func (b *Board) Divide(l *board.Layout) {
	switch {
	case b.projected && l.Form == board.Projected:
		const rail = 156
		l.Rails[rules.Light].W = rail
		l.Rails[rules.Dark].X, l.Rails[rules.Dark].W = l.Bounds.W-rail, rail
		const less = 90 // of the phases: whose turn it is has to be read
		l.Bar.W -= less
		l.Turn.X, l.Turn.W = l.Turn.X-less, l.Turn.W+less
		l.Map = render.Box(rail, l.Top.Bottom(), l.Bounds.W-2*rail, l.Map.H).Inset(2)
	case b.projected:
	case l.Form == board.Upright:
		b.divideUpright(l)
	case l.Form == board.Sideways:
		b.divideSideways(l)
	case l.Form == board.Wide, l.Form == board.Folded:
		b.divideWide(l)
	}
}

// divideWide: rails are always open. A small screen has as large squares as its height allows, and narrow rails beside them. On one
// that is not high the last line of the log stands below whose turn it is.
func (b *Board) divideWide(l *board.Layout) {
	const high, about = 850, 150
	l.Form, l.Tab = board.Wide, board.Everywhere
	clear(l.Folds)
	foot, less := l.Grow(board.Span{Small: 92, Large: 150}), 0.0
	if l.Bounds.H < high {
		foot, less = 0, 8
	}
	l.Top.H -= less
	for _, r := range [...]*render.Rect{&l.Menu, &l.Buttons, &l.Round} {
		r.Y -= less / 2
	}
	l.Round.W = max(l.Round.W, about)
	rail, rack := l.Grow(board.Span{Small: 214, Large: 296}), l.Grow(board.Span{Small: 45, Large: 72})
	phases := min(l.Bounds.W*0.28, 640)
	l.Prompt.Y = l.Bounds.H - l.Prompt.H
	if l.Bounds.W < board.SmallestW-1 {
		rack, phases = 54, 0                                // weapons have their names below their signs, and the phase stands below the round
		const columns, rows, names, least = 22, 14, 22, 128 // of the usual map
		square := (l.Prompt.Y - l.Top.H - rack - names) / rows
		rail = min(max((l.Bounds.W-columns*square-names)/2, least), rail)
	}
	l.Bar = render.Box(l.Round.Right()+12, l.Top.Y+8, phases, l.Top.H-16)
	l.Turn = render.Box(l.Bar.Right()+12, l.Top.Y+2, l.Buttons.X-l.Bar.Right()-24, l.Top.H-4)
	l.Strip = render.Box(0, l.Bounds.H, l.Bounds.W, 0)
	between := l.Prompt.Y - l.Top.Bottom()
	l.Rails[rules.Light] = render.Box(0, l.Top.Bottom(), rail, between)
	l.Rails[rules.Dark] = render.Box(l.Bounds.W-rail, l.Top.Bottom(), rail, between-foot)
	l.Log = render.Box(l.Bounds.W-rail, l.Prompt.Y-foot, rail, foot).Inset(4)
	if foot == 0 {
		l.Log, l.Turn = l.Turn.CutBottom(l.Turn.H / 2)
	}
	const read, most = 200, 232
	for i, r := range l.Rails {
		if r.W > read {
			_, l.Aside[i] = r.CutTop(max(r.H-most, r.H/2))
		}
	}
	l.Hand, l.Map = render.Box(rail, l.Top.Bottom(), l.Bounds.W-2*rail, between).CutBottom(rack)
	l.Map = l.Map.Inset(1)
}

// On a phone the rack lies below the map, and nothing over it: any square may be an answer.
const (
	phoneRack = 58
	zoomWidth = 3*board.TouchSize + 12
)

func (b *Board) divideUpright(l *board.Layout) {
	const edge, less = 8, 34 // of bar and tabs, and of the question
	l.Top.H -= edge
	for _, r := range [...]*render.Rect{&l.Menu, &l.Buttons, &l.Round} {
		r.Y -= edge / 2
	}
	foot := l.Prompt.Bottom() + edge
	for i := range l.Tabs {
		l.Tabs[i].Y, l.Tabs[i].H = foot, l.Tabs[i].H-edge
	}
	l.Prompt.H -= less
	l.Prompt.Y = foot - l.Prompt.H
	for _, r := range [...]*render.Rect{&l.Log, &l.Own, &l.Rails[0], &l.Rails[1]} {
		r.H = l.Prompt.Y - r.Y
	}
	l.Zoom = render.Box(l.Bar.Right()-zoomWidth, l.Menu.Y, zoomWidth, board.TouchSize)
	if l.Tab == board.MapTab {
		l.Hand, l.Map = render.Box(0, l.Top.Bottom(), l.Bounds.W, l.Prompt.Y-l.Top.Bottom()).CutBottom(phoneRack)
	}
}

func (b *Board) divideSideways(l *board.Layout) {
	top, rest := l.Prompt.CutTop(40)
	zoom, rest := rest.CutTop(board.TouchSize + 6)
	l.Top, l.Bar, l.Round = top, render.Rect{}, top.InsetXY(12, 0)
	l.Zoom = render.Box(zoom.X+12, zoom.Y, zoomWidth, board.TouchSize)
	l.Prompt = rest
	if l.Tab == board.MapTab {
		l.Hand, l.Map = render.Box(0, 0, l.Map.W, l.Bounds.H).CutBottom(phoneRack)
	}
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
