package cardgame

import (
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// FuzzTranscript: no text makes the rules panic, told or not.
func FuzzTranscript(f *testing.F) {
	for _, story := range stories(f) {
		f.Add(story)
	}
	f.Fuzz(func(t *testing.T, story string) {
		if len(story) < 20_000 && strings.Count(story, "\n") < 200 {
			_, _ = game.Retell(Rules{}, story)
		}
	})
}

// FuzzTable: see [gametest.OddTables].
func FuzzTable(f *testing.F) {
	f.Add([]byte("a table of things that nobody has ever thought of, as long as it is wide"), uint64(1))
	f.Fuzz(gametest.OddTables(Rules{}, (*State).Broken, stories(f)))
}

// FuzzSave: see [gametest.Saves.Odd].
func FuzzSave(f *testing.F) { kept.Odd(f, savedNames()) }

// TestMangledStories: descriptions put together of lines of several stories are refused or played: the rules stop at nothing that can be
// described.
func TestMangledStories(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var lines []string
	for _, story := range stories(t) {
		head, _, _ := strings.Cut(story, "\n\n")
		lines = append(lines, strings.Split(head, "\n")[1:]...)
	}
	played := 0
	for range lawful(2000) {
		s := Rules{}.Blank()
		for range 2 + r.IntN(8) {
			_ = Rules{}.Describe(&s, lines[r.IntN(len(lines))])
		}
		if (Rules{}).Ready(&s) != nil {
			continue
		}
		played++
		ask := game.Playout(game.RandomChooser{Rand: r}, r)
		if n := game.Run(Rules{}, &s, ask, 100_000); n == 100_000 {
			t.Fatal("a described game does not end")
		}
		if wrong := s.Broken(); wrong != "" {
			t.Fatal(wrong)
		}
	}
	if played < 10 {
		t.Errorf("only %d tables could be played", played)
	}
}

// FuzzDeck: no text makes a deck that is neither refused nor written as it was read.
func FuzzDeck(f *testing.F) {
	for _, d := range ReadyDecks {
		f.Add(d.String())
	}
	f.Add("jedi 1 1 300")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := ReadDeck(text)
		if err != nil {
			return
		}
		again, err := ReadDeck(d.String())
		if err != nil || again.String() != d.String() {
			t.Errorf("%q is read as %v, and that as %v: %v", text, d, again, err)
		}
	})
}
