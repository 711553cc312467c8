package starship

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// The result adds up what the dice did, and what was expected of them.
func TestTheResultTellsTheLuck(t *testing.T) {
	s := open(t, "ending", "")
	if s.story == nil {
		t.Fatal("the result is not shown")
	}
	for key, want := range map[string][2]int{"attacks": {1, 0}, "hits": {1, 0}, "dealt": {4, 0}, "expected": {2, 0}, "destroyed": {1, 0}, "left": {156, 0}} {
		if got := [2]int{s.story.Counted(key, 0), s.story.Counted(key, 1)}; got != want {
			t.Errorf("%s: %v, want %v", key, got, want)
		}
	}
}

// The chart of a battle begins with whole fleets, those in the pool too: their launch is no gain.
func TestTheChartCountsWhatIsInThePool(t *testing.T) {
	s := told(t, "game starship\nphase initiative\nround 1\nlight: rebel_transport at k12\npool light: 5 x_wing\ndark: lambda_shuttle at o2\n\nroll: 4 11\n")
	light, _ := s.View.Fighting(rules.Light)
	dark, _ := s.View.Fighting(rules.Dark)
	tale := &tale{}
	tale.mark(s.View, "1")
	if got, want := tale.Chart.Values[0], 1000*light/(light+dark); got != want || light != 43 {
		t.Errorf("the chart begins with %d per mille, want %d of %d and %d points", got, want, light, dark)
	}
}

// In the Damage Phase all falls at once, and stands there until the player goes on (R12.1); nothing of it is told one by one.
func TestTheDamagePhaseBreaksEverythingAtOnce(t *testing.T) {
	s := open(t, "damage", "(falls)")
	s.hand.Window.Clock.Speed = render.Normal
	s.Choose(game.Option{Kind: rules.KindPass})
	s.hand.Wait(700 * time.Millisecond)
	if a := &s.Board.Aim; len(a.Breaks) != 6 || a.Fallout == nil || a.Fallout.Losses[rules.Light].Points != 6 || a.Fallout.Losses[rules.Dark].Points != 6 {
		t.Fatalf("%d fall or hold, the losses are %+v", len(a.Breaks), a.Fallout)
	}
	s.hand.Wait(20 * time.Second)
	if !s.Reel.Halted() || !s.hand.Has("ledger.on") || !s.hand.Has("ledger.again") {
		t.Fatal("it is over before the player has seen enough")
	}
	if n := len(s.fallout.Ledger.Notes); n != 3 { // Damage Control, Reduced, Infinite
		t.Errorf("%d notes stand in the place of the rack: %v", n, s.fallout.Ledger.Notes)
	}
	if got := (breaking{s.Table}).fallenText(); got != "2 ships turn, 3 are destroyed" {
		t.Errorf("it says %q", got)
	}
	s.hand.Click("ledger.again") // the round is told once more, and then it stands there as before
	s.hand.Wait(20 * time.Second)
	if s.screen.Again() != nil || !s.Reel.Halted() {
		t.Fatal("after the round was told once more its end does not stand there")
	}
	s.hand.Click("ledger.on")
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
		s := underOpened(screen)
		box, shown := w.Spot("ledger")
		if !shown {
			t.Fatalf("%v: there is no ledger", size)
		}
		half := s.Board.View().Unit() / 2
		for _, f := range s.Board.Aim.Fallout.Falls {
			if at := s.Board.Middle(f.Space); box.Inset(-half).Contains(at) {
				t.Errorf("%v: %s lies under the ledger", size, s.Say.Ship(f.Slot))
			}
		}
		for _, e := range s.fallout.Ledger.Entries {
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
			s := tableOf(screen)
			for range 4 {
				if s.Asks(rules.AskDamageControl) {
					s.Choose(game.Option{Kind: rules.KindPass})
					w.Settle(10 * time.Second)
				}
			}
			if !s.Reel.Halted() {
				t.Fatalf("%s, %v: nothing falls; %q is asked", language, size, s.screen.Asked())
			}
			box, _ := w.Spot("ledger")
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
	if o, _, uses := s.windows.Use(); !uses || o.A != uint8(rules.DamageControl) {
		t.Fatalf("the main button gives %v, %v", o, uses)
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(time.Second)
	if got := s.screen.Play.Open().Ships[s.where(t, "viscount")].Counters(); got != 9 {
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
	if want := (game.Option{Kind: rules.KindShift, A: uint8(fighter), B: 1}); shift(s) != want {
		t.Fatalf("%v hang over the fighter, want %v", shift(s), want)
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(time.Second)
	if v := s.screen.Play.Open(); v.Ships[fighter].Is(rules.OnMap) {
		t.Error("a fighter that bears one counter still flies")
	}
}

// shift is what the main button would have Emperor's Will move.
func shift(s *sitting) game.Option {
	o, _, _ := s.windows.Use()
	return o
}
