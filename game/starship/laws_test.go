package starship

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// lawful is how many of so many games the laws are checked in: with -short a few.
func lawful(games int) int {
	if testing.Short() {
		return (games + 19) / 20
	}
	return games
}

// battle deals a battle of random fleets.
func battle(setup Setup, seed uint64) State {
	setup.complete()
	r := rand.New(rand.NewPCG(seed, 7))
	fleets := make([]Fleet, setup.Players)
	for seat := range fleets {
		f, given := setup.Given(game.Seat(seat), Shipped(), r)
		for !given {
			f = RandomFleet(Shipped(), SideOf(game.Seat(seat)), setup.Points, r)
			given = seat < 2 || !f.sharesUnique(&fleets[seat-2])
		}
		fleets[seat] = f
	}
	return NewBattle(setup, fleets)
}

// setups are those that laws and random battles are played with.
var setups = []Setup{
	{Format: FirstBattle}, {Format: QuickStart}, {Format: Standard}, {Format: AboveCoruscant}, {Format: Standard, Points: 120, Width: 14, Height: 12},
	{Format: Standard, Points: 150, Players: 4}, {Format: Standard, House: houseNames()},
}

func houseNames() (names []string) {
	for h := range HouseRule(NumHouseRules) {
		names = append(names, h.String())
	}
	return names
}

// dealer deals one battle after the other.
func dealer(setup Setup) func() State {
	setup.Limit = 60
	seed := uint64(0)
	return func() State {
		seed++
		return battle(setup, seed)
	}
}

func TestEveryBattleIsSound(t *testing.T) {
	for _, setup := range setups {
		gametest.PlayOut(t, Rules{}, gametest.Games[State, View]{Count: lawful(300), Invariants: (*State).Broken, Deal: dealer(setup)})
	}
}

func TestLaws(t *testing.T) {
	for _, setup := range setups {
		gametest.Play(t, Rules{}, gametest.Games[State, View]{Count: lawful(40), Invariants: (*State).Broken, Deal: dealer(setup)})
	}
}
