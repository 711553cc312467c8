package rebellion

import (
	"math/rand/v2"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
)

func TestTheScreenIsCoveredUntilTheAskedPersonSitsDown(t *testing.T) {
	s := sit(t, 21, session.Person, session.Person)
	s.settle(t)
	if !s.screen.Waits() || s.Viewer != game.Table || s.screen.ScreenName() != "cover" {
		t.Fatal("two persons: the table opens uncovered")
	}
	if s.hand.Has("mission.sabotage") {
		t.Error("the hand of the Rebels can be seen behind the cover")
	}
	if s.hand.Key(ui.KeyEscape); s.program.menus != 1 || !s.screen.Waits() {
		t.Errorf("Escape opens %d menus over the cover", s.program.menus)
	}
	s.hand.Click("cover.sit")
	if s.screen.Waits() || s.Viewer != 0 || s.screen.Asked() != "choose_base" || !s.hand.Has("mission.sabotage") {
		t.Fatalf("after sitting down: covered %v, viewer %d, asked %q", s.screen.Waits(), s.Viewer, s.screen.Asked())
	}
	r := rand.New(rand.NewPCG(1, 1))
	for s.Game.Asked() == 0 {
		s.fromList(t, r)
		s.settle(t)
	}
	if !s.screen.Waits() || s.Viewer != game.Table || s.hand.Has("mission.sabotage") {
		t.Errorf("the Empire is asked: covered %v, viewer %d", s.screen.Waits(), s.Viewer)
	}
}

func TestAPersonAgainstTheComputerSeesNoCover(t *testing.T) {
	s := sit(t, 22, "random", session.Person)
	r := rand.New(rand.NewPCG(1, 1))
	for range 30 {
		if s.settle(t); s.screen.Waits() || s.Viewer != 1 {
			t.Fatalf("covered %v, viewer %d", s.screen.Waits(), s.Viewer)
		}
		s.fromList(t, r)
	}
}

// Whether the screen is covered within a combat may depend on the setting alone, never on what is held or asked.
func TestQuestionsOfACombatAreCoveredAllOrNone(t *testing.T) {
	t.Parallel()
	for _, covers := range []bool{true, false} {
		seen := map[bool]int{}
		for seed := range uint64(reduced(6)) {
			s := sit(t, 30+seed, session.Person, session.Person)
			s.program.coversWindows = covers
			r := rand.New(rand.NewPCG(seed, 3))
			for !s.Game.Over() {
				d, _ := s.Game.Decision(s.Game.Asked())
				if s.Game.View(game.Table).Combat.Open {
					s.Table.screen.Sit(1 - d.Seat)
					s.look()
					s.hand.Window.Invalidate()
					s.hand.Window.Tick(ui.Input{})
					if s.screen.Waits() != covers && !s.Game.Over() && s.Game.Asked() == d.Seat {
						t.Fatalf("seed %d, %s with %d options: covered %v, want %v", seed, d.Ask, len(d.Options), s.screen.Waits(), covers)
					}
					seen[len(d.Options) == 1]++
					if s.Game.Asked() != d.Seat {
						continue
					}
					d, _ = s.Game.Decision(d.Seat)
				}
				if err := s.Game.Answer(d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
					t.Fatal(err)
				}
			}
		}
		if seen[true] == 0 || seen[false] == 0 {
			t.Errorf("windows with one option: %d, with more: %d; both are wanted", seen[true], seen[false])
		}
	}
}

func TestWhatTheOthersDidIsToldOnceAndCanBePutAway(t *testing.T) {
	s := sit(t, 23, session.Person, "cadet")
	r := rand.New(rand.NewPCG(2, 1))
	for len(s.screen.Recap.Lines) == 0 && !s.Game.Over() {
		s.settle(t)
		if len(s.screen.Recap.Lines) == 0 {
			s.fromList(t, r)
		}
	}
	s.hand.Wait(ui.Tick)
	if s.screen.Recap.Folded() {
		s.hand.Click("recap.open")
	}
	if !s.hand.Has("recap.close") {
		t.Fatal("the recap is not shown")
	}
	asked := s.screen.Asked()
	s.hand.Click("recap.close")
	s.hand.Wait(time.Second)
	if s.hand.Has("recap.close") || s.screen.Asked() != asked {
		t.Error("it comes back, or something was answered")
	}
}

// TestWhoSawItNeedNotReadItBeforeTheMap: while he is asked about the map the recap is a line beside it. Who comes to the screen, or
// sees nothing happen because motion is off, reads it first.
func TestWhoSawItNeedNotReadItBeforeTheMap(t *testing.T) {
	for _, c := range []struct {
		watched bool
		speed   render.Speed
		folded  bool
	}{{true, render.Normal, true}, {false, render.Normal, false}, {true, render.Off, false}} {
		s := asking(t, "turn").open(t, 1280, 720, c.speed)
		s.frames(2)
		s.screen.Recap.Begin()
		s.screen.Recap.Watched, s.screen.Recap.Opened = c.watched, map[game.Seat]int{0: 1, 1: 1}
		s.frames(3)
		if len(s.screen.Recap.Lines) == 0 || s.hand.Has("recap.open") != c.folded || s.hand.Has("recap.close") == c.folded {
			t.Errorf("%+v: %d lines, folded %v", c, len(s.screen.Recap.Lines), s.screen.Recap.Folded())
		}
	}
}

