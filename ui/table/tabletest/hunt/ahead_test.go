package hunt

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// counted is a computer that counts how often it thinks.
type counted struct {
	game.Player[gametest.HuntTable, view]
	thoughts *int
}

func (c counted) Choose(p *game.Position[gametest.HuntTable, view], picks []game.Option) []game.Option {
	*c.thoughts++
	return c.Player.Choose(p, picks)
}

// A computer thinks of its next answer while the screen shows the last one, once about each, and gives it when that is over.
func TestAComputerThinksWhileSomethingMoves(t *testing.T) {
	thoughts := 0
	title := gametest.HuntTitle()
	player := title.Player
	title.Player = func(kind string, r *rand.Rand) game.Player[gametest.HuntTable, view] {
		return counted{player(kind, r), &thoughts}
	}
	s, err := session.New(title, session.Start{Seed: 5, Seats: []session.Chair{{Kind: session.AtRandom}, {Kind: session.AtRandom}}})
	if err != nil {
		t.Fatal(err)
	}
	p := newProgram(t)
	table := New(p, s)
	hand := uitest.New(t, ui.NewWindow(table.Shown, 1280, 720, 1))
	const most = 20000   // ticks
	given, ahead := 0, 0 // answers that were thought out; thoughts that were there before they were wanted
	for ticks := 0; !s.Over(); ticks++ {
		if ticks > most {
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
		case p.kept == kept && busy && !d.Forced() && thoughts > given:
			ahead++
		}
	}
	if ahead == 0 || thoughts != given {
		t.Errorf("%d thoughts for %d answers, in %d frames ahead of them", thoughts, given, ahead)
	}
}
