package starship

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
)

// TestTheRosterIsSound: thirty ships a side, each card possible, and the same after it was packed for a match.
func TestTheRosterIsSound(t *testing.T) {
	count := map[string]int{}
	for _, ship := range Shipped().Ships {
		count[ship.Faction]++
		card := ship.Pack()
		unpacked, err := card.Unpack()
		if err != nil || unpacked.Pack() != card {
			t.Errorf("%s is not what it was packed as: %v", ship.ID, err)
		}
		if droid := strings.Contains(ship.Name, "Droid"); ship.Class == 4 && droid != card.Face(false).Has(Droid) {
			t.Errorf("%s: its name says a droid fighter %v (R14.8)", ship.ID, droid)
		}
		if unique := ship.Group != ""; unique != card.Face(false).Has(Unique) {
			t.Errorf("%s has a Unique group %v (R14.25)", ship.ID, unique)
		}
	}
	if count["light"] != 30 || count["dark"] != 30 {
		t.Errorf("the roster has %v ships", count)
	}
}

// TestPrintedCostsHold: those that sources state.
func TestPrintedCostsHold(t *testing.T) {
	for id, cost := range map[string]int{
		"viscount": 150, "executor": 150, "mon_calamari_cruiser_home_one": 50, "imperial_star_destroyer": 52, "millennium_falcon": 25,
		"imperial_interdictor_cruiser": 32, "slave_i_boba_fett": 24, "luke_skywalkers_x_wing": 9, "x_wing": 6, "tie_fighter": 5,
	} {
		if ship := Shipped().Find(id); ship.Cost != cost || ship.Figure["cost"] != "printed" {
			t.Errorf("%s costs %d (%s) instead of %d", id, ship.Cost, ship.Figure["cost"], cost)
		}
	}
}

// TestReadyFleetsMayFight: each keeps within its points.
func TestReadyFleetsMayFight(t *testing.T) {
	for _, ready := range ReadyFleets() {
		f := ready.Of(Shipped())
		if whys := f.WhyNot(ready.Side(), ready.Limit); len(whys) > 0 && !strings.HasPrefix(ready.ID, "coruscant") {
			t.Errorf("%s, %d points: %v", ready.ID, f.Points(), whys)
		}
		if _, fighters := f.Ships(); fighters > 0 && f.Launches() == 0 {
			t.Errorf("%s has fighters that nothing launches", ready.ID)
		}
		again, err := ReadFleet(f.Bytes())
		if err != nil || string(again.Bytes()) != string(f.Bytes()) {
			t.Errorf("%s is another fleet after it was handed in: %v", ready.ID, err)
		}
	}
}

// TestWhatAFleetIsRefusedFor is a table of wrong fleets.
func TestWhatAFleetIsRefusedFor(t *testing.T) {
	fleet := func(ids ...string) (f Fleet) {
		for _, id := range ids {
			f.Add(Shipped().Find(id).Pack())
		}
		return f
	}
	for _, c := range []struct {
		ids  string
		rule string
	}{
		{"viscount x_wing", ""},
		{"viscount tie_fighter", "R4.1"},
		{"viscount mon_calamari_cruiser mon_calamari_cruiser mon_calamari_cruiser mon_calamari_cruiser", "R4.3"},
		{"millennium_falcon millennium_falcon", "R4.5"},
		{"x_wing", "R4.8"},
	} {
		f := fleet(strings.Fields(c.ids)...)
		whys := f.WhyNot(Light, 300)
		if got := len(whys) > 0; got != (c.rule != "") || got && whys[0].Rule != c.rule {
			t.Errorf("%s: %v instead of %q", c.ids, whys, c.rule)
		}
	}
	if f := fleet("slave_i_boba_fett", "slave_i_jango_fett"); f.WhyNot(Dark, 300)[0].Rule != "R4.5" {
		t.Error("both Slave I are in one fleet")
	}
}

