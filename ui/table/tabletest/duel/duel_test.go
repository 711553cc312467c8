package duel

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/tabletest/toy"
	"holoboard/ui/table/watch"
	"holoboard/ui/uitest"
)

// program is what a table has around it here.
type program struct {
	ui.Program
	words  *assets.Words
	own    map[string]*uitest.Documents
	copied string
}

func (p *program) Words() *assets.Words         { return p.words }
func (p *program) CoversWindows() bool          { return true }
func (p *program) TapsAct() bool                { return false }
func (p *program) Unsaved() string              { return "" }
func (p *program) Keep(*ui.Frame, ui.Game)      {}
func (p *program) Menu(*ui.Frame, ui.Game)      {}
func (p *program) Own(kind string) ui.Documents { return p.own[kind] }

func (p *program) Copy(_ *ui.Frame, text string) { p.copied = text }

// sitting is a duel in a window, from the choice of hands on.
type sitting struct {
	program *program
	hand    *uitest.Hand
}

var sizes = [][2]int{{1280, 720}, {1920, 1080}, {900, 600}, {844, 390}, {390, 844}}

func sit(t testing.TB, w, h int, kinds ...string) *sitting {
	t.Helper()
	return sitAt(t, Begin, w, h, kinds...)
}

// sitAt sits down where hands are chosen in a way.
func sitAt(t testing.TB, begin func(ui.Program, session.Start) (ui.Game, error), w, h int, kinds ...string) *sitting {
	t.Helper()
	s := newSitting(t)
	start := session.Start{Seed: 5}
	for i, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Name: []string{"Ann", "Ben"}[i], Kind: kind})
	}
	screen, err := begin(s.program, start)
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(screen, w, h, 1)
	window.Clock.Speed = render.Off
	s.hand = uitest.New(t, window)
	return s
}

// newSitting is one without a window.
func newSitting(t testing.TB) *sitting {
	t.Helper()
	shared, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	words, err := shared.Under(toy.Words(words))
	if err != nil {
		t.Fatal(err)
	}
	return &sitting{program: &program{words: words, own: map[string]*uitest.Documents{"deck": {}, "draft": {}}}}
}

// lines are those of the hand that is built, as far as they are seen.
func (s *sitting) lines() (all []string) {
	for _, spot := range s.hand.Window.Spots() {
		if card, line := strings.CutPrefix(spot.ID, "line."); line {
			all = append(all, card)
		}
	}
	return all
}

// table is the duel, once it has begun.
func (s *sitting) table(t testing.TB) *Table {
	t.Helper()
	if s.hand.Has("reveal.table") {
		s.hand.Click("reveal.table")
	}
	shown, begun := s.hand.Window.Screen().(*watch.Table[*view, *event])
	if !begun {
		t.Fatalf("the duel has not begun: %T", s.hand.Window.Screen())
	}
	return shown.Own.Title.(*Table)
}

// settle goes on until somebody is asked or has to sit down, or the duel is over.
func (s *sitting) settle(t testing.TB, table *Table) {
	t.Helper()
	for range 3000 {
		if s.hand.Wait(ui.Tick); table.Pending != nil || table.Shown.Waits() || s.hand.Has("result.again") {
			return
		}
	}
	t.Fatalf("nobody is asked; the duel asks seat %d", table.Shown.AsksSeat())
}

// point answers by a click on a card or a button.
func (s *sitting) point(t testing.TB, table *Table, o game.Option) {
	t.Helper()
	for range 3 {
		id, _, ok := table.Place(s.hand.Window, o)
		if !ok {
			t.Fatalf("%q: %s stands nowhere", table.Shown.Asked(), table.ID(o))
		}
		s.hand.Click(id)
		s.hand.Wait(ui.Tick)
		if id == table.ID(o) {
			return
		}
	}
	t.Fatalf("%s is not to be reached", table.ID(o))
}

