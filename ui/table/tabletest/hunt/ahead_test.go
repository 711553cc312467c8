package hunt

import (
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/uitest"
)

// counted is a computer that counts how often it thinks.
type counted struct {
	game.Player[gametest.HuntTable, view]
	thoughts *atomic.Int32
}

func (c counted) Choose(p *game.Position[gametest.HuntTable, view], picks []game.Option) []game.Option {
	c.thoughts.Add(1)
	return c.Player.Choose(p, picks)
}

// A computer thinks of its next answer while the screen shows the last one, once about each, and gives it when that is over.
func TestAComputerThinksWhileSomethingMoves(t *testing.T) {
	var thoughts atomic.Int32
	title := gametest.HuntTitle()
	player := title.Player
	title.Player = func(kind string, r *rand.Rand) game.Player[gametest.HuntTable, view] {
		return counted{player(kind, r), &thoughts}
	}
	s, err := session.New(title, session.Start{Seed: 5, Seats: []session.Chair{{Kind: shelf.AtRandom}, {Kind: shelf.AtRandom}}})
	if err != nil {
		t.Fatal(err)
	}
	p := newProgram(t)
	table := New(p, s)
	hand := uitest.New(t, ui.NewWindow(table, 1280, 720, 1))
	given, ahead := int32(0), 0 // answers that were thought out; thoughts that were there before they were wanted
	for end := time.Now().Add(time.Minute); !s.Over(); {
		if time.Now().After(end) {
			t.Fatalf("after %d answers the game does not go on", s.Answers())
		}
		d, _ := s.Decision(s.Asks()[0])
		kept, busy := p.kept, table.Reel.Busy()
		hand.Wait(ui.Tick)
		switch {
		case p.kept > kept && busy && table.Reel.Busy():
			t.Fatalf("%q is answered while the answer before it is still shown", d.Ask)
		case p.kept > kept && !d.Forced():
			given++
		case p.kept == kept && busy && !d.Forced():
			for thoughts.Load() == given && time.Now().Before(end) {
				time.Sleep(time.Millisecond)
			}
			ahead++
		}
	}
	if ahead == 0 || thoughts.Load() != given {
		t.Errorf("%d thoughts for %d answers, in %d frames ahead of them", thoughts.Load(), given, ahead)
	}
}
