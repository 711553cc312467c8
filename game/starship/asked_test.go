package starship

import (
	"slices"
	"strings"
	"testing"

	"holoboard/game"
)

// asksWhatThingsMean: a ship or a square that is offered means its option, and a ship that could act has something to do.
func asksWhatThingsMean(t *testing.T, s *State, d *game.Decision) {
	t.Helper()
	for _, o := range d.Options {
		thing := o
		switch o.Kind {
		case KindTarget:
			thing = shipOption(Slot(o.A))
		case KindGo:
			thing = atOption(int(o.B), int(o.C))
		case KindShip, KindAt, KindWeapon, KindOrder:
		default:
			continue
		}
		if !slices.Contains(Meant(d.Options, thing), o) {
			t.Fatalf("%s: %v does not mean %v", d.Ask, thing, o)
		}
		if o.Kind == KindWeapon && (Firing(d) != Slot(o.A) || !slices.Contains(s.ArmsOf(Firing(d)), o)) {
			t.Fatalf("%s: %v is no weapon of the ship that fires", d.Ask, o)
		}
	}
	if doing := map[game.Key]string{AskMove: "to_move", AskAttack: "ready"}[d.Ask]; doing != "" {
		for _, o := range d.Options {
			if slot := Slot(o.A); o.Kind == KindShip && s.Doing(slot) != doing {
				t.Fatalf("%s: a ship that is offered is %q", d.Ask, s.Doing(slot))
			}
		}
	}
	s.Each(func(slot Slot) {
		at := s.Space(slot)
		if things := s.StandingOn(atOption(at.X, at.Y)); s.Ships[slot].Is(OnMap) && !slices.Contains(things, shipOption(slot)) {
			t.Fatalf("%s stands on %v", s.ShipID(slot), things)
		}
	})
}

// What stands on a card is what its sides have: a dash where the Reduced side lacks it, nothing where there is none.
func TestCardsPrintTheirFigures(t *testing.T) {
	for _, c := range Shipped().Cards() {
		full, lines := c.Face(false), c.Lines()
		want := 2 + full.Arms()
		if _, has := full.PointDefense(); has {
			want++
		}
		if len(lines) != want || lines[0].Sign != "hull" || lines[1].Sign != "defense" {
			t.Errorf("%s has the lines %+v", c.ID(), lines)
		}
		for _, l := range lines {
			if l.Full == "" || (l.Reduced != "") != c.HasReduced() {
				t.Errorf("%s: %+v", c.ID(), l)
			}
		}
		for _, l := range c.AbilityLines() {
			lacks := c.HasReduced() && !c.Face(true).Has(l.Ability)
			if !full.Has(l.Ability) || l.Ability == Unique || lacks != (l.Reduced == lacking) || strings.Contains(l.Number, lacking) {
				t.Errorf("%s: %+v", c.ID(), l)
			}
		}
	}
}
