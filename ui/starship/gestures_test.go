package starship

import (
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/uitest"
)

// open is the table of a story at a moment, in a window.
func open(t testing.TB, story, moment string) *sitting {
	t.Helper()
	s, err := shot(story, moment)(newProgram(t, "en"), nil)
	if err != nil {
		t.Fatal(err)
	}
	return sitAt(t, s.(*Table))
}

// told is the table that a transcript leads to.
func told(t testing.TB, story string) *sitting {
	t.Helper()
	g, err := transcripts().Tell(story)
	if err != nil {
		t.Fatal(err)
	}
	_, now, err := g.At("")
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(newProgram(t, "en"), now, play.NewClock())
	table.Sit(now.Asked())
	return sitAt(t, table)
}

func sitAt(t testing.TB, table *Table) *sitting {
	window := ui.NewWindow(table, 1280, 720, 1)
	window.Clock.Speed = render.Off
	st := &sitting{Table: table, hand: uitest.New(t, window), pointed: map[game.Key]int{}}
	st.hand.Wait(time.Second)
	if st.hand.Has("recap.close") {
		st.hand.Click("recap.close")
	}
	return st
}

func (s *sitting) at(x, y float64) ui.Point { return s.board.View().Point(x, y) }

// where is a ship of the table now, by its name in stories.
func (s *sitting) where(t testing.TB, name string) rules.Slot {
	t.Helper()
	v := s.Play.Open()
	for slot := range rules.Slot(rules.MostSeats * rules.MostShips) {
		if v.Ships[slot].Is(rules.OnMap) && v.ShipID(slot) == name {
			return slot
		}
	}
	t.Fatalf("there is no %q", name)
	return rules.NoSlot
}

// A big ship is dragged onto one of the arrows that show where it would stand, and how.
func TestABigShipIsDraggedOntoAnArrow(t *testing.T) {
	s := open(t, "battle", "move")
	slot := s.where(t, "imperial_star_destroyer 1")
	before := s.View.Space(slot)
	mark := field.End{X: float64(before.X + 1), Y: float64(before.Y), Size: 2, Way: float64(rules.East)} // left, and ahead
	s.hand.Press(s.board.Middle(before))
	s.hand.Pull(mark.At(s.board.View()))
	if g := s.board.Aim.Ghost; g == nil || g.Slot != slot || g.Space.Facing != rules.East {
		t.Fatalf("while it is dragged it is shown as %+v", g)
	}
	if !s.forecast.known || len(s.board.Aim.Rays) == 0 {
		t.Error("nothing tells what its place would bring")
	}
	s.hand.Release()
	s.hand.Wait(time.Second)
	v := s.Play.Open()
	if now := v.Space(slot); now.X != before.X+1 || now.Y != before.Y || now.Facing != rules.East {
		t.Errorf("it stands on %+v, was on %+v", now, before)
	}
	s.hand.Key(ui.KeyZ)
	s.hand.Wait(time.Second)
	if v := s.Play.Open(); v.Space(slot) != before {
		t.Error("one step back does not take the whole move back")
	}
}

// Q and E turn the nose of a ship that is placed (R6.5).
func TestTheNoseIsTurnedByKeys(t *testing.T) {
	s := open(t, "deployment", "deploy")
	slot := rules.Slot(2)
	s.hand.Press(s.hand.Find(s.ID(table.Ship(slot))))
	s.hand.Pull(s.at(8.5, 12.5))
	s.hand.Key(ui.KeyE)
	s.hand.Release()
	s.hand.Wait(time.Second)
	v := s.Play.Open()
	if got := v.Space(slot); got.X != 8 || got.Y != 12 || got.Facing != rules.East {
		t.Errorf("it stands on %+v", got)
	}
}

// A finger, which shows no odds before it taps, aims with the first tap and fires with the second.
func TestAFingerAimsFirst(t *testing.T) {
	s := open(t, "battle", "fire_at")
	target := s.where(t, "imperial_star_destroyer 1")
	answers := s.Play.Keeper.Answers()
	tap := func() {
		at := s.board.Middle(s.View.Space(target))
		for _, in := range []ui.Input{{At: at, Touch: true, Down: true, Pressed: true}, {At: at, Touch: true, Released: true}, {At: at, Touch: true}} {
			s.hand.Window.Tick(in)
		}
		s.hand.Window.Settle(4)
	}
	tap()
	if s.Play.Keeper.Answers() != answers {
		t.Fatal("the first tap has fired")
	}
	if shot, aimed := s.aimed(); !aimed || shot.At != target {
		t.Errorf("aimed at %+v", shot)
	}
	tap()
	if s.Play.Keeper.Answers() == answers {
		t.Error("the second tap has not fired")
	}
}

