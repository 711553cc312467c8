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
	table.Begin(place)
	window := ui.NewWindow(table, 1280, 720, 1)
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
					if got, _ := s.Play.Desk(game.Seat(seat)).Frames(0); !reflect.DeepEqual(got, want) || len(s.Reel.Events) != len(want) {
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