// Two persons build their hands in secret: by clicks and taps, by carrying, by the wheel and by keys; what does not fit says why, and why
// it may not be brought. A hand is kept, goes out as text and comes in (D1).
func TestBothBuildInSecret(t *testing.T) {
	for _, size := range sizes {
		s := sit(t, size[0], size[1], session.Person, session.Person)
		s.hand.Click("cover.sit")
		s.hand.Touch = size[0] < 860
		for range 3 {
			s.add("cut")
		}
		s.add("parry")
		if why := s.hand.Why("prepare.ready"); !strings.Contains(why, "Six cards") {
			t.Errorf("%v: three cards may be brought: %q", size, why)
		}
		s.hand.Key(ui.KeyF)
		s.hand.Ctrl(ui.KeyS)
		s.hand.Key(ui.KeyEnter)
		if docs, _ := s.program.own["deck"].All(); len(docs) != 1 || string(docs[0].Data) != docs[0].Name+": 2 cut, parry, 2 feint, thrust" {
			t.Errorf("%v: kept is %v", size, docs)
		}
		s.hand.Click("prepare.ready")
		if s.lines() != nil || s.hand.Has("tile.cut") {
			t.Fatalf("%v: between the two a hand is open", size)
		}
		s.hand.Click("cover.sit")
		if s.lines() != nil {
			t.Fatalf("%v: the second sees what the first has chosen", size)
		}
		s.library()
		s.hand.Click("build.take.own.0")
		s.library()
		s.hand.Click("build.take.quick")
		s.library()
		s.hand.Click("build.copy")
		if s.program.copied != "Quick: 2 feint, 2 thrust, parry, lunge" {
			t.Errorf("%v: as text it is %q", size, s.program.copied)
		}
		s.hand.Key(ui.KeyEscape)
		s.hand.Click("prepare.ready")
		table := s.table(t)
		save, err := table.Shown.Save()
		if err != nil {
			t.Fatal(err)
		}
		if summary, err := session.Read(save); err != nil || len(summary.Start.Things) != 2 {
			t.Errorf("%v: brought were %v, %v", size, summary.Start.Things, err)
		}
	}
}

// add adds a card, by a tap through its sheet.
func (s *sitting) add(card string) {
	s.hand.Click("tile." + card)
	if s.hand.Has("build.sheet.close") {
		if s.hand.Why("build.count.more") == "" {
			s.hand.Click("build.count.more")
		}
		s.hand.Click("build.sheet.close")
	}
}

// library opens it; where there is no room for both it stands beside the hand.
func (s *sitting) library() {
	if s.hand.Has("build.tab.1") {
		s.hand.Click("build.tab.1")
	}
	s.hand.Click("build.library")
}

// Cards are carried, counted by the wheel and taken out by a key, and what was filled up is taken back.
func TestAHandIsBuiltByEveryGesture(t *testing.T) {
	s := sit(t, 1280, 720, session.Person, session.AtRandom)
	s.hand.Drag("tile.thrust", "build.list")
	s.hand.Wheel(s.hand.Find("line.thrust"), 1)
	s.hand.Wheel(s.hand.Find("line.thrust"), 1)
	s.hand.Click("tile.cut")
	s.hand.Key(ui.KeyDelete)
	if got := s.lines(); !slices.Equal(got, []string{"thrust"}) {
		t.Fatalf("the hand is %v", got)
	}
	if s.hand.Click("tile.thrust"); !strings.Contains(s.hand.Window.Account().Said, "No more than two") {
		t.Errorf("a third one is chosen; it is said %q", s.hand.Window.Account().Said)
	}
	s.hand.Key(ui.KeyF)
	s.hand.Key(ui.KeyZ)
	if got := s.lines(); !slices.Equal(got, []string{"thrust"}) {
		t.Errorf("taken back it is %v", got)
	}
}

