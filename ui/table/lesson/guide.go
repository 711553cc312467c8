package lesson

import (
	"holoboard/game"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// A Title shows a guide its table, and says what its own things are to him.
type Title interface {
	// Layout says where the parts of the table are, and Middle which of it he may cover.
	Layout() board.Layout
	Middle() ui.Rect
	// Answers is how many answers of the game have been given, rolls included.
	Answers() int
	// Carried is the spot of what the player carries, or nothing.
	Carried() string
	// LookUp shows a place of the rule book.
	LookUp(place string)

	// Named finds a place of the screen that is no spot and that steps call by a name of its own; false for any other name.
	Named(name string) (ui.Rect, bool)
	// OnMap calls do for every thing on the map that a step may point at.
	OnMap(do func(thing game.Option))
	// Open opens a tab of a smaller screen.
	Open(tab board.Tab)
	// Reveal brings the part of the map into view where things are.
	Reveal(things ...game.Option)
	// Lands is where the thing of an answer to what is asked is to be put down, and false where nothing is carried; next is the
	// answer after it, if it belongs to the same step.
	Lands(o game.Option, next *game.Option) (place game.Option, ok bool)
	// AnyOrder tells whether an answer may come before others of its kind.
	AnyOrder(o game.Option) bool
	// Field is what is played on, which he lies beside where he can; nothing where that is all there is.
	Field() ui.Rect
	// Clear lists places that nothing he says may lie on.
	Clear(list []ui.Rect) []ui.Rect
}

// A Guide leads a player through a chapter.
type Guide[V any] struct {
	*Course
	flow  *flow.Flow[V]
	title Title
	game  ui.Game // that is kept, and left

	box   ui.Rect   // where he speaks
	begun string    // what the focus was set for
	enter bool      // Enter leads on in this frame
	from  ui.Rect   // what is to be carried to where, or nothing
	to    ui.Rect   // what is to be used, or only to be looked at
	clear []ui.Rect // that he must not lie on, what he speaks of before all else

	spoken int       // how many of them that is
	across []float64 // where he may speak, from the left
}

// New returns the guide of a course at a table.
func New[V any](c *Course, f *flow.Flow[V], title Title, g ui.Game) *Guide[V] {
	return &Guide[V]{Course: c, flow: f, title: title, game: g}
}

// Rule is the place of the rule book that the step is about; nothing without a guide.
func (g *Guide[V]) Rule() string {
	if g == nil || g.Over() {
		return ""
	}
	return g.Step().Rule
}

// Leads tells whether he waits only to be led on: the player listens, and nothing else should catch his eye. Nobody listens
// without a guide.
func (g *Guide[V]) Leads() bool { return g != nil && (g.Over() || g.Is(Tell)) }

// Hear takes the key that leads on before the table does.
func (g *Guide[V]) Hear() { g.enter = g.Leads() && g.flow.F.Pressed(ui.KeyEnter) }

// Advance goes to the next step once all answers of this one are given.
func (g *Guide[V]) Advance() {
	for s := g.Step(); s != nil && s.Kind != Tell && g.title.Answers() >= g.until(); s = g.Step() {
		g.goOn()
	}
}

// Answer is what the lesson's game answers now.
func (g *Guide[V]) Answer() []game.Option { return g.next(g.title.Answers()) }

// goOn goes to the next step.
func (g *Guide[V]) goOn() {
	g.Skip()
	g.flow.Program.Keep(g.flow.F, g.game)
	g.flow.F.Invalidate()
}

// Take leaves only those answers in the flow that the guide takes, and says so if that is none.
func (g *Guide[V]) Take() {
	t := g.flow
	switch given := g.title.Answers(); {
	case t.Chosen != nil:
		t.Chosen = g.takes(t.Chosen, given, g.title.AnyOrder)
	case t.Answers != nil:
		t.Answers = g.takes(t.Answers, given, g.title.AnyOrder)
	default:
		return
	}
	if t.Chosen != nil || t.Answers != nil {
		return
	}
	key := "lesson.other"
	if g.Leads() {
		key = "lesson.read"
	}
	t.Picks = nil
	t.F.Toast(t.Words.Say(key))
	t.F.Invalidate()
}
