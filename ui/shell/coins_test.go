//go:build !js

package shell

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/uitest"
)

// coins is a small game to test the shell with: two players take one to three coins in turn, and a die tells how many lie
// there at the start. Whoever takes the last one wins.
type coins struct {
	Left, Turn, Taken uint8
	Dealt             bool
}

// coinsRules are its rules. More than 90 coins count as broken, 66 make the rules fail.
type coinsRules struct{}

func (coinsRules) Step(s *coins, a *game.Ask) {
	if !s.Dealt {
		s.Left, s.Dealt = s.Left+uint8(a.Roll(1, 6)), true
		return
	}
	if s.Left == 66 && s.Taken < 9 {
		panic("66 coins")
	}
	a.Put(game.Seat(s.Turn), "take")
	for n := uint8(1); n <= min(3, s.Left); n++ {
		a.Offer(game.Option{Kind: 2, A: n})
	}
	took := a.One().A
	a.Count(7, took)
	s.Left, s.Taken, s.Turn = s.Left-took, s.Taken+1, 1-s.Turn
	a.Tell(taken(took))
}

// taken tells everybody how many coins were taken.
type taken uint8

func (e taken) SeenBy(game.Seat) game.Event { return e }

func (coinsRules) Over(s *coins) bool                 { return s.Dealt && s.Left == 0 }
func (coinsRules) Seats(*coins) int                   { return 2 }
func (coinsRules) View(s *coins, _ game.Seat) coins   { return *s }
func (coinsRules) Guess(v *coins, _ *rand.Rand) coins { return *v }

// coinsTitle says how sessions play it.
func coinsTitle() session.Title[coins, coins] {
	return session.Title[coins, coins]{
		ID: "coins", Version: 3, Rules: coinsRules{},
		Deal: func(setup json.RawMessage, _ int) (s coins, err error) {
			err = json.Unmarshal(setup, &s.Left)
			return s, err
		},
		Player: func(kind string, r *rand.Rand) game.Player[coins, coins] {
			switch kind {
			case "random":
				return game.Random[coins, coins]{Rand: r}
			case "cadet":
				return greedy{}
			}
			return nil
		},
	}
}

// greedy takes as many as it may.
type greedy struct{}

func (greedy) Choose(p *game.Position[coins, coins], picks []game.Option) []game.Option {
	return append(picks, p.Decision.Options[len(p.Decision.Options)-1])
}

// coinsTable is its screen: a button for each choice.
type coinsTable struct {
	program ui.Program
	*session.Session[coins, coins]
	risen  int
	notes  []byte
	hidden bool // the notes were hidden once
}

func (t *coinsTable) ScreenName() string { return "coins" }
func (t *coinsTable) Asked() string {
	d, _ := t.Decision(t.Session.Asked())
	return string(d.Ask)
}

func (t *coinsTable) About() string { return fmt.Sprintf("%d coins", t.View(game.Table).Left) }

func (t *coinsTable) Project(*ui.Frame) {}

func (t *coinsTable) Told() string { return "told" }

func (t *coinsTable) Result() *ui.Result {
	if !t.Over() {
		return nil
	}
	last := t.View(game.Table)
	return &ui.Result{Won: []bool{last.Turn == 1, last.Turn == 0}, How: "shell.off", Rounds: int(last.Taken)}
}

func (t *coinsTable) Rise() { t.risen++ }

func (t *coinsTable) Shown() ([]byte, error) { return []byte(t.About()), nil }

func (t *coinsTable) Show(f *ui.Frame) {
	if f.Pressed(ui.KeyEscape) {
		t.program.Menu(f, t)
	}
	if f.Button(ui.Button{ID: "copy", Rect: ui.Box(20, 80, 100, 50), Label: "Copy"}) {
		t.program.Copy(f, t.About())
	}
	if t.Play() {
		t.program.Keep(f, t)
		f.Invalidate()
	}
	d, _ := t.Decision(t.Session.Asked())
	for i, o := range d.Options {
		if f.Button(ui.Button{ID: fmt.Sprintf("take.%d", o.A), Rect: ui.Box(20+float64(i)*120, 20, 100, 50), Label: fmt.Sprint(o.A)}) {
			if err := t.Answer(d.Seat, o); err != nil {
				panic(err)
			}
			t.program.Keep(f, t)
			f.Invalidate()
			return
		}
	}
	if t.Over() && f.Button(ui.Button{ID: "again", Rect: ui.Box(20, 20, 100, 50), Label: "Again"}) {
		t.program.Again(f)
	}
}