func TestUndoTakesBackWhatTheLogTold(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	leader, _ := ofKind(s.Pending, rules.KindLeader)
	before := len(s.screen.Log.Lines())
	s.hand.Drag(words.ID(leader), "system.malastare")
	if len(s.screen.Log.Lines()) != before+1 {
		t.Fatalf("activating adds %d lines to the log", len(s.screen.Log.Lines())-before)
	}
	s.hand.Click("undo")
	if s.screen.Asked() != "turn" || len(s.screen.Log.Lines()) != before {
		t.Errorf("taken back: %q is asked, %d lines more", s.screen.Asked(), len(s.screen.Log.Lines())-before)
	}
}

func TestTheComputersMovesTravelAndCanBeSkipped(t *testing.T) {
	s := sit(t, 24, session.Person, "cadet")
	s.hand.Window.Clock.Speed = render.Normal
	r := rand.New(rand.NewPCG(4, 1))
	travelled := false
	for n := 0; !travelled && n < 20000 && !s.Game.Over(); n++ {
		s.hand.Wait(ui.Tick)
		if m := s.travel(); m != nil {
			travelled = true
			if s.Pending != nil {
				t.Error("something is asked while a piece is on its way")
			}
		} else if s.Pending != nil {
			s.fromList(t, r)
		}
	}
	if !travelled {
		t.Fatal("nothing ever travels")
	}
	told := s.Reel.Past()
	s.hand.Window.Tick(ui.Input{Keys: []ui.Key{ui.KeySpace}})
	if s.Reel.Past() == told {
		t.Error("Space does not finish it")
	}
}

func TestWhatMayNotBeChosenSaysWhy(t *testing.T) {
	s := sit(t, 25, session.Person, "random")
	s.settle(t)
	s.hand.Hover("system.hoth")
	if why := s.hand.Why("system.hoth"); why == "" {
		t.Error("the base cannot be in Hoth, but nothing says why")
	}
	if why := s.hand.Why("system.yavin"); why != "" {
		t.Errorf("nobody has asked about Yavin, but it says %q", why)
	}
	s.hand.Click("system.hoth")
	if s.screen.Asked() != "choose_base" {
		t.Errorf("a click on it answers; %q is asked", s.screen.Asked())
	}
}

func TestTheMapGoesToWhereSomethingIsAsked(t *testing.T) {
	s := sit(t, 26, session.Person, "random")
	s.settle(t)
	s.hand.Wheel(ui.Point{X: 200, Y: 500}, 5)
	if s.Board.Camera().Fitted() {
		t.Fatal("the wheel does not zoom")
	}
	if s.hand.Has("system.tatooine") {
		t.Fatal("Tatooine should be out of view")
	}
	r := rand.New(rand.NewPCG(1, 1))
	for s.settle(t); s.screen.Asked() != "turn"; s.settle(t) {
		s.fromList(t, r)
	}
	s.hand.Wheel(ui.Point{X: 200, Y: 500}, 5)
	s.hand.Key(ui.KeyL)
	for i, o := range s.Pending.Options {
		if o.Kind == rules.KindLeader {
			s.hand.Click(flow.ListID(i))
			break
		}
	}
	s.hand.Wait(time.Second)
	if s.screen.Asked() != "activate" || !s.hand.Has("system.tatooine") {
		t.Errorf("%q is asked and Tatooine is out of view", s.screen.Asked())
	}
}

func TestTwoComputersNeedNobody(t *testing.T) {
	s := sit(t, 27, "random", "random")
	for n := 0; !s.Game.Over(); n++ {
		if s.hand.Wait(ui.Tick); s.Pending != nil || s.screen.Waits() || n > 20000 {
			t.Fatalf("somebody is waited for: asked %q, covered %v", s.screen.Asked(), s.screen.Waits())
		}
	}
	s.hand.Wait(3 * time.Second)
	if !s.hand.Has("result.again") || s.hand.Has("mission.sabotage") {
		t.Error("at the end there is no result, or hands can be seen")
	}
}

// The second click of a double click is not an answer to what is asked next at the same place.
func TestADoubleClickAnswersOneQuestion(t *testing.T) {
	s := battleWithCards(t).open(t, 1280, 720, render.Off)
	s.frames(3)
	asked := s.Game.Asked()
	s.hand.DoubleClick("button.none")
	if s.program.kept != 1 || s.Game.Asked() == asked {
		t.Fatalf("%d answers are given", s.program.kept)
	}
	s.hand.Wait(time.Second)
	s.hand.Click("button.none")
	if s.program.kept < 2 {
		t.Error("a later click answers nothing")
	}
}
