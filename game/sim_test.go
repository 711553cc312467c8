package game_test

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

type (
	huntPlayer = game.Player[gametest.HuntTable, gametest.HuntView]
	simulation = game.Simulation[gametest.HuntTable, gametest.HuntView]
)

func simulate(players ...func(*rand.Rand) huntPlayer) *simulation {
	return &simulation{Rules: gametest.Hunt{}, Broken: (*gametest.HuntTable).Broken, Every: 1, Limit: 1000, Players: players}
}

// first always takes the first option.
type first struct{}

func (first) Choose(p *game.Position[gametest.HuntTable, gametest.HuntView], picks []game.Option) []game.Option {
	return append(picks, p.Decision.Options[:p.Decision.Min]...)
}

func asFirst(*rand.Rand) huntPlayer { return first{} }

// TestSimulation: the same seed plays the same game, with and without players, and its
// answers can be had afterwards.
func TestSimulation(t *testing.T) {
	for name, sim := range map[string]*simulation{
		"all draw at random": simulate(),
		"one has a player":   simulate(nil, asFirst),
		"both have":          simulate(asFirst, asFirst),
	} {
		ends := map[gametest.HuntTable]bool{}
		for seed := range uint64(60) {
			a, b := gametest.NewHunt(), gametest.NewHunt()
			ga, gb := sim.Play(&a, seed), sim.Play(&b, seed)
			if a != b || ga != gb {
				t.Fatalf("%s: game %d played twice ends otherwise", name, seed)
			}
			if ga.Stuck || ga.Broken != "" || ga.Decisions == 0 || a.Won == 0 {
				t.Fatalf("%s: game %d went wrong: %+v", name, seed, ga)
			}
			m, _, err := game.Replay(gametest.Hunt{}, gametest.NewHunt(), sim.Answers(gametest.NewHunt(), seed), dice(1))
			if err != nil || m.Now != a {
				t.Fatalf("%s: the answers of game %d lead elsewhere: %v", name, seed, err)
			}
			ends[a] = true
		}
		if len(ends) < 30 {
			t.Errorf("%s: only %d different ends", name, len(ends))
		}
	}
}

func TestSimulationTellsWhatIsWrong(t *testing.T) {
	for _, players := range [][]func(*rand.Rand) huntPlayer{nil, {asFirst}} {
		sim := simulate(players...)
		sim.Limit = 3
		s := gametest.NewHunt()
		if g := sim.Play(&s, 1); !g.Stuck {
			t.Errorf("a game of three decisions is not stuck: %+v", g)
		}
		sim = simulate(players...)
		sim.Broken = func(s *gametest.HuntTable) string {
			if s.Round == 3 {
				return "round 3"
			}
			return ""
		}
		found := false
		for seed := range uint64(20) {
			s := gametest.NewHunt()
			found = found || sim.Play(&s, seed).Broken == "round 3"
		}
		if !found {
			t.Error("nobody noticed a broken table")
		}
	}
}

// TestRandomChooser: every number of picks is as likely as any other, and then every
// option.
func TestRandomChooser(t *testing.T) {
	d := game.Decision{Min: 1, Max: 3}
	for at := range uint8(4) {
		d.Options = append(d.Options, gametest.System(at+1))
	}
	choose := game.RandomChooser{Rand: dice(1)}
	const games = 30_000
	var number [5]int
	picked := map[game.Option]int{}
	for range games {
		picks := choose.Choose(&d, nil)
		if err := d.Check(picks); err != nil {
			t.Fatal(err)
		}
		number[len(picks)]++
		for _, o := range picks {
			picked[o]++
		}
	}
	for n := 1; n <= 3; n++ {
		if number[n] < games/3-500 || number[n] > games/3+500 {
			t.Errorf("%d options were picked %d times of %d", n, number[n], games)
		}
	}
	for _, o := range d.Options {
		if picked[o] < games/2-500 || picked[o] > games/2+500 { // two of four on the average
			t.Errorf("%v was picked %d times of %d", o, picked[o], games)
		}
	}
}

// TestAnswersOfOneThingThatMayBeTaken: also where a question has a single option that
// may be left, the recorded answers are those of the game played.
func TestAnswersOfOneThingThatMayBeTaken(t *testing.T) {
	var taken uint8
	step := func(a *game.Ask) {
		offer(a, 1)
		taken = uint8(len(a.Some(0, 1)))
		offer(a, 1)
		a.Window()
	}
	sim := game.Simulation[done, done]{Rules: single{step}, Broken: func(*done) string { return "" }, Limit: 9}
	for seed := range uint64(20) {
		sim.Play(&done{}, seed)
		want := taken
		log := sim.Answers(done{}, seed)
		if len(log) != 2 || len(log[0].Picks) != int(want) || len(log[1].Picks) != 1 {
			t.Errorf("game %d: the answers are %v, but %d were taken", seed, log, want)
		}
	}
}
