package game_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
)

// drum is a title of windows alone: seats may beat as often as they have sticks, in turn; with no sticks nobody is asked.
type drum struct{}

type drumTable struct {
	Windows game.InTurn
	Sticks  [3]uint8
	Done    bool
}

var beat, rest = game.Option{Kind: 1}, game.Option{Kind: 2}

func (drum) Step(s *drumTable, a *game.Ask) {
	seat, did, open := s.Windows.Ask(a, 3, rest, func(seat game.Seat) bool {
		if s.Sticks[seat] == 0 {
			return false
		}
		a.Put(seat, "drum")
		a.Offer(beat)
		a.Offer(rest)
		return true
	})
	if open && did == beat {
		s.Sticks[seat]--
	}
	s.Done = !open
}

func (drum) Over(s *drumTable) bool                     { return s.Done }
func (drum) Seats(*drumTable) int                       { return 3 }
func (drum) View(s *drumTable, _ game.Seat) drumTable   { return *s }
func (drum) Guess(v *drumTable, _ *rand.Rand) drumTable { return *v }

// TestWindowsInTurn: they go round from the first seat on, past seats that have nothing, until all have let theirs pass one
// after the other. b beats, r rests.
func TestWindowsInTurn(t *testing.T) {
	for _, test := range []struct {
		first   game.Seat
		sticks  [3]uint8
		answers string
		asked   string
	}{
		{0, [3]uint8{9, 9, 9}, "rrr", "0 1 2"},
		{1, [3]uint8{9, 9, 9}, "rrr", "1 2 0"},
		{0, [3]uint8{9, 9, 9}, "rrbrrr", "0 1 2 0 1 2"},
		{0, [3]uint8{9, 9, 9}, "brbrrr", "0 1 2 0 1 2"},
		{0, [3]uint8{9, 0, 9}, "brr", "0 2 0"},
		{0, [3]uint8{1, 0, 0}, "b", "0"},
		{2, [3]uint8{0, 0, 0}, "", ""},
	} {
		m, _ := game.Start(drum{}, drumTable{Windows: game.InTurn{Seat: test.first}, Sticks: test.sticks}, nil)
		var asked []string
		for _, answer := range test.answers {
			if m.Over() {
				t.Errorf("%+v: all is over before %v", test, asked)
				break
			}
			asked = append(asked, fmt.Sprint(m.Pending.Seat))
			if _, err := m.Answer(map[rune]game.Option{'b': beat, 'r': rest}[answer]); err != nil {
				t.Fatal(err)
			}
		}
		if !m.Over() || strings.Join(asked, " ") != test.asked {
			t.Errorf("from %d with sticks %v, %q: asked %v, want %s; over: %v", test.first, test.sticks, test.answers, asked, test.asked, m.Over())
		}
	}
}
