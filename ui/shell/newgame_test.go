//go:build !js

package shell

import (
	"encoding/json"
	"strconv"
	"testing"
	"time"

	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
)

// With a setup an amount is chosen, and a way that may not be gone; the next game is laid as the last one was.
func TestWhatIsChosenWithASetup(t *testing.T) {
	s := newShell(t, device.Memory{})
	title := &s.Titles[0]
	with := func(amount, way int) json.RawMessage { return json.RawMessage(strconv.Itoa(10*amount + way)) }
	title.Setups = append(title.Setups, shelf.Setup{ID: title.Setups[0].ID, Setup: with(2, 0), Choice: &shelf.Choice{
		Least: 2, Most: 4, Step: 1, Usual: 3, Ways: []string{"fair", "rough"}, With: with,
		WhyNot: func(amount, way, _ int) string {
			if amount == 2 && way == 1 {
				return "way.rough.few"
			}
			return ""
		},
	}})
	title.HouseRules = nil
	hand := sit(t, s)
	hand.Click("new_game")
	if hand.Has("amount.more") {
		t.Error("an amount is chosen with a setup that has none")
	}
	hand.Click("setup." + strconv.Itoa(len(title.Setups)-1))
	hand.Click("way.1")
	hand.Click("amount.fewer")
	if hand.Why("start") == "" || hand.Why("way.1") == "" || hand.Why("amount.fewer") == "" {
		t.Error("a way that may not be gone with this amount is gone, or the amount can be less than the least")
	}
	hand.Click("amount.more")
	hand.Click("amount.more")
	hand.Click("start")
	if got := string(tableOf(t, hand).Started().Setup); got != "41" {
		t.Errorf("the game begins with the setup %s, want an amount of 4 in the second way", got)
	}
	if got := string(s.newGame(title).setupWithHouse()); got != "41" {
		t.Errorf("the next game would begin with the setup %s", got)
	}
}

// Both roll for sides, and the higher one chooses.
func TestSidesAreRolledFor(t *testing.T) {
	s := newShell(t, device.Memory{})
	s.Titles[0].Die = 20
	hand := sit(t, s)
	hand.Click("new_game")
	hand.Click("name.black")
	hand.Type("Ann")
	hand.Click("white.person")
	hand.Click("name.white")
	hand.Type("Bob")
	for range 20 {
		hand.Click("roll")
		hand.Wait(time.Second)
		n := hand.Window.Screen().(*newGame)
		higher := 0
		if n.roll.dice[1] > n.roll.dice[0] {
			higher = 1
		}
		chooses := n.names[higher]
		hand.Click("roll.white")
		if n.roll != nil || n.names[1] != chooses || n.names[0] == chooses {
			t.Fatalf("%s rolled more and chose white; white is %s", chooses, n.names[1])
		}
	}
}
