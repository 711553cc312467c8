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
	table "holoboard/render/starship"
	"holoboard/ui"
)

// reads tells whether a text that contains something is on the screen.
func (s *sitting) reads(part string) bool {
	return slices.ContainsFunc(s.hand.Window.Legibility(), func(l render.Legible) bool { return strings.Contains(l.Text, part) })
}

// Enter, pressed however often, throws no part of a phase away: what is unused is named, and asked about once more (R8.1, R9.2, R10.1).
func TestNoKeyThrowsAPhaseAway(t *testing.T) {
	for moment, part := range map[string]string{"move": "have not moved", "launch": "in the pool", "attack": "have not fired"} {
		s := open(t, "battle", moment)
		before := s.screen.Play.Keeper.Answers()
		if !s.reads(part) {
			t.Errorf("%s: nothing says what %s", moment, part)
		}
		for n := range 6 {
			if s.hand.Key(ui.KeyEnter); n%2 == 0 && !s.hand.Has("confirm.yes") {
				t.Errorf("%s: after %d presses it is not asked about once more", moment, n+1)
			}
		}
		if got := s.screen.Play.Keeper.Answers(); got != before {
			t.Errorf("%s: %d answers were given", moment, got-before)
		}
		s.hand.Key(ui.KeyEnter)
		s.hand.Click("confirm.yes")
		if s.hand.Wait(time.Second); s.screen.Play.Keeper.Answers() == before {
			t.Errorf("%s: it is not ended", moment)
		}
	}
}

// What an officer does for a player spends no command counter, unless he is told to (R15.2).
func TestAnOfficerSpendsNothingUntold(t *testing.T) {
	for _, moment := range []string{"move", "launch", "attack"} {
		s := open(t, "battle", moment)
		seat := s.Pending.Seat
		for other := range game.Seat(2) {
			if err := s.screen.Play.Desk(other).SetOrder(session.Order{Do: session.PassAlways}); err != nil {
				t.Fatal(err)
			}
		}
		had := s.counters(seat)
		s.leaveIt(t)
		for n := 0; s.auto.On() && n < 400; n++ {
			s.hand.Wait(100 * time.Millisecond)
		}
		if got := s.counters(seat); got != had || had == 0 {
			t.Errorf("%s: of %d counters %d are left", moment, had, got)
		}
	}
}

// counters are those of all ships of a seat.
func (s *sitting) counters(seat game.Seat) (n int) {
	v := s.screen.Play.Open()
	v.EachOf(seat, func(slot rules.Slot) { n += v.Counters(slot) })
	return n
}

// One press leads through all that moves to what one is asked next; only the Damage Phase stands there to be looked at.
func TestOnePressLeadsToMyNextDecision(t *testing.T) {
	s := sit(t, rules.Setup{Format: rules.FirstBattle}, 3, 1280, 720, session.Person, "random")
	s.hand.Window.Clock.Speed = render.Normal
	pressed, asked := 0, 0
	for n := 0; asked < 30 && n < 4000 && !s.game.Over(); n++ {
		s.hand.Wait(ui.Tick)
		switch {
		case s.hand.Has("ledger.on"):
			s.hand.Click("ledger.on")
		case s.Pending != nil && s.hand.Has("recap.close"):
			s.hand.Click("recap.close")
		case s.Pending != nil:
			asked, pressed = asked+1, 0
			o := s.Pending.Options[0]
			for _, other := range s.Pending.Options {
				if other.Kind == rules.KindDone {
					o = other // so that the other side is on the move
				}
			}
			s.Give(o)
			s.hand.Wait(2 * ui.Tick)
		case s.hand.Has("to_my_turn") && !s.Reel.Hurries():
			if pressed++; pressed > 1 {
				t.Fatalf("after question %d one press is not enough", asked)
			}
			if s.hand.Key(ui.KeySpace); !s.Reel.Hurries() {
				pressed = 0 // what moved has just come to its end
				continue
			}
			before := s.hand.Window.Clock.Now
			for s.Pending == nil && !s.hand.Has("ledger.on") && !s.game.Over() && s.hand.Window.Clock.Now < before+5*time.Second {
				s.hand.Wait(ui.Tick)
			}
			if s.Pending == nil && !s.hand.Has("ledger.on") && !s.game.Over() {
				t.Fatalf("after question %d the press leads nowhere: seat %d decides, %d events are left", asked, s.screen.AsksSeat(), s.Reel.Left())
			}
		}
	}
	if asked < 30 && !s.game.Over() {
		t.Errorf("only %d questions were asked", asked)
	}
}

