package field_test

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
)

const (
	kindSquare uint8 = iota + 1
	kindToken

	columns, rows = 22, 14
)

func squareThing(s field.Square) game.Option {
	return game.Option{Kind: kindSquare, A: uint8(s.X), B: uint8(s.Y)}
}
func tokenThing(n int) game.Option { return game.Option{Kind: kindToken, A: uint8(n)} }

// view is what everybody sees of the toy: one of the examples.
type view struct{ Example int }

// toy is the board of a game on a field, as a title would write it.
type toy struct {
	field.Table[*view]
	choice field.Choice
}

var _ board.Board[*view] = (*toy)(nil)

func newToy(w, h float64) *toy {
	b := &toy{}
	b.Square, b.Choice = squareThing, &b.choice
	b.SquareOf = func(o game.Option) (field.Square, bool) {
		return field.Square{X: int(o.A), Y: int(o.B)}, o.Kind == kindSquare
	}
	b.Cover(columns, rows)
	b.Begin(b, board.Shape{Sides: 2})
	b.SetSize(w, h)
	return b
}

// Divide gives the field nearly all of the screen.
func (b *toy) Divide(l *board.Layout) {
	switch l.Form {
	case board.Wide:
		l.Map = render.Box(214, 48, l.Bounds.W-2*214, l.Bounds.H-48-118)
	case board.Upright:
		l.Map = render.Box(0, 56, l.Bounds.W, 580)
	}
}

// Lay puts what stands there where it can be pointed at.
func (b *toy) Lay(s *board.Scene, v *view) {
	b.Stands = b.Stands[:0]
	for i, t := range examples[v.Example].tokens {
		b.Stands = append(b.Stands, field.Stand{Token: t, Thing: tokenThing(i)})
	}
	b.LayStands(s)
}

func (b *toy) Draw(c *render.Canvas, v *view, look board.Look) bool {
	b.Scene(v)
	s, e := b.View(), &examples[v.Example]
	g := ground(c)
	g.Draw(c, s)
	c.Clip(b.Layout().Map, func() {
		e.under(c, s)
		b.choice = e.choice
		b.DrawChoice(c, 1)
		b.Called.Begin()
		for i := range e.tokens {
			t := &e.tokens[i]
			t.Draw(c, s)
			b.Called.Add(*t, s)
			field.DrawState(c, &look, look.StateOf(tokenThing(i)), t.Box(s))
		}
		s.DrawNames(c)
		m := e.now(c, s)
		b.DrawMoment(c, &m)
	})
	e.beside(c, b.Layout())
	return false
}

func ground(c *render.Canvas) field.Ground {
	return field.Ground{Far: c.Palette.SideColor(1), Near: c.Palette.SideColor(0), Home: 3}
}

// Prepare paints the ground ahead.
func (b *toy) Prepare(c *render.Canvas) bool {
	g := ground(c)
	return g.Prepare(c, &b.Laid)
}

func (b *toy) Figure(*render.Canvas, *view, *board.Piece, render.Rect) {}

func (b *toy) Carried(_ *view, thing game.Option, count int) (board.Piece, int) {
	return board.Stack(thing, count), 0
}

// example is a described moment of a game.
type example struct {
	tokens []field.Token
	choice field.Choice
	under  func(c *render.Canvas, v *field.View)
	now    func(c *render.Canvas, v *field.View) field.Moment
	beside func(c *render.Canvas, l board.Layout)
	look   board.Look
}

// The ways of a nose.
const (
	up = iota
	right
	down
	left
)

// drawings are those of the examples.
var drawings = map[string]field.Figure{
	"needle": {Kind: assets.Signs, Name: "pin"}, "wedge": {Kind: assets.Signs, Name: "space_triangle"},
	"balls": {Kind: assets.Signs, Name: "probe"}, "bottle": {Kind: assets.Signs, Name: "hand"},
	"fish": {Kind: assets.Signs, Name: "arrow"}, "disc": {Kind: assets.Signs, Name: "space_circle"},
	"hammer": {Kind: assets.Signs, Name: "build"}, "box": {Kind: assets.Signs, Name: "space_square"},
	"cross": {Kind: assets.Signs, Name: "arrow"}, "fork": {Kind: assets.Signs, Name: "build"},
	"bars": {Kind: assets.Signs, Name: "special"}, "daggers": {Kind: assets.Signs, Name: "step"}, "dart": {Kind: assets.Signs, Name: "play"},
	"will turn": {Name: "undo"}, "will fall": {Name: "cross"},
}

// large is a token with faces, of the cold side if its nose points down.
func large(name, figure string, x, y, size float64, way float64, side int, faces [4]uint8, hull field.Hull) field.Token {
	return field.Token{
		Space: field.Space{X: x, Y: y, Size: size, Way: way}, Side: side, Base: field.Base(side), Faces: faces, Figure: drawings[figure], Hull: hull, Name: name,
	}
}

