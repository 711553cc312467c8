// Package seattest sets somebody at a table of Rebellion for tests, which is described in words. A [Screen] shows him one scene
// of it alone.
package seattest

import (
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	galaxy "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// Game is a running game.
type Game = session.Session[rules.State, rules.View]

// Title is the game as a session knows it.
func Title() session.Title[rules.State, rules.View] {
	return session.Title[rules.State, rules.View]{
		ID: rules.ID, Version: rules.Version, Rules: rules.Rules{}, Deal: rules.Deal, Reveal: rules.Reveal,
		Player: bot.Player[rules.State],
	}
}

// told is the game whose tables are described.
func told() tabletest.Title[rules.State, rules.View] {
	return tabletest.Title[rules.State, rules.View]{Title: Title(), Teller: rules.Rules{}}
}

// Described is a game that begins with a described table, after some answers in words.
func Described(t testing.TB, people []session.Chair, seed uint64, lines, answers string) *Game {
	t.Helper()
	return told().Described(t, people, seed, lines, answers)
}

// Answer answers with options by their words.
func Answer(t testing.TB, g *Game, words ...string) *Game {
	t.Helper()
	return told().Answer(t, g, words...)
}

// Option is the option of a decision that a word stands for.
func Option(t testing.TB, d *game.Decision, word string) game.Option {
	t.Helper()
	return told().Option(t, d, word)
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

// CadetsPlay plays a game of two cadets to its end; every second seed is a standard game.
func CadetsPlay(t testing.TB, seed uint64) *Game {
	t.Helper()
	return tabletest.Played(t, Title(), session.Start{
		Seed: seed, Seats: []session.Chair{{Kind: "cadet"}, {Kind: "cadet"}}, Setup: rules.WriteSetup(rules.Setup{Standard: seed%2 == 1}),
	})
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
	p := tabletest.NewProgram(t, rules.ID)
	f := flow.New(tabletest.Meaning{ThingOf: words.ThingOf, IDOf: words.ID}, p, new(rules.View))
	s := &Screen{Seat: seat.New(f, galaxy.New(p.English), false)}
	s.ShowSheet = func(ui.Rect, ui.State, game.Option) {}
	s.Scene, s.Hand = tabletest.Sit(t, g, &tabletest.Screen[*rules.View, *rules.Event]{
		Flow: s.Flow, Reel: &s.Reel, Teller: seat.Teller{}, Event: s.Means.Event, Area: s.Middle, Scene: func() scene.Scene { return show(s.Seat) },
		Layout: func(f *ui.Frame) {
			s.Board.SetSize(f.W, f.H)
			s.Say.Touch = s.Phone()
		},
	}, w, h)
	return s
}
