package rebellion_test

import (
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion"
)

// everyFew calls look at every few decisions of some random games.
func everyFew(t *testing.T, games uint64, few int, look func(m *match)) {
	t.Helper()
	for seed := range games {
		m := start(seed)
		count := 0
		play(t, m, seed, func() bool {
			if count++; count%few == 0 {
				look(m)
			}
			return false
		})
	}
}

func TestPartsOfTheScreenShareNothing(t *testing.T) {
	for _, s := range screens {
		l := layout(t, s.bounds().W, s.bounds().H, board.Everywhere)
		parts := map[string]render.Rect{
			"top": l.Top, "Rebel rail": l.Rails[rules.Rebels], "Imperial rail": l.Rails[rules.Empire], "map": l.Map, "prompt": l.Prompt, "strip": l.Strip,
		}
		apart(t, s, parts, l.Bounds)
		apart(t, s, map[string]render.Rect{"menu": l.Menu, "round": l.Round, "track": l.Bar, "turn": l.Turn, "buttons": l.Buttons}, l.Top)
		apart(t, s, map[string]render.Rect{"on table": l.OnTable, "hand": l.Hand, "log": l.Log}, l.Strip)
		if share := l.Map.W * l.Map.H / (l.Bounds.W * l.Bounds.H); share < 0.45 {
			t.Errorf("%v: the map has only %.0f %% of the screen", s, 100*share)
		}
	}
	if l := layout(t, 1280, 720, board.Everywhere); l.Map != render.Box(152, 56, 976, 496) {
		t.Errorf("the map of the smallest screen is %v", l.Map)
	}
}

// apart checks that parts lie within a whole and do not overlap.
func apart(t *testing.T, s screen, parts map[string]render.Rect, whole render.Rect) {
	t.Helper()
	for name, r := range parts {
		if r.Empty() || !r.Within(whole) {
			t.Errorf("%v: the %s, %v, is not within %v", s, name, r, whole)
		}
		for other, q := range parts {
			if name < other && r.Overlaps(q) {
				t.Errorf("%v: the %s and the %s overlap", s, name, other)
			}
		}
	}
}

func TestThingsStandApart(t *testing.T) {
	b := newBoard(t)
	everyFew(t, 4, 37, func(m *match) {
		for _, s := range screens {
			s.fit(b)
			for _, seat := range []game.Seat{0, 1, game.Table} {
				v := m.View(seat)
				standApart(t, s, b, &v)
			}
		}
	})
	for _, seat := range []game.Seat{0, 1} {
		v := late(t).View(seat)
		busy(&v)
		for _, s := range screens {
			s.fit(b)
			standApart(t, s, b, &v)
		}
	}
}

func TestThingsOfThePlanStandApart(t *testing.T) {
	b := newBoard(t)
	for _, seat := range []game.Seat{0, 1} {
		v := late(t).View(seat)
		busy(&v)
		for _, s := range screens {
			s.fit(b)
			b.Plan(true)
			standApart(t, s, b, &v)
			if things := b.Things(&v); slices.ContainsFunc(things, func(thing board.Thing) bool { return isPlanet(thing.Option) }) {
				t.Errorf("%v: a planet can be pointed at under the plan", s)
			}
			b.Plan(false)
		}
	}
}

// standApart checks that everything is on the screen, in its part of it, and that nothing hides a thing of the same kind.
func standApart(t *testing.T, s screen, b *rebellion.Board, v *rules.View) {
	t.Helper()
	l := b.Parts()
	seen := map[game.Option]bool{}
	things := b.Things(v)
	for i, a := range things {
		if seen[a.Option] {
			t.Errorf("%v: %s is there twice", s, said(a.Option))
		}
		seen[a.Option] = true
		if part := partOf(l, a.Rect); !a.Rect.Within(part) {
			t.Errorf("%v: %s at %v is cut by the edge of %v", s, said(a.Option), a.Rect, part)
		}
		for _, o := range things[:i] {
			shared := a.Rect.Intersect(o.Rect)
			if shared.W <= 0.5 || shared.H <= 0.5 || holds(o.Option, a.Option) {
				continue
			}
			if isPlanet(o.Option) && shared.W*shared.H < 0.1*a.Rect.W*a.Rect.H {
				continue // the corners of a ring's square are free
			}
			t.Errorf("%v: %s lies over %s", s, said(a.Option), said(o.Option))
		}
	}
}

// partOf is the part of the screen that has the middle of r.
func partOf(l rebellion.Layout, r render.Rect) render.Rect {
	for _, part := range []render.Rect{l.Map, l.Rails[0], l.Rails[1], l.Strip} {
		if part.Contains(r.Center()) {
			return part
		}
	}
	return render.Rect{}
}

// holds tells whether a thing is one that others stand on: the base space, a facedown mission.
func holds(under, thing game.Option) bool {
	switch under.Kind {
	case rules.KindSlot:
		return thing.Kind == rules.KindLeader
	case rules.KindSystem:
		return rules.System(under.A) == rules.BaseSpace
	}
	return false
}

func isPlanet(o game.Option) bool {
	return o.Kind == rules.KindSystem && rules.System(o.A) != rules.BaseSpace
}

