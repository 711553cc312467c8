package rebellion

import (
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
	"holoboard/ui/table/flow"
	"holoboard/ui/table/play"
	"holoboard/ui/uitest"
	"holoboard/ui/work"
)

// fakeProgram is what tests put around a table.
type fakeProgram struct {
	words         *assets.Words
	coversWindows bool
	kept          int
	menus         int
	left, again   int
	lookedUp      []string
	copied        []string
}

func (p *fakeProgram) Words() *assets.Words          { return p.words }
func (p *fakeProgram) CoversWindows() bool           { return p.coversWindows }
func (p *fakeProgram) TapsAct() bool                 { return false }
func (p *fakeProgram) Unsaved() string               { return "" }
func (p *fakeProgram) Keep(*ui.Frame, ui.Game)       { p.kept++ }
func (p *fakeProgram) Menu(*ui.Frame, ui.Game)       { p.menus++ }
func (p *fakeProgram) Again(*ui.Frame)               { p.again++ }
func (p *fakeProgram) Copy(_ *ui.Frame, text string) { p.copied = append(p.copied, text) }
func (p *fakeProgram) Replay(*ui.Frame, ui.Game)     {}
func (p *fakeProgram) Own(string) ui.Documents       { return nil }
func (p *fakeProgram) LookUp(_ *ui.Frame, _ ui.Screen, place string) {
	p.lookedUp = append(p.lookedUp, place)
}
func (p *fakeProgram) Leave(f *ui.Frame, g ui.Game) { p.left++ }

// sitting is a table with a hand at it.
type sitting struct {
	*Table
	Game    played
	program *fakeProgram
	hand    *uitest.Hand
}

// played is the game at a table, with all its secrets.
type played struct {
	*Session
	table *Table
}

// Answer answers for a seat, past the screen.
func (p played) Answer(seat game.Seat, picks ...game.Option) error {
	p.table.screen.Play.Renew()
	desk := p.table.screen.Play.Desk(seat)
	return desk.Answer(desk.Position().At(), picks...)
}

func gameOf(t *Table) played {
	return played{t.screen.Play.Keeper.(*session.Host[rules.State, rules.View]).Session(), t}
}

// look shows at once what the viewer sees now.
func (s *sitting) look() {
	s.screen.Play.Look()
	s.screen.Log.Forget()
}

// sit opens a table of the first game for kinds of players, without motion.
func sit(t testing.TB, seed uint64, kinds ...string) *sitting {
	t.Helper()
	return sitFor(t, rules.Setup{}, seed, kinds...)
}

// sitFor opens a table of any setup.
func sitFor(t testing.TB, setup rules.Setup, seed uint64, kinds ...string) *sitting {
	t.Helper()
	return sitBeside(t, work.AtOnce(), setup, seed, kinds...)
}

// sitBeside opens a table in a window whose work a worker does.
func sitBeside(t testing.TB, worker work.Worker, setup rules.Setup, seed uint64, kinds ...string) *sitting {
	t.Helper()
	words := uitest.Words(t, "en", rules.ID)
	p := &fakeProgram{words: words, coversWindows: true}
	start := session.Start{Setup: rules.WriteSetup(setup), Seed: seed}
	for i, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Name: [...]string{"Ann", "Ben", "Cas", "Dan"}[i], Kind: kind})
	}
	g, err := kit().New(p, start)
	if err != nil {
		t.Fatal(err)
	}
	return atTableBeside(t, worker, p, tableOf(g))
}

// atTable puts a hand at a table.
func atTable(t testing.TB, p *fakeProgram, table *Table) *sitting {
	return atTableBeside(t, work.AtOnce(), p, table)
}

func atTableBeside(t testing.TB, worker work.Worker, p *fakeProgram, table *Table) *sitting {
	w := ui.NewWindow(table.screen.Game, 1280, 720, 1)
	w.Worker = worker
	w.Clock.Speed = render.Off
	return &sitting{table, gameOf(table), p, uitest.New(t, w)}
}

