package bot

import (
	"math"
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/starship"
)

type player = game.Player[starship.State, starship.View]

// kind returns players of a kind.
func kind(name string) func(*rand.Rand) player {
	return func(r *rand.Rand) player {
		p := Player(name, r)
		if p == nil {
			panic("no player " + name)
		}
		return p
	}
}

// battle deals a battle: ready fleets where the format has none of its own.
func battle(setup starship.Setup, light, dark string, seed uint64) starship.State {
	r := rand.New(rand.NewPCG(seed, 7))
	fleets := make([]starship.Fleet, max(2, setup.Players))
	for seat := range fleets {
		f, given := setup.Given(game.Seat(seat), starship.Shipped(), r)
		if !given {
			id := [2]string{light, dark}[seat&1]
			if f, given = starship.ReadyFleetNamed(starship.Shipped(), id); !given {
				f = starship.RandomFleet(starship.Shipped(), starship.SideOf(game.Seat(seat)), max(setup.Points, 120), r)
			}
		}
		fleets[seat] = f
	}
	return starship.NewBattle(setup, fleets)
}

// simulation plays whole battles between kinds of players.
func simulation(light, dark string) game.Simulation[starship.State, starship.View] {
	return game.Simulation[starship.State, starship.View]{
		Rules: starship.Rules{}, Limit: 60_000, Every: 50, Broken: (*starship.State).Broken,
		Players: []func(*rand.Rand) player{kind(light), kind(dark), kind(light), kind(dark)},
	}
}

var lights = []string{"star_defender", "rebel_carriers", "republic_line", "free_captains"}
var darks = []string{"executors_court", "iron_wedge", "droid_tide", "hunters"}

// tally is how an arena went for the first of two kinds.
type tally struct {
	won, lost, drawn, rounds, decisions int
	leads                               []float64 // by game: what the first has left by hull, less the other, percent of its points
}

// arena plays so many games, every pair of fleets from both sides with the same dice.
func arena(t testing.TB, first, second string, games int, from uint64) (a tally) {
	t.Helper()
	for g := range games {
		pair := uint64(g/2) + from
		// Ready fleets by lot, the same for both games of a pair.
		light, dark := lights[pair%4], darks[(pair/4)%4]
		setup := starship.Setup{Format: starship.Standard, Limit: 40}
		s := battle(setup, light, dark, pair)
		sim := simulation(first, second)
		if g&1 == 1 {
			sim = simulation(second, first)
		}
		result := sim.Play(&s, pair)
		if result.Stuck || result.Broken != "" {
			t.Fatalf("%s against %s, game %d: stuck %v, broken %q", first, second, g, result.Stuck, result.Broken)
		}
		a.rounds += int(s.Round)
		a.decisions += result.Decisions
		own := starship.Side(g & 1)
		a.leads = append(a.leads, leadOf(&s, own))
		switch {
		case s.Winner == own && s.Ending == starship.FleetDestroyed:
			a.won++
		case s.Winner == own.Other() && s.Ending == starship.FleetDestroyed:
			a.lost++
		default:
			a.drawn++
		}
	}
	return a
}

// Two officers end a battle in which the last fighter can hardly hurt the last big ship, and that cannot catch it.
func TestNobodyWaitsForEver(t *testing.T) {
	var rules starship.Rules
	s := rules.Blank()
	for _, line := range []string{"phase initiative", "light: viscount at n3 north damage 8", "dark: tie_fighter_ace at l1 north"} {
		if err := rules.Describe(&s, line); err != nil {
			t.Fatal(err)
		}
	}
	if err := rules.Ready(&s); err != nil {
		t.Fatal(err)
	}
	sim := simulation("officer", "officer")
	sim.Limit = 3000
	result := sim.Play(&s, 1)
	if result.Stuck {
		t.Errorf("after %d decisions, in round %d, nobody has won", result.Decisions, s.Round)
	}
}

// leadOf is the points that a side has left by hull, less the other's, percent of 300.
func leadOf(s *starship.State, own starship.Side) (sum float64) {
	s.Each(func(slot starship.Slot) {
		ship, card := &s.Ships[slot], s.Card(slot)
		_, fall := bears(card, false)
		_, now := bears(card, ship.Is(starship.Reduced))
		left := float64(card.Cost()*(now-ship.Counters())) / float64(3*fall)
		if slot.Side() != own {
			left = -left
		}
		sum += left
	})
	return sum
}

// lead is the mean lead and its standard error, over pairs of games.
func (a *tally) lead() (mean, off float64) {
	n := len(a.leads) / 2
	sum, squares := 0.0, 0.0
	for k := range n {
		m := (a.leads[2*k] + a.leads[2*k+1]) / 2
		sum += m
		squares += m * m
	}
	mean = sum / float64(n)
	return mean, math.Sqrt((squares/float64(n) - mean*mean) / float64(n))
}

// rate is the share that the first won, a draw counting half, in per mille.
func (a tally) rate() int {
	return (a.won*1000 + a.drawn*500) / max(1, a.won+a.lost+a.drawn)
}
