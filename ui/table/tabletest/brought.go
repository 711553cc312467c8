package tabletest

import (
	"fmt"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// Journeys tries something with letters that arrive at once, late, and now and then never.
func Journeys(t *testing.T, each func(t *testing.T, delay int, fate Fate)) {
	for i, fate := range []Fate{{}, {Twice: 3, Late: 31}, {Lost: 23}} {
		delay := []int{0, 3, 40}[i]
		t.Run(fmt.Sprint(delay, fate), func(t *testing.T) { each(t, delay, fate) })
	}
}

// Brought has two bring something to the game of a host, each at a screen far from the table where all is handed in that he builds, until both
// are shown what everybody brings.
func Brought[S, V comparable](t *testing.T, host *session.Host[S, V], hands [2]*uitest.Hand) {
	t.Helper()
	const most, seed = 100_000, 9 // frames, and that of the game
	for n := 0; !hands[0].Has("reveal.table") || !hands[1].Has("reveal.table"); n++ {
		if n > most {
			t.Fatalf("the game does not begin; waited for are %v", host.Desk(game.Table).Asked())
		}
		if host.Session() == nil && len(host.Desk(game.Table).Asked()) == 0 {
			if err := host.Begin(seed); err != nil {
				t.Fatal(err)
			}
		}
		for _, h := range hands {
			h.Wait(ui.Tick)
		}
	}
}
