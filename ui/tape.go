package ui

import "holoboard/render"

// Tape is a recorded game on its table, wound to one of its moments. At moment 0 it is laid out; each of the others is one
// thing more that whoever looks on saw happen. Nobody is asked anything on it.
type Tape interface {
	// Show draws the table and tells where there is room for what winds the tape.
	Show(f *Frame) TapePlaces
	// Onlookers lists as whom the game may be looked at; LookAs chooses one of them, by his number in that list. He begins
	// at the same moment, or the nearest that he saw.
	Onlookers() []Onlooker
	LookAs(i int)
	// Last is the number of the last moment, At that of the moment shown.
	Last() int
	At() int
	// Wind shows a moment at once. Tell goes on to the next one and tells how it came about; Telling reports whether it
	// is still at it, and Told says in words what is told, or was told last.
	Wind(to int)
	Tell()
	Telling() bool
	Told() string
	// Marks are the moments that one may want to find, in order.
	Marks() []Mark
	// MarkKinds are the kinds of marks that there can be.
	MarkKinds() []MarkKind
}

// TapePlaces are where a Tape leaves room.
type TapePlaces struct {
	Bar Rect // wide and low, or on a phone high and narrow
	Out Rect // for one small button
}

// Onlooker is somebody as whom a recorded game may be looked at.
type Onlooker struct {
	Name   string
	Sign   string // his emblem, or nothing
	Light  Light
	Others string // the names of those who must look away first, or nothing
}

// Mark is a moment of a tape that one may want to find.
type Mark struct {
	At    int
	Kind  int    // in MarkKinds
	Name  string // what happens there
	Short string // the same on a timeline, such as the number of a round, or nothing
	Light Light
}

// MarkKind is a kind of marks.
type MarkKind struct {
	Name string // of all of them, such as "Combats"
	Rank Rank
}

// Rank is how marks of a kind divide a timeline.
type Rank uint8

// The ranks.
const (
	Scene   Rank = iota // something happens
	Part                // a part of a chapter begins
	Chapter             // a chapter begins
)

// Light is a colour that differs with the palette; nil stands for the usual one.
type Light func(render.Palette) render.Color

// In is the colour in a palette.
func (l Light) In(p render.Palette, usual render.Color) render.Color {
	if l == nil {
		return usual
	}
	return l(p)
}
