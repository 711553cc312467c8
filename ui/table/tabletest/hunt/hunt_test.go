package hunt

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// program is what a table has around it here.
type program struct {
	ui.Program
	words       *assets.Words
	kept, menus int
	copied      string
	unsaved     string
	packs       uitest.Documents
	drafts      uitest.Documents
}

func (p *program) Words() *assets.Words    { return p.words }
func (p *program) CoversWindows() bool     { return false }
func (p *program) TapsAct() bool           { return false }
func (p *program) Unsaved() string         { return p.unsaved }
func (p *program) Keep(*ui.Frame, ui.Game) { p.kept++ }
func (p *program) Menu(*ui.Frame, ui.Game) { p.menus++ }

func (p *program) Copy(_ *ui.Frame, text string) { p.copied = text }

func (p *program) Own(kind string) ui.Documents {
	if kind == "pack" {
		return &p.packs
	}
	return &p.drafts
}

func newProgram(t testing.TB) *program {
	t.Helper()
	shared, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	words, err := shared.Under(Words("en"))
	if err != nil {
		t.Fatal(err)
	}
	return &program{words: words}
}

// sitting is a table in a window, with the session that is played there.
type sitting struct {
	*Table
	game *session.Session[gametest.HuntTable, view]
	hand *uitest.Hand
}

func sit(t testing.TB, seed uint64, w, h int, kinds ...string) *sitting {
	t.Helper()
	var chairs []session.Chair
	for _, kind := range kinds {
		chairs = append(chairs, session.Chair{Kind: kind})
	}
	s, err := session.New(gametest.HuntTitle(), session.Start{Seed: seed, Seats: chairs})
	if err != nil {
		t.Fatal(err)
	}
	table := New(newProgram(t), s)
	window := ui.NewWindow(table.Shown, w, h, 1)
	window.Clock.Speed = render.Off
	return &sitting{table, s, uitest.New(t, window)}
}

// settle goes on until somebody is asked or has to sit down, or the game is over.
func (s *sitting) settle(t testing.TB) {
	t.Helper()
	for range 2000 {
		if s.hand.Wait(ui.Tick); s.Pending != nil || s.Shown.Waits() || s.hand.Has("result.again") {
			return
		}
	}
	t.Fatalf("nobody is asked; the game asks seat %d", s.Shown.AsksSeat())
}

// sitDown uncovers the screen.
func (s *sitting) sitDown() {
	if s.Shown.Waits() {
		s.hand.Click("cover.sit")
		s.hand.Wait(ui.Tick)
	}
}

// point answers by a click on the thing or the button that stands for an option, whose tab it opens first.
func (s *sitting) point(t testing.TB, o game.Option) {
	t.Helper()
	for range 3 {
		id, _, ok := s.Place(s.hand.Window, o)
		if !ok && s.hand.Has("map.all") { // it lies beyond the edge of a phone's map
			s.hand.Click("map.all")
			s.hand.Wait(time.Second)
			id, _, ok = s.Place(s.hand.Window, o)
		}
		if !ok {
			t.Fatalf("%s stands nowhere", s.ID(o))
		}
		s.hand.Click(id)
		s.hand.Wait(ui.Tick)
		if id == s.ID(o) {
			return
		}
	}
	t.Fatalf("%s is not to be reached", s.ID(o))
}

// A whole game is played by pointer: on a large screen, on a phone upright and sideways.
func TestHuntIsPlayedByPointer(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {390, 844}, {844, 390}} {
		s := sit(t, 7, size[0], size[1], session.Person, session.Person)
		r := rand.New(rand.NewPCG(7, 1))
		covers := 0
		for s.settle(t); !s.game.Over(); s.settle(t) {
			if s.Shown.Waits() {
				covers++
				if s.hand.Has("base.hider") || s.Shown.Own.InHand() > 0 {
					t.Fatalf("%v: the cover shows what is hidden", size)
				}
				s.sitDown()
				continue
			}
			before := s.game.Answers()
			s.point(t, s.Pending.Options[r.IntN(len(s.Pending.Options))])
			if s.game.Answers() == before {
				t.Fatalf("%v: %q takes no answer", size, s.Shown.Asked())
			}
		}
		if covers == 0 || !s.hand.Has("result.again") {
			t.Errorf("%v: covered %d times, the result is there: %v", size, covers, s.hand.Has("result.again"))
		}
	}
}

// A whole game is played from the plain list alone.
func TestHuntIsPlayedFromTheList(t *testing.T) {
	s := sit(t, 3, 1280, 720, session.Person, session.AtRandom)
	r := rand.New(rand.NewPCG(3, 1))
	for s.settle(t); !s.game.Over(); s.settle(t) {
		s.hand.Key(ui.KeyL)
		s.hand.Click(flow.ListID(r.IntN(len(s.Pending.Options))))
		s.hand.Wait(ui.Tick)
	}
	if s.Result() == nil {
		t.Error("nobody has won")
	}
}

