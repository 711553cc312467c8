package starship

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/seat"
	"holoboard/ui/uitest"
)

// phone is the table of a story at a moment, under a finger.
func phone(t testing.TB, s *sitting, w, h int) *sitting {
	t.Helper()
	s.hand = uitest.New(t, ui.NewWindow(s.Table.screen, w, h, 1))
	s.hand.Window.Clock.Speed, s.hand.Touch = render.Off, true
	s.hand.Wait(time.Second)
	return s
}

// A finger, which has no keys, turns the nose of a ship that it places (R6.5).
func TestAFingerTurnsTheNose(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}} {
		s := phone(t, open(t, "deployment", "deploy"), size[0], size[1])
		s.hand.Click(s.ID(table.Ship(2)))
		s.hand.Click("nose.turn")
		if !s.Grip.Carries() {
			t.Fatal("the ship is no longer in the hand")
		}
		s.hand.ClickAt(s.at(8.5, 12.5))
		s.hand.Wait(time.Second)
		if v := s.screen.Play.Open(); v.Space(2).X != 8 || v.Space(2).Facing != rules.East {
			t.Errorf("%v: it stands on %+v", size, v.Space(2))
		}
	}
}

// A weapon that a finger taps shows its odds before it fires: at the target that is tapped next, or at the only one that it has.
func TestAFingerThatTapsAWeaponAimsFirst(t *testing.T) {
	s := phone(t, open(t, "battle", "fire"), 390, 844)
	by, at := s.where(t, "viscount"), s.where(t, "executor")
	before := s.screen.Play.Keeper.Answers()
	s.hand.Click(s.ID(game.Option{Kind: rules.KindWeapon, A: uint8(by)}))
	s.hand.Wait(time.Second)
	s.hand.Click(s.ID(table.Ship(at)))
	if shot, aims := s.aiming.Aimed(); !aims || shot.At != at || s.screen.Play.Keeper.Answers() != before+1 || !s.hand.Has("do") {
		t.Errorf("two taps aim %+v, %v, after %d answers", shot, aims, s.screen.Play.Keeper.Answers()-before)
	}
	s = phone(t, open(t, "battle", "fire"), 390, 844)
	guns := game.Option{Kind: rules.KindWeapon, A: uint8(by), B: rules.PointDefense}
	s.hand.Click(s.ID(guns))
	_, only := s.aiming.Reaches(guns)
	if shot, aims := s.aiming.Aimed(); !aims || shot.At != only || s.screen.Play.Keeper.Answers() != before {
		t.Fatalf("a tap on a weapon with one target aims %+v, %v, after %d answers", shot, aims, s.screen.Play.Keeper.Answers()-before)
	}
	under := func(thing board.Thing) bool { return thing.Rect.Overlaps(s.aiming.Odds.Box) }
	if rack := s.Board.Rack; len(rack) == 0 || !s.aiming.Odds.There() || slices.ContainsFunc(rack, under) || len(s.Board.Aim.Plan) > 0 {
		t.Error("the ladder lies over the weapons, or other shots than this one are shown")
	}
	s.hand.Click(s.ID(table.Ship(only)))
	s.hand.Wait(time.Second)
	if s.screen.Play.Keeper.Answers() == before {
		t.Error("the tap on its target has not fired")
	}
}

// On a phone nothing speaks of a pointer or of keys.
func TestAFingerIsToldWhatAFingerDoes(t *testing.T) {
	for _, moment := range []string{"move", "nose", "launch", "fire", "fire-at"} {
		s := phone(t, open(t, "battle", moment), 390, 844)
		_, help := s.screen.Own.Question(s.Pending)
		for _, word := range []string{"lick", "rag ", "oint at", " Q "} {
			if strings.Contains(help, word) {
				t.Errorf("%s: %q", moment, help)
			}
		}
	}
}

// The eye leaves every ship to be seen where a corner is free, and no number of a ray lies over an arrow.
func TestNoShipLiesUnderTheEye(t *testing.T) {
	s := phone(t, told(t, "game starship\nphase move\nfirst dark\nlight: viscount at j10 north\ndark: imperial_star_destroyer at a1 south\n\n"), 390, 844)
	if eye, _ := s.hand.Window.Spot("layers"); s.screen.Own.Hides(eye) > 0 {
		t.Error("it lies over the ship in the corner")
	}
	s.screen.Stand()
	if s.screen.Own.Hides(render.Box(0, 0, 390, 844)) == 0 {
		t.Error("while nobody is asked no ship can be hidden")
	}
	s = phone(t, open(t, "battle", "nose"), 390, 844)
	if len(s.Board.Aim.Kept) != 4 {
		t.Errorf("%d arrows are kept free", len(s.Board.Aim.Kept))
	}
}

// What is lit for a ship that is placed is all that it would cover on one of its places, and nothing else: between two ships, at the ends of
// the rows, under a mouse and under a finger (R6.4, R6.5).
func TestALitZoneIsWhatAShipWouldCover(t *testing.T) {
	const story = `game starship
phase deployment
beside light: viscount, mon_calamari_cruiser_home_one, corellian_corvette
light: corellian_corvette at c13 north, corellian_corvette at f13 north, corellian_corvette at u14 north
beside dark: executor

roll: 5 12
  deploy rolled light 5
  deploy rolled dark 12
  deploy order light
`
	for _, size := range fiveSizes {
		for _, more := range []string{"", "light deploy_ship: viscount\n"} { // it is carried, and it is asked about
			s := phone(t, told(t, story+more), size[0], size[1])
			s.hand.Touch = s.Phone()
			const slot = rules.Slot(0)
			if more == "" {
				s.hand.Click(s.ID(table.Ship(slot)))
				s.hand.Wait(time.Second)
			}
			var want field.Squares
			for _, o := range s.Grip.Asked().Options {
				if o.Kind == rules.KindPlace && rules.Slot(o.A) == slot {
					for dy := range 2 {
						for dx := range 2 {
							want.Add(int(o.B&63)+dx, int(o.C)+dy)
						}
					}
				}
			}
			if got := s.Board.Aim.Lit(); got != want || want == (field.Squares{}) {
				t.Errorf("%v: lit are %v, it could cover %v", size, got, want)
			}
		}
	}
}

