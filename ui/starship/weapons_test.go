package starship

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/aiming"
	"holoboard/ui/uitest"
)

// A finger, which shows no odds before it taps, aims with the first tap and fires with the second.
func TestAFingerAimsFirst(t *testing.T) {
	s := open(t, "battle", "fire-at")
	target := s.where(t, "imperial_star_destroyer 1")
	answers := s.screen.Play.Keeper.Answers()
	tap := func() {
		at := s.Board.Middle(s.View.Space(target))
		for _, in := range []ui.Input{{At: at, Touch: true, Down: true, Pressed: true}, {At: at, Touch: true, Released: true}, {At: at, Touch: true}} {
			s.hand.Window.Tick(in)
		}
		s.hand.Window.Settle(4)
	}
	tap()
	if s.screen.Play.Keeper.Answers() != answers {
		t.Fatal("the first tap has fired")
	}
	if shot, aimed := s.aiming.Aimed(); !aimed || shot.At != target {
		t.Errorf("aimed at %+v", shot)
	}
	tap()
	if s.screen.Play.Keeper.Answers() == answers {
		t.Error("the second tap has not fired")
	}
}

// Who ends his attacks by a key while good shots are left is asked whether he means it (R10.1): the key was that of another button a
// moment ago.
func TestAttacksWithShotsLeftAreNotEndedAtOnce(t *testing.T) {
	s := open(t, "battle", "attack")
	s.hand.Key(ui.KeyEnter)
	s.hand.Wait(ui.Tick)
	if s.hand.Key(ui.KeyEnter); s.hand.Has("confirm.yes") || !s.Asks(rules.AskAttack) {
		t.Fatalf("Enter pressed twice ends them: %q is asked", s.screen.Asked())
	}
	for _, answer := range []string{"confirm.no", "confirm.yes"} {
		s.hand.Key(ui.KeyEnter)
		s.hand.Wait(ui.Tick)
		if !s.hand.Has(answer) || !s.Asks(rules.AskAttack) {
			t.Fatalf("asked %q, and once more: %v", s.screen.Asked(), s.hand.Has(answer))
		}
		s.hand.Click(answer)
	}
	if s.hand.Wait(ui.Tick); s.Asks(rules.AskAttack) && s.screen.AsksSeat() == 0 {
		t.Error("the attacks are not ended")
	}
}

// A ship that is dragged onto an enemy shows the odds of its best weapon there before the gesture ends. Where several could hit it asks
// which of them fires, each with its chance, and a press fires that one; where one is chosen already it fires (R10.2).
func TestAShipIsDraggedOntoAnEnemy(t *testing.T) {
	for _, moment := range []string{"attack", "fire", "fire-at"} {
		s := open(t, "battle", moment)
		by, at := s.where(t, "viscount"), s.where(t, "imperial_star_destroyer 1")
		s.hand.Press(s.Board.Middle(s.View.Space(by)))
		s.hand.Pull(s.at(12.5, 12.5)) // where nobody stands
		if _, aims := s.aiming.Aimed(); aims {
			t.Errorf("%s: it aims at nothing", moment)
		}
		s.hand.Pull(s.Board.Middle(s.View.Space(at)))
		shot, aims := s.aiming.Aimed()
		if !aims || shot.By != by || shot.At != at || shot.Arm == rules.PointDefense {
			t.Fatalf("%s: it aims %+v, %v", moment, shot, aims)
		}
		if o, shown := s.aiming.Ladder(); !shown || o.Sum == "" || len(s.Board.Aim.Notes) == 0 || s.screen.Own.CarryHint() == "" {
			t.Errorf("%s: its odds are not shown", moment)
		}
		if best, _ := s.View.BestShot(by, at); moment == "attack" && best.Arm != shot.Arm {
			t.Errorf("%s: it fires %+v, the best is %+v", moment, shot, best)
		}
		before := s.screen.Play.Keeper.Answers()
		s.hand.Release()
		s.hand.Wait(time.Second)
		if moment != "fire-at" {
			weapons := s.weaponsAskedFor(t, by, at)
			shot = rules.Shot{By: by, Arm: weapons[1].B, Lane: rules.Lane(weapons[1].C), At: at, Face: shot.Face}
			s.hand.Click(s.ID(weapons[1]))
			s.hand.Wait(time.Second)
		}
		fired := false
		for _, e := range s.Reel.Events {
			fired = fired || e.Kind == rules.Aimed && e.Ship == by && e.Other == at && e.Arm == shot.Arm && e.Face == shot.Face
		}
		if !fired || s.screen.Play.Keeper.Answers() == before {
			t.Errorf("%s: it has not fired %+v", moment, shot)
		}
	}
}

