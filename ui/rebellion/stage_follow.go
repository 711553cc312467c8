package rebellion

import (
	rules "holoboard/game/rebellion"
)

// follow puts onto a view what an event tells, so that the table can be shown as it was between two decisions. It
// follows pieces, markers, the mission and the combat under way; numbers of cards in decks may stay behind until all is
// told. Which leaders are retrieved, and from where a unit is deployed out of turn, is not in the events; end, the table
// when all is told, knows it.
func follow(v *rules.View, e rules.Event, end *rules.View) {
	switch {
	case e.Kind == rules.LeadersRetrieved:
		v.Leaders = end.Leaders
		return
	case e.Kind == rules.UnitDeployed && v.Deploying.Leaving[e.Unit] == 0:
		v.Queue = end.Queue
		v.Deploying.Leaving[e.Unit]++
	}
	for _, follows := range []func(*rules.View, rules.Event) bool{followUnits, followLeaders, followMarkers, followMission, followCombat} {
		if follows(v, e) {
			return
		}
	}
}

// followUnits follows figures between places, queues and the supply.
func followUnits(v *rules.View, e rules.Event) bool {
	switch e.Kind {
	case rules.UnitMoved:
		v.Units[e.From][e.Unit]--
		v.Units[e.System][e.Unit]++
		if !v.Combat.Open && e.From < rules.BaseSpace {
			v.CameFrom |= 1 << e.From
		}
		if v.Combat.Open && e.From == v.Combat.System {
			dismiss(&v.Combat, e.Unit, false)
		}
	case rules.UnitGained:
		v.Supply[e.Unit]--
		v.Units[e.System][e.Unit]++
	case rules.UnitDestroyed:
		v.Units[e.System][e.Unit]--
		v.Supply[e.Unit]++
	case rules.UnitLost:
		v.Units[e.System][e.Unit]--
		v.Supply[e.Unit]++
		v.Combat.Lost[e.Unit]++
		dismiss(&v.Combat, e.Unit, true)
	case rules.UnitBuilt, rules.UnitQueued:
		v.Supply[e.Unit]--
		v.Queue[e.N][e.Unit]++
	case rules.QueuedDestroyed:
		if v.Queue[e.N][e.Unit] > 0 {
			v.Queue[e.N][e.Unit]--
		} else {
			v.Deploying.Leaving[e.Unit]--
		}
		v.Supply[e.Unit]++
	case rules.UnitHastened:
		v.Queue[e.N+1][e.Unit]--
		v.Queue[e.N][e.Unit]++
	case rules.QueueMoved:
		slideQueue(v, e.Side)
	case rules.UnitPlaced:
		v.Deploying.Leaving[e.Unit]--
		v.Units[e.System][e.Unit]++
	case rules.UnitDeployed:
		v.Deploying.Leaving[e.Unit]--
		v.Units[e.System][e.Unit]++
		if e.Unit == rules.DeathStar {
			v.Units[e.System][rules.DeathStarUnderConstruction]--
			v.Supply[rules.DeathStarUnderConstruction]++
		}
	case rules.UnitKept:
		v.Deploying.Leaving[e.Unit] -= e.N
		v.Queue[1][e.Unit] += e.N
	default:
		return false
	}
	return true
}

// slideQueue moves a side's build queue one space on; what leaves it waits to be deployed.
func slideQueue(v *rules.View, side rules.Side) {
	v.Deploying = rules.Deploying{}
	for u := range v.Queue[0] {
		if rules.Unit(u).Side() == side {
			v.Deploying.Leaving[u] = v.Queue[1][u]
			v.Queue[1][u], v.Queue[2][u], v.Queue[3][u] = v.Queue[2][u], v.Queue[3][u], 0
		}
	}
}

// followLeaders follows leaders and their rings.
func followLeaders(v *rules.View, e rules.Event) bool {
	stand := func(at rules.Spot) { v.Leaders[e.Leader].At = at }
	switch e.Kind {
	case rules.Assigned, rules.PlanLaid:
		stand(rules.OnMission + rules.Spot(e.N))
	case rules.TakenBack, rules.Recruited, rules.LeaderReturned:
		stand(rules.InPool)
	case rules.Activated:
		stand(rules.Spot(e.System))
		v.CameFrom = 0
	case rules.LeaderMoved, rules.LeaderAdded, rules.LeaderJoined, rules.CaptiveMoved:
		stand(rules.Spot(e.System))
	case rules.Retreated:
		stand(rules.Spot(e.System))
		v.Combat.Retreated[e.Side] = true
	case rules.LeaderCaptured:
		v.Leaders[e.Leader] = rules.Stand{At: rules.Spot(e.System), Ring: rules.CapturedRing}
	case rules.LeaderFrozen:
		v.Leaders[e.Leader].Ring = rules.CarboniteRing
	case rules.LeaderLured:
		v.Leaders[e.Leader].Ring = rules.LureRing
	case rules.LeaderRescued:
		v.Leaders[e.Leader] = rules.Stand{At: rules.Spot(e.System)}
	case rules.RingWorn:
		v.Leaders[e.Leader].Ring = rules.Ring(e.N)
	case rules.RingDiscarded:
		v.Leaders[e.Leader].Ring = rules.NoRing
	case rules.LeaderEliminated:
		v.Leaders[e.Leader] = rules.Stand{At: rules.Eliminated}
	case rules.JediJoined:
		v.Leaders[rules.LukeSkywalkerJedi] = v.Leaders[rules.LukeSkywalker]
		v.Leaders[rules.LukeSkywalker] = rules.Stand{At: rules.SetAside}
	default:
		return false
	}
	return true
}

