package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/starship"
)

// Scripts have one habit each, so that the captains' strength can be measured against it:
//
//	gunline  never moves, every weapon takes its best single shot
//	rush     everything goes toward the enemy's dearest ship and fires at it alone
//	swarm    fighters go for the dearest ship, all others stay
//	kite     backs away with its nose to the enemy and fires at the weakest hull
//	focus    everything fires at the one ship that is most likely to turn or fall
//	greedy   each ship goes where it hits most and is hit least, each weapon takes its best shot
type script struct {
	steer func(t *table, i int) int                        // rates the place of an own ship; nil: it stays
	aim   func(t *table, by *unit, at *unit, gain int) int // rates a target; 0: never
	mark  func(t *table) int                               // the enemy that steer and aim are about; nil: the dearest
}

var scripts = map[string]*script{
	"gunline": {aim: bestShot},
	"rush":    {steer: toMark, aim: onlyMark},
	"swarm":   {steer: fightersToMark, aim: bestShot},
	"kite":    {steer: awayNoseOn, aim: weakest},
	"focus":   {steer: ownLike, aim: markFirst, mark: mostLikelyToFall},
	"greedy":  {steer: ownLike, aim: bestShot},
}

// scripted returns a captain who plays by a script.
func scripted(s *script, r *rand.Rand) *Captain {
	c := NewCaptain(Level{Budget: 1 << 30, Price: 100, Places: 1000, Weights: plain}, r)
	c.script = s
	return c
}

func ownLike(t *table, i int) int { return t.like(mine, i) }

func bestShot(_ *table, _, _ *unit, gain int) int { return gain }

func onlyMark(t *table, _, at *unit, gain int) int {
	if at == t.marked() {
		return gain
	}
	return 0
}

func markFirst(t *table, _, at *unit, gain int) int {
	if at == t.marked() {
		return gain + 1_000_000
	}
	return gain
}

func weakest(_ *table, _, at *unit, gain int) int {
	if gain <= 0 {
		return 0
	}
	return (mostHull-at.fall)*100_000 + gain
}

// marked is the enemy that a script is about.
func (t *table) marked() *unit {
	if t.mark < 0 || t.mark >= len(t.units[theirs]) {
		return nil
	}
	return &t.units[theirs][t.mark]
}

// dearest is the enemy's most expensive ship, of classes 1 to 3 if there is one.
func dearest(t *table) (best int) {
	most := -1
	for j := range t.units[theirs] {
		u := &t.units[theirs][j]
		cost := u.card.Cost()
		if !u.fighter {
			cost += 1000
		}
		if cost > most {
			best, most = j, cost
		}
	}
	return best
}

// mostLikelyToFall is the enemy that turns or falls with the highest chance if every weapon fires at it.
func mostLikelyToFall(t *table) (best int) {
	most := -1
	for j := range t.units[theirs] {
		at := &t.units[theirs][j]
		at.spread.clear(at.fall)
		at.hit = true
		for i := range t.units[mine] {
			by := &t.units[mine][i]
			for k := range by.n {
				if a, b := &by.arms[k], t.at(mine, i, j); !a.used && t.reaches(by, a, at, b) {
					sh, _ := t.shotAt(mine, by, a, at, b)
					at.spread.add(sh)
				}
			}
		}
		if chance := (at.spread.atLeast(at.turn) + at.spread.atLeast(at.fall)) / 64 * (at.card.Cost() + 10); at.fall > 0 && chance > most {
			best, most = j, chance
		}
	}
	return best
}

func toMark(t *table, i int) int {
	u, at := &t.units[mine][i], t.marked()
	if at == nil {
		return 0
	}
	rate := -10 * u.space.Distance(at.space)
	if u.space.InLane(starship.FrontLane, at.space) {
		rate += 5
	}
	return rate
}

func fightersToMark(t *table, i int) int {
	if t.units[mine][i].fighter {
		return toMark(t, i)
	}
	return stays(t, i)
}

// stays rates the place where a ship stands on the table of the rules above all others.
func stays(t *table, i int) int {
	u := &t.units[mine][i]
	if u.space == t.state.Space(u.slot) {
		return 1
	}
	return 0
}

func awayNoseOn(t *table, i int) int {
	u := &t.units[mine][i]
	near, dx, dy := 99, 0, 0
	for j := range t.units[theirs] {
		at := t.units[theirs][j].space
		near = min(near, u.space.Distance(at))
		dx, dy = dx+at.X-u.space.X, dy+at.Y-u.space.Y
	}
	step := [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}[u.space.Facing]
	rate := 10 * near
	if ahead := dx*step[0] + dy*step[1]; ahead > 0 && ahead == max(dx, -dx, dy, -dy) {
		rate += 15
	}
	return rate
}

// steer gives every mover the place that the script rates highest.
func (h *helm) steer(s *script) {
	for k := range h.movers {
		m := &h.movers[k]
		if s.steer == nil {
			return
		}
		best, most := m.from, -1<<30
		for _, at := range m.places {
			if h.taken(m.unit, at) {
				continue
			}
			h.t.put(mine, m.unit, at)
			if rate := s.steer(h.t, m.unit)*16 + int(h.c.luck(m.unit, at.X, at.Y)%16); rate > most {
				best, most = at, rate
			}
			h.t.put(mine, m.unit, m.from)
		}
		h.t.put(mine, m.unit, best)
		m.from = best
	}
}

// follow marks the enemy that a script is about.
func (t *table) follow(s *script) {
	t.mark = dearest(t)
	if s.mark != nil {
		t.mark = s.mark(t)
	}
}

// scriptedVolley gives every weapon the target that the script rates highest.
func (t *table) scriptedVolley(s *script, shots []aimedAt) []aimedAt {
	for i := range t.units[mine] {
		by := &t.units[mine][i]
		if by.slot.Seat() != t.seat {
			continue
		}
		for k := range by.n {
			a := &by.arms[k]
			if a.used || a.id == starship.PointDefense {
				continue
			}
			best, most := starship.NoSlot, 0
			for j := range t.units[theirs] {
				at, b := &t.units[theirs][j], t.at(mine, i, j)
				if !t.reaches(by, a, at, b) {
					continue
				}
				sh, _ := t.shotAt(mine, by, a, at, b)
				if rate := s.aim(t, by, at, sh.fresh(at)); rate > most {
					best, most = at.slot, rate
				}
			}
			if best != starship.NoSlot {
				shots = append(shots, aimedAt{by: by.slot, at: best, arm: a.id, lane: a.lane, gain: int32(min(most, 1<<20)), order: t.firesWhen(by, a)})
			}
		}
	}
	return shots
}

// aimless draws uniformly, but never leaves the map.
type aimless struct{ *rand.Rand }

// Choose implements [game.Player].
func (a aimless) Choose(p *Position, picks []game.Option) []game.Option {
	for {
		o := p.Decision.Options[a.IntN(len(p.Decision.Options))]
		if o.Kind != starship.KindFlee || len(p.Decision.Options) == 1 {
			return append(picks, o)
		}
	}
}
