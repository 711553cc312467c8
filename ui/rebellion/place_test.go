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
	"holoboard/ui/rebellion/rows"
)

// Every option of every decision must stand somewhere on the screen where it can be reached, beside the plain list. Of 300 games,
// played at the rules' speed, the questions are drawn that were not drawn often enough yet, with their kinds of options, in their setup.
func TestEveryOptionHasItsPlace(t *testing.T) {
	t.Parallel()
	w := walker{drawn: map[string]int{}, asked: map[game.Key]bool{}}
	games := 300
	if testing.Short() {
		games = 3
	}
	for seed := range uint64(games) {
		setup := rules.Setup{Standard: seed%3 == 2, Players: []uint8{2, 2, 2, 2, 4}[seed%5]}
		w.walk(t, setup, seed+1)
	}
	for ask := range rows.Asks {
		if !w.asked[ask] && !testing.Short() && !slices.Contains(rarelyAsked, ask) {
			t.Errorf("no question %s was drawn", ask)
		}
	}
}

// rarelyAsked are questions of single cards that leave a choice in fewer than one of these games; the stories of those cards are
// drawn as pictures, or their rows are those of a list.
var rarelyAsked = []game.Key{
	rules.AskMobilize, rules.AskEliminate, rules.AskFalcon, rules.AskRescue, rules.AskDestroyOne, rules.AskCapture, rules.AskBeacon,
	rules.AskPlansTarget, rules.AskSacrifice, rules.AskNameSystem, rules.AskDestiny,
}

// A walker plays random games and asks the screen where options are.
type walker struct {
	drawn map[string]int // by setup, question and its kinds of options
	asked map[game.Key]bool
}

// enough is how often a question with the same kinds of options is drawn in a setup.
const enough = 4

// wants reports whether a question is to be drawn, and counts it.
func (w *walker) wants(setup rules.Setup, d *game.Decision) bool {
	if len(d.Options) < 2 { // the session answers by itself
		return false
	}
	var kinds []uint8
	for _, o := range d.Options {
		if !slices.Contains(kinds, o.Kind) {
			kinds = append(kinds, o.Kind)
		}
	}
	slices.Sort(kinds)
	what := fmt.Sprint(setup.Standard, setup.Players, d.Ask, kinds)
	w.drawn[what]++
	return w.drawn[what] <= enough
}

func (w *walker) walk(t *testing.T, setup rules.Setup, seed uint64) {
	s := sitFor(t, setup, seed, slices.Repeat([]string{session.Person}, int(setup.Players))...)
	r := rand.New(rand.NewPCG(seed, 5))
	for !s.Game.Over() {
		d, _ := s.Game.Decision(s.Game.Asked())
		if w.wants(setup, &d) {
			w.asked[d.Ask] = true
			s.happenedQuietly()
			s.Table.screen.Sit(d.Seat)
			s.frames(1)
			for _, o := range d.Options {
				s.reach(t, seed, &d, o)
			}
		}
		if err := s.Game.Answer(d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
			t.Fatal(err)
		}
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
	s.screen.Advice.Forget()
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
