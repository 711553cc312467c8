package starship

import (
	"testing"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
)

// What waits in a pool when no ship of a side is left on the map never comes (R17.1): the chart ends with nothing of that side.
func TestTheChartEndsWithNothingOfADestroyedFleet(t *testing.T) {
	pools := 0
	for seed := range uint64(12) {
		setup := rules.WriteSetup(rules.Setup{Format: rules.Standard, Points: rules.LeastPoints, Fleets: rules.Drawn})
		start := session.Start{Setup: setup, Seed: seed, Things: match.Bring(setup, 2, seed), Seats: []session.Chair{{Kind: session.AtRandom}, {Kind: session.AtRandom}}}
		s, err := session.New(match.Title(), start)
		if err != nil {
			t.Fatal(err)
		}
		for s.Play() {
		}
		frames, _ := session.NewHost(s, true).Desk(game.Table).Frames(0)
		v := s.View(game.Table)
		if v.Ending != rules.FleetDestroyed {
			continue
		}
		if v.Pool[v.Winner.Other()] != [rules.MostKinds]uint8{} {
			pools++
		}
		chart := taleOf(frames, func(*rules.View, *rules.Event) string { return "" }).Chart
		if got, want := chart.Values[len(chart.Values)-1], 1000*int(rules.Dark-v.Winner); got != want {
			t.Errorf("seed %d: %v has won, and the chart ends at %d, want %d", seed, v.Winner, got, want)
		}
	}
	if pools == 0 {
		t.Error("no fleet was destroyed that had fighters in its pool")
	}
}
