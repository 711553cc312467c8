package starship

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
)

// fleetOf builds a fleet of ships by their ids; "3 x_wing" are three.
func fleetOf(t *testing.T, list string) (f Fleet) {
	t.Helper()
	for _, line := range strings.Split(list, ", ") {
		n, id := 1, line
		if _, err := fmt.Sscanf(line, "%d %s", &n, &id); err != nil {
			n, id = 1, line
		}
		ship := Shipped().Find(id)
		if ship == nil {
			t.Fatalf("there is no ship %q", id)
		}
		for range n {
			f.Add(ship.Pack())
		}
	}
	return f
}

// TestWhatASetupIsRefusedFor is a table of setups; a standard battle of 300 points is what one says that says nothing (R18.2).
func TestWhatASetupIsRefusedFor(t *testing.T) {
	for text, wrong := range map[string]string{
		``: "", `null`: "", `{}`: "", `{"format":"quick"}`: "",
		`{"format":"standard","players":4,"points":150,"width":40,"height":10,"house":["jammer_defends"],"round_limit":9}`: "",
		`{"format":"duel"}`:               "no battle called",
		`{"format":"quick","players":4}`:  "4 people",
		`{"players":3}`:                   "3 people",
		`{"points":99}`:                   "100 to 600 points",
		`{"width":41,"height":10}`:        "too large",
		`{"width":10,"height":9}`:         "too small",
		`{"house":["no_dice"]}`:           "no house rule",
		`{"asteroids":true}`:              "cannot be read",
		`{"format":"standard","points":1`: "cannot be read",
	} {
		s, err := ReadSetup(json.RawMessage(text))
		if wrong == "" && err != nil || wrong != "" && (err == nil || !strings.Contains(err.Error(), wrong)) {
			t.Errorf("%s: %v instead of %q", text, err, wrong)
		}
		if again, _ := ReadSetup(WriteSetup(s)); wrong == "" && fmt.Sprint(again) != fmt.Sprint(s) {
			t.Errorf("%s is another setup after it was written: %v, %v", text, s, again)
		}
		if text == `{}` && (s.Format != Standard || s.Points != 300 || s.Players != 2 || s.Width != 22 || s.Height != 14) {
			t.Errorf("a setup that says nothing is %v", s)
		}
	}
	with := AddHouse(Seated(nil, 4), []string{"jammer_defends"})
	if s, err := ReadSetup(with); err != nil || s.Players != 4 || len(s.House) != 1 {
		t.Errorf("four players with a house rule: %v, %v", s, err)
	}
}

// TestWhichFleetsMayFight is a table of fleets that seats hand in (R4.1 to R4.6, R18.1, R18.5): the rule against each.
func TestWhichFleetsMayFight(t *testing.T) {
	coruscant, _ := ReadyFleetNamed(Shipped(), "coruscant_dark")
	for _, c := range []struct {
		setup string
		seat  game.Seat
		fleet Fleet
		rule  string
	}{
		{`{}`, 0, fleetOf(t, "viscount, 25 x_wing"), ""},
		{`{}`, 0, fleetOf(t, "viscount, 26 x_wing"), "R4.3"},
		{`{"points":150}`, 1, fleetOf(t, "imperial_star_destroyer, 3 tie_fighter"), ""},
		{`{"points":150}`, 1, fleetOf(t, "executor, tie_fighter"), "R4.3"},
		{`{}`, 1, fleetOf(t, "executor, x_wing"), "R4.1"},
		{`{}`, 1, fleetOf(t, "slave_i_boba_fett, slave_i_jango_fett"), "R4.5"},
		{`{}`, 1, fleetOf(t, "30 tie_fighter"), "R4.8"},
		{`{"points":600}`, 0, fleetOf(t, "31 rebel_transport"), "R4.4"},
		{`{"format":"quick"}`, 0, fleetOf(t, "viscount, 2 mon_calamari_cruiser, 2 x_wing"), ""},
		{`{"format":"quick"}`, 0, fleetOf(t, "viscount, 2 mon_calamari_cruiser, x_wing"), "R18"},
		{`{"format":"quick"}`, 0, fleetOf(t, "3 mon_calamari_cruiser, 2 x_wing"), "R18"},
		{`{"format":"coruscant"}`, 1, coruscant, ""},
		{`{"format":"coruscant"}`, 1, fleetOf(t, "executor"), "R18"},
		{`{"format":"duel"}`, 1, fleetOf(t, "executor"), "R4.6"},
	} {
		whys := Prepare(json.RawMessage(c.setup), c.seat, alone(c.seat, c.fleet))
		if got := len(whys) > 0; got != (c.rule != "") || got && whys[0].Rule != c.rule {
			t.Errorf("%s: %v against %v instead of %q", c.setup, whys, c.fleet.Lines, c.rule)
		}
	}
	for _, bytes := range []string{"a", "\x00" + string(fleetOf(t, "executor").Lines[0].Card), strings.Repeat("\x01"+string(fleetOf(t, "executor").Lines[0].Card), 2)} {
		if whys := Prepare(nil, 1, [][]byte{nil, []byte(bytes)}); len(whys) == 0 || whys[0].Rule != "R4.6" {
			t.Errorf("%q is a fleet: %v", bytes, whys)
		}
	}
}

