//go:build !js

package shell

import (
	"encoding/json"
	"slices"
	"strconv"
	"testing"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
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

// TestComputersMayGiveUp only where a title's can and somebody wishes it; the next game begins as the last one did.
func TestComputersMayGiveUp(t *testing.T) {
	for _, can := range []bool{false, true} {
		s := newShell(t, device.Memory{})
		s.Titles[0].Resigns = can
		for _, wished := range []bool{false, true} {
			hand := sit(t, s)
			hand.Click("new_game")
			if hand.Has("new.resigns") != can {
				t.Fatalf("its computers can give up: %v, and it is asked: %v", can, !can)
			}
			if can && wished {
				hand.Click("new.resigns")
			}
			hand.Click("start")
			if got := tableOf(t, hand).Started().Resigns; got != (can && wished) {
				t.Errorf("computers can give up: %v, wished: %v; they may: %v", can, wished, got)
			}
		}
		if s.newGame(&s.Titles[0]).resigns != can {
			t.Error("the next game does not begin as the last one did")
		}
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

// A game is begun once more at once, with the same people and setup and another seed, or with the sides swapped; one that is over is
// kept under a name on the way back to it.
func TestAGameIsPlayedOnceMore(t *testing.T) {
	s := newShell(t, device.Memory{})
	hand := sit(t, s)
	hand.Click("new_game")
	hand.Click("name.black")
	hand.Type("Ann")
	hand.Click("start")
	first := tableOf(t, hand).Started()
	s.seed = func() uint64 { return first.Seed + 1 }
	again := func(swapped bool) session.Start {
		hand.Window.Do(func(f *ui.Frame) { s.playing.Rematch(f, swapped) })
		hand.Wait(time.Second)
		return tableOf(t, hand).Started()
	}
	same := again(false)
	if !slices.Equal(same.Seats, first.Seats) || string(same.Setup) != string(first.Setup) || same.Seed == first.Seed {
		t.Errorf("after %v the same game is %v", first, same)
	}
	if swapped := again(true); swapped.Seats[0] != first.Seats[1] || swapped.Seats[1] != first.Seats[0] {
		t.Errorf("with sides swapped %v sit as %v", first.Seats, swapped.Seats)
	}
	table := tableOf(t, hand)
	hand.Window.Do(func(f *ui.Frame) { s.playing.KeepReplay(f, table) })
	hand.Wait(time.Second)
	hand.Type("A fine one")
	hand.Click("menu.save_it")
	hand.Wait(time.Second)
	if _, kept := s.Keep.Named(s.Titles[0].ID, "A fine one"); !kept || tableOf(t, hand) != table {
		t.Errorf("it is kept: %v; then %v is shown", kept, hand.Window.Screen())
	}
}
