// Package sim plays whole games of a title without a screen: a [Simulator] is made of what a session must know of the title and of what is to be
// measured of its tables.
package sim

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"time"

	"holoboard/game"
	"holoboard/game/session"
)

// An Order says how games are to be played without a window.
type Order struct {
	Setup json.RawMessage
	Kinds []string // who plays each seat, as in session.Chair
	Check int      // steps between two looks for broken invariants; 0: only at the end
}

// A Simulator gets ready to play games of a title. What it returns is for one goroutine.
type Simulator func(Order) (Games, error)

// Games plays whole games of one order without a window.
type Games interface {
	Play(seed uint64) Played
	// Uses counts what happened in all games played so far, by name; what never happened is there with 0.
	Uses() map[string]uint64
	// Record plays a game again and returns it as a save, as far as it can be played.
	Record(seed uint64) ([]byte, error)
}

// Played is how one game went.
type Played struct {
	Winner    int // seat, -1 for nobody
	Rounds    int
	Found     int // the round in which what was hidden lay open first, or 0
	Decisions int // of seats, with two options or more
	Stuck     bool
	Broken    string        // the invariant that broke, or how the rules failed
	Table     uint64        // sum of the last table
	Took      time.Duration // for playing alone

	Tries    int             // imagined games of players who try options out
	Thoughts []time.Duration // how long they tried, for each decision

	Wasted []map[string]int // moves that brought nothing, by seat and by what the title calls them

	Asked map[string][]int // questions that were put to players who do not play at random, turn for turn, by what the title calls them
}

// Measures say what sim wants to know of a title's tables.
type Measures[S, V comparable] struct {
	Limit  int                                 // steps within which a game must end
	Broken func(*S) string                     // what is wrong with a table, or ""
	Winner func(*S) int                        // seat, -1 for nobody
	Rounds func(*S) int                        // how far the game came
	Found  func(*S) bool                       // what one side hides lies open; nil where nothing is hidden
	Uses   func(*game.Tally) map[string]uint64 // names what was counted
	// Bring returns what each seat hands in before the game of a seed, see [session.Title]; nil where nothing is handed in.
	Bring func(setup json.RawMessage, seats int, seed uint64) [][]byte

	// Critic returns one that looks over a player's shoulder for a game: it is told of all his answers in order, and
	// names what he wastes with one, or returns "". Critic may be nil.
	Critic func() func(v *V, d *game.Decision, picks []game.Option) string

	// Turn is the turn in which a decision is made, from 1 on, 0 before the first; Called names the questions of a seat in a turn. In both
	// a question is a decision with two options or more: what has but one the session answers. Called may be nil: nothing is counted.
	Turn   func(v *V) int
	Called func(turn int, seat game.Seat) string
}

// Record plays the first game of an order and returns its save.
func (s Simulator) Record(o Order) ([]byte, error) {
	games, err := s(o)
	if err != nil {
		return nil, err
	}
	return games.Record(1)
}

// Of makes the simulator of a title.
func Of[S, V comparable](title session.Title[S, V], m Measures[S, V]) Simulator {
	return func(o Order) (Games, error) {
		g := &games[S, V]{title: title, measures: m, order: o}
		g.sim = game.Simulation[S, V]{Rules: title.Rules, Broken: m.Broken, Every: o.Check, Limit: m.Limit}
		if m.Found != nil {
			g.sim.Notice = func(s *S) {
				if g.found == 0 && m.Found(s) {
					g.found = m.Rounds(s)
				}
			}
		}
		for seat, kind := range o.Kinds {
			if title.Player(kind, rand.New(rand.NewPCG(0, 0))) == nil {
				return nil, fmt.Errorf("nobody plays as %q", kind)
			}
			g.sim.Players = append(g.sim.Players, g.player(seat, kind))
		}
		table, _, err := g.deal(0)
		if err != nil {
			return nil, err
		}
		if seats := title.Rules.Seats(&table); seats != len(o.Kinds) {
			return nil, fmt.Errorf("the game has %d seats, not %d", seats, len(o.Kinds))
		}
		g.start = table
		return g, nil
	}
}

// deal lays out the table of the game of a seed, of what is handed in for it.
func (g *games[S, V]) deal(seed uint64) (table S, things [][]byte, err error) {
	seats := len(g.order.Kinds)
	if g.measures.Bring == nil {
		table, err = g.title.Deal(g.order.Setup, seats)
		return table, nil, err
	}
	things = g.measures.Bring(g.order.Setup, seats, seed)
	table, err = g.title.DealWith(g.order.Setup, things)
	return table, things, err
}

