package match

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
)

// TestMoment looks at a moment of a recorded game: MOMENT="FILE 772 admiral:400 5" writes the table before the 772nd answer in words, as a position can
// begin with it, what was answered, and what a kind answers with five seeds and why. MOMENT="FILE" lists all answers.
func TestMoment(t *testing.T) {
	asked := strings.Fields(os.Getenv("MOMENT"))
	if len(asked) != 1 && len(asked) != 4 {
		t.Skip("no moment was asked for")
	}
	data, err := os.ReadFile(asked[0])
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Load(Title(), data)
	if err != nil {
		t.Fatal(err)
	}
	start := s.Started()
	table, err := rebellion.Deal(start.Setup, len(start.Seats))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	_, err = game.Retrace(rebellion.Rules{}, table, s.Log(), rand.New(rand.NewPCG(1, 1)), func(before, now *game.Match[state, view], _ []game.Event) {
		if before == nil {
			return
		}
		n++
		given := now.Log()[len(before.Log())]
		d := &before.Pending
		line := fmt.Sprintf("%d: round %d, %s %s: %s", n, before.Now.Round, rebellion.Rules{}.SeatWord(&before.Now, d.Seat), d.Ask, inWords(given.Picks))
		switch {
		case len(asked) == 1:
			fmt.Println(line)
		case asked[1] == strconv.Itoa(n):
			fmt.Printf("%s\n\n# %s, of %s\n", strings.Join(rebellion.Written(&before.Now), "\n"), line, inWords(d.Options))
			answerAgain(before, asked[2], asked[3])
		}
	})
	if err != nil {
		t.Fatal(err)
	}
}

// answerAgain has a kind answer with some seeds.
func answerAgain(m *game.Match[state, view], kind, seeds string) {
	n, _ := strconv.ParseUint(seeds, 10, 16)
	for seed := range n {
		p := bot.Player[state](kind, rand.New(rand.NewPCG(seed, 2)))
		var why []string
		if t, thinks := p.(*ai.Thinker[state, view]); thinks {
			t.Thought = func(t *ai.Thought) {
				for _, o := range t.Options {
					why = append(why, fmt.Sprintf("%s %d (%d)", inWords(o.Picks), o.Mean(), o.Tries))
				}
			}
		}
		picks := p.Choose(m.Position(m.Pending.Seat), nil)
		fmt.Printf("# %s: %s\n", inWords(picks), strings.Join(why, ", "))
	}
}

func inWords(picks []game.Option) string {
	words := make([]string, len(picks))
	for i, o := range picks {
		words[i] = rebellion.Rules{}.Word(o)
	}
	return strings.Join(words, ", ")
}
