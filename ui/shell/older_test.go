//go:build !js

package shell

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/shelltest"
)

// TestASaveOfOlderRules: a game that was begun with more coins than now opens up to where none are left, says so, and is kept as it
// was before it is played on.
func TestASaveOfOlderRules(t *testing.T) {
	title := shelltest.CoinsTitle()
	played, err := session.New(title, session.Start{Setup: json.RawMessage("20"), Seats: []session.Chair{{Kind: session.Person}, {Kind: session.Person}}})
	if err != nil {
		t.Fatal(err)
	}
	for range 6 {
		d, _ := played.Decision(played.Asked())
		if err := played.Answer(d.Seat, d.Options[len(d.Options)-1]); err != nil {
			t.Fatal(err)
		}
	}
	save, err := played.Save()
	if err != nil {
		t.Fatal(err)
	}
	title.Version++
	deal := title.Deal
	title.Deal = func(setup json.RawMessage, seats int) (shelltest.Coins, error) {
		if string(setup) == "20" {
			setup = json.RawMessage("12")
		}
		return deal(setup, seats)
	}
	title.Changes = []game.Change{
		{Version: title.Version, Rule: "R9.9"},
		{Version: title.Version, Rule: "R2.1", Undo: func(json.RawMessage) json.RawMessage { return json.RawMessage("21") }},
	}
	store := device.Memory{keeping.Last("coins"): save}
	s := newShell(t, store)
	coins := &s.Titles[0]
	coins.Rules, coins.Oldest, coins.Stops = title.Version, title.Oldest(), shelf.Stops(title)
	coins.Resume = func(p ui.Program, save []byte) (ui.Game, error) {
		again, err := session.Load(title, save)
		return &shelltest.Table{Program: p, Session: again}, err
	}
	hand := sit(t, s)
	hand.Click("continue")
	hand.Wait(time.Second)
	if told := hand.Window.Account().Said; !strings.Contains(told, "R2.1 is read otherwise now") {
		t.Errorf("it opens without a word: %s", told)
	}
	if got := tableOf(t, hand); got.Stopped() != "R2.1" || !got.Over() && got.AsksSeat() < 0 {
		t.Errorf("it ends by %q", got.Stopped())
	}
	list, err := s.Keep.List("coins")
	if err != nil || list.Go() > 0 {
		t.Fatalf("no list: %v", err)
	}
	if docs := list.Docs(); len(docs) != 2 || s.Keep.Row(docs[1]).Label.Name != "As played by older rules" {
		t.Errorf("what is kept: %v", docs)
	}
}