// A ship that can make one attack alone, which it makes as soon as it is chosen, shows its odds before: under a pointer, and by a finger's
// first tap; the second one fires, or the button.
func TestALoneShotShowsItsOddsFirst(t *testing.T) {
	const story = "game starship\nphase attack\nfirst dark\nlight: x_wing at j6, viscount at a10 north attacked\ndark: tie_fighter at j5, executor at u1 south attacked\n\n"
	lone := func(s *sitting) bool {
		shot, aims := s.aiming.Aimed()
		return aims && shot.By == s.where(t, "x_wing 1") && shot.At == s.where(t, "tie_fighter 1") && s.aiming.Odds.There()
	}
	s := told(t, story)
	before := s.screen.Play.Keeper.Answers()
	s.hand.MoveTo(s.hand.Find(s.ID(table.Ship(s.where(t, "x_wing 1")))))
	if s.hand.Wait(time.Second); !lone(s) || s.screen.Play.Keeper.Answers() != before {
		t.Errorf("under a pointer there are no odds: asked is %s", s.screen.Asked())
	}
	for _, last := range []string{"do", "ship"} {
		s = phone(t, told(t, story), 390, 844)
		ship := s.ID(table.Ship(s.where(t, "x_wing 1")))
		s.hand.Click(ship)
		if s.hand.Wait(time.Second); !lone(s) || s.screen.Play.Keeper.Answers() != before {
			t.Errorf("a finger's first tap shows no odds, or fires: %d answers", s.screen.Play.Keeper.Answers()-before)
		}
		if last == "ship" {
			last = ship
		}
		s.hand.Click(last)
		if s.hand.Wait(time.Second); s.screen.Play.Keeper.Answers() == before {
			t.Errorf("a tap on %s does not fire", last)
		}
	}
}

// A finger plays battles of 150 points to their result on a phone that is held upright: each answer that an officer would give stands
// somewhere to be tapped, and what lies there takes the tap, in whatever crowd.
func TestAFingerPlaysAWholeBattle(t *testing.T) {
	battles := uint64(4)
	if testing.Short() {
		battles = 1
	}
	for seed := range battles {
		s := sit(t, rules.Setup{Format: rules.Standard, Points: 150, Limit: 8}, seed+1, 390, 844, session.Person, session.Person)
		s.hand.Touch = true
		officer, taps := bot.Player("officer", rand.New(rand.NewPCG(seed, 5))), map[game.Key]int{}
		for vain := 0; !s.game.Over(); {
			s.settle(t)
			if s.game.Over() {
				break
			}
			before, asked := s.screen.Play.Keeper.Answers(), s.screen.Asked()
			taps[game.Key(asked)]++
			s.tapFor(t, officer)
			if s.hand.Wait(2 * ui.Tick); s.screen.Play.Keeper.Answers() > before {
				vain = 0
			} else if vain++; vain > 3 {
				t.Fatalf("battle %d, round %d: nothing comes of taps at %q", seed+1, s.View.Round, asked)
			}
		}
		t.Logf("battle %d: %d rounds, %v", seed+1, s.View.Round, taps)
	}
}

// tapFor gives by taps what an officer would answer: a thing, the place that it goes to, and the button that fires what is aimed.
func (s *sitting) tapFor(t *testing.T, officer game.Player[rules.State, view]) {
	t.Helper()
	if s.hand.Has("recap.close") {
		s.hand.Click("recap.close")
		return
	}
	o := officer.Choose(seat.PositionOf(s.screen.Play.Sight()), nil)[0]
	id, _, ok := s.Place(s.hand.Window, o)
	if !ok {
		t.Fatalf("%s of %q stands nowhere", s.ID(o), s.screen.Asked())
	}
	s.tapOn(t, id)
	if s.Grip.Carries() {
		after, _ := s.screen.Play.Sight().Try(o)
		next := officer.Choose(seat.PositionOf(after), nil)[0]
		for _, place := range s.Grip.Places {
			if place.Answers[len(place.Answers)-1] == next {
				s.tapOn(t, s.ID(place.Thing))
				break
			}
		}
		if s.Grip.Carries() { // it stays where it is
			s.hand.Click("put_back")
			s.hand.Wait(time.Second)
			s.Give(o)
		}
	}
	if s.Offered(s.aiming.Held) {
		s.tapOn(t, "do")
	}
	if s.hand.Has("confirm.yes") {
		s.tapOn(t, "confirm.yes")
	}
}

// tapOn taps the middle of a spot, where nothing else may lie.
func (s *sitting) tapOn(t *testing.T, id string) {
	t.Helper()
	s.hand.Find(id)
	if all := s.hand.Window.Touchable(); !slices.ContainsFunc(all, func(spot ui.Touchable) bool { return spot.ID == id && spot.On }) {
		t.Errorf("%q: a finger that taps %s hits something else", s.screen.Asked(), id)
	}
	s.hand.Click(id)
	s.hand.Wait(2 * ui.Tick)
}