// weaponsAskedFor are the weapons that are lit for a target, which are those that the rules let fire at it; the odds of each are shown.
func (s *sitting) weaponsAskedFor(t *testing.T, by, at rules.Slot) (weapons []game.Option) {
	t.Helper()
	if asks, ok := s.aiming.Wanted(); !ok || asks != at {
		t.Fatalf("no weapon is asked for: %q", s.screen.Asked())
	}
	for _, o := range s.View.ArmsOf(rules.Firing(s.Pending)) {
		fits := s.Offered(o) && s.View.WhyNotAt(by, o.B, rules.Lane(o.C), at) == nil
		if lit := (chips{s.Table}).usable(o); lit != fits {
			t.Errorf("weapon %+v is lit: %v, fits: %v", o, lit, fits)
		}
		if !fits {
			continue
		}
		weapons = append(weapons, o)
		s.hand.Hover(s.ID(o))
		if shot, aims := s.aiming.Aimed(); !aims || shot.Arm != o.B || shot.At != at || !s.aiming.Odds.There() {
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
		s.hand.Press(s.Board.Middle(s.View.Space(by)))
		s.hand.Pull(s.at(12.5, 12.5))
		s.hand.Pull(s.Board.Middle(s.View.Space(at)))
		s.hand.Release()
		s.hand.Wait(time.Second)
	}
	drag()
	s.hand.Key(ui.KeyEscape)
	if _, asks := s.aiming.Wanted(); asks || !s.Asks(rules.AskFire) {
		t.Fatal("Escape does not forget the target")
	}
	drag()
	all := s.View.ArmsOf(rules.Firing(s.Pending))
	n := slices.Index(all, s.weaponsAskedFor(t, by, at)[1])
	s.hand.Key(ui.Digits[n])
	s.hand.Wait(time.Second)
	if !slices.ContainsFunc(s.Reel.Events, func(e *event) bool {
		return e.Kind == rules.Aimed && e.Ship == by && e.Other == at && e.Arm == all[n].B
	}) {
		t.Errorf("key %d fires nothing: %q", n+1, s.screen.Asked())
	}
}

// Each weapon of the ship that fires stands in the rack, in every size; one that cannot fire is grey, says why, and a key for it too (R10.2).
func TestEveryWeaponStandsInTheRack(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {900, 600}, {844, 390}, {390, 844}} {
		screen, err := Shots()["fire"](newProgram(t, "en"), nil)
		if err != nil {
			t.Fatal(err)
		}
		s := tableOf(screen)
		w := ui.NewWindow(s.screen, size[0], size[1], 1)
		w.Settle(4 * time.Second)
		hand := uitest.New(t, w)
		grey := 0
		for i, o := range s.View.ArmsOf(rules.Firing(s.Pending)) {
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
			hand.Key(ui.Digits[i])
			if said := w.Account().Said; said != s.WhyNot(o) {
				t.Errorf("%v: key %d says %q", size, i+1, said)
			}
		}
		if grey == 0 {
			t.Errorf("%v: every weapon can fire", size)
		}
	}
}

// A weapon that is held over a target shows its odds as one that was chosen does.
func TestAWeaponThatIsCarriedShowsItsOdds(t *testing.T) {
	s := open(t, "battle", "fire")
	by, at := s.where(t, "viscount"), s.where(t, "executor")
	chip := game.Option{Kind: rules.KindWeapon, A: uint8(by)}
	s.hand.Press(s.hand.Find(s.ID(chip)))
	s.hand.Pull(s.Board.Middle(s.View.Space(at)))
	if shot, aims := s.aiming.Aimed(); !aims || shot.At != at || shot.Arm != chip.B {
		t.Errorf("it aims %+v, %v", shot, aims)
	}
}

