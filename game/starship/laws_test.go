package starship

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// battle deals a battle: of random fleets, and every second time of ready ones where there are some.
func battle(setup Setup, seed uint64) State {
	setup.complete()
	r := rand.New(rand.NewPCG(seed, 7))
	fleets := make([]Fleet, setup.Players)
	for seat := range fleets {
		f, given := setup.Given(game.Seat(seat), Shipped(), r)
		if ready := readyFleets(SideOf(game.Seat(seat)), setup.Points); !given && seed%2 == 0 && seat < 2 && len(ready) > 0 {
			f, given = ready[r.IntN(len(ready))], true
		}
		if !given {
			roster := Shipped().For(int(setup.Players))
			if seat > 1 {
				roster = roster.Beside(&fleets[seat-2])
			}
			f = RandomFleet(roster, SideOf(game.Seat(seat)), setup.Points, r)
		}
		fleets[seat] = f
	}
	return NewBattle(setup, fleets)
}

// readyFleets are those of a side for battles of so many points.
func readyFleets(side Side, points int) (fleets []Fleet) {
	for _, ready := range ReadyFleets() {
		if ready.Side() == side && ready.Limit == points {
			fleets = append(fleets, ready.Of(Shipped()))
		}
	}
	return fleets
}

// setups are those that laws and random battles are played with.
var setups = []Setup{
	{Format: FirstBattle}, {Format: QuickStart}, {Format: Standard}, {Format: AboveCoruscant}, {Format: Standard, Points: 120, Width: 14, Height: 12},
	{Format: Standard, Points: 150, Players: 4}, {Format: Standard, House: houseNames()}, {Format: Standard, Points: 150},
}

func houseNames() (names []string) {
	for h := range HouseRule(NumHouseRules) {
		names = append(names, h.String())
	}
	return names
}

// dealer deals one battle after the other, beginning after a seed.
func dealer(setup Setup, seed uint64) func() State {
	setup.Limit = 60
	return func() State {
		seed++
		return battle(setup, seed)
	}
}

// TestEveryBattleIsSound plays 2,400 random battles of every format, of random and ready fleets, of which build/soak plays 100,000: they
// end, and after no step of the rules an invariant is broken.
func TestEveryBattleIsSound(t *testing.T) {
	t.Parallel()
	count := 300
	if testing.Short() {
		count = 15
	}
	for _, setup := range setups {
		gametest.PlayOut(t, Rules{}, gametest.Games[State, View]{Count: count, Invariants: (*State).Broken, Deal: dealer(setup, 0)})
	}
}

// TestLaws: every seat sees the same table (R1.6), and a battle plays on as it was from a save and from any desk.
func TestLaws(t *testing.T) {
	for i, setup := range setups {
		t.Run(strconv.Itoa(i), func(t *testing.T) {
			t.Parallel()
			first, count := gametest.Share(t, 40, testing.Short())
			gametest.Play(t, Rules{}, gametest.Games[State, View]{First: first, Count: count, Invariants: (*State).Broken, Deal: dealer(setup, first)})
		})
	}
}
