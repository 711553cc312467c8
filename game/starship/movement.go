package starship

import (
	"slices"

	"holoboard/game"
)

// The Move Phase of classes 1 and 2, and whose turn it is (R8).

// move: the next ship, an option, or the end of the part (R8.1 to R8.3).
func (t turn) move() {
	seat := t.Turn()
	t.ask.Put(seat, AskMove)
	t.EachOf(seat, func(slot Slot) {
		t.ask.OfferIf(shipOption(slot), whyNotIf(t.Ships[slot].Is(Moved), whyMoved))
	})
	t.offerOrder(seat, PowerToEngines)
	t.offerControl(seat)
	t.ask.Offer(done)
	switch o := t.ask.One(); o.Kind {
	case KindDone:
		t.Step = stepLaunch
	case KindOrder:
		t.use(seat, o)
	default:
		slot := Slot(o.A)
		t.Ships[slot].Marks |= Moved
		if t.Card(slot).Capital() {
			t.sail(slot)
		} else {
			t.fly(slot)
		}
	}
}

// A Path is the course of a big ship: three bits for each step, and how many there are in the top two.
type Path uint8

// The steps of a path: ahead, or a quarter turn and ahead (R8.6); diagonally under Power to Engines (R15.6, Q13).
const (
	ahead uint8 = iota
	left
	right
	aheadLeft
	aheadRight
)

// Steps is how long it is.
func (p Path) Steps() int { return int(p >> 6) }

// Turn returns a step.
func (p Path) step(i int) uint8 { return uint8(p) >> (3 * i) & 7 }

// then returns the path one step longer.
func (p Path) then(step uint8) Path {
	n := p.Steps()
	return p&63 | Path(step)<<(3*n) | Path(n+1)<<6
}

var pathSteps = [...]string{ahead: "ahead", left: "left", right: "right", aheadLeft: "ahead-left", aheadRight: "ahead-right"}

// String tells it step by step.
func (p Path) String() string {
	if p.Steps() == 0 {
		return "stay"
	}
	text := pathSteps[p.step(0)]
	for i := 1; i < p.Steps(); i++ {
		text += " " + pathSteps[p.step(i)]
	}
	return text
}

// walk moves a space one step of a path: it turns where it stands and shifts by one square (R8.9).
func (a Space) walk(step uint8) Space {
	switch step {
	case left:
		a.Facing = a.Facing.Left()
	case right:
		a.Facing = a.Facing.Right()
	case aheadLeft:
		return a.step(a.Facing).step(a.Facing.Left())
	case aheadRight:
		return a.step(a.Facing).step(a.Facing.Right())
	}
	return a.step(a.Facing)
}

// Walked returns where a path leads from a space.
func (a Space) Walked(p Path) Space {
	for i := range p.Steps() {
		a = a.walk(p.step(i))
	}
	return a
}

// Along are the spaces that a path leads through, the last one its end.
func (a Space) Along(p Path) (all []Space) {
	for i := range p.Steps() {
		a = a.walk(p.step(i))
		all = append(all, a)
	}
	return all
}

// Landing is where an option has its ship stand; false for one that moves none.
func (s *State) Landing(o game.Option) (at Space, moves bool) {
	if !slices.Contains([]uint8{KindPlace, KindGo, KindCourse, KindNose}, o.Kind) {
		return at, false
	}
	switch at = s.Space(Slot(o.A)); o.Kind {
	case KindPlace:
		at.X, at.Y, at.Facing = placed(o)
	case KindGo:
		at.X, at.Y = int(o.B), int(o.C)
	case KindCourse:
		at = at.Walked(Path(o.B))
	case KindNose:
		at.Facing = Facing(o.B)
	}
	return at, true
}

