package bot

import (
	"math/bits"
	"slices"

	"holoboard/game/rebellion"
)

// imperialWorths says what the missions and projects of the Empire are worth.
func imperialWorths() map[rebellion.Mission]worth {
	const empire, rebels = rebellion.Empire, rebellion.Rebels
	return map[rebellion.Mission]worth{
		rebellion.RuleByFear: {at: func(t *table, s rebellion.System) int {
			return onlyIf(t.anyUnit(s, empire), t.loyaltyWorth(empire, s, 1))
		}},
		rebellion.GatherIntel: {at: func(t *table, s rebellion.System) int {
			units := t.troops(t.baseBox(), rebels) + t.ships(t.baseBox(), rebels)
			return onlyIf(t.rebel(s), t.probesWorth(max(units/4, 1)))
		}},
		rebellion.CaptureRebelOperative: {hope: 12, against: func(t *table, l rebellion.Leader) int {
			return onlyIf(t.anyUnit(rebellion.System(t.Leaders[l].At), empire), t.captureWorth(l))
		}},
		rebellion.ResearchAndDevelopment: {at: func(t *table, s rebellion.System) int {
			return onlyIf(t.Loyalty[s] == empire, 12)
		}},
		rebellion.AddressDelays: {at: (*table).factoryWorth},
		rebellion.CarbonFreezing: {against: func(t *table, l rebellion.Leader) int {
			return onlyIf(t.Leaders[l].Ring == rebellion.CapturedRing, 45)
		}},
		rebellion.CollectBounty: {hope: 14, against: (*table).captureWorth},
		rebellion.Detained: {hope: 3, against: func(t *table, l rebellion.Leader) int {
			return onlyIf(!t.captive(l) && !has(t.Detained, l), leaderWorth(l)/2)
		}},
		rebellion.DisplayOfPower: {at: func(t *table, s rebellion.System) int { return t.loyaltyWorth(empire, s, 2) }},
		rebellion.DoubleOurEfforts: {at: func(t *table, s rebellion.System) int {
			return onlyIf(t.imperial(s), t.queueWorth(empire, 2))
		}},
		rebellion.FearWillKeepThemInLine: {at: func(t *table, s rebellion.System) int {
			u := &t.Units[s]
			return onlyIf(u[rebellion.DeathStar]+u[rebellion.StarDestroyer]+u[rebellion.SuperStarDestroyer] > 0,
				t.regionLoyalty(s, 2))
		}},
		rebellion.HomingBeacon: {against: func(t *table, l rebellion.Leader) int {
			return onlyIf(t.captive(l) && !t.Revealed && t.suspected() > 4, 20)
		}},
		rebellion.HuntThemDown: {at: func(t *table, s rebellion.System) int { return 2 * t.destroyable(s, rebels, 2) }},
		rebellion.ImperialPropaganda: {at: func(t *table, s rebellion.System) (n int) {
			for x := range rebellion.System(systems) {
				if t.imperial(s) && x.Region() == s.Region() && t.Loyalty[x] == rebels {
					n += t.prize(x)
				}
			}
			return n
		}},
		rebellion.InterceptTransmissions: {at: func(t *table, s rebellion.System) int {
			return onlyIf(t.rebel(s), t.probesWorth(2))
		}},
		rebellion.Interrogation: {against: func(t *table, l rebellion.Leader) int { return onlyIf(t.captive(l), 5) }},
		rebellion.InterrogationDroid: {against: func(t *table, l rebellion.Leader) int {
			return onlyIf(t.captive(l) && !t.Revealed && t.suspected() > 3, 50)
		}},
		rebellion.LongRangeProbe: {at: func(t *table, s rebellion.System) int {
			return onlyIf(!t.Revealed && in(t.suspects(), s) && !(t.ways.Known > 0 && t.suspected() <= 1), 12+40*t.believed(s)/certain)
		}},
		rebellion.LureOfTheDarkSide: {against: func(t *table, l rebellion.Leader) int {
			return onlyIf(t.captive(l), 30+leaderWorth(l))
		}},
		rebellion.PlanetaryConquest: {at: (*table).conquestWorth},
		rebellion.ProbeDroidInitiative: {at: func(t *table, s rebellion.System) int {
			return onlyIf(t.Units[s][rebellion.StarDestroyer]+t.Units[s][rebellion.SuperStarDestroyer] > 0, t.probesWorth(2))
		}},
		rebellion.RetrieveThePlans: {against: func(t *table, l rebellion.Leader) int { return onlyIf(t.captive(l), 15) }},
		rebellion.SecretWeaponsResearch: {at: func(t *table, s rebellion.System) int {
			return onlyIf(t.imperial(s), 12)
		}},
		rebellion.TradeNegotiations: {at: func(t *table, s rebellion.System) int { return t.loyaltyWorth(empire, s, 1) }},
		rebellion.ConstructDeathStar: {at: func(t *table, s rebellion.System) int {
			remote := s.Figures().Queue == 0 && !in(t.Destroyed, s)
			return onlyIf(remote && !t.anyUnit(s, rebels) && t.Supply[rebellion.DeathStarUnderConstruction] > 0, 8+t.nearness(s)/4)
		}},
		rebellion.ConstructFactory: {at: (*table).factoryWorth},
		rebellion.ConstructSuperStarDestroyer: {at: func(t *table, s rebellion.System) int {
			fits := t.imperial(s) && hasIcon(s, rebellion.SpaceSquare) && !in(t.Destroyed, s)
			return onlyIf(fits && t.Supply[rebellion.SuperStarDestroyer] > 0, 18)
		}},
		rebellion.OverseeProject: {at: func(t *table, s rebellion.System) int {
			fits := t.anyUnit(s, empire) && !t.anyUnit(s, rebels) && !in(t.Destroyed, s)
			best := t.queueWorth(empire, 1)
			return onlyIf(fits && best > 0, best+t.nearness(s)/4)
		}},
		rebellion.SuperlaserOnline: {at: (*table).superlaserWorth},
	}
}