// table is that before the game of a seed.
func (g *games[S, V]) table(seed uint64) (table S, things [][]byte) {
	if g.measures.Bring == nil {
		return g.start, nil
	}
	table, things, err := g.deal(seed)
	if err != nil {
		panic(err)
	}
	return table, things
}

// games plays games of one title.
type games[S, V comparable] struct {
	title    session.Title[S, V]
	measures Measures[S, V]
	order    Order
	start    S // of every game where nothing is handed in
	sim      game.Simulation[S, V]

	found    int              // of the game that is played
	tries    int              // likewise
	thoughts []time.Duration  // likewise
	wasted   []map[string]int // likewise
	asked    []map[int]int    // likewise: questions by seat and turn
}

func (g *games[S, V]) player(seat int, kind string) func(*rand.Rand) game.Player[S, V] {
	if kind == session.AtRandom {
		return nil
	}
	return func(r *rand.Rand) game.Player[S, V] {
		w := &watched[S, V]{Player: g.title.Player(kind, r), games: g, seat: seat}
		if g.measures.Critic != nil {
			w.critic = g.measures.Critic()
		}
		return w
	}
}

// watched is a player whose thoughts are counted and timed.
type watched[S, V comparable] struct {
	game.Player[S, V]
	games  *games[S, V]
	seat   int
	critic func(*V, *game.Decision, []game.Option) string // may be nil
	tried  int
}

// Choose implements [game.Player].
func (w *watched[S, V]) Choose(p *game.Position[S, V], picks []game.Option) []game.Option {
	began, before := time.Now(), len(picks)
	picks = w.Player.Choose(p, picks)
	if t, tries := w.Player.(interface{ Tried() int }); tries && t.Tried() > w.tried {
		w.games.thoughts = append(w.games.thoughts, time.Since(began))
		w.games.tries += t.Tried() - w.tried
		w.tried = t.Tried()
	}
	if w.games.measures.Called != nil && len(p.Decision.Options) > 1 {
		w.games.asked[w.seat][w.games.measures.Turn(&p.View)]++
	}
	if w.critic != nil {
		if wasted := w.critic(&p.View, &p.Decision, picks[before:]); wasted != "" {
			w.games.wasted[w.seat][wasted]++
		}
	}
	return picks
}

// Play implements [Games].
func (g *games[S, V]) Play(seed uint64) (p Played) {
	g.found, g.tries, g.thoughts = 0, 0, nil
	g.wasted = make([]map[string]int, len(g.order.Kinds))
	g.asked = make([]map[int]int, len(g.order.Kinds))
	for seat := range g.wasted {
		g.wasted[seat], g.asked[seat] = map[string]int{}, map[int]int{}
	}
	began := time.Now()
	defer func() {
		if trouble := recover(); trouble != nil {
			p = Played{Winner: -1, Broken: fmt.Sprintf("the rules fail: %v", trouble), Took: time.Since(began)}
			g.sim = game.Simulation[S, V]{Rules: g.sim.Rules, Broken: g.sim.Broken, Every: g.sim.Every, Limit: g.sim.Limit,
				Notice: g.sim.Notice, Players: g.sim.Players, Tally: g.sim.Tally} // what failed may have left it half done
		}
	}()
	table, _ := g.table(seed)
	how := g.sim.Play(&table, seed)
	return Played{
		Took:   time.Since(began),
		Winner: g.measures.Winner(&table), Rounds: g.measures.Rounds(&table), Table: game.Sum(&table),
		Decisions: how.Decisions, Stuck: how.Stuck, Broken: how.Broken,
		Found: g.found, Tries: g.tries, Thoughts: g.thoughts, Wasted: g.wasted, Asked: g.questions(g.measures.Rounds(&table)),
	}
}

// questions are those of a game that came to a turn, of whoever does not play at random.
func (g *games[S, V]) questions(last int) map[string][]int {
	if g.measures.Called == nil {
		return nil
	}
	all := map[string][]int{}
	for seat, kind := range g.order.Kinds {
		for turn := 1; kind != session.AtRandom && turn <= last; turn++ {
			called := g.measures.Called(turn, game.Seat(seat))
			all[called] = append(all[called], g.asked[seat][turn])
		}
	}
	return all
}

// Uses implements [Games].
func (g *games[S, V]) Uses() map[string]uint64 { return g.measures.Uses(&g.sim.Tally) }

// Record implements [Games].
func (g *games[S, V]) Record(seed uint64) ([]byte, error) {
	table, things := g.table(seed)
	start := session.Start{Setup: g.order.Setup, Seed: seed, Open: true, Things: things}
	for _, kind := range g.order.Kinds {
		start.Seats = append(start.Seats, session.Chair{Kind: kind})
	}
	return session.Record(g.title, start, g.sim.Answers(table, seed))
}
