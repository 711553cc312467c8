package starship

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/seat"
	"holoboard/ui/table/play"
	"holoboard/ui/uitest"
)

// volleys goes over random questions of attacks, each at a table of its own battle, and answers them at random in turn.
func volleys(t *testing.T, n, w, h int, touch bool, each func(s *sitting, r *rand.Rand)) {
	t.Helper()
	formats := []rules.Setup{{Format: rules.AboveCoruscant}, {Format: rules.Standard, Points: 300}, {Format: rules.QuickStart}}
	for seed := uint64(1); n > 0; seed++ {
		r := rand.New(rand.NewPCG(seed, 7))
		setup := rules.WriteSetup(formats[seed%uint64(len(formats))])
		chairs := []session.Chair{{Kind: session.Person}, {Kind: session.Person}}
		battle, err := session.New(match.Title(), session.Start{Setup: setup, Seed: seed, Seats: chairs, Things: match.Bring(setup, 2, seed)})
		if err != nil {
			t.Fatal(err)
		}
		host := session.NewHost(battle, true)
		toAttacks(t, battle, host, r, int(1+seed%4))
		if battle.Over() {
			continue
		}
		made := kit().Sit(newProgram(t, "en"), play.Kept(host, play.NewClock()))
		made.screen.Sit(battle.Asked())
		window := ui.NewWindow(made.screen, w, h, 1)
		window.Clock.Speed = render.Off
		s := &sitting{made, battle, uitest.New(t, window), map[game.Key]int{}}
		s.hand.Touch = touch
		for most := 12; most > 0 && n > 0 && s.nextShot(t, r); most, n = most-1, n-1 {
			each(s, r)
			if t.Failed() {
				t.Fatalf("battle %d, round %d", seed, s.View.Round)
			}
			s.Give(s.Pending.Options[r.IntN(len(s.Pending.Options))])
		}
	}
}

// toAttacks plays at random up to the attacks of a round, or as far as the battle goes.
func toAttacks(t *testing.T, battle *Session, host *session.Host[rules.State, view], r *rand.Rand, round int) {
	t.Helper()
	for !battle.Over() {
		p := seat.PositionOf(host.Desk(battle.Asked()).Position())
		d := &p.Decision
		if int(p.View.Round) >= round && d.Ask == rules.AskFire {
			return
		}
		o := d.Options[r.IntN(len(d.Options))]
		if o.Kind == rules.KindFlee || o.Kind == rules.KindDone && d.Ask != rules.AskLaunch {
			o = d.Options[0]
		}
		if err := host.Desk(d.Seat).Answer(p.Number, o); err != nil {
			t.Fatal(err)
		}
	}
}

// nextShot goes on to the next question of an attack, and tells whether there is one in this phase.
func (s *sitting) nextShot(t *testing.T, r *rand.Rand) bool {
	for n := 0; n < 60; n++ {
		if s.settle(t); s.Pending == nil || s.game.Over() {
			return false
		}
		switch {
		case s.hand.Has("recap.close"):
			s.hand.Click("recap.close")
			continue
		case s.Asks(rules.AskFire, rules.AskFireAt):
			return true
		case s.Asks(rules.AskMove):
			return false
		}
		options := s.Pending.Options
		o := options[r.IntN(len(options))]
		if s.Asks(rules.AskAttack) {
			o = options[0]
		}
		s.Give(o)
	}
	return false
}

// judge holds what is shown about a shot against the rules, and looks at what lies under it.
func (s *sitting) judge(t *testing.T, way string, by rules.Slot, weapon game.Option, at rules.Slot) {
	t.Helper()
	told := func(format string, args ...any) {
		t.Helper()
		t.Errorf("%s, %s of %s at %s: %s", way, s.Say.Arm(weapon), s.Say.Ship(by), s.Say.Ship(at), fmt.Sprintf(format, args...))
	}
	shot, aims := s.aiming.Aimed()
	if !aims {
		told("nothing is aimed")
		return
	}
	if shot.By != by || shot.At != at || weapon.Kind == rules.KindWeapon && shot.Weapon() != weapon {
		told("aimed is %+v", shot)
		return
	}
	least := 99
	for face := range rules.Face(rules.NumFaces) {
		if s.View.Card(at).Fighter() {
			face = rules.NoFace
		} else if s.View.Faces(s.View.Space(by), s.View.Space(at))>>face&1 == 0 {
			continue
		}
		probe := shot
		probe.Face = face
		r := s.View.Reckon(&probe)
		least = min(least, r.Need)
	}
	box, from, shown := s.aiming.Odds.Box, s.aiming.Odds.Ladder.From, s.aiming.Odds.There()
	switch {
	case !shown || box.Empty():
		told("no ladder is there")
	case from != least:
		told("the ladder is lit from %d, the rules say %d", from, least)
	}
	for _, thing := range s.screen.Things {
		lit := thing.Option == table.Ship(at) || thing.Option.Kind == rules.KindWeapon
		if lit && thing.Rect.Overlaps(box) {
			told("the ladder %v lies on %s %v", box, s.ID(thing.Option), thing.Rect)
		}
	}
	if s.aiming.Odds.Takes == "" {
		told("what it takes is not said")
	}
	if o, may := s.View.MayAnswer(shot); may && s.aiming.Odds.Answer != s.Words.Say("command."+o.String()) {
		told("%q is said to be the answer, not %s", s.aiming.Odds.Answer, o)
	}
}

