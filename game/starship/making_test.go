package starship

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// figuresOf are all figures of a card that an owner may change.
func figuresOf(r *RosterShip) (all []RosterFigure) {
	all = r.Figures()
	for i := range r.Full.Weapons {
		attack, damage := r.ArmFigures(i)
		all = append(all, attack, damage)
	}
	for a := range Ability(NumAbilities) {
		if a != Command && a != Unique { // the group says that
			all = append(all, a.Figure())
		}
	}
	return all
}

// An owner who changes figures within their bounds has a card that can be printed, with these figures and no others changed (R2.1 to R2.5).
func TestWhatAnOwnerChangesCanBePrinted(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 1))
	changed := 0
	for range 2000 {
		ship, err := Shipped().Ships[random.IntN(len(Shipped().Ships))].Pack().Unpack()
		if err != nil {
			t.Fatal(err)
		}
		ship.Own, ship.Name = true, "Mine"
		all := figuresOf(&ship)
		at := random.IntN(len(all))
		side, fig := ship.Sides()[random.IntN(2)], all[at]
		if side == nil {
			continue
		}
		has := side == ship.Full && fig.Path == "full.weapons" || !fig.May || random.IntN(4) > 0
		if !has && fig.Path == "full.weapons" && len(side.Weapons) == 1 {
			continue
		}
		n := fig.Least + random.IntN(fig.Most-fig.Least+1)
		_, had := fig.Get(side)
		fig.Set(side, n, has)
		if fig.Path == "full.weapons" && has && !had {
			fig.Set(side, n, has) // first it has the weapon as the other side does
		}
		if got, now := fig.Get(side); now != has || has && got != n {
			t.Fatalf("%s of %s: %d, %v is set, and it is %d, %v", fig.Path, ship.ID, n, has, got, now)
		}
		if whys := ship.Check(); len(whys) > 0 {
			t.Fatalf("%s of %s is %d, %v: %v", fig.Path, ship.ID, n, has, whys)
		}
		changed++
		again, err := ship.Pack().Unpack()
		if err != nil || again.Pack() != ship.Pack() {
			t.Fatalf("%s: packed it is another card: %v", ship.ID, err)
		}
	}
	if changed < 1000 {
		t.Errorf("only %d figures were changed", changed)
	}
}

// A card takes another class, a Reduced side and weapons, and can be printed each time (R2.2, R2.4, R10.17).
func TestACardIsMadeAnew(t *testing.T) {
	for i := range Shipped().Ships {
		ship, err := Shipped().Ships[i].Pack().Unpack()
		if err != nil {
			t.Fatal(err)
		}
		ship.Own, ship.Name = true, "Mine"
		sound := func(after string) {
			t.Helper()
			if whys := ship.Check(); len(whys) > 0 {
				t.Fatalf("%s after %s: %v", ship.ID, after, whys)
			}
		}
		for _, class := range []int{4, 1, 4, 3} {
			ship.Class = class
			ship.Reclass()
			sound("another class")
		}
		ship.SetReduced(ship.Reduced == nil)
		sound("the other side came or went")
		ship.SetReduced(true)
		for ship.MayArm() {
			ship.AddArm()
		}
		sound("weapons were added")
		ship.Rearm(0, LaserCannon)
		was := ship.Full.Weapons[0].Arc
		for range NumArcs {
			ship.TurnArm(0)
			sound("a weapon was turned")
		}
		if got := ship.Full.Weapons[0].Arc; got != was || ship.Reduced.Weapons[0].Arc != was || ship.WhyNotTurn(0) != nil {
			t.Errorf("%s: a weapon that fires at %s fires at %s after it was turned all around", ship.ID, was, got)
		}
		ship.Rearm(0, Barrage)
		sound("a weapon became a Barrage")
		if ship.WhyNotTurn(0) == nil {
			t.Errorf("%s: a Barrage can be turned", ship.ID)
		}
		if full, reduced := ship.Full.Weapons[0], ship.Reduced.Weapons[0]; full.Name != reduced.Name || full.Arc != reduced.Arc {
			t.Errorf("%s: both sides have %v and %v", ship.ID, full, reduced)
		}
		for len(ship.Full.Weapons) > 1 {
			ship.RemoveArm(1)
		}
		sound("weapons were taken away")
		if len(ship.Reduced.Weapons) == 0 {
			t.Errorf("%s: the Reduced side lost the weapon that was kept", ship.ID)
		}
		has, lacks := ship.Abilities()
		if len(has)+len(lacks) != NumAbilities-1 {
			t.Errorf("%s: of %d abilities it has %v and lacks %v", ship.ID, NumAbilities-1, has, lacks)
		}
		ship.Give(lacks[0])
		if more, _ := ship.Abilities(); len(more) != len(has)+1 || !slices.Contains(more, lacks[0]) {
			t.Errorf("%s has %v after it got %v beside %v", ship.ID, more, lacks[0], has)
		}
		if ship.Full.Command != nil {
			was := len(ship.Full.Command.Classes)
			ship.TurnClass(4)
			ship.TurnClass(4)
			if len(ship.Full.Command.Classes) != was {
				t.Errorf("%s: its counters are for %v", ship.ID, ship.Full.Command.Classes)
			}
		}
	}
}

// Each card comes back from its word; what is no card is refused, and a card that is not of the roster is told from one that is.
func TestCardsComeBackFromTheirWords(t *testing.T) {
	for i := range Shipped().Ships {
		card := Shipped().Ships[i].Pack()
		own, err := card.Unpack()
		if err != nil {
			t.Fatal(err)
		}
		own.Own, own.Name = true, "Mine"
		for _, c := range []Card{card, own.Pack()} {
			if again, sound := ReadWord(c.Word()); !sound || again != c || c.Shipped() != (c == card) {
				t.Errorf("%s comes back from %q as %s, %v", c.ID(), c.Word(), again.ID(), sound)
			}
		}
	}
	for _, word := range []string{"", "~", "~AAAA", "~!", "death_star", Shipped().Ships[0].Pack().Letters()[:20]} {
		if _, sound := ReadWord(word); sound {
			t.Errorf("%q is a card", word)
		}
	}
}
