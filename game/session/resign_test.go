package session_test

import (
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

// resigned plays a hunt of a person and a computer that gives up after three rounds without hope, and returns the round in which it did, 0 if never.
func resigned(t *testing.T, seed uint64, allowed, beside bool, hopeless func(round uint8) bool) (round uint8) {
	t.Helper()
	title := concluded(false)
	title.Resigns = &session.Resigning[gametest.HuntView]{
		Rounds: 3, Begins: func(e game.Event) bool { return e.(gametest.HuntEvent).What == "looks" },
		Hopeless: func(v *gametest.HuntView, seat game.Seat) bool {
			return seat == hider && v.Seat == hider && hopeless(v.Round)
		},
		Beside: func(a, b game.Seat) bool { return beside },
	}
	s, err := session.New(title, session.Start{Seed: seed, Seats: chairs("random", session.Person), Resigns: allowed})
	if err != nil {
		t.Fatal(err)
	}
	h := session.NewHost(s, true)
	for !s.Over() {
		if round = s.View(game.Table).Round; h.Play() {
			continue
		}
		d, _ := s.Decision(seeker)
		if err := h.Desk(seeker).Answer(h.Desk(seeker).Position().At(), d.Options[len(d.Options)-1]); err != nil {
			t.Fatal(err)
		}
		if s, err = session.Load(title, saveOf(t, s)); err != nil { // what it remembers of the rounds is in the save
			t.Fatal(err)
		}
		h = session.NewHost(s, true)
	}
	if told, _ := s.Events(game.Table, 0); told[len(told)-1].(gametest.HuntEvent).What == "ends it" {
		return round
	}
	return 0
}

func saveOf(t *testing.T, s *hunt) []byte {
	t.Helper()
	save, err := s.Save()
	if err != nil {
		t.Fatal(err)
	}
	return save
}

// TestAComputerGivesUp when it had no hope at the beginning of so many rounds in a row, not before, and only where it is allowed and no person
// plays on its side. A save does not change that.
func TestAComputerGivesUp(t *testing.T) {
	always := func(uint8) bool { return true }
	long := 0
	for seed := uint64(0); seed < 200 && long < 3; seed++ {
		if resigned(t, seed, true, false, func(round uint8) bool { return round > 5 }) == 0 {
			continue // it is won before the eighth round
		}
		long++
		for name, c := range map[string]struct {
			allowed, beside bool
			hopeless        func(uint8) bool
			want            uint8
		}{
			"always": {true, false, always, 3}, "not allowed": {false, false, always, 0}, "beside a person": {true, true, always, 0},
			"hope in between": {true, false, func(round uint8) bool { return round != 2 }, 5},
			"hope to the end": {true, false, func(round uint8) bool { return round%3 > 0 }, 0},
		} {
			if got := resigned(t, seed, c.allowed, c.beside, c.hopeless); got != c.want {
				t.Errorf("%s, seed %d: it gives up in round %d, want %d", name, seed, got, c.want)
			}
		}
	}
	if long == 0 {
		t.Error("no game is long enough")
	}
}