// targetsOf are the ships that a weapon could be fired at, of all that stand on the table.
func (s *sitting) targetsOf(weapon game.Option) (all []rules.Slot) {
	s.View.Each(func(at rules.Slot) {
		if s.View.WhyNotAt(rules.Slot(weapon.A), weapon.B, rules.Lane(weapon.C), at) == nil {
			all = append(all, at)
		}
	})
	return all
}

func (s *sitting) middleOf(slot rules.Slot) ui.Point { return s.Board.Middle(s.View.Space(slot)) }

// Whoever points at a target with a weapon in his hand sees its odds before anything fires: with the mouse, a drag held over it, by
// keys. They are what the rules reckon, and hide neither the target nor the weapons (R10.12).
func TestOddsStandUnderEveryPointer(t *testing.T) {
	n := 300
	if testing.Short() {
		n = 40
	}
	seen := map[string]int{}
	volleys(t, n, 1280, 720, false, func(s *sitting, r *rand.Rand) {
		before := s.screen.Play.Keeper.Answers()
		way := func(name string, weapon game.Option, at rules.Slot) {
			t.Helper()
			seen[name]++
			s.judge(t, name, rules.Slot(s.Pending.About[0].A), weapon, at)
		}
		if s.Asks(rules.AskFireAt) {
			weapon := s.Pending.About[0]
			for _, at := range s.targetsOf(weapon) {
				s.hand.MoveTo(s.middleOf(at))
				s.hand.Wait(2 * ui.Tick)
				way("mouse", weapon, at)
			}
			s.hand.MoveTo(ui.Point{})
			s.byKeys(func(at rules.Slot) { way("keys", weapon, at) })
			return
		}
		weapons := s.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindWeapon })
		weapon := weapons[r.IntN(len(weapons))]
		chip := s.hand.Find(s.ID(weapon))
		s.hand.ClickAt(chip)
		for _, at := range s.targetsOf(weapon) {
			s.hand.MoveTo(s.middleOf(at))
			s.hand.Wait(2 * ui.Tick)
			way("weapon in hand", weapon, at)
		}
		s.hand.Key(ui.KeyEscape)
		s.hand.Wait(500 * time.Millisecond)
		s.hand.Press(chip)
		for _, at := range s.targetsOf(weapon) {
			s.hand.Pull(s.middleOf(at))
			way("drag of a weapon", weapon, at)
		}
		s.letGo()
		by := rules.Slot(weapon.A)
		s.hand.Press(s.middleOf(by))
		for _, use := range s.screen.Own.Uses(table.Ship(by)) {
			s.hand.Pull(s.middleOf(rules.Slot(use.A)))
			way("drag of a ship", game.Option{}, rules.Slot(use.A))
		}
		s.letGo()
		if got := s.screen.Play.Keeper.Answers(); got != before {
			t.Errorf("while it was looked at %d answers were given", got-before)
		}
	})
	for _, name := range []string{"mouse", "keys", "weapon in hand", "drag of a weapon", "drag of a ship"} {
		if seen[name] < n/3 {
			t.Errorf("%s: only %d targets were looked at", name, seen[name])
		}
	}
}

// What all guns of a ship would do is told by what they can do: nobody reads of a chance of 0 %.
func TestAVolleyTellsWhatItCanDo(t *testing.T) {
	told := 0
	volleys(t, 60, 1280, 720, false, func(s *sitting, _ *rand.Rand) {
		s.hand.MoveTo(ui.Point{X: 640, Y: 4})
		s.hand.Wait(2 * ui.Tick)
		for _, n := range s.Board.Aim.Notes {
			if told++; strings.Contains(n.Text, " 0 %") || strings.HasPrefix(n.Short, "0 ") {
				t.Errorf("it is told %q, or %q", n.Text, n.Short)
			}
		}
	})
	if told < 20 {
		t.Errorf("only %d ships were told of", told)
	}
}

