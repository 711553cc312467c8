package prepare_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/tabletest"
)

// far are two who prepare at screens far from a table, each at his own desk.
type far struct {
	host    *session.Host[gametest.DuelTable, gametest.DuelView]
	screens [2]*sitting
}

func sitFar(t *testing.T, delay int, fate tabletest.Fate) *far {
	t.Helper()
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	l := &far{host: session.Open(gametest.DuelTitle(), session.Start{Seats: tabletest.Two}, false)}
	for seat := range game.Seat(2) {
		place, _ := tabletest.Far(t, l.host, gametest.Duel{}, gametest.DuelWire(), delay, fate, seat)
		s := &sitting{program: &program{words: words}, host: l.host, builders: []*builder{{name: "Ann"}, {name: "Ben"}}}
		s.Screen = prepare.New(s.program, prepare.Table[*gametest.DuelView]{Place: place, Sit: seated}, s.title(tabletest.Two))
		s.open(t, 1280, 720)
		l.screens[seat] = s
	}
	return l
}

// until has frames go by at both screens until something is so. The table begins the duel when nobody is waited for.
func (l *far) until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for range 100_000 {
		if is() {
			return
		}
		if l.host.Session() == nil && len(l.host.Desk(game.Table).Asked()) == 0 {
			if err := l.host.Begin(1); err != nil {
				t.Fatal(err)
			}
		}
		for _, s := range l.screens {
			s.hand.Wait(ui.Tick)
		}
	}
	t.Fatalf("not so after many frames: %s", what)
}

// Far from the table each prepares at his own desk, however late letters come, lost, twice or late: what he hands in is under way, and said to
// be, until it is taken; what does not fit is refused there. Who is ready waits for the other and may take that back. Nobody has anything of
// what the other builds, and when both are ready the game begins at both screens.
func TestEachPreparesFarFromTheTable(t *testing.T) {
	for _, delay := range []int{0, 3, 40} {
		for _, fate := range []tabletest.Fate{{}, {Twice: 3}, {Late: 5}, {Lost: 4}, {Lost: 7}} {
			t.Run(fmt.Sprint(delay, fate), func(t *testing.T) {
				l := sitFar(t, delay, fate)
				ann, ben := l.screens[0], l.screens[1]
				if !ann.shows("Ann") || ann.shows("Ben") || !ben.shows("Ben") || ben.shows("Ann") {
					t.Fatal("not each sits at his own hand alone")
				}
				ann.builders[0].thing = dear
				ann.hand.Click("prepare.ready")
				if delay > 0 && ann.hand.Why("prepare.ready") == "" {
					t.Error("what is under way can be handed in again")
				}
				l.until(t, "a hand that may not be brought is refused", func() bool {
					return strings.Contains(ann.hand.Window.Account().Said, "D1") && ann.hand.Why("prepare.ready") == ""
				})
				ann.builders[0].thing = quick
				ann.hand.Click("prepare.ready")
				l.until(t, "Ann waits for Ben", func() bool { return ann.hand.Has("prepare.take_back.0") })
				if ann.shows("Ann") || ann.shows("Ben") || ann.hand.Has("prepare.take_back.1") {
					t.Error("who waits sees what is built, or may take back what the other is ready with")
				}
				ann.hand.Click("prepare.take_back.0")
				l.until(t, "Ann builds again", func() bool { return ann.shows("Ann") })
				ann.hand.Click("prepare.ready")
				l.until(t, "Ann is ready once more", func() bool { return ann.hand.Has("prepare.take_back.0") })
				ben.builders[1].thing = dear[:5]
				ben.hand.Click("prepare.ready")
				l.until(t, "too few cards are refused", func() bool { return strings.Contains(ben.hand.Window.Account().Said, "D1") })
				ben.builders[1].thing = quick
				ben.hand.Click("prepare.ready")
				l.until(t, "the duel begins at both screens", func() bool { return ann.things != nil && ben.things != nil })
				for seat, s := range l.screens {
					if own, others := s.things(game.Seat(seat)), s.things(game.Seat(1-seat)); !bytes.Equal(own, quick) || others != nil {
						t.Errorf("at the screen of seat %d the hands are %v and %v", seat, own, others)
					}
				}
			})
		}
	}
}

// Two at one screen far from the table build one after the other behind the cover, as they do where it is kept.
func TestTwoPrepareAtOneScreenFarAway(t *testing.T) {
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	l := &far{host: session.Open(gametest.DuelTitle(), session.Start{Seats: tabletest.Two}, false)}
	place, _ := tabletest.Far(t, l.host, gametest.Duel{}, gametest.DuelWire(), 3, tabletest.Fate{}, 0, 1)
	s := &sitting{program: &program{words: words}, host: l.host, builders: []*builder{{name: "Ann", thing: quick}, {name: "Ben", thing: quick}}}
	s.Screen = prepare.New(s.program, prepare.Table[*gametest.DuelView]{Place: place, Sit: seated}, s.title(tabletest.Two))
	s.open(t, 1280, 720)
	l.screens = [2]*sitting{s, s}
	if s.shows("Ann") || s.shows("Ben") {
		t.Fatal("something can be seen before anybody sits down")
	}
	s.hand.Click("cover.sit")
	s.hand.Click("prepare.ready")
	l.until(t, "Ann has handed in", func() bool { return !s.shows("Ann") })
	s.hand.Click("prepare.take_back.0")
	l.until(t, "Ann is ready no longer", func() bool { return len(l.host.Desk(game.Table).Asked()) == 2 && !s.hand.Has("prepare.take_back.0") })
	s.hand.Click("cover.sit")
	if !s.shows("Ann") || s.shows("Ben") {
		t.Fatal("Ann does not go on building alone")
	}
	s.hand.Click("prepare.ready")
	l.until(t, "Ann is ready once more", func() bool { return s.hand.Has("prepare.take_back.0") })
	s.hand.Click("cover.sit")
	if s.shows("Ann") || !s.shows("Ben") {
		t.Fatal("Ben does not build alone")
	}
	s.hand.Click("prepare.ready")
	l.until(t, "the duel begins", func() bool { return s.things != nil })
}
