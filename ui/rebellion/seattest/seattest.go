// Package seattest sets somebody at a table of Rebellion for tests: at a moment of a random game, or at a table that is described
// in words. A [Screen] shows him one scene alone.
package seattest

import (
	"encoding/json"
	"math/rand/v2"
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

// Find plays random games of two until a decision with a choice comes that fits.
func Find(t testing.TB, fits func(v *rules.View, d *game.Decision) bool) *Game {
	t.Helper()
	for seed := range uint64(400) {
		g, err := session.New(Title(), session.Start{Seed: seed, Seats: Two})
		if err != nil {
			t.Fatal(err)
		}
		chooser := game.RandomChooser{Rand: rand.New(rand.NewPCG(seed, 3))}
		for !g.Over() {
			d, _ := g.Decision(g.Asked())
			view := g.View(d.Seat)
			if len(d.Options) > 1 && fits(&view, &d) {
				return g
			}
			if err := g.Answer(d.Seat, chooser.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no random game comes to such a decision")
	return nil
}

// Asking finds a decision by its key.
func Asking(t testing.TB, key game.Key) *Game {
	t.Helper()
	return Find(t, func(_ *rules.View, d *game.Decision) bool { return d.Ask == key })
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
	for word := range strings.FieldsSeq(answers) {
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

// A Screen shows a scene to whoever is asked in a game, and nothing else of the table.
type Screen struct {
	*seat.Seat
	Scene scene.Scene
	Hand  *uitest.Hand
}

// New returns a screen of a size for the one who is asked; show makes the scene. Nothing moves on it.
func New(t testing.TB, g *Game, w, h int, show func(*seat.Seat) scene.Scene) *Screen {
	t.Helper()
	english, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	p := program{words: english}
	s := &Screen{Seat: &seat.Seat{
		Flow: flow.New[rules.View](meaning{}, p), Say: words.NewSpeaker(english), Board: board.New(english),
		Sheet: func(game.Option, ui.Rect, string) {},
	}}
	d, _ := g.Decision(g.Asked())
	s.Viewer, s.Pending = d.Seat, &d
	frames, _ := g.Frames(d.Seat, 0)
	s.Events = seat.EventsOf(seat.FramesOf(frames))
	s.Reel.Show(g.View(d.Seat))
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