// All cards of a kind are exchanged for others in a form, in steps from the first kind to the last; what is not kept changes nothing.
func TestCardsAreExchangedInAForm(t *testing.T) {
	s := sit(t, 1280, 720, session.Person, session.AtRandom)
	s.hand.Click("tile.thrust")
	s.hand.Click("tile.thrust")
	for _, end := range []string{"edit.close", "edit.keep"} {
		s.hand.Click("build.edit")
		steps := 0
		for s.hand.Why("edit.kind.more") == "" {
			if s.hand.Click("edit.kind.more"); steps > 10 {
				t.Fatal("there is no end of kinds")
			}
			steps++
		}
		if short := s.hand.Window.Shortened(); steps != 3 || len(short) > 0 {
			t.Errorf("from a thrust it goes %d steps on; not whole is %q", steps, short)
		}
		s.hand.Click(end)
		want := map[string]string{"edit.close": "thrust", "edit.keep": "parry"}[end]
		if got := s.lines(); !slices.Equal(got, []string{want}) {
			t.Errorf("after %s the hand is %v, want %s", end, got, want)
		}
	}
}

// A whole duel of two persons is played by pointer: both choose their strikes in secret behind the cover, which hides what is held and
// chosen, and answer in their windows.
func TestADuelIsPlayedByPointer(t *testing.T) {
	for _, size := range sizes {
		s := sit(t, size[0], size[1], session.Person, session.Person)
		for range 2 {
			s.hand.Click("cover.sit")
			s.hand.Key(ui.KeyF)
			s.hand.Click("prepare.ready")
		}
		table := s.table(t)
		r := rand.New(rand.NewPCG(7, 1))
		covers, asked := 0, map[string]int{}
		for s.settle(t, table); !s.hand.Has("result.again"); s.settle(t, table) {
			if table.Shown.Waits() {
				if covers++; table.Shown.Own.InHand() > 0 || table.View.Chosen != 0 || s.hand.Has("option.feint") {
					t.Fatalf("%v: the cover shows what is hidden", size)
				}
				s.hand.Click("cover.sit")
				s.hand.Wait(ui.Tick)
				continue
			}
			asked[fmt.Sprint(table.Shown.Asked(), table.Pending.Seat)]++
			before := table.Shown.Play.Keeper.Answers()
			s.point(t, table, table.Pending.Options[r.IntN(len(table.Pending.Options))])
			if table.Shown.Play.Keeper.Answers() == before && len(table.Shown.Play.Table.Sealed()) == 0 {
				t.Fatalf("%v: %q takes no answer", size, table.Shown.Asked())
			}
		}
		if covers < 6 || asked["strike0"] != 3 || asked["strike1"] != 3 || asked["answer0"]+asked["answer1"] == 0 || table.Result() == nil {
			t.Errorf("%v: covered %d times, asked was %v", size, covers, asked)
		}
	}
}

// Cards lie on the rack, those that cannot be chosen too, with their reason, but for those that answer in a window; each has room for a hand.
func TestCardsLieOnTheRack(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		s, table := alone(t, size)
		for asked := range 2 {
			want := []string{"answers a strike", "lies facedown"}[asked]
			said := false
			for _, l := range s.hand.Window.Legibility() {
				said = said || l.Text == want
			}
			lie, held := len(table.board.Rack), len(gametest.Held(table.View.Hand[:]))
			if asked == 1 { // what answers has a card in the window
				lie += len(table.OfferedWhere(func(o game.Option) bool { return o != gametest.None }))
			}
			if lie != held || !said {
				t.Errorf("%v: of %d cards %d lie there, %q: %v", size, held, lie, want, said)
			}
			for _, thing := range table.board.Rack {
				if thing.Rect.W < 70 || thing.Rect.H < 22 {
					t.Errorf("%v: %s has %v", size, table.ID(thing.Option), thing.Rect)
				}
			}
			for table.Shown.Asked() != "answer" {
				s.point(t, table, gametest.None)
				s.settle(t, table)
			}
		}
	}
}

