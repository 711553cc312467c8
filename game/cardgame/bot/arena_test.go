package bot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
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

// add counts the games of another meeting too.
func (m *meeting) add(o *meeting) {
	for side := range 2 {
		for light := range 2 {
			for dark := range 2 {
				m.won[side][light][dark] += o.won[side][light][dark]
				m.games[side][light][dark] += o.games[side][light][dark]
			}
		}
	}
	m.turns, m.longest, m.decked, m.tries = m.turns+o.turns, max(m.longest, o.longest), m.decked+o.decked, m.tries+o.tries
}

// inParallel does n things on all cores.
func inParallel(n int, do func(i int)) {
	var next atomic.Int64
	var all sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		})
	}
	all.Wait()
}

// meet plays games of two kinds: each seed with each pair of starter decks from both sides.
func meet(tb testing.TB, one, other string, games int, from uint64) (m meeting) {
	tb.Helper()
	for _, kind := range [2]string{one, other} {
		if Player[cardgame.State](kind, rand.New(rand.NewPCG(0, 0))) == nil {
			tb.Fatalf("nobody plays as %q", kind)
		}
	}
	var lock sync.Mutex
	inParallel(games, func(n int) {
		g := oneGame(tb, one, other, n, from)
		lock.Lock()
		defer lock.Unlock()
		m.add(&g)
	})
	return m
}

// oneGame plays the nth game of a meeting.
func oneGame(tb testing.TB, one, other string, n int, from uint64) (m meeting) {
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
		tb.Errorf("game %d: %+v", n, g)
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

// A bout is a meeting that was asked for, a round one game of it.
type (
	bout struct {
		one, other string
		games      int
		from       uint64
		sum        meeting
	}
	round struct {
		*bout
		n int
	}
)

// roundsOf are the games that some words ask for: two kinds, how many games, from which seed on, and the side if it is always the same.
func roundsOf(tb testing.TB, words []string) (rounds []round) {
	if len(words) < 3 || kind(words[0])(rand.New(rand.NewPCG(0, 0))) == nil || kind(words[1])(rand.New(rand.NewPCG(0, 0))) == nil {
		tb.Fatalf("%q is no meeting", words)
	}
	b := &bout{one: words[0], other: words[1]}
	games, _ := strconv.Atoi(words[2])
	if len(words) > 3 {
		b.from, _ = strconv.ParseUint(words[3], 10, 64)
	}
	for n := range games {
		if len(words) < 5 || words[4] == cardgame.Side(n%2).String() {
			rounds = append(rounds, round{b, n})
		}
	}
	b.games = len(rounds)
	return rounds
}

// TestArena measures kinds against one another over the four pairs of starter decks, from both sides with the same seeds, on all cores, or from one:
// ARENA="officer rusher 40 0; cadet random 80 7 light" plays forty games from seed 0 on, then those of eighty in which the cadet is light. A meeting
// is told when each quarter of it is played.
func TestArena(t *testing.T) {
	asked := os.Getenv("ARENA")
	if asked == "" {
		t.Skip("no arena was asked for")
	}
	var rounds []round
	for line := range strings.SplitSeq(asked, ";") {
		if words := strings.Fields(line); len(words) > 0 {
			rounds = append(rounds, roundsOf(t, words)...)
		}
	}
	var lock sync.Mutex
	inParallel(len(rounds), func(i int) {
		r := rounds[i]
		m := oneGame(t, r.one, r.other, r.n, r.from)
		lock.Lock()
		defer lock.Unlock()
		r.sum.add(&m)
		_, played := r.sum.sum(2, 2, 2)
		if played == r.games || r.games >= 64 && played%(r.games/4) == 0 {
			fmt.Println(r.sum.report(r.one, r.other))
		}
	})
}
