package duel

import (
	"fmt"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// near stands for a screen that keeps its table.
const near = -1

// distances are how many frames letters take to the table.
var distances = []int{near, 0, 3, 40}

// apart is a duel that is looked at by whoever sits in some of its seats, each at a screen so far from it, or all at one near it.
type apart struct {
	host    *session.Host[gametest.DuelTable, gametest.DuelView]
	screens []*sitting
	tables  []*Table
	delay   int
	due     int // frames for which an answer has been due at the table
}

// sitApart sets persons at screens; the other seats computers play.
func sitApart(t testing.TB, delay int, kinds ...string) *apart {
	t.Helper()
	start := session.Start{Seed: 5, Things: [][]byte{quick, quick}}
	for i, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Name: []string{"Ann", "Ben"}[i], Kind: kind})
	}
	begun, err := session.New(gametest.DuelTitle(), start)
	if err != nil {
		t.Fatal(err)
	}
	a := &apart{host: session.NewHost(begun, delay == near), delay: delay}
	for seat, kind := range kinds {
		if kind != session.Person || delay == near && len(a.screens) > 0 {
			continue
		}
		s := newSitting(t)
		table := unplayed(s.program, false)
		if delay == near {
			table.Shown.Begin(play.Kept[*view](a.host, play.NewClock()))
		} else {
			place, _ := tabletest.Far(t, a.host, gametest.Duel{}, gametest.DuelWire(), delay, tabletest.Fate{}, game.Seat(seat))
			table.Shown.Begin(place)
		}
		window := ui.NewWindow(table.Shown, 1280, 720, 1)
		if delay != near { // there pauses are what a window is held in
			window.Clock.Speed = render.Off
		}
		s.hand = uitest.New(t, window)
		a.screens, a.tables = append(a.screens, s), append(a.tables, table)
	}
	return a
}

// tick lets a frame pass; where the table is kept elsewhere it gives there what is due, windows only when they have stood open for long.
func (a *apart) tick() {
	if a.delay != near {
		const open = 20
		if turn := a.host.Turn(); turn == nil {
			a.due = 0
		} else if a.due++; !turn.Passes() || a.due > open*(a.delay+2) {
			turn.Think()
			a.host.Take(turn)
			a.due = 0
		}
	}
	for _, s := range a.screens {
		if s.hand.Wait(ui.Tick); s.hand.Has("ledger.on") {
			s.hand.Click("ledger.on")
		}
	}
}

// until lets frames pass until something is so.
func (a *apart) until(t testing.TB, what string, is func() bool) {
	t.Helper()
	for range 5000 {
		if is() {
			return
		}
		a.tick()
	}
	t.Fatalf("%d frames away it does not come to it: %s; shown is %q", a.delay, what, shown(a.screens[0]))
}

// asks tells whether a question is put at the n-th screen.
func (a *apart) asks(n int, ask string) func() bool {
	return func() bool { return a.tables[n].Shown.Asked() == ask }
}

// passes orders that windows of the first seat pass, and waits until he is asked for a strike.
func (a *apart) passes(t testing.TB) (desk session.Desk[*view]) {
	t.Helper()
	desk = a.tables[0].Shown.Play.Desk(0)
	if err := desk.SetOrder(session.Order{Window: "answer", Do: session.PassAlways}); err != nil {
		t.Fatal(err)
	}
	a.screens[0].hand.Window.Invalidate()
	a.until(t, "he is asked for a strike", func() bool { return a.asks(0, "strike")() && len(desk.Orders().Each) == 1 })
	a.settle()
	return desk
}

// strike chooses none, or a card.
func (a *apart) strike(t testing.TB, n int, o game.Option) {
	t.Helper()
	a.screens[n].point(t, a.tables[n], o)
	a.until(t, "it is there", func() bool { return a.delay == near || !a.tables[n].Shown.Play.Line.Waits() })
	a.settle()
}

// settle lets the screens show how things stand now.
func (a *apart) settle() {
	for range 10 {
		a.tick()
	}
}

// A window that would pass by order is held while it stands open: it is asked until it is answered or let go. The next one passes again.
func TestAWindowIsHeld(t *testing.T) {
	for _, delay := range distances {
		for _, lets := range []bool{false, true} {
			a := sitApart(t, delay, session.Person, session.AtRandom)
			desk := a.passes(t)
			play := a.tables[0].Shown.Play
			a.screens[0].point(t, a.tables[0], gametest.None)
			a.until(t, "a window stands open", play.Standing)
			a.screens[0].hand.Wait(ui.Tick)
			a.screens[0].hand.Key(ui.KeyI)
			a.until(t, "it is held", func() bool { return desk.Orders().Hold && a.asks(0, "answer")() })
			pass, answers := play.Open().Pass, a.host.Answers()
			for range 20 * (max(delay, 0) + 10) {
				a.tick()
			}
			if a.host.Answers() != answers || !a.asks(0, "answer")() {
				t.Fatalf("%d frames away: what is held passes", delay)
			}
			if lets {
				a.screens[0].hand.Click("interject")
			} else {
				a.screens[0].point(t, a.tables[0], gametest.None)
			}
			a.until(t, "the next pass", func() bool { return play.Open().Pass > pass && a.asks(0, "strike")() })
			if orders := desk.Orders(); orders.Hold || len(orders.Each) != 1 {
				t.Errorf("%d frames away: afterwards the orders are %v", delay, orders)
			}
		}
	}
}

