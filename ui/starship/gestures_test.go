package starship

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/luck"
	"holoboard/ui/table/example"
	"holoboard/ui/table/look"
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
	if !s.forecast.Known || len(s.board.Aim.Rays) == 0 {
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

// A ship that is put down where it may not stand flies home, and the rule is told (R6.4).
func TestADropThatIsNotTakenNamesItsRule(t *testing.T) {
	s := open(t, "deployment", "deploy")
	ship := s.ID(table.Ship(2))
	s.hand.DragTo(ship, s.at(8.5, 6.5))
	if said := s.hand.Window.Account().Said; !strings.Contains(said, "R6.4") || !s.hand.Has(ship) {
		t.Errorf("it says %q", said)
	}
}

// A big ship stands under the pointer before it is let go, on either side of the arrow that is nearest and in each row of its owner.
func TestABigShipIsSeenWhereItWillStand(t *testing.T) {
	s := open(t, "battle", "move")
	slot := s.where(t, "imperial_star_destroyer 1")
	before := s.View.Space(slot)
	mark := field.End{X: float64(before.X + 1), Y: float64(before.Y), Size: 2, Way: float64(rules.East)}
	s.hand.Press(s.board.Middle(before))
	for _, off := range []ui.Point{{Y: -6}, {Y: 6}} {
		s.hand.Pull(mark.At(s.board.View()).Add(off))
		if g := s.board.Aim.Ghost; g == nil || g.Space.X != before.X+1 || g.Space.Facing != rules.East {
			t.Errorf("%v beside the arrow it is shown as %+v", off, g)
		}
	}
	d := told(t, "game starship\nmap 14 12\nphase deployment\nbeside light: mon_calamari_cruiser, corellian_corvette\nbeside dark: carrack_cruiser\n\nroll: 4 12\n")
	big := slices.IndexFunc(d.Pending.Options, func(o game.Option) bool { return d.View.Card(rules.Slot(o.A)).Size() == 2 })
	slot = rules.Slot(d.Pending.Options[big].A)
	d.hand.Press(d.hand.Find(d.ID(table.Ship(slot))))
	for _, at := range []struct{ x, y, wantX, wantY float64 }{{9, 10.1, 8, 9}, {9, 11.1, 8, 10}, {9.4, 11.4, 8, 10}, {9, 11.6, 8, 10}} {
		d.hand.Pull(d.at(at.x, at.y))
		if g := d.board.Aim.Ghost; g == nil || float64(g.Space.X) != at.wantX || float64(g.Space.Y) != at.wantY {
			t.Errorf("with its middle at %v, %v it is shown as %+v", at.x, at.y, g)
		}
	}
}

// leaveIt has an officer do what is asked, once he has said what that is.
func (s *sitting) leaveIt(t testing.TB) {
	t.Helper()
	before := s.Play.Keeper.Answers()
	s.hand.Key(ui.KeyB)
	for n := 0; !s.hand.Has("plan.yes"); n++ {
		if s.hand.Wait(100 * time.Millisecond); n > 300 {
			t.Fatal("an officer does not say what he would do")
		}
	}
	if got := s.Play.Keeper.Answers(); got != before {
		t.Errorf("before he was told to he gave %d answers", got-before)
	}
	s.hand.Click("plan.yes")
	s.hand.Wait(ui.Tick)
}

// An officer who places a fleet leaves it to the player whether its last ship is placed (R6.3).
func TestThePlayerIsAskedAboutTheLastShipThatAnOfficerPlaces(t *testing.T) {
	s := told(t, "game starship\nmap 14 12\nphase deployment\nbeside light: mon_calamari_cruiser, corellian_corvette\nbeside dark: carrack_cruiser\n\nroll: 4 12\n")
	s.leaveIt(t)
	for range 100 {
		if s.hand.Wait(100 * time.Millisecond); s.hand.Has("confirm.no") {
			break
		}
	}
	if s.hand.Wait(time.Second); !s.hand.Window.AtRest() {
		t.Error("the officer goes on while the player is asked")
	}
	s.hand.Click("confirm.no")
	s.hand.Wait(time.Second)
	if s.hand.Has("confirm.no") || !s.Asks(rules.AskDeployAt) {
		t.Errorf("after his no he is asked %q, and again: %v", s.Asked(), s.hand.Has("confirm.no"))
	}
}

// A ship that has flown keeps the nose that its ghost showed while the pointer rests on it (R8.17).
func TestTheNoseStaysUntilAnArrowIsPointedAt(t *testing.T) {
	s := open(t, "battle", "nose")
	slot := rules.Slot(s.Pending.About[0].A)
	before := s.View.Ships[slot].Facing
	for _, off := range []ui.Point{{X: 8}, {Y: 8}, {X: -8}, {Y: -8}, {}} {
		s.hand.MoveTo(s.board.Middle(s.View.Space(slot)).Add(off))
		s.hand.Wait(time.Second)
		if g := s.board.Aim.Ghost; g == nil || g.Space.Facing != before {
			t.Fatalf("it is shown as %+v, pointed %v", g, before)
		}
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(time.Second)
	if v := s.Play.Open(); v.Ships[slot].Facing != before {
		t.Errorf("its nose points %v, pointed %v", v.Ships[slot].Facing, before)
	}
}

// A course of several squares is one line of the log, which tells its end (R8.6).
func TestACourseIsOneLineOfTheLog(t *testing.T) {
	s := open(t, "battle", "move")
	step := event{Kind: rules.Sailed, Ship: s.where(t, "viscount"), X: 4, Y: 8}
	end, other := step, step
	end.Y, other.Ship = 7, s.where(t, "executor")
	all := lines{s.Table}.Recount([]event{step, end, other}, []int{0, 1, 2})
	if len(all) != 2 || all[0].First != 0 || all[0].Until != 2 || all[0].Text != s.EventText(&end) {
		t.Errorf("it tells %+v", all)
	}
}

// A card hides the map for those alone who ask for it, however long a ship is looked at.
func TestACardIsAskedFor(t *testing.T) {
	s := open(t, "battle", "fire_at")
	target := s.where(t, "imperial_star_destroyer 1")
	s.hand.MoveTo(s.board.Middle(s.View.Space(target)))
	s.hand.Wait(10 * time.Second)
	card := table.Ship(target)
	if got := (sheets{Table: s.Table}).Patience(card); got != look.Never {
		t.Errorf("its card comes after %v", got)
	}
	s.hand.Window.Tick(ui.Input{At: s.board.Middle(s.View.Space(target)), Details: true})
	s.hand.Wait(time.Second)
	name := s.board.Name(s.View.Card(target))
	if !slices.ContainsFunc(s.hand.Window.Legibility(), func(l render.Legible) bool { return strings.HasPrefix(name, l.Text) && len(l.Text) > 3 }) {
		t.Errorf("the second button shows no card of %s", name)
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
		if err := s.Play.Desk(seat).SetOrder(order); err != nil {
			t.Fatal(err)
		}
	}
	s.leaveIt(t)
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

// Who ends his attacks by a key while good shots are left is asked whether he means it (R10.1): the key was that of another button a
// moment ago.
func TestAttacksWithShotsLeftAreNotEndedAtOnce(t *testing.T) {
	s := open(t, "battle", "attack")
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(ui.Tick)
	if s.hand.Key(ui.KeyEnter); s.hand.Has("confirm.yes") || !s.Asks(rules.AskAttack) {
		t.Fatalf("Enter pressed twice ends them: %q is asked", s.Asked())
	}
	for _, answer := range []string{"confirm.no", "confirm.yes"} {
		s.hand.Key(ui.KeyEnter)
		s.hand.Wait(ui.Tick)
		if !s.hand.Has(answer) || !s.Asks(rules.AskAttack) {
			t.Fatalf("asked %q, and once more: %v", s.Asked(), s.hand.Has(answer))
		}
		s.hand.Click(answer)
	}
	if s.hand.Wait(ui.Tick); s.Asks(rules.AskAttack) && s.AsksSeat() == 0 {
		t.Error("the attacks are not ended")
	}
}

// An officer to whom a side leaves its attacks answers for nobody else, and for nothing else afterwards.
func TestAnOfficerStopsWithTheAttacks(t *testing.T) {
	s := open(t, "battle", "attack")
	for seat := range game.Seat(2) {
		if err := s.Play.Desk(seat).SetOrder(session.Order{Do: session.PassAlways}); err != nil {
			t.Fatal(err)
		}
	}
	for round := s.View.Round; !t.Failed(); {
		switch {
		case s.Reel.Halted():
			s.hand.Click("fallout.on")
		case s.Asked() == string(rules.AskAttack) && s.autoHint() == "":
			s.leaveIt(t)
		case s.View.Round > round && s.Asked() != "":
			if s.auto.on || s.autoHint() != "" {
				t.Errorf("in the next round it says %q", s.autoHint())
			}
			return
		}
		s.hand.Wait(200 * time.Millisecond)
		if s.Pending != nil && s.Pending.Seat != s.auto.seat && s.autoHint() != "" {
			t.Errorf("seat %d is told %q, but the officer answers for seat %d", s.Pending.Seat, s.autoHint(), s.auto.seat)
		}
	}
}

// An order is given on its page, and is the seat's own until it is taken back there.
func TestOrdersAreGivenOnTheirPage(t *testing.T) {
	s := open(t, "battle", "attack")
	s.hand.Click("orders")
	s.hand.Click("order.power_to_shields.2") // never
	s.hand.Wait(ui.Tick)
	if got := s.Play.Desk(0).Orders().Each; len(got) != 1 || got[0].Window != orderKey(rules.PowerToShields) || got[0].Do != session.PassAlways {
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
	orders := s.Play.Desk(1).Orders().Each
	if len(orders) != 1 || orders[0].Until != match.BlockOf(s.where(t, "viscount")) {
		t.Fatalf("the orders are %+v", orders)
	}
	if !match.Ends(orders[0], rules.Event{Kind: rules.Aimed, Ship: s.where(t, "millennium_falcon")}) ||
		match.Ends(orders[0], rules.Event{Kind: rules.Aimed, Ship: s.where(t, "viscount")}) {
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
		if got := s.story.Counts[key]; got != want {
			t.Errorf("%s: %v, want %v", key, got, want)
		}
	}
}

// The chart of a battle begins with whole fleets, those in the pool too: their launch is no gain.
func TestTheChartCountsWhatIsInThePool(t *testing.T) {
	s := told(t, "game starship\nphase initiative\nround 1\nlight: rebel_transport at k12\npool light: 5 x_wing\ndark: lambda_shuttle at o2\n\nroll: 4 11\n")
	light, _ := s.View.Fighting(rules.Light)
	dark, _ := s.View.Fighting(rules.Dark)
	tale := &luck.Story{}
	tale.Mark(&s.View, &event{Kind: rules.RoundBegan})
	if got, want := tale.Chart.Values[0], 1000*light/(light+dark); got != want || light != 43 {
		t.Errorf("the chart begins with %d per mille, want %d of %d and %d points", got, want, light, dark)
	}
}

// In the Damage Phase all falls at once, and stands there until the player goes on (R12.1); nothing of it is told one by one.
func TestTheDamagePhaseBreaksEverythingAtOnce(t *testing.T) {
	s := open(t, "damage", "falls")
	s.hand.Window.Clock.Speed = render.Normal
	s.Choose(game.Option{Kind: rules.KindPass})
	s.hand.Wait(700 * time.Millisecond)
	if a := &s.board.Aim; len(a.Falls) != 6 || a.Losses == nil || a.Losses[rules.Light].Points != 6 || a.Losses[rules.Dark].Points != 6 {
		t.Fatalf("%d fall or hold, the losses are %+v", len(a.Falls), a.Losses)
	}
	s.hand.Wait(20 * time.Second)
	if !s.Reel.Halted() || !s.hand.Has("fallout.on") || !s.hand.Has("fallout.again") {
		t.Fatal("it is over before the player has seen enough")
	}
	if n := len(s.fallout.ledger.Notes); n != 3 { // Damage Control, Reduced, Infinite
		t.Errorf("%d notes stand in the place of the rack: %v", n, s.fallout.ledger.Notes)
	}
	if got := (breaking{s.Table}).fallenText(); got != "2 ships turn, 3 are destroyed" {
		t.Errorf("it says %q", got)
	}
	s.hand.Click("fallout.again") // the round is told once more, and then it stands there as before
	s.hand.Wait(20 * time.Second)
	if s.Again() != nil || !s.Reel.Halted() {
		t.Fatal("after the round was told once more its end does not stand there")
	}
	s.hand.Click("fallout.on")
	s.hand.Wait(20 * time.Second)
	if s.Reel.Halted() || s.View.Round != 5 {
		t.Errorf("round %d", s.View.Round)
	}
}

// The ledger of the Damage Phase lies on no ship that turns, falls or holds, and lists all of them, in every size.
func TestTheLedgerCoversNothingThatFalls(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {900, 600}, {844, 390}, {390, 844}} {
		screen, err := Shots()["damage"](newProgram(t, "ru"), nil)
		if err != nil {
			t.Fatal(err)
		}
		w := ui.NewWindow(screen, size[0], size[1], 1)
		w.Settle(10 * time.Second)
		s := screen.(*example.Opened).Screen.(*Table)
		box, shown := w.Spot("fallout.ledger")
		if !shown {
			t.Fatalf("%v: there is no ledger", size)
		}
		half := s.board.View().Unit() / 2
		for _, f := range s.board.Aim.Falls {
			if at := s.board.Middle(f.Space); box.Inset(-half).Contains(at) {
				t.Errorf("%v: %s lies under the ledger", size, s.ship(f.Slot))
			}
		}
		for _, e := range s.fallout.ledger.Entries {
			if !slices.ContainsFunc(w.Lines(), func(l render.Line) bool { return l.Text == e.Title }) {
				t.Errorf("%v: %q is not listed", size, e.Title)
			}
		}
	}
}

// A ledger names ships whose names are long in whole words, on a phone too.
func TestTheLedgerCutsNoName(t *testing.T) {
	const story = `game starship
phase attack
first dark
light: rebel_assault_frigate at j10 east damage 1 fresh 9, viscount at e10 east fresh 1, home_one at q10 east attacked
dark: emperors_shuttle at j3 south fresh 4, vulture_droid at l9 fresh 1, droid_control_ship at s4 south fresh 9

light attack: done
dark attack: done
`
	for _, language := range []string{"ru", "uk"} {
		for _, size := range fiveSizes {
			screen, err := Told(newProgram(t, language), strings.Replace(story, "home_one", "mon_calamari_cruiser_home_one", 1))
			if err != nil {
				t.Fatal(err)
			}
			w := ui.NewWindow(screen, size[0], size[1], 1)
			w.Settle(4 * time.Second)
			s := screen.(*Table)
			for range 4 {
				if s.Asks(rules.AskDamageControl) {
					s.Choose(game.Option{Kind: rules.KindPass})
					w.Settle(10 * time.Second)
				}
			}
			if !s.Reel.Halted() {
				t.Fatalf("%s, %v: nothing falls; %q is asked", language, size, s.Asked())
			}
			box, _ := w.Spot("fallout.ledger")
			for _, l := range w.Lines() {
				if l.Box.Within(box.Inset(-1)) && slices.Contains(w.Shortened(), l.Text) {
					t.Errorf("%s, %v: %q is cut", language, size, l.Text)
				}
			}
		}
	}
}

// Damage Control that keeps a ship from turning is the main button of its window (R15.5).
func TestDamageControlIsOfferedWhereItDecides(t *testing.T) {
	s := open(t, "damage", "control")
	if o, _, uses := s.use(); !uses || o.A != uint8(rules.DamageControl) {
		t.Fatalf("the main button gives %v, %v", o, uses)
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(time.Second)
	if got := s.Play.Open().Ships[s.where(t, "viscount")].Counters(); got != 9 {
		t.Errorf("%d counters lie on the Viscount, want 9", got)
	}
}

// Emperor's Will takes counters to a fighter one by one, and the main button moves them (R14.11).
func TestCountersAreTakenToAFighterOneByOne(t *testing.T) {
	s := open(t, "will", "will")
	fighter := rules.Slot(s.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindShift })[0].A)
	id := s.ID(table.Ship(fighter))
	for _, press := range []string{id, id + ".more", id + ".less"} {
		s.hand.Click(press)
		s.hand.Wait(300 * time.Millisecond)
	}
	if want := (game.Option{Kind: rules.KindShift, A: uint8(fighter), B: 1}); s.shift != want {
		t.Fatalf("%v hang over the fighter, want %v", s.shift, want)
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(time.Second)
	if v := s.Play.Open(); v.Ships[fighter].Is(rules.OnMap) {
		t.Error("a fighter that bears one counter still flies")
	}
}

// Layers show lanes, zones and numbers of the whole table; Shift shows numbers while it is held.
func TestLayersAreShownByKeysAndByTheEye(t *testing.T) {
	s := open(t, "battle", "attack")
	for i, want := range []table.Layers{{Lanes: [2]bool{true, false}}, {Lanes: [2]bool{false, true}}, {Zones: true}, {Numbers: true}, {}} {
		s.hand.Click("layers")
		s.hand.Wait(200 * time.Millisecond)
		if s.board.Layers != want {
			t.Errorf("after %d presses %+v is shown, want %+v", i+1, s.board.Layers, want)
		}
	}
	s.hand.Window.Tick(ui.Input{Keys: []ui.Key{ui.Key3}, Alt: true})
	s.hand.Wait(200 * time.Millisecond)
	if !s.board.Layers.Zones {
		t.Error("Alt and 3 do not show zones of control")
	}
	s.hand.Window.Tick(ui.Input{Shift: true})
	if !s.board.Layers.Numbers {
		t.Error("Shift does not show the numbers")
	}
}

// A ship that is dragged onto an enemy shows the odds of its best weapon there before the gesture ends. Where several could hit it asks
// which of them fires, each with its chance, and a press fires that one; where one is chosen already it fires (R10.2).
func TestAShipIsDraggedOntoAnEnemy(t *testing.T) {
	for _, moment := range []string{"attack", "fire", "fire_at"} {
		s := open(t, "battle", moment)
		by, at := s.where(t, "viscount"), s.where(t, "imperial_star_destroyer 1")
		s.hand.Press(s.board.Middle(s.View.Space(by)))
		s.hand.Pull(s.at(12.5, 12.5)) // where nobody stands
		if _, aims := s.aimed(); aims {
			t.Errorf("%s: it aims at nothing", moment)
		}
		s.hand.Pull(s.board.Middle(s.View.Space(at)))
		shot, aims := s.aimed()
		if !aims || shot.By != by || shot.At != at || shot.Arm == rules.PointDefense {
			t.Fatalf("%s: it aims %+v, %v", moment, shot, aims)
		}
		if o, shown := s.ladder(); !shown || o.Sum == "" || len(s.board.Aim.Notes) == 0 || s.CarryHint() == "" {
			t.Errorf("%s: its odds are not shown", moment)
		}
		if best, _ := s.View.BestShot(by, at); moment == "attack" && best.Arm != shot.Arm {
			t.Errorf("%s: it fires %+v, the best is %+v", moment, shot, best)
		}
		before := s.Play.Keeper.Answers()
		s.hand.Release()
		s.hand.Wait(time.Second)
		if moment != "fire_at" {
			weapons := s.weaponsAskedFor(t, by, at)
			shot = rules.Shot{By: by, Arm: weapons[1].B, Lane: rules.Lane(weapons[1].C), At: at, Face: shot.Face}
			s.hand.Click(s.ID(weapons[1]))
			s.hand.Wait(time.Second)
		}
		fired := false
		for _, e := range s.Reel.Events {
			fired = fired || e.Kind == rules.Aimed && e.Ship == by && e.Other == at && e.Arm == shot.Arm && e.Face == shot.Face
		}
		if !fired || s.Play.Keeper.Answers() == before {
			t.Errorf("%s: it has not fired %+v", moment, shot)
		}
	}
}

// weaponsAskedFor are the weapons that are lit for a target, which are those that the rules let fire at it; the odds of each are shown.
func (s *sitting) weaponsAskedFor(t *testing.T, by, at rules.Slot) (weapons []game.Option) {
	t.Helper()
	if asks, ok := (battery{s.Table}).wants(); !ok || asks != at {
		t.Fatalf("no weapon is asked for: %q", s.Asked())
	}
	for _, o := range (chips{s.Table}).weapons() {
		fits := s.Offered(o) && s.View.WhyNotAt(by, o.B, rules.Lane(o.C), at) == nil
		if lit := (chips{s.Table}).usable(o); lit != fits {
			t.Errorf("weapon %+v is lit: %v, fits: %v", o, lit, fits)
		}
		if !fits {
			continue
		}
		weapons = append(weapons, o)
		s.hand.Hover(s.ID(o))
		if shot, aims := s.aimed(); !aims || shot.Arm != o.B || shot.At != at || !s.odds.There() {
			t.Errorf("over weapon %+v it aims %+v, %v", o, shot, aims)
		}
	}
	if len(weapons) < 2 {
		t.Fatalf("%d weapons are asked for", len(weapons))
	}
	return weapons
}

// Escape forgets the target that a weapon is asked for; a key fires the weapon of its number at it.
func TestAKeyFiresTheWeaponThatIsAskedFor(t *testing.T) {
	s := open(t, "battle", "attack")
	by, at := s.where(t, "viscount"), s.where(t, "imperial_star_destroyer 1")
	drag := func() {
		s.hand.Press(s.board.Middle(s.View.Space(by)))
		s.hand.Pull(s.at(12.5, 12.5))
		s.hand.Pull(s.board.Middle(s.View.Space(at)))
		s.hand.Release()
		s.hand.Wait(time.Second)
	}
	drag()
	s.hand.Key(ui.KeyEscape)
	if _, asks := (battery{s.Table}).wants(); asks || !s.Asks(rules.AskFire) {
		t.Fatal("Escape does not forget the target")
	}
	drag()
	all := (chips{s.Table}).weapons()
	n := slices.Index(all, s.weaponsAskedFor(t, by, at)[1])
	s.hand.Key(digits[n])
	s.hand.Wait(time.Second)
	if !slices.ContainsFunc(s.Reel.Events, func(e event) bool { return e.Kind == rules.Aimed && e.Ship == by && e.Other == at && e.Arm == all[n].B }) {
		t.Errorf("key %d fires nothing: %q", n+1, s.Asked())
	}
}

// Each weapon of the ship that fires stands in the rack, in every size; one that cannot fire is grey, says why, and a key for it too (R10.2).
func TestEveryWeaponStandsInTheRack(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {900, 600}, {844, 390}, {390, 844}} {
		screen, err := Shots()["fire"](newProgram(t, "en"), nil)
		if err != nil {
			t.Fatal(err)
		}
		s := screen.(*Table)
		w := ui.NewWindow(s, size[0], size[1], 1)
		w.Settle(4 * time.Second)
		hand := uitest.New(t, w)
		grey := 0
		for i, o := range (chips{s}).weapons() {
			box, there := w.Spot(s.ID(o))
			if least := 22.0; !there || box.W < least || s.Phone() && min(box.W, box.H) < 44 {
				t.Errorf("%v: weapon %d lies at %v", size, i, box)
			}
			if s.Offered(o) {
				continue
			}
			grey++
			if s.WhyNot(o) == "" || (chips{s}).armState(o) == "" {
				t.Errorf("%v: weapon %d does not say why it cannot fire", size, i)
			}
			hand.Key(digits[i])
			if said := w.Account().Said; said != s.WhyNot(o) {
				t.Errorf("%v: key %d says %q", size, i+1, said)
			}
		}
		if grey == 0 {
			t.Errorf("%v: every weapon can fire", size)
		}
	}
}

// A click on a ship that can be dragged opens its block of attacks, as it always did.
func TestAClickOnAShipThatMayFireCarriesNothing(t *testing.T) {
	s := open(t, "battle", "attack")
	s.hand.Click(s.ID(table.Ship(s.where(t, "viscount"))))
	s.hand.Wait(time.Second)
	if s.Grip.Carries() || s.Asked() != string(rules.AskFire) {
		t.Errorf("it carries: %v; %q is asked", s.Grip.Carries(), s.Asked())
	}
}

// A weapon that is held over a target shows its odds as one that was chosen does.
func TestAWeaponThatIsCarriedShowsItsOdds(t *testing.T) {
	s := open(t, "battle", "fire")
	by, at := s.where(t, "viscount"), s.where(t, "executor")
	chip := game.Option{Kind: rules.KindWeapon, A: uint8(by)}
	s.hand.Press(s.hand.Find(s.ID(chip)))
	s.hand.Pull(s.board.Middle(s.View.Space(at)))
	if shot, aims := s.aimed(); !aims || shot.At != at || shot.Arm != chip.B {
		t.Errorf("it aims %+v, %v", shot, aims)
	}
}

// Under the scene of an answer nothing is said on the map: it would shine through.
func TestNothingIsSaidUnderAnAnswer(t *testing.T) {
	s := open(t, "battle", "window")
	if notes := s.board.Aim.Notes; s.Scene == nil || len(notes) > 0 {
		t.Errorf("on the map below it stand %v", notes)
	}
}

// What stands over the map leaves the ships there to be seen: the forecast, the recap, questions about squares.
func TestNothingLiesOverWhatIsAskedAbout(t *testing.T) {
	s := open(t, "battle", "nose")
	if a := &s.board.Aim; a.Foot == nil || a.FootOf != rules.Light {
		t.Error("the forecast does not stand in the rail of the enemy")
	}
	s = open(t, "push", "push")
	for _, o := range s.Pending.Options {
		if id, r, ok := s.Place(s.hand.Window, o); !ok || r.W > s.board.View().Unit()+1 {
			t.Errorf("%s is chosen by %q at %v, not by its square", s.ID(o), id, r)
		}
	}
	pushed := s.where(t, "x_wing 1") // it lies on the ship that came
	s.hand.MoveTo(s.board.Middle(s.View.Space(pushed)))
	if s.hand.Wait(ui.Tick); s.Pointed != table.Ship(pushed) {
		t.Errorf("over a pushed fighter %+v is pointed at", s.Pointed)
	}
	for _, seed := range []uint64{1, 2, 3, 4} { // either side places first in some
		s := sit(t, rules.Setup{Format: rules.Standard, Points: 300}, seed, 1280, 720, session.Person, session.Person)
		for n := 0; s.Recap.Lines == nil && n < 12; n++ {
			s.settle(t)
			if s.hand.Has("recap.close") {
				break
			}
			s.Choose(s.Pending.Options[0])
		}
		if close, shown := s.hand.Window.Spot("recap.close"); shown {
			if n := s.board.RowsIn(render.Box(close.Right()-330, close.Y, 330, 90)); n > 0 {
				t.Errorf("seed %d: the recap covers %d squares in which ships may be placed", seed, n)
			}
		}
	}
}

// A main button stands where something will end a part, and says why it does not yet.
func TestTheMainButtonIsThereBeforeItMayBePressed(t *testing.T) {
	for story, moment := range map[string]string{"battle": "fire", "deployment": "deploy"} {
		s := open(t, story, moment)
		if !s.hand.Has("do") || s.hand.Why("do") == "" {
			t.Errorf("%s: the main button is there: %v, and says %q", moment, s.hand.Has("do"), s.hand.Why("do"))
		}
	}
}

// A roll is told while its die flies, its number once it lies (R10.12).
func TestADieLiesBeforeItsNumberIsTold(t *testing.T) {
	s := open(t, "battle", "fire_at")
	for seat := range game.Seat(2) {
		if err := s.Play.Desk(seat).SetOrder(session.Order{Do: session.PassAlways}); err != nil {
			t.Fatal(err)
		}
	}
	s.hand.Window.Clock.Speed = render.Normal
	s.Choose(s.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindTarget })[0])
	flew, lay := false, false
	for range 400 {
		s.hand.Wait(ui.Tick)
		e, told := s.Reel.Event()
		if e == nil || e.Kind != rules.Rolled {
			continue
		}
		sum := " = " + number(e.N+uint8(e.Attack))
		flew, lay = flew || told < tumbles, lay || told >= tumbles
		if says := strings.Contains(s.EventText(e), sum); says != (told >= tumbles) {
			t.Fatalf("told to %v it says %q", told, s.EventText(e))
		}
	}
	if !flew || !lay {
		t.Errorf("the die flew: %v, lay there: %v", flew, lay)
	}
}