// Staying is to leave the ship where it is that a question asks to move; false where that is not on offer.
func (s *State) Staying(d *game.Decision) (o game.Option, may bool) {
	if d == nil || d.Ask != AskCourse && d.Ask != AskFly {
		return o, false
	}
	slot := Slot(d.About[0].A)
	o = courseOption(slot, Path(0))
	if d.Ask == AskFly {
		o = goOption(slot, int(s.Ships[slot].X), int(s.Ships[slot].Y))
	}
	return o, d.Has(o)
}

// A Course is a move of a big ship under way: it stops after each step for the fighters that it pushes aside.
type Course struct {
	Path  Path
	Done  uint8 // steps
	Flees bool  // it leaves the map after the last
}

// waters is what a moving big ship meets.
type waters struct {
	enemies, fighters, friends Field // enemy ships of classes 1 to 3, enemy fighters, own ships
	held                       Field // next to Tractor Beams that stop it
	anyHeld                    bool
}

func (s *State) waters(slot Slot) (w waters) {
	class, side := s.Card(slot).Class(), slot.Side()
	beams := s.any(side.Other(), TractorBeams)
	for seat := range game.Seat(s.Players) {
		for set := s.On[seat]; set != 0; set &= set - 1 {
			other := at(seat, set)
			space := s.Space(other)
			switch {
			case other == slot:
			case SideOf(seat) == side:
				w.friends.add(space)
			case s.Small[seat]&set&-set != 0:
				w.fighters.add(space)
			default:
				w.enemies.add(space)
				if beams && s.holds(other, slot, class) {
					w.held.around(space)
					w.anyHeld = true
				}
			}
		}
	}
	return w
}

// holds reports whether the Tractor Beams of one ship stop another, of its class or a smaller ship, unless it has Cloak
// (R14.26, R14.6).
func (s *State) holds(beams, slot Slot, class uint8) bool {
	return class < 4 && s.has(beams, TractorBeams) && class >= s.Card(beams).Class() && !s.has(slot, Cloak)
}

// stopped reports whether a step from one space to the next brings squares next to Tractor Beams (R14.27).
func (w *waters) stopped(from, to Space) bool {
	if !w.anyHeld {
		return false
	}
	for x := to.X; x < to.X+to.Size; x++ {
		for y := to.Y; y < to.Y+to.Size; y++ {
			if !from.Covers(x, y) && w.held.Has(x, y) {
				return true
			}
		}
	}
	return false
}

// A Way is a course that a big ship may take.
type Way struct {
	Path   Path
	End    Space
	Pushes bool // enemy fighters are in its way
	Held   bool // Tractor Beams end it
}

// mostWays is how many ways a ship has at most: with Power to Engines one, five and twenty-five.
const mostWays = 1 + 5 + 25

// Ways are all that a big ship may take, staying first.
type Ways struct {
	all   [mostWays]Way
	n     int
	Flees bool // it could leave the map (R8.25)
	last  Way  // before it leaves
}

// All lists them.
func (w *Ways) All() []Way { return w.all[:w.n] }

// By returns the way that a path leads; false where it is none that may be taken.
func (w *Ways) By(p Path) (way Way, may bool) {
	i := slices.IndexFunc(w.All(), func(way Way) bool { return way.Path == p })
	if i < 0 {
		return way, false
	}
	return w.all[i], true
}

// Courses returns where a ship of class 1 or 2 may go (R8.6 to R8.12).
func (s *State) Courses(slot Slot) Ways {
	card := s.Card(slot)
	c := courses{State: s, waters: s.waters(slot), steps: int(card.Class())}
	c.diagonal = card.Class() == 2 && s.InForce[slot.Seat()].Has(PowerToEngines)
	c.add(Way{End: s.Space(slot)})
	c.from(Way{End: s.Space(slot)})
	return c.Ways
}

type courses struct {
	*State
	waters
	steps    int
	diagonal bool
	Ways
}

