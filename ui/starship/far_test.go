package starship

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/starship/fleet"
	"holoboard/ui/table/build"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/table/watch"
	"holoboard/ui/uitest"
)

// TestABattleIsFoughtFarAway: two people, each at a screen far from the table, fight a battle by pointer, however late things come, also
// when letters are lost, come twice or late, in windows too. What they see in the end is what happened.
func TestABattleIsFoughtFarAway(t *testing.T) {
	gametest.Long(t)
	tabletest.Journeys(t, func(t *testing.T, delay int, fate tabletest.Fate) {
		text := rules.WriteSetup(rules.Setup{Format: rules.FirstBattle, Limit: 4})
		s, err := session.New(match.Title(), session.Start{Setup: text, Seed: 3, Seats: tabletest.Two, Things: match.Bring(text, 2, 3)})
		if err != nil {
			t.Fatal(err)
		}
		host := session.NewHost(s, false)
		screens := []*sitting{sitFar(t, host, delay, fate, 0), sitFar(t, host, delay, fate, 1)}
		fightFar(t, host, screens)
		for seat, s := range screens {
			want, _ := host.Desk(game.Seat(seat)).Frames(0)
			if got, _ := s.screen.Play.Desk(game.Seat(seat)).Frames(0); !reflect.DeepEqual(got, want) || len(s.Reel.Events) != len(want) {
				t.Errorf("seat %d saw something else than what happened", seat)
			}
		}
	})
}

// sitFar has somebody sit down far from a host.
func sitFar(t testing.TB, host *session.Host[rules.State, view], delay int, fate tabletest.Fate, seat game.Seat) *sitting {
	t.Helper()
	wire := session.NewWire[view](rules.ID, rules.Version, event{})
	place, _ := tabletest.Far(t, host, rules.Rules{}, wire, delay, fate, seat)
	table := unplayed(newProgram(t, "en"), false)
	table.screen.Begin(place)
	window := ui.NewWindow(table.screen, 1280, 720, 1)
	window.Clock.Speed = render.Off
	return &sitting{table, host.Session(), uitest.New(t, window), map[game.Key]int{}}
}

// fightFar answers by random clicks at every screen until the battle is over at all of them.
func fightFar(t *testing.T, host *session.Host[rules.State, view], screens []*sitting) {
	r := rand.New(rand.NewPCG(3, 1))
	for range 60_000 {
		over := true
		for _, s := range screens {
			host.Play() // windows that nobody wants asked
			if s.hand.Has("ledger.on") {
				s.hand.Click("ledger.on")
			}
			if s.hand.Wait(ui.Tick); s.Pending != nil {
				if o := s.Pending.Options[r.IntN(len(s.Pending.Options))]; o.Kind != rules.KindFlee {
					s.point(t, o)
				}
			}
			over = over && s.hand.Has("result.again")
		}
		if over {
			return
		}
	}
	t.Fatalf("no end; asked is %v", host.Desk(game.Table).Asked())
}

// Two build their fleets in secret at screens far from the table, however late letters come. When both are in, each is shown both fleets, that of
// the other as it stands on the table (R4.6), and sits at the battle.
func TestFleetsAreBuiltFarAway(t *testing.T) {
	tabletest.Journeys(t, func(t *testing.T, delay int, fate tabletest.Fate) {
		start := session.Start{Setup: rules.WriteSetup(rules.Setup{Format: rules.Standard, Points: rules.LeastPoints}), Seats: tabletest.Two}
		host := session.Open(match.Title(), start, false)
		var hands [2]*uitest.Hand
		for seat := range game.Seat(2) {
			place, _ := tabletest.Far(t, host, rules.Rules{}, match.Wire(), delay, fate, seat)
			p := newProgram(t, "en")
			screen, err := fleet.New(p, prepare.Table[*view]{Place: place, Start: start, Sit: func(at *play.Place[*view]) ui.Game {
				return kit().Sit(p, at).screen
			}})
			if err != nil {
				t.Fatal(err)
			}
			window := ui.NewWindow(screen, 1280, 720, 1)
			window.Clock.Speed = render.Off
			hands[seat] = uitest.New(t, window)
			for range seat + 1 { // the second has another fleet
				hands[seat].Key(ui.KeyF)
				hands[seat].Key(ui.KeyZ)
			}
			hands[seat].Key(ui.KeyF)
			hands[seat].Click("prepare.ready")
		}
		tabletest.Brought(t, host, hands)
		for seat, h := range hands {
			shown := h.Window.Screen().(*build.Reveal[rules.Card])
			for side, thing := range host.Started().Things {
				want, err := rules.ReadFleet(thing)
				if err != nil || len(want.Lines) == 0 || len(want.Lines) != len(shown.Sides[side].List) {
					t.Fatalf("seat %d is shown %v of %v, %v", seat, shown.Sides[side].List, want.Lines, err)
				}
				for _, line := range want.Lines {
					if got := shown.Sides[side].List.Count(line.Card); got != line.Count {
						t.Errorf("seat %d is shown %d of %d %s", seat, got, line.Count, line.Card.ID())
					}
				}
			}
			h.Click("reveal.table")
			if table, sits := h.Window.Screen().(*watch.Table[*view, *event]); !sits || !table.Play.Here(game.Seat(seat)) {
				t.Errorf("seat %d does not sit at the battle", seat)
			}
		}
	})
}
