// Package seattest sets somebody at a table of Rebellion for tests, which is described in words. A [Screen] shows him one scene
// of it alone.
package seattest

import (
	"encoding/json"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/scene"
	"holoboard/ui/uitest"
)

// Game is a running game.
type Game = session.Session[rules.State, rules.View]

// Two are the people who play.
var Two = []session.Chair{{Name: "Ann", Kind: session.Person}, {Name: "Ben", Kind: session.Person}}

// Title is the game as a session knows it.
func Title() session.Title[rules.State, rules.View] {
	return session.Title[rules.State, rules.View]{
		ID: rules.ID, Version: rules.Version, Rules: rules.Rules{}, Deal: rules.Deal, Reveal: rules.Reveal,
		Player: bot.Player[rules.State],
	}
}

// Described is a game that begins with a described table, after some answers in words.
func Described(t testing.TB, people []session.Chair, seed uint64, lines, answers string) *Game {
	t.Helper()
	title := Title()
	title.Deal = func(json.RawMessage, int) (rules.State, error) {
		state := rules.Rules{}.Blank()
		for line := range strings.Lines(lines) {
			if err := (rules.Rules{}).Describe(&state, strings.TrimSpace(line)); err != nil {
				return state, err
			}
		}
		return state, rules.Rules{}.Ready(&state)
	}
	g, err := session.New(title, session.Start{Seed: seed, Seats: people})
	if err != nil {
		t.Fatal(err)
	}
	return Answer(t, g, strings.Fields(answers)...)
}

// Answer answers with options by their words.
func Answer(t testing.TB, g *Game, words ...string) *Game {
	t.Helper()
	for _, word := range words {
		d, _ := g.Decision(g.Asked())
		if err := g.Answer(d.Seat, Option(t, &d, word)); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// Option is the option of a decision that a word stands for.
func Option(t testing.TB, d *game.Decision, word string) game.Option {
	t.Helper()
	for _, o := range d.Options {
		if (rules.Rules{}).Word(o) == word {
			return o
		}
	}
	t.Fatalf("%q does not offer %s", d.Ask, word)
	return game.Option{}
}

// MoveIn moves all units that may into the active system.
func MoveIn(t testing.TB, g *Game) {
	t.Helper()
	for {
		d, _ := g.Decision(g.Asked())
		if d.Ask != rules.AskMove || len(d.Options) == 1 {
			return
		}
		o := d.Options[0]
		if o.Kind == rules.KindButton {
			o = d.Options[1]
		}
		if err := g.Answer(d.Seat, o); err != nil {
			t.Fatal(err)
		}
	}
}

// Until answers questions with what they offer first until another one comes.
func Until(t testing.TB, g *Game, key game.Key) *Game {
	t.Helper()
	for !g.Over() {
		d, _ := g.Decision(g.Asked())
		if d.Ask == key {
			return g
		}
		if err := g.Answer(d.Seat, d.Options[:max(d.Min, 1)]...); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("%s is never asked", key)
	return nil
}

// A Screen shows a scene to whoever is asked in a game, and nothing else of the table.
type Screen struct {
	*seat.Seat
	Scene scene.Scene
	Hand  *uitest.Hand
}

// New returns a screen of a size for the one who is asked; show makes the scene. Nothing moves on it.
func New(t testing.TB, g *Game, w, h int, show func(*seat.Seat) scene.Scene) *Screen {
	t.Helper()
	english, err := assets.NewWordsFor("en", rules.ID)
	if err != nil {
		t.Fatal(err)
	}
	p := program{words: english}
	s := &Screen{Seat: &seat.Seat{
		Flow: flow.New[rules.View](meaning{}, p), Say: words.NewSpeaker(english), Board: board.New(english),
		ShowSheet: func(ui.Rect, ui.State, game.Option) {},
	}}
	d, _ := g.Decision(g.Asked())
	s.Viewer, s.Pending = d.Seat, &d
	news, _ := g.Events(d.Seat, 0)
	events := make([]rules.Event, len(news))
	for i, e := range news {
		events[i] = e.(rules.Event)
	}
	s.Reel.Begin(g.View(d.Seat), events)
	s.View = s.Reel.View
	s.Scene = show(s.Seat)
	win := ui.NewWindow(s, w, h, 1)
	win.Clock.Speed = render.Off
	s.Hand = uitest.New(t, win)
	return s
}

// Show implements [ui.Screen].
func (s *Screen) Show(f *ui.Frame) {
	s.F = f
	s.Board.SetSize(f.W, f.H)
	s.Say.Touch = s.Phone()
	s.Reel.Tick(f, seat.Teller{})
	s.View = s.Reel.View
	clear(s.Places)
	if s.Scene.Wants() {
		s.Scene.Show(s.Middle())
	}
}

// program has words and nothing else.
type program struct {
	ui.Program
	words *assets.Words
}

func (p program) Words() *assets.Words { return p.words }

// meaning is what options mean, as at every table of Rebellion; nothing is asked about once more.
type meaning struct{}

func (meaning) Thing(o game.Option) game.Option { return words.ThingOf(o) }
func (meaning) ID(o game.Option) string         { return words.ID(o) }
func (meaning) Confirm(...game.Option) bool     { return true }
func (meaning) Explain(game.Option) string      { return "" }
