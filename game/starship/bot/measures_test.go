package bot

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/starship"
)

// What two kinds of players do in their battles, beside winning them.
// go test ./game/starship/bot -run TestMeasures -v -measures 40 has an officer and the greedy script meet forty times.

var (
	measuredGames = flag.Int("measures", 0, "battles against the greedy script to take measures of")
	measuredKind  = flag.String("measured", "officer", "who fights them")
)

// A habit is what one of the two did.
type habit struct {
	attacks, wasted int // wasted: at ships that fall anyway (R19.5)
	launched, idle  int // idle: fighters lost before their first attack
	granted, spent  int // command counters of the fleets
	shotAt, defense int // attacks by guns at its big ships, and the Defense of the faces that they were at
	faces           [starship.NumFaces]int
}

// measure plays a battle and counts for each side.
func measure(t *testing.T, kinds [2]string, pair uint64, sides [2]*habit) {
	t.Helper()
	s := battle(starship.Setup{Format: starship.Standard, Limit: 40}, lights[pair%4], darks[pair/4%4], pair)
	m, _ := game.Start(starship.Rules{}, s, rand.New(rand.NewPCG(pair, 1)))
	players := [2]player{kind(kinds[0])(rand.New(rand.NewPCG(pair, 2))), kind(kinds[1])(rand.New(rand.NewPCG(pair, 3)))}
	fired := map[starship.Slot]bool{}
	granted := false
	for !m.Over() {
		before := m.Now
		if !granted && before.Round == 1 {
			granted = true
			before.Each(func(slot starship.Slot) { sides[slot.Side()].granted += before.Counters(slot) })
		}
		news, err := m.Answer(players[m.Pending.Seat].Choose(m.Position(m.Pending.Seat), nil)...)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range news {
			e := e.(starship.Event)
			switch own := sides[e.Ship.Side()]; e.Kind {
			case starship.Launched:
				own.launched++
				delete(fired, e.Ship)
			case starship.OptionUsed:
				own.spent++
			case starship.Aimed:
				own.attacks++
				fired[e.Ship] = true
				if doomedBefore(&m.Now, e.Other, fresh(news)) {
					own.wasted++
				}
				if target := m.Now.Card(e.Other); !before.Card(e.Ship).Fighter() && !target.Fighter() && target.Class() < 3 {
					other := sides[e.Other.Side()]
					other.shotAt++
					other.faces[e.Face]++
					other.defense += m.Now.Figures(e.Other).Defense(e.Face)
				}
			case starship.Destroyed:
				if before.Card(e.Ship).Fighter() && !fired[e.Ship] {
					own.idle++
				}
			}
		}
	}
}

// doomedBefore reports whether a ship was to fall before so many counters of the last attack.
func doomedBefore(s *starship.State, slot starship.Slot, last int) bool {
	ship := &s.Ships[slot]
	_, fall := bears(s.Card(slot), ship.Is(starship.Reduced))
	return ship.Is(starship.OnMap) && ship.Counters()-last >= fall
}

// fresh is what was put down in the same breath.
func fresh(news []game.Event) (n int) {
	for _, e := range news {
		if e := e.(starship.Event); e.Kind == starship.Hit {
			n += int(e.N)
		}
	}
	return n
}

// String tells it for so many battles.
func (h *habit) String() string {
	share := func(n, of int) float64 { return 100 * float64(n) / float64(max(1, of)) }
	return fmt.Sprintf("%d attacks, %.1f %% at ships that fall anyway; %d fighters launched, %.1f %% lost before an attack; %d counters, %.0f %% never spent; "+
		"Defense shown to the guns %.2f, faces %v", h.attacks, share(h.wasted, h.attacks), h.launched, share(h.idle, h.launched), h.granted, share(h.granted-h.spent, h.granted),
		float64(h.defense)/float64(max(1, h.shotAt)), h.faces)
}

func TestMeasures(t *testing.T) {
	if *measuredGames == 0 {
		t.Skip("no measures were asked for")
	}
	kinds := [2]string{*measuredKind, "greedy"}
	var habits [2]habit
	for g := range *measuredGames {
		pair := uint64(g / 2)
		if g&1 == 0 {
			measure(t, kinds, pair, [2]*habit{&habits[0], &habits[1]})
		} else {
			measure(t, [2]string{kinds[1], kinds[0]}, pair, [2]*habit{&habits[1], &habits[0]})
		}
	}
	for i := range habits {
		t.Logf("%s: %s", kinds[i], &habits[i])
	}
}