// An officer fires what a ship has left, one shot after the other, and stops where the ship has done so; a press stops him before.
func TestAnOfficerFiresAllGuns(t *testing.T) {
	s := open(t, "battle", "fire")
	ship := s.where(t, "viscount")
	order := session.Order{Do: session.PassAlways}
	for seat := range game.Seat(2) {
		if err := s.Play.Keeper.Desk(seat).SetOrder(order); err != nil {
			t.Fatal(err)
		}
	}
	s.hand.Key(ui.KeyB)
	s.hand.Wait(5 * time.Second)
	fired := 0
	for _, e := range s.Reel.Events {
		if e.Kind == rules.Aimed && e.Ship == ship {
			fired++
		}
	}
	if fired < 3 || s.auto.on || s.Asked() != string(rules.AskAttack) {
		t.Errorf("after %d shots %q is asked, left to him: %v", fired, s.Asked(), s.auto.on)
	}
}

// An order is given on its page, and is the seat's own until it is taken back there.
func TestOrdersAreGivenOnTheirPage(t *testing.T) {
	s := open(t, "battle", "attack")
	s.hand.Click("orders")
	s.hand.Click("order.power_to_shields.2") // never
	s.hand.Wait(ui.Tick)
	if got := s.Play.Keeper.Desk(0).Orders().Each; len(got) != 1 || got[0].Window != orderKey(rules.PowerToShields) || got[0].Do != session.PassAlways {
		t.Errorf("the orders are %+v", got)
	}
	s.hand.Click("order.power_to_shields.0")
	s.hand.Click("orders.close")
	s.hand.Wait(ui.Tick)
	if s.orders.open || s.standingOf(0, rules.PowerToShields) != 0 {
		t.Errorf("open %v, after it was taken back it stands at %d", s.orders.open, s.standingOf(0, rules.PowerToShields))
	}
}

// Passing for a ship's attacks answers the windows of its other shots, and ends with them (R15.17).
func TestAShipsAttacksAreLetPass(t *testing.T) {
	s := open(t, "battle", "window")
	s.hand.Click("pass.ship")
	s.hand.Wait(time.Second)
	orders := s.Play.Keeper.Desk(1).Orders().Each
	if len(orders) != 1 || orders[0].Until != blockOf(s.where(t, "viscount")) {
		t.Fatalf("the orders are %+v", orders)
	}
	if !endsOrder(orders[0], rules.Event{Kind: rules.Aimed, Ship: s.where(t, "millennium_falcon")}) ||
		endsOrder(orders[0], rules.Event{Kind: rules.Aimed, Ship: s.where(t, "viscount")}) {
		t.Error("it does not hold just for the attacks of this ship")
	}
	if s.Asked() == string(rules.AskBeforeRoll) && s.AsksSeat() == 1 {
		t.Error("the same seat is asked again")
	}
}

const leaving = `game starship
phase move
first dark
light: viscount at j10 north
dark: imperial_star_destroyer at d1 north

`

// A ship leaves the map only after one was asked once more: it is lost (R8.24).
func TestLeavingTheMapIsAskedOnceMore(t *testing.T) {
	s := told(t, leaving)
	slot := s.where(t, "imperial_star_destroyer 1")
	s.hand.Press(s.board.Middle(s.View.Space(slot)))
	s.hand.Pull(s.at(10, 8)) // where nothing takes it
	s.hand.Wait(ui.Tick)
	flee := ""
	for _, p := range s.Grip.Places {
		if p.Thing.Kind == rules.KindFlee {
			flee = s.ID(p.Thing)
		}
	}
	s.hand.Pull(s.hand.Find(flee))
	s.hand.Release()
	s.hand.Wait(time.Second)
	if v := s.Play.Open(); !v.Ships[slot].Is(rules.OnMap) {
		t.Fatal("it has left at once")
	}
	s.hand.Click("confirm.yes")
	s.hand.Wait(time.Second)
	if v := s.Play.Open(); v.Ships[slot].Is(rules.OnMap) {
		t.Error("it has not left")
	}
}

// The result adds up what the dice did, and what was expected of them.
func TestTheResultTellsTheLuck(t *testing.T) {
	s := open(t, "ending", "")
	if s.story == nil {
		t.Fatal("the result is not shown")
	}
	for key, want := range map[string][2]int{"attacks": {1, 0}, "hits": {1, 0}, "dealt": {4, 0}, "expected": {2, 0}, "destroyed": {1, 0}, "left": {156, 0}} {
		if got := s.story.counts[key]; got != want {
			t.Errorf("%s: %v, want %v", key, got, want)
		}
	}
}
