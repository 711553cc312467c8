package ai

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

type (
	table  = gametest.HuntTable
	view   = gametest.HuntView
	player = game.Player[table, view]
)

// blind is a guide that plays at random and knows nothing but who has won.
type blind struct{ pcg rand.PCG }

func (g *blind) Seed(seed uint64) { g.pcg.Seed(seed, 1) }

func (g *blind) Pick(_ *view, d *game.Decision, picks []game.Option) []game.Option {
	return game.RandomChooser{Rand: rand.New(&g.pcg)}.Choose(d, picks)
}

func (g *blind) Promising(_ *view, d *game.Decision, options []game.Option) []game.Option {
	return append(options, d.Options...)
}

func (g *blind) Far(*view, *game.Decision) func(*view) bool { return func(*view) bool { return false } }

func (g *blind) Whim(*game.Decision) int { return 0 }

func (g *blind) Likely(*view, Outlook[view]) int { return Whole }

func (g *blind) Value(look Outlook[view], seat game.Seat) int {
	if v := look.View(game.Table); look.Over() && game.Seat(v.Won-1) == seat {
		return Whole
	}
	return 0
}

func thinker(r *rand.Rand) player {
	return &Thinker[table, view]{Guide: new(blind), Tries: 300, Rand: r}
}

// TestTryingOutFindsTheBest: with a guide that knows nothing the strike that hits most
// often is found by trying all of them out.
func TestTryingOutFindsTheBest(t *testing.T) {
	struck, astray := 0, 0
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 1))
		m, _ := game.Start[table, view](gametest.Hunt{}, gametest.NewHunt(), r)
		for !m.Over() {
			v := m.View(gametest.Seeker)
			if m.Pending.Ask == "strike_at" && bits.OnesCount16(v.Could) <= 4 {
				struck++
				if picks := thinker(r).Choose(m.Position(gametest.Seeker), nil); v.Could>>picks[0].A&1 == 0 {
					astray++
				}
			}
			if _, err := m.Answer(game.RandomChooser{Rand: r}.Choose(&m.Pending, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if struck < 10 || astray > 1 {
		t.Errorf("of %d strikes %d go where the base cannot be", struck, astray)
	}
}

// believer is blind, but believes in one base alone.
type believer struct {
	blind
	base uint8
}

func (g *believer) Likely(_ *view, imagined Outlook[view]) int {
	if v := imagined.View(gametest.Hider); v.Hider.Base == g.base {
		return Whole
	}
	return 0
}

// TestThinkersTryWhatTheyBelieve: a strike goes where the guide believes the base to be, wherever that is.
func TestThinkersTryWhatTheyBelieve(t *testing.T) {
	struck, astray := 0, 0
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 1))
		m, _ := game.Start[table, view](gametest.Hunt{}, gametest.NewHunt(), r)
		for !m.Over() {
			v := m.View(gametest.Seeker)
			if n := bits.OnesCount16(v.Could); m.Pending.Ask == "strike_at" && n > 1 && n <= 4 {
				base := uint8(bits.TrailingZeros16(v.Could))
				th := &Thinker[table, view]{Guide: &believer{base: base}, Tries: 300, Rand: r}
				struck++
				if th.Choose(m.Position(gametest.Seeker), nil)[0].A != base {
					astray++
				}
			}
			if _, err := m.Answer(game.RandomChooser{Rand: r}.Choose(&m.Pending, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if struck < 10 || astray > 1 {
		t.Errorf("of %d strikes %d go elsewhere", struck, astray)
	}
}

// TestThinkersAreHonest: what a thinker may not know changes none of its moves.
func TestThinkersAreHonest(t *testing.T) {
	gametest.Play(t, gametest.Hunt{}, gametest.Games[table, view]{
		Count: 40, Deal: gametest.NewHunt,
		Player: func(seed uint64) player { return thinker(rand.New(rand.NewPCG(seed, 9))) },
	})
}

// TestDoubtKeepsToTheGuide: an option must be better by more than chance explains.
func TestDoubtKeepsToTheGuide(t *testing.T) {
	for _, test := range []struct {
		mine, other []int
		tenths      int
		surely      bool
	}{
		{[]int{600, 400}, []int{500, 500}, 0, false}, // no better at all
		{[]int{600, 500}, []int{500, 500}, 0, true},
		{[]int{600, 500}, []int{500, 500}, 15, false}, // 50 better, give or take 35
		{[]int{600, 600}, []int{500, 500}, 100, true}, // always better by the same
		{[]int{600, 600}, []int{500}, 100, true},
		{[]int{400, 400}, []int{500, 500}, 0, false},
	} {
		mine, other := Tried{ends: test.mine}, Tried{ends: test.other}
		if got := mine.surely(&other, test.tenths); got != test.surely {
			t.Errorf("%v over %v in doubt of %d tenths: %v", test.mine, test.other, test.tenths, got)
		}
	}
}

// TestNobodyForeseesAWhim: what is nearly as good is taken now and then, what is worse by all of the whim never.
func TestNobodyForeseesAWhim(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	options := []Tried{{Option: game.Option{A: 0}, Tries: 2, Sum: 600}, {Option: game.Option{A: 1}, Tries: 2, Sum: 480}, {Option: game.Option{A: 2}, Tries: 2, Sum: 440}}
	var taken [3]int
	for range 1000 {
		taken[onAWhim(options, 80, r).Option.A]++
	}
	if taken[0] < 750 || taken[1] < 150 || taken[2] > 0 { // four times in five, and once
		t.Errorf("of options worth 300, 240 and 220 per mille these were taken with a whim of 80: %v", taken)
	}
}

// TestThereIsAnEndToThinking: when there is no more time the best so far is played.
func TestThereIsAnEndToThinking(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	m, _ := game.Start[table, view](gametest.Hunt{}, gametest.NewHunt(), r)
	left := 3
	th := &Thinker[table, view]{Guide: new(blind), Tries: 1 << 40, Rand: r, Rest: func() bool { left--; return left < 0 }}
	if picks := th.Choose(m.Position(m.Pending.Seat), nil); m.Pending.Check(picks) != nil {
		t.Errorf("the answer in a hurry is %v", picks)
	}
}
