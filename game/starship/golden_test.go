package starship

import (
	"encoding/json"
	"os"
	"testing"

	"holoboard/game"
)

// golden is the worked round of the rule book (section 21), in testdata/tables.
type golden struct {
	Initiative struct {
		Light, Dark  uint8
		MovesFirst   string `json:"moves_first"`
		AttacksFirst string `json:"attacks_first"`
	}
	Attacks []struct {
		By, Weapon, Face        string
		Defense, Attack, Damage int
		D20, Total              int
		Hit, Critical           bool
		Base, Ion, Crit, DR     int
	}
	Pending          map[string]int
	AfterDamagePhase map[string]struct {
		Side           string
		Counters, Hull int
	} `json:"after_damage_phase"`
	HullChecks []struct {
		Hull     [2]int
		Counters int
		Result   string
		Left     int
	} `json:"hull_checks"`
}

func readGolden(t *testing.T) (g golden) {
	t.Helper()
	text, err := os.ReadFile("testdata/tables/golden_round.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &g); err != nil {
		t.Fatal(err)
	}
	return g
}

// TestTheWorkedRoundHolds: the story of the rule book's round has its dice, and each of them does what the book says (R10.12 to R11.6,
// R12.2).
func TestTheWorkedRoundHolds(t *testing.T) {
	g := readGolden(t)
	story, err := os.ReadFile("testdata/golden_round.txt")
	if err != nil {
		t.Fatal(err)
	}
	told, err := game.Recite(Rules{}, string(story))
	if err != nil {
		t.Fatal(err)
	}
	attacks := 0
	end, err := game.Retrace(Rules{}, told.Start, told.Log, nil, func(before, now *game.Match[State, View], news []game.Event) {
		for i, e := range news {
			switch e := e.(Event); {
			case e.Kind == InitiativeWon && now.Now.Round == 1:
				if d := now.Now.Dice; d != [2]uint8{g.Initiative.Light, g.Initiative.Dark} || e.Side.String() != g.Initiative.AttacksFirst || now.Now.Ahead.String() != g.Initiative.MovesFirst {
					t.Errorf("initiative %v, %v moves first and %v attacks first", d, now.Now.Ahead, e.Side)
				}
			case e.Kind == Rolled:
				g.checkAttack(t, attacks, &before.Now, e, news[i+1].(Event))
				attacks++
			case e.Kind == DamageBegan:
				g.checkPending(t, &now.Now)
			}
		}
	})
	if err != nil || attacks != len(g.Attacks) {
		t.Fatalf("%d attacks instead of %d: %v", attacks, len(g.Attacks), err)
	}
	for id, want := range g.AfterDamagePhase {
		slot := shipNamed(t, &end.Now, id)
		ship := &end.Now.Ships[slot]
		if ship.Is(Reduced) != (want.Side == "reduced") || ship.Counters() != want.Counters || end.Now.Figures(slot).Hull() != want.Hull {
			t.Errorf("after the Damage Phase %s is %s", id, end.Now.standing(slot))
		}
	}
}

// checkAttack compares an attack with the book's, figure by figure.
func (g *golden) checkAttack(t *testing.T, n int, s *State, rolled, result Event) {
	t.Helper()
	want, shot := g.Attacks[n], s.Shot
	weapon, _ := WeaponNamed(want.Weapon)
	face := map[string]Face{"front": Nose, "rear": Stern}[want.Face]
	if want.Face == "side" {
		face = shot.Face
		if face != Port && face != Starboard {
			t.Errorf("attack %d is at the %v", n, shot.Face)
		}
	}
	if s.ShipID(shot.By) != want.By || rolled.Weapon != weapon || shot.Face != face {
		t.Errorf("attack %d: %s fires %v at the %v", n, s.ShipID(shot.By), rolled.Weapon, shot.Face)
	}
	r := s.Reckon(&shot)
	if int(rolled.N) != want.D20 || r.Attack != want.Attack || r.Defense != want.Defense || int(rolled.N)+r.Attack != want.Total {
		t.Errorf("attack %d: %d and %d against %d", n, rolled.N, r.Attack, r.Defense)
	}
	if hit := result.Kind == Hit; hit != want.Hit || hit && (int(result.N) != want.Damage || result.M == 1 != want.Critical) {
		t.Errorf("attack %d: %v %d, critical %d", n, result.Kind, result.N, result.M)
	}
	if want.Hit && (int(r.By[Rating]) != want.Base || int(r.By[ByIon]) != want.Ion || -int(r.By[ByDR]) != want.DR || want.Base+want.Ion+want.Crit-want.DR != want.Damage) {
		t.Errorf("attack %d: the damage is made of %v", n, r.By)
	}
}

func (g *golden) checkPending(t *testing.T, s *State) {
	t.Helper()
	for id, counters := range g.Pending {
		if slot := shipNamed(t, s, id); s.Ships[slot].Counters() != counters || s.Ships[slot].Is(Reduced) {
			t.Errorf("before the Damage Phase %s is %s", id, s.standing(slot))
		}
	}
}

func shipNamed(t *testing.T, s *State, id string) (found Slot) {
	t.Helper()
	found = NoSlot
	s.Each(func(slot Slot) {
		if s.ShipID(slot) == id {
			found = slot
		}
	})
	if found == NoSlot {
		t.Fatalf("there is no %s", id)
	}
	return found
}

// TestHullChecksHold: what so many counters do to a Republic Assault Ship (R12.5).
func TestHullChecksHold(t *testing.T) {
	for _, check := range readGolden(t).HullChecks {
		s := Rules{}.Blank()
		for _, line := range []string{"phase damage", "light: republic_assault_ship at c5", "dark: lambda_shuttle at k5"} {
			if err := (Rules{}).Describe(&s, line); err != nil {
				t.Fatal(err)
			}
		}
		ship, card := &s.Ships[0], s.Card(0)
		if hull := [2]int{card.Face(false).Hull(), card.Face(true).Hull()}; hull != check.Hull {
			t.Fatalf("its Hull is %v", hull)
		}
		ship.Fresh = uint8(check.Counters)
		turn{&s, game.Playout(game.RandomChooser{}, nil)}.suffer(0)
		result := "full"
		switch {
		case !ship.Is(OnMap):
			result = "destroyed"
		case ship.Is(Reduced):
			result = "reduced"
		}
		if result != check.Result || ship.Is(OnMap) && ship.Counters() != check.Left {
			t.Errorf("%d counters: %s with %d left instead of %s with %d", check.Counters, result, ship.Counters(), check.Result, check.Left)
		}
	}
}