// onlyIf returns the points where a condition holds.
func onlyIf(holds bool, points int) int {
	if holds {
		return points
	}
	return 0
}

func hasIcon(s rebellion.System, i rebellion.Icon) bool {
	icons := s.Figures().Icons
	return icons[0] == i || icons[1] == i
}

// suspected counts the systems where the base can be.
func (t *table) suspected() int { return bits.OnesCount32(uint32(t.suspects())) }

// probesWorth is what it is worth to draw so many probe cards.
func (t *table) probesWorth(n int) int {
	if t.Revealed || t.ways.Known > 0 && t.suspected() <= 1 {
		return 1
	}
	return 9 * min(n, int(t.ProbeDeck))
}

func (t *table) captureWorth(l rebellion.Leader) int {
	return onlyIf(!t.captive(l), 18+leaderWorth(l))
}

// factoryWorth is what the icons of a system put on the Imperial queue.
func (t *table) factoryWorth(s rebellion.System) int {
	if !t.imperial(s) || in(t.Destroyed, s) {
		return 0
	}
	return t.prize(s)
}

// regionLoyalty is what the n best systems of a region are worth to gain loyalty in.
func (t *table) regionLoyalty(at rebellion.System, n int) (sum int) {
	first, second := 0, 0
	for s := range rebellion.System(systems) {
		if s.Region() != at.Region() {
			continue
		}
		if w := t.loyaltyWorth(rebellion.Empire, s, 1); w > first {
			first, second = w, first
		} else {
			second = max(second, w)
		}
	}
	if n == 1 {
		return first
	}
	return first + second
}

// superlaserWorth: the base's system destroyed is the game; another one helps
// little, and may gain the Rebels sympathy.
func (t *table) superlaserWorth(s rebellion.System) int {
	switch {
	case t.Units[s][rebellion.DeathStar] == 0:
		return 0
	case t.Revealed && s == t.Base:
		return 1000
	case !t.Revealed && in(t.suspects(), s):
		return 400 * t.believed(s) / certain
	}
	return 0
}

// laid reports whether one of my facedown missions is of a kind.
func (t *table) laid(m rebellion.Mission) bool { return slices.Contains(t.OnTable()[:], m) }

// hopeOf is what a mission that has no place now may be worth later in the round. The
// superlaser waits for a Death Star that can reach the revealed base.
func (t *table) hopeOf(m rebellion.Mission) int {
	if m != rebellion.SuperlaserOnline || !t.Revealed {
		return t.trimmed(Trim(m), worths[m].hope)
	}
	for s := range rebellion.System(systems) {
		if t.Units[s][rebellion.DeathStar] > 0 && distance[s][t.Base] <= 1 {
			return 30
		}
	}
	return 0
}

// conquestWorth: troops come to a system from any distance.
func (t *table) conquestWorth(s rebellion.System) int {
	if in(t.Destroyed, s) {
		return 0
	}
	var mine, theirs fleet
	mine.gather(t, s, rebellion.Empire)
	mine.add(rebellion.Stormtrooper, 2)
	mine.add(rebellion.ATST, 1)
	return t.raidGain(s, &mine, &theirs, 3)
}
