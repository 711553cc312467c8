package rebellion

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/screen"
)

// While hits are assigned, the units that are not hit stay where they are.
func TestTargetsStayWhereTheyAreWhileHitsAreAssigned(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		s := twoHits(t).open(t, size[0], size[1], render.Off)
		s.frames(2)
		stands := func(of game.Option) ui.Point { return s.hand.Find(words.ID(of)) }
		trooper, walker := rules.TargetOf(rules.Stormtrooper, 0, 0), rules.TargetOf(rules.ATST, 0, 0)
		before := [2]ui.Point{stands(trooper), stands(walker)}
		s.hand.Click(words.ID(trooper))
		s.frames(2)
		if n := s.View.Combat.Units; !hitSomebody(n[:s.View.Combat.Count]) {
			t.Fatal("the click hits nobody")
		}
		if after := [2]ui.Point{stands(trooper), stands(walker)}; after != before {
			t.Errorf("%v: after a hit the troopers and the walker stand at %v, before at %v", size, after, before)
		}
	}
}

// A click with Shift gives a unit every hit that fits it, until it is beaten.
func TestAllHitsGoToOneUnit(t *testing.T) {
	s := hitting(t, func(hits [rules.DirectHit + 1]int) bool { return hits[rules.RedHit] == 1 && hits[rules.DirectHit] == 1 }).open(t, 1280, 720, render.Off)
	s.frames(2)
	walker := rules.TargetOf(rules.ATST, 0, 0)
	at := s.hand.Find(words.ID(walker))
	s.hand.MoveTo(at)
	s.hand.Window.Tick(ui.Input{At: at, Was: at, Down: true, Pressed: true, Shift: true})
	s.hand.Window.Tick(ui.Input{At: at, Was: at, Released: true, Shift: true})
	s.frames(3)
	got := 0
	for _, f := range s.View.Combat.Units[:s.View.Combat.Count] {
		if f.Unit == rules.ATST {
			got = max(got, int(f.Assigned))
		}
	}
	if got != 2 {
		t.Errorf("a click with Shift gives the walker %d hits, want a red and a direct one", got)
	}
}

// The same by a button, once the unit has its first hit: fingers have no Shift. It is of use to no unit that has all it can take.
func TestTheRestGoesOntoTheUnitThatWasHit(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s := hittingOf(t, "3 mon_calamari_cruiser, 5 y_wing", "2 star_destroyer, 4 tie_fighter", func(hits [rules.DirectHit + 1]int) bool {
			return hits[rules.RedHit] >= 2 && hits[rules.RedHit]+hits[rules.DirectHit] >= 4
		}).open(t, size[0], size[1], render.Off)
		s.frames(2)
		if s.hand.Has("hits.onto") {
			t.Errorf("%v: no unit was hit, and the rest goes onto one", size)
		}
		s.Choose(rules.HitOn(rules.StarDestroyer, 0, 0, rules.RedHit))
		s.frames(2)
		if !s.hand.Has("hits.onto") {
			t.Fatalf("%v: the destroyer has one of four hits, and the rest cannot go onto it", size)
		}
		s.hand.Click("hits.onto")
		s.frames(2)
		got := 0
		for _, f := range s.View.Combat.Units[:s.View.Combat.Count] {
			if f.Unit == rules.StarDestroyer {
				got = max(got, int(f.Assigned))
			}
		}
		if got != int(s.View.Combat.Health(rules.StarDestroyer)) {
			t.Errorf("%v: the destroyer has %d hits", size, got)
		}
	}
}

func hitSomebody(all []rules.Fighter) bool {
	return slices.ContainsFunc(all, func(f rules.Fighter) bool { return f.Assigned > 0 })
}

// twoHits is a ground battle in which the Rebels have several hits for several types of units.
func twoHits(t testing.TB) moment {
	t.Helper()
	return hitting(t, func(hits [rules.DirectHit + 1]int) bool { return hits[rules.BlackHit] >= 2 })
}

// hitting is a ground battle in which the Rebels have such hits for several types of units.
func hitting(t testing.TB, such func(hits [rules.DirectHit + 1]int) bool) moment {
	t.Helper()
	return hittingOf(t, "6 rebel_trooper, 4 airspeeder", "star_destroyer, 2 assault_carrier, 4 stormtrooper, 2 at_st", such)
}

// hittingOf is a battle of Rebels against an Empire that comes, in which the Rebels have such hits.
func hittingOf(t testing.TB, rebels, empire string, such func(hits [rules.DirectHit + 1]int) bool) moment {
	t.Helper()
	for seed := range uint64(200) {
		m := described(t, seed, `turn empire
base dantooine
pool: darth_vader, mon_mothma
loyal rebels: naboo
at naboo: `+rebels+`
at dagobah: `+empire, "darth_vader naboo").moveIn(t)
		for range 40 {
			d, asked := m.game.Decision(m.game.Asked())
			v := m.game.View(d.Seat)
			if !asked || !v.Combat.Open {
				break
			}
			if d.Ask == "fire_at" && v.Combat.Attacker == rules.Rebels && such(v.Combat.Hits()) {
				return m
			}
			if err := m.game.Answer(d.Seat, d.Options[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("the Rebels never have such hits")
	return moment{}
}

// Of units that stand together it is said how much each of them has got.
func TestDamageOfAStackIsToldForEachUnit(t *testing.T) {
	s := twoHits(t).open(t, 1280, 720, render.Off)
	for range 2 {
		s.frames(2)
		s.hand.Click(words.ID(rules.TargetOf(rules.Stormtrooper, 0, 0)))
	}
	s.frames(2)
	if got := s.reads(); !strings.Contains(got, "1 each") {
		t.Errorf("two troopers have got a hit each; one reads %q", got)
	}
}

// What the guided game says about hits lies on no die of the roll.
func TestTheGuideLiesOnNoDice(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}, {1280, 720}} {
		table := tableOf(shown(t, "guide-combat"))
		w := ui.NewWindow(table.screen.Game, size[0], size[1], 1)
		w.Settle(5 * time.Second)
		dice := guided{screen.Guided[*rules.View, *rules.Event]{Table: table.screen.Table}, table}.Clear(nil)
		if len(dice) == 0 {
			t.Fatalf("%v: no dice can be given to units", size)
		}
		for _, r := range dice {
			if table.screen.Guide.Box().Overlaps(r) {
				t.Errorf("%v: the guide at %v lies on a die at %v", size, table.screen.Guide.Box(), r)
			}
		}
	}
}
