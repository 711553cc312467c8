package rebellion

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
)

// TestWrittenTablesAreRead: a table of any game, written in words and read again, is written in the same words.
func TestWrittenTablesAreRead(t *testing.T) {
	read := 0
	for seed := range uint64(24) {
		m, _ := game.Start(Rules{}, NewGame(Setup{Standard: seed%2 == 0}), rand.New(rand.NewPCG(seed, 1)))
		players := game.RandomChooser{Rand: rand.New(rand.NewPCG(seed, 2))}
		for !m.Over() {
			if m.Pending.Ask == AskTurn || m.Pending.Ask == AskAssign && m.Now.Turn.Side() == Rebels && m.Now.Deploying == (Deploying{}) {
				readAgain(t, &m.Now)
				read++
			}
			if _, err := m.Answer(players.Choose(&m.Pending, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if read < 1000 {
		t.Errorf("only %d tables were written", read)
	}
}

func readAgain(t *testing.T, s *State) {
	t.Helper()
	lines := Written(s)
	again := Rules{}.Blank()
	for _, line := range lines {
		if err := (Rules{}).Describe(&again, line); err != nil {
			t.Fatalf("%q: %v, in\n%s", line, err, strings.Join(lines, "\n"))
		}
	}
	if err := (Rules{}).Ready(&again); err != nil {
		t.Fatalf("%v, in\n%s", err, strings.Join(lines, "\n"))
	}
	if s.Phase == Assignment {
		again.Round++ // it begins with the round
	}
	if second := Written(&again); !slices.Equal(lines, second) {
		t.Fatalf("it reads\n%s\nafter\n%s", strings.Join(second, "\n"), strings.Join(lines, "\n"))
	}
}
