package bot

import "holoboard/game/rebellion"

// rebelWorths says what the missions of the Rebels are worth.
func rebelWorths() map[rebellion.Mission]worth {
	const empire, rebels = rebellion.Empire, rebellion.Rebels
	withImperials := func(points int) func(*table, rebellion.System) int {
		return func(t *table, s rebellion.System) int { return onlyIf(t.anyUnit(s, empire), points) }
	}
	return map[rebellion.Mission]worth{
		rebellion.BuildAlliance:     {at: func(t *table, s rebellion.System) int { return t.allianceWorth(s, 1) }},
		rebellion.Infiltration:      {at: withImperials(10)},
		rebellion.RapidMobilization: {home: (*table).mobilizationWorth},
		rebellion.Sabotage:          {at: (*table).sabotageWorth},
		rebellion.BaseDefenses: {at: func(t *table, s rebellion.System) int {
			return onlyIf(t.rebel(s), 10+t.needToMove()/4)
		}},
		rebellion.ContingencyPlan: {home: func(*table) int { return 5 }},
		rebellion.CovertOperation: {at: withImperials(20)},
		rebellion.DaringRescue:    {at: func(t *table, s rebellion.System) int { return 30 * t.captives(s) }},
		rebellion.Demolition: {at: func(t *table, s rebellion.System) (n int) {
			if !t.imperial(s) || in(t.Destroyed, s) {
				return 0
			}
			for _, icon := range s.Figures().Icons {
				n += 2 * t.queuedFor(icon)
			}
			return n
		}},
		rebellion.EstablishTradeRelations: {at: func(t *table, s rebellion.System) int {
			return onlyIf(!in(t.Sabotaged, s), t.allianceWorth(s, 1)+t.prize(s))
		}},
		rebellion.ForTheGreaterGood: {at: func(t *table, s rebellion.System) int { return 36 * t.captives(s) }},
		rebellion.HiddenFleet:       {at: (*table).hiddenFleetWorth},
		rebellion.HitAndRun:         {at: func(t *table, s rebellion.System) int { return 2 * t.destroyable(s, empire, 2) }},
		rebellion.InciteRebellion: {at: func(t *table, s rebellion.System) int {
			return onlyIf(in(t.Subjugated, s), t.risingWorth(s, rebellion.RebelTrooper, 3))
		}},
		rebellion.LeadTheStrikeTeam: {at: (*table).strikeTeamWorth},
		rebellion.Misdirection:      {at: withImperials(2)},
		rebellion.PlanTheAssault:    {at: (*table).assaultWorth},
		rebellion.PlantFalseLead: {at: func(t *table, s rebellion.System) int {
			return onlyIf(t.anyUnit(s, empire) && !t.Revealed, 2*min(int(t.ProbeHand), 4))
		}},
		rebellion.PublicUprising: {at: func(t *table, s rebellion.System) int {
			return onlyIf(in(t.Subjugated, s), 8+t.risingWorth(s, rebellion.Airspeeder, 2))
		}},
		rebellion.RogueSquadronRaid: {at: func(t *table, s rebellion.System) int {
			return onlyIf(t.imperial(s), 2*t.queuedBelow(4))
		}},
		rebellion.SeekYoda:    {at: func(_ *table, s rebellion.System) int { return onlyIf(s == rebellion.Dagobah, 14) }},
		rebellion.StolenPlans: {at: withImperials(12)},
		rebellion.SupportOfMonCalamari: {at: func(t *table, s rebellion.System) int {
			return onlyIf(s == rebellion.MonCalamari, max(t.allianceWorth(s, 2), 14))
		}},
		rebellion.WookieeUprising: {at: func(t *table, s rebellion.System) int {
			return onlyIf(s == rebellion.Kashyyyk, t.allianceWorth(s, 1)+2*t.destroyable(s, empire, 4))
		}},
	}
}

// holds reports whether an objective is in the Rebel hand, as far as I see it.
func (t *table) holds(o rebellion.Objective) bool {
	for i := range t.ObjectiveHand {
		if t.Rebel.Objectives[i] == o {
			return true
		}
	}
	return false
}

// allianceWorth is what loyalty is worth to the Rebels, with the objectives it leads to.
func (t *table) allianceWorth(s rebellion.System, points int) int {
	n := t.loyaltyWorth(rebellion.Rebels, s, points)
	if n == 0 || t.Loyalty[s] == rebellion.Empire {
		return n
	}
	if t.holds(rebellion.PopularSupport) {
		n += 6
	}
	if t.holds(rebellion.RegionalSupport) {
		n += 12 / (1 + t.neededForRegion(s))
	}
	return n
}

