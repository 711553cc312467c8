//go:build e2e

package e2e

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// TestWholeFirstGameOnPhone plays a first game against a cadet to its end, in Russian, with one finger on a phone that is held upright,
// and keeps a picture of every kind of question.
func TestWholeFirstGameOnPhone(t *testing.T) {
	b := OpenOnPhone(t, "ru-RU")
	seed := seedOf(t)
	b.ClickOn("title." + rebellion.ID)
	b.ClickOn("new_game")
	b.Shot("new-game")
	b.do("type a seed", b.page.ask(order{Do: "write", ID: "seed", Text: strconv.FormatUint(seed, 10)}, nil))
	b.ClickOn("speed") // from normal to fast
	b.ClickOn("speed") // and off
	b.ClickOn("start")
	w := wanderer{machine: inBrowser(b), Rand: rand.New(rand.NewPCG(seed, 1)), title: rebellion.ID, seen: map[string]int{}}
	w.play()
	g := w.read("last")
	v := g.View(game.Table)
	if !g.Over() || v.Winner == rebellion.NoSide {
		t.Errorf("the victory screen is shown, but the saved game goes on in round %d", v.Round)
	}
	t.Logf("%v won in round %d after %d taps", v.Winner, v.Round, w.clicks)
}
