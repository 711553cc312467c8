package rebellion

import (
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// Look is everything about one picture that does not lie on the table: what the player may do, what he points at
// and holds, what is just moving. The zero Look is a table at rest.
type Look struct {
	Of        func(game.Option) State // how a thing looks; nil: all look as they lie
	Breath    float64                 // how bright what is lit is just now, 0 to 1; 0 means 1
	Concerned rebellion.Systems       // while something is asked, the other systems lie under a veil; 0: no veil
	Held      func(game.Option) int   // how many of a stack, or whether a leader, is away in a hand or on its way
	Routes    []Route
	Tags      []Tag
	Movers    []Mover
	Breaking  Breaking
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
	From, To rebellion.System
	Phase    float64 // moves the dashes along, points
}

// Tag is a short note at a system, such as "2 / 2".
type Tag struct {
	At      rebellion.System
	Text    string
	Warning bool // it says why not
}

// Breaking is a planet that is just being destroyed.
type Breaking struct {
	At   rebellion.System
	Told float64 // how much of it is over; 0: none is
	Calm bool    // without flashes
}

// Mover is a piece that is not at its place: in the hand or on its way.
type Mover struct {
	What   game.Option // of KindUnit, KindLeader, or the thing that it was where it lay
	At     render.Point
	Count  int
	Size   float64 // 1 as on the map
	InHand bool
}

// concerns tells whether the question is about a system, or about none in particular.
func (l *Look) concerns(at rebellion.System) bool {
	return l.Concerned == 0 || in(l.Concerned, at)
}

func (l *Look) of(thing game.Option) State {
	if l.Of == nil {
		return State{}
	}
	return l.Of(thing)
}

func (l *Look) held(thing game.Option) int {
	if l.Held == nil {
		return 0
	}
	return l.Held(thing)
}

func (l *Look) breath() float64 {
	if l.Breath == 0 {
		return 1
	}
	return l.Breath
}

// frame returns the line around a thing in a state, and false where it keeps its own.
func (l *Look) frame(s State, p *render.Palette) (style render.PanelStyle, framed bool) {
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
		style.Line, style.Width, style.Glow = p.Legal.Alpha(l.breath()), 2.5, p.Legal
	default:
		return style, false
	}
	return style, true
}