// byKeys goes through all targets by Tab.
func (s *sitting) byKeys(each func(at rules.Slot)) {
	lit := map[rules.Slot]bool{}
	for range 80 {
		s.hand.Window.Tick(ui.Input{Keys: []ui.Key{ui.KeyTab}})
		s.hand.Wait(2 * ui.Tick)
		for _, at := range s.targetsOf(s.Pending.About[0]) {
			if s.hand.Window.Focus() == s.ID(table.Ship(at)) && !lit[at] {
				lit[at] = true
				each(at)
			}
		}
		if len(lit) == len(s.targetsOf(s.Pending.About[0])) {
			return
		}
	}
	for _, at := range s.targetsOf(s.Pending.About[0]) {
		if !lit[at] {
			each(at) // which says that it is not aimed at
		}
	}
}

// letGo puts back what is dragged.
func (s *sitting) letGo() {
	s.hand.Pull(ui.Point{X: 640, Y: 10})
	s.hand.Release()
	s.hand.Key(ui.KeyEscape)
	if s.hand.Wait(500 * time.Millisecond); s.Grip.Carries() {
		s.hand.Key(ui.KeyEscape)
		s.hand.Wait(500 * time.Millisecond)
	}
}

// A finger's first tap on a target shows the same, with a button that fires while the other targets stay lit; the second fires.
func TestAFingersFirstTapShowsTheOdds(t *testing.T) {
	n := 300
	if testing.Short() {
		n = 40
	}
	taps, fired := 0, 0
	look := func(s *sitting, r *rand.Rand) {
		before, weapon := s.screen.Play.Keeper.Answers(), s.Pending.About[0]
		if s.Asks(rules.AskFire) {
			weapons := s.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindWeapon })
			weapon = weapons[r.IntN(len(weapons))]
			s.hand.Click(s.ID(weapon))
		}
		by, lit := rules.Slot(weapon.A), s.targetsOf(weapon)
		for _, at := range lit {
			taps++
			if len(lit) > 1 || s.Asks(rules.AskFireAt) {
				s.hand.ClickAt(s.middleOf(at))
			}
			s.hand.Wait(2 * ui.Tick)
			s.judge(t, "finger", by, weapon, at)
			if s.hand.Why("do") != "" {
				t.Errorf("it is not fired by the button: %s", s.hand.Why("do"))
			}
			for _, other := range lit {
				if state := s.screen.States[table.Ship(other)]; !state.Lit {
					t.Errorf("%s is no longer lit", s.Say.Ship(other))
				}
			}
		}
		if got := s.screen.Play.Keeper.Answers() - before; got > 1 {
			t.Errorf("%d answers were given by first taps", got)
		}
		at := lit[r.IntN(len(lit))]
		shots := len(s.shotsAt(at))
		if s.hand.ClickAt(s.middleOf(at)); len(lit) > 1 {
			s.hand.ClickAt(s.middleOf(at))
		}
		s.hand.Wait(2 * ui.Tick)
		if len(s.shotsAt(at)) == shots {
			t.Errorf("the second tap on %s has not fired", s.Say.Ship(at))
		}
		fired++
		s.settle(t)
		s.nextShot(t, r)
	}
	volleys(t, n/2, 390, 844, true, look)
	volleys(t, n/2, 844, 390, true, look)
	if taps < 2*n {
		t.Errorf("only %d targets were tapped", taps)
	}
}

// Who has set that taps act fires with the first one.
func TestTheFirstTapFiresWhereThatIsSet(t *testing.T) {
	for _, acts := range []bool{false, true} {
		s := phone(t, open(t, "battle", "fire-at"), 390, 844)
		s.Program.(*program).taps = acts
		at := s.where(t, "imperial_star_destroyer 1")
		shots := len(s.shotsAt(at))
		s.hand.ClickAt(s.middleOf(at))
		s.hand.Wait(2 * ui.Tick)
		if fired := len(s.shotsAt(at)) > shots; fired != acts {
			t.Errorf("taps act: %v; the first one has fired: %v", acts, fired)
		}
	}
}

// shotsAt are the attacks on a ship that have been declared.
func (s *sitting) shotsAt(at rules.Slot) []*event {
	var all []*event
	for _, e := range s.Reel.Events {
		if e.Kind == rules.Aimed && e.Other == at {
			all = append(all, e)
		}
	}
	return all
}