// TestAFleetIsHandedInBesideOthers: both fleets of a side have one ship of a Unique group (R18.3); what is picked comes ready (R4.2).
func TestAFleetIsHandedInBesideOthers(t *testing.T) {
	thing := func(id string) []byte {
		f, known := ReadyFleetNamed(Shipped(), id)
		if !known {
			t.Fatal(id)
		}
		f = f.Called(id)
		return f.Bytes()
	}
	rule := func(setup Setup, seat game.Seat, things ...[]byte) string {
		whys := Prepare(WriteSetup(setup), seat, things)
		if len(whys) == 0 {
			return ""
		}
		return whys[0].Rule
	}
	team := Setup{Format: Standard, Players: 4}
	if got := rule(team, 2, thing("star_defender"), nil, thing("star_defender"), nil); got != "R18.3" {
		t.Errorf("two partners have the Viscount: %q", got)
	}
	for _, things := range [][][]byte{{nil, nil, thing("star_defender"), nil}, {nil, thing("star_defender"), thing("star_defender"), nil}} {
		if got := rule(team, 2, things...); got != "" {
			t.Errorf("what an opponent has counts, or what nobody has: %q", got)
		}
	}
	picked := Setup{Format: Standard, Fleets: Picked}
	if got := rule(picked, 0, thing("star_defender"), nil); got != "" {
		t.Errorf("a ready fleet cannot be picked: %q", got)
	}
	if got := rule(picked, 0, thing("rebel_patrol"), nil); got != "R18" {
		t.Errorf("a fleet of another size is picked: %q", got)
	}
	if _, err := ReadSetup(WriteSetup(Setup{Format: Standard, Fleets: Picked, Points: LeastPoints})); err == nil {
		t.Error("ready fleets are picked of so few points that there is none")
	}
}

// TestAFleetKeepsItsName: through what is handed in, unless it cannot be shown.
func TestAFleetKeepsItsName(t *testing.T) {
	f, _ := ReadyFleetNamed(Shipped(), "star_defender")
	for name, want := range map[string]string{"Grey wolves": "Grey wolves", "": "", "a\x00b": "", strings.Repeat("я", 40): strings.Repeat("я", 32)} {
		called := f.Called(name)
		again, err := ReadFleet(called.Bytes())
		if err != nil || again.Name != want || again.ReadyID() != "star_defender" {
			t.Errorf("%q comes back as %q, %v", name, again.Name, err)
		}
	}
	if _, err := ReadFleet(make([]byte, cardSize+1)); err == nil {
		t.Error("a name of no letters is read")
	}
}

// TestRandomFleetsMayFight: they are legal and nearly full.
func TestRandomFleetsMayFight(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		for side := range Side(2) {
			f := RandomFleet(Shipped(), side, 300, r)
			if whys := f.WhyNot(side, 300); whys != nil || f.Points() < 295 {
				t.Fatalf("a random fleet of %d points: %v", f.Points(), whys)
			}
		}
	}
}

// TestWhatACardShows: its sides, its weapons, the classes that it commands, and its era.
func TestWhatACardShows(t *testing.T) {
	sides := 0
	for _, c := range Shipped().Cards() {
		for i, f := range c.Sides() {
			sides++
			if f != c.Face(i == 1) {
				t.Errorf("%v: side %d is another one", c, i)
			}
			for w := range AllWeapons() {
				carries := false
				for arm := range f.Arms() {
					carries = carries || f.Arm(arm).Weapon == w
				}
				if f.Carries(w) != carries {
					t.Errorf("%v carries %v: %v", c, w, !carries)
				}
			}
			for class := range uint8(5) {
				if in := strings.Contains(f.Rating().String(), strconv.Itoa(int(class))); in != f.Commands(class) {
					t.Errorf("%v commands %q", c, f.Rating())
				}
			}
		}
	}
	if all := len(Shipped().Cards()); sides <= all || sides >= 2*all {
		t.Errorf("%d cards have %d sides", all, sides)
	}
	viscount := Shipped().Find("viscount").Pack()
	if got := viscount.Face(false).Rating().String(); got != "1, 2" {
		t.Errorf("the Viscount commands classes %q", got)
	}
	own := *Shipped().Find("viscount")
	own.Own, own.Name = true, "Mine"
	if got := own.Pack().Era(); got == "" || got != viscount.Era() {
		t.Errorf("a card made from the Viscount is of the era %q", got)
	}
	own.ID = "my_own"
	if got := own.Pack().Era(); got != "" {
		t.Errorf("a card made from nothing is of the era %q", got)
	}
}
