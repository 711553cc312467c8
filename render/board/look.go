package board

import (
	"holoboard/game"
	"holoboard/render"
)

// Look is everything about one picture that does not lie on the table: what the player may do, what he points at
// and holds, what is just moving. The zero Look is a table at rest.
type Look struct {
	Of        func(game.Option) State // how a thing looks; nil: all look as they lie
	Breath    float64                 // how bright what is lit is just now, 0 to 1; 0 means 1
	Concerns  func(game.Option) bool  // while something is asked about places: the others lie under a veil; nil: no veil
	Held      func(game.Option) int   // how many of a stack, or whether a single thing, is away in a hand or on its way
	Routes    []Route
	Tags      []Tag
	Movers    []Mover
	Happening Happening
	Covered   bool // a scene hides the map and the rails: they are not drawn
}

// State is how a thing looks.
type State struct {
	Lit     bool // it may be chosen
	Hover   bool // pointed at, or reached by keys
	Pressed bool
	Over    bool // what is held would land here
	Planned bool // chosen, not final
	Refused bool
	Dim     bool // cannot be used now
	New     bool // a card that came into the hand lately
}

// Route is a way that something takes: a line of dashes from one place to another.
type Route struct {
	From, To game.Option
	Phase    float64 // moves the dashes along, points
}

// Tag is a short note at a place of the map, such as "2 / 2".
type Tag struct {
	At      game.Option
	Text    string
	Warning bool // it says why not
}

// Happening is what befalls a place just now; the title knows how that looks.
type Happening struct {
	At   game.Option
	Told float64 // how much of it is over; 0: nothing happens
	Calm bool    // without flashes
}

// Mover is a piece that is not at its place: in the hand or on its way.
type Mover struct {
	What   game.Option // as what the thing moves, or what it was where it lay
	At     render.Point
	Count  int
	Size   float64 // 1 as on the map
	InHand bool
}

// ConcernsAt tells whether the question is about a place, or about none in particular.
func (l *Look) ConcernsAt(place game.Option) bool { return l.Concerns == nil || l.Concerns(place) }

// StateOf is how a thing looks.
func (l *Look) StateOf(thing game.Option) State {
	if l.Of == nil {
		return State{}
	}
	return l.Of(thing)
}

// HeldOf is how many of a stack are away, or 1 for a single thing that is.
func (l *Look) HeldOf(thing game.Option) int {
	if l.Held == nil {
		return 0
	}
	return l.Held(thing)
}

// Bright is how bright what is lit is just now, 0 to 1.
func (l *Look) Bright() float64 {
	if l.Breath == 0 {
		return 1
	}
	return l.Breath
}

// Frame returns the line around a thing in a state, and false where it keeps its own.
func (l *Look) Frame(s State, p *render.Palette) (style render.PanelStyle, framed bool) {
	switch {
	case s.Refused:
		style.Line, style.Width, style.Dash = p.Warning, 2, render.Dash{6, 4}
	case s.Pressed:
		style.Line, style.Width = p.Legal, 4
	case s.Hover:
		style.Line, style.Width = p.Text, 3
	case s.Planned:
		style.Line, style.Width, style.Dash = p.Legal, 2, render.Dash{6, 4}
	case s.Lit:
		style.Line, style.Width, style.Glow = p.Legal.Alpha(l.Bright()), 2.5, p.Legal
	default:
		return style, false
	}
	return style, true
}

// Outline draws the line of a state around a box.
func (l *Look) Outline(c *render.Canvas, box render.Rect, s State) {
	if style, framed := l.Frame(s, &c.Palette); framed {
		style.Corner = render.Slight
		c.Panel(box.Inset(-1), style)
	}
}

// DrawFrame draws the line of a state around a box, and the light of what would land there.
func (l *Look) DrawFrame(c *render.Canvas, box render.Rect, s State) {
	l.Outline(c, box, s)
	if s.Over {
		c.Fill(box, c.Palette.Legal.Alpha(0.2))
	}
}
