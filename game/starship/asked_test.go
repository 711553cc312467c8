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

// asksOfTheRack: what lies beside the map is there once, whatever of it is offered has its place there, and a weapon that is offered hits
// what it may.
func asksOfTheRack(t *testing.T, s *State, d *game.Decision) {
	t.Helper()
	rack := s.Rack(d)
	for i, o := range rack {
		if !s.OffMap(o) || slices.Contains(rack[:i], o) {
			t.Fatalf("%s: %v lies on the rack %v", d.Ask, o, rack)
		}
	}
	unused := 0
	for _, o := range d.Options {
		if s.OffMap(o) && !slices.ContainsFunc(rack, func(r game.Option) bool { return r == AnyCarrier(o) || SameOrder(r, o) }) {
			t.Fatalf("%s: %v does not lie on the rack %v", d.Ask, o, rack)
		}
		if o.Kind == used[d.Ask] {
			unused++
		}
		if o.Kind != KindWeapon {
			continue
		}
		targets, last := s.Targets(Slot(o.A), o.B, Lane(o.C))
		if shot, may := s.ShotWith(o, last); targets == 0 || !may || shot.Weapon() != o || shot.At != last {
			t.Fatalf("%s: %v could hit %d ships, the last by %+v, %v", d.Ask, o, targets, shot, may)
		}
	}
	if n := s.Unused(d); (n > 0) != (unused > 0) || n < unused && d.Ask != AskLaunch {
		t.Fatalf("%s: %d are not used, %d as it says", d.Ask, unused, n)
	}
}

// asksOfRelief: Damage Control helps where a ship fares better with a counter less, and only there.
func asksOfRelief(t *testing.T, s *State) {
	t.Helper()
	s.Each(func(slot Slot) {
		if s.Ships[slot].Counters() == 0 || !s.Ships[slot].Is(OnMap) {
			return
		}
		then := *s
		if ship := &then.Ships[slot]; ship.Fresh > 0 {
			ship.Fresh--
		} else {
			ship.Damage--
		}
		word, helps := s.Relief(slot)
		if better := then.Fate(slot) < s.Fate(slot); better != helps || word == "" {
			t.Fatalf("%s %s, which helps: %v; it comes to %v and with a counter less to %v", s.ShipID(slot), word, helps, s.Fate(slot), then.Fate(slot))
		}
	})
}

// What is said of a fleet is what its ships have, and what follows is said where something does.
func TestFactsOfReadyFleets(t *testing.T) {
	for _, ready := range ReadyFleets() {
		f := ready.Of(Shipped())
		facts := f.Facts()
		_, fighters := f.Ships()
		counters, _ := f.Commands()
		armed, _ := f.PointDefense()
		if facts[0].N != f.Launches() || facts[0].Of != fighters || facts[1].N != counters || facts[2].N != armed {
			t.Errorf("%s: %+v", ready.ID, facts)
		}
		if out := facts[0]; out.Round > 0 && (out.Round*out.N < fighters || (out.Round-1)*out.N >= fighters) {
			t.Errorf("%s: %d fighters are out in round %d at %d a round", ready.ID, fighters, out.Round, out.N)
		}
		if (facts[1].Then != "") != (counters > 0) || (facts[2].Then != "") != (armed > 0) {
			t.Errorf("%s: %+v", ready.ID, facts)
		}
	}
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
