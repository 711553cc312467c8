package duel

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

// Two duel at screens far from the table, however late things come, also when letters are lost, come twice or late: asked at once both
// choose whenever they like, one of them has his windows answered by order, and what they see in the end is what happened.
func TestADuelIsFoughtFarAway(t *testing.T) {
	for _, delay := range []int{0, 3, 40} {
		for _, fate := range []tabletest.Fate{{}, {Twice: 3}, {Late: 5}, {Lost: 17}} {
			t.Run(fmt.Sprint(delay, fate), func(t *testing.T) {
				begun, err := session.New(gametest.DuelTitle(), session.Start{Seed: 5, Seats: tabletest.Two, Things: [][]byte{quick, quick}})
				if err != nil {
					t.Fatal(err)
				}
				host := session.NewHost(begun, false)
				var screens [2]*sitting
				var tables [2]*Table
				for seat := range game.Seat(2) {
					place, _ := tabletest.Far(t, host, gametest.Duel{}, gametest.DuelWire(), delay, fate, seat)
					s := sit(t, 1280, 720, session.Person, session.Person)
					tables[seat] = unplayed(s.program, false)
					tables[seat].Shown.Begin(place)
					window := ui.NewWindow(tables[seat].Shown, 1280, 720, 1)
					window.Clock.Speed = render.Off
					s.hand = uitest.New(t, window)
					screens[seat] = s
				}
				if err := tables[1].Shown.Play.Desk(1).SetOrder(session.Order{Window: "answer", Do: session.PassAlways}); err != nil {
					t.Fatal(err)
				}
				r, together := rand.New(rand.NewPCG(7, 1)), 0
				for frames := 0; !screens[0].hand.Has("result.again") || !screens[1].hand.Has("result.again"); frames++ {
					if frames > 100_000 {
						t.Fatalf("no end; asked is %v", host.Desk(game.Table).Asked())
					}
					if turn := host.Turn(); turn != nil && turn.Passes() && frames > 10*(delay+1) {
						host.Take(turn)
					}
					for _, s := range screens {
						s.hand.Wait(ui.Tick)
					}
					if tables[0].Shown.Asked() == "strike" && tables[1].Shown.Asked() == "strike" {
						together++
					}
					for seat, s := range screens {
						if d := tables[seat].Pending; d != nil && r.IntN(3) == 0 && (seat == 0 || d.Ask == "strike") { // his windows the host lets pass
							s.point(t, tables[seat], d.Options[r.IntN(len(d.Options))])
						}
					}
				}
				for seat := range tables {
					want, _ := host.Desk(game.Seat(seat)).Frames(0)
					if got, _ := tables[seat].Shown.Play.Desk(game.Seat(seat)).Frames(0); !reflect.DeepEqual(got, want) || len(tables[seat].Reel.Events) != len(want) {
						t.Errorf("seat %d saw something else than what happened", seat)
					}
				}
				if v := host.Desk(game.Table).Position().Look(); together == 0 || v.Spent[1][gametest.Parry]+v.Spent[1][gametest.Lunge] > 0 {
					t.Errorf("both are asked at once %d times, the second spent %v", together, v.Spent[1])
				}
			})
		}
	}
}

// Two choose their hands in secret at screens far from the table, however late letters come, and then sit at the duel: each with the cards that
// he has chosen, and without any of the other's.
func TestHandsAreChosenFarAway(t *testing.T) {
	for _, delay := range []int{0, 3, 40} {
		for _, fate := range []tabletest.Fate{{}, {Twice: 3, Late: 5}, {Lost: 7}} {
			t.Run(fmt.Sprint(delay, fate), func(t *testing.T) {
				host := session.Open(gametest.DuelTitle(), session.Start{Seats: tabletest.Two}, false)
				var screens [2]*sitting
				for seat := range game.Seat(2) {
					place, _ := tabletest.Far(t, host, gametest.Duel{}, gametest.DuelWire(), delay, fate, seat)
					s := newSitting(t)
					screen, err := Far(s.program, place)
					if err != nil {
						t.Fatal(err)
					}
					window := ui.NewWindow(screen, 1280, 720, 1)
					window.Clock.Speed = render.Off
					s.hand = uitest.New(t, window)
					screens[seat] = s
				}
				until := func(what string, is func(*sitting) bool) {
					for range 100_000 {
						if is(screens[0]) && is(screens[1]) {
							return
						}
						if host.Session() == nil && len(host.Desk(game.Table).Asked()) == 0 {
							if err := host.Begin(5); err != nil {
								t.Fatal(err)
							}
						}
						for _, s := range screens {
							s.hand.Wait(ui.Tick)
						}
					}
					t.Fatalf("not so after many frames: %s", what)
				}
				until("both sit at their cards", func(s *sitting) bool { return s.hand.Has("tile.cut") })
				screens[0].library()
				screens[0].hand.Click("build.take.quick")
				screens[1].hand.Key(ui.KeyF)
				for _, s := range screens {
					s.hand.Click("prepare.ready")
				}
				until("both hands are in", func(s *sitting) bool { return s.hand.Has("reveal.table") })
				for seat, s := range screens {
					table := s.table(t)
					v := table.Shown.Play.Desk(game.Seat(seat)).Position().Look()
					if things := host.Started().Things; v.Hand != handOf(things[seat]) || seat == 0 && v.Hand != handOf(quick) || things[0] == nil {
						t.Errorf("seat %d holds %v of %v", seat, v.Hand, things)
					}
				}
			})
		}
	}
}

func handOf(cards []byte) (hand gametest.DuelHand) {
	for _, card := range cards {
		hand[card]++
	}
	return hand
}
