package match

import (
	"errors"
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/session"
)

// TestGivingUp: whoever gives up does it for his side, at any time, and the other side has won; everybody is told, and the save of the game
// ends so too. A draw does not exist (R4.6).
func TestGivingUp(t *testing.T) {
	for players := rebellion.FewestPlayers; players <= rebellion.MostPlayers; players++ {
		for by := range game.Seat(players) {
			s := played(t, players, 40*int(by))
			if _, err := s.Draw(); s.Draws() || !errors.Is(err, session.ErrGoesOn) {
				t.Fatalf("a game of %d ends in a draw: %v", players, err)
			}
			_, before := s.Events(game.Table, 0)
			if err := s.GiveUp(by); err != nil {
				t.Fatal(err)
			}
			told, _ := s.Events(game.Table, before)
			v, winner := s.View(game.Table), 1-rebellion.SideOf(by)
			want := rebellion.Event{Kind: rebellion.GameWon, Side: winner, N: uint8(rebellion.Resigned)}
			if !s.Over() || v.Winner != winner || v.Victory != rebellion.Resigned || len(told) != 1 || told[0] != want {
				t.Errorf("seat %d of %d gives up: over %v, won by %v, %v, told %v", by, players, s.Over(), v.Winner, v.Victory, told)
			}
			save, err := s.Save()
			if err != nil {
				t.Fatal(err)
			}
			again, err := session.Load(Title(), save)
			if err != nil || !again.Over() || again.View(by) != s.View(by) {
				t.Errorf("seat %d of %d: the saved game is another one: %v", by, players, err)
			}
		}
	}
}

// played is a game of persons after so many answers.
func played(t *testing.T, players, answers int) *session.Session[state, view] {
	t.Helper()
	start := session.Start{Seed: uint64(answers), Seats: make([]session.Chair, players)}
	for i := range start.Seats {
		start.Seats[i].Kind = session.Person
	}
	s, err := session.New(Title(), start)
	if err != nil {
		t.Fatal(err)
	}
	chooser := game.RandomChooser{Rand: rand.New(rand.NewPCG(uint64(answers), 1))}
	for range answers {
		d, _ := s.Decision(s.Asked())
		if err := s.Answer(d.Seat, chooser.Choose(&d, nil)...); err != nil {
			t.Fatal(err)
		}
	}
	return s
}