func small(figure string, x, y, way float64, side int) field.Token {
	return field.Token{
		Space: field.Space{X: x, Y: y, Size: 1, Way: way}, Side: side, Base: field.Base(side), Closed: true, Figure: drawings[figure], Hull: field.Hull{Full: 1},
	}
}

// The lists of tokens begin with these.
const (
	needle = iota
	wedge
	balls
	bottle
)

var attacking = func() (tokens []field.Token) {
	tokens = []field.Token{
		large("", "needle", 9, 2, 2, down, 1, [4]uint8{18, 15, 14, 15}, field.Hull{Full: 10, Reduced: 10, Before: 3}),
		large("", "wedge", 3, 3, 2, down, 1, [4]uint8{17, 15, 13, 15}, field.Hull{Full: 7, Reduced: 4, Before: 5, Now: 3}),
		large("Anvil", "balls", 16, 1, 2, down, 1, [4]uint8{16, 14, 13, 14}, field.Hull{Full: 4, Reduced: 3}),
		large("", "bottle", 9, 9, 2, right, 0, [4]uint8{17, 14, 13, 14}, field.Hull{Full: 10, Reduced: 10, Before: 2}),
		large("Whale", "fish", 4, 9, 2, up, 0, [4]uint8{17, 15, 13, 15}, field.Hull{Full: 7, Reduced: 4}),
		large("Disc", "disc", 17, 8, 1, left, 0, [4]uint8{17, 16, 15, 16}, field.Hull{Full: 3, Reduced: 2}),
		large("Hammer", "hammer", 14, 11, 1, up, 0, [4]uint8{15, 13, 12, 13}, field.Hull{Full: 3, Reduced: 2, Before: 2}),
		large("Box", "box", 15, 6, 1, left, 1, [4]uint8{16, 15, 15, 15}, field.Hull{Full: 2, Reduced: 2, Before: 1, Now: 2}),
		small("daggers", 7, 7, down, 1), small("bars", 11, 8, 2.5, 1), small("bars", 12, 6, down, 1),
		small("daggers", 7, 5, 2.56, 1), small("daggers", 13, 9, left, 1),
		small("cross", 5, 6, -0.1, 0), small("cross", 4, 5, up, 0), small("cross", 3, 5, up, 0), small("cross", 2, 5, 0.17, 0),
		small("dart", 8, 6, 0.33, 0), small("fork", 12, 10, up, 0), small("cross", 6, 5, 0.67, 0),
	}
	for _, i := range []int{needle, bottle, 4, 5, 7, 8, 13} {
		tokens[i].Star = true
	}
	tokens[needle].Lit = 1 << field.Nose
	tokens[wedge].Badge, tokens[11].Badge = drawings["will turn"].Name, drawings["will fall"].Name
	tokens[18].Hull = field.Hull{Full: 2}
	return tokens
}()

// moving is the same fleet while the wedge is in the hand.
var moving = func() []field.Token {
	tokens := append([]field.Token(nil), attacking...)
	tokens[needle].Lit, tokens[needle].Name, tokens[bottle].Name = 0, "Needle", "Bottle"
	tokens[wedge].Ghost, tokens[wedge].Badge, tokens[11].Badge = true, "", ""
	tokens[wedge].Dim = true
	tokens[14].X, tokens[14].Y = 4, 6
	tokens[15].X, tokens[16].X, tokens[16].Y = 1, 1, 6
	tokens[balls].Double = true
	tokens[4].Broken = true
	return tokens
}()

