package prepare_test

import (
	"bytes"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
	"holoboard/ui/uitest"
)

// program is what a screen has around it here.
type program struct {
	ui.Program
	words  *assets.Words
	again  bool
	drafts uitest.Documents
}

func (p *program) Words() *assets.Words { return p.words }
func (p *program) Again(*ui.Frame)      { p.again = true }

func (p *program) Keep(*ui.Frame, ui.Game) {}

func (p *program) Own(kind string) ui.Documents { return &p.drafts }

// table is where a duel that has begun is shown.
type table struct{ ui.Game }

func (table) Show(*ui.Frame) {}

func seated(*play.Place[*gametest.DuelView]) ui.Game { return table{} }

// A hand of a duel is built by one button for each kind of card.
type builder struct {
	name  string
	thing []byte
}

func (b *builder) Show(f *ui.Frame, area ui.Rect) {
	for i, box := range area.Columns(8, 1, 1, 1, 1, 1) {
		if card := byte(i) + gametest.Thrust; f.Button(ui.Button{ID: b.name + ".add." + string('0'+card), Rect: box, Label: b.name + string('0'+card)}) {
			b.thing = append(b.thing, card)
		}
	}
}
func (b *builder) Says(*ui.Frame) (string, string) { return "Build a hand", "of " + b.name }
func (b *builder) Tools() []ui.Button {
	return []ui.Button{{ID: "clear", Label: "Clear"}}
}
func (b *builder) Use(*ui.Frame, string) { b.thing = nil }
func (b *builder) Thing() []byte         { return b.thing }
func (b *builder) Why() string           { return "" }
func (b *builder) Draft() []byte         { return b.thing }
func (b *builder) GoOn(draft []byte)     { b.thing = draft }

// Hands that may be brought, and one that may not.
var (
	quick = []byte{gametest.Feint, gametest.Thrust, gametest.Thrust, gametest.Parry, gametest.Lunge, gametest.Feint}
	dear  = bytes.Repeat([]byte{gametest.Cut}, 6)
)

// sitting is a screen in a window, before a duel.
type sitting struct {
	*prepare.Screen[*gametest.DuelView]
	program  *program
	host     *session.Host[gametest.DuelTable, gametest.DuelView]
	builders []*builder
	begun    []byte // what the first has brought, once the duel has begun
	things   func(game.Seat) []byte
	hand     *uitest.Hand
}

func sit(t *testing.T, w, h int, kinds ...string) *sitting {
	t.Helper()
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	return sitAt(t, &program{words: words}, w, h, kinds...)
}

// sitAt sits down in a program where something may have been left.
func sitAt(t *testing.T, p *program, w, h int, kinds ...string) *sitting {
	t.Helper()
	s := &sitting{program: p}
	start := session.Start{Seats: []session.Chair{{Name: "Ann", Kind: kinds[0]}, {Name: "Ben", Kind: kinds[1]}}}
	s.host = session.Open(gametest.DuelTitle(), start, true)
	given := make([][]byte, 2)
	for seat, chair := range start.Seats {
		if s.builders = append(s.builders, &builder{name: chair.Name}); chair.Kind != session.Person {
			given[seat] = quick
		}
	}
	at, err := prepare.Kept(s.host, play.NewClock(), func(session.Start) ([][]byte, error) { return given, nil }, seated)
	if err != nil {
		t.Fatal(err)
	}
	s.Screen = prepare.New(s.program, at, s.title(start.Seats))
	s.open(t, w, h)
	return s
}

// title is the duel's.
func (s *sitting) title(chairs []session.Chair) prepare.Title {
	return prepare.Title{
		Name: "table.result", Line: func(game.Seat) string { return "" }, Side: func(s game.Seat) int { return int(s) },
		Sign: func(game.Seat) string { return "dice" }, Seat: func(seat game.Seat) string { return chairs[seat].Name },
		Builder: func(seat game.Seat) prepare.Builder { return s.builders[seat] },
		Why:     func(w game.Why) string { return w.Rule }, Back: func(*ui.Frame, game.Seat, ui.Rect) {},
		Begun: func(table ui.Game, things func(game.Seat) []byte) ui.Screen {
			s.begun, s.things = things(0), things
			return table
		},
	}
}

// open opens its window.
func (s *sitting) open(t *testing.T, w, h int) {
	window := ui.NewWindow(s.Screen, w, h, 1)
	window.Clock.Speed = render.Off
	s.hand = uitest.New(t, window)
}