// settle waits until somebody at the screen has to do something.
func (s *sitting) settle(t testing.TB) {
	t.Helper()
	for range 10000 {
		if s.hand.Has("revealed.close") {
			s.hand.Click("revealed.close")
		}
		if s.Pending != nil || s.screen.Waits() || s.Game.Over() {
			return
		}
		s.hand.Wait(ui.Tick)
	}
	t.Fatalf("nobody is asked anything, seat %d should be; busy %v, viewer %d", s.Game.Asked(), s.Reel.Busy(), s.Viewer)
}

// The words of the program change while a game is played, and the table with its log speaks them at once.
func TestTheTableChangesItsLanguage(t *testing.T) {
	s := sit(t, 1, "person", "cadet")
	s.settle(t)
	told := len(s.screen.Log.Lines())
	asked, _ := s.screen.Own.Question(s.Pending)
	russian := uitest.Words(t, "ru", rules.ID)
	s.program.words = russian
	s.hand.Wait(ui.Tick)
	lines := s.screen.Log.Lines()
	if len(lines) != told || !strings.HasPrefix(lines[0].Text, "Альянс") {
		t.Errorf("the log tells %+v, in English %d lines", lines, told)
	}
	if title, _ := s.screen.Own.Question(s.Pending); title == asked {
		t.Errorf("still asked: %s", title)
	}
}

// fromList answers the pending decision with random options from the plain list.
func (s *sitting) fromList(t testing.TB, r *rand.Rand) {
	t.Helper()
	d := *s.Pending
	picks := game.RandomChooser{Rand: r}.Choose(&d, nil)
	s.hand.Key(ui.KeyL)
	for _, o := range picks {
		for i := range d.Options {
			if d.Options[i] == o {
				s.scrollTo(t, i)
				s.hand.Click(flow.ListID(i))
			}
		}
	}
	if flow.Several(&d) {
		s.hand.Click("list.choose")
	}
	if s.hand.Has("confirm.yes") {
		s.hand.Click("confirm.yes")
	}
}

// scrollTo turns the wheel over the list until a line can be seen.
func (s *sitting) scrollTo(t testing.TB, i int) {
	t.Helper()
	middle := ui.Point{X: 640, Y: 340}
	for range 60 {
		if r, ok := s.hand.Window.Spot(flow.ListID(i)); ok && r.H > 20 {
			return
		}
		s.hand.Wheel(middle, -3)
	}
	t.Fatalf("line %d of the list cannot be reached", i)
}

// reduced is how many of so many games a test plays: one of them with -short.
func reduced(games int) int {
	if testing.Short() {
		return 1
	}
	return games
}

func TestWholeGamesFromThePlainList(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	for seed, people := range []int{2, 2, 3, 4} {
		seed := uint64(seed)
		s := sit(t, seed+1, slices.Repeat([]string{session.Person}, people)...)
		r := rand.New(rand.NewPCG(seed, 7))
		decisions := 0
		for !s.Game.Over() {
			if s.settle(t); s.screen.Waits() {
				s.hand.Click("cover.sit")
				continue
			}
			if s.Game.Over() {
				break
			}
			kept := s.program.kept
			s.fromList(t, r)
			decisions++
			if s.program.kept == kept {
				t.Fatalf("seed %d, decision %d (%s): the answer was not taken", seed, decisions, s.screen.Asked())
			}
		}
		s.hand.Wait(3 * time.Second)
		if !s.hand.Has("result.again") || s.View.Winner == rules.NoSide {
			t.Fatalf("seed %d: no result after %d decisions", seed, decisions)
		}
		s.hand.Click("result.table")
		if s.hand.Has("result.again") {
			t.Error("the result covers the table that one wants to look at")
		}
		s.hand.Key(ui.KeyEscape)
		if !s.hand.Has("result.again") {
			t.Error("the escape key does not lead back to the result")
		}
		s.hand.Click("result.table")
		s.hand.Click("result.back")
		s.hand.Click("result.again")
		if s.program.again != 1 {
			t.Error("“again” begins no game")
		}
		t.Logf("seed %d: %d decisions, %d lines of log", seed, decisions, len(s.screen.Log.Lines()))
	}
}

// newTable is the table of a session that is kept here.
func newTable(p ui.Program, s *Session) *Table {
	return kit().Keep(p, session.NewHost(s, true), play.NewClock())
}
