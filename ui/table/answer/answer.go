// Package answer shows over the map what is about to happen while somebody may still answer it: who does it and to whom, what decides it
// and what is likely to come of it, and a card for each answer. What all that is called and looks like its title says.
//
//	answer.go  the window, and where its parts stand · stage.go  who does what to whom · cards.go  the answers
//	hang.go    what hangs in the air until it is said who takes it
package answer

import (
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/rack"
	"holoboard/ui/table/scene"
)

// A Title says what is about to happen.
type Title interface {
	// Answers tells whether somebody at this screen may answer something now, and Window what that is.
	Answers() bool
	Window() Window
}

// A Window is what is about to happen, and what can be answered.
type Window struct {
	About   string            // in one sentence
	Parties [2]Party          // who does it, and to whom
	Between func(box ui.Rect) // draws what decides it, a die say
	Sum     string            // what stands against what
	Odds    Odds
	Cards   []Card
}

// Odds are what is likely to come of it.
type Odds struct {
	Now   string            // what brings it about
	Then  string            // what the answer would change that is looked at; nothing where none is
	Takes string            // what comes of it
	Draw  func(box ui.Rect) // draws them
}

// of shows the window of a table.
type of[V any] struct {
	t      *flow.Flow[V]
	title  Title
	layout func() board.Layout
}

// Of is the window of a table.
func Of[V any](t *flow.Flow[V], title Title, layout func() board.Layout) scene.Scene {
	return &of[V]{t, title, layout}
}

// Wants implements [scene.Scene].
func (s *of[V]) Wants() bool { return s.title.Answers() }

// Hides implements [scene.Scene].
func (*of[V]) Hides() bool { return false }

// Show implements [scene.Scene].
func (s *of[V]) Show(area ui.Rect) {
	w := s.title.Window()
	w.show(s.t.F, place(s.layout(), area), s.choose)
}

// Places are where odds and answers stand of a window over the middle of a screen.
func Places(l board.Layout, middle ui.Rect) (odds, cards ui.Rect) {
	_, _, odds, cards = divide(place(l, middle))
	return odds, cards
}

// choose lets an answer be given by its card, and by the same those that are like it.
func (s *of[V]) choose(c *Card, box ui.Rect) (lit bool) {
	name := s.t.Names.ID(c.Option)
	state := s.t.Choice(name, box, c.Option)
	s.t.PointAt(c.Option, name, state)
	s.t.Stands(name, c.Like...)
	return state.Attention() || c.first && s.t.Wanted(c.Option)
}

// place is where the window stands, of the middle of the screen: between the rails.
func place(l board.Layout, middle ui.Rect) ui.Rect {
	if l.Form.Phone() {
		return middle
	}
	return render.Box(l.Rails[0].Right(), l.Top.Bottom(), l.Bounds.W-l.Rails[0].W-l.Rails[1].W, l.Prompt.Y-l.Top.Bottom())
}

// narrow is a width below which there is less beside each other, points.
const narrow = 480

// show shows it over an area.
func (w *Window) show(f *ui.Frame, area ui.Rect, choose func(c *Card, box ui.Rect) bool) {
	f.Cover("answer", area)
	f.Fill(area, f.Palette.Space.Alpha(0.86))
	about, stage, odds, cards := divide(area)
	rack.Wrapped(f, w.About, about, f.Palette.Title().Centered())
	w.showStage(f, stage)
	w.Odds.show(f, odds.InsetXY(0, 6))
	w.showCards(f, cards, choose)
}

// divide divides its place.
func divide(area ui.Rect) (about, stage, odds, cards ui.Rect) {
	inner := area.InsetXY(16, 8)
	cards, inner = inner.CutBottom(min(88, inner.H*0.22))
	odds, stage = inner.CutBottom(min(104, inner.H*0.26))
	high := 34.0
	if area.W < narrow {
		high = 50
	}
	about, stage = stage.CutTop(high)
	return about, stage, odds, cards
}

// show shows what is likely to come of it; where both have no room beside each other, what an answer would change stands alone.
func (o *Odds) show(f *ui.Frame, box ui.Rect) {
	p := &f.Palette
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.9)))
	head, inner := box.InsetXY(14, 6).CutTop(22)
	if o.Then == "" || box.W >= narrow {
		f.Text(o.Now, head, p.Name())
	}
	f.Text(o.Then, head, f.Fitted(o.Then, p.Name().In(p.Amber).AtRight(), head.W))
	foot, picture := inner.CutBottom(20)
	if inner.H < 50 {
		picture = inner
	} else {
		f.Text(o.Takes, foot, f.FittedIn(o.Takes, foot, p.Label()))
	}
	o.Draw(picture.InsetXY(0, 2))
}