// from adds the ways that go on from the end of one.
func (c *courses) from(w Way) {
	if w.Path.Steps() == c.steps || w.Held {
		return
	}
	last := right
	if c.diagonal {
		last = aheadRight
	}
	for step := ahead; step <= last; step++ {
		next := Way{Path: w.Path.then(step), End: w.End.walk(step), Pushes: w.Pushes}
		switch {
		case !c.Inside(next.End):
			if !c.Flees || c.last.Pushes && !w.Pushes {
				c.Flees, c.last = true, w
			}
			continue
		case c.enemies.meets(next.End):
			continue
		}
		next.Pushes = next.Pushes || c.fighters.meets(next.End)
		next.Held = c.stopped(w.End, next.End)
		if !c.friends.meets(next.End) {
			c.add(next)
		}
		c.from(next)
	}
}

// add keeps a way; of two that end the same and push nobody the shorter one.
func (c *courses) add(w Way) {
	for i, other := range c.All() {
		if other.End == w.End && !other.Pushes && !w.Pushes {
			if w.Path.Steps() < other.Path.Steps() {
				c.all[i] = w
			}
			return
		}
	}
	c.all[c.n] = w
	c.n++
}

// sail: the course of a ship of class 1 or 2.
func (t turn) sail(slot Slot) {
	ways := t.Courses(slot)
	t.ask.Put(slot.Seat(), AskCourse, shipOption(slot))
	for _, w := range ways.All() {
		t.ask.Offer(courseOption(slot, w.Path))
	}
	t.ask.OfferIf(fleeOption(slot), whyNotIf(!ways.Flees, whyEdgeFar))
	if t.ask.Explaining() {
		eachPath(func(p Path) {
			if why := t.whyNotCourse(slot, p); why != nil {
				t.ask.OfferIf(courseOption(slot, p), why)
			}
		})
	}
	switch o := t.ask.One(); {
	case o.Kind == KindFlee && ways.last.Pushes: // fighters on the way to the edge are pushed aside (R8.14)
		t.Course, t.Acting = Course{Path: ways.last.Path, Flees: true}, slot
		t.Step = stepPush
	case o.Kind == KindFlee:
		t.flee(slot)
	case Path(o.B).Steps() == 0:
		t.tell(Event{Kind: Stayed, Ship: slot})
	default:
		t.Course, t.Acting = Course{Path: Path(o.B)}, slot
		t.Step = stepPush
	}
}

// eachPath goes over all paths of one or two steps.
func eachPath(do func(Path)) {
	for first := ahead; first <= aheadRight; first++ {
		one := Path(0).then(first)
		do(one)
		for second := ahead; second <= aheadRight; second++ {
			do(one.then(second))
		}
	}
}

// whyNotCourse says why a big ship may not take a path, or nil.
func (s *State) whyNotCourse(slot Slot, p Path) *game.Why {
	w, at, card := s.waters(slot), s.Space(slot), s.Card(slot)
	held := false
	for i := range p.Steps() {
		next := at.walk(p.step(i))
		switch {
		case held:
			return whyBeams
		case i == int(card.Class()):
			return whyTooFar
		case p.step(i) > right && !(card.Class() == 2 && s.InForce[slot.Seat()].Has(PowerToEngines)):
			return whyDiagonal
		case !s.Inside(next):
			return whyOffMap
		case w.enemies.meets(next):
			return whyEnemyShip
		}
		held = w.stopped(at, next)
		at = next
	}
	return whyNotIf(w.friends.meets(at), whyTaken)
}

// whyNotIf returns a reason if it holds.
func whyNotIf(holds bool, why *game.Why) *game.Why {
	if holds {
		return why
	}
	return nil
}

func fleeOption(slot Slot) game.Option { return game.Option{Kind: KindFlee, A: uint8(slot)} }

func courseOption(slot Slot, p Path) game.Option {
	return game.Option{Kind: KindCourse, A: uint8(slot), B: uint8(p)}
}

// flee: a ship that leaves the map counts as destroyed (R8.24): an Infinite fighter is in its pool again, by the letter (R14.14, Q27).
func (t turn) flee(slot Slot) {
	t.tell(Event{Kind: Fled, Ship: slot, N: t.remove(slot)})
}
