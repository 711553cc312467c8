package rebellion

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/uitest"
)

// smallScreens are phones, a small tablet, and what the largest font scale leaves.
var smallScreens = []struct {
	w, h int
	zoom float64
}{{390, 844, 1}, {844, 390, 1}, {1024, 600, 1}, {1280, 720, 2}}

// fit makes the window as large as a screen.
func (s *sitting) fit(w, h int, zoom float64) {
	s.hand.Window.Resize(w, h, 1)
	s.hand.Window.Zoom = zoom
	s.frames(2)
}

// bring makes a spot visible: it opens the tab that stands for it, shows all of the map, or scrolls the list that it lies in.
func (s *sitting) bring(place func() (string, bool)) (name string, ok bool) {
	find := func() {
		name, ok = place()
		ok = ok && s.free(name)
	}
	find()
	for range 2 {
		if ok && strings.HasPrefix(name, "tab.") {
			s.hand.Click(name)
			find()
		}
	}
	if covered := s.hand.Has("choices"); !ok && !covered && s.hand.Has("map.all") {
		s.hand.Click("map.all")
		s.frames(2)
		find()
	}
	for _, list := range []string{"own", "choices.list", "scene.list"} {
		if middle, there := s.area(list); there {
			s.hand.Wheel(middle, 99)
			find()
			for i := 0; i < 40 && !ok; i++ {
				s.hand.Wheel(middle, -2)
				find()
			}
		}
	}
	return name, ok
}

// free tells whether the middle of what is to be seen of a spot lies under none of the buttons over the map. Under units
// it may lie: they stand for their place.
func (s *sitting) free(name string) bool {
	r, _ := s.hand.Window.Spot(name)
	top := ""
	for _, spot := range s.hand.Window.Spots() {
		if spot.Rect.Contains(r.Center()) {
			top = spot.ID
		}
	}
	return top == name || !strings.HasPrefix(top, "map.")
}

// area is the middle of a list that can be scrolled.
func (s *sitting) area(id string) (ui.Point, bool) {
	r, ok := s.hand.Window.Spot(id)
	return r.Center(), ok
}

// bringOption makes the place of an option visible.
func (s *sitting) bringOption(o game.Option) (name string, ok bool) {
	return s.bring(func() (string, bool) {
		name, _, ok := s.Place(s.hand.Window, o)
		return name, ok
	})
}

// On a small screen too every option of every decision can be brought to where it is touched.
func TestEveryOptionHasItsPlaceOnSmallScreens(t *testing.T) {
	for _, screen := range smallScreens {
		for seed := range uint64(reduced(2)) {
			t.Run(fmt.Sprintf("%v, %d", screen, seed+1), func(t *testing.T) {
				t.Parallel()
				s := sitFor(t, rules.Setup{Standard: seed == 1}, seed+1, session.Person, session.Person)
				s.fit(screen.w, screen.h, screen.zoom)
				s.walkSmall(t, seed)
			})
		}
	}
}

// walkSmall plays a random game and looks for every option of each decision.
func (s *sitting) walkSmall(t *testing.T, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 5))
	asked := map[game.Key]int{}
	for !s.Game.Over() {
		d, _ := s.Game.Decision(s.Game.Asked())
		if asked[d.Ask]++; len(d.Options) > 1 && asked[d.Ask] <= 2 {
			s.Table.screen.Sit(d.Seat)
			s.frames(2)
			for _, o := range d.Options {
				name, ok := s.bringOption(o)
				bounds := ui.Box(0, 0, s.F.W, s.F.H) // of a whole card in a list a part may be beyond its edge
				if r, _ := s.hand.Window.Spot(name); !ok || r.Intersect(bounds).H < min(r.H, 40) || !s.hand.Window.Reachable(name) {
					t.Fatalf("seed %d, %s: %s cannot be touched", seed+1, d.Ask, rules.Rules{}.Word(o))
				}
			}
		}
		if err := s.Game.Answer(d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
			t.Fatal(err)
		}
		s.happenedQuietly()
	}
}

// The greater part of a game is played with taps of a thumb.
func TestAGameOnAPhone(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	const most = 200
	for seed, screen := range smallScreens[:2] {
		s := sitFor(t, rules.Setup{Standard: seed == 1}, uint64(seed)+60, session.Person, session.Person)
		s.fit(screen.w, screen.h, screen.zoom)
		s.hand.Touch = true
		r := rand.New(rand.NewPCG(uint64(seed), 9))
		for decisions := 0; !s.Game.Over() && decisions < most; decisions++ {
			if s.settle(t); s.screen.Waits() {
				s.hand.Click("cover.sit")
				continue
			}
			if s.Game.Over() {
				break
			}
			asked, kept := s.screen.Asked(), s.program.kept
			s.tap(t, r)
			if s.program.kept == kept {
				t.Fatalf("%v, decision %d (%s): taps answer nothing", screen, decisions, asked)
			}
		}
	}
}

