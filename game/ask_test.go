package game_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// single is a title of one step, which is what the test says.
type single struct{ step func(*game.Ask) }

type done struct{ Over bool }

func (s single) Step(d *done, a *game.Ask) {
	s.step(a)
	d.Over = true
}

func (single) Over(d *done) bool                { return d.Over }
func (single) Seats(*done) int                  { return 2 }
func (single) View(d *done, _ game.Seat) done   { return *d }
func (single) Guess(d *done, _ *rand.Rand) done { return *d }
func began(step func(*game.Ask)) *game.Match[done, done] {
	m, _ := game.Start[done, done](single{step}, done{}, dice(1))
	return m
}

func offer(a *game.Ask, n uint8) {
	a.Put(0, "which")
	for i := range n {
		a.Offer(gametest.System(i + 1))
	}
}

// TestForcedChoices: what cannot be chosen is not asked, except in a window.
func TestForcedChoices(t *testing.T) {
	for name, test := range map[string]struct {
		step  func(*game.Ask)
		asked bool
	}{
		"one of one":           {func(a *game.Ask) { offer(a, 1); a.One() }, false},
		"one of two":           {func(a *game.Ask) { offer(a, 2); a.One() }, true},
		"a window of one":      {func(a *game.Ask) { offer(a, 1); a.Window() }, true},
		"some of none":         {func(a *game.Ask) { offer(a, 0); a.Some(0, 2) }, false},
		"all of two":           {func(a *game.Ask) { offer(a, 2); a.Some(2, 2) }, false},
		"more than there are":  {func(a *game.Ask) { offer(a, 2); a.Some(3, 3) }, false},
		"up to one of one":     {func(a *game.Ask) { offer(a, 1); a.Some(0, 1) }, true},
		"none at all of three": {func(a *game.Ask) { offer(a, 3); a.Some(0, 0) }, false},
		"two of three":         {func(a *game.Ask) { offer(a, 3); a.Some(2, 2) }, true},
	} {
		if m := began(test.step); m.Over() == test.asked {
			t.Errorf("%s: asked %v, want %v", name, !m.Over(), test.asked)
		}
	}
}

// TestSomeIsCutToWhatThereIs: nobody is asked for more than is on offer.
func TestSomeIsCutToWhatThereIs(t *testing.T) {
	m := began(func(a *game.Ask) { offer(a, 3); a.Some(1, 9) })
	if d := m.Pending; d.Min != 1 || d.Max != 3 {
		t.Errorf("asked for %d to %d of 3", d.Min, d.Max)
	}
}

// TestPlayoutNeverWaits: the chooser answers at once; a window without a choice is not
// even put to him.
func TestPlayoutNeverWaits(t *testing.T) {
	asked := 0
	chooser := counted{&asked}
	a := game.Playout(chooser, dice(1))
	offer(a, 1)
	a.Window()
	offer(a, 1)
	a.One()
	if asked != 0 {
		t.Errorf("%d forced choices were put", asked)
	}
	offer(a, 3)
	if o := a.One(); asked != 1 || o != gametest.System(3) {
		t.Errorf("asked %d times, chosen %v", asked, o)
	}
	s := gametest.NewHunt()
	if n := game.Run(gametest.Hunt{}, &s, game.Playout(chooser, dice(1)), 1000); s.Won == 0 || n == 1000 {
		t.Errorf("a game is not over after %d steps", n)
	}
	s = gametest.NewHunt()
	if n := game.Run(gametest.Hunt{}, &s, game.Playout(chooser, dice(1)), 3); n != 3 || s.Won != 0 {
		t.Errorf("%d steps were taken, want 3", n)
	}
}

// counted takes the last option and counts how often it is asked.
type counted struct{ asked *int }

func (c counted) Choose(d *game.Decision, picks []game.Option) []game.Option {
	*c.asked++
	return append(picks, d.Options[len(d.Options)-d.Min:]...)
}