// On a phone a nose has four places round its ship that are large enough for a finger, each with the Defense that is seen from there; the
// nose as it was is the default (R8.17).
func TestANoseHasFourPlacesForAFinger(t *testing.T) {
	for _, size := range fiveSizes[3:] {
		s := inSize(t, [2]string{"battle", "nose"}, size)
		slot := rules.Slot(s.Pending.About[0].A)
		was, figures := s.View.Ships[slot].Facing, s.View.Figures(rules.Slot(s.Pending.About[0].A))
		seen := map[rules.Facing]rules.Face{was: rules.Nose, was.Right(): rules.Starboard, was.Right().Right(): rules.Stern, was.Left(): rules.Port}
		var places []ui.Rect
		for _, o := range s.Pending.Options {
			_, r, ok := s.Place(s.hand.Window, o)
			if !ok || r.W < 44 || r.H < 44 {
				t.Errorf("%v: %s has the place %v", size, s.ID(o), r)
			}
			s.View.Each(func(other rules.Slot) {
				if box := s.Board.Box(s.View.Space(other)); other != slot && box.Overlaps(r) {
					t.Errorf("%v: %s lies at %v on %s", size, s.ID(o), r, s.Say.Ship(other))
				}
			})
			for _, other := range places {
				if r.Inset(1).Overlaps(other) {
					t.Errorf("%v: %v lies on %v", size, r, other)
				}
			}
			places = append(places, r)
			want := number(uint8(figures.Defense(seen[rules.Facing(o.B)])))
			if !slices.ContainsFunc(s.hand.Window.Lines(), func(l render.Line) bool { return l.Text == want && r.Contains(l.Box.Center()) }) {
				t.Errorf("%v: %s does not say %s", size, s.ID(o), want)
			}
		}
		if len(places) != 4 || nose(s) != was {
			t.Errorf("%v: of %d places the nose points %v before anything is touched, it was %v", size, len(places), nose(s), was)
		}
		s.hand.Key(ui.KeyE)
		if nose(s) != was.Right() {
			t.Errorf("%v: E does not turn it", size)
		}
	}
}

// However many fighters wait, the place below the map has one chip for each kind, with how many; a press of it and of a square beside a
// carrier launches one from there, in every size (R9.2).
func TestEachKindOfFighterHasOneChip(t *testing.T) {
	for _, size := range fiveSizes {
		s := inSize(t, [2]string{"full", "full"}, size)
		first, kinds := s.View.First[s.Pending.Seat], map[uint8]bool{}
		for _, o := range s.Pending.Options {
			if o.Kind == rules.KindLaunch {
				kinds[o.B] = true
			}
		}
		seen, counted := map[uint8]bool{}, 0
		for range 4 {
			for i, chip := range s.Board.Rack {
				if least := s.leastSize(); min(chip.Rect.W, chip.Rect.H) < least {
					t.Errorf("%v: a chip lies at %v", size, chip.Rect)
				}
				for _, other := range s.Board.Rack[:i] {
					if chip.Rect.Overlaps(other.Rect) {
						t.Errorf("%v: %v lies on %v", size, chip.Rect, other.Rect)
					}
				}
				if chip.Option.Kind != rules.KindLaunch {
					continue
				}
				if seen[chip.Option.B] {
					t.Errorf("%v: %s has two chips", size, s.Say.Card(chip.Option.B))
				}
				seen[chip.Option.B] = true
				many := number(s.View.Pool[s.Pending.Seat][chip.Option.B-first])
				if slices.ContainsFunc(s.hand.Window.Lines(), func(l render.Line) bool { return strings.Contains(l.Text, many) && chip.Rect.Contains(l.Box.Center()) }) {
					counted++
				}
			}
			if !s.hand.Has("rack.more") || len(seen) == len(kinds) {
				break
			}
			s.hand.Click("rack.more")
			s.hand.Wait(time.Second)
		}
		if len(seen) != len(kinds) || counted != len(kinds) || len(kinds) < 10 {
			t.Errorf("%v: of %d kinds %d have a chip, %d say how many wait", size, len(kinds), len(seen), counted)
		}
		before := s.screen.Play.Keeper.Answers()
		s.hand.Click(s.ID(s.Board.Rack[0].Option))
		s.hand.Wait(time.Second)
		s.putDown(t)
		if s.hand.Wait(time.Second); s.screen.Play.Keeper.Answers() == before {
			t.Errorf("%v: a chip and a square launch nothing", size)
		}
	}
}

