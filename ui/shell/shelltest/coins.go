// Package shelltest has a small game to test the shell with, and a shelf with it.
package shelltest

import (
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing/fstest"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/sim"
	"holoboard/render"
	"holoboard/render/holo"
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// Coins is a small game to test the shell with: two players take one to three coins in turn, and a die tells how many lie
// there at the start. Whoever takes the last one wins.
type Coins struct {
	Left, Turn, Taken uint8
	Dealt             bool
}

// Rules are its rules. More than 90 coins count as broken, 66 make the rules fail.
type Rules struct{}

func (Rules) Step(s *Coins, a *game.Ask) {
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

func (Rules) Over(s *Coins) bool                 { return s.Dealt && s.Left == 0 }
func (Rules) Seats(*Coins) int                   { return 2 }
func (Rules) View(s *Coins, _ game.Seat) Coins   { return *s }
func (Rules) Guess(v *Coins, _ *rand.Rand) Coins { return *v }

// CoinsTitle says how sessions play it.
func CoinsTitle() session.Title[Coins, Coins] {
	return session.Title[Coins, Coins]{
		ID: "coins", Version: 3, Rules: Rules{},
		Deal: func(setup json.RawMessage, _ int) (s Coins, err error) {
			err = json.Unmarshal(setup, &s.Left)
			return s, err
		},
		Player: func(kind string, r *rand.Rand) game.Player[Coins, Coins] {
			switch kind {
			case "random":
				return game.Random[Coins, Coins]{Rand: r}
			case "cadet":
				return greedy{}
			}
			return nil
		},
	}
}

// greedy takes as many as it may.
type greedy struct{}

func (greedy) Choose(p *game.Position[Coins, Coins], picks []game.Option) []game.Option {
	return append(picks, p.Decision.Options[len(p.Decision.Options)-1])
}

// Table is its screen: a button for each choice.
type Table struct {
	*session.Session[Coins, Coins]
	Program ui.Program
	Risen   int    // times everybody rose
	Written []byte // the notes
	Hidden  bool   // the notes were hidden once
}

func (t *Table) ScreenName() string { return "coins" }
func (t *Table) Asked() string {
	d, _ := t.Decision(t.Session.Asked())
	return string(d.Ask)
}

func (t *Table) About() string { return fmt.Sprintf("%d coins", t.View(game.Table).Left) }

// AsksSeat implements [ui.Game].
func (t *Table) AsksSeat() int {
	if t.Over() {
		return -1
	}
	return int(t.Session.Asked())
}

func (t *Table) Project(*ui.Frame) {}

func (t *Table) Told() string { return "told" }

func (t *Table) Result() *ui.Result {
	if !t.Over() {
		return nil
	}
	last := t.View(game.Table)
	return &ui.Result{Won: []bool{last.Turn == 1, last.Turn == 0}, How: "shell.off", Rounds: int(last.Taken)}
}

func (t *Table) Rise() { t.Risen++ }

// Feed tells anew how many coins there are each time.
func (t *Table) Feed() (ui.Feed, error) { return feed{t}, nil }

type feed struct{ table *Table }

func (f feed) Send(w io.Writer) error {
	_, err := w.Write(Telling(f.table.About()))
	return err
}

// Telling is a telling in a stream.
func Telling(text string) []byte { return append([]byte{byte(len(text))}, text...) }

func (t *Table) Show(f *ui.Frame) {
	if f.Pressed(ui.KeyEscape) {
		t.Program.Menu(f, t)
	}
	if f.Button(ui.Button{ID: "copy", Rect: ui.Box(20, 80, 100, 50), Label: "Copy"}) {
		t.Program.Copy(f, t.About())
	}
	if t.Play() {
		t.Program.Keep(f, t)
		f.Invalidate()
	}
	d, _ := t.Decision(t.Session.Asked())
	for i, o := range d.Options {
		if f.Button(ui.Button{ID: fmt.Sprintf("take.%d", o.A), Rect: ui.Box(20+float64(i)*120, 20, 100, 50), Label: fmt.Sprint(o.A)}) {
			if err := t.Answer(d.Seat, o); err != nil {
				panic(err)
			}
			t.Program.Keep(f, t)
			f.Invalidate()
			return
		}
	}
	if t.Over() && f.Button(ui.Button{ID: "again", Rect: ui.Box(20, 20, 100, 50), Label: "Again"}) {
		t.Program.Again(f)
	}
}

// Lesson is a chapter about them: two steps, each with a button.
type Lesson struct {
	*Table
	Step int
}

func (l *Lesson) ScreenName() string { return "lesson" }

func (l *Lesson) Progress() (step, of int) { return l.Step, 2 }

func (l *Lesson) Show(f *ui.Frame) {
	if f.Pressed(ui.KeyEscape) {
		l.Program.Menu(f, l)
	}
	if !f.Button(ui.Button{ID: "next", Rect: ui.Box(20, 20, 100, 50), Label: "Next"}) {
		return
	}
	if l.Step == 2 {
		l.Program.Again(f)
		return
	}
	l.Step++
	l.Program.Keep(f, l)
}

func (t *Table) Notes() []byte               { return t.Written }
func (t *Table) TakeNotes(data []byte) error { t.Written = data; return nil }
func (t *Table) HideNotes(hide bool)         { t.Hidden = t.Hidden || hide }

// Follower shows what it was told as the name of a spot.
type Follower struct{ told string }

func (c *Follower) Take(telling []byte) error { c.told = string(telling); return nil }

func (c *Follower) Show(f *ui.Frame) { f.Spot(ui.Spot{ID: c.told, Rect: ui.Box(20, 20, 100, 50)}) }

// Tape shows how many coins lie there as the name of a spot. It tells for one frame.
type Tape struct {
	tape    *session.Tape[Coins, Coins]
	moments []session.Moment[*Coins]
	As, at  int  // the onlooker, the moment
	telling bool // a moment, which takes a while
	motion  *render.Motion
}

func newTape(_ ui.Program, save []byte) (ui.Tape, error) {
	tape, err := session.Rewind(CoinsTitle(), save)
	if err != nil {
		return nil, err
	}
	t := &Tape{tape: tape}
	t.LookAs(0)
	return t, nil
}

func (t *Tape) Show(f *ui.Frame) ui.TapePlaces {
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
func (t *Tape) Onlookers() []ui.Onlooker {
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

func (t *Tape) LookAs(i int) {
	t.As = i
	t.moments = nil
	for _, seat := range []game.Seat{0, 1} { // every answer tells something
		if all, err := t.tape.Moments(seat); err == nil {
			t.moments = all
		}
	}
}

func (t *Tape) Last() int     { return len(t.moments) - 1 }
func (t *Tape) At() int       { return t.at }
func (t *Tape) Wind(to int)   { t.at, t.telling, t.motion = min(max(to, 0), t.Last()), false, nil }
func (t *Tape) Tell()         { t.Wind(t.at + 1); t.telling = true }
func (t *Tape) Telling() bool { return t.telling }
func (t *Tape) Told() string  { return "" }

// Marks: every third moment a round begins, and the first of each is something else.
func (t *Tape) Marks() (marks []ui.Mark) {
	for at := 0; at <= t.Last(); at += 3 {
		marks = append(marks, ui.Mark{At: at, Name: "round", Short: "R"}, ui.Mark{At: at, Kind: 1, Name: "something"})
		if at == 3 {
			marks = append(marks, ui.Mark{At: 4, Kind: 1, Name: "else"})
		}
	}
	return marks
}

func (t *Tape) MarkKinds() []ui.MarkKind {
	return []ui.MarkKind{{Name: "rounds", Rank: ui.Chapter}, {Name: "things"}}
}

// shelf has the one title.
func Shelf() []shelf.Title {
	title := CoinsTitle()
	seat := func(id string) shelf.Seat {
		return shelf.Seat{
			ID: id, Side: id, Name: "side." + id, About: "seat." + id, Sign: "dice",
			Light: func(p render.Palette) render.Color { return p.Text }, Panel: render.Palette.Glass,
		}
	}
	sum := func(t *game.Tally) map[string]uint64 {
		return map[string]uint64{"one": uint64(t[7][1]), "two": uint64(t[7][2]), "three": uint64(t[7][3]), "four": uint64(t[7][4])}
	}
	return []shelf.Title{{
		ID: "coins", Rules: 3, Words: words,
		Light: func(render.Palette) render.Color { return render.Hex(0xEBA83C) }, Sign: "dice", Minutes: 2,
		Look:       holo.Look{Rim: holo.Rim{Arcs: []holo.Arc{holo.Circle(1, 1, false)}}, Stand: coin, Tall: 1},
		Setups:     []shelf.Setup{{ID: "first", Setup: json.RawMessage("12")}, {ID: "bad", Setup: json.RawMessage("93")}, {ID: "failing", Setup: json.RawMessage("70")}},
		HouseRules: []string{"one_less", "another_less"},
		AddHouse: func(setup json.RawMessage, house []string) json.RawMessage { // a coin less for each
			coins, _ := strconv.Atoi(string(setup))
			return json.RawMessage(strconv.Itoa(coins - len(house)))
		},
		Chapters: []string{"first", "second"},
		Learn: func(p ui.Program, _, step int) (ui.Game, error) {
			return &Lesson{&Table{Program: p}, step}, nil
		},
		Seats:   [][]shelf.Seat{{seat("black"), seat("white")}},
		Players: []shelf.Kind{{ID: session.Person}, {ID: "cadet"}, {ID: "random"}},
		Begin: func(p ui.Program, start session.Start) (ui.Game, error) {
			s, err := session.New(title, start)
			return &Table{Program: p, Session: s}, err
		},
		Resume: func(p ui.Program, save []byte) (ui.Game, error) {
			s, err := session.Load(title, save)
			return &Table{Program: p, Session: s}, err
		},
		Tape: newTape,
		Example: func() ([]byte, error) {
			s, err := session.New(title, session.Start{Setup: json.RawMessage("12"), Seats: []session.Chair{{Kind: "cadet"}, {Kind: "random"}}})
			if err != nil {
				return nil, err
			}
			for s.Play() {
			}
			return s.Save()
		},
		Follow: func(ui.Program) ui.Follower { return &Follower{} },
		Shots:  map[string]func(ui.Program, []byte) (ui.Screen, error){},
		Tell:   func(story string) (string, error) { return strings.Replace(story, "old", "new", 1), nil },
		Says:   func() string { return "questions:\n  take\n" },
		Sim: sim.Of(title, sim.Measures[Coins, Coins]{
			Limit: 1000,
			Broken: func(s *Coins) string {
				if s.Left > 90 && s.Taken == 2 {
					return "too many coins"
				}
				return ""
			},
			Winner: func(s *Coins) int { return int(1 - s.Turn) },
			Rounds: func(s *Coins) int { return int(s.Taken) },
			Uses:   sum,
		}),
	}}
}

// words are those of the coins, in every language the same.
func words(string) fs.FS {
	return fstest.MapFS{
		"shelf.toml": {Data: []byte(`
			title = { name = "Coins", full = "A few coins", motto = "Who takes the last one?" }
			side = { black = "Black", white = "White" }
			lesson = { first = "Taking", second = "Winning" }
		`)},
		"coins.toml": {Data: []byte(`
			seat = { black = "Take the last coin.", white = "Take the last coin." }
			[setup]
			first = "Twelve"
			"first.line" = "and a die"
			"first.more" = "Twelve coins, and as many as a die shows."
			bad = "Many"
			"bad.line" = "too many"
			"bad.more" = "More than there may be."
			failing = "Seventy"
			"failing.line" = "and a die"
			"failing.more" = "The rules fail at 66."
			[house]
			one_less = "One less"
			"one_less.more" = "A coin less lies there. [R1.40]"
			another_less = "Another less"
			"another_less.more" = "One more is missing."
			[lesson]
			minutes = "It takes a minute."
			"first.line" = "How to take"
			"second.line" = "How to win"
			[rule_title]
			R15 = "Taking coins"
		`)},
	}
}

// coin paints a coin over the pad.
func coin(b *holo.Brush) {
	b.Ball(0, 0.6, 0, 0.3, func(x, y, z float64) render.Color { return b.Light.Mix(render.Hex(0), 0.5-0.4*y) })
}