// shows reports whether anything that can be pointed at belongs to somebody.
func (s *sitting) shows(name string) bool {
	for _, spot := range s.hand.Window.Spots() {
		if strings.HasPrefix(spot.ID, name+".") {
			return true
		}
	}
	return false
}

func TestTwoPersonsBuildInSecretAtOneDevice(t *testing.T) {
	s := sit(t, 1280, 720, session.Person, session.Person)
	if s.shows("Ann") || s.shows("Ben") {
		t.Fatal("something can be seen before anybody sits down")
	}
	s.hand.Click("cover.sit")
	if !s.shows("Ann") || s.shows("Ben") {
		t.Fatal("Ann does not sit at her own hand alone")
	}
	s.builders[0].thing = dear
	s.hand.Click("prepare.ready")
	if !s.shows("Ann") {
		t.Fatal("a hand that may not be brought was taken")
	}
	s.builders[0].thing = quick
	s.hand.Click("prepare.ready")
	if s.shows("Ann") || s.shows("Ben") {
		t.Fatal("the screen is not covered between the two")
	}
	s.hand.Click("cover.sit")
	if s.shows("Ann") || !s.shows("Ben") {
		t.Fatal("Ben does not sit at his own hand alone")
	}
	s.hand.Click("prepare.others")
	s.hand.Click("prepare.take_back.0")
	if asked := s.host.Desk(game.Table).Asked(); len(asked) != 2 {
		t.Fatalf("after Ann has taken it back %v build", asked)
	}
	s.hand.Click("cover.sit")
	if !s.shows("Ann") {
		t.Fatal("Ann cannot go on building")
	}
	s.hand.Click("prepare.ready")
	s.hand.Click("cover.sit")
	s.builders[1].thing = quick
	s.hand.Click("prepare.ready")
	if !bytes.Equal(s.begun, quick) || s.host.Session() == nil {
		t.Fatal("the duel has not begun when both were ready")
	}
}

func TestAPersonAloneBuildsUncovered(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		s := sit(t, size[0], size[1], session.Person, "random")
		if !s.shows("Ann") {
			t.Fatalf("%v: the only person has to sit down first", size)
		}
		s.builders[0].thing = quick
		s.hand.Click("prepare.ready")
		if s.begun == nil {
			t.Errorf("%v: the duel waits for a computer", size)
		}
	}
}

func TestARoomSeesBacksOnly(t *testing.T) {
	s := sit(t, 1280, 720, session.Person, session.Person)
	s.hand.Click("cover.sit")
	s.hand.Key(ui.KeyP)
	if s.shows("Ann") || s.ScreenName() != "prepare-room" {
		t.Fatal("the room sees what Ann builds")
	}
	s.hand.Click("projector.back")
	if s.shows("Ann") || !s.hand.Has("cover.sit") {
		t.Fatal("after the projector the screen is not covered")
	}
}

func TestLeavingIsAsked(t *testing.T) {
	s := sit(t, 1280, 720, session.Person, session.Person)
	s.hand.Click("cover.sit")
	s.hand.Click("prepare.leave")
	s.hand.Click("prepare.really.no")
	if s.program.again || !s.shows("Ann") {
		t.Fatal("who does not want to leave does not go on building")
	}
	s.hand.Click("prepare.leave")
	s.hand.Click("prepare.really.yes")
	if !s.program.again {
		t.Fatal("nobody can leave")
	}
}

// Who leaves finds what he had, and nobody else does; once the duel has begun it is forgotten.
func TestADraftIsThereAgain(t *testing.T) {
	s := sit(t, 1280, 720, session.Person, session.Person)
	s.hand.Click("cover.sit")
	s.hand.Click("Ann.add.2")
	s.hand.Click("prepare.leave")
	s.hand.Click("prepare.really.yes")
	again := sitAt(t, s.program, 1280, 720, session.Person, session.Person)
	if got := again.builders[0].thing; !bytes.Equal(got, []byte{gametest.Thrust}) || again.builders[1].thing != nil {
		t.Fatalf("Ann goes on with %v, Ben with %v", got, again.builders[1].thing)
	}
	for _, b := range again.builders {
		again.hand.Click("cover.sit")
		b.thing = quick
		again.hand.Wait(ui.Tick)
		again.hand.Click("prepare.ready")
	}
	if docs, _ := s.program.drafts.All(); again.begun == nil || len(docs) > 0 {
		t.Errorf("when the duel has begun there are still drafts: %v", docs)
	}
}