// leastSize is how large anything that is pressed is at least, points.
func (s *sitting) leastSize() float64 {
	if s.Phone() {
		return 44
	}
	return 22
}

// Where nobody plays at this screen a Damage Phase stands there for two seconds at most, however much falls; to whoever plays it stands there
// until one key leads on (R12.1).
func TestTheDamagePhaseWaitsForNobody(t *testing.T) {
	s := sit(t, rules.Setup{Format: rules.Standard, Points: 300, Limit: 6}, 2, 1280, 720, "random", "random")
	s.hand.Window.Clock.Speed = render.Normal
	phases, entries := 0, 0
	for n := 0; n < 200_000 && !s.hand.Has("result.again") && phases < 4; n++ {
		if s.hand.Wait(ui.Tick); !s.falls() {
			if n%4 == 0 && s.hand.Has("to_my_turn") {
				s.hand.Key(ui.KeySpace)
			}
			continue
		}
		entries = max(entries, len(s.fallout.Ledger.Entries))
		began := s.hand.Window.Clock.Now
		for s.falls() && s.hand.Window.Clock.Now < began+10*time.Second {
			s.hand.Wait(ui.Tick)
		}
		phases++
		if took := s.hand.Window.Clock.Now - began; took > s.fallout.Ledger.Length(false)+ui.Tick || took > 2*time.Second+ui.Tick || s.Reel.Halted() {
			t.Errorf("%d changes stand there for %v", len(s.fallout.Ledger.Entries), took)
		}
	}
	if phases == 0 || entries < 3 {
		t.Errorf("%d Damage Phases with at most %d changes were seen", phases, entries)
	}
	s = open(t, "damage", "(falls)")
	s.Choose(game.Option{Kind: rules.KindPass})
	s.hand.Wait(time.Minute)
	if !s.falls() || !s.hand.Has("ledger.on") {
		t.Fatal("to a player it does not stand there")
	}
	if s.hand.Key(ui.KeyEnter); s.falls() {
		t.Error("one key does not lead on")
	}
}

// falls tells whether a Damage Phase is shown.
func (s *sitting) falls() bool {
	_, falls := s.fallout.Shown()
	return falls
}

// Where Interdict has decided without a roll, nobody reads of a roll of nothing (R14.16).
func TestInterdictIsNoRollOfNothing(t *testing.T) {
	const story = "game starship\nround 1\nphase initiative\nlight: viscount at j10 north\ndark: imperial_interdictor_cruiser at a1 south\n\n"
	for _, size := range fiveSizes[:3] {
		s := phone(t, told(t, story), size[0], size[1])
		if s.hand.Touch = false; s.View.Phase() != rules.Move || !s.reads("No roll") || s.reads("nitiative 0") {
			t.Errorf("%v: in phase %v it reads %v", size, s.View.Phase(), s.hand.Window.Legibility())
		}
	}
}

