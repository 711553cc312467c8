//go:build !js

package shell

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/shelltest"
	"holoboard/ui/uitest"
)

// failing plays coins to where the rules fail at the next coin, and returns the store and what is exported.
func failing(t *testing.T) (*uitest.Hand, device.Memory, *given) {
	t.Helper()
	store, out := device.Memory{}, &given{}
	s := newShell(t, store)
	s.Exchange = out
	start := session.Start{Setup: s.Titles[0].Setups[2].Setup, Seed: 5, Seats: []session.Chair{{Name: "Ann", Kind: session.Person}, {Name: "Ben", Kind: session.Person}}}
	g, err := s.begin(&s.Titles[0], start)
	if err != nil {
		t.Fatal(err)
	}
	w := ui.NewWindow(g, 1280, 720, 1)
	s.prepare(w)
	hand := uitest.New(t, w)
	for left := tableOf(t, hand).View(0).Left; left > 67; left-- {
		hand.Click("take.1")
	}
	return hand, store, out
}

// Where the rules fail at a running table there is a clear page, and the game is kept as it stood before.
func TestRulesThatFailLeaveAPageAndTheGame(t *testing.T) {
	hand, store, out := failing(t)
	before := slices.Clone(store[keeping.Last("coins")])
	hand.Click("take.1")
	b, ok := hand.Window.Screen().(*broken)
	if !ok {
		t.Fatalf("%v is shown", hand.Window)
	}
	if !bytes.Equal(store[keeping.Last("coins")], before) {
		t.Error("the game was kept anew after the rules failed")
	}
	hand.Click("broken.report")
	if len(out.files) != 1 {
		t.Fatalf("%d reports are saved", len(out.files))
	}
	names, parts := unpacked(t, out.files[0].Data)
	if !slices.Equal(names, []string{"report.txt", "game.json"}) || !bytes.Equal(parts["game.json"], before) {
		t.Errorf("the report contains %q", names)
	}
	for _, word := range []string{"66 coins", "coins, rules 3", "coins.go", "go1."} {
		if !strings.Contains(string(parts["report.txt"]), word) {
			t.Errorf("report.txt does not say %q", word)
		}
	}
	if b.shell.second {
		t.Error("a second window is still shown something")
	}
	hand.Click("broken.leave")
	onFront(t, hand)
	hand.Click("continue")
	if got := tableOf(t, hand).View(0).Left; got != 67 || !bytes.Equal(store[keeping.Last("coins")], before) {
		t.Errorf("the game goes on with %d coins, want 67", got)
	}
}

// So it is under the menu, and where another page fails than a game.
func TestPagesThatFailLeadBackToTheShelf(t *testing.T) {
	for what, show := range map[string]func(hand *uitest.Hand, s *Shell) ui.Screen{
		"under the menu": func(hand *uitest.Hand, s *Shell) ui.Screen {
			g := hand.Window.Screen().(*shelltest.Table)
			g.Program = nil
			g.Session = nil
			return &menu{open: s.playing, game: g}
		},
		"another page": func(*uitest.Hand, *Shell) ui.Screen { return screenFunc(func(*ui.Frame) { panic("torn") }) },
	} {
		hand, store, _ := failing(t)
		s := tableOf(t, hand).Program.(*open).shell
		before := slices.Clone(store[keeping.Last("coins")])
		w := ui.NewWindow(show(hand, s), 1280, 720, 1)
		s.prepare(w)
		again := uitest.New(t, w)
		if _, ok := w.Screen().(*broken); !ok {
			t.Fatalf("%s: %v is shown", what, w)
		}
		again.Key(ui.KeyEnter)
		onFront(t, again)
		if !bytes.Equal(store[keeping.Last("coins")], before) {
			t.Errorf("%s: the game was kept anew", what)
		}
	}
}

// A save whose rules fail while it is opened is refused like any other that does not play on.
func TestASaveThatMakesTheRulesFailIsRefused(t *testing.T) {
	hand, store, _ := failing(t)
	s := tableOf(t, hand).Program.(*open).shell
	resume := s.Titles[0].Resume
	s.Titles[0].Resume = func(p ui.Program, save []byte) (ui.Game, error) { resume(p, save); panic("66 coins") }
	front := sit(t, s)
	before := slices.Clone(store[keeping.Last("coins")])
	front.Click("continue")
	onFront(t, front)
	if !bytes.Equal(store[keeping.Last("coins")], before) {
		t.Error("the save was touched")
	}
}