// coinsLesson is a chapter about them: two steps, each with a button.
type coinsLesson struct {
	*coinsTable
	step int
}

func (l *coinsLesson) ScreenName() string { return "lesson" }

func (l *coinsLesson) Progress() (step, of int) { return l.step, 2 }

func (l *coinsLesson) Show(f *ui.Frame) {
	if f.Pressed(ui.KeyEscape) {
		l.program.Menu(f, l)
	}
	if !f.Button(ui.Button{ID: "next", Rect: ui.Box(20, 20, 100, 50), Label: "Next"}) {
		return
	}
	if l.step == 2 {
		l.program.Again(f)
		return
	}
	l.step++
	l.program.Keep(f, l)
}

func (t *coinsTable) Notes() []byte               { return t.notes }
func (t *coinsTable) TakeNotes(data []byte) error { t.notes = data; return nil }
func (t *coinsTable) HideNotes(hide bool)         { t.hidden = t.hidden || hide }

// coinsFollower shows what it was told as the name of a spot.
type coinsFollower struct{ told string }

func (c *coinsFollower) Take(shown []byte) error { c.told = string(shown); return nil }

func (c *coinsFollower) Show(f *ui.Frame) { f.Spot(ui.Spot{ID: c.told, Rect: ui.Box(20, 20, 100, 50)}) }

// coinsTape shows how many coins lie there as the name of a spot. It tells for one frame.
type coinsTape struct {
	tape    *session.Tape[coins, coins]
	moments []session.Moment[coins]
	as, at  int
	telling bool // a moment, which takes a while
	motion  *render.Motion
}

func newCoinsTape(_ ui.Program, save []byte) (ui.Tape, error) {
	tape, err := session.Rewind(coinsTitle(), save)
	if err != nil {
		return nil, err
	}
	t := &coinsTape{tape: tape}
	t.LookAs(0)
	return t, nil
}

func (t *coinsTape) Show(f *ui.Frame) ui.TapePlaces {
	if t.telling && t.motion == nil {
		m := f.Clock.Begin(100 * time.Millisecond)
		t.motion = &m
	}
	if t.telling && f.Progress(*t.motion) == 1 {
		t.telling, t.motion = false, nil
	}
	f.Spot(ui.Spot{ID: fmt.Sprintf("%d coins", t.moments[t.at].View.Left), Rect: ui.Box(20, 80, 100, 50)})
	return ui.TapePlaces{Bar: ui.Box(0, f.H-72, f.W, 72), Out: ui.Box(8, 8, 40, 40)}
}

// Onlookers are the table and the persons; who plays must not be seen by the other while the game is not over.
func (t *coinsTape) Onlookers() []ui.Onlooker {
	all := []ui.Onlooker{{Name: "all"}}
	for i, c := range t.tape.Chairs() {
		if !t.tape.May(game.Seat(i)) {
			continue
		}
		o := ui.Onlooker{Name: c.Name}
		if other := t.tape.Chairs()[1-i]; !t.tape.Over() && other.Kind == session.Person {
			o.Others = other.Name
		}
		all = append(all, o)
	}
	return all
}

func (t *coinsTape) LookAs(i int) {
	t.as = i
	t.moments = nil
	for _, seat := range []game.Seat{0, 1} { // every answer tells something
		if all, err := t.tape.Moments(seat); err == nil {
			t.moments = all
		}
	}
}

func (t *coinsTape) Last() int     { return len(t.moments) - 1 }
func (t *coinsTape) At() int       { return t.at }
func (t *coinsTape) Wind(to int)   { t.at, t.telling, t.motion = min(max(to, 0), t.Last()), false, nil }
func (t *coinsTape) Tell()         { t.Wind(t.at + 1); t.telling = true }
func (t *coinsTape) Telling() bool { return t.telling }
func (t *coinsTape) Told() string  { return "" }

// Marks: every third moment a round begins, and the first of each is something else.
func (t *coinsTape) Marks() (marks []ui.Mark) {
	for at := 0; at <= t.Last(); at += 3 {
		marks = append(marks, ui.Mark{At: at, Name: "round", Short: "R"}, ui.Mark{At: at, Kind: 1, Name: "something"})
		if at == 3 {
			marks = append(marks, ui.Mark{At: 4, Kind: 1, Name: "else"})
		}
	}
	return marks
}

func (t *coinsTape) MarkKinds() []ui.MarkKind {
	return []ui.MarkKind{{Name: "rounds", Rank: ui.Chapter}, {Name: "things"}}
}

