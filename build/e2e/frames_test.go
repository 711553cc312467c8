//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/starship"
)

// inTurn are the buttons by which the measured battle goes on, the first of those that are there, where no answer ends a part.
var inTurn = []string{"confirm.yes", "ledger.on", "reveal.table", "prepare.ready", "build.fill", "auto"}

// TestFramesWhileAnAdmiralThinks measures in a browser how long frames take while an admiral thinks about the moves of his fleet, beside
// those while nobody does. It is run by its name: on a machine that does other things too its figures say little.
func TestFramesWhileAnAdmiralThinks(t *testing.T) {
	b := Open(t)
	b.press("title." + starship.ID)
	b.press("new_game")
	b.press("setup.2")
	b.press("dark.after")
	b.press("dark.after")
	b.do("type a seed", b.page.ask(order{Do: "write", ID: "seed", Text: "3"}, nil))
	b.press("start")
	var rest, thinking []float64
	for shows := 0; shows < 1; { // of the Damage phase
		b.ready()
		b.timed()
		time.Sleep(time.Second)
		rest = append(rest, b.timed()...)
		m := b.ready()
		id := ""
		for _, p := range m.Buttons {
			if !p.Off && (strings.HasPrefix(p.Name, "Done") || p.Name == "Pass") {
				id = p.ID
			}
		}
		if at := slices.IndexFunc(inTurn, func(id string) bool { return m.has(id) != "" }); id == "" && at >= 0 {
			id = inTurn[at]
		}
		if id == "ledger.on" {
			shows++
		}
		b.press(id)
		b.ready()
		thinking = append(thinking, b.timed()...)
	}
	tellFrames(t, "nobody thinks", rest)
	tellFrames(t, "an admiral thinks", thinking)
}

// TestFramesWhileAnAdmiralDuels measures the same at The Card Game, whose admiral thinks about questions of each phase: in the first turns.
func TestFramesWhileAnAdmiralDuels(t *testing.T) {
	const turns = 5
	b := Open(t)
	s := newSwordsman(inBrowser(b), cardgame.Dark)
	s.against(2, "starter_sith")
	b.timed()
	var rest, thinking []float64
	for s.goesOn() && s.read("last").View(game.Table).Turn <= turns {
		thinking = append(thinking, b.timed()...)
		time.Sleep(time.Second)
		rest = append(rest, b.timed()...)
		s.step()
	}
	tellFrames(t, "a question stands", rest)
	tellFrames(t, "an admiral thinks, or it is answered", thinking)
}

// timed returns how long the frames took that were drawn since it was called last, in ms.
func (b *Browser) timed() (ms []float64) {
	b.t.Helper()
	b.do("time the frames", b.page.ask(order{Do: "timed"}, &ms))
	return ms
}

func tellFrames(t *testing.T, when string, ms []float64) {
	slices.Sort(ms)
	t.Logf("%s: %d frames, the middle one %.0f ms, 99 of 100 within %.0f ms, the longest %.0f ms", when, len(ms), ms[len(ms)/2], ms[len(ms)*99/100], ms[len(ms)-1])
}
