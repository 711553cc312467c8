package starship

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/watch"
	"holoboard/ui/uitest"
)

// program is what a table has around it here.
type program struct {
	ui.Program
	words *assets.Words
	taps  bool
}

func (p *program) Words() *assets.Words    { return p.words }
func (p *program) CoversWindows() bool     { return false }
func (p *program) TapsAct() bool           { return p.taps }
func (p *program) Unsaved() string         { return "" }
func (p *program) Keep(*ui.Frame, ui.Game) {}
func (p *program) Menu(*ui.Frame, ui.Game) {}

func (p *program) Own(string) ui.Documents { return nil }

func newProgram(t testing.TB, language string) *program {
	t.Helper()
	words := uitest.Words(t, language, rules.ID)
	return &program{words: words}
}

// sitting is a table in a window, with the session that is played there.
type sitting struct {
	*Table
	game    *Session
	hand    *uitest.Hand
	pointed map[game.Key]int // how often each question was answered by pointer
}

func sit(t testing.TB, setup rules.Setup, seed uint64, w, h int, kinds ...string) *sitting {
	t.Helper()
	var chairs []session.Chair
	for _, kind := range kinds {
		chairs = append(chairs, session.Chair{Kind: kind})
	}
	text := rules.WriteSetup(setup)
	s, err := session.New(match.Title(), session.Start{Setup: text, Seed: seed, Seats: chairs, Things: match.Bring(text, len(kinds), seed)})
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(newProgram(t, "en"), s)
	window := ui.NewWindow(table.screen, w, h, 1)
	window.Clock.Speed = render.Off
	return &sitting{table, s, uitest.New(t, window), map[game.Key]int{}}
}

// settle goes on until somebody is asked or has to sit down, or the battle is over.
func (s *sitting) settle(t testing.TB) {
	t.Helper()
	for range 2000 {
		if s.hand.Has("ledger.on") {
			s.hand.Click("ledger.on")
		}
		if s.hand.Wait(ui.Tick); s.Pending != nil || s.screen.Waits() || s.hand.Has("result.again") {
			return
		}
	}
	t.Fatalf("nobody is asked; the battle asks seat %d", s.screen.AsksSeat())
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
		t.Fatalf("%s of %q stands nowhere", s.ID(o), s.screen.Asked())
	}
	s.hand.Click(id)
	s.hand.Wait(ui.Tick)
	if s.Grip.Carries() {
		s.putDown(t)
	}
	if s.Offered(s.aiming.Held) { // at a ship that is lost already one aims first
		s.hand.Click("do")
		s.hand.Wait(ui.Tick)
	}
	if s.hand.Has("confirm.yes") { // the fleet's last ship
		s.hand.Click("confirm.yes")
		s.hand.Wait(ui.Tick)
	}
}

// putDown puts what is carried where it can go; a ship that can only stay is put back, and moving is done.
func (s *sitting) putDown(t testing.TB) {
	t.Helper()
	under := ""
	for _, p := range s.Grip.Places {
		if p.Thing.Kind == rules.KindFlee || s.standsOn(p.Thing) {
			continue
		}
		under = s.ID(p.Thing)
		break
	}
	if under != "" {
		if s.Grip.Next != nil {
			s.pointed[s.Grip.Next.Ask]++
		}
		s.hand.Click(under)
	} else {
		s.hand.Key(ui.KeyEscape)
		s.hand.Wait(ui.Tick)
		s.hand.Key(ui.KeyEnter)
	}
	s.hand.Wait(ui.Tick)
}

// standsOn tells whether a ship of the viewer's covers a thing: a click there means the ship.
func (s *sitting) standsOn(thing game.Option) (on bool) {
	if thing.Kind != rules.KindAt {
		return false
	}
	s.View.Each(func(slot rules.Slot) { on = on || s.View.Space(slot).Covers(int(thing.B), int(thing.C)) })
	return on
}

// Battles are played by pointer on every kind of screen, every answer by a click on what stands for it.
func TestBattlesArePlayedByPointer(t *testing.T) {
	pointed := map[game.Key]int{}
	for i, size := range [][2]int{{1280, 720}, {390, 844}, {844, 390}} {
		for _, format := range []rules.Format{rules.FirstBattle, rules.AboveCoruscant} {
			seed := uint64(i + 1)
			s := sit(t, rules.Setup{Format: format, Limit: 5}, seed, size[0], size[1], session.Person, "random")
			s.pointed = pointed
			s.play(t, rand.New(rand.NewPCG(seed, 1)))
		}
	}
	for _, ask := range []game.Key{
		rules.AskDeployShip, rules.AskDeployAt, rules.AskMove, rules.AskCourse, rules.AskFly, rules.AskNose, rules.AskLaunch, rules.AskLaunchAt,
		rules.AskAttack, rules.AskFire, rules.AskFireAt, rules.AskBeforeRoll, rules.AskDamageControl,
	} {
		if pointed[ask] == 0 {
			t.Errorf("%q was never answered by pointer", ask)
		}
	}
}