// Every option that lies on the table has its place there.
func TestEveryOptionIsSomewhere(t *testing.T) {
	gametest.Long(t)
	b := newBoard(t)
	found := map[uint8]int{}
	for seed := uint64(0); seed < 8 || seed < 60 && missing(found) != 0; seed++ {
		m := start(seed)
		play(t, m, seed, func() bool {
			v := m.View(m.Pending.Seat)
			for _, o := range m.Pending.Options {
				if !lies(&v, o) {
					continue
				}
				found[o.Kind]++
				if r, ok := b.Where(o, &v); !ok || r.Empty() {
					t.Errorf("round %d, %s: %s is nowhere", v.Round, m.Pending.Ask, said(o))
				}
			}
			return t.Failed()
		})
	}
	if kind := missing(found); kind != 0 {
		t.Errorf("no decision offered a thing of kind %d", kind)
	}
}

// missing returns a kind of thing on the table that no decision has offered yet, or 0.
func missing(found map[uint8]int) uint8 {
	for _, kind := range []uint8{
		rules.KindSystem, rules.KindLeader, rules.KindMission, rules.KindSlot, rules.KindMove, rules.KindCaptive, rules.KindUnitAt, rules.KindQueued,
		rules.KindUnit, rules.KindTactic, rules.KindObjective, rules.KindRetreat, rules.KindProbe,
	} {
		if found[kind] == 0 {
			return kind
		}
	}
	return 0
}

// lies tells whether what an option is about lies open before the viewer.
func lies(v *rules.View, o game.Option) bool {
	switch o.Kind {
	case rules.KindSystem, rules.KindMove, rules.KindCaptive, rules.KindUnitAt, rules.KindQueued, rules.KindRetreat, rules.KindProbe, rules.KindSlot:
		return true
	case rules.KindLeader:
		at := v.Leaders[o.A].At
		return at <= rules.Spot(rules.BaseSpace) || at == rules.InPool || at >= rules.OnMission
	case rules.KindUnit:
		return v.Deploying.Leaving[o.A] > 0
	case rules.KindMission:
		return v.Hand()[o.A] > 0
	case rules.KindTactic:
		return v.Tactics()[o.A] > 0
	case rules.KindObjective:
		for _, held := range v.Rebel.Objectives {
			if held == rules.Objective(o.A) {
				return true
			}
		}
	}
	return false
}

func TestTerritories(t *testing.T) {
	b := newBoard(t)
	v := start(1).View(0)
	for _, s := range screens {
		s.fit(b)
		for at := range rules.BaseSpace {
			center := b.Center(at.Thing(), &v)
			if found, ok := b.At(center); !ok || found != at.Thing() {
				t.Errorf("%v: at the planet of %v lies %v", s, at, found)
			}
			if r, ok := b.Where(at.Thing(), &v); !ok || !r.Contains(center) {
				t.Errorf("%v: %v stands at %v", s, at, r)
			}
		}
		if at, ok := b.At(render.Point{X: 20, Y: 300}); ok {
			t.Errorf("%v: %v lies in the rail", s, at)
		}
	}
}

// A zoom keeps a thing under the pointer and shows the place asked for.
func TestZoom(t *testing.T) {
	b := newBoard(t)
	v := late(t).View(1)
	before, _ := b.Where(rules.Naboo.Thing(), &v)
	b.Camera().ZoomAt(before.Center(), 3)
	after, ok := b.Where(rules.Naboo.Thing(), &v)
	if !ok || after.Center().Distance(before.Center()) > 1 || after.W < 2.9*before.W {
		t.Errorf("Naboo went from %v to %v", before, after)
	}
	if _, ok := b.Where(rules.Dantooine.Thing(), &v); ok {
		t.Error("Dantooine is far outside of the window, yet it is there")
	}
	for _, thing := range b.Things(&v) {
		if thing.Option.Kind == rules.KindUnitAt && !thing.Rect.Within(b.Layout().Map) && thing.Option.B != uint8(rules.BaseSpace) {
			t.Errorf("%s reaches out of the map", said(thing.Option))
		}
	}
}

// It is clear at once which of two systems, one below the other, units belong to.
func TestUnitsStandNearTheirOwnSystem(t *testing.T) {
	b := newBoard(t)
	var v rules.View
	pairs := [][2]rules.System{{rules.Utapau, rules.Mustafar}, {rules.Naboo, rules.Sullust}}
	for _, pair := range pairs {
		v.Units[pair[0]][rules.Stormtrooper], v.Units[pair[0]][rules.AssaultCarrier] = 3, 1
		v.Units[pair[1]][rules.Stormtrooper], v.Units[pair[1]][rules.TIEFighter] = 2, 2
	}
	for _, s := range screens {
		s.fit(b)
		for _, pair := range pairs {
			const clear = 15
			r, _ := b.Where(rules.UnitAt(rules.Stormtrooper, pair[0]), &v)
			own, other := r.Center().Distance(b.Center(pair[0].Thing(), &v)), r.Center().Distance(b.Center(pair[1].Thing(), &v))
			if own+clear > other {
				t.Errorf("%v: the troops of %v stand %.0f from it, and %.0f from %v", s, pair[0], own, other, pair[1])
			}
		}
	}
}
