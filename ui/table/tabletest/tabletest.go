// Package tabletest sets somebody at a table of any title for tests, which is described in words as transcripts describe one. A
// [Screen] shows him one scene of it alone.
//
//	tabletest.go  games and answers · screen.go  what is shown of them · book.go  the rule book of a title
package tabletest

import (
	"encoding/json"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
)

// Two are the people who play.
var Two = []session.Chair{{Name: "Ann", Kind: session.Person}, {Name: "Ben", Kind: session.Person}}

// Title is a title whose tables and options are described in words.
type Title[S, V comparable] struct {
	session.Title[S, V]
	Teller game.Teller[S, V]
}

// Described is a game that begins with a described table, after some answers in words.
func (title Title[S, V]) Described(t testing.TB, people []session.Chair, seed uint64, lines, answers string) *session.Session[S, V] {
	t.Helper()
	dealt := title.Title
	dealt.Deal = func(json.RawMessage, int) (S, error) {
		state := title.Teller.Blank()
		for line := range strings.Lines(lines) {
			if err := title.Teller.Describe(&state, strings.TrimSpace(line)); err != nil {
				return state, err
			}
		}
		return state, title.Teller.Ready(&state)
	}
	g, err := session.New(dealt, session.Start{Seed: seed, Seats: people})
	if err != nil {
		t.Fatal(err)
	}
	return title.Answer(t, g, strings.Fields(answers)...)
}

// Answer answers with options by their words.
func (title Title[S, V]) Answer(t testing.TB, g *session.Session[S, V], words ...string) *session.Session[S, V] {
	t.Helper()
	for _, word := range words {
		d, _ := g.Decision(g.Asked())
		if err := g.Answer(d.Seat, title.Option(t, &d, word)); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// Option is the option of a decision that a word stands for.
func (title Title[S, V]) Option(t testing.TB, d *game.Decision, word string) game.Option {
	t.Helper()
	for _, o := range d.Options {
		if title.Teller.Word(o) == word {
			return o
		}
	}
	t.Fatalf("%q does not offer %s", d.Ask, word)
	return game.Option{}
}

// Until answers questions with what they offer first until another one comes.
func Until[S, V comparable](t testing.TB, g *session.Session[S, V], key game.Key) *session.Session[S, V] {
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

// Played plays a game of computers to its end.
func Played[S, V comparable](t testing.TB, title session.Title[S, V], start session.Start) *session.Session[S, V] {
	t.Helper()
	g, err := session.New(title, start)
	if err != nil {
		t.Fatal(err)
	}
	for !g.Over() {
		g.Play()
	}
	return g
}
