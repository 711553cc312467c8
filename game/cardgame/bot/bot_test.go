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

// TestCadetBeatsChance on both sides.
func TestCadetBeatsChance(t *testing.T) {
	const games = 40
	for side := range cardgame.Side(2) {
		sim := game.Simulation[cardgame.State, cardgame.View]{
			Rules: cardgame.Rules{}, Broken: (*cardgame.State).Broken, Limit: 100_000,
			Players: make([]func(*rand.Rand) player, 2),
		}
		sim.Players[side] = NewCadet[cardgame.State]
		deal, won := starters(), 0
		for n := range uint64(games) {
			s := deal()
			if g := sim.Play(&s, n); g.Stuck || g.Broken != "" {
				t.Fatalf("game %d: %+v", n, g)
			}
			if s.Winner == side {
				won++
			}
		}
		t.Logf("the cadet won %d of %d as %v", won, games, side)
		if won < games*8/10 {
			t.Errorf("the cadet won %d of %d as %v", won, games, side)
		}
	}
}

// TestCadetIsHonest: what it may not know changes none of its moves.
func TestCadetIsHonest(t *testing.T) {
	count := 6
	if testing.Short() {
		count = 1
	}
	gametest.Play(t, cardgame.Rules{}, gametest.Games[cardgame.State, cardgame.View]{
		Count: count, Deal: starters(), Together: cardgame.Together,
		Player: func(seed uint64) player {
			return NewCadet[cardgame.State](rand.New(rand.NewPCG(seed, 9)))
		},
	})
}
