package example

import (
	"encoding/json"
	"testing"

	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
)

const story = `game hunt
base 7

seeker look_at: 3
roll: 2
> looked
hider move_to: none
`

func told(t *testing.T) *Game[gametest.HuntTable, gametest.HuntView] {
	t.Helper()
	title := Title[gametest.HuntTable, gametest.HuntView]{
		Title:  session.Title[gametest.HuntTable, gametest.HuntView]{ID: "hunt", Version: 1, Rules: gametest.Hunt{}},
		Teller: gametest.Hunt{},
		Begins: func(*gametest.HuntTable) (json.RawMessage, int) { return nil, 2 },
	}
	g, err := title.Tell(story)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A moment comes after the answers before its note, and what was before it is the table before the last answer that somebody gave.
func TestAGameIsOpenedAtItsMoments(t *testing.T) {
	g := told(t)
	for note, want := range map[string][2]int{"looked": {0, 2}, "": {2, len(g.Told.Log)}} {
		before, now, err := g.At(note)
		if err != nil {
			t.Fatal(err)
		}
		if got := [2]int{before.Answers(), now.Answers()}; got != want {
			t.Errorf("moment %q: after %v answers, want %v", note, got, want)
		}
		if len(now.Chairs()) != 2 {
			t.Errorf("%d play", len(now.Chairs()))
		}
	}
	if _, _, err := g.At("nowhere"); err == nil {
		t.Error("a moment is found that nobody told")
	}
}

// shown counts how often it is shown.
type shown struct{ times int }

func (s *shown) Show(*ui.Frame) { s.times++ }

// What a screen opens is opened once, when the screen is ready.
func TestAScreenIsOpenedOnce(t *testing.T) {
	under, opened, ready := &shown{}, 0, false
	w := ui.NewWindow(&Opened{Screen: under, Ready: func() bool { return ready }, Open: func(*ui.Frame) { opened++ }}, 100, 100, 1)
	w.Tick(ui.Input{})
	if opened != 0 || under.times == 0 {
		t.Errorf("opened %d times before it can be, shown %d times", opened, under.times)
	}
	ready = true
	for range 3 {
		w.Invalidate()
		w.Tick(ui.Input{})
	}
	if opened != 1 {
		t.Errorf("opened %d times", opened)
	}
}
