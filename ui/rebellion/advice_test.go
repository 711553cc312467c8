package rebellion

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/advice"
	"holoboard/ui/work"
)

// mostTries is how many steps an admiral takes who thinks slowly.
const mostTries = 42

// slowly has who thinks at a table from now on take a twentieth of a second for each try.
func slowly(s *sitting) *work.Steps {
	steps := work.InSteps(time.Second / 20)
	s.hand.Window.Worker = steps
	return steps
}

// TestAnAdmiralAdvises: he names one of the options with figures, answers nothing himself,
// and is forgotten when something else is asked.
func TestAnAdmiralAdvises(t *testing.T) {
	s := sit(t, 23, session.Person, "cadet")
	s.settle(t)
	for r := rand.New(rand.NewPCG(23, 1)); s.screen.Asked() != "assign"; s.settle(t) {
		s.fromList(t, r)
	}
	asked, known := s.screen.Asked(), len(s.screen.Log.Lines())
	steps := slowly(s)
	s.hand.Key(ui.KeyL)
	s.hand.Click("list.advice")
	if !s.screen.Advice.Thinking() || s.screen.Advice.Text() != s.Words.Say("table.advice.thinking") {
		t.Errorf("while he thinks it says %q", s.screen.Advice.Text())
	}
	steps.Move(mostTries)
	if s.screen.Advice.Thinking() {
		t.Fatal("the admiral thinks on after his two seconds")
	}
	s.hand.Wait(ui.Tick)
	said := s.screen.Advice.Text()
	if !s.Pending.Has(s.screen.Advice.Wait().Option) || !strings.Contains(said, s.Say.Choice(s.Pending, s.View, s.screen.Advice.Wait().Option)) {
		t.Errorf("he says %q", said)
	}
	if s.screen.Advice.Wait().Tries == 0 || !strings.Contains(said, "in 100") {
		t.Errorf("whom to assign is worth imagining games for, but he says %q", said)
	}
	if s.screen.Asked() != asked || len(s.screen.Log.Lines()) != known {
		t.Error("asking him has answered something")
	}
	s.hand.Window.Worker = work.AtOnce()
	s.hand.Click("list.0")
	if s.hand.Has("confirm.yes") {
		s.hand.Click("confirm.yes")
	}
	s.settle(t)
	if s.screen.Advice.Wait() != nil {
		t.Error("his advice outlives the question")
	}
}

// TestAdviceIsAskedForFromTheTable: beside the question or with a key, without a look for it in the plain list.
func TestAdviceIsAskedForFromTheTable(t *testing.T) {
	t.Parallel()
	for name, ask := range map[string]func(s *sitting){
		"sign": func(s *sitting) { s.hand.Click("prompt.advice") },
		"key":  func(s *sitting) { s.hand.Key(ui.KeyH) },
	} {
		t.Run(name, func(t *testing.T) {
			s := sit(t, 23, session.Person, "cadet")
			s.settle(t)
			slowly(s)
			ask(s)
			s.hand.Wait(ui.Tick)
			if s.screen.Advice.Text() == "" || !s.hand.Has("list.0") {
				t.Fatal("nobody is asked, or the list where he says it is not open")
			}
			s.screen.Advice.Wait()
			s.hand.Wait(ui.Tick)
			if said := s.screen.Advice.Text(); !strings.Contains(said, s.Say.Choice(s.Pending, s.View, s.screen.Advice.Wait().Option)) {
				t.Errorf("he says %q", said)
			}
		})
	}
}

// TestAdviceSaysWhyAnotherCameOutHigher: who takes what did not come out best does not call the better one the next best.
func TestAdviceSaysWhyAnotherCameOutHigher(t *testing.T) {
	s := sit(t, 23, session.Person, "cadet")
	s.settle(t)
	o := s.Pending.Options
	tried := func(option game.Option, worth int) ai.Tried {
		return ai.Tried{Option: option, Tries: 10, Sum: 10 * worth}
	}
	s.screen.Advice.Give(advice.Choice{Option: o[0], Tried: []ai.Tried{tried(o[0], 260), tried(o[1], 310)}, Tries: 20})
	if said := s.screen.Advice.Text(); strings.Contains(said, "next best") || !strings.Contains(said, "26 in 100") || !strings.Contains(said, "31") {
		t.Errorf("he says %q", said)
	}
	s.screen.Advice.Wait().Tried[0] = tried(o[0], 360)
	if said := s.screen.Advice.Text(); !strings.Contains(said, "next best") {
		t.Errorf("he says %q", said)
	}
}
