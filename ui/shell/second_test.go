//go:build !js

package shell

import (
	"encoding/json"
	"errors"
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/shelltest"
	"holoboard/ui/uitest"
)

// playing sits down at a game whose menu can open a second window, and returns a hand for that window too.
func playing(t *testing.T, start func() error) (store device.Memory, table, second *uitest.Hand) {
	t.Helper()
	store = device.Memory{}
	s := newShell(t, store)
	s.startSecond = start
	table = sit(t, s)
	table.Click("new_game")
	table.Click("white.person")
	table.Click("start")
	return store, table, uitest.New(t, ui.NewWindow(&follow{shell: newShell(t, store)}, 1280, 720, 1))
}

func TestTheSecondWindowFollowsTheGame(t *testing.T) {
	started := 0
	store, table, second := playing(t, func() error { started++; return nil })
	table.Click("take.1")
	if _, written := store[keeping.SecondName]; written || second.Has("15 coins") {
		t.Fatal("the game is shown although nobody wants it")
	}
	table.Key(ui.KeyEscape)
	table.Click("menu.second")
	second.Wait(time.Second)
	if started != 1 || !second.Has("15 coins") {
		t.Fatalf("%d windows are opened, the game is shown: %v", started, second.Has("15 coins"))
	}
	table.Click("menu.go_on")
	table.Click("take.2")
	second.Wait(time.Second)
	if !second.Has("13 coins") {
		t.Error("the second window does not follow")
	}
	table.Key(ui.KeyEscape)
	table.Click("menu.leave")
	second.Wait(time.Second)
	if _, written := store[keeping.SecondName]; written || second.Has("13 coins") {
		t.Error("the game is shown although it was left")
	}
}

func TestTheSecondWindowCanBeEnded(t *testing.T) {
	store, table, _ := playing(t, func() error { return nil })
	table.Key(ui.KeyEscape)
	table.Click("menu.second")
	table.Click("menu.second")
	table.Click("menu.go_on")
	table.Click("take.1")
	if _, written := store[keeping.SecondName]; written {
		t.Error("the game is still shown")
	}
}

// The window can be opened by hand where it does not open by itself.
func TestASecondWindowThatDoesNotOpenIsNoError(t *testing.T) {
	store, table, second := playing(t, func() error { return errors.New("no such program") })
	table.Key(ui.KeyEscape)
	table.Click("menu.second")
	second.Wait(time.Second)
	if _, written := store[keeping.SecondName]; !written || !second.Has("16 coins") {
		t.Error("the game is not shown")
	}
}

func TestWhatAnotherVersionShowsIsNotShown(t *testing.T) {
	store, _, second := playing(t, nil)
	for _, foreign := range []string{"{half a", `{"title":"chess","rules":1}`, `{"title":"coins","rules":2,"stream":"CDE2IGNvaW5z"}`} {
		store[keeping.SecondName] = []byte(foreign)
		second.Wait(time.Second)
		if screen := second.Window.Screen().(*follow); screen.follower != nil || screen.why != screen.shell.Say("follow.foreign") {
			t.Errorf("%s: the window says %q", foreign, screen.why)
		}
	}
}

// torn is a follower that cannot bear some of what it is told, when it is told so or when it shows it.
type torn struct {
	ui.Follower
	told string
}

func (c *torn) Take(shown []byte) error {
	if c.told = string(shown); c.told == "torn" {
		panic("torn")
	}
	return c.Follower.Take(shown)
}

func (c *torn) Show(f *ui.Frame) {
	if c.told == "hollow" {
		panic("hollow")
	}
	c.Follower.Show(f)
}

// Whatever is written for the second window, it stays, and follows again when there is something to follow.
func TestTheSecondWindowSurvivesAnyContent(t *testing.T) {
	store := device.Memory{}
	s := newShell(t, store)
	begin := s.Titles[0].Follow
	s.Titles[0].Follow = func(p ui.Program) ui.Follower { return &torn{Follower: begin(p)} }
	w := ui.NewWindow(&follow{shell: s}, 1280, 720, 1)
	s.prepareSecond(w)
	hand := uitest.New(t, w)
	for _, shown := range []string{"hollow", "torn", "hollow", "hollow"} {
		data, err := json.Marshal(second{"coins", s.Titles[0].Rules, shelltest.Telling(shown)})
		if err != nil {
			t.Fatal(err)
		}
		store[keeping.SecondName] = data
		hand.Wait(time.Second)
		if screen, ok := w.Screen().(*follow); !ok || screen.why != s.Say("follow.foreign") {
			t.Fatalf("%s: %v is shown", shown, w)
		}
	}
	store[keeping.SecondName] = []byte(`{"title":"coins","rules":3,"stream":"CDE2IGNvaW5z"}`)
	hand.Wait(time.Second)
	if !hand.Has("16 coins") {
		t.Error("what comes after it is not followed")
	}
}