// The probe is carried to a system, and not to the one that was looked at last (H3).
func TestTheProbeIsCarried(t *testing.T) {
	s := sit(t, 5, 1280, 720, session.AtRandom, session.Person)
	looks := 0
	for s.settle(t); !s.game.Over() && looks < 3; s.settle(t) {
		if s.Shown.Asked() != "look_at" {
			s.point(t, s.Pending.Options[0])
			continue
		}
		to := s.Pending.Options[len(s.Pending.Options)-1-looks]
		if last := gametest.System(s.View.Looked); s.View.Looked > 0 {
			before := s.game.Answers()
			s.hand.Drag("probe.seeker", s.ID(last))
			if s.game.Answers() != before {
				t.Error("the seeker looks at a system twice in a row")
			}
			s.hand.Key(ui.KeyEscape)
			s.hand.Hover(s.ID(last))
			if why := s.hand.Why(s.ID(last)); why != "This system was looked at last." {
				t.Errorf("why not says %q", why)
			}
		}
		s.hand.Drag("probe.seeker", s.ID(to))
		s.hand.Wait(ui.Tick)
		if got := s.game.View(game.Table).Looked; got != to.A {
			t.Fatalf("after carrying the probe to %d the seeker looks at %d", to.A, got)
		}
		looks++
	}
	if looks == 0 {
		t.Fatal("nobody looked")
	}
}

// What was refused is told until the question is answered, by another try too, and no longer.
func TestARefusalEndsWithTheAnswer(t *testing.T) {
	s := sit(t, 5, 1280, 720, session.AtRandom, session.Person)
	for s.settle(t); s.Shown.Asked() != "look_at" || s.View.Looked == 0; s.settle(t) {
		s.point(t, s.Pending.Options[0])
	}
	s.hand.Drag("probe.seeker", s.ID(gametest.System(s.View.Looked)))
	s.hand.Wait(ui.Tick)
	if s.hand.Window.Account().Said == "" {
		t.Fatal("nothing is told about a system that was looked at last")
	}
	s.hand.Key(ui.KeyEscape)
	s.hand.Drag("probe.seeker", s.ID(s.Pending.Options[0]))
	s.hand.Wait(2 * ui.Tick)
	if said := s.hand.Window.Account().Said; said != "" {
		t.Errorf("the probe went elsewhere, and it is still told %q", said)
	}
}

// A choice is taken back where nothing came to light, and the log, the recap and a line of it shown again work as at any table.
func TestHuntIsTakenBackToldAndShownAgain(t *testing.T) {
	s := sit(t, 5, 1280, 720, session.AtRandom, session.Person)
	for s.settle(t); s.Shown.Asked() != "lay" || s.View.Round < 2; s.settle(t) {
		s.point(t, s.Pending.Options[0])
	}
	if len(s.Shown.Recap.Lines) == 0 {
		t.Error("nobody is told what the hider did")
	}
	before, options := s.game.Answers(), len(s.Pending.Options)
	if options < 2 {
		t.Fatalf("a card can be laid, but %d options are offered", options)
	}
	s.point(t, s.Pending.Options[1])
	s.settle(t)
	if !s.Shown.MayTakeBack() {
		t.Fatal("a card that was laid cannot be taken back")
	}
	s.hand.Key(ui.KeyZ)
	s.settle(t)
	if s.Shown.Asked() != "lay" || s.game.Answers() != before {
		t.Errorf("taken back %q is asked", s.Shown.Asked())
	}
	s.hand.Key(ui.KeyG)
	s.hand.Wait(ui.Tick)
	if !s.hand.Has("log.close") || len(s.Shown.Log.Lines()) < 5 {
		t.Fatalf("the log has %d lines", len(s.Shown.Log.Lines()))
	}
	s.Shown.TellAgain(0, 3)
	if s.hand.Wait(ui.Tick); s.Shown.ScreenName() != "again" {
		t.Errorf("shown again, the screen is %q", s.Shown.ScreenName())
	}
	s.hand.Wait(10 * time.Second)
	if s.Shown.ScreenName() != "table" {
		t.Errorf("it does not end: %q", s.Shown.ScreenName())
	}
	s.hand.Key(ui.KeyH)
	if s.hand.Wait(ui.Tick); s.Shown.Advice.Text() == "" {
		t.Error("nobody advises")
	}
}

