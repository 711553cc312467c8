package bot

import (
	"math/bits"
	"slices"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// Missions: what one is worth where, and the chance that it succeeds.

// A worth says what a mission brings if it succeeds, in points; nothing or less
// where it cannot be done or is no use.
type worth struct {
	at      func(*table, rebellion.System) int // in a system
	against func(*table, rebellion.Leader) int // against a leader in a system
	home    func(*table) int                   // at the base, or nowhere at all
	hope    int                                // while there is no place for it: one may come up
}

// worths holds what every mission is worth; it is never changed.
var worths map[rebellion.Mission]worth

func init() {
	worths = imperialWorths()
	for m, w := range rebelWorths() {
		worths[m] = w
	}
}

// bestUse returns what a mission done by some leaders is worth at its best place, by
// the chance that it succeeds there.
func (t *table) bestUse(m rebellion.Mission, by rebellion.Leaders) (best int) {
	if !able(m, by) {
		return 0
	}
	for _, u := range t.usesOf(m) {
		if u.points <= best {
			break // the chance can only take away from it
		}
		points := u.points
		if u.at < systems {
			points = points * t.chance(m, by, u.at, u.target) / 100
		}
		best = max(best, points)
	}
	if card := m.Card(); card.Resolve && best > 0 && card.Portrait&withJedi(by) != 0 {
		best += 8 // the card has an extra effect for that leader
	}
	return best
}

// usesOf lists where a mission is worth anything, the best first.
func (t *table) usesOf(m rebellion.Mission) []use {
	if t.weighed[m] {
		return t.uses[m]
	}
	t.weighed[m] = true
	from := len(t.memory)
	add := func(at rebellion.System, target rebellion.Leader, points int) {
		if points = t.trimmed(Trim(m), points); points > 0 {
			t.memory = append(t.memory, use{at, target, points})
		}
	}
	switch w := worths[m]; {
	case w.home != nil:
		add(rebellion.NoSystem, rebellion.NoLeader, w.home(t))
	case w.at != nil:
		for s := range rebellion.System(systems) {
			add(s, rebellion.NoLeader, w.at(t, s))
		}
	default:
		for l := range rebellion.Leader(leaders) {
			if s := rebellion.System(t.Leaders[l].At); s < systems && t.sideOf(l) == rebellion.Rebels {
				add(s, l, w.against(t, l))
			}
		}
	}
	t.uses[m] = t.memory[from:len(t.memory):len(t.memory)]
	slices.SortFunc(t.uses[m], func(a, b use) int { return b.points - a.points })
	return t.uses[m]
}

// able reports whether leaders have the skill to reveal a mission.
func able(m rebellion.Mission, by rebellion.Leaders) bool {
	card := m.Card()
	return icons(by, card.Skill, false) >= int(card.Needs)
}

// chance returns the chance in percent that a mission of some leaders succeeds in
// a system, which they may not have reached yet. An opponent with leaders in the
// pool sends his best one every other time.
func (t *table) chance(m rebellion.Mission, by rebellion.Leaders, s rebellion.System, target rebellion.Leader) int {
	card := m.Card()
	switch {
	case card.Resolve:
		return 100
	case card.Side == rebellion.Rebels && in(t.Closed, s):
		return 0
	}
	there, pool := t.opposing(card.Side, s, target), t.pool(1-card.Side)
	open := t.chanceAgainst(m, by, s, there)
	if pool == 0 || t.Misdirected&by != 0 {
		return open
	}
	return (open + t.chanceAgainst(m, by, s, there|t.bestIn(pool, card))) / 2
}

// bestIn returns the leader of the pool of a mission's other side who opposes it best, once found for a side and skill.
func (t *table) bestIn(pool rebellion.Leaders, card *rebellion.MissionCard) rebellion.Leaders {
	skill := card.Skill
	if card.AllIcons {
		skill = allSkills
	}
	found := &t.senders[card.Side][skill]
	if *found != 0 {
		return *found
	}
	most := -1
	for ; pool != 0; pool &= pool - 1 {
		if n := iconsOf[bits.TrailingZeros32(uint32(pool))][skill]; n > most {
			*found, most = pool&-pool, n
		}
	}
	return *found
}

// opposing returns who opposes a side's mission without being sent.
func (t *table) opposing(side rebellion.Side, s rebellion.System, target rebellion.Leader) rebellion.Leaders {
	set := t.standing(1-side, s)
	if target != rebellion.NoLeader && side == rebellion.Empire {
		set |= 1 << target
	}
	return set
}

// chanceAgainst returns the chance in percent against certain leaders.
func (t *table) chanceAgainst(m rebellion.Mission, by rebellion.Leaders, s rebellion.System, against rebellion.Leaders) int {
	if against == 0 {
		return 100
	}
	card := m.Card()
	all := by | t.standing(card.Side, s)
	dice, bonus := icons(all, card.Skill, card.AllIcons), 0
	if m == rebellion.BuildAlliance && t.anyUnit(s, rebellion.Rebels) {
		dice += 2
	}
	if card.Portrait&withJedi(by) != 0 {
		bonus = 2
	}
	return rollChance(dice, bonus, icons(against, card.Skill, card.AllIcons))
}

// withJedi counts the Jedi as Luke Skywalker too, whose portrait is his.
func withJedi(by rebellion.Leaders) rebellion.Leaders {
	if has(by, rebellion.LukeSkywalkerJedi) {
		by |= 1 << rebellion.LukeSkywalker
	}
	return by
}

// worthOf returns what the mission is worth in a place or against a leader.
func (t *table) worthOf(m rebellion.Mission, s rebellion.System, target rebellion.Leader) int {
	w := worths[m]
	switch {
	case w.home != nil:
		return w.home(t)
	case w.at != nil:
		return w.at(t, s)
	case target != rebellion.NoLeader:
		return w.against(t, target)
	}
	return 0
}

func (t *table) rateMissionSystem(o game.Option) int {
	m, s := rebellion.Mission(t.about(0).A), rebellion.System(o.A)
	points := t.worthOf(m, s, rebellion.NoLeader) * t.chance(m, t.Mission.Assigned, s, rebellion.NoLeader)
	return max(points-t.pinned(s), min(points, 1))
}

// pinned is what it costs that a leader on a mission holds up troops that somebody could still carry on, in hundredths of a point.
func (t *table) pinned(s rebellion.System) int {
	if t.me == rebellion.Rebels || t.standing(t.me, s) != 0 || t.kept() == 0 || !in(t.landers(), s) {
		return 0
	}
	return t.ways.Pins * t.nearness(s)
}

func (t *table) rateMissionTarget(o game.Option) int {
	m, l := rebellion.Mission(t.about(0).A), rebellion.Leader(o.A)
	return t.worthOf(m, rebellion.NoSystem, l) * t.chance(m, t.Mission.Assigned, rebellion.System(t.Leaders[l].At), l)
}

// rateOpposing: what sending a leader takes off the mission's chance, less what he
// is needed for elsewhere.
func (t *table) rateOpposing(o game.Option) int {
	if o.Kind != rebellion.KindLeader {
		return 0
	}
	m, l := &t.Mission, rebellion.Leader(o.A)
	there := t.opposing(m.Side, m.System, m.Target)
	before := t.chanceAgainst(m.Card, m.Assigned, m.System, there)
	after := t.chanceAgainst(m.Card, m.Assigned, m.System, there|1<<l)
	stake := max(t.trimmed(opposing, t.worthOf(m.Card, m.System, m.Target)), t.trimmed(opposingAny, 8))
	return stake*(before-after)/100 - t.leaderCost(l)
}

// leaderCost is what it costs to use a leader now who is in the pool.
func (t *table) leaderCost(l rebellion.Leader) int {
	cost := leaderWorth(l) / 4
	if t.me == rebellion.Empire && !t.HasPassed(t.me) && tactical(l) {
		cost += 4 // he could still move a fleet
	}
	return t.trimmed(sending, cost)
}

// loyaltyWorth is what it is worth to a side to gain loyalty in a system.
func (t *table) loyaltyWorth(side rebellion.Side, s rebellion.System, points int) int {
	if !t.populous(s) || s == rebellion.Coruscant {
		return 0
	}
	level := 0
	switch t.Loyalty[s] {
	case side:
		level = 1
	case 1 - side:
		level = -1
	}
	gained := min(level+points, 1) - level
	n := gained * t.prize(s)
	if in(t.Subjugated, s) {
		n /= 2 // the Empire builds there as it is
	}
	if side == rebellion.Empire && t.me == side && !t.Revealed && level+points >= 1 && in(t.suspects(), s) {
		n += 10 // if the base is there it is found
	}
	return n
}

func (t *table) rateGainedLoyalty(o game.Option) int {
	return t.loyaltyWorth(t.me, rebellion.System(o.A), 1)
}

// destroyable is what a side's units in a system are worth that so much health destroys.
func (t *table) destroyable(s rebellion.System, side rebellion.Side, health int) (n int) {
	from, to := unitsOf(side)
	for u := to; u > from; u-- { // those of most health stand last in each theater
		h := int((u - 1).Figures().Health)
		for left := t.Units[s][u-1]; left > 0 && h > 0 && h <= health; left-- {
			health -= h
			n += unitWorth(u - 1)
		}
	}
	return n
}

// queueWorth is what the best unit on a side's build queue is worth.
func (t *table) queueWorth(side rebellion.Side, from uint8) (best int) {
	first, last := unitsOf(side)
	for space := from; space <= 3; space++ {
		for u := first; u < last; u++ {
			if t.Queue[space][u] > 0 {
				best = max(best, unitWorth(u))
			}
		}
	}
	return best
}

func (t *table) rateLeader(o game.Option) int {
	if o.Kind != rebellion.KindLeader {
		return 0
	}
	return leaderWorth(rebellion.Leader(o.A))
}

// rateGoingAlong: at the base a leader helps to hold it, and nobody captures him.
func (t *table) rateGoingAlong(o game.Option) int {
	if o.Kind != rebellion.KindLeader {
		return 0
	}
	if t.Revealed {
		return -1
	}
	return 1
}

// rateCaptiveHome: where most Imperial units guard the captive.
func (t *table) rateCaptiveHome(o game.Option) int {
	s := rebellion.System(o.A)
	return t.troops(s, rebellion.Empire) + t.ships(s, rebellion.Empire)
}

// rateSupport: Mon Calamari's loyalty where it can be had, else a cruiser.
func (t *table) rateSupport(o game.Option) int {
	if o == rebellion.TakeLoyalty.Thing() {
		return t.loyaltyWorth(rebellion.Rebels, rebellion.MonCalamari, 2)
	}
	if t.Supply[rebellion.MonCalamariCruiser] == 0 {
		return 0
	}
	return unitWorth(rebellion.MonCalamariCruiser)
}

// rateContingency: the starting mission that the same leaders do best.
func (t *table) rateContingency(o game.Option) int {
	return t.bestUse(rebellion.Mission(o.A), t.Mission.Assigned)
}

// rateReroll: dice that show nothing.
func (t *table) rateReroll(o game.Option) int {
	if o.Kind != rebellion.KindDie {
		return 0
	}
	return blankWorth(rebellion.Face(o.B))
}