// neededForRegion counts the populous systems of a region that are not loyal to the
// Rebels, without one of them.
func (t *table) neededForRegion(but rebellion.System) (n int) {
	for s := range rebellion.System(systems) {
		if s != but && s.Region() == but.Region() && t.populous(s) && t.Loyalty[s] != rebellion.Rebels {
			n++
		}
	}
	return n
}

// sabotageWorth: what the Empire does not build, and whom it cannot deploy.
func (t *table) sabotageWorth(s rebellion.System) int {
	if !t.populous(s) || !t.imperial(s) || in(t.Sabotaged, s) || t.anyUnit(s, rebellion.Rebels) {
		return 0
	}
	n := iconWorth(s.Figures().Icons[0])
	if t.Loyalty[s] == rebellion.Empire {
		n += iconWorth(s.Figures().Icons[1])
	}
	if t.holds(rebellion.CutSupplyLines) {
		n += 10
	}
	return n + 5
}

// queuedFor is what the best unit on the Imperial queue is worth that an icon builds.
func (t *table) queuedFor(icon rebellion.Icon) (best int) {
	for u := range rebellion.XWing {
		for space := 1; icon != rebellion.NoIcon && space <= 3; space++ {
			if u.Figures().Icon == icon && t.Queue[space][u] > 0 {
				best = max(best, unitWorth(u))
			}
		}
	}
	return best
}

// queuedBelow is what the best unit on the Imperial queue of at most so much health is worth.
func (t *table) queuedBelow(health uint8) (best int) {
	for u := range rebellion.XWing {
		for space := 1; space <= 3; space++ {
			if h := u.Figures().Health; t.Queue[space][u] > 0 && h > 0 && h <= health {
				best = max(best, unitWorth(u))
			}
		}
	}
	return best
}

// risingWorth: units rise in a system and fight the Imperial troops there.
func (t *table) risingWorth(s rebellion.System, u rebellion.Unit, n int) int {
	var mine, theirs fleet
	mine.gather(t, s, rebellion.Rebels)
	mine.add(u, n)
	theirs.gather(t, s, rebellion.Empire)
	odds := battleOdds(&mine[rebellion.Ground], &theirs[rebellion.Ground])
	return 4 + odds*(t.prize(s)+t.battleObjectives(s))/100
}

// strikeTeamWorth: four ground units come from the base without ships.
func (t *table) strikeTeamWorth(s rebellion.System) int {
	if t.troops(s, rebellion.Empire) == 0 || s == t.baseBox() {
		return 0
	}
	var mine, theirs fleet
	box := &t.Units[t.baseBox()]
	speeders := min(int(box[rebellion.Airspeeder]), 2)
	mine.add(rebellion.Airspeeder, speeders)
	mine.add(rebellion.RebelTrooper, min(int(box[rebellion.RebelTrooper]), 4-speeders))
	theirs.gather(t, s, rebellion.Empire)
	return t.fightWorth(s, &mine[rebellion.Ground], &theirs[rebellion.Ground])
}

// assaultWorth: the ships of the base attack the ships of a system.
func (t *table) assaultWorth(s rebellion.System) int {
	if t.ships(s, rebellion.Empire) == 0 {
		return 0
	}
	var mine, theirs fleet
	mine.gather(t, t.baseBox(), rebellion.Rebels)
	theirs.gather(t, s, rebellion.Empire)
	return t.fightWorth(s, &mine[rebellion.Space], &theirs[rebellion.Space])
}

// fightWorth is what a battle is worth to the Rebels: only clear odds are.
func (t *table) fightWorth(s rebellion.System, mine, theirs *force) int {
	odds := battleOdds(mine, theirs)
	if odds < 60 {
		return 0
	}
	return odds*(theirs.health*3+t.battleObjectives(s))/100 - (100-odds)*mine.health*3/100
}

// hiddenFleetWorth: where units make people safe, if the base has enough.
func (t *table) hiddenFleetWorth(s rebellion.System) int {
	if t.anyUnit(s, rebellion.Empire) || t.anyUnit(s, rebellion.Rebels) || !t.rebel(s) {
		return 0
	}
	if !t.holds(rebellion.DefendThePeople) && !t.holds(rebellion.EstablishOutposts) {
		return 0
	}
	return onlyIf(t.troops(t.baseBox(), rebellion.Rebels) > 4 && t.threat(s) < 15, 10)
}