// A recorded game is wound and told for every onlooker.
func TestHuntIsReplayed(t *testing.T) {
	save, err := Title().Example()
	if err != nil {
		t.Fatal(err)
	}
	tape, err := Title().Tape(newProgram(t), save)
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(shownTape{tape}, 1280, 720, 1)
	window.Clock.Speed = render.Off
	if n := len(tape.Onlookers()); n != 4 || len(tape.Marks()) == 0 {
		t.Fatalf("%d onlookers, %d marks", n, len(tape.Marks()))
	}
	for i := range tape.Onlookers() {
		tape.LookAs(i)
		for at := 0; at <= tape.Last(); at += 3 {
			tape.Wind(at)
			tape.Tell()
			window.Invalidate()
			window.Settle(time.Minute)
			if tape.Telling() || at < tape.Last() && tape.At() != at+1 {
				t.Fatalf("onlooker %d, moment %d: it is told up to %d", i, at, tape.At())
			}
		}
	}
}

type shownTape struct{ ui.Tape }

func (s shownTape) Show(f *ui.Frame) { s.Tape.Show(f) }

// A second window follows a game over bytes and sees no more than everybody may; the table itself turns to the room as well.
func TestHuntIsFollowed(t *testing.T) {
	s := sit(t, 9, 1280, 720, session.AtRandom, session.AtRandom)
	room := Title().Follow(newProgram(t))
	window := ui.NewWindow(room, 1280, 720, 1)
	window.Clock.Speed = render.Off
	follower := room.(interface{ ScreenName() string })
	feed, err := s.Shown.Feed()
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	stream := session.NewStream(&file)
	for told := 0; told < 6; {
		s.hand.Wait(ui.Tick)
		if err := feed.Send(&file); err != nil {
			t.Fatal(err)
		}
		telling, whole, err := stream.Next()
		if err != nil || whole && room.Take(telling) != nil {
			t.Fatal(err)
		}
		if whole {
			told++
		}
		window.Settle(time.Minute)
	}
	if follower.ScreenName() != "projector" || room.Take([]byte("half a game")) == nil {
		t.Error("what cannot be read is followed")
	}
	s.hand.Key(ui.KeyP)
	if s.Shown.ScreenName() != "projector" || s.Shown.Projector().Table.View.Seat != game.Table {
		t.Errorf("the screen is %q", s.Shown.ScreenName())
	}
	for range 2000 {
		s.hand.Wait(ui.Tick)
	}
	if !s.game.Over() || *s.Shown.Projector().Table.View != s.game.View(game.Table) {
		t.Error("the room does not see the game end")
	}
}

// shared is a hunt of two at one screen, up to where the hider may cover what the seeker looks at.
func shared(t testing.TB) (*sitting, *tabletest.Shared) {
	t.Helper()
	s := sit(t, 7, 1280, 720, session.Person, session.Person)
	for s.settle(t); s.Shown.Waits() || s.Shown.Asked() != "look_at"; s.settle(t) {
		if s.sitDown(); s.Shown.Asked() != "look_at" {
			s.point(t, s.Pending.Options[0])
		}
	}
	return s, &tabletest.Shared{
		Hand: s.hand, Done: s.ID(s.Pending.Options[0]), Cover: "cover.sit",
		Told: func() string { return fmt.Sprint(s.game.Answers(), s.Viewer) },
	}
}

// Whoever presses again and again does not uncover the other's hand.
func TestASeriesOpensNoCover(t *testing.T) {
	tabletest.SeriesOpenNoCover(t, func(t testing.TB) *tabletest.Shared {
		_, two := shared(t)
		return two
	})
}

// Nor does he play it.
func TestASeriesPlaysNoHand(t *testing.T) {
	tabletest.SeriesPlayNoHand(t, func(t testing.TB) *tabletest.Shared {
		s, two := shared(t)
		s.hand.Click(two.Done)
		s.settle(t)
		return two
	})
}

// A recap opens over nothing that may be chosen: where there is no room it waits as a line, and whoever opens that reads it over the map.
func TestTheRecapHidesNothingThatMayBeChosen(t *testing.T) {
	shown, folded := 0, 0
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {900, 600}} {
		s := sit(t, 7, size[0], size[1], session.Person, session.Person)
		r := rand.New(rand.NewPCG(7, 2))
		for s.settle(t); !s.game.Over(); s.settle(t) {
			s.sitDown()
			s.hand.Wait(time.Second)
			if hidden := uitest.Under(s.hand.Window, "recap"); len(hidden) > 0 {
				t.Errorf("%v: %q is asked, and the recap lies on %v", size, s.Shown.Asked(), hidden)
			}
			if s.hand.Has("recap.close") {
				shown++
			}
			if s.hand.Has("recap.open") {
				folded++
				s.hand.Click("recap.open")
				if s.hand.Wait(time.Second); !s.hand.Has("recap.close") {
					t.Errorf("%v: whoever opens it does not see it", size)
				}
				s.hand.Click("recap.close")
			}
			s.Give(s.Pending.Options[r.IntN(len(s.Pending.Options))])
		}
	}
	if shown+folded == 0 {
		t.Error("there was no recap")
	}
	t.Logf("%d lay open, %d waited", shown, folded)
}