// alone is a fleet that is handed in before all others.
func alone(seat game.Seat, f Fleet) [][]byte {
	things := make([][]byte, 2)
	things[seat] = f.Bytes()
	return things
}

// TestDeal: what is handed in lies beside the map, big ships first, and fighters in the pool (R4.7, R6.3, R6.6); a team has one
// ship of a Unique group (R18.3).
func TestDeal(t *testing.T) {
	light, dark := fleetOf(t, "3 x_wing, corellian_corvette, viscount"), fleetOf(t, "executor")
	s, err := Deal(nil, [][]byte{light.Bytes(), dark.Bytes()})
	if err != nil {
		t.Fatal(err)
	}
	if s.ShipID(0) != "viscount" || s.ShipID(1) != "corellian_corvette 1" || s.FightersInPool(0) != 3 || !s.Ships[1].Is(Waiting) || s.Ships[0].Counters() != 0 {
		t.Errorf("%s and %s, %d fighters", s.ShipID(0), s.ShipID(1), s.FightersInPool(0))
	}
	four := json.RawMessage(`{"players":4}`)
	for _, c := range []struct {
		setup  json.RawMessage
		fleets [][]byte
		wrong  string
	}{
		{json.RawMessage(`{"format":"duel"}`), nil, "no battle"},
		{nil, [][]byte{light.Bytes()}, "1 fleets for 2"},
		{nil, [][]byte{dark.Bytes(), dark.Bytes()}, "R4.1"},
		{four, [][]byte{light.Bytes(), dark.Bytes(), light.Bytes(), dark.Bytes()}, "R18.3"},
	} {
		if _, err := Deal(c.setup, c.fleets); err == nil || !strings.Contains(err.Error(), c.wrong) {
			t.Errorf("%s: %v instead of %q", c.setup, err, c.wrong)
		}
	}
}

// TestTheTwoBiggestShips: there are two of class 1, one for each side (R3.3, R3.4), and a Quick Start fleet is one of them with
// four drawn ships (R18.1).
func TestTheTwoBiggestShips(t *testing.T) {
	for _, ship := range Shipped().Ships {
		if (ship.Class == 1) != (ship.ID == flagships[Light] || ship.ID == flagships[Dark]) {
			t.Errorf("%s is of class %d", ship.ID, ship.Class)
		}
	}
	setup := Setup{Format: QuickStart}
	for seat := range game.Seat(2) {
		f, given := setup.Given(seat, Shipped(), rand.New(rand.NewPCG(1, 1)))
		if nonfighters, fighters := f.Ships(); !given || nonfighters+fighters != 5 || Prepare(WriteSetup(setup), seat, alone(seat, f)) != nil {
			t.Errorf("the fleet that is drawn for seat %d: %v", seat, f.Lines)
		}
	}
}

// TestAboveCoruscant: two fleets of 300 points by the costs of the sheet that we know it from (R18.5).
func TestAboveCoruscant(t *testing.T) {
	setup := Setup{Format: AboveCoruscant}
	for seat := range game.Seat(2) {
		if f, given := setup.Given(seat, Shipped(), nil); !given || Prepare(WriteSetup(setup), seat, alone(seat, f)) != nil {
			t.Errorf("the fleet of seat %d: %v", seat, f.Lines)
		}
	}
}