// The ship that is being moved is told so in its rail, where its card lies, from the moment that it is taken up.
func TestTheShipInTheHandIsTold(t *testing.T) {
	for _, moment := range []string{"course", "fly", "nose"} {
		s := open(t, "battle", moment)
		slot := rules.Slot(s.Pending.About[0].A)
		card := s.View.Card(slot)
		rail := s.Board.Layout().Rails[slot.Side()]
		told, lies := false, false
		for _, l := range s.hand.Window.Lines() {
			if l.Box.Within(rail) {
				told = told || l.Text == s.Words.Say("rail.moving")
				lies = lies || l.Text == s.Board.ShortName(card) && l.Box.Y > rail.Center().Y
			}
		}
		if !told && !card.Fighter() || !lies {
			t.Errorf("%s: that %s moves is told: %v; its card lies in the rail: %v", moment, s.Say.Ship(slot), told, lies)
		}
	}
}

// A ship in the hand that could turn its nose where it stands does so by a button, which a finger has too: a tap on its own square is one on
// the ship, which puts it back (R8.16).
func TestAShipInTheHandCanStayWhereItIs(t *testing.T) {
	const story = "game starship\nphase move\nfirst light\nlight: corellian_corvette at j10 north\ndark: imperial_star_destroyer at a1 south\n\n"
	for _, size := range fiveSizes {
		s := phone(t, told(t, story), size[0], size[1])
		s.hand.Touch = s.Phone()
		slot := s.where(t, "corellian_corvette 1")
		before := s.View.Space(slot)
		s.hand.Click(s.ID(table.Ship(slot)))
		s.hand.Wait(time.Second)
		s.hand.Click("stay")
		if s.hand.Wait(time.Second); !s.Asks(rules.AskNose) || s.Grip.Carries() {
			t.Fatalf("%v: %q is asked, it is in the hand: %v", size, s.screen.Asked(), s.Grip.Carries())
		}
		for _, o := range s.Pending.Options {
			if rules.Facing(o.B) == rules.East {
				id, _, _ := s.Place(s.hand.Window, o)
				s.hand.Click(id)
			}
		}
		s.hand.Wait(time.Second)
		if v := s.screen.Play.Open(); v.Space(slot).Facing != rules.East || v.Space(slot).X != before.X || v.Space(slot).Y != before.Y {
			t.Errorf("%v: it stands on %+v, stood on %+v", size, v.Space(slot), before)
		}
	}
}

// Who may roll again sees what wins, before he says whether he does (R14.1).
func TestARerollShowsItsOdds(t *testing.T) {
	for _, size := range fiveSizes {
		s := inSize(t, [2]string{"reroll", "initiative"}, size)
		o, shown := s.aiming.Ladder()
		if other := int(s.View.Dice[rules.Dark]); !shown || o.Ladder.From != other+1 || !s.reads(o.Sum) {
			t.Errorf("%v: against %d the ladder is lit from %d, and it says %q", size, other, o.Ladder.From, o.Sum)
		}
	}
}

// 0 leaves all guns of the ship to an officer, who says first what he would fire at (R10.2).
func TestZeroFiresAllGuns(t *testing.T) {
	s := open(t, "battle", "fire")
	s.hand.Key(ui.Key0)
	for n := 0; !s.hand.Has("plan.yes") && n < 300; n++ {
		s.hand.Wait(100 * time.Millisecond)
	}
	if !s.hand.Has("plan.yes") {
		t.Error("no plan is shown")
	}
}

// Large screens and small ones are laid out and not only scaled: rails, which have the log at their foot where there is room (screens.md).
func TestRailsAreAsWideAsScreensAllow(t *testing.T) {
	for i, want := range []struct{ least, most float64 }{{290, 320}, {205, 220}, {110, 140}} { // pixels
		s := inSize(t, [2]string{"battle", "attack"}, fiveSizes[i])
		l := s.Board.Layout()
		if wide := l.Rails[rules.Light].W * s.hand.Window.Scale(); wide < want.least || wide > want.most {
			t.Errorf("%v: a rail is %.0f pixels wide", fiveSizes[i], wide)
		}
		if foot := l.Log.X >= l.Rails[rules.Dark].X-8; foot != (i == 0) {
			t.Errorf("%v: the log lies at %v", fiveSizes[i], l.Log)
		}
	}
}

// nose is how that of the ship in the hand points.
func nose(s *sitting) rules.Facing { return rules.Facing(s.steering.Nose().B) }
