package bot

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestArena measures kinds against one another: ARENA="officer random 20 0" plays twenty games from the first pair of fleets on.
func TestArena(t *testing.T) {
	words := strings.Fields(os.Getenv("ARENA"))
	if len(words) < 3 {
		t.Skip("no arena was asked for")
	}
	games, _ := strconv.Atoi(words[2])
	from := 0
	if len(words) > 3 {
		from, _ = strconv.Atoi(words[3])
	}
	a := arena(t, words[0], words[1], games, uint64(from))
	lead, off := a.lead()
	fmt.Printf("%s : %s  %d-%d, %d drawn, %d per mille, %.1f rounds, %.0f decisions, lead %.1f ± %.1f\n", words[0], words[1], a.won, a.lost, a.drawn, a.rate(),
		float64(a.rounds)/float64(games), float64(a.decisions)/float64(games), lead, off)
}