// tap answers the pending decision with taps where its options stand.
func (s *sitting) tap(t *testing.T, r *rand.Rand) {
	t.Helper()
	d := *s.Pending
	for _, o := range (game.RandomChooser{Rand: r}).Choose(&d, nil) {
		name, ok := s.bringOption(o)
		if !ok {
			t.Fatalf("%s: %s has no place", d.Ask, rules.Rules{}.Word(o))
		}
		s.hand.Click(name)
		if s.screen.Sheets.Using() != (game.Option{}) {
			s.hand.Click(words.ID(o))
		}
		if s.screen.Grip.Name != "" {
			s.tapLanding(t, d.Ask, r)
		}
		if s.hand.Has("confirm.yes") {
			s.hand.Click("confirm.yes")
		}
	}
	if flow.Several(&d) {
		s.hand.Click("prompt.choose")
	}
}

// tapLanding puts what is carried where it may be put.
func (s *sitting) tapLanding(t *testing.T, ask game.Key, r *rand.Rand) {
	t.Helper()
	s.frames(2)
	places := slices.Clone(s.screen.Grip.Places)
	r.Shuffle(len(places), func(i, j int) { places[i], places[j] = places[j], places[i] })
	for _, l := range places {
		name, ok := s.bring(func() (string, bool) {
			name := words.ID(l.Thing)
			if l.Thing.Kind == poolKind {
				name = "pool"
			}
			return name, s.hand.Has(name)
		})
		if ok {
			s.hand.Click(name)
			return
		}
	}
	t.Fatalf("%s: %s can be put nowhere", ask, s.screen.Grip.Name)
}

// At a phone that is not covered for two people nobody's hand is shown; tactic cards are chosen from all the same.
func TestTacticCardsAreChosenAtAPhoneThatIsNotCovered(t *testing.T) {
	m := find(t, func(v *rules.View, d *game.Decision) bool {
		return d.Ask == rules.AskCombatAction && slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Kind == rules.KindTactic })
	})
	for _, size := range [][2]int{{390, 844}, {844, 390}} {
		s := m.open(t, size[0], size[1], render.Off)
		s.screen.Sit(game.Table)
		s.frames(3)
		for _, o := range s.Pending.Options {
			if name, _, ok := s.Place(s.hand.Window, o); !ok {
				t.Errorf("%v: %s has no place, but %q", size, words.ID(o), name)
			}
		}
	}
}

// Whoever turns his phone still sees a place that may be chosen, though all of them lie at the edges of the map.
func TestTurningAPhoneKeepsALitPlaceInSight(t *testing.T) {
	edge := []rules.System{
		rules.Utapau, rules.Mustafar, rules.Ryloth, rules.Geonosis, rules.Hoth, rules.Endor, rules.Bespin, rules.Corellia, rules.Coruscant,
		rules.MonCalamari, rules.Yavin, rules.Dantooine, rules.Felucia, rules.Mygeeto, rules.Ilum, rules.Kessel, rules.Tatooine, rules.Mandalore,
	}
	s := find(t, func(_ *rules.View, d *game.Decision) bool {
		return d.Ask == rules.AskDeployTo && !slices.ContainsFunc(d.Options, func(o game.Option) bool {
			return o.Kind == rules.KindSystem && !slices.Contains(edge, rules.System(o.A))
		})
	}).open(t, 390, 844, render.Off)
	s.hand.Touch = true
	for _, size := range [][2]int{{390, 844}, {844, 390}, {390, 844}} {
		s.fit(size[0], size[1], 1)
		s.hand.Wait(time.Second)
		s.frames(2)
		area := s.Board.Layout().Map
		if !slices.ContainsFunc(s.Pending.Options, func(o game.Option) bool {
			at, seen := s.hand.Window.Spot(words.ID(o))
			return seen && area.Contains(at.Center())
		}) {
			t.Errorf("%v: no lit place is in sight", size)
		}
	}
}

// What counts the seats is named whole where its panel is narrowest, in every language.
func TestTheSeatsAreNamedWhole(t *testing.T) {
	s := asking(t, rules.AskMove).open(t, 900, 600, render.Off)
	for _, language := range assets.Languages() {
		words := uitest.Words(t, language, rules.ID)
		s.program.words = words
		s.frames(2)
		if _, counts := s.hand.Window.Spot("meter"); !counts {
			t.Fatal("no seats are counted")
		}
		for _, key := range []string{"table.seats", "table.seats.afoot"} {
			if title := words.Say(key); slices.Contains(s.hand.Window.Shortened(), title) {
				t.Errorf("%s: %q is cut", language, title)
			}
		}
	}
}
