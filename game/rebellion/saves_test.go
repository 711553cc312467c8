package rebellion

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
)

// savedGames are what the saves in testdata/saves were made of: random games, left at a moment. They are made anew with -update,
// for a new version of the rules alone.
var savedGames = []struct {
	name  string
	setup Setup
	seats int
	left  func(v *View, d *game.Decision) bool // nil: at the end
}{
	{"assignment", Setup{}, 2, func(v *View, d *game.Decision) bool { return v.Round == 3 && d.Ask == AskAssign }},
	{"combat", Setup{}, 2, func(v *View, d *game.Decision) bool { return v.Round >= 3 && d.Ask == AskFireAt && v.Combat.Round > 1 }},
	{"finished", Setup{}, 2, nil},
	{"four_players", Setup{Standard: true}, 4, func(v *View, d *game.Decision) bool { return v.Round >= 4 && d.Ask == AskDeploy }},
	{"mission", Setup{Standard: true}, 2, func(v *View, d *game.Decision) bool { return v.Round >= 3 && d.Ask == AskOppose && len(d.Options) > 2 }},
	{"movement", Setup{Standard: true}, 2, func(v *View, d *game.Decision) bool { return v.Round >= 3 && d.Ask == AskMove && v.Moving.Moved > 1 }},
	{"set_up", Setup{Standard: true}, 2, func(v *View, d *game.Decision) bool { return d.Ask == AskPlace && d.Seat == game.Seat(Rebels) }},
	{"three_players", Setup{House: HouseRules(0).With(LeadersHoldRetreat)}, 3, func(v *View, d *game.Decision) bool {
		return v.Round >= 3 && d.Ask == AskRetreat && len(d.Options) > 1
	}},
}

const (
	savesFolder = "testdata/saves/"
	savesAsked  = savesFolder + "asked.txt" // who is asked what, by save
)

// TestSavesOfThisVersionLoad: a game that somebody has saved goes on where he left it. A save holds options by number and the sum
// of its table, so a moved enumerator, another order of what is asked, or a field of the table more is found here: then either it was
// not meant, or [Version] must be raised.
func TestSavesOfThisVersionLoad(t *testing.T) {
	if *update {
		makeSaves(t)
	}
	wanted, err := os.ReadFile(savesAsked)
	if err != nil {
		t.Fatal(err)
	}
	var asked strings.Builder
	for _, g := range savedGames {
		data, err := os.ReadFile(savesFolder + g.name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.Load(sessionOfPersons, data)
		if err != nil {
			t.Errorf("%s: %v", g.name, err)
			continue
		}
		fmt.Fprintln(&asked, g.name+": "+standsAt(s))
	}
	if asked.String() != string(wanted) {
		t.Error(difference(string(wanted), asked.String()))
	}
}

// sessionOfPersons is what a session must know of a game that no computer plays in.
var sessionOfPersons = session.Title[State, View]{ID: ID, Version: Version, Changes: Changes(), Rules: Rules{}, Deal: Deal}

// TestSavesOfVersion5Open: each goes on where it was left, but for the one whose next answer the rules of now do not know.
func TestSavesOfVersion5Open(t *testing.T) {
	title := sessionOfPersons
	title.Player = func(string, *rand.Rand) game.Player[State, View] { return absent{} }
	files, err := filepath.Glob(savesFolder + "5/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no saves: %v", err)
	}
	var opened strings.Builder
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.Load(title, data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		fmt.Fprintf(&opened, "%s: %s", strings.TrimSuffix(filepath.Base(file), ".json"), asksAt(s))
		if s.Stopped() != "" {
			fmt.Fprintf(&opened, "; no farther by %s", s.Stopped())
		}
		opened.WriteString("\n")
		if !s.Over() {
			d, _ := s.Decision(s.Asked())
			if err := s.Answer(d.Seat, d.Options[:d.Min]...); err != nil {
				t.Errorf("%s cannot be played on: %v", file, err)
			}
		}
		if tape, err := session.Rewind(title, data); err != nil || len(tape.Chairs()) == 0 {
			t.Errorf("%s cannot be looked at: %v", file, err)
		}
	}
	const wanted = savesFolder + "5/asked.txt"
	if *update {
		if err := os.WriteFile(wanted, []byte(opened.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(wanted); err != nil || opened.String() != string(want) {
		t.Error(err, difference(string(want), opened.String()))
	}
}

// absent plays a seat whose game is only played again.
type absent struct{}

func (absent) Choose(*game.Position[State, View], []game.Option) []game.Option {
	panic("rebellion: a recorded game asks anew")
}

// standsAt tells the sum of what everybody sees, who is asked and what is on offer.
func standsAt(s *session.Session[State, View]) string {
	view := s.View(game.Table)
	return fmt.Sprintf("%016x, %s", game.Sum(&view), asksAt(s))
}

// asksAt tells who is asked and what is on offer.
func asksAt(s *session.Session[State, View]) string {
	view := s.View(game.Table)
	d, asked := s.Decision(s.Asked())
	if !asked {
		return fmt.Sprintf("won by the %v", view.Winner)
	}
	var words []string
	for _, o := range d.Options {
		words = append(words, Rules{}.Word(o))
	}
	return fmt.Sprintf("%s %s: %s", view.SeatID(d.Seat), d.Ask, strings.Join(words, ", "))
}

// makeSaves writes the saves and what is asked in them anew.
func makeSaves(t *testing.T) {
	t.Helper()
	var asked strings.Builder
	for _, g := range savedGames {
		start := session.Start{Seed: 7, Open: true, Setup: WriteSetup(g.setup), Seats: slices.Repeat([]session.Chair{{Kind: session.Person}}, g.seats)}
		s, err := session.New(sessionOfPersons, start)
		if err != nil {
			t.Fatal(err)
		}
		chooser := game.RandomChooser{Rand: rand.New(rand.NewPCG(7, 1))}
		for !s.Over() {
			d, _ := s.Decision(s.Asked())
			if view := s.View(d.Seat); g.left != nil && g.left(&view, &d) {
				break
			}
			if err := s.Answer(d.Seat, chooser.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
		if s.Over() != (g.left == nil) {
			t.Fatalf("%s: the game never comes to that moment: choose another seed", g.name)
		}
		data, err := s.Save()
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(savesFolder+g.name+".json", data, 0o644); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintln(&asked, g.name+": "+standsAt(s))
	}
	if err := os.WriteFile(savesAsked, []byte(asked.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