var examples = []example{{
	tokens: attacking,
	under: func(c *render.Canvas, v *field.View) {
		ahead := field.Beam{Space: field.Space{X: 9, Y: 9, Size: 2, Way: up}, Color: c.Palette.SideColor(0), Open: 1}
		ahead.Draw(c, v)
		back := field.Beam{Space: field.Space{X: 9, Y: 9, Size: 2, Way: down}, Color: c.Palette.SideColor(0), Open: 1, Idle: true}
		back.Draw(c, v)
	},
	now: func(c *render.Canvas, v *field.View) field.Moment {
		p, target, from := &c.Palette, &attacking[needle], &attacking[bottle]
		at := target.FaceAt(v, field.Nose)
		field.Aim(c, from.Box(v).Center().Add(render.Point{Y: -0.8 * v.Unit()}), at, 0, p.Legal)
		field.Corners(c, from.Box(v), p.SideColor(0), 2.5)
		return field.Moment{Notes: []field.Note{
			{Text: "nose 18 · 55 %", At: at.Add(render.Point{X: 48, Y: 20}), Color: p.Legal},
			{Text: "nobody abeam", At: from.Box(v).Center().Add(render.Point{X: -46, Y: 92}), Align: render.Right, Color: p.Neutral},
			{Text: "Wedge turns at the end", Sign: drawings["will turn"].Name, At: v.Point(4.2, 2.45), Align: render.Center, Color: p.Warning},
		}}
	},
	beside: func(c *render.Canvas, l board.Layout) {
		(&board.Ladder{Sides: 20, Always: true, From: 10}).Draw(c, render.Box(424, 664, 420, 26))
		(&board.Ladder{Sides: 20, Always: true, From: 10, Would: 12, Rolled: 11, Fallen: 1}).Draw(c, render.Box(424, 628, 240, 12))
		c.Die(render.Box(870, 640, 64, 64), render.Die{Form: render.Icosahedron, Ink: render.BlackDie, Face: "12"})
	},
	look: board.Look{Of: func(o game.Option) board.State { return board.State{Lit: o == tokenThing(needle)} }},
}, {
	tokens: moving,
	under: func(c *render.Canvas, v *field.View) {
		beam := field.Beam{Space: field.Space{X: 4, Y: 4, Size: 2, Way: right}, Color: c.Palette.SideColor(1), Open: 1}
		beam.Draw(c, v)
		var zone field.Squares
		for i := range 9 {
			zone.Add(12+i%3, 5+i/3)
		}
		v.Hatch(c, &zone, c.Palette.SideColor(1))
	},
	choice: field.Choice{Refuges: squares([][2]int{{3, 4}, {3, 5}, {3, 6}, {4, 6}, {5, 6}})},
	now:    move,
	beside: func(*render.Canvas, board.Layout) {},
}, {
	tokens: attacking,
	choice: func() (free field.Choice) {
		for y := range 5 {
			for x := range 4 {
				if x == 0 || y == 0 || y == 4 || x == 3 {
					free.Squares.Add(8+x, 8+y-1)
				}
			}
		}
		return free
	}(),
	under: func(c *render.Canvas, v *field.View) {
		zone := squares([][2]int{{14, 6}, {14, 7}})
		v.Hatch(c, &zone, c.Palette.SideColor(1))
	},
	now: func(c *render.Canvas, v *field.View) (none field.Moment) {
		shots := field.Volley{From: attacking[wedge].FaceAt(v, field.Nose), To: v.Point(5, 9.2), Bolts: 2, Apart: 8, Color: c.Palette.SideColor(1)}
		shots.Draw(c, 0.6)
		bar := attacking[balls].HullBox(v)
		field.Counters(c, v.Point(17, 4.5), 3, 0.5, func(i int) render.Point { return attacking[balls].Hull.PipAt(i, bar) })
		return none
	},
	beside: func(c *render.Canvas, l board.Layout) {
		(&board.Ladder{Sides: 20, Always: true, From: 12, Would: 10}).Draw(c, render.Box(15, 660, 360, 18))
	},
	look: board.Look{Of: func(o game.Option) board.State { return board.State{Lit: o == tokenThing(bottle)} }},
}}

// squares is a set of some.
func squares(at [][2]int) (all field.Squares) {
	for _, s := range at {
		all.Add(s[0], s[1])
	}
	return all
}

// move is where the wedge may go, and what would come of it.
func move(c *render.Canvas, v *field.View) (m field.Moment) {
	p := &c.Palette
	for _, s := range []field.Space{
		{X: 3, Y: 4, Way: down}, {X: 3, Y: 5, Way: down}, {X: 2, Y: 3, Way: left}, {X: 4, Y: 3, Way: right}, {X: 2, Y: 4, Way: down}, {X: 4, Y: 4, Way: down},
		{X: 4, Y: 4, Way: right}, {X: 2, Y: 4, Way: left}, {X: 1, Y: 3, Way: left}, {X: 5, Y: 3, Way: right}, {X: 2, Y: 2, Way: up}, {X: 4, Y: 2, Way: up},
	} {
		s.Size = 2
		m.Ends = append(m.Ends, field.End{Space: s, Chosen: s.X == 4 && s.Y == 4 && s.Way == right})
	}
	ghost := moving[wedge]
	ghost.X, ghost.Y, ghost.Way, ghost.Dim = 4, 4, right, false
	m.Would = &ghost
	m.Course = []field.Space{{X: 4, Y: 4}, {X: 4, Y: 5}, {X: 5, Y: 5}}
	m.Rays = []field.Ray{
		{From: moving[4].Middle(v), To: ghost.FaceAt(v, field.Starboard), Text: "side 15", Color: p.SideColor(0), Bad: true},
		{From: moving[bottle].Middle(v), To: ghost.FaceAt(v, field.Starboard), Color: p.SideColor(0)},
		{From: moving[5].Middle(v), To: ghost.FaceAt(v, field.Nose), Color: p.SideColor(0)},
	}
	m.Hooks = []field.Hook{{Square: field.Square{X: 3, Y: 3}, Color: p.SideColor(1)}}
	m.Notes = []field.Note{
		{Text: "2 of 2 · nose to the right", At: ghost.Middle(v).Add(render.Point{Y: -60}), Align: render.Center, Color: p.Legal},
		{Text: "Cross pushed: 1 of " + strconv.Itoa(5), At: v.Point(6.15, 6.5), Color: p.SideColor(0)},
	}
	return m
}