// followMarkers follows what lies on systems and on the track.
func followMarkers(v *rules.View, e rules.Event) bool {
	switch e.Kind {
	case rules.LoyaltyChanged:
		v.Loyalty[e.System] = e.Side
		if e.Side == rules.Empire { // its marker takes the place of the other one
			v.Subjugated &^= 1 << e.System
		}
	case rules.SystemSubjugated:
		v.Subjugated |= 1 << e.System
	case rules.SubjugationEnded:
		v.Subjugated &^= 1 << e.System
	case rules.SystemSabotaged:
		v.Sabotaged |= 1 << e.System
	case rules.SabotageRemoved:
		v.Sabotaged &^= 1 << e.System
	case rules.SystemDestroyed:
		v.Destroyed |= 1 << e.System
		v.Sabotaged &^= 1 << e.System
		v.Subjugated &^= 1 << e.System
		v.Loyalty[e.System] = rules.NoSide
	case rules.BaseRevealed:
		v.Base, v.Revealed = e.System, true
	case rules.TimeAdvanced:
		v.Time = e.N
	case rules.ReputationMoved:
		v.Rep = e.N
	case rules.RoundBegan:
		v.Round = e.N
	case rules.PhaseBegan:
		v.Phase = rules.Phase(e.N)
	case rules.Passed:
		v.Passed[e.Side] |= e.Role().Duties()
	default:
		return false
	}
	return true
}

// followMission follows the mission under way.
func followMission(v *rules.View, e rules.Event) bool {
	m := &v.Mission
	switch e.Kind {
	case rules.MissionRevealed:
		*m = rules.MissionUnderWay{
			Card: rules.Mission(e.Card.A), Side: e.Side, Slot: e.N, System: rules.NoSystem, Target: rules.NoLeader, Chosen: rules.NoSystem,
			Assigned: leadersOn(v, e.Side, rules.OnMission+rules.Spot(e.N)),
		}
	case rules.MissionPlaced:
		m.System, m.Target = e.System, e.Leader
	case rules.MissionRolled:
		m.Rolled[e.Side] = e.N
		for i := range m.Dice[e.Side] {
			m.Dice[e.Side][i] = rules.Face(e.List[i])
		}
	case rules.DieRerolled:
		faces := v.Combat.PlansDice[:]
		if m.Card != rules.NoMission {
			faces = m.Dice[e.Side][:m.Rolled[e.Side]]
		}
		turnFace(faces, rules.Face(e.M), rules.Face(e.N))
	case rules.DieBlanked:
		turnFace(m.Dice[e.Side][:m.Rolled[e.Side]], rules.Face(e.M), rules.Blank)
	case rules.MissionKept, rules.MissionDiscarded:
		if m.Card == rules.Mission(e.Card.A) && m.Side == e.Side {
			m.PutAway = true
		}
	default:
		return false
	}
	return true
}

// turnFace turns one die with an old face to a new one.
func turnFace(faces []rules.Face, old, now rules.Face) {
	for i, f := range faces {
		if f == old {
			faces[i] = now
			return
		}
	}
}

// leadersOn is the set of a side's leaders on a spot. A lured leader serves the Empire.
func leadersOn(v *rules.View, side rules.Side, at rules.Spot) (set rules.Leaders) {
	for l := range v.Leaders {
		if v.Leaders[l].At == at && servesNow(v, rules.Leader(l)) == side {
			set |= 1 << l
		}
	}
	return set
}

// servesNow is whose leader one is now.
func servesNow(v *rules.View, l rules.Leader) rules.Side {
	if v.Leaders[l].Ring == rules.LureRing {
		return rules.Empire
	}
	return l.Figures().Side
}

// captive tells whether a leader is a prisoner.
func captive(v *rules.View, l rules.Leader) bool {
	ring := v.Leaders[l].Ring
	return ring == rules.CapturedRing || ring == rules.CarboniteRing
}