// alone has somebody duel with a computer.
func alone(t testing.TB, size [2]int) (*sitting, *Table) {
	t.Helper()
	s := sit(t, size[0], size[1], session.Person, session.AtRandom)
	s.hand.Key(ui.KeyF)
	s.hand.Click("prepare.ready")
	table := s.table(t)
	s.settle(t, table)
	return s, table
}

// A second says what he would do, and fights to the end of the pass: without a card that is given once, unless he is told to play those.
// Who does not agree is asked as before.
func TestASecondFights(t *testing.T) {
	for _, size := range sizes {
		for button, plays := range map[string]bool{"plan.no": false, "plan.yes": false, "plan.spends": true} {
			s, table := alone(t, size)
			for plays && table.Shown.Asked() != "answer" { // only there a card can be spent
				s.point(t, table, table.Pending.Options[0])
				s.settle(t, table)
			}
			before, pass := table.Shown.Play.Keeper.Answers(), table.View.Pass
			s.hand.Click("auto")
			for n := 0; !s.hand.Has(button); n++ {
				if s.hand.Wait(ui.Tick); n > 100 {
					t.Fatalf("%v: %s is not offered", size, button)
				}
			}
			s.hand.Click(button)
			for n := 0; n < 600 && table.View.Pass == pass && !s.hand.Has("result.again"); n++ {
				s.hand.Wait(ui.Tick)
			}
			switch gave := table.Shown.Play.Keeper.Answers() > before; {
			case button == "plan.no":
				if gave || table.Pending == nil {
					t.Errorf("%v: he fights though he may not", size)
				}
			case !gave || table.View.Pass == pass || table.auto.On():
				t.Errorf("%v: after %s pass %d is not over, or he goes on: %v", size, button, pass, table.auto.On())
			case plays != spent(table):
				t.Errorf("%v: after %s cards were spent: %v", size, button, spent(table))
			}
		}
	}
}

// Whoever leaves a duel leaves nobody behind who fights for him.
func TestASecondStopsWhenTheDuelIsLeft(t *testing.T) {
	s, table := alone(t, sizes[0])
	s.hand.Click("auto")
	for n := 0; !s.hand.Has("plan.yes"); n++ {
		if s.hand.Wait(ui.Tick); n > 100 {
			t.Fatal("he is not offered")
		}
	}
	s.hand.Click("plan.yes")
	fights := table.auto.On()
	if table.Shown.Close(); !fights || table.auto.On() {
		t.Errorf("he fights: %v, and when the duel is left: %v", fights, table.auto.On())
	}
}

// spent tells whether the first duellist has played a parry or a lunge.
func spent(t *Table) bool {
	return t.View.Spent[0][gametest.Parry]+t.View.Spent[0][gametest.Lunge] > 0
}

// An order to let windows pass answers them all, without a question; taken back on the same page the next window asks.
func TestOrdersAnswerWindows(t *testing.T) {
	for _, size := range sizes {
		s, table := alone(t, size)
		order := func(way int) {
			s.settle(t, table)
			if !s.hand.Has("orders") {
				t.Fatalf("%v: there is no way to the orders", size)
			}
			s.hand.Click("orders")
			s.hand.Click(fmt.Sprintf("order.answer.%d", way))
			s.hand.Click("orders.close")
		}
		asked := map[string]int{}
		pass := func() {
			for now := table.View.Pass; table.View.Pass == now && !s.hand.Has("result.again"); s.settle(t, table) {
				if table.Pending != nil {
					asked[table.Shown.Asked()]++
					s.point(t, table, gametest.None)
				}
			}
		}
		order(2)
		pass()
		if asked["strike"] != 1 || asked["answer"] > 0 {
			t.Errorf("%v: by order it was asked %v", size, asked)
		}
		order(0)
		pass()
		if asked["answer"] == 0 {
			t.Errorf("%v: after the order was taken back it was asked %v", size, asked)
		}
	}
}