// An officer who would leave the rest of a fleet where it is says so, until something else is answered.
func TestAnOfficerSaysThatTheRestStays(t *testing.T) {
	s := open(t, "battle", "move")
	s.leaveIt(t)
	for n := 0; !s.auto.over && n < 200; n++ {
		s.hand.Wait(100 * time.Millisecond)
	}
	if s.hand.Why("auto") == "" {
		t.Error("the button is lit still")
	}
	if !s.Asks(rules.AskMove) || s.Hint() != s.Words.Say("auto.move.over") {
		t.Fatalf("%q is asked, and it says %q", s.Asked(), s.Hint())
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(time.Second)
	if s.hand.Has("confirm.yes") {
		s.hand.Click("confirm.yes")
		s.hand.Wait(time.Second)
	}
	if s.auto.over {
		t.Error("it is still said afterwards")
	}
}

// Beside what a place would bring stands why: what the ship would fire best, and the worst of its faces that big ships of the enemy see.
func TestTheForecastTellsItsReasons(t *testing.T) {
	s := open(t, "battle", "move")
	slot := s.where(t, "imperial_star_destroyer 1")
	before := s.View.Space(slot)
	s.hand.Press(s.board.Middle(before))
	s.hand.Pull((&field.End{X: float64(before.X + 1), Y: float64(before.Y), Size: 2, Way: float64(rules.East)}).At(s.board.View()))
	if r := s.forecast.Reasons; !strings.Contains(r[0], "→") || !strings.Contains(r[1], "instead of") {
		t.Errorf("the reasons are %q", r)
	}
}

// Under a pointer that rests on whatever can be chosen the screen comes to rest, and shows what it points at: the end of a course, a nose.
func TestTheScreenRestsUnderAPointer(t *testing.T) {
	for _, example := range asked {
		s := open(t, example[0], example[1])
		for i, o := range s.Pending.Options {
			id, _, there := s.Place(s.hand.Window, o)
			if !there || len(s.Pending.Options) > 20 && i%7 > 0 {
				continue
			}
			s.hand.MoveTo(s.hand.Find(id))
			if s.hand.Wait(2 * time.Second); !s.hand.Window.AtRest() {
				t.Errorf("%v: over %s it never rests", example, id)
			}
			switch {
			case o.Kind == rules.KindCourse && !s.standsOn(s.Thing(o)):
				if g := s.board.Aim.Ghost; g == nil || g.Space != s.endOf(o) {
					t.Errorf("%v: over %s the ship is seen at %+v", example, id, g)
				}
			case o.Kind == rules.KindNose && s.facing != rules.Facing(o.B):
				t.Errorf("%v: over %s the nose points %v", example, id, s.facing)
			}
		}
	}
}
