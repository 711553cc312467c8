package cardgame

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
)

// reaches goes on by pointer until a seat at the screen is asked, and the question is one that is wanted.
func (s *sitting) reaches(t testing.TB, r *rand.Rand, wanted func(*game.Decision) bool) *game.Decision {
	t.Helper()
	for range 3000 {
		switch s.settle(t); {
		case s.screen.Waits():
			s.hand.Click("cover.sit")
			s.hand.Wait(ui.Tick)
		case wanted(s.Pending):
			return s.Pending
		default:
			s.answer(t, r)
			s.hand.Wait(ui.Tick)
		}
	}
	t.Fatal("it is never asked")
	return nil
}

func acts(d *game.Decision) bool { return d.Ask == rules.AskAct }

// The page of orders has a row for each of the nine kinds of action windows, in one's own turn and in the other's, and for what one's own
// cards answer; what is chosen there by pointer the session keeps, and does.
func TestOrdersAreGivenByPointer(t *testing.T) {
	s := sit(t, 7, "en", 1280, 720, session.Person, "cadet")
	r := rand.New(rand.NewPCG(7, 2))
	d := s.reaches(t, r, acts)
	desk := s.screen.Play.Desk(d.Seat)
	s.hand.Click("orders")
	s.hand.Wait(ui.Tick)
	own, other := rules.ActionKinds()
	for _, kind := range slices.Concat(own, other) {
		for way := range 3 {
			if id := "order." + string(kind) + "." + string(rune('0'+way)); !s.hand.Has(id) && way == 0 {
				t.Errorf("no order can be given in %q", kind)
			}
		}
	}
	kind := rules.WindowKind(s.View, d)
	s.hand.Click("order." + string(kind) + ".2")
	s.hand.Wait(ui.Tick)
	if got := desk.Orders().Each; !slices.Equal(got, []session.Order{{Window: kind, Do: session.PassAlways}}) {
		t.Fatalf("the orders are %v", got)
	}
	s.hand.Click("orders.close")
	s.hand.Wait(ui.Tick)
	for range 40 {
		s.settle(t)
		if s.hand.Has("result.again") {
			break
		}
		if s.Pending.Window && rules.WindowKind(s.View, s.Pending) == kind {
			t.Fatalf("%q is asked, though it is to be passed", kind)
		}
		s.answer(t, r)
		s.hand.Wait(ui.Tick)
	}
}

// A press of a phase orders a stop at the very next window, one of a bead opens the page, and one of its buttons passes all for a while.
func TestPhasesAndTheirWindowsArePressed(t *testing.T) {
	s := sit(t, 8, "en", 1280, 720, session.Person, "cadet")
	r := rand.New(rand.NewPCG(8, 2))
	d := s.reaches(t, r, acts)
	desk := s.screen.Play.Desk(d.Seat)
	s.hand.Click("phase." + s.View.Phase.String())
	if s.hand.Wait(ui.Tick); !desk.Orders().Interject {
		t.Error("a press of the phase orders no stop")
	}
	if s.hand.Key(ui.KeyI); desk.Orders().Interject {
		t.Error("the key does not take it back")
	}
	all := rules.WindowsOf(s.View.Phase)
	s.hand.Click("window." + all[s.View.WindowsPassed()].String())
	s.hand.Wait(ui.Tick)
	answers := s.game.Answers()
	s.hand.Click("orders.until.phase")
	phase, turn := s.View.Phase, s.View.Turn
	if s.settle(t); s.game.Answers() == answers || s.View.Phase == phase && s.View.Turn == turn && acts(s.Pending) {
		t.Errorf("%q is asked still, in the phase that was to be passed", s.Pending.Ask)
	}
}

// What the words of orders say names every window.
func TestEveryWindowHasItsName(t *testing.T) {
	for _, language := range []string{"en", "ru", "uk"} {
		s := sit(t, 7, language, 1280, 720, session.Person, session.Person)
		own, other := rules.ActionKinds()
		for _, kind := range slices.Concat(own, other) {
			name := strings.TrimPrefix(strings.TrimPrefix(string(kind), "own."), "other.")
			if !s.Words.Has(string(kind)) || !s.Words.Has("moment."+name) {
				t.Errorf("%s: %q has no name", language, kind)
			}
		}
		for k := rules.NoTrigger + 1; k < rules.NumTriggers; k++ {
			if !s.Words.Has(string(k.Kind())) {
				t.Errorf("%s: %q has no name", language, k.Kind())
			}
		}
	}
}

// While the session passes for who has ordered it, or what has happened is shown to him, he is not told to wait for himself.
func TestNobodyWaitsForHimself(t *testing.T) {
	s := sit(t, 7, "en", 1280, 720, session.Person, "cadet")
	s.hand.Window.Clock.Speed = render.Normal
	r := rand.New(rand.NewPCG(7, 2))
	d := s.reaches(t, r, acts)
	desk := s.screen.Play.Desk(d.Seat)
	own, other := rules.ActionKinds()
	for _, kind := range slices.Concat(own, other) {
		if err := desk.SetOrder(session.Order{Window: kind, Do: session.PassAlways}); err != nil {
			t.Fatal(err)
		}
	}
	shown := 0
	for range 3000 {
		s.hand.Wait(ui.Tick)
		if s.Pending != nil {
			s.answer(t, r)
		}
		if s.Pending != nil || !s.screen.Play.Asks() || !s.hand.Has("list") {
			continue
		}
		shown++
		if why := s.hand.Why("list"); strings.Contains(why, "is deciding") {
			t.Fatalf("after %d answers he is told that %q", s.game.Answers(), why)
		}
	}
	if shown < 50 {
		t.Errorf("he watched for %d frames only", shown)
	}
}

// What is given for nothing, the damage of a Light Side that prevails (R6.4), is not thrown away by a key that goes on.
func TestWhatIsGivenIsNotPassedByAtAKey(t *testing.T) {
	s := sitAt(t, "turn light 8\nphase balance\nbalance light\nlight: a_heros_journey\ndark: imperial_command, defense_protocol", "en", 1280, 720)
	s.until(t, rules.AskBalanceDamage)
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(time.Second)
	if !s.Asks(rules.AskBalanceDamage) {
		t.Errorf("Enter has answered: %s is asked", s.screen.Asked())
	}
	s.hand.Click("option.none")
	s.hand.Wait(time.Second)
	if s.Asks(rules.AskBalanceDamage) {
		t.Error("to damage none cannot be chosen")
	}
}
