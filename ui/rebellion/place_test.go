package rebellion

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui"
)

// Every option of every decision must stand somewhere on the screen where it can be reached, beside the plain list.
func TestEveryOptionHasItsPlace(t *testing.T) {
	for setup, games := range map[rules.Setup]int{{}: 50, {Standard: true}: 20} {
		for seed := range reduced(games) {
			t.Run(fmt.Sprintf("standard %v, %d", setup.Standard, seed+1), func(t *testing.T) {
				t.Parallel()
				walk(t, setup, uint64(seed)+1)
			})
		}
	}
}

// walk plays a random game, every fifth of four people, and asks the screen at each decision where the options are.
func walk(t *testing.T, setup rules.Setup, seed uint64) {
	people := 2
	if seed%5 == 0 {
		people = 4
	}
	s := sitFor(t, setup, seed, slices.Repeat([]string{session.Person}, people)...)
	r := rand.New(rand.NewPCG(seed, 5))
	for !s.Game.Over() {
		d, _ := s.Game.Decision(s.Game.Asked())
		if len(d.Options) > 1 { // else the session answers by itself
			s.Table.Sit(d.Seat)
			s.frames(1)
			for _, o := range d.Options {
				s.reach(t, seed, &d, o)
			}
		}
		if err := s.Game.Answer(d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
			t.Fatal(err)
		}
		s.happenedQuietly()
	}
}

// frames makes some frames.
func (s *sitting) frames(n int) {
	for range n {
		s.hand.Window.Invalidate()
		s.hand.Window.Tick(ui.Input{})
	}
}

// happenedQuietly does what follows an answer that did not come by the screen.
func (s *sitting) happenedQuietly() {
	s.Picks = nil
	s.Forget()
	s.Advice.Forget()
	clear(s.Whys)
	s.look()
}

func (s *sitting) reach(t *testing.T, seed uint64, d *game.Decision, o game.Option) {
	t.Helper()
	w := s.hand.Window
	name, r, ok := s.Place(w, o)
	switch {
	case !ok:
		t.Fatalf("seed %d, %s: %s stands nowhere on the screen", seed, d.Ask, rules.Rules{}.Word(o))
	case !w.Reachable(name):
		t.Fatalf("seed %d, %s: %s lies under a dialog", seed, d.Ask, name)
	case !r.Within(ui.Box(0, 0, 1280, 720)):
		t.Fatalf("seed %d, %s: %s lies at %v, beyond the screen", seed, d.Ask, name, r)
	}
}
