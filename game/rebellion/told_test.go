package rebellion

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
)

// lying is what lies on the table for everybody to see.
type lying struct {
	units                            [numPlaces][numUnits]uint8
	leaders                          [numLeaders]Stand
	loyalty                          [numSystems]Side
	subjugated, sabotaged, destroyed Systems
	queue                            [4][numUnits]uint8
	supply                           [numUnits]uint8
	time, rep                        uint8
}

func liesOn(s *State) lying {
	return lying{s.Units, s.Leaders, s.Loyalty, s.Subjugated, s.Sabotaged, s.Destroyed, s.Queue, s.Supply, s.Time, s.Rep}
}

// TestToldWhenDone: every verb tells its event when the table has changed, so that whoever looks at the table after the last
// event sees all that lies on it as it is; and events say whom they move.
func TestToldWhenDone(t *testing.T) {
	for seed := range uint64(40) {
		dice := rand.New(rand.NewPCG(seed, 1))
		m, _ := game.Listen[State, View](Rules{}, NewGame(Setup{Standard: seed%2 == 1}), dice)
		last := liesOn(&m.Tables()[len(m.Tables())-1])
		for !m.Over() {
			asked := m.Pending.Ask
			if now := liesOn(&m.Now); now != last {
				t.Fatalf("game %d: something moved untold before %s", seed, asked)
			}
			news, err := m.Answer(game.RandomChooser{Rand: dice}.Choose(&m.Pending, nil)...)
			if err != nil {
				t.Fatal(err)
			}
			for i, e := range news {
				now := liesOn(&m.Tables()[i])
				tellsMoves(t, e.(Event), &last, &now)
				last = now
			}
		}
	}
}

// tellsMoves: the leaders who come home are those that the event names, and a unit that is deployed out of turn comes from the
// space that it names.
func tellsMoves(t *testing.T, e Event, before, after *lying) {
	t.Helper()
	switch e.Kind {
	case MissionReturned, LeadersRetrieved:
		var home Leaders
		for l := range after.leaders {
			if before.leaders[l].At != after.leaders[l].At && after.leaders[l].At == InPool {
				home |= Leader(l).set()
			}
		}
		if home != e.Leaders {
			t.Fatalf("%s names the leaders %b, %b come home", e.Kind, e.Leaders, home)
		}
	case UnitDeployed:
		for space := range after.queue {
			if from := before.queue[space][e.Unit] > after.queue[space][e.Unit]; from != (space == int(e.N) && e.N > 0) {
				t.Fatalf("%s leaves queue space %d, the event names %d", e.Unit, space, e.N)
			}
		}
	}
}
