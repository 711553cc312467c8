package cardgame

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
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

// sessionOfPersons is what a session must know of a game that no computer plays in. Its seats are asked one after the other.
var sessionOfPersons = session.Title[State, View]{ID: ID, Version: Version, Rules: Rules{}, Prepare: Prepare, DealWith: Deal}

// TestSavesOfThisVersionLoad: a game that somebody has saved goes on where he left it, or [Version] must be raised.
func TestSavesOfThisVersionLoad(t *testing.T) {
	names := savedNames()
	if *update {
		kept.Make(t, names, func(i int) *session.Session[State, View] {
			return savedGame(t, savedGames[i].format, savedGames[i].left)
		})
	}
	kept.Load(t, names)
}

func savedNames() (names []string) {
	for _, g := range savedGames {
		names = append(names, g.name)
	}
	return names
}

// kept are the saves.
var kept = gametest.Saves[State, View]{Title: sessionOfPersons, Stands: standsAt, Asks: asksAt}

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
		words = append(words, Rules{}.WordOn(&State{Public: view.Public}, o))
	}
	return fmt.Sprintf("%v %s: %s", SideOf(d.Seat), d.Ask, strings.Join(words, ", "))
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
		if gametest.Left(t, s, game.RandomChooser{Rand: r}, left) {
			return s
		}
	}
	return nil
}
