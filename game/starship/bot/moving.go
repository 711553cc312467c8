package bot

import (
	"slices"

	"holoboard/game"
	"holoboard/game/starship"
)

// The Move part: where every ship goes. Ships are given places one after the other, the big ones first, each the place that is
// best while all others stand where the plan has them, until nothing gets better.

// A course is the plan of a seat's moves.
type course struct {
	made    bool
	round   uint8
	part    uint8
	goals   []goal
	engines bool // Power to Engines is still to be ordered for it
	again   int  // how often it was made anew this part
	verdict verdict
	before  verdict // had everybody stayed
}

// A goal is where a ship is to stand.
type goal struct {
	slot starship.Slot
	at   starship.Space
	done bool
}

// mostAgain is how often a course is made anew in one part where ships stand in one another's way.
const mostAgain = 2

// setCourse has a plan of the moves that fits the table.
func (c *Captain) setCourse(p *Position) *course {
	plan := &c.course
	if plan.made && plan.round == c.state.Round && plan.part == c.state.Part {
		return plan
	}
	*plan = course{made: true, round: c.state.Round, part: c.state.Part, goals: plan.goals[:0]}
	c.planMoves(p.Seat)
	if c.Level.Plans > 0 {
		c.foresee(p)
	}
	return plan
}

// planMoves makes the plan.
func (c *Captain) planMoves(seat game.Seat) {
	t := &c.table
	t.count = 0
	t.lay(&c.state, seat)
	h := helm{c: c, t: t}
	h.list()
	if c.script != nil {
		t.follow(c.script)
		h.steer(c.script)
	} else {
		c.course.before = h.judge()
		h.descend()
		c.course.verdict = h.judge()
	}
	c.course.goals = h.goals()
}

// goals are where the ships stand.
func (h *helm) goals() (goals []goal) {
	for _, m := range h.movers {
		u := &h.t.units[mine][m.unit]
		goals = append(goals, goal{slot: u.slot, at: u.space})
	}
	return goals
}

// A helm is a plan being made.
type helm struct {
	c      *Captain
	t      *table
	movers []mover
}

// A mover is a ship that may move, and the places that are worth weighing for it.
type mover struct {
	unit   int
	from   starship.Space
	places []starship.Space
	likes  []int
}

// list finds the movers, the big ones first, and their places.
func (h *helm) list() {
	empty := h.c.state // without the own ships: they may fly through one another
	seat := h.t.seat
	empty.EachOf(seat, empty.Lift)
	for i := range h.t.units[mine] {
		u := &h.t.units[mine][i]
		ship := &h.c.state.Ships[u.slot]
		if u.slot.Seat() != seat || ship.Is(starship.Moved) {
			continue
		}
		empty.Land(u.slot)
		m := mover{unit: i, from: u.space, places: places(&empty, u)}
		empty.Lift(u.slot)
		h.prune(mine, &m, h.c.Level.Places)
		h.movers = append(h.movers, m)
	}
	h.bigFirst(mine, h.movers)
}

func (h *helm) bigFirst(side int, movers []mover) {
	slices.SortStableFunc(movers, func(a, b mover) int {
		return int(h.t.units[side][a.unit].class) - int(h.t.units[side][b.unit].class)
	})
}

// places are all that a ship can reach, its own first.
func places(s *starship.State, u *unit) (all []starship.Space) {
	all = append(all, u.space)
	if !u.fighter && u.class < 3 {
		ways := s.Courses(u.slot)
		for _, w := range ways.All() {
			if w.End != u.space {
				all = append(all, w.End)
			}
		}
		return all
	}
	reach, _ := s.Flights(u.slot)
	at := u.space
	for at.Y = range int(s.Height) {
		for at.X = range int(s.Width) {
			if !reach.Has(at.X, at.Y) {
				continue
			}
			if u.fighter {
				if at != u.space {
					all = append(all, at)
				}
				continue
			}
			for at.Facing = range starship.Facing(4) {
				if at != u.space && !alongCourse(s, u.space, at) {
					all = append(all, at)
				}
			}
		}
	}
	return all
}

// alongCourse reports whether a house rule ties the nose to the flight so that a facing is not free.
func alongCourse(s *starship.State, from, to starship.Space) bool {
	if !s.House.Has(starship.NoseAlongCourse) {
		return false
	}
	dx, dy := to.X-from.X, to.Y-from.Y
	step := [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}[to.Facing]
	if dx == 0 && dy == 0 {
		return to.Facing != from.Facing
	}
	n := dx*step[0] + dy*step[1]
	return n <= 0 || n != max(dx, -dx, dy, -dy)
}

// prune keeps the places of a ship that look best by themselves, its own among them.
func (h *helm) prune(side int, m *mover, most int) {
	m.likes = make([]int, len(m.places))
	for k, at := range m.places {
		if k%64 == 0 {
			h.c.pause()
		}
		h.t.put(side, m.unit, at)
		m.likes[k] = h.t.like(side, m.unit) + int(h.c.luck(m.unit, k)%16)
	}
	h.t.put(side, m.unit, m.from)
	own := m.likes[0]
	order := make([]int, len(m.places))
	for k := range order {
		order[k] = k
	}
	m.likes[0] = 1 << 30
	slices.SortStableFunc(order, func(a, b int) int { return m.likes[b] - m.likes[a] })
	m.likes[0] = own
	kept := make([]starship.Space, 0, most)
	likes := make([]int, 0, most)
	for _, k := range order[:min(len(order), max(most, 1))] {
		kept, likes = append(kept, m.places[k]), append(likes, m.likes[k])
	}
	m.places, m.likes = kept, likes
}

