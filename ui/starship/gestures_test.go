package starship

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/look"
	"holoboard/ui/uitest"
)

// open is the table of a story at a moment, in a window.
func open(t testing.TB, story, moment string) *sitting {
	t.Helper()
	s, err := inExamples().Moment(story, moment)(newProgram(t, "en"), nil)
	if err != nil {
		t.Fatal(err)
	}
	return sitAt(t, tableOf(s))
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
	table := newTable(newProgram(t, "en"), now)
	table.screen.Sit(now.Asked())
	return sitAt(t, table)
}

func sitAt(t testing.TB, table *Table) *sitting {
	window := ui.NewWindow(table.screen, 1280, 720, 1)
	window.Clock.Speed = render.Off
	st := &sitting{Table: table, hand: uitest.New(t, window), pointed: map[game.Key]int{}}
	st.hand.Wait(time.Second)
	if st.hand.Has("recap.close") {
		st.hand.Click("recap.close")
	}
	return st
}

func (s *sitting) at(x, y float64) ui.Point { return s.Board.View().Point(x, y) }

// where is a ship of the table now, by its name in stories.
func (s *sitting) where(t testing.TB, name string) rules.Slot {
	t.Helper()
	v := s.screen.Play.Open()
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
	mark := field.End{Space: field.Space{X: float64(before.X + 1), Y: float64(before.Y), Size: 2, Way: float64(rules.East)}} // left, and ahead
	s.hand.Press(s.Board.Middle(before))
	s.hand.Pull(mark.At(s.Board.View()))
	if g := s.Board.Aim.Ghost; g == nil || g.Slot != slot || g.Space.Facing != rules.East {
		t.Fatalf("while it is dragged it is shown as %+v", g)
	}
	if s.Board.Aim.Foot == nil || len(s.Board.Aim.Rays) == 0 {
		t.Error("nothing tells what its place would bring")
	}
	s.hand.Release()
	s.hand.Wait(time.Second)
	v := s.screen.Play.Open()
	if now := v.Space(slot); now.X != before.X+1 || now.Y != before.Y || now.Facing != rules.East {
		t.Errorf("it stands on %+v, was on %+v", now, before)
	}
	s.hand.Key(ui.KeyZ)
	s.hand.Wait(time.Second)
	if v := s.screen.Play.Open(); v.Space(slot) != before {
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
	v := s.screen.Play.Open()
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
	mark := field.End{Space: field.Space{X: float64(before.X + 1), Y: float64(before.Y), Size: 2, Way: float64(rules.East)}}
	s.hand.Press(s.Board.Middle(before))
	for _, off := range []ui.Point{{Y: -6}, {Y: 6}} {
		s.hand.Pull(mark.At(s.Board.View()).Add(off))
		if g := s.Board.Aim.Ghost; g == nil || g.Space.X != before.X+1 || g.Space.Facing != rules.East {
			t.Errorf("%v beside the arrow it is shown as %+v", off, g)
		}
	}
	d := told(t, "game starship\nmap 14 12\nphase deployment\nbeside light: mon_calamari_cruiser, corellian_corvette\nbeside dark: carrack_cruiser\n\nroll: 4 12\n")
	big := slices.IndexFunc(d.Pending.Options, func(o game.Option) bool { return d.View.Card(rules.Slot(o.A)).Size() == 2 })
	slot = rules.Slot(d.Pending.Options[big].A)
	d.hand.Press(d.hand.Find(d.ID(table.Ship(slot))))
	for _, at := range []struct{ x, y, wantX, wantY float64 }{{9, 10.1, 8, 9}, {9, 11.1, 8, 10}, {9.4, 11.4, 8, 10}, {9, 11.6, 8, 10}} {
		d.hand.Pull(d.at(at.x, at.y))
		if g := d.Board.Aim.Ghost; g == nil || float64(g.Space.X) != at.wantX || float64(g.Space.Y) != at.wantY {
			t.Errorf("with its middle at %v, %v it is shown as %+v", at.x, at.y, g)
		}
	}
}

// A ship that has flown keeps the nose that its ghost showed while the pointer rests on it (R8.17).
func TestTheNoseStaysUntilAnArrowIsPointedAt(t *testing.T) {
	s := open(t, "battle", "nose")
	slot := rules.Slot(s.Pending.About[0].A)
	before := s.View.Ships[slot].Facing
	for _, off := range []ui.Point{{X: 8}, {Y: 8}, {X: -8}, {Y: -8}, {}} {
		s.hand.MoveTo(s.Board.Middle(s.View.Space(slot)).Add(off))
		s.hand.Wait(time.Second)
		if g := s.Board.Aim.Ghost; g == nil || g.Space.Facing != before {
			t.Fatalf("it is shown as %+v, pointed %v", g, before)
		}
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(time.Second)
	if v := s.screen.Play.Open(); v.Ships[slot].Facing != before {
		t.Errorf("its nose points %v, pointed %v", v.Ships[slot].Facing, before)
	}
}

// A course of several squares is one line of the log, which tells its end (R8.6).
func TestACourseIsOneLineOfTheLog(t *testing.T) {
	s := open(t, "battle", "move")
	step := event{Kind: rules.Sailed, Ship: s.where(t, "viscount"), X: 4, Y: 8}
	end, other := step, step
	end.Y, other.Ship = 7, s.where(t, "executor")
	all := s.Table.log().Recount([]*event{&step, &end, &other}, []int{0, 1, 2})
	if len(all) != 2 || all[0].First != 0 || all[0].Until != 2 || all[0].Text != s.screen.Own.EventText(&end) {
		t.Errorf("it tells %+v", all)
	}
}

// A card hides the map for those alone who ask for it, however long a ship is looked at.
func TestACardIsAskedFor(t *testing.T) {
	s := open(t, "battle", "fire-at")
	target := s.where(t, "imperial_star_destroyer 1")
	s.hand.MoveTo(s.Board.Middle(s.View.Space(target)))
	s.hand.Wait(10 * time.Second)
	card := table.Ship(target)
	if got := (sheets{Table: s.Table}).Patience(card); got != look.Never {
		t.Errorf("its card comes after %v", got)
	}
	s.hand.Window.Tick(ui.Input{At: s.Board.Middle(s.View.Space(target)), Details: true})
	s.hand.Wait(time.Second)
	name := s.Board.Name(s.View.Card(target))
	if !slices.ContainsFunc(s.hand.Window.Legibility(), func(l render.Legible) bool { return strings.HasPrefix(name, l.Text) && len(l.Text) > 3 }) {
		t.Errorf("the second button shows no card of %s", name)
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
	s.hand.Press(s.Board.Middle(s.View.Space(slot)))
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
	if v := s.screen.Play.Open(); !v.Ships[slot].Is(rules.OnMap) {
		t.Fatal("it has left at once")
	}
	s.hand.Click("confirm.yes")
	s.hand.Wait(time.Second)
	if v := s.screen.Play.Open(); v.Ships[slot].Is(rules.OnMap) {
		t.Error("it has not left")
	}
}

// Layers show lanes, zones and numbers of the whole table; Shift shows numbers while it is held.
func TestLayersAreShownByKeysAndByTheEye(t *testing.T) {
	s := open(t, "battle", "attack")
	for i, want := range []table.Layers{{Lanes: [2]bool{true, false}}, {Lanes: [2]bool{false, true}}, {Zones: true}, {Numbers: true}, {}} {
		s.hand.Click("layers")
		s.hand.Wait(200 * time.Millisecond)
		if s.Board.Layers != want {
			t.Errorf("after %d presses %+v is shown, want %+v", i+1, s.Board.Layers, want)
		}
	}
	s.hand.Window.Tick(ui.Input{Keys: []ui.Key{ui.Key3}, Alt: true})
	s.hand.Wait(200 * time.Millisecond)
	if !s.Board.Layers.Zones {
		t.Error("Alt and 3 do not show zones of control")
	}
	s.hand.Window.Tick(ui.Input{Shift: true})
	if !s.Board.Layers.Numbers {
		t.Error("Shift does not show the numbers")
	}
}

// A click on a ship that can be dragged opens its block of attacks, as it always did.
func TestAClickOnAShipThatMayFireCarriesNothing(t *testing.T) {
	s := open(t, "battle", "attack")
	s.hand.Click(s.ID(table.Ship(s.where(t, "viscount"))))
	s.hand.Wait(time.Second)
	if s.Grip.Carries() || s.screen.Asked() != string(rules.AskFire) {
		t.Errorf("it carries: %v; %q is asked", s.Grip.Carries(), s.screen.Asked())
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
				if g := s.Board.Aim.Ghost; g == nil || g.Space != s.View.Space(rules.Slot(o.A)).Walked(rules.Path(o.B)) {
					t.Errorf("%v: over %s the ship is seen at %+v", example, id, g)
				}
			case o.Kind == rules.KindNose && s.steering.Nose() != o:
				t.Errorf("%v: over %s the nose is %v", example, id, s.steering.Nose())
			}
		}
	}
}
