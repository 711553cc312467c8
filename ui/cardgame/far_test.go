package cardgame

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/cardgame/deck"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// Two build their decks in secret at screens far from the table, however late letters come (R3.2). When both are in, each is shown both affiliations
// (R3.3) and sits at the game, of which he sees what happens and nothing else; where there is time it goes on for a while by pointer.
func TestDecksAreBuiltFarAway(t *testing.T) {
	tabletest.Journeys(t, func(t *testing.T, delay int, fate tabletest.Fate) {
		start := session.Start{Setup: rules.WriteSetup(rules.Setup{Format: "custom", Decks: rules.Built}), Seats: tabletest.Two}
		host := session.Open(match.Title(), start, false)
		var hands [2]*uitest.Hand
		for seat := range game.Seat(2) {
			place, _ := tabletest.Far(t, host, rules.Rules{}, match.Wire(), delay, fate, seat)
			p := aside(t)
			screen, err := deck.New(p, prepare.Table[*view]{Place: place, Start: start, Sit: func(at *play.Place[*view]) ui.Game {
				return kit().Sit(p, at).screen
			}})
			if err != nil {
				t.Fatal(err)
			}
			window := ui.NewWindow(screen, 1280, 720, 1)
			window.Clock.Speed = render.Off
			hands[seat] = uitest.New(t, window)
			hands[seat].Key(ui.KeyF)
			hands[seat].Click("prepare.ready")
		}
		tabletest.Brought(t, host, hands)
		var sit [2]*sitting
		for seat, h := range hands {
			h.Click("reveal.table")
			sit[seat] = &sitting{tableOf(h.Window.Screen()), host.Session(), h}
			if !sit[seat].screen.Play.Here(game.Seat(seat)) {
				t.Fatalf("seat %d does not sit at the game", seat)
			}
		}
		answers := 40
		if testing.Short() {
			answers = 6
		}
		playFar(t, host, sit, answers)
		for seat, s := range sit {
			want, _ := host.Desk(game.Seat(seat)).Frames(0)
			if got, _ := s.screen.Play.Desk(game.Seat(seat)).Frames(0); !reflect.DeepEqual(got, want) {
				t.Errorf("seat %d saw something else than what happened", seat)
			}
		}
	})
}

// playFar answers by pointer at both screens until there are so many answers, and all of them are known there.
func playFar(t *testing.T, host *session.Host[rules.State, view], sit [2]*sitting, answers int) {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 1))
	known := func(seat game.Seat) bool {
		_, want := host.Desk(seat).Frames(0)
		_, got := sit[seat].screen.Play.Desk(seat).Frames(0)
		return want == got
	}
	for range 60_000 {
		enough := host.Session().Answers() >= answers
		if enough && known(0) && known(1) {
			return
		}
		host.Play() // windows that nobody wants asked
		for _, s := range sit {
			if s.hand.Wait(ui.Tick); s.Pending != nil && !enough {
				s.answer(t, r)
			}
		}
	}
	t.Fatalf("no end; asked is %v", host.Desk(game.Table).Asked())
}
