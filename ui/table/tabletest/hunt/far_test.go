package hunt

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// far is a table kept elsewhere, in a window.
type far struct {
	*sitting
	line *tabletest.Line[gametest.HuntTable, view]
}

// sitFar has somebody sit down far from a host.
func sitFar(t testing.TB, host *session.Host[gametest.HuntTable, view], delay int, fate tabletest.Fate, seats ...game.Seat) far {
	t.Helper()
	place, line := tabletest.Far(t, host, gametest.Hunt{}, gametest.HuntWire(), delay, fate, seats...)
	table := unplayed(newProgram(t), false)
	table.screen.Begin(place)
	window := ui.NewWindow(table.screen, 1280, 720, 1)
	window.Clock.Speed = render.Off
	return far{&sitting{table, host.Session(), uitest.New(t, window)}, line}
}

func hostOf(t testing.TB, seed uint64) *session.Host[gametest.HuntTable, view] {
	t.Helper()
	s, err := session.New(gametest.HuntTitle(), session.Start{Seed: seed, Seats: tabletest.Two})
	if err != nil {
		t.Fatal(err)
	}
	return session.NewHost(s, false)
}

// TestHuntIsPlayedFarAway: two people each at a screen far from the table play a whole game by pointer, however late things come, also
// when letters are lost, come twice or late. What they see in the end is what happened.
func TestHuntIsPlayedFarAway(t *testing.T) {
	for _, delay := range []int{0, 3, 40} {
		for _, fate := range []tabletest.Fate{{}, {Twice: 3}, {Late: 5}, {Lost: 17}} {
			t.Run(fmt.Sprint(delay, fate), func(t *testing.T) {
				host := hostOf(t, 7)
				screens := []far{sitFar(t, host, delay, fate, gametest.Hider), sitFar(t, host, delay, fate, gametest.Seeker)}
				r := rand.New(rand.NewPCG(7, 1))
				answers := 0
				for frames := 0; !screens[0].hand.Has("result.again") || !screens[1].hand.Has("result.again"); frames++ {
					if frames > 100_000 {
						t.Fatalf("no end; asked is %v", host.Desk(game.Table).Asked())
					}
					host.Play() // covers of whoever has no choice
					for _, s := range screens {
						if s.hand.Wait(ui.Tick); s.Pending != nil {
							s.point(t, s.Pending.Options[r.IntN(len(s.Pending.Options))])
							answers++
						}
					}
				}
				if broken := screens[0].line.Broken + screens[1].line.Broken; fate.Late == 0 && (fate.Lost > 0) != (broken > 0) {
					t.Errorf("the lines broke %d and %d times", screens[0].line.Broken, screens[1].line.Broken)
				}
				for seat, s := range screens {
					want, _ := host.Desk(game.Seat(seat)).Frames(0)
					if got, _ := s.screen.Play.Desk(game.Seat(seat)).Frames(0); !reflect.DeepEqual(got, want) || len(s.Reel.Events) != len(want) {
						t.Errorf("seat %d saw something else than what happened", seat)
					}
				}
				if answers == 0 || host.Session().Answers() < answers {
					t.Errorf("%d answers were given, %d taken", answers, host.Session().Answers())
				}
			})
		}
	}
}

// bothFar sits two people down far from a table, whose letters take so many frames.
func bothFar(t testing.TB, delay int) (host *session.Host[gametest.HuntTable, view], hides, seeks far) {
	t.Helper()
	host = hostOf(t, 7)
	return host, sitFar(t, host, delay, tabletest.Fate{}, gametest.Hider), sitFar(t, host, delay, tabletest.Fate{}, gametest.Seeker)
}

// wait lets frames pass at screens until something is so.
func wait(t testing.TB, so func() bool, screens ...far) {
	t.Helper()
	for range 500 {
		if so() {
			return
		}
		for _, s := range screens {
			s.hand.Wait(ui.Tick)
		}
	}
	t.Fatal("it is never so")
}

