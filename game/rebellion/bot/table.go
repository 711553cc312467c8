package bot

import (
	"math/bits"
	"slices"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// How many there are of what the view lists.
const (
	systems = 32
	places  = systems + 1 // with the Rebel Base space
	units   = 18
	leaders = 25
)

// A table is what the cadet sees while it decides one thing.
type table struct {
	*rebellion.View
	asked   *game.Decision
	me, foe rebellion.Side
	wary    bool // the Rebels keep troops at their base
	hunts   bool // the Empire would rather look for the base than anything else
	reads   bool // what hints at the base is believed
	ways    Ways

	free    [2][spots]rebellion.Leaders         // by side: who is where, captives left out
	senders [2][allSkills + 1]rebellion.Leaders // who would be sent against a mission of each side and skill
	of      settled                             // the table that worked holds for, while leaders are assigned
	worked                                      // what is worked out when it is needed
	uses    [missions][]use                     // where each mission is worth anything, for those weighed
	memory  []use                               // of uses
	raids   [places]raid                        // by the place they go to, for those planned
}

// worked is what has been worked out of a table: from its whole, each once.
type worked struct {
	counted    uint64              // places, a set
	numbers    [places][2][2]uint8 // of units, by side and theater
	lander     rebellion.Systems   // where Imperial troops are that can be carried at once
	landing    bool
	suspect    rebellion.Systems // where the base can be
	suspecting bool
	belief     belief // where the base probably is
	believing  bool
	near       [places]int16  // nearness of each place, plus one
	planned    uint64         // places to which a raid has been planned, a set
	weighed    [missions]bool // missions of which the uses have been worked out
}

// missions is how many kinds of mission cards there are, and one.
const missions = len(rebellion.Tally{})

// A use is a place, or a leader as target, where a mission is worth something.
type use struct {
	at     rebellion.System
	target rebellion.Leader
	points int
}

// spots is how many spots there are for leaders, without those on missions.
const spots = int(rebellion.SetAside) + 1

func look(v *rebellion.View, d *game.Decision) *table {
	t := new(table)
	t.look(v, d)
	return t
}

// look takes in another decision; the memory is used again.
func (t *table) look(v *rebellion.View, d *game.Decision) {
	t.View, t.asked = v, d
	t.me = v.Side()
	t.foe = 1 - t.me
	t.free = [2][spots]rebellion.Leaders{}
	t.senders = [2][allSkills + 1]rebellion.Leaders{}
	for l := range rebellion.Leader(leaders) {
		if at := int(t.Leaders[l].At); at < spots && !t.captive(l) {
			t.free[t.sideOf(l)][at] |= 1 << l
		}
	}
	if !t.settled() {
		t.worked, t.memory = worked{}, t.memory[:0]
	}
}

// left is how many rounds the Rebels have still to last, if nothing changes.
func (t *table) left() int { return int(t.Rep) - int(t.Time) }

// about returns the n-th thing that the question names.
func (t *table) about(n int) game.Option { return t.asked.About[n] }

// distance holds the fewest moves between any two systems.
var distance = func() (d [systems][systems]int) {
	for from := range rebellion.System(systems) {
		seen := rebellion.Systems(0)
		ring := []rebellion.System{from}
		for n := 0; len(ring) > 0; n++ {
			var next []rebellion.System
			for _, s := range ring {
				if !in(seen, s) {
					seen |= 1 << s
					d[from][s] = n
					next = append(next, s.Figures().Neighbors...)
				}
			}
			ring = next
		}
	}
	return d
}()

// near holds the systems up to three moves from each.
var near = func() (sets [systems]rebellion.Systems) {
	for from := range distance {
		for to, d := range distance[from] {
			if d <= 3 {
				sets[from] |= 1 << to
			}
		}
	}
	return sets
}()

func in(set rebellion.Systems, s rebellion.System) bool { return s < systems && set>>s&1 != 0 }

func has(set rebellion.Leaders, l rebellion.Leader) bool { return l < leaders && set>>l&1 != 0 }

// each calls do for every leader of a set.
func each(set rebellion.Leaders, do func(rebellion.Leader)) {
	for ; set != 0; set &= set - 1 {
		do(rebellion.Leader(bits.TrailingZeros32(uint32(set))))
	}
}

func count(set rebellion.Leaders) int { return bits.OnesCount32(uint32(set)) }

// sideOf returns whose leader it is now: a lured one is Imperial.
func (t *table) sideOf(l rebellion.Leader) rebellion.Side {
	if t.Leaders[l].Ring == rebellion.LureRing {
		return rebellion.Empire
	}
	return l.Figures().Side
}

// reached reports whether Imperial troops next to a system can be carried there at once.
func (t *table) reached(at rebellion.System) bool {
	return slices.ContainsFunc(at.Figures().Neighbors, func(s rebellion.System) bool { return in(t.landers(), s) })
}

func (t *table) captive(l rebellion.Leader) bool {
	ring := t.Leaders[l].Ring
	return ring == rebellion.CapturedRing || ring == rebellion.CarboniteRing
}

// standing returns a side's leaders in a place; captives do not count.
func (t *table) standing(side rebellion.Side, at rebellion.System) rebellion.Leaders {
	return t.free[side][at]
}

func (t *table) pool(side rebellion.Side) rebellion.Leaders {
	return t.free[side][rebellion.InPool]
}

// onSlot returns my leaders on one of my facedown missions.
func (t *table) onSlot(slot uint8) (set rebellion.Leaders) {
	for l := range rebellion.Leader(leaders) {
		if t.Leaders[l].At == rebellion.OnMission+rebellion.Spot(slot) && t.sideOf(l) == t.me {
			set |= 1 << l
		}
	}
	return set
}

// captives returns the captives in a system.
func (t *table) captives(at rebellion.System) (n int) {
	for l := range rebellion.Leader(leaders) {
		if t.captive(l) && t.Leaders[l].At == rebellion.Spot(at) {
			n++
		}
	}
	return n
}

// anyCaptive reports whether the Empire holds anybody.
func (t *table) anyCaptive() bool {
	for l := range rebellion.Leader(leaders) {
		if t.captive(l) {
			return true
		}
	}
	return false
}

func (t *table) populous(s rebellion.System) bool {
	return s < systems && s.Figures().Queue != 0 && !in(t.Destroyed, s)
}

// imperial and rebel say whose a system is.
func (t *table) imperial(s rebellion.System) bool {
	return t.Loyalty[s] == rebellion.Empire || in(t.Subjugated, s)
}

func (t *table) rebel(s rebellion.System) bool {
	return t.Loyalty[s] == rebellion.Rebels && !in(t.Subjugated, s)
}

// unitsOf returns the first unit of a side and the one after its last.
func unitsOf(side rebellion.Side) (from, to rebellion.Unit) {
	if side == rebellion.Empire {
		return 0, rebellion.XWing
	}
	return rebellion.XWing, units
}

// number counts a side's units in a place, of one theater.
func (t *table) number(at rebellion.System, side rebellion.Side, th rebellion.Theater) int {
	if t.counted>>at&1 == 0 {
		t.countUnits(at)
	}
	return int(t.numbers[at][side][th])
}

func (t *table) countUnits(at rebellion.System) {
	t.counted |= 1 << at
	n := &t.Units[at]
	t.numbers[at] = [2][2]uint8{
		rebellion.Empire: {
			n[rebellion.TIEFighter] + n[rebellion.AssaultCarrier] + n[rebellion.StarDestroyer] + n[rebellion.SuperStarDestroyer] +
				n[rebellion.DeathStar] + n[rebellion.DeathStarUnderConstruction],
			n[rebellion.Stormtrooper] + n[rebellion.ATST] + n[rebellion.ATAT],
		},
		rebellion.Rebels: {
			n[rebellion.XWing] + n[rebellion.YWing] + n[rebellion.RebelTransport] + n[rebellion.CorellianCorvette] +
				n[rebellion.MonCalamariCruiser],
			n[rebellion.RebelTrooper] + n[rebellion.Airspeeder] + n[rebellion.ShieldGenerator] + n[rebellion.IonCannon],
		},
	}
}

func (t *table) troops(at rebellion.System, side rebellion.Side) int {
	return t.number(at, side, rebellion.Ground)
}

func (t *table) ships(at rebellion.System, side rebellion.Side) int {
	return t.number(at, side, rebellion.Space)
}

func (t *table) anyUnit(at rebellion.System, side rebellion.Side) bool {
	return t.troops(at, side)+t.ships(at, side) > 0
}

// baseBox returns where the units of the base stand.
func (t *table) baseBox() rebellion.System {
	if t.Revealed {
		return t.Base
	}
	return rebellion.BaseSpace
}

// suspects returns where the base can be for the viewer; for the Rebels where it
// can be for anybody who reads the open table.
func (t *table) suspects() rebellion.Systems {
	if !t.suspecting {
		t.suspect, t.suspecting = t.Sites(), true
	}
	return t.suspect
}

// unitWorth is what a unit is good for: its dice and its health.
func unitWorth(u rebellion.Unit) int {
	switch u {
	case rebellion.DeathStar:
		return 20
	case rebellion.DeathStarUnderConstruction:
		return 12
	}
	f := u.Figures()
	return 2*int(f.Attack[0]+f.Attack[1]) + int(f.Health) + int(f.Capacity)/2
}

// iconWorth is what an icon builds, in points.
func iconWorth(i rebellion.Icon) int {
	switch i {
	case rebellion.SpaceTriangle, rebellion.GroundTriangle:
		return 3
	case rebellion.SpaceCircle, rebellion.GroundCircle:
		return 5
	case rebellion.SpaceSquare, rebellion.GroundSquare:
		return 8
	}
	return 0
}

// prize is what it is worth to hold a system: its place and its icons.
func (t *table) prize(s rebellion.System) int {
	if !t.populous(s) {
		return 0
	}
	icons := s.Figures().Icons
	return 6 + iconWorth(icons[0]) + iconWorth(icons[1])
}

// leaderWorth is what a leader is good for: skills and tactic values.
func leaderWorth(l rebellion.Leader) (n int) {
	f := l.Figures()
	for _, icons := range f.Skills {
		n += int(icons)
	}
	return 2*n + int(f.Tactics[0]+f.Tactics[1])
}

func tactical(l rebellion.Leader) bool { return l.Figures().Tactics != [2]uint8{} }

// icons counts a skill's icons on leaders, with all set those of every skill.
func icons(set rebellion.Leaders, skill rebellion.Skill, all bool) (n int) {
	if all {
		skill = allSkills
	}
	for ; set != 0; set &= set - 1 {
		n += iconsOf[bits.TrailingZeros32(uint32(set))][skill]
	}
	return n
}

const allSkills = rebellion.Skill(4)

// iconsOf holds the icons of each leader by skill, and of all skills together.
var iconsOf = func() (n [leaders][allSkills + 1]int) {
	for l := range n {
		for skill, icons := range rebellion.Leader(l).Figures().Skills {
			n[l][skill] += int(icons)
			n[l][allSkills] += int(icons)
		}
	}
	return n
}()
