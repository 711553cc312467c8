package rebellion

import (
	"math/rand/v2"
	"runtime"
	"testing"

	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/work"
)

// A computer thinks beside the picture, and so does an admiral who is asked: the player goes on meanwhile, and what comes out of it is not
// written into what he sees then, as the race detector tells. Nothing makes the screen wait for it here, which would hide that.
func TestThoughtsGoOnBesideThePicture(t *testing.T) {
	before := runtime.NumGoroutine()
	s := sitBeside(t, work.Threads(), rules.Setup{}, 23, session.Person, "officer")
	r := rand.New(rand.NewPCG(23, 1))
	asked := 0
	for range 6 {
		if s.settle(t); s.Game.Over() {
			break
		}
		s.hand.Tap(ui.KeyH)
		if s.screen.Advice.Thinking() {
			asked++
		}
		if s.hand.Window.Tick(ui.Input{}); s.hand.Has("list.close") { // where he will say it
			s.hand.Click("list.close")
		}
		s.fromList(t, r)
	}
	if asked == 0 {
		t.Error("no admiral thought beside the picture")
	}
	s.hand.Window.Close()
	for range 20_000_000 {
		if runtime.NumGoroutine() <= before {
			return
		}
		runtime.Gosched()
	}
	t.Error("what nobody waits for any more is worked out still")
}