// Under the scene of an answer nothing is said on the map: it would shine through.
func TestNothingIsSaidUnderAnAnswer(t *testing.T) {
	s := open(t, "battle", "window")
	if notes := s.Board.Aim.Notes; s.Scene == nil || len(notes) > 0 {
		t.Errorf("on the map below it stand %v", notes)
	}
}

// What stands over the map leaves the ships there to be seen: the forecast, the recap, questions about squares.
func TestNothingLiesOverWhatIsAskedAbout(t *testing.T) {
	s := open(t, "battle", "nose")
	if a := &s.Board.Aim; a.Foot == nil || a.FootOf != rules.Light {
		t.Error("the forecast does not stand in the rail of the enemy")
	}
	s = open(t, "push", "push")
	for _, o := range s.Pending.Options {
		if id, r, ok := s.Place(s.hand.Window, o); !ok || r.W > s.Board.View().Unit()+1 {
			t.Errorf("%s is chosen by %q at %v, not by its square", s.ID(o), id, r)
		}
	}
	pushed := s.where(t, "x_wing 1") // it lies on the ship that came
	s.hand.MoveTo(s.Board.Middle(s.View.Space(pushed)))
	if s.hand.Wait(ui.Tick); s.Pointed != table.Ship(pushed) {
		t.Errorf("over a pushed fighter %+v is pointed at", s.Pointed)
	}
	for _, seed := range []uint64{1, 2, 3, 4} { // either side places first in some
		s := sit(t, rules.Setup{Format: rules.Standard, Points: 300}, seed, 1280, 720, session.Person, session.Person)
		for n := 0; s.screen.Recap.Lines == nil && n < 12; n++ {
			s.settle(t)
			if s.hand.Has("recap.close") {
				break
			}
			s.Choose(s.Pending.Options[0])
		}
		if close, shown := s.hand.Window.Spot("recap.close"); shown {
			if n := s.Board.View().Count(&s.Board.Aim.Rows, render.Box(close.Right()-330, close.Y, 330, 90)); n > 0 {
				t.Errorf("seed %d: the recap covers %d squares in which ships may be placed", seed, n)
			}
		}
	}
}

// A roll is told while its die flies, its number once it lies (R10.12).
func TestADieLiesBeforeItsNumberIsTold(t *testing.T) {
	s := open(t, "battle", "fire-at")
	for seat := range game.Seat(2) {
		if err := s.screen.Play.Desk(seat).SetOrder(session.Order{Do: session.PassAlways}); err != nil {
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
		flew, lay = flew || told < aiming.Tumbles, lay || told >= aiming.Tumbles
		if says := strings.Contains(s.screen.Own.EventText(e), sum); says != (told >= aiming.Tumbles) {
			t.Fatalf("told to %v it says %q", told, s.screen.Own.EventText(e))
		}
	}
	if !flew || !lay {
		t.Errorf("the die flew: %v, lay there: %v", flew, lay)
	}
}

// Beside what a place would bring stands why: what the ship would fire best, and the worst of its faces that big ships of the enemy see.
func TestTheForecastTellsItsReasons(t *testing.T) {
	s := open(t, "battle", "move")
	slot := s.where(t, "imperial_star_destroyer 1")
	before := s.View.Space(slot)
	s.hand.Press(s.Board.Middle(before))
	s.hand.Pull((&field.End{Space: field.Space{X: float64(before.X + 1), Y: float64(before.Y), Size: 2, Way: float64(rules.East)}}).At(s.Board.View()))
	s.hand.Wait(ui.Tick)
	for _, reason := range []string{" → ", "instead of"} {
		if !slices.ContainsFunc(s.hand.Window.Lines(), func(l render.Line) bool { return strings.Contains(l.Text, reason) }) {
			t.Errorf("no reason has %q", reason)
		}
	}
}
