package starship

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/session"
)

// savedBattles are what the saves in testdata/saves were made of: random battles of random fleets, left at a moment. They are made anew
// with -update, for a new version of the rules alone.
var savedBattles = []struct {
	name  string
	setup Setup
	left  func(v *View, d *game.Decision) bool // nil: at the end
}{
	{"deployment", Setup{Format: QuickStart}, func(v *View, d *game.Decision) bool { return d.Ask == AskDeployAt && v.Part == 1 }},
	{"course", Setup{Format: Standard}, func(v *View, d *game.Decision) bool {
		return d.Ask == AskCourse && v.InForce[d.Seat].Has(PowerToEngines)
	}},
	{"push", Setup{Format: Standard}, func(v *View, d *game.Decision) bool { return d.Ask == AskPushTo }},
	{"launch", Setup{Format: AboveCoruscant}, func(v *View, d *game.Decision) bool {
		return d.Ask == AskLaunch && v.Round == 2 && len(d.Options) > 3
	}},
	{"mid_attack", Setup{Format: Standard}, func(v *View, d *game.Decision) bool {
		return d.Ask == AskFire && v.Round > 1 && v.Fired != 0 && v.Pointed != [MostSeats]uint64{}
	}},
	{"before_roll", Setup{Format: Standard}, func(v *View, d *game.Decision) bool { return d.Ask == AskBeforeRoll && v.Windows.Passed > 1 }},
	{"fly_casual", Setup{Format: Standard}, func(v *View, d *game.Decision) bool { return d.Ask == AskFlyCasual }},
	{"shift_damage", Setup{Format: Standard}, func(v *View, d *game.Decision) bool { return d.Ask == AskShiftDamage }},
	{"damage_control", Setup{Format: Standard}, func(v *View, d *game.Decision) bool { return d.Ask == AskDamageControl }},
	{"four_players", Setup{Format: Standard, Players: 4, Points: 150, House: []string{"jammer_defends"}}, func(v *View, d *game.Decision) bool {
		return d.Ask == AskFireAt && v.Part == 3
	}},
	{"finished", Setup{Format: FirstBattle}, nil},
}

const (
	savesFolder = "testdata/saves/"
	savesAsked  = savesFolder + "asked.txt" // who is asked what, by save
)

// TestSavesOfThisVersionLoad: a battle that somebody has saved goes on where he left it. A save holds options by number and the sum of
// its table, so a moved enumerator, another order of what is asked, or a field of the table more is found here: then either it was not
// meant, or [Version] must be raised.
func TestSavesOfThisVersionLoad(t *testing.T) {
	if *update {
		makeSaves(t)
	}
	wanted, err := os.ReadFile(savesAsked)
	if err != nil {
		t.Fatal(err)
	}
	var asked strings.Builder
	for _, g := range savedBattles {
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

// TestSavesOfVersion2Open: each goes on where it was left, but for those with an answer that the rules of now do not know: they are opened
// up to there, and say by which rule. A fleet that could not be brought now plays on.
func TestSavesOfVersion2Open(t *testing.T) {
	files, err := filepath.Glob(savesFolder + "2/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no saves: %v", err)
	}
	var opened strings.Builder
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.Load(sessionOfPersons, data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		_, asks, _ := strings.Cut(standsAt(s), ", ")
		fmt.Fprintf(&opened, "%s: %s", strings.TrimSuffix(filepath.Base(file), ".json"), asks)
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
		if tape, err := session.Rewind(sessionOfPersons, data); err != nil || len(tape.Chairs()) == 0 {
			t.Errorf("%s cannot be looked at: %v", file, err)
		}
	}
	const wanted = savesFolder + "2/asked.txt"
	if *update {
		if err := os.WriteFile(wanted, []byte(opened.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(wanted); err != nil || opened.String() != string(want) {
		t.Error(err, difference(string(want), opened.String()))
	}
}

// sessionOfPersons is what a session must know of a battle that no computer plays in.
var sessionOfPersons = session.Title[State, View]{ID: ID, Version: Version, Changes: Changes(), Rules: Rules{}, Prepare: Prepare, DealWith: Deal}

// standsAt tells the sum of what everybody sees, who is asked and what is on offer.
func standsAt(s *session.Session[State, View]) string {
	view := s.View(game.Table)
	d, asked := s.Decision(s.Asked())
	if !asked {
		return fmt.Sprintf("%016x, won by %v", game.Sum(&view), view.Winner)
	}
	var words []string
	for _, o := range d.Options {
		words = append(words, Rules{}.WordOn(&view.State, o))
	}
	return fmt.Sprintf("%016x, %s %s: %s", game.Sum(&view), view.SeatID(d.Seat), d.Ask, strings.Join(words, ", "))
}

// makeSaves writes the saves and what is asked in them anew.
func makeSaves(t *testing.T) {
	t.Helper()
	var asked strings.Builder
	for _, g := range savedBattles {
		s := savedBattle(t, g.setup, g.left)
		if s == nil {
			t.Fatalf("%s: no battle comes to that moment", g.name)
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

// savedBattle plays random battles until one comes to a moment, or to its end.
func savedBattle(t *testing.T, setup Setup, left func(*View, *game.Decision) bool) *session.Session[State, View] {
	t.Helper()
	setup.Limit = 6
	setup.complete()
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 1))
		start := session.Start{Seed: seed, Open: true, Setup: WriteSetup(setup)}
		for seat := range game.Seat(setup.Players) {
			f, given := setup.Given(seat, Shipped(), r)
			if !given {
				f = RandomFleet(Shipped(), SideOf(seat), setup.Points, r)
			}
			start.Seats = append(start.Seats, session.Chair{Kind: session.Person})
			start.Things = append(start.Things, f.Bytes())
		}
		s, err := session.New(sessionOfPersons, start)
		if err != nil {
			continue // two team-mates drew the same Unique ship
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
