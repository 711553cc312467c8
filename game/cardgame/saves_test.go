package cardgame

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
)

// savedGames are what the saves in testdata/saves were made of: random games, left at a moment. They are made anew with -update, for a new
// version of the rules alone.
var savedGames = []struct {
	name   string
	format Format
	left   func(v *View, d *game.Decision) bool // nil: at the end
}{
	{"setup", Starter, func(_ *View, d *game.Decision) bool { return d.Ask == AskRevealNext && d.Seat == 0 }},
	{"paying", OneBox, func(v *View, d *game.Decision) bool { return d.Ask == AskPay && v.Turn > 3 }},
	{"edge", Starter, func(v *View, d *game.Decision) bool {
		return d.Ask == AskEdgeCard && v.Stack[0].N > 0 && v.Stack[1].N > 0
	}},
	{"tactics", Custom, func(_ *View, d *game.Decision) bool { return d.Ask == AskFocusAt && len(d.Options) > 2 }},
	{"shield", Custom, func(_ *View, d *game.Decision) bool { return d.Ask == AskSpendShield }},
	{"answer_in_a_strike", OneBox, func(v *View, d *game.Decision) bool {
		return d.Ask == AskAnswer && len(d.Options) > 1 && v.Frames[v.Top-2].Do == doStrike
	}},
	{"looking", Starter, func(v *View, d *game.Decision) bool { return d.Ask == AskChooseCard && v.Eyes.Look.N > 1 }},
	{"captives", Starter, func(v *View, _ *game.Decision) bool { return v.NCaptives > 0 }},
	{"finished", Starter, nil},
}

const (
	savesFolder = "testdata/saves/"
	savesAsked  = savesFolder + "asked.txt" // who is asked what, by save
)

// sessionOfPersons is what a session must know of a game that no computer plays in. Its seats are asked one after the other.
var sessionOfPersons = session.Title[State, View]{ID: ID, Version: Version, Rules: Rules{}, Prepare: Prepare, DealWith: Deal}

// TestSavesOfThisVersionLoad: a game that somebody has saved goes on where he left it. A save holds options by number and the sum of its
// table, so a moved enumerator, another order of what is asked, or a field of the table more is found here: then either it was not meant, or
// [Version] must be raised.
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

// standsAt tells the sum of what everybody sees, who is asked and what is on offer.
func standsAt(s *session.Session[State, View]) string {
	view := s.View(game.Table)
	d, asked := s.Decision(s.Asked())
	if !asked {
		return fmt.Sprintf("%016x, won by %v", game.Sum(&view), view.Winner)
	}
	var words []string
	for _, o := range d.Options {
		words = append(words, Rules{}.WordOn(&State{Public: view.Public}, o))
	}
	return fmt.Sprintf("%016x, %v %s: %s", game.Sum(&view), SideOf(d.Seat), d.Ask, strings.Join(words, ", "))
}

// makeSaves writes the saves and what is asked in them anew.
func makeSaves(t *testing.T) {
	t.Helper()
	var asked strings.Builder
	for _, g := range savedGames {
		s := savedGame(t, g.format, g.left)
		if s == nil {
			t.Fatalf("%s: no game comes to that moment", g.name)
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

// savedGame plays random games until one comes to a moment, or to its end.
func savedGame(t *testing.T, f Format, left func(*View, *game.Decision) bool) *session.Session[State, View] {
	t.Helper()
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 1))
		start := session.Start{Seed: seed, Open: true, Setup: WriteSetup(Setup{Format: f.String()})}
		for seat := range 2 {
			a := []Affiliation{Jedi, RebelAlliance, Sith, ImperialNavy}[2*seat+r.IntN(2)]
			start.Seats = append(start.Seats, session.Chair{Kind: session.Person})
			start.Things = append(start.Things, []byte(RandomDeck(a, 10, f, r).String()))
		}
		s, err := session.New(sessionOfPersons, start)
		if err != nil {
			t.Fatal(err)
		}
		chooser := game.RandomChooser{Rand: r}
		for !s.Over() {
			d, _ := s.Decision(s.Asked())
			if view := s.View(d.Seat); left != nil && left(&view, &d) {
				return s
			}
			if err := s.Answer(d.Seat, chooser.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
		if left == nil {
			return s
		}
	}
	return nil
}
