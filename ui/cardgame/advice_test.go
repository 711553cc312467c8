package cardgame

import (
	"runtime"
	"strings"
	"testing"
	"time"

	rules "holoboard/game/cardgame"
	"holoboard/ui"
	"holoboard/ui/uitest"
	"holoboard/ui/work"
)

func TestMain(m *testing.M) { uitest.Main(m) }

// An admiral who is asked names an answer that is on offer, with figures or a reason, and answers nothing himself; what he says is forgotten with
// the question.
func TestAnAdmiralAdvises(t *testing.T) {
	s := sitAt(t, deployment, "en", 1280, 720)
	s.until(t, rules.AskAct)
	answers := s.game.Answers()
	s.hand.Key(ui.KeyL)
	s.hand.Click("list.advice")
	s.hand.Wait(ui.Tick)
	choice := s.screen.Advice.Wait()
	if choice == nil || !s.Pending.Has(choice.Option) || s.game.Answers() != answers {
		t.Fatalf("he chooses %+v; %d questions are answered", choice, s.game.Answers()-answers)
	}
	if said := s.screen.Advice.Text(); !strings.Contains(said, s.screen.Advice.List.Say(choice.Option)) {
		t.Errorf("he says %q", said)
	}
	s.hand.Click("list.0")
	s.hand.Wait(time.Second)
	if s.settle(t); s.plan == nil && s.screen.Advice.Wait() != nil {
		t.Error("his advice outlives the question")
	}
}

// The odds of an engagement are worked out beside the picture: the player goes on meanwhile, and what comes out of it is not written into what
// he sees then, as the race detector tells. Nothing makes the screen wait for them here, which would hide that.
func TestOddsAreWorkedOutBesideThePicture(t *testing.T) {
	s := sitAt(t, fight, "en", 1280, 720)
	s.until(t, rules.AskEdgeCard)
	asked, before := s.game.Answers(), runtime.NumGoroutine()
	s.hand.Window.Worker = work.Threads()
	s.hand.Hover("card.yoda")
	about := s.foresight.about
	if about == "" || s.foresight.of == nil {
		t.Fatal("nothing is worked out of the card that is pointed at")
	}
	s.hand.Click("card.yoda")
	s.hand.Wait(ui.Tick)
	s.hand.Click("plan.play")
	s.hand.Wait(ui.Tick)
	if s.settle(t); s.game.Answers() == asked {
		t.Fatal("the card is not laid")
	}
	for range 20_000_000 {
		if runtime.NumGoroutine() <= before {
			return
		}
		runtime.Gosched()
	}
	t.Error("what nobody waits for any more is worked out still")
}
