package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/gametest"
)

type player = game.Player[cardgame.State, cardgame.View]

// starters deals one game of starter decks after the other.
func starters() func() cardgame.State {
	n := 0
	return func() cardgame.State {
		d := [2]cardgame.Deck{cardgame.ReadyDecks[n%2].Deck, cardgame.ReadyDecks[2+n/2%2].Deck}
		n++
		return cardgame.NewGame(cardgame.Starter, 0, d)
	}
}

// kind returns players of a kind.
func kind(name string) func(*rand.Rand) player {
	return func(r *rand.Rand) player { return Player[cardgame.State](name, r) }
}

// TestCadetBeatsChance on both sides.
func TestCadetBeatsChance(t *testing.T) {
	m := meet(t, "cadet", "random", 80, 1000)
	for side := range 2 {
		if won, games := m.sum(side, 2, 2); won < games*9/10 {
			t.Errorf("the cadet won %d of %d as %v", won, games, cardgame.Side(side))
		}
	}
}

// TestLevelsAreWorthTheirNames in a few games; TRIED.md has the many.
func TestLevelsAreWorthTheirNames(t *testing.T) {
	if testing.Short() {
		t.Skip("an officer thinks")
	}
	m := meet(t, "officer:8", "cadet", 24, 50)
	if won, games := m.sum(2, 2, 2); won < games*6/10 {
		t.Errorf("an officer won %d of %d against the cadet", won, games)
	}
}

// TestEveryScriptPlays whole games on both sides.
func TestEveryScriptPlays(t *testing.T) {
	for name := range scripts {
		meet(t, name, "cadet", 8, 3)
	}
}

// TestThinkersKeepTheLaws: what a seat may not know changes none of its answers, and all of them are legal; so for every level.
func TestThinkersKeepTheLaws(t *testing.T) {
	kinds := []string{"cadet", "mind", "officer:3,most=3", "admiral:3,most=3"}
	if testing.Short() {
		kinds = kinds[:3:3]
	}
	for i, name := range kinds {
		t.Run(name, func(t *testing.T) {
			gametest.Play(t, cardgame.Rules{}, gametest.Games[cardgame.State, cardgame.View]{
				Count: 1, First: uint64(i), Deal: starters(), Together: cardgame.Together,
				Player: func(seed uint64) player { return kind(name)(rand.New(rand.NewPCG(seed, 9))) },
			})
		})
	}
}

// TestAdmiralsThinkAtOnce: beside the screen, as computers and as advice.
func TestAdmiralsThinkAtOnce(t *testing.T) {
	gametest.AtOnce(t, cardgame.Rules{}, starters()(), 40, kind("admiral:4"))
}

// TestTheSameSeedPlaysTheSame: nothing but the seed decides.
func TestTheSameSeedPlaysTheSame(t *testing.T) {
	for _, name := range []string{"cadet", "officer:4", "admiral:3"} {
		var sums [2]uint64
		for n := range sums {
			s := starters()()
			sim := game.Simulation[cardgame.State, cardgame.View]{
				Rules: cardgame.Rules{}, Broken: (*cardgame.State).Broken, Limit: 100_000,
				Players: []func(*rand.Rand) player{kind(name), kind(name)},
			}
			sim.Play(&s, 9)
			sums[n] = game.Sum(&s)
		}
		if sums[0] != sums[1] {
			t.Errorf("%s: a game played twice ends otherwise", name)
		}
	}
}

// TestEveryQuestionIsTaught compares the questions of the rules with those that a mind knows.
func TestEveryQuestionIsTaught(t *testing.T) {
	for _, ask := range cardgame.Asks {
		if (single[ask] == nil) == (several[ask] == nil) {
			t.Errorf("nobody knows what to answer to %s, or two do", ask)
		}
	}
	if known := len(single) + len(several); known != len(cardgame.Asks) {
		t.Errorf("%d questions are known, %d are asked", known, len(cardgame.Asks))
	}
	for ask := range weighty {
		if single[ask] == nil && several[ask] == nil {
			t.Errorf("%s is weighty and nobody asks it", ask)
		}
	}
}

// TestALevelTakesOtherFigures: so that games can be measured that do not take all day.
func TestALevelTakesOtherFigures(t *testing.T) {
	for name, plays := range map[string]bool{
		"admiral": true, "admiral:40": true, "officer:tries=3,most=4": true, "cadet:icon=12": true, "grand_admiral": true, "sniper": true, "random": true,
		"admiral:x": false, "admiral:0": false, "officer:flags=3": false, "cadet:tries=3": false, "sniper:3": false, "nobody": false,
	} {
		if p := kind(name)(rand.New(rand.NewPCG(1, 1))); (p != nil) != plays {
			t.Errorf("%q plays: %v", name, p != nil)
		}
	}
}