// TestWhatACardIsRefusedFor is a table of cards that an owner of the game could make (R2.1 to R2.4).
func TestWhatACardIsRefusedFor(t *testing.T) {
	fighter := func(s *RosterShip, name string) { // without any ability
		other, err := Shipped().Find("vulture_droid").Pack().Unpack()
		if err != nil {
			t.Fatal(err)
		}
		*s = other
		s.Name, s.Full.Abilities = name, nil
	}
	for _, c := range []struct {
		rule   string
		change func(*RosterShip)
	}{
		{"", func(*RosterShip) {}},
		{"R2.1", func(s *RosterShip) { s.ID = "" }},
		{"R2.1", func(s *RosterShip) { s.Name = strings.Repeat("a", nameSize+1) }},
		{"R4.5", func(s *RosterShip) { s.Group = strings.Repeat("a", groupSize+1) }},
		{"R4.1", func(s *RosterShip) { s.Faction = "grey" }},
		{"R3.1", func(s *RosterShip) { s.Class = 5 }},
		{"R2.1", func(s *RosterShip) { s.Cost = 0 }},
		{"R2.2", func(s *RosterShip) { s.Full = nil }},
		{"R2.3", func(s *RosterShip) { s.Reduced.Hull = 0 }},
		{"R2.4", func(s *RosterShip) { s.Full.Defense.Side = 0 }},
		{"R2.4", func(s *RosterShip) { s.Class = 4 }},
		{"R10.21", func(s *RosterShip) { n := -1; s.Full.Point = &n }},
		{"R2.1", func(s *RosterShip) { s.Full.Weapons = nil }},
		{"R13", func(s *RosterShip) { s.Full.Weapons[0].Name = "Catapult" }},
		{"R10.19", func(s *RosterShip) { s.Full.Weapons[0].Arc = "up" }},
		{"R10.17", func(s *RosterShip) { s.Full.Weapons[0].Name, s.Full.Weapons[0].Arc = "Barrage", "any" }},
		{"R10.17", func(s *RosterShip) { s.Full.Weapons[0].Name, s.Full.Weapons[0].Arc = "Proton Barrage", "spine" }},
		{"R10.18", func(s *RosterShip) { s.Full.Weapons[0].Name, s.Full.Weapons[0].Arc = "Frontal Battery", "broadside" }},
		{"R2.5", func(s *RosterShip) { s.Full.Weapons[0].Attack = -1 }},
		{"R2.5", func(s *RosterShip) { s.Full.Weapons[0].Damage = mostDamage + 1 }},
		{"R14", func(s *RosterShip) { s.Full.Abilities = []RosterAbility{{Key: "shields"}} }},
		{"R14.10", func(s *RosterShip) { s.Full.Abilities = []RosterAbility{{Key: "dr"}} }},
		{"R14.6", func(s *RosterShip) { s.Full.Abilities = []RosterAbility{{Key: "cloak", Value: 1}} }},
		{"R14.8", func(s *RosterShip) { fighter(s, "Battle Droid") }},
		{"R14.8", func(s *RosterShip) { fighter(s, "Боевой дроид") }},
		{"R14.8", func(s *RosterShip) { fighter(s, "Дроїд-стрілець") }},
		{"", func(s *RosterShip) { fighter(s, "Android") }},
		{"", func(s *RosterShip) { fighter(s, "Vulture") }},
		{"R14.19", func(s *RosterShip) { s.Full.Abilities = []RosterAbility{{Key: "long_range_bomber"}} }},
		{"R15.1", func(s *RosterShip) { s.Full.Command = &RosterCommand{Classes: []int{1}} }},
		{"R15.1", func(s *RosterShip) { s.Full.Command = &RosterCommand{Classes: []int{5}, Counters: 1} }},
	} {
		ship, err := Shipped().Find("viscount").Pack().Unpack()
		if err != nil {
			t.Fatal(err)
		}
		c.change(&ship)
		whys := ship.Check()
		if got := len(whys) > 0; got != (c.rule != "") || got && whys[0].Rule != c.rule {
			t.Errorf("%+v: %v instead of %q", ship, whys, c.rule)
		}
	}
}

// TestWhatARosterIsRefusedFor is a table of files.
func TestWhatARosterIsRefusedFor(t *testing.T) {
	ship := `{"id":"a","faction":"light","class":4,"cost":1,"full":{"hull":1,"defense":{"all":12},"weapons":[{"name":"Laser Cannon","attack":1,"damage":1,"arc":"any"}]}}`
	for text, wrong := range map[string]string{
		`{"ships":[` + ship + `]}`:                                 "",
		`{"ships":[` + ship + `,` + ship + `]}`:                    "two called",
		`{"ships":[{"id":"a"}]}`:                                   "R4.1",
		`{"moons":[]}`:                                             "no roster",
		`{"ships":[` + strings.Repeat(" ", largestRoster) + `]}`:   "at most",
		`{"ships":[{"id":"a","faction":"light","class":4,"cost":1`: "no roster",
	} {
		if _, err := ReadRoster([]byte(text)); wrong == "" && err != nil || wrong != "" && (err == nil || !strings.Contains(err.Error(), wrong)) {
			t.Errorf("%.80s: %v instead of %q", text, err, wrong)
		}
	}
}

// TestTheFirstBattleHasNoOptions: its page says that it is played without orders, so nobody is ever offered one and no counter is left to
// be spent; in a standard battle of the same seeds there are some.
func TestTheFirstBattleHasNoOptions(t *testing.T) {
	orders := func(format Format) (offered, counters int) {
		for seed := range uint64(8) {
			r := rand.New(rand.NewPCG(seed, 1))
			m, _ := game.Start[State, View](Rules{}, battle(Setup{Format: format, Limit: 4}, seed), r)
			for !m.Over() {
				view := m.View(m.Pending.Seat)
				view.Each(func(at Slot) { counters += view.Counters(at) })
				for _, o := range m.Pending.Options {
					if o.Kind == KindOrder {
						offered++
					}
				}
				if _, err := m.Answer(game.RandomChooser{Rand: r}.Choose(&m.Pending, nil)...); err != nil {
					t.Fatal(err)
				}
			}
		}
		return offered, counters
	}
	if offered, counters := orders(FirstBattle); offered > 0 || counters > 0 {
		t.Errorf("in a first battle %d options are offered, with %d counters in sight", offered, counters)
	}
	if offered, counters := orders(Standard); offered == 0 || counters == 0 {
		t.Errorf("in a standard battle %d options are offered, with %d counters in sight", offered, counters)
	}
}