// shelf has the one title.
func coinsShelf() []shelf.Title {
	title := coinsTitle()
	seat := func(id string) shelf.Seat {
		return shelf.Seat{
			ID: id, Side: id, Name: "side." + id, About: "seat.rebellion." + id, Sign: "emblem_" + id,
			Light: func(p render.Palette) render.Color { return p.Text }, Panel: render.Palette.Glass,
		}
	}
	sum := func(t *game.Tally) map[string]uint64 {
		return map[string]uint64{"one": uint64(t[7][1]), "two": uint64(t[7][2]), "three": uint64(t[7][3]), "four": uint64(t[7][4])}
	}
	return []shelf.Title{{
		ID: "coins", Name: "title.rebellion", Rules: 3,
		Setups:     []shelf.Setup{{ID: "first", Setup: json.RawMessage("12")}, {ID: "bad", Setup: json.RawMessage("93")}, {ID: "failing", Setup: json.RawMessage("70")}},
		HouseRules: []string{"rescuers_return", "only_enemy_units"},
		AddHouse: func(setup json.RawMessage, house []string) json.RawMessage { // a coin less for each
			coins, _ := strconv.Atoi(string(setup))
			return json.RawMessage(strconv.Itoa(coins - len(house)))
		},
		Chapters: []string{"galaxy", "assignment"},
		Learn: func(p ui.Program, _, step int) (ui.Game, error) {
			return &coinsLesson{&coinsTable{program: p}, step}, nil
		},
		Seats:   [][]shelf.Seat{{seat("rebels"), seat("empire")}},
		Players: []shelf.Kind{{ID: session.Person}, {ID: "cadet"}, {ID: "random"}},
		Begin: func(p ui.Program, start session.Start) (ui.Game, error) {
			s, err := session.New(title, start)
			return &coinsTable{program: p, Session: s}, err
		},
		Resume: func(p ui.Program, save []byte) (ui.Game, error) {
			s, err := session.Load(title, save)
			return &coinsTable{program: p, Session: s}, err
		},
		Tape: newCoinsTape,
		Example: func() ([]byte, error) {
			s, err := session.New(title, session.Start{Setup: json.RawMessage("12"), Seats: []session.Chair{{Kind: "cadet"}, {Kind: "random"}}})
			if err != nil {
				return nil, err
			}
			for s.Play() {
			}
			return s.Save()
		},
		Follow: func(ui.Program) ui.Follower { return &coinsFollower{} },
		Shots:  map[string]func(ui.Program, []byte) (ui.Screen, error){},
		Tell:   func(story string) (string, error) { return strings.Replace(story, "old", "new", 1), nil },
		Sim: shelf.Simulates(title, shelf.Measures[coins, coins]{
			Limit: 1000,
			Broken: func(s *coins) string {
				if s.Left > 90 && s.Taken == 2 {
					return "too many coins"
				}
				return ""
			},
			Winner: func(s *coins) int { return int(1 - s.Turn) },
			Rounds: func(s *coins) int { return int(s.Taken) },
			Uses:   sum,
		}),
	}}
}

// newShell returns a shell on a store, at a fixed time and with a fixed secret seed.
func newShell(t *testing.T, store Store) *Shell {
	t.Helper()
	s, err := New(coinsShelf(), store)
	if err != nil {
		t.Fatal(err)
	}
	s.now = func() time.Time { return time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC) }
	s.seed = func() uint64 { return 5 }
	return s
}

// sit opens the title screen of a shell and returns a hand for it.
func sit(t *testing.T, s *Shell) *uitest.Hand {
	t.Helper()
	w := ui.NewWindow(s.Front(), 1280, 720, 1)
	s.prepare(w)
	return uitest.New(t, w)
}

// tableOf is the game on the screen.
func tableOf(t *testing.T, hand *uitest.Hand) *coinsTable {
	t.Helper()
	table, ok := hand.Window.Screen().(*coinsTable)
	if !ok {
		t.Fatalf("%v is no game", hand.Window)
	}
	return table
}

// left is how many coins lie on the table of a save.
func left(t *testing.T, save []byte) uint8 {
	t.Helper()
	s, err := session.Load(coinsTitle(), save)
	if err != nil {
		t.Fatal(err)
	}
	return s.View(game.Table).Left
}

// full is a store on which nothing more fits.
type full struct{ Memory }

func (full) Write(string, []byte) error { return errors.New("no room") }
