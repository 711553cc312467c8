package bot

import (
	"math/bits"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// Raids: what it is worth to activate a system, and what comes there.

// A raid is the best activation of one place.
type raid struct {
	points int
	from   uint64 // whence units come, a set of places
	fights bool
}

// raidTo returns the best raid to a place; it is worked out once a decision.
func (t *table) raidTo(to rebellion.System) *raid {
	if t.planned>>to&1 == 0 {
		t.raids[to] = t.planRaid(to)
		t.planned |= 1 << to
	}
	return &t.raids[to]
}

// planRaid compares what each source can bring alone and what all bring together.
func (t *table) planRaid(to rebellion.System) (best raid) {
	if to >= systems && !t.reinforces() {
		return best // nothing is gained on the Rebel Base space
	}
	mine, theirs := t.meeting(to)
	before := 0
	if t.Moving.Moved > 0 {
		before = t.raidGain(to, &mine, &theirs, int(t.Moving.Moved))
	}
	sources := t.sources(to)
	all, cost, moved := mine, 0, 0
	try := func(f *fleet, moved, cost int, from uint64) {
		points := t.raidGain(to, f, &theirs, moved) - before - cost
		if points > best.points {
			best = raid{points: points, from: from, fights: theirs[0].count+theirs[1].count > 0}
		}
	}
	for left := sources; left != 0; left &= left - 1 {
		from := rebellion.System(bits.TrailingZeros64(left))
		one := mine
		n, costs := t.bring(&one, from, to)
		t.bring(&all, from, to)
		try(&one, n, costs, 1<<from)
		cost, moved = cost+costs, moved+n
	}
	if sources&(sources-1) != 0 {
		try(&all, moved, cost, sources)
	}
	return best
}

// meeting returns what stands in a system already, of both sides. The Empire counts
// what is on the Rebel Base space in where the base can be.
func (t *table) meeting(at rebellion.System) (mine, theirs fleet) {
	mine.gather(t, at, t.me)
	theirs.gather(t, at, t.foe)
	if t.me == rebellion.Empire && !t.Revealed && in(t.suspects(), at) {
		theirs.gather(t, rebellion.BaseSpace, t.foe)
	}
	return mine, theirs
}

// sources returns the places that units can come from, a set.
func (t *table) sources(to rebellion.System) (from uint64) {
	add := func(s rebellion.System) {
		if t.anyUnit(s, t.me) && t.standing(t.me, s) == 0 {
			from |= 1 << s
		}
	}
	home := to == rebellion.BaseSpace
	if home {
		to = t.Rebel.Base
		add(to)
	}
	for _, s := range to.Figures().Neighbors {
		add(s)
	}
	if !home && t.me == rebellion.Rebels && !t.Revealed && distance[to][t.Rebel.Base] <= 1 {
		add(rebellion.BaseSpace)
	}
	return from
}

// A convoy is what comes from one place.
type convoy struct {
	*fleet
	room, spare  int // for units that need transport; troops that may leave
	moved, worth int
}

// take has as many of n units of a type come as there is room for.
func (c *convoy) take(u rebellion.Unit, n int) {
	f := u.Figures()
	if f.Restricted {
		n = min(n, c.room)
	}
	if f.Theater == rebellion.Ground {
		n = min(n, c.spare)
		c.spare -= max(n, 0)
	}
	if n <= 0 || f.Immobile {
		return
	}
	if f.Restricted {
		c.room -= n
	}
	c.add(u, n)
	c.room += n * int(f.Capacity)
	c.moved += n
	c.worth += n * unitWorth(u)
}

// bring adds what can come from a place to a fleet. It returns how many units move
// and what it costs to have them leave.
func (t *table) bring(f *fleet, from, to rebellion.System) (moved, cost int) {
	c := convoy{fleet: f, spare: t.spareTroops(from, to)}
	c.room = int(t.Moving.Capacity[from]) - int(t.Moving.Load[from])
	first, last := unitsOf(t.me)
	for u := first; u < last; u++ {
		if !u.Figures().Restricted {
			c.take(u, int(t.Units[from][u]))
		}
	}
	for u := last; u > first; u-- { // troops first: they stand last
		if (u - 1).Figures().Restricted {
			c.take(u-1, int(t.Units[from][u-1]))
		}
	}
	return c.moved, t.leavingCost(from, to, c.worth) + c.moved/3
}

// spareTroops returns how many ground units may leave a place for another one.
func (t *table) spareTroops(from, to rebellion.System) int {
	return t.troops(from, t.me) - t.garrison(from, to)
}

// garrison is how many ground units stay behind: one holds a subjugated system or a
// captive, two hold Coruscant; nobody does when the base is there to be taken.
func (t *table) garrison(from, to rebellion.System) int {
	switch {
	case t.me == rebellion.Rebels:
		return onlyIf(t.wary && from == rebellion.BaseSpace, wanted)
	case t.knownAt(to):
		return 0
	case from == rebellion.Coruscant:
		return 2
	case in(t.Subjugated, from), t.captives(from) > 0:
		return 1
	}
	return 0
}

// leavingCost is what is lost where units leave, and what is won by coming nearer.
func (t *table) leavingCost(from, to rebellion.System, worth int) int {
	if t.me == rebellion.Empire {
		return t.trimmed(leaving, worth*(t.nearness(from)-t.nearness(to))/100)
	}
	cost := 0
	switch {
	case from == rebellion.BaseSpace:
		cost = t.trimmed(uncovering, 25) // it shows where the base is, and the base is weaker
	case t.Revealed && from == t.Base:
		cost = 60
	}
	return cost
}

// nearness is how well a system lies for the hunt: 0 to 100. Before the base is shown
// those count where it can be, so many as they are, and above all the likely ones at
// hand: 0 to 250.
func (t *table) nearness(at rebellion.System) int {
	if t.Revealed {
		return max(0, 100-25*distance[at][t.Base])
	}
	if t.near[at] > 0 {
		return int(t.near[at]) - 1
	}
	n := 0
	for set := t.suspects() & near[at]; set != 0; set &= set - 1 {
		s := rebellion.System(bits.TrailingZeros32(uint32(set)))
		d := distance[at][s]
		n += t.trimmed(nearing, [...]int{0, 12, 6, 2}[d]*t.likelier(s)/100) + t.trimmed(nearingBelieved, [...]int{250, 125, 0, 0}[d]*t.believed(s)/certain)
	}
	n = min(n, 250)
	t.near[at] = int16(n) + 1
	return n
}

// raidGain is what a fleet is good for in a system where it meets another one, after
// so many units have moved in.
func (t *table) raidGain(s rebellion.System, mine, theirs *fleet, moved int) int {
	if s == rebellion.BaseSpace {
		return t.homeGain(mine)
	}
	if moved == 0 && !t.meetHere(s) {
		return 0
	}
	if t.me == rebellion.Empire {
		return t.imperialGain(s, mine, theirs)
	}
	return t.rebelGain(s, mine, theirs)
}

// meetHere reports whether units of both sides stand in a system already that would fight there.
func (t *table) meetHere(s rebellion.System) bool {
	for th := range rebellion.Theater(2) {
		if t.number(s, t.me, th) > 0 && t.number(s, t.foe, th) > 0 {
			return true
		}
	}
	return false
}

// wanted is how many ground units a wary Rebel likes to keep at the base: where none is,
// the first stormtrooper who finds it has won.
const wanted = 4

// reinforces reports whether units can come to the base without saying where it is.
func (t *table) reinforces() bool { return t.wary && t.me == rebellion.Rebels && !t.Revealed }

// homeGain: the base held by more ground units, less what the Empire can read from it.
func (t *table) homeGain(mine *fleet) int {
	more := min(mine[rebellion.Ground].count, wanted) - min(t.troops(rebellion.BaseSpace, t.me), wanted)
	return onlyIf(more > 0, t.trimmed(returning, 12*more-8)+onlyIf(t.troops(rebellion.BaseSpace, t.me) == 0, 20))
}

// knownAt reports whether the base can be nowhere else.
func (t *table) knownAt(s rebellion.System) bool { return s < systems && t.suspects() == 1<<s }

// imperialGain: the base taken, a system searched, Rebels destroyed, a system subjugated.
func (t *table) imperialGain(s rebellion.System, mine, theirs *fleet) int {
	landing := mine[rebellion.Ground].count > 0
	odds := clearOdds(mine, theirs)
	loss := (100 - odds) * (mine[0].health + mine[1].health) / 100
	gain := 0
	switch {
	case t.Revealed && s == t.Base, t.knownAt(s) && landing:
		return odds*8 - loss + onlyIf(mine[rebellion.Space].stars > 0 && t.laid(rebellion.SuperlaserOnline), 300)
	case !t.Revealed && in(t.suspects(), s) && landing:
		gain = (t.trimmed(seeking, 30)+t.trimmed(believing, 200)*t.believed(s)/certain)*(40+60*odds/100)/100 - loss*t.believed(s)/certain
		if t.hunts {
			gain += 60
		}
	case theirs[0].count+theirs[1].count > 0:
		gain = t.trimmed(beating, odds*3*(theirs[0].health+theirs[1].health)/100) - t.trimmed(losing, 3*loss)
	}
	if landing && t.populous(s) && !t.imperial(s) {
		gain += t.trimmed(conquering, odds*(t.prize(s)+onlyIf(t.Loyalty[s] == rebellion.Rebels, t.prize(s)))/150)
	}
	return gain
}

// rebelGain: a battle clearly won, with the objectives it fulfills; or ships over a
// system that the Empire then cannot build in.
func (t *table) rebelGain(s rebellion.System, mine, theirs *fleet) int {
	odds := clearOdds(mine, theirs)
	if theirs[rebellion.Space].count+theirs[rebellion.Ground].count == 0 {
		return 0
	}
	gain := 0
	for th := range theirs {
		if mine[th].count > 0 && theirs[th].count > 0 {
			gain += t.trimmed(striking, 3*battleOdds(&mine[th], &theirs[th])*theirs[th].health/100)
		}
	}
	if gain == 0 || odds < 55 {
		return 0
	}
	loss := (100 - odds) * (mine[0].health + mine[1].health) / 100
	freed := onlyIf(in(t.Subjugated, s), t.prize(s))
	return gain + odds*(freed+t.battleObjectives(s))/100 - t.trimmed(falling, 3*loss)
}

// battleObjectives is what the objectives in the Rebel hand are worth that a battle
// in a system can fulfill.
func (t *table) battleObjectives(s rebellion.System) (n int) {
	u := &t.Units[s]
	var there fleet
	there.gather(t, s, rebellion.Empire)
	add := func(o rebellion.Objective, holds bool, reputation int) {
		n += onlyIf(holds && t.holds(o), t.reputationWorth(reputation))
	}
	add(rebellion.CripplingBlow, there[rebellion.Ground].health >= 3, 1)
	add(rebellion.RebelAssault, u[rebellion.StarDestroyer]+u[rebellion.SuperStarDestroyer] > 0, 1)
	add(rebellion.MajorVictory, there[rebellion.Space].health >= 3, 1)
	add(rebellion.Liberation, in(t.Subjugated, s), 1)
	station := u[rebellion.DeathStar]+u[rebellion.DeathStarUnderConstruction] > 0
	add(rebellion.DeathStarPlansII, station, 2)
	add(rebellion.DeathStarPlansIII, station, 2)
	master := func(l rebellion.Leader) bool { return t.Leaders[l].At == rebellion.Spot(s) }
	add(rebellion.ReturnOfTheJedi, master(rebellion.DarthVader) || master(rebellion.EmperorPalpatine), 2)
	return n
}

// reputationWorth is what so much reputation is worth to the Rebels, who win if it ends the game now or with this round (R4.3).
func (t *table) reputationWorth(n int) int {
	switch {
	case t.ways.Wins > 0 && n >= t.left():
		return 500
	case t.ways.Wins > 0 && n+1 >= t.left():
		return 150
	}
	return t.trimmed(scoring, 30*n)
}

func (t *table) rateTurn(o game.Option) int {
	switch o.Kind {
	case rebellion.KindSlot:
		return t.revealWorth(o.B)
	case rebellion.KindAction:
		return t.rateBlindside(rebellion.Leader(o.B))
	case rebellion.KindLeader:
		return t.bestRaidWith(rebellion.Leader(o.A))
	case rebellion.KindButton:
		return onlyIf(o == rebellion.RevealBase.Thing(), -1)
	}
	return 0
}

// revealWorth is what it is worth to reveal a facedown mission; one that can do nothing stays where it is.
func (t *table) revealWorth(slot uint8) int {
	best := t.bestUse(t.OnTable()[slot], t.onSlot(slot))
	return onlyIf(best == 0, -1) + onlyIf(best > 0, t.trimmed(revealing, best)+2)
}

// bestRaidWith is what a leader's best activation is worth, less what he costs.
func (t *table) bestRaidWith(l rebellion.Leader) int {
	best := 0
	for s := range rebellion.System(places) {
		r := t.raidTo(s)
		points := r.points - t.trimmed(activating, leaderWorth(l)/4+3)
		if r.fights {
			tactics := l.Figures().Tactics
			points += 3 * int(tactics[0]+tactics[1])
		}
		if r.points > 0 {
			best = max(best, points)
		}
	}
	if best == 0 {
		return -1
	}
	return best
}

func (t *table) rateActivated(o game.Option) int { return t.raidTo(rebellion.System(o.A)).points }
