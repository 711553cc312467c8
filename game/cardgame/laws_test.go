package cardgame

import (
	"math/rand/v2"
	"testing"

	"holoboard/game/gametest"
)

// lawful is how many of so many games the laws are checked in: with -short a few.
func lawful(games int) int {
	if testing.Short() {
		return (games + 19) / 20
	}
	return games
}

// dealt deals a game of random decks, or of the starter decks.
func dealt(f Format, seed uint64) State {
	r := rand.New(rand.NewPCG(seed, 7))
	sides := [2][]Affiliation{{Jedi, RebelAlliance, Smugglers}, {Sith, ImperialNavy, Scum}}
	var decks [2]Deck
	for side := range decks {
		most := 3
		if f == Starter {
			most = 2
		}
		size := 10
		if f == Custom {
			size += r.IntN(7)
		}
		decks[side] = RandomDeck(sides[side][r.IntN(most)], size, f, r)
	}
	return NewGame(f, House(r.IntN(4)), decks)
}

// dealer deals one game after the other, beginning after a seed.
func dealer(f Format, seed uint64) func() State {
	return func() State {
		seed++
		return dealt(f, seed)
	}
}

// TestEveryGameIsSound plays 2,000 random games of starter decks and random legal decks: they end, and after no step of the rules an
// invariant is broken.
func TestEveryGameIsSound(t *testing.T) {
	for f, games := range map[Format]int{Starter: 600, Custom: 800, OneBox: 600} {
		gametest.PlayOut(t, Rules{}, gametest.Games[State, View]{Count: lawful(games), Invariants: (*State).Broken, Deal: dealer(f, 0)})
	}
}

// TestLaws: what a seat sees tells nothing of what is hidden, what it may know it keeps, and a game plays on as it was from a save and from
// any desk.
func TestLaws(t *testing.T) {
	for _, f := range []Format{Starter, Custom, OneBox} {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			first, count := gametest.Share(t, 100, testing.Short())
			gametest.Play(t, Rules{}, gametest.Games[State, View]{
				First: first, Count: count, Invariants: (*State).Broken, Deal: dealer(f, first), Together: Together,
			})
		})
	}
}
