package match_test

import (
	"testing"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
)

// What a Damage Phase does is reckoned from the table before it as it happens then: who turns, who is destroyed, what both sides lose.
func TestTheFalloutIsWhatHappens(t *testing.T) {
	phases, kinds := 0, map[string]int{}
	for seed := range uint64(8) {
		setup := rules.WriteSetup(rules.Setup{Format: rules.Standard, Points: rules.LeastPoints, Fleets: rules.Drawn})
		start := session.Start{Setup: setup, Seed: seed, Things: match.Bring(setup, 2, seed), Seats: []session.Chair{{Kind: session.AtRandom}, {Kind: session.AtRandom}}}
		s, err := session.New(match.Title(), start)
		if err != nil {
			t.Fatal(err)
		}
		for s.Play() {
		}
		frames, _ := session.NewHost(s, true).Desk(game.Table).Frames(0)
		at := func(i int) *rules.Event {
			e := frames[i].Event.(rules.Event)
			return &e
		}
		for i := 1; i < len(frames); i++ {
			before := frames[i-1].View
			if before.Phase() != rules.Damage || !at(i).Breaks() || at(i-1).Breaks() {
				continue
			}
			last := i
			f := before.Fallout(at(i), frames[i].View, func(yield func(*rules.Event, *rules.View) bool) {
				for j := i + 1; j < len(frames) && yield(at(j), frames[j].View); j++ {
					last = j
				}
			})
			f.Count([]*rules.Event{at(i)})
			phases++
			if got, want := f.Turns+f.Destroyed, last-i+1; got != want {
				t.Fatalf("seed %d, event %d: %d ships turn or fall, want %d", seed, i, got, want)
			}
			for side := range rules.Side(2) {
				if _, fights := f.After.Fighting(side); f.Losses[side].Fighting != fights || f.Losses[side].Points > 0 && at(i).Ship.Side() != side {
					t.Errorf("seed %d, event %d: %v has lost %+v", seed, i, side, f.Losses[side])
				}
			}
			for _, ship := range f.Falls {
				kinds[ship.String()]++
				if fate := before.Fate(ship.Slot); fate != ship.Fate || !f.Has(ship.Slot) || ship.Took > ship.Counters {
					t.Errorf("seed %d, event %d: %+v, its counters make it %v", seed, i, ship, fate)
				}
			}
		}
	}
	if phases == 0 || kinds["holds"] == 0 || kinds["turns"]+kinds["stays"] == 0 || kinds["destroyed"] == 0 {
		t.Errorf("%d Damage Phases, in which ships are %v", phases, kinds)
	}
}
