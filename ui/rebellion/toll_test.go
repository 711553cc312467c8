package rebellion

import (
	"strings"
	"testing"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/mission"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/row"
)

// lostAtNaboo is a combat that is over with the next answer: one Y-wing against a fleet.
func lostAtNaboo(t *testing.T) moment {
	t.Helper()
	return described(t, 3, `turn empire
base dantooine
pool: grand_moff_tarkin
at naboo: y_wing
at dagobah: 6 star_destroyer`, "grand_moff_tarkin naboo").moveIn(t)
}

// standing goes through what is told, answers what is asked, and returns how long an event stood there, and what was read then.
func (s *sitting) standing(fits func(e *rules.Event) bool, most time.Duration) (stood time.Duration, read string) {
	for range int(most / ui.Tick) {
		s.hand.Wait(ui.Tick)
		e, _ := s.Reel.Event()
		switch {
		case e != nil && fits(e):
			if stood += ui.Tick; read == "" {
				read = s.reads()
			}
		case s.Pending != nil:
			s.Choose(s.Pending.Options[len(s.Pending.Options)-1])
		case !s.Reel.Busy() && s.Viewer != s.Game.Asked():
			s.Table.screen.Sit(s.Game.Asked())
			s.hand.Window.Invalidate()
		}
	}
	return stood, read
}

// Where nothing moves, a combat still ends in a picture that says who has won and who lost what, on every form of screen.
func TestWithoutMotionACombatEndsInAPicture(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}, {844, 390}} {
		s := lostAtNaboo(t).open(t, size[0], size[1], render.Off)
		stood, read := s.standing(func(e *rules.Event) bool { return e.Kind == rules.CombatEnded }, 5*time.Second)
		if stood < 1500*time.Millisecond {
			t.Errorf("%v: the result of the combat stands there for %v", size, stood)
		}
		for _, want := range []string{"The battle is over", "The Empire wins in space", "Rebel losses: 1 Y-wing", "Imperial losses: none"} {
			if !strings.Contains(read, want) {
				t.Errorf("%v: one does not read %q: %q", size, want, read)
			}
		}
	}
}

// The same for a mission of the other side; who goes on waits no longer.
func TestWithoutMotionAMissionOfOthersEndsInAPicture(t *testing.T) {
	for _, skips := range []bool{false, true} {
		s := asking(t, "oppose").open(t, 1280, 720, render.Off)
		s.frames(2)
		s.hand.Click("button.none")
		ends := func(e *rules.Event) bool {
			_, in := s.Scene.(*mission.Scene)
			return in && rows.Has(e.Kind, row.Outcome)
		}
		if s.standing(ends, ui.Tick); skips {
			s.hand.Key(ui.KeySpace)
		}
		first := s.Reel.Past()
		stood, _ := s.standing(func(e *rules.Event) bool { return ends(e) && s.Reel.Past() == first }, 4*time.Second)
		if !skips && stood < 1500*time.Millisecond || skips && stood > time.Second/2 {
			t.Errorf("who goes on: %v; the outcome stands there for %v", skips, stood)
		}
	}
}
