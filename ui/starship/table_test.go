package starship

import (
	"math/rand/v2"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/uitest"
)

// program is what a table has around it here.
type program struct {
	ui.Program
	words *assets.Words
}

func (p *program) Words() *assets.Words    { return p.words }
func (p *program) CoversWindows() bool     { return false }
func (p *program) Keep(*ui.Frame, ui.Game) {}
func (p *program) Menu(*ui.Frame, ui.Game) {}

func newProgram(t testing.TB, language string) *program {
	t.Helper()
	words, err := assets.NewWordsFor(language, rules.ID)
	if err != nil {
		t.Fatal(err)
	}
	return &program{words: words}
}

// sitting is a table in a window, with the session that is played there.
type sitting struct {
	*Table
	game *Session
	hand *uitest.Hand
}

func sit(t testing.TB, setup rules.Setup, seed uint64, w, h int, kinds ...string) *sitting {
	t.Helper()
	var chairs []session.Chair
	for _, kind := range kinds {
		chairs = append(chairs, session.Chair{Kind: kind})
	}
	text := rules.WriteSetup(setup)
	s, err := session.New(sessionTitle(), session.Start{Setup: text, Seed: seed, Seats: chairs, Things: bring(text, len(kinds), seed)})
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(newProgram(t, "en"), s, play.NewClock())
	window := ui.NewWindow(table, w, h, 1)
	window.Clock.Speed = render.Off
	return &sitting{table, s, uitest.New(t, window)}
}

// settle goes on until somebody is asked or has to sit down, or the battle is over.
func (s *sitting) settle(t testing.TB) {
	t.Helper()
	for range 2000 {
		if s.hand.Wait(ui.Tick); s.Pending != nil || s.Waits() || s.hand.Has("result.again") {
			return
		}
	}
	t.Fatalf("nobody is asked; the battle asks seat %d", s.AsksSeat())
}

// point answers by a click on what stands for an option.
func (s *sitting) point(t testing.TB, o game.Option) {
	t.Helper()
	if s.hand.Has("recap.close") {
		s.hand.Click("recap.close")
		s.hand.Wait(ui.Tick)
	}
	id, _, ok := s.Place(s.hand.Window, o)
	if !ok {
		t.Fatalf("%s of %q stands nowhere", s.ID(o), s.Asked())
	}
	s.hand.Click(id)
	s.hand.Wait(ui.Tick)
	if s.Grip.Carries() {
		to := s.Grip.Places[len(s.Grip.Places)/2]
		s.hand.Click(s.ID(to.Thing))
		s.hand.Wait(ui.Tick)
	}
}

// A battle is played by pointer, every answer by a click on what stands for it.
func TestABattleIsPlayedByPointer(t *testing.T) {
	s := sit(t, rules.Setup{Format: rules.FirstBattle, Limit: 4}, 7, 1280, 720, session.Person, "random")
	r := rand.New(rand.NewPCG(7, 1))
	for n := 0; !s.game.Over() && n < 600; n++ {
		s.settle(t)
		if s.Waits() {
			s.hand.Click("cover.sit")
			s.hand.Wait(ui.Tick)
			continue
		}
		if s.game.Over() {
			break
		}
		before := s.game.Answers()
		asked, o := s.Asked(), s.Pending.Options[r.IntN(len(s.Pending.Options))]
		s.point(t, o)
		if s.game.Answers() == before {
			t.Fatalf("%q takes no answer by %s", asked, s.ID(o))
		}
	}
	s.hand.Wait(time.Second)
}