// play answers by random clicks until the battle is over.
func (s *sitting) play(t *testing.T, r *rand.Rand) {
	for n := 0; !s.game.Over() && n < 1500; n++ {
		s.settle(t)
		if s.game.Over() {
			break
		}
		before := s.game.Answers()
		asked, o := s.screen.Asked(), s.Pending.Options[r.IntN(len(s.Pending.Options))]
		if o.Kind == rules.KindFlee {
			continue
		}
		s.point(t, o)
		s.pointed[game.Key(asked)]++
		if s.game.Answers() == before {
			t.Fatalf("%q takes no answer by %s", asked, s.ID(o))
		}
	}
}

// The log names the cards that a player has made or changed, each once.
func TestTheLogNamesCardsOfAPlayersOwn(t *testing.T) {
	text := rules.WriteSetup(rules.Setup{Format: rules.Standard})
	things := match.Bring(text, 2, 1)
	own, err := rules.Shipped().Find("viscount").Pack().Unpack()
	if err != nil {
		t.Fatal(err)
	}
	own.Own, own.Name, own.Cost = true, "Old Viscount", own.Cost-1
	fleet := rules.Fleet{Lines: []rules.FleetLine{{Card: own.Pack(), Count: 1}}}
	things[0] = fleet.Bytes()
	for seed := range uint64(30) { // some roll equal dice for deployment
		s, err := session.New(match.Title(), session.Start{Setup: text, Seed: seed, Seats: []session.Chair{{Kind: session.Person}, {Kind: session.Person}}, Things: things})
		if err != nil {
			t.Fatal(err)
		}
		table := newTable(newProgram(t, "en"), s)
		window := ui.NewWindow(table.screen, 1280, 720, 1)
		window.Clock.Speed = render.Off
		(&sitting{table, s, uitest.New(t, window), nil}).settle(t)
		events, _ := s.Events(0, 0)
		named := 0
		for _, e := range events {
			if e := e.(rules.Event); e.Kind == rules.OwnFigures {
				named++
				if said := table.screen.Own.EventText(&e); said != "Light Side: Old Viscount has its owner’s figures" {
					t.Errorf("the log says %q", said)
				}
			}
		}
		if named != 1 {
			t.Errorf("seed %d: the card is named %d times", seed, named)
		}
	}
}

// recorded is a recording as a screen.
type recorded struct{ ui.Tape }

func (r recorded) Show(f *ui.Frame) { r.Tape.Show(f) }

// A recording and the projector show the map that the battle is fought on, like the table itself.
func TestWatchersSeeTheMapOfTheBattle(t *testing.T) {
	save, err := ExampleGame() // a first battle, on a small map
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Load(match.Title(), save)
	if err != nil {
		t.Fatal(err)
	}
	p := newProgram(t, "en")
	tape, err := kit().Tape(p, save)
	if err != nil {
		t.Fatal(err)
	}
	room := watch.NewProjector(unplayed(p, true).screen.Table, session.NewHost(s, true).Desk(game.Table))
	played := newTable(p, s)
	for _, watched := range []struct {
		screen ui.Screen
		table  *screen.Table[*view, *event]
	}{{played.screen, played.screen.Table}, {recorded{tape}, tape.(*watch.Tape[*view, *event]).Table}, {room, room.Table}} {
		ui.NewWindow(watched.screen, 1280, 720, 1).Settle(time.Second)
		board := watched.table.Own.Title.(*Table).Board
		for x, want := range []bool{13: true, 14: false} {
			if _, on := board.SquareAt(board.View().Point(float64(x)+0.5, 0.5)); x > 12 && on != want {
				t.Errorf("%T: that square %d is on the map is %v", watched.screen, x, on)
			}
		}
	}
}

// On a phone with motion off the question tells first who attacks first, in a sentence of its own.
func TestAPhoneTellsTheInitiativeInASentence(t *testing.T) {
	made, err := inExamples().Moment("reroll", "initiative")(newProgram(t, "en"), nil)
	if err != nil {
		t.Fatal(err)
	}
	table := tableOf(made)
	window := ui.NewWindow(table.screen, 390, 844, 1)
	window.Clock.Speed = render.Off
	s := &sitting{Table: table, hand: uitest.New(t, window)}
	s.hand.Wait(time.Second)
	s.Choose(game.Option{Kind: rules.KindNo})
	s.hand.Wait(time.Second)
	var all string
	for _, l := range window.Legibility() {
		all += l.Text + " "
	}
	if !strings.Contains(all, "attacks first. ") {
		t.Errorf("asked %q it says %q", s.screen.Asked(), all)
	}
}

// tableOf is the title's own part of a table that a window shows.
func tableOf(shown ui.Screen) *Table { return inExamples().TableOf(shown) }

// Session is one running battle.
type Session = session.Session[rules.State, rules.View]

// newTable is the table of a session that is kept here.
func newTable(p ui.Program, s *Session) *Table {
	return kit().Keep(p, session.NewHost(s, true), play.NewClock())
}
