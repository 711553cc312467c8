package bot

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/rebellion"
)

type player = game.Player[rebellion.State, rebellion.View]

func cadet(r *rand.Rand) player { return Cadet[rebellion.State]{r} }

// duel plays games of a cadet on one side against random choices on the other, and
// returns how many the cadet won, and the rounds they took.
func duel(t *testing.T, side rebellion.Side, games uint64) (won, rounds int) {
	t.Helper()
	sim := game.Simulation[rebellion.State, rebellion.View]{
		Rules: rebellion.Rules{}, Limit: 20_000,
		Broken:  func(*rebellion.State) string { return "" },
		Players: make([]func(*rand.Rand) player, 2),
	}
	sim.Players[side] = cadet
	for seed := range games {
		s := rebellion.NewGame(rebellion.Setup{})
		if g := sim.Play(&s, seed); g.Stuck {
			t.Fatalf("game %d does not end", seed)
		}
		if s.Winner == side {
			won++
		}
		rounds += int(s.Round)
	}
	return won, rounds
}

// TestBeatsRandomChoices: a beginner would be ashamed to win less often.
func TestBeatsRandomChoices(t *testing.T) {
	gametest.Long(t)
	const games = 200
	for _, side := range []rebellion.Side{rebellion.Rebels, rebellion.Empire} {
		won, rounds := duel(t, side, games)
		t.Logf("as the %v: %d of %d games won, in %d.%d rounds each", side, won, games, rounds/games, rounds*10/games%10)
		if won < games*95/100 {
			t.Errorf("as the %v the cadet won only %d of %d games", side, won, games)
		}
	}
}

// TestBothSidesCanWin: between two cadets neither side is hopeless, and every game ends.
func TestBothSidesCanWin(t *testing.T) {
	gametest.Long(t)
	bothWin(t, false, 200, 50)
}

func TestBothSidesCanWinTheStandardGame(t *testing.T) {
	gametest.Long(t)
	bothWin(t, true, 100, 10)
}

func bothWin(t *testing.T, standard bool, games, least int) {
	t.Helper()
	sim := game.Simulation[rebellion.State, rebellion.View]{
		Rules: rebellion.Rules{}, Limit: 20_000, Every: 5,
		Broken:  (*rebellion.State).Broken,
		Players: []func(*rand.Rand) player{cadet, cadet},
	}
	wins := map[rebellion.Side]int{}
	for seed := range uint64(games) {
		s := rebellion.NewGame(rebellion.Setup{Standard: standard})
		if g := sim.Play(&s, seed); g.Stuck || g.Broken != "" {
			t.Fatalf("game %d: stuck %v, broken %q", seed, g.Stuck, g.Broken)
		}
		wins[s.Winner]++
	}
	t.Logf("the Rebels won %d, the Empire %d games", wins[rebellion.Rebels], wins[rebellion.Empire])
	for side, n := range wins {
		if n < least {
			t.Errorf("the %v won only %d of %d games", side, n, games)
		}
	}
}

// TestLaws: the cadet's answers are legal, and the same where what its seat may not
// know is dealt anew.
func TestLaws(t *testing.T) {
	setups, games := []rebellion.Setup{{}, {Standard: true}, {Players: 3}, {Standard: true, Players: 4}}, 8
	if testing.Short() {
		setups, games = setups[1:2], 1
	}
	for _, setup := range setups {
		t.Run(fmt.Sprintf("%+v", setup), func(t *testing.T) {
			t.Parallel()
			gametest.Play(t, rebellion.Rules{}, gametest.Games[rebellion.State, rebellion.View]{
				Count: games, First: 500, Deal: func() rebellion.State { return rebellion.NewGame(setup) },
				Player: func(seed uint64) player { return cadet(rand.New(rand.NewPCG(seed, 9))) },
			})
		})
	}
}

func TestTheSameSeedPlaysTheSame(t *testing.T) {
	sim := game.Simulation[rebellion.State, rebellion.View]{
		Rules: rebellion.Rules{}, Limit: 20_000, Players: []func(*rand.Rand) player{cadet, cadet},
		Broken: func(*rebellion.State) string { return "" },
	}
	ends := map[uint64]bool{}
	for seed := range uint64(5) {
		a, b := rebellion.NewGame(rebellion.Setup{}), rebellion.NewGame(rebellion.Setup{})
		if ga, gb := sim.Play(&a, seed), sim.Play(&b, seed); a != b || ga != gb {
			t.Errorf("game %d played twice ends otherwise", seed)
		}
		ends[game.Sum(&a)] = true
	}
	if len(ends) != 5 {
		t.Errorf("5 games have only %d ends", len(ends))
	}
}

// TestEveryQuestionIsTaught compares the questions of the rules with those that the cadet knows.
func TestEveryQuestionIsTaught(t *testing.T) {
	asked := map[game.Key]bool{}
	for _, ask := range rebellion.Keys() {
		asked[ask] = true
	}
	for ask := range asked {
		if raters[ask] == nil {
			t.Errorf("the cadet does not know what to answer to %s", ask)
		}
	}
	for ask := range raters {
		if !asked[ask] {
			t.Errorf("nobody asks %s", ask)
		}
	}
}

// TestEveryMissionHasAWorth: a card without one would never be played.
func TestEveryMissionHasAWorth(t *testing.T) {
	for m := range rebellion.AllMissions() {
		w, known := worths[m]
		ways := 0
		for _, way := range []bool{w.at != nil, w.against != nil, w.home != nil} {
			if way {
				ways++
			}
		}
		if !known || ways != 1 {
			t.Errorf("%v is rated in %d ways, want one", m, ways)
		}
	}
}

// BenchmarkCadets plays whole games between two cadets.
func BenchmarkCadets(b *testing.B) {
	sim := game.Simulation[rebellion.State, rebellion.View]{
		Rules: rebellion.Rules{}, Limit: 20_000, Players: []func(*rand.Rand) player{cadet, cadet},
		Broken: func(*rebellion.State) string { return "" },
	}
	decisions := 0
	for n := range b.N {
		s := rebellion.NewGame(rebellion.Setup{})
		decisions += sim.Play(&s, uint64(n)).Decisions
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(decisions), "µs/decision")
}
