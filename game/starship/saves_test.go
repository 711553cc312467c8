package starship

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
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

// TestSavesOfThisVersionLoad: a battle that somebody has saved goes on where he left it, or [Version] must be raised.
func TestSavesOfThisVersionLoad(t *testing.T) {
	var names []string
	for _, g := range savedBattles {
		names = append(names, g.name)
	}
	if *update {
		kept.Make(t, names, func(i int) *session.Session[State, View] {
			return savedBattle(t, savedBattles[i].setup, savedBattles[i].left)
		})
	}
	kept.Load(t, names)
}

// kept are the saves.
var kept = gametest.Saves[State, View]{Title: sessionOfPersons, Stands: standsAt, Asks: asksAt}

// TestSavesOfVersion2Open: each goes on where it was left, but for those with an answer that the rules of now do not know: they are opened
// up to there, and say by which rule. A fleet that could not be brought now plays on.
func TestSavesOfVersion2Open(t *testing.T) { kept.Open(t, 2, *update) }

// sessionOfPersons is what a session must know of a battle that no computer plays in.
var sessionOfPersons = session.Title[State, View]{ID: ID, Version: Version, Changes: Changes(), Rules: Rules{}, Prepare: Prepare, DealWith: Deal}

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
		return fmt.Sprintf("won by %v", view.Winner)
	}
	var words []string
	for _, o := range d.Options {
		words = append(words, Rules{}.WordOn(&view.State, o))
	}
	return fmt.Sprintf("%s %s: %s", view.SeatID(d.Seat), d.Ask, strings.Join(words, ", "))
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
		if gametest.Left(t, s, game.RandomChooser{Rand: r}, left) {
			return s
		}
	}
	return nil
}
