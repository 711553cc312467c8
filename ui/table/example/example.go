// Package example opens games of any title at a moment, for its screens to be drawn and tried. They are told in words, as
// transcripts: what a computer player would do changes none of them.
//
//	example.go  games and moments · screen.go  a screen on which something is opened
package example

import (
	"encoding/json"
	"fmt"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
)

// A Title says how the games of its transcripts begin.
type Title[S, V comparable] struct {
	session.Title[S, V]
	Teller game.Teller[S, V]
	// Begins is the setup that a table was dealt by, and how many sit at it.
	Begins func(s *S) (setup json.RawMessage, seats int)
}

// Game is a game that a transcript tells, played by persons.
type Game[S, V comparable] struct {
	Title session.Title[S, V]
	Start session.Start
	Told  game.Told[S]
}

// people are who play in examples.
var people = [...]string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"}

// Tell plays a transcript.
func (t Title[S, V]) Tell(transcript string) (*Game[S, V], error) {
	told, err := game.Recite(t.Teller, transcript)
	if err != nil {
		return nil, err
	}
	g := &Game[S, V]{t.Title, Start(t.Begins(&told.Start)), told}
	g.Start.Open = true
	g.Title.Prepare, g.Title.DealWith = nil, nil // the table is described, so nobody hands anything in
	g.Title.Deal = func(json.RawMessage, int) (S, error) { return told.Start, nil }
	return g, nil
}

// Start is how a game between so many persons begins.
func Start(setup json.RawMessage, seats int) session.Start {
	start := session.Start{Seed: 1, Setup: setup}
	for _, name := range people[:seats] {
		start.Seats = append(start.Seats, session.Chair{Name: name, Kind: session.Person})
	}
	return start
}

// Read plays a transcript of assets/examples.
func (t Title[S, V]) Read(name string) (*Game[S, V], error) {
	g, err := t.Tell(assets.Example(t.ID, name))
	if err != nil {
		return nil, fmt.Errorf("example %s: %w", name, err)
	}
	return g, nil
}

// At is the game of a transcript of assets/examples where it has a note, see [Game.At].
func (t Title[S, V]) At(name, note string) (before, now *session.Session[S, V], err error) {
	g, err := t.Read(name)
	if err != nil {
		return nil, nil, err
	}
	return g.At(note)
}

// After is the game after so many answers, rolls included.
func (g *Game[S, V]) After(answers int) (*session.Session[S, V], error) {
	return session.After(g.Title, g.Start, g.Told.Log, answers)
}

// At is the game where its transcript has a note, or without one where it ends, and before the answer that led there.
func (g *Game[S, V]) At(note string) (before, now *session.Session[S, V], err error) {
	at := len(g.Told.Log)
	if note != "" {
		i := slices.IndexFunc(g.Told.Notes, func(n game.Note) bool { return n.Text == note })
		if i < 0 {
			return nil, nil, fmt.Errorf("the example has no moment %q", note)
		}
		at = g.Told.Notes[i].At
	}
	last := max(at-1, 0)
	for last > 0 && g.Told.Log[last].Seat == game.Chance {
		last--
	}
	if before, err = g.After(last); err != nil {
		return nil, nil, err
	}
	now, err = g.After(at)
	return before, now, err
}