// TestWhatIsSentLiesWhereItWasPut: until it is known what came of an answer nothing else is asked, the bar says so, and what was chosen is
// shown as it will be, with a ring; the table itself waits for the letter.
func TestWhatIsSentLiesWhereItWasPut(t *testing.T) {
	host, hides, seeks := bothFar(t, 40)
	dealt := host.Session().Answers()
	given := func() int { return host.Session().Answers() - dealt }
	hides.point(t, gametest.System(7))
	if a, _, _ := hides.screen.Account(); hides.Pending != nil || a.Asked != hides.Words.Say("table.sent") || given() != 0 {
		t.Fatalf("while it is sent the bar says %q, and %d answers are taken", a.Asked, given())
	}
	if hides.View.Hider.Base != 7 || !hides.screen.States[gametest.System(7)].Planned || hides.screen.States[gametest.System(6)].Planned {
		t.Errorf("what was put down is not shown where it lies: base at %d", hides.View.Hider.Base)
	}
	for given() == 0 {
		hides.hand.Wait(ui.Tick)
	}
	if hides.Pending != nil || !hides.screen.States[gametest.System(7)].Planned {
		t.Error("an answer counts before its reply is here")
	}
	wait(t, func() bool { return seeks.Pending != nil }, hides, seeks)
	if a, _, _ := hides.screen.Account(); hides.View.Hider.Base != 7 || hides.screen.States[gametest.System(7)].Planned || a.Asked == hides.Words.Say("table.sent") {
		t.Errorf("after the reply %q is said", a.Asked)
	}
}

// TestWhatIsDeniedFarAwayIsTold: of two screens of one seat the slower one hears that this was answered already, and shows what was answered.
func TestWhatIsDeniedFarAwayIsTold(t *testing.T) {
	host := hostOf(t, 7)
	dealt := host.Session().Answers()
	quick, slow := sitFar(t, host, 2, tabletest.Fate{}, gametest.Hider), sitFar(t, host, 20, tabletest.Fate{}, gametest.Hider)
	quick.point(t, gametest.System(7))
	slow.point(t, gametest.System(3))
	if slow.View.Hider.Base != 3 {
		t.Fatalf("what was put down lies at %d", slow.View.Hider.Base)
	}
	wait(t, func() bool { return slow.F.Refused(slow.Words.Say("denied.answered")) }, quick, slow)
	wait(t, func() bool { return slow.View.Hider.Base == 7 }, quick, slow)
	if base := quick.View.Hider.Base; base != 7 || host.Session().Answers() != dealt+1 {
		t.Errorf("the quicker one sees the base at %d", base)
	}
}

// TestTakingBackIsAgreedFarAway: who saw something since is asked; refused, withdrawn or agreed, every screen shows what came of it.
func TestTakingBackIsAgreedFarAway(t *testing.T) {
	for _, end := range []string{"wish.agree", "wish.refuse", "wish.withdraw"} {
		host, hides, seeks := bothFar(t, 3)
		hides.point(t, gametest.System(7))
		wait(t, func() bool { return seeks.Pending != nil && hides.hand.Has("undo") }, hides, seeks)
		hides.hand.Click("undo")
		wait(t, func() bool { return seeks.hand.Has("wish.agree") && hides.hand.Has("wish.withdraw") }, hides, seeks)
		if hides.Pending != nil || seeks.Pending != nil || hides.hand.Has("wish.agree") {
			t.Fatal("something else is asked while a wish waits")
		}
		if end == "wish.withdraw" {
			hides.hand.Click(end)
		} else {
			seeks.hand.Click(end)
		}
		wait(t, func() bool {
			return host.Desk(gametest.Hider).Wish() == nil && hides.screen.Play.Wish() == nil && seeks.screen.Play.Wish() == nil
		}, hides, seeks)
		wait(t, func() bool { return hides.Pending != nil || seeks.Pending != nil }, hides, seeks)
		if back := hides.Pending != nil && hides.View.Hider.Base == 0; back != (end == "wish.agree") || back == (seeks.Pending != nil) {
			t.Errorf("%s: taken back: %v", end, back)
		}
	}
}
