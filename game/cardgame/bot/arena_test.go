package bot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"holoboard/game/ai"

	"holoboard/game"
	"holoboard/game/cardgame"
)

// A meeting is how games between two kinds went, for the first of them: by the side that it had and by both decks.
type meeting struct {
	won, games [2][2][2]int // side of the first kind, light's deck, dark's deck
	turns      int
	longest    int
	decked     int // games that ended with an empty deck
	tries      int
}

// meet plays games of two kinds: each seed with each pair of starter decks from both sides.
func meet(tb testing.TB, one, other string, games int, from uint64) (m meeting) {
	tb.Helper()
	for _, kind := range [2]string{one, other} {
		if Player[cardgame.State](kind, rand.New(rand.NewPCG(0, 0))) == nil {
			tb.Fatalf("nobody plays as %q", kind)
		}
	}
	for n := range games {
		seed, light, dark, side := from+uint64(n/8), n/2%2, n/4%2, n%2
		kinds := [2]string{one, other}
		if side == 1 {
			kinds = [2]string{other, one}
		}
		var players [2]player
		sim := game.Simulation[cardgame.State, cardgame.View]{Rules: cardgame.Rules{}, Broken: (*cardgame.State).Broken, Limit: 100_000}
		for i, kind := range kinds {
			sim.Players = append(sim.Players, func(r *rand.Rand) player {
				players[i] = Player[cardgame.State](kind, r)
				return players[i]
			})
		}
		s := cardgame.NewGame(cardgame.Starter, 0, [2]cardgame.Deck{cardgame.ReadyDecks[light].Deck, cardgame.ReadyDecks[2+dark].Deck})
		if g := sim.Play(&s, seed); g.Stuck || g.Broken != "" {
			tb.Fatalf("game %d: %+v", n, g)
		}
		m.games[side][light][dark]++
		if int(s.Winner) == side {
			m.won[side][light][dark]++
		}
		m.turns += int(s.Turn)
		m.longest = max(m.longest, int(s.Turn))
		if s.Ending == cardgame.DeckOut || s.Ending == cardgame.PlansOut {
			m.decked++
		}
		for _, p := range players {
			if t, thinks := p.(*ai.Thinker[cardgame.State, cardgame.View]); thinks {
				m.tries += t.Tried()
			}
		}
	}
	return m
}

// sum adds up games of a side, of both if it is 2, and of decks, of any if they are 2.
func (m *meeting) sum(side, light, dark int) (won, games int) {
	for s := range 2 {
		for l := range 2 {
			for d := range 2 {
				if (side == 2 || s == side) && (light == 2 || l == light) && (dark == 2 || d == dark) {
					won += m.won[s][l][d]
					games += m.games[s][l][d]
				}
			}
		}
	}
	return won, games
}

// share is the share of won games in percent, with Wilson's interval at 95 %.
func share(won, games int) string {
	const z = 1.96
	n := float64(max(games, 1))
	p := float64(won) / n
	off := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return fmt.Sprintf("%.0f ± %.0f", 100*p, 100*off)
}

// report says how a meeting went, in one line of a table.
func (m *meeting) report(one, other string) string {
	var b strings.Builder
	won, games := m.sum(2, 2, 2)
	fmt.Fprintf(&b, "| %s : %s | %d of %d | %s |", one, other, won, games, share(won, games))
	for side, word := range [2]string{"light", "dark"} {
		won, games := m.sum(side, 2, 2)
		fmt.Fprintf(&b, " %s %s |", word, share(won, games))
	}
	for light, l := range [2]string{"jedi", "rebel"} {
		for dark, d := range [2]string{"sith", "navy"} {
			as, n := m.sum(0, light, dark)
			against, k := m.sum(1, light, dark)
			fmt.Fprintf(&b, " %s-%s %d/%d, %d/%d |", l, d, as, n, against, k)
		}
	}
	fmt.Fprintf(&b, " %.1f turns, longest %d, %d by empty decks", float64(m.turns)/float64(max(games, 1)), m.longest, m.decked)
	if m.tries > 0 {
		fmt.Fprintf(&b, ", %d tries a game", m.tries/max(games, 1))
	}
	return b.String()
}

// TestArena measures kinds against one another over the four pairs of starter decks, from both sides with the same seeds:
// ARENA="officer rusher 40 0; cadet random 80" plays forty games from seed 0 on, then eighty.
func TestArena(t *testing.T) {
	asked := os.Getenv("ARENA")
	if asked == "" {
		t.Skip("no arena was asked for")
	}
	for line := range strings.SplitSeq(asked, ";") {
		words := strings.Fields(line)
		if len(words) < 3 {
			t.Fatalf("%q is no meeting", line)
		}
		games, _ := strconv.Atoi(words[2])
		from := 0
		if len(words) > 3 {
			from, _ = strconv.Atoi(words[3])
		}
		m := meet(t, words[0], words[1], games, uint64(from))
		fmt.Println(m.report(words[0], words[1]))
	}
}