// Whoever interjects while another is waited for is asked in the next window whatever he has ordered; what he wants no longer passes by
// order.
func TestTheNextWindowIsAskedAllTheSame(t *testing.T) {
	for _, delay := range distances[1:] {
		for _, twice := range []bool{false, true} {
			a := sitApart(t, delay, session.Person, session.Person)
			desk := a.passes(t)
			play := a.tables[0].Shown.Play
			a.strike(t, 0, gametest.None)
			a.screens[0].hand.Click("interject")
			a.until(t, "the next window is to be asked", func() bool { return desk.Orders().Interject })
			a.settle()
			if twice {
				a.screens[0].hand.Key(ui.KeyI)
				a.until(t, "it is not any more", func() bool { return !desk.Orders().Interject })
			}
			asked := 0
			a.strike(t, 1, gametest.None)
			a.until(t, "the next pass", func() bool {
				for seat := range a.screens {
					if a.asks(seat, "answer")() {
						asked += 1 - seat
						a.strike(t, seat, gametest.None)
					}
				}
				return play.Open().Pass > 1
			})
			if (asked > 0) == twice || desk.Orders().Interject {
				t.Errorf("%d frames away, wanted twice: %v: asked %d times, afterwards the orders are %v", delay, twice, asked, desk.Orders())
			}
		}
	}
}

// Without orders only what waits has the button; nobody has it whose own question it would cover.
func TestNoButtonWhereHeIsAsked(t *testing.T) {
	a := sitApart(t, near, session.Person, session.AtRandom)
	a.until(t, "he is asked", a.asks(0, "strike"))
	if a.screens[0].hand.Has("interject") {
		t.Error("a question about a strike has the button, without an order")
	}
	a.screens[0].point(t, a.tables[0], gametest.None)
	a.until(t, "he may answer", a.asks(0, "answer"))
	if a.screens[0].hand.Has("interject") {
		t.Error("a window that he answers has the button")
	}
}

// Both choose at once at their own screens: who has chosen is told for whom he waits, and may choose anew until the other has.
func TestAStrikeIsChosenAnewFarAway(t *testing.T) {
	for _, delay := range distances[1:] {
		for _, button := range []string{"choose", "keep", "late"} {
			t.Run(fmt.Sprint(delay, button), func(t *testing.T) {
				a := sitApart(t, delay, session.Person, session.Person)
				a.until(t, "both are asked", func() bool { return a.asks(0, "strike")() && a.asks(1, "strike")() })
				a.strike(t, 0, gametest.Card(gametest.Feint))
				if !strings.Contains(shown(a.screens[0]), "Waiting for Ben") || strings.Contains(shown(a.screens[1]), "Waiting for") {
					t.Fatalf("the first is told %q, the second %q", shown(a.screens[0]), shown(a.screens[1]))
				}
				a.screens[0].hand.Click("anew")
				a.until(t, "he is asked anew", a.asks(0, "strike"))
				want := gametest.Thrust
				switch button {
				case "choose":
					a.strike(t, 0, gametest.Card(gametest.Thrust))
				case "keep":
					want = gametest.Feint
					a.screens[0].hand.Click("anew")
					a.screens[0].hand.Wait(ui.Tick)
					if a.tables[0].Pending != nil || !a.screens[0].hand.Has("anew") {
						t.Error("he is still asked, or may choose no more")
					}
				case "late":
					want = gametest.Feint
					a.screens[1].point(t, a.tables[1], gametest.None)
					for range 8 {
						a.tick()
					}
					if a.tables[0].Pending != nil { // he has not heard of it
						a.screens[0].point(t, a.tables[0], gametest.Card(gametest.Thrust))
					}
				}
				if button != "late" {
					a.strike(t, 1, gametest.None)
				}
				a.until(t, "both strikes lie open", func() bool { return !a.host.Desk(game.Table).Position().Look().Choosing() })
				if spent := a.host.Desk(game.Table).Position().Look().Spent[0]; spent[want] != 1 || spent[gametest.Feint]+spent[gametest.Thrust] != 1 {
					t.Errorf("he strikes with %v, not with %s", spent, kind.Word(gametest.Card(want)))
				}
				a.until(t, "both may go on", func() bool { return a.asks(0, "answer")() || a.asks(1, "answer")() })
				a.settle()
				if a.screens[0].hand.Has("anew") || a.screens[1].hand.Has("anew") {
					t.Error("what lies open may be chosen anew")
				}
			})
		}
	}
}

// At one screen whoever has chosen may choose anew while the other has not sat down: he takes his seat again for it.
func TestAStrikeIsChosenAnewAtOneScreen(t *testing.T) {
	a := sitApart(t, near, session.Person, session.Person)
	hand, table := a.screens[0].hand, a.tables[0]
	a.until(t, "it is covered", table.Shown.Waits)
	hand.Click("cover.sit")
	a.strike(t, 0, gametest.Card(gametest.Feint))
	for range 2 { // and thinks again
		hand.Click("cover.anew")
	}
	hand.Click("cover.anew")
	if table.Shown.Own.InHand() > 0 || !table.Shown.Waits() {
		t.Fatal("his cards lie open before he sits down")
	}
	hand.Click("cover.sit")
	a.until(t, "he is asked", a.asks(0, "strike"))
	if table.Viewer != 0 {
		t.Fatalf("seat %d is asked anew", table.Viewer)
	}
	a.strike(t, 0, gametest.Card(gametest.Thrust))
	hand.Click("cover.sit")
	if table.Viewer != 1 {
		t.Fatalf("seat %d is asked then", table.Viewer)
	}
	a.strike(t, 0, gametest.None)
	if spent := a.host.Desk(game.Table).Position().Look().Spent[0]; spent[gametest.Thrust] != 1 || spent[gametest.Feint] != 0 {
		t.Errorf("he strikes with %v", spent)
	}
}

// shown is all text at a screen.
func shown(s *sitting) string {
	var all []string
	for _, line := range s.hand.Window.Lines() {
		all = append(all, line.Text)
	}
	return strings.Join(all, " ")
}
