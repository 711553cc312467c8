// Package gametest checks that a title keeps the laws that every title must keep.
//
// A title gets all of them in one line:
//
//	func TestLaws(t *testing.T) {
//		gametest.Play(t, rebellion.Rules{}, gametest.Games{Count: 300, Deal: rebellion.NewGame, Checks: check})
//	}
//
// It plays random games. At every decision: the same choice leads to the same
// table; a fork leaves its origin alone; a guess looks to its seat like the
// truth; an imagined match asks the same question; every decision has an
// answer; the title's own invariants hold. At ten points of every game: undo,
// saving and loading, and shuffling what a seat may not know change nothing.
package gametest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
)

// Games says which games are played.
type Games[S, V comparable] struct {
	Count int
	First uint64 // seed of the first game
	Deal  func() S
	Limit int // decisions within which a game must end; 0: 20,000

	// Invariants returns what is wrong with the table at a decision, or "".
	Invariants func(*S) string
	// Player returns a computer player for a seat, to see that what it may not
	// know does not change its move; nil if the title has none.
	Player func(seed uint64) game.Player[S, V]
}

// Play plays whole games with random choices and checks every law.
func Play[S, V comparable](t *testing.T, rules game.Rules[S, V], g Games[S, V]) {
	t.Helper()
	if g.Limit == 0 {
		g.Limit = 20_000
	}
	for n := range uint64(g.Count) {
		p := &playing[S, V]{t: t, rules: rules, games: g, seed: g.First + n}
		p.play()
		if t.Failed() {
			return
		}
	}
}

type playing[S, V comparable] struct {
	t     *testing.T
	rules game.Rules[S, V]
	games Games[S, V]
	seed  uint64
	r     *rand.Rand
	m     *game.Match[S, V]
	n     int
}

func (p *playing[S, V]) dice() *rand.Rand { return rand.New(rand.NewPCG(p.seed, 1)) }

func (p *playing[S, V]) fatal(law string, args ...any) {
	p.t.Helper()
	p.t.Fatalf("game %d, decision %d (%v asked %s): "+law,
		append([]any{p.seed, p.n, p.m.Pending.Seat, p.m.Pending.Ask}, args...)...)
}

func (p *playing[S, V]) play() {
	p.r = rand.New(rand.NewPCG(p.seed, 2))
	start := p.games.Deal()
	p.m, _ = game.Start(p.rules, start, p.dice())
	for p.n = 0; !p.m.Over(); p.n++ {
		if p.n == p.games.Limit {
			p.fatal("the game does not end")
		}
		p.decisionLaws()
		if p.n%97 == int(p.seed%97) {
			p.secrecyLaw()
			p.replayLaw(start)
		}
		p.choose()
	}
	p.replayLaw(start)
}

// decisionLaws are those checked at every decision.
func (p *playing[S, V]) decisionLaws() {
	m := p.m
	if len(m.Pending.Options) == 0 || m.Pending.Max < 1 || m.Pending.Min > len(m.Pending.Options) {
		p.fatal("the decision has no answer")
	}
	for i, o := range m.Pending.Options {
		if slices.Contains(m.Pending.Options[:i], o) {
			p.fatal("option %v is offered twice", o)
		}
	}
	if p.games.Invariants != nil {
		if wrong := p.games.Invariants(&m.Now); wrong != "" {
			p.fatal("the table is broken: %s", wrong)
		}
	}
	for seat := game.Table; int(seat) < p.rules.Seats(&m.Now); seat++ {
		if seat == game.Chance {
			continue
		}
		v := m.View(seat)
		s := p.rules.Guess(&v, p.r)
		if p.rules.View(&s, seat) != v {
			p.fatal("seat %d can tell a guess from the truth", seat)
		}
	}
	p.imagined()
}

// imagined: the asked seat cannot tell an imagined match from the true one.
func (p *playing[S, V]) imagined() {
	me := p.m.Pending.Seat
	im := p.m.Position(me).Imagine(p.r)
	if !same(im.Pending, p.m.Pending) {
		p.fatal("the seat imagines that it is asked %v of %v instead of %v", im.Pending.Ask, im.Pending.Options, p.m.Pending.Options)
	}
	if im.View(me) != p.m.View(me) {
		p.fatal("the seat imagines another table than it sees")
	}
}

func same(a, b game.Decision) bool {
	return a.Seat == b.Seat && a.Ask == b.Ask && a.About == b.About && a.Min == b.Min && a.Max == b.Max &&
		a.Window == b.Window && slices.Equal(a.Options, b.Options)
}

// choose answers at random, and looks at forks on the way.
func (p *playing[S, V]) choose() {
	m := p.m
	picks := game.RandomChooser{Rand: p.r}.Choose(&m.Pending, nil)
	was, asked := m.Now, m.Pending
	asked.Options = slices.Clone(asked.Options)
	a, b := m.Fork(p.dice()), m.Fork(p.dice())
	newsA, err := a.Answer(picks...)
	if err != nil {
		p.fatal("an option on offer is refused: %v", err)
	}
	newsB, _ := b.Answer(picks...)
	if a.Now != b.Now || !same(a.Pending, b.Pending) || !slices.Equal(newsA, newsB) {
		p.fatal("the same choice %v led to two tables", picks)
	}
	if m.Now != was || !same(m.Pending, asked) {
		p.fatal("a fork changed the match it came from")
	}
	if _, err := m.Answer(picks...); err != nil {
		p.fatal("%v", err)
	}
}

// secrecyLaw: dealing anew everything that a seat may not know changes nothing
// that it sees of the next choices of others, and no move of a computer player.
func (p *playing[S, V]) secrecyLaw() {
	if p.games.Player == nil {
		return
	}
	me := p.m.Pending.Seat
	at := p.m.Position(me)
	want := p.games.Player(p.seed).Choose(at, nil)
	im := at.Imagine(p.r).Position(me)
	im.News = at.News
	if got := p.games.Player(p.seed).Choose(im, nil); !slices.Equal(got, want) {
		p.fatal("a player plays %v, but %v if what it may not know is another", want, got)
	}
}

// replayLaw: the game played again from its start and its answers is the same
// game, in the middle of a step too; and so it is after the last answer that can
// be taken back has been taken back and given again.
func (p *playing[S, V]) replayLaw(start S) {
	log := p.m.Log()
	again, _, err := game.Replay(p.rules, start, log, p.dice())
	if err != nil {
		p.fatal("the recorded game cannot be played again: %v", err)
	}
	if again.Now != p.m.Now || !same(again.Pending, p.m.Pending) || again.Lit() != p.m.Lit() {
		p.fatal("the recorded game leads to another table")
	}
	last := len(log) - 1
	if last < p.m.Lit() {
		return
	}
	undone, _, err := game.Replay(p.rules, start, log[:last], p.dice())
	if err != nil {
		p.fatal("an answer that can be taken back cannot: %v", err)
	}
	if _, err := undone.Answer(log[last].Picks...); err != nil || undone.Now != p.m.Now || !same(undone.Pending, p.m.Pending) {
		p.fatal("taking an answer back and giving it again leads to another table: %v", err)
	}
}
