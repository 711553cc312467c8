package tabletest

import (
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/scene"
	"holoboard/ui/uitest"
)

// Program has words and nothing else.
type Program struct {
	ui.Program
	English *assets.Words
}

// NewProgram returns a program with a title's English words.
func NewProgram(t testing.TB, title string) Program {
	t.Helper()
	english, err := assets.NewWordsFor("en", title)
	if err != nil {
		t.Fatal(err)
	}
	return Program{English: english}
}

// Words implements [ui.Program].
func (p Program) Words() *assets.Words { return p.English }

// Meaning is what options mean where nothing can be explained.
type Meaning struct {
	ThingOf func(game.Option) game.Option
	IDOf    func(game.Option) string
}

// Thing implements [flow.Title].
func (m Meaning) Thing(o game.Option) game.Option { return m.ThingOf(o) }

// ID implements [flow.Title].
func (m Meaning) ID(o game.Option) string { return m.IDOf(o) }

// Explain implements [flow.Title].
func (Meaning) Explain(game.Option) string { return "" }

// Screen shows a scene to somebody, and nothing else of a table.
type Screen[V any, E game.Event] struct {
	Flow   *flow.Flow[V]
	Reel   *reel.Reel[V, E]
	Teller reel.Teller[E]
	Event  func(game.Event) E // see seat.Meaning
	Layout func(f *ui.Frame)  // lays the table out for a frame
	Area   func() ui.Rect     // that the scene covers
	Scene  func() scene.Scene // is made when the one who looks has sat down
	shown  scene.Scene
}

// Sit sets the one who is asked in a game before a screen of a size, on which nothing moves, and hands the scene and the hand over
// that uses it.
func Sit[S, V comparable, E game.Event](t testing.TB, g *session.Session[S, V], s *Screen[*V, E], w, h int) (scene.Scene, *uitest.Hand) {
	t.Helper()
	d, _ := g.Decision(g.Asked())
	s.Flow.Viewer, s.Flow.Pending = d.Seat, &d
	news, _ := g.Events(d.Seat, 0)
	events := make([]E, len(news))
	for i, e := range news {
		events[i] = s.Event(e)
	}
	s.Reel.Begin(new(g.View(d.Seat)), events)
	s.Flow.View = s.Reel.View
	s.shown = s.Scene()
	window := ui.NewWindow(s, w, h, 1)
	window.Clock.Speed = render.Off
	return s.shown, uitest.New(t, window)
}

// Show implements [ui.Screen].
func (s *Screen[V, E]) Show(f *ui.Frame) {
	s.Flow.F = f
	s.Layout(f)
	s.Reel.Tick(f, s.Teller)
	s.Flow.View = s.Reel.View
	clear(s.Flow.Places)
	if s.shown.Wants() {
		s.shown.Show(s.Area())
	}
}