func (h *helm) judge() verdict { return h.t.judge(!h.c.Level.Blind) }

// descend gives each ship its best place, over and over.
func (h *helm) descend() {
	best := h.worth()
	for range max(1, h.c.Level.Passes) {
		before := best
		for k := range h.movers {
			if h.c.enough() {
				return
			}
			best = h.better(&h.movers[k], best)
		}
		if best == before {
			return
		}
	}
}

func (h *helm) worth() int {
	h.c.pause()
	v := h.judge()
	return v.value()
}

// better finds a ship the best of its places.
func (h *helm) better(m *mover, best int) int {
	now := h.t.units[mine][m.unit].space
	to := now
	for k, at := range m.places {
		if at == now || h.taken(m.unit, at) {
			continue
		}
		h.t.put(mine, m.unit, at)
		v := h.worth() + h.whim(m.unit, k)
		if v > best {
			best, to = v, at
		}
	}
	h.t.put(mine, m.unit, to)
	return best
}

// whim is by how much a place is misjudged.
func (h *helm) whim(i, k int) int {
	if h.c.Level.Noise == 0 {
		return 0
	}
	return int(h.c.luck(i, k, 1)%uint64(2*h.c.Level.Noise+1)) - h.c.Level.Noise
}

// taken reports whether an own ship is to stand there.
func (h *helm) taken(i int, at starship.Space) bool {
	for k := range h.t.units[mine] {
		if k != i && h.t.units[mine][k].space.Overlaps(at) {
			return true
		}
	}
	return false
}

// move: the next ship of the plan that can go where it is to stand (R8.3).
func (c *Captain) move(p *Position) game.Option {
	plan := c.setCourse(p)
	if plan.engines {
		plan.engines = false
		if o, ok := c.cheapest(p, starship.PowerToEngines); ok {
			return o
		}
	}
	for {
		waiting := false
		for i := range plan.goals {
			g := &plan.goals[i]
			o := game.Option{Kind: starship.KindShip, A: uint8(g.slot)}
			if g.done || !p.Decision.Has(o) || c.state.Space(g.slot) == g.at {
				continue
			}
			if c.canGo(g) {
				g.done = true
				return o
			}
			waiting = true
		}
		if plan.again++; !waiting || plan.again > mostAgain {
			return game.Option{Kind: starship.KindDone}
		}
		c.planMoves(p.Seat)
	}
}

// canGo reports whether a ship can go to its goal now.
func (c *Captain) canGo(g *goal) bool {
	if c.state.Card(g.slot).Capital() {
		_, ok := c.wayTo(g)
		return ok
	}
	reach, _ := c.state.Flights(g.slot)
	return reach.Has(g.at.X, g.at.Y)
}

// wayTo is the shortest way of a big ship to its goal, better without pushing anybody.
func (c *Captain) wayTo(g *goal) (best starship.Path, ok bool) {
	ways := c.state.Courses(g.slot)
	pushes := false
	for _, w := range ways.All() {
		if w.End == g.at && (!ok || pushes && !w.Pushes) {
			best, pushes, ok = w.Path, w.Pushes, true
		}
	}
	return best, ok
}

// goalOf is where a ship is to stand; where it stands if nothing was planned.
func (c *Captain) goalOf(p *Position, slot starship.Slot) goal {
	for _, g := range c.setCourse(p).goals {
		if g.slot == slot {
			return g
		}
	}
	return goal{slot: slot, at: c.state.Space(slot)}
}

// sail: the course of a big ship (R8.6).
func (c *Captain) sail(p *Position) game.Option {
	slot := about(&p.Decision)
	g := c.goalOf(p, slot)
	path, _ := c.wayTo(&g)
	return game.Option{Kind: starship.KindCourse, A: uint8(slot), B: uint8(path)}
}

// fly: where a small ship goes (R8.16).
func (c *Captain) fly(p *Position) game.Option {
	slot := about(&p.Decision)
	g := c.goalOf(p, slot)
	o := game.Option{Kind: starship.KindGo, A: uint8(slot), B: uint8(g.at.X), C: uint8(g.at.Y)}
	if !p.Decision.Has(o) {
		stay := c.state.Space(slot)
		o.B, o.C = uint8(stay.X), uint8(stay.Y)
	}
	return o
}

// nose: where it points its nose then (R8.17).
func (c *Captain) nose(p *Position) game.Option {
	slot := about(&p.Decision)
	g := c.goalOf(p, slot)
	return game.Option{Kind: starship.KindNose, A: uint8(slot), B: uint8(g.at.Facing)}
}

// pushTo: the square that a fighter likes best when it is pushed aside (R8.13).
func (c *Captain) pushTo(p *Position) (best game.Option) {
	c.table.lay(&c.state, p.Seat)
	side, i := c.table.find(about(&p.Decision))
	if side != mine || i < 0 {
		return p.Decision.Options[0]
	}
	most := -1 << 30
	for _, o := range p.Decision.Options {
		c.table.put(mine, i, starship.Space{X: int(o.B), Y: int(o.C), Size: 1})
		if like := c.table.like(mine, i); like > most {
			best, most = o, like
		}
	}
	return best
}
