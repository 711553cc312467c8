package bot

import (
	"holoboard/game"
	"holoboard/game/rebellion"
)

// Cards: which missions to keep, whom to recruit, which objectives count.

// rateDiscarded: the mission that is worth least.
func (t *table) rateDiscarded(o game.Option) int { return -t.keepWorth(rebellion.Mission(o.A)) }

// keepWorth is what a mission in the hand is worth: what all my leaders could do with
// it now, or at least the hope.
func (t *table) keepWorth(m rebellion.Mission) int {
	all := rebellion.Leaders(0)
	for l := range rebellion.Leader(leaders) {
		at := t.Leaders[l].At
		if t.sideOf(l) == t.me && !t.captive(l) && (at == rebellion.InPool || at <= rebellion.Spot(rebellion.BaseSpace)) {
			all |= 1 << l
		}
	}
	points := max(t.bestUse(m, all), t.hopeOf(m))
	if m == rebellion.SuperlaserOnline {
		points += 15
	}
	return points
}

func (t *table) rateResearch(o game.Option) int {
	if o == rebellion.ClearSabotage.Thing() {
		return t.prize(t.Mission.System)
	}
	return 12
}

// rateRecruit: the leader with most skills and tactics.
func (t *table) rateRecruit(o game.Option) int {
	switch {
	case o == rebellion.DrawOn.Thing():
		return 1
	case rebellion.Leader(o.B) == rebellion.NoLeader:
		return 0
	}
	return leaderWorth(rebellion.Leader(o.B))
}

// rateObjectivePlayed: whatever can be played is, that with most reputation first.
func (t *table) rateObjectivePlayed(o game.Option) int {
	if o.Kind != rebellion.KindObjective {
		return 0
	}
	return 1 + rebellion.Objective(o.A).Brings(&t.Public)
}

// rateObjectiveKept: the objective that is easiest to fulfill for its reputation.
func (t *table) rateObjectiveKept(o game.Option) int {
	return t.objectiveWorth(rebellion.Objective(o.A))
}

// rateObjectiveBuried: what is put back last lies on top.
func (t *table) rateObjectiveBuried(o game.Option) int {
	return -t.objectiveWorth(rebellion.Objective(o.A))
}

func (t *table) objectiveWorth(o rebellion.Objective) int {
	ease := map[rebellion.Objective]int{
		rebellion.CripplingBlow: 6, rebellion.CutSupplyLines: 8, rebellion.DefendThePeople: 7, rebellion.RebelAssault: 4,
		rebellion.RegionalSupport: 8, rebellion.DeathStarPlansII: 4, rebellion.DeathStarPlansIII: 4,
		rebellion.HeartOfTheEmpire: 1, rebellion.Liberation: 6, rebellion.PopularSupport: 6,
		rebellion.EstablishOutposts: 7, rebellion.InspireSympathy: 8, rebellion.MajorVictory: 5, rebellion.ReturnOfTheJedi: 2,
	}[o]
	if o == rebellion.LeaveNoOneBehind {
		ease = worthIf(!t.anyCaptive(), 10)
	}
	return 1 + ease*o.Brings(&t.Public)
}
