package cardgame

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
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
func (p *program) TapsAct() bool           { return false }
func (p *program) Unsaved() string         { return "" }
func (p *program) Keep(*ui.Frame, ui.Game) {}
func (p *program) Menu(*ui.Frame, ui.Game) {}
func (p *program) Copy(*ui.Frame, string)  {}
func (p *program) Own(string) ui.Documents { return &uitest.Documents{} }

// sitting is a table in a window, with the session that is played there.
type sitting struct {
	*Table
	game *Session
	hand *uitest.Hand
}

func sit(t testing.TB, seed uint64, language string, w, h int, kinds ...string) *sitting {
	t.Helper()
	words := uitest.Words(t, language, rules.ID)
	start := session.Start{Seed: seed, Things: match.Bring(nil, 2, seed)}
	for _, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Kind: kind})
	}
	s, err := session.New(match.Title(), start)
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(&program{words: words}, s)
	window := ui.NewWindow(table.screen, w, h, 1)
	window.Clock.Speed = render.Off
	return &sitting{table, s, uitest.New(t, window)}
}

// settle goes on until somebody is asked or has to sit down, or the game is over.
func (s *sitting) settle(t testing.TB) {
	t.Helper()
	for range 2000 {
		if s.hand.Wait(ui.Tick); s.Pending != nil || s.screen.Waits() || s.hand.Has("result.again") {
			return
		}
	}
	t.Fatalf("nobody is asked; the game asks seat %d", s.screen.AsksSeat())
}

// point answers by a click on the thing or the button that stands for an option, whose tab it opens first.
func (s *sitting) point(t testing.TB, o game.Option) {
	t.Helper()
	for range 4 {
		id, _, ok := s.Place(s.hand.Window, o)
		if !ok && !s.scroll(id) {
			t.Fatalf("%q: %s stands nowhere", s.screen.Asked(), s.screen.Own.OptionText(o))
		}
		s.hand.Click(id)
		s.hand.Wait(ui.Tick)
		if s.plan != nil {
			s.play(t)
			return
		}
		if strings.HasSuffix(id, s.ID(o)) || id == s.ID(s.Thing(o)) {
			return
		}
	}
	t.Fatalf("%s is not to be reached", s.ID(o))
}

// play plays the card that is about to be played, where it may go first.
func (s *sitting) play(t testing.TB) {
	t.Helper()
	id := "plan.play"
	if places := s.plan.lands; len(places) > 1 {
		id = "place." + s.ID(places[0].place)
	}
	s.hand.Click(id)
	s.hand.Wait(ui.Tick)
}

// scroll turns the wheel over the cards to choose from until one of them is seen.
func (s *sitting) scroll(id string) (seen bool) {
	const most = 20
	for _, way := range []float64{-1, 1} {
		for range most {
			if seen = s.hand.Has(id); seen || !strings.HasPrefix(id, "choice.") {
				return seen
			}
			for _, spot := range s.hand.Window.Spots() {
				if strings.HasPrefix(spot.ID, "choice.") && s.hand.Has(spot.ID) {
					s.hand.Wheel(s.hand.Find(spot.ID), way)
					break
				}
			}
		}
	}
	return false
}

// answer answers the question by pointer: one option, or as many as are asked for and then the button that takes them.
func (s *sitting) answer(t testing.TB, r *rand.Rand) {
	t.Helper()
	d := s.Pending
	if !flow.Several(d) {
		s.point(t, d.Options[r.IntN(len(d.Options))])
		return
	}
	n := d.Min + r.IntN(d.Max-d.Min+1)
	for _, i := range r.Perm(len(d.Options))[:n] {
		s.point(t, d.Options[i])
	}
	s.hand.Click("prompt.choose")
	s.hand.Wait(ui.Tick)
}

// sizes are those of all the screens that a table must work on.
var sizes = [][2]int{{1280, 720}, {1920, 1080}, {390, 844}, {844, 390}, {900, 600}}

// A whole game of two at one screen is played by pointer, on every screen in every language.
func TestAGameIsPlayedByPointer(t *testing.T) {
	for i, size := range sizes {
		for j, language := range assets.Languages() {
			t.Run(fmt.Sprintf("%dx%d_%s", size[0], size[1], language), func(t *testing.T) {
				if testing.Short() && i+j > 0 {
					t.Skip("one screen in one language, while there is little time")
				}
				playByPointer(t, sit(t, 7, language, size[0], size[1], session.Person, session.Person))
			})
		}
	}
}

// Nothing is put to all while nobody at the screen is asked: a computer is, or the game is over.
func TestNothingIsOpenWhereNobodyIsAsked(t *testing.T) {
	s := sit(t, 7, "en", 1280, 720, session.Person, "cadet")
	r := rand.New(rand.NewPCG(7, 1))
	closed := func() {
		if s.Openly() {
			t.Fatal("it is put to all what nobody is asked")
		}
	}
	for n := 0; s.screen.Play.Asks(); n++ {
		if s.hand.Wait(ui.Tick); s.Pending != nil {
			s.answer(t, r)
		}
		if n > 1000 {
			t.Fatal("the computer is never asked")
		}
	}
	closed()
	s.screen.Play.GiveUp(0)
	closed()
}

// playByPointer plays a game of two at one screen to its end.
func playByPointer(t *testing.T, s *sitting) {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 1))
	covers := 0
	for s.settle(t); !s.game.Over(); s.settle(t) {
		if s.screen.Waits() {
			covers++
			s.hand.Click("cover.sit")
			s.hand.Wait(ui.Tick)
			continue
		}
		before := s.game.Answers()
		s.answer(t, r)
		s.hand.Wait(time.Second)
		if s.game.Answers() == before && s.Pending != nil {
			t.Fatalf("%q takes no answer", s.screen.Asked())
		}
	}
	if covers == 0 || s.Result() == nil {
		t.Errorf("covered %d times, result %v", covers, s.Result())
	}
}

// tableOf is the title's own part of a table that a window shows.
func tableOf(shown ui.Screen) *Table { return inExamples().TableOf(shown) }

// newTable is the table of a session that is kept here.
func newTable(p ui.Program, s *Session) *Table {
	return kit().Keep(p, session.NewHost(s, true), play.NewClock())
}
