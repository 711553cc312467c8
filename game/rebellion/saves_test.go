package rebellion

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
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

// TestSavesOfThisVersionLoad: a game that somebody has saved goes on where he left it, or [Version] must be raised.
func TestSavesOfThisVersionLoad(t *testing.T) {
	var names []string
	for _, g := range savedGames {
		names = append(names, g.name)
	}
	if *update {
		kept.Make(t, names, func(i int) *session.Session[State, View] {
			return savedGame(t, savedGames[i].setup, savedGames[i].seats, savedGames[i].left)
		})
	}
	kept.Load(t, names)
}

// kept are the saves.
var kept = gametest.Saves[State, View]{Title: sessionOfPersons, Stands: standsAt, Asks: asksAt}

// sessionOfPersons is what a session must know of a game that no computer plays in.
var sessionOfPersons = session.Title[State, View]{ID: ID, Version: Version, Changes: Changes(), Rules: Rules{}, Deal: Deal}

// TestSavesOfVersion5Open: each goes on where it was left, but for the one whose next answer the rules of now do not know.
func TestSavesOfVersion5Open(t *testing.T) {
	old := kept
	old.Title.Player = func(string, *rand.Rand) game.Player[State, View] { return absent{} }
	old.Open(t, 5, *update)
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

// savedGame plays a random game until it comes to a moment, or to its end.
func savedGame(t *testing.T, setup Setup, seats int, left func(*View, *game.Decision) bool) *session.Session[State, View] {
	t.Helper()
	start := session.Start{Seed: 7, Open: true, Setup: WriteSetup(setup), Seats: slices.Repeat([]session.Chair{{Kind: session.Person}}, seats)}
	s, err := session.New(sessionOfPersons, start)
	if err != nil {
		t.Fatal(err)
	}
	if !gametest.Left(t, s, game.RandomChooser{Rand: rand.New(rand.NewPCG(7, 1))}, left) {
		return nil
	}
	return s
}
