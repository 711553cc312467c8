package rebellion

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"holoboard/game"
)

// TestSeats: who sits where, by the number of players (R26.1).
func TestSeats(t *testing.T) {
	for players, want := range map[uint8][]string{
		0: {"rebels", "empire"},
		2: {"rebels", "empire"},
		3: {"rebels", "imperial_admiral", "imperial_general"},
		4: {"rebel_admiral", "imperial_admiral", "imperial_general", "rebel_general"},
	} {
		s := NewGame(Setup{Players: players})
		if n := (Rules{}).Seats(&s); n != len(want) {
			t.Errorf("%d players have %d seats", players, n)
		}
		for seat, id := range want {
			if got := s.SeatID(game.Seat(seat)); got != id {
				t.Errorf("of %d players seat %d is %s, want %s", players, seat, got, id)
			}
		}
	}
}

// TestPartnersSeeTheSame: what a side sees both its players see, the same on the
// table and in what happens (R26.11).
func TestPartnersSeeTheSame(t *testing.T) {
	r := rand.New(rand.NewPCG(26, 11))
	m, news := game.Start(Rules{}, NewGame(Setup{Players: 4}), r)
	for n := 0; !m.Over(); n++ {
		for side, seats := range [][2]Role{Rebels: {RebelAdmiral, RebelGeneral}, Empire: {ImperialAdmiral, ImperialGeneral}} {
			one, other := m.View(game.Seat(seats[0])), m.View(game.Seat(seats[1]))
			other.Seat = one.Seat
			if one != other {
				t.Fatalf("decision %d: the two %v see different tables", n, Side(side))
			}
			for _, e := range news {
				if e.SeenBy(game.Seat(seats[0])) != e.SeenBy(game.Seat(seats[1])) {
					t.Fatalf("decision %d: the two %v hear differently of %v", n, Side(side), e)
				}
			}
		}
		news, _ = m.Answer(game.RandomChooser{Rand: r}.Choose(&m.Pending, nil)...)
	}
}

// TestDecidersAreAsked: every question in the table of R26.3 is one that the rules put.
func TestDecidersAreAsked(t *testing.T) {
	files, _ := filepath.Glob("*.go")
	var rules strings.Builder
	for _, file := range files {
		if file == "team.go" || strings.HasSuffix(file, "_test.go") {
			continue
		}
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		rules.Write(source)
	}
	for ask := range deciders {
		if !strings.Contains(rules.String(), `"`+string(ask)+`"`) {
			t.Errorf("nobody is ever asked %s", ask)
		}
	}
}