// TestWrongProgramsPanic: what only a wrong title or chooser does is not passed over.
func TestWrongProgramsPanic(t *testing.T) {
	for says, step := range map[string]func(*game.Ask){
		"no option for which":          func(a *game.Ask) { offer(a, 0); a.One() },
		"what is asked inside which":   func(a *game.Ask) { offer(a, 2); a.Put(0, "what") },
		`"which" takes 2 to 2 options`: func(a *game.Ask) { offer(a, 3); a.Some(2, 2) },
	} {
		func() {
			defer func() {
				said := ""
				switch p := recover().(type) {
				case error:
					said = p.Error()
				case string:
					said = p
				}
				if !strings.Contains(said, says) {
					t.Errorf("said %q, want %q in it", said, says)
				}
			}()
			step(game.Playout(lazy{}, dice(1)))
		}()
	}
}

// lazy picks nothing.
type lazy struct{}

func (lazy) Choose(_ *game.Decision, picks []game.Option) []game.Option { return picks }

// TestShuffle: every order comes up.
func TestShuffle(t *testing.T) {
	orders := map[[3]int]int{}
	a := game.Playout(lazy{}, dice(7))
	for range 6000 {
		cards := [3]int{1, 2, 3}
		a.Shuffle(3, func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		orders[cards]++
	}
	for order, n := range orders {
		if n < 850 || n > 1150 {
			t.Errorf("%v came up %d times of 6000", order, n)
		}
	}
	if len(orders) != 6 {
		t.Errorf("%d orders came up, want 6", len(orders))
	}
}

// TestTally: what happened is counted once, however often a step runs until it is answered.
func TestTally(t *testing.T) {
	step := func(a *game.Ask) {
		a.Count(3, 4)
		offer(a, 2)
		a.One()
		a.Count(5, 0)
	}
	picky := func(*rand.Rand) game.Player[done, done] { return firstOf{} }
	for name, players := range map[string][]func(*rand.Rand) game.Player[done, done]{"playout": nil, "match": {picky}} {
		sim := game.Simulation[done, done]{Rules: single{step}, Broken: func(*done) string { return "" }, Limit: 9, Players: players}
		sim.Play(&done{}, 1)
		if sim.Tally[3][4] != 1 || sim.Tally[5][0] != 1 || sim.Tally[3][0] != 0 {
			t.Errorf("%s: counted %d and %d, want 1 and 1", name, sim.Tally[3][4], sim.Tally[5][0])
		}
	}
}

// firstOf takes the first option.
type firstOf struct{}

func (firstOf) Choose(p *game.Position[done, done], picks []game.Option) []game.Option {
	return append(picks, p.Decision.Options[0])
}

// TestLimitsHaveNames: what does not fit into a recorded answer is a fault of the rules that names itself.
func TestLimitsHaveNames(t *testing.T) {
	ask := func() *game.Ask {
		return game.Playout(game.RandomChooser{Rand: dice(1)}, dice(1))
	}
	for says, do := range map[string]func(a *game.Ask){
		"a die of kind 3 has 257 sides": func(a *game.Ask) { a.Roll(3, 257) },
		"a die of kind 3 has 0 sides":   func(a *game.Ask) { a.Roll(3, 0) },
		"a deck of 257":                 func(a *game.Ask) { a.Shuffle(257, func(_, _ int) {}) },
		"crowd takes 256 options": func(a *game.Ask) {
			a.Put(0, "crowd")
			for i := range 300 {
				a.Offer(game.Option{Kind: 1, A: uint8(i), B: uint8(i >> 8)})
			}
			a.Some(0, 256)
		},
	} {
		func() {
			defer func() {
				if said := fmt.Sprint(recover()); !strings.Contains(said, says) {
					t.Errorf("said %q, want %q in it", said, says)
				}
			}()
			do(ask())
		}()
	}
	a := ask()
	a.Roll(3, 256)
	a.Shuffle(256, func(_, _ int) {})
}
