package rebellion

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// TestAGameIsPlayedFarAway: two people, each at a screen far from the table, play a game to its end, with letters that come late and lines that
// break. What they see in the end is what happened, and the result is shown without the record that only the table's keeper has.
func TestAGameIsPlayedFarAway(t *testing.T) {
	t.Parallel()
	start := session.Start{Setup: rules.WriteSetup(rules.Setup{}), Seed: 3, Seats: tabletest.Two}
	s, err := session.New(match.Title(), start)
	if err != nil {
		t.Fatal(err)
	}
	host := session.NewHost(s, false)
	wire := session.NewWire[rules.View](rules.ID, rules.Version, rules.Event{})
	var screens []*sitting
	for seat := range game.Seat(2) {
		words := uitest.Words(t, "en", rules.ID)
		place, _ := tabletest.Far(t, host, rules.Rules{}, wire, 2, tabletest.Fate{Twice: 3, Lost: 101}, seat)
		table := unplayed(&fakeProgram{words: words}, false)
		table.screen.Begin(place)
		w := ui.NewWindow(table.screen.Game, 1280, 720, 1)
		w.Clock.Speed = render.Off
		screens = append(screens, &sitting{Table: table, hand: uitest.New(t, w)})
	}
	r, whole := rand.New(rand.NewPCG(3, 1)), 60_000
	if testing.Short() {
		whole = 3_000
	}
	for frames, over := 0, 0; over < len(screens); frames++ {
		if frames > whole+60 && testing.Short() { // all that was under way has come
			break
		}
		if frames > 60_000 {
			t.Fatalf("no end; asked is %v", host.Desk(game.Table).Asked())
		}
		host.Play()
		over = 0
		for _, s := range screens {
			if s.hand.Has("revealed.close") {
				s.hand.Click("revealed.close")
			}
			if s.hand.Wait(ui.Tick); s.Pending != nil && frames < whole {
				s.Chosen = game.RandomChooser{Rand: r}.Choose(s.Pending, nil)
			} else if s.hand.Has("result.again") {
				over++
			}
		}
	}
	for seat, s := range screens {
		want, _ := host.Desk(game.Seat(seat)).Frames(0)
		if got, _ := s.screen.Play.Desk(game.Seat(seat)).Frames(0); !reflect.DeepEqual(got, want) || len(s.Reel.Events) != len(want) {
			t.Errorf("seat %d saw something else than what happened", seat)
		}
	}
}
