package rows

import (
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui/sound"
	"holoboard/ui/table/row"
)

// Whom an event is about, if not the side that it names.
const (
	ofUnit      row.Whose = iota + 1
	againstUnit           // it is the enemy's attack
	ofLeader
	ofEmpire
	ofRebels
	ofNobody
)

// Events has the row of each kind of event.
var Events = [...]row.Telling{
	rules.ProbeRevealed: {Recap: row.Passing, Whose: ofNobody, Rule: "R5.1.8"},
	rules.UnitPlaced:    {Takes: 90 * time.Millisecond, Sound: sound.Drop, ByHand: true, Whose: ofUnit, Adds: true, Rule: "R5.1.8"},
	rules.BaseChosen:    {Rule: "R5.1.9"},
	rules.RoundBegan: {
		Takes: 900 * time.Millisecond, Sound: sound.Hum, Banner: true, Whose: ofNobody, Rule: "R6.1",
		Mark: row.Chapter, Marks: "tape.rounds",
	},
	rules.PhaseBegan: {
		Takes: 900 * time.Millisecond, Sound: sound.Hum, Banner: true, Recap: row.Onward, Whose: ofNobody, Rule: "R6.1",
		Mark: row.Part, Marks: "tape.phases",
	},
	rules.Assigned:       {Takes: 120 * time.Millisecond, Sound: sound.Card, ByHand: true, Recap: row.Shared, Rule: "R7.2"},
	rules.TakenBack:      {ByHand: true, Recap: row.Shared, Rule: "R7.5"},
	rules.Vetoed:         {Rule: "R26.4"},
	rules.AssignmentDone: {Recap: row.Passing, Rule: "R7.1"},
	rules.Activated: {
		Takes: render.TravelTime, Sound: sound.Drop, ByHand: true, At: row.InPlace, Recap: row.Onward, Rule: "R8.2",
	},
	rules.UnitMoved: {
		Takes: 160 * time.Millisecond, Sound: sound.Drop, ByHand: true, At: row.InPlace, Steps: row.In(InCombat, RetreatStep),
		Whose: ofUnit, Adds: true, Rule: "R8.3",
	},
	rules.CaptiveMoved: {Takes: render.TravelTime, Sound: sound.Drop, ByHand: true, At: row.InPlace, Whose: ofLeader, Rule: "R8.3.10"},
	rules.BaseAnswered: {Takes: 600 * time.Millisecond, At: row.InPlace, Whose: ofRebels, Rule: "R8.2.3"},
	rules.RegionAnswered: {
		Takes: 600 * time.Millisecond, At: row.InPlace, Recap: row.Befalls | row.Says, Whose: ofRebels, Rule: "action.local_rumors",
	},
	rules.BaseRevealed: {
		Takes: 1400 * time.Millisecond, Sound: sound.Alarm, Herald: true, At: row.InPlace, Grave: true, Recap: row.Befalls,
		Whose: ofRebels, Rule: "R18.4",
	},
	rules.Passed: {Takes: 800 * time.Millisecond, Banner: true, Recap: row.Onward, Rule: "R8.1.3"},
	rules.MissionRevealed: {
		Takes: 1100 * time.Millisecond, Sound: sound.Card, Stop: true, Scene: InMission, Recap: row.Passing | row.Onward,
		Log: MissionLog, Rule: row.TheCard, Mark: row.Moment, Marks: "tape.missions",
	},
	rules.MissionPlaced: {
		Takes: 350 * time.Millisecond, Sound: sound.Card, At: row.AfterScene, Scene: InMission, Log: MissionLog,
		Rule: row.TheCard,
	},
	rules.LeaderMoved: {Takes: render.TravelTime, Sound: sound.Drop, At: row.InPlace, Whose: ofLeader, Rule: "R19.7"},
	rules.Opposed: {
		Takes: 500 * time.Millisecond, Sound: sound.Drop, Scene: InMission, Steps: row.In(InMission, OpposeStep),
		Log: MissionLog, Rule: "R9.4.1",
	},
	rules.MissionRolled: {
		Sound: sound.Roll, Stop: true, Scene: InMission, Steps: row.In(InMission, DiceStep), Recap: row.Befalls,
		Log: MissionLog, Rule: "R9.5.1",
	},
	rules.DieRerolled: {
		Takes: render.RollTime(1), Sound: sound.Roll, Steps: row.In(InMission, DiceStep), Log: MissionLog,
		Rule: "ring.master_yoda",
	},
	rules.DieSet:     {Log: MissionLog, Rule: "action.one_in_a_million"},
	rules.DieBlanked: {Log: MissionLog, Rule: "ring.r2_d2"},
	rules.MissionSucceeded: {
		Takes: outcomeTime, Sound: sound.Stamp, Stop: true, Recap: row.Befalls | row.Outcome, Log: MissionLog,
		Rule: row.TheCard, Sum: "missions",
	},
	rules.MissionFailed: {
		Takes: outcomeTime, Sound: sound.Stamp, Stop: true, Recap: row.Befalls | row.Outcome | row.Vain, Log: MissionLog,
		Rule: row.TheCard,
	},
	rules.MissionResolved: {
		Takes: outcomeTime, Sound: sound.Stamp, Stop: true, Recap: row.Befalls | row.Outcome, Log: MissionLog,
		Rule: row.TheCard, Sum: "missions",
	},
	rules.MissionReturned:  {Log: MissionLog, Rule: "R9.6.5"},
	rules.MissionKept:      {Recap: row.Passing, Log: MissionLog, Rule: "R21.1.3"},
	rules.MissionDiscarded: {Recap: row.Passing, Log: MissionLog, Rule: "R9.6.2"},
	rules.MissionsDrawn:    {Steps: row.In(InRefresh, MissionsStep), Recap: row.Draws, Lists: rules.KindMission, Rule: "R11.2"},
	rules.MissionFound:     {Recap: row.Shows, Rule: "R21.1.4"},
	rules.ProjectsDrawn:    {Recap: row.Draws, Whose: ofEmpire, Lists: rules.KindMission, Rule: "R21.1.2"},
	rules.ProjectReturned:  {Whose: ofEmpire, Rule: "R21.1.2"},
	rules.DeckReshuffled:   {Rule: "R24.4"},
	rules.LoyaltyChanged:   {Takes: 450 * time.Millisecond, Sound: sound.Hum, At: row.InPlace, Recap: row.Befalls, Rule: "R14.1"},
	rules.SystemSubjugated: {
		Takes: 450 * time.Millisecond, Sound: sound.Alarm, At: row.InPlace, Whose: ofNobody, Rule: "R15.1",
	},
	rules.SubjugationEnded: {Takes: 300 * time.Millisecond, At: row.InPlace, Whose: ofNobody, Rule: "R15.4"},
	rules.SystemSabotaged: {
		Takes: 450 * time.Millisecond, Sound: sound.Explosion, At: row.InPlace, Grave: true, Whose: ofNobody, Rule: "R16.2",
	},
	rules.SabotageRemoved: {Takes: 300 * time.Millisecond, At: row.InPlace, Whose: ofNobody, Rule: "R16.4"},
	rules.SystemDestroyed: {
		Takes: 1800 * time.Millisecond, Sound: sound.Explosion, At: row.InPlace, Whose: ofNobody, Rule: "R17.1",
	},
	rules.LeaderCaptured: {
		Takes: 600 * time.Millisecond, Sound: sound.Alarm, At: row.InPlace, Grave: true, Recap: row.Befalls, Log: MissionLog,
		Whose: ofLeader, Rule: "R20.2", Sum: "leaders",
	},
	rules.LeaderFrozen: {Recap: row.Befalls, Whose: ofLeader, Rule: "ring.carbonite"},
	rules.LeaderLured:  {Recap: row.Befalls, Whose: ofLeader, Rule: "R19.9"},
	rules.LeaderRescued: {
		Takes: render.TravelTime, Sound: sound.Hum, At: row.InPlace, Recap: row.Befalls, Log: MissionLog, Whose: ofLeader,
		Rule: "R20.5",
	},
	rules.LeaderDetained:   {Recap: row.Befalls, Whose: ofLeader, Rule: "mission.detained"},
	rules.LeaderEliminated: {Recap: row.Befalls, Whose: ofLeader, Rule: "R19.6"},
	rules.LeaderJoined:     {Takes: render.TravelTime, Sound: sound.Hum, Whose: ofLeader, Rule: "R20.7"},
	rules.JediJoined:       {Whose: ofLeader, Rule: "R19.8"},
	rules.RingWorn:         {Takes: 450 * time.Millisecond, Sound: sound.Hum, Recap: row.Befalls, Whose: ofLeader, Rule: "R20.1"},
	rules.RingDiscarded:    {Recap: row.Befalls, Whose: ofLeader, Rule: "R20.1"},
	rules.LeadersRetrieved: {Steps: row.In(InRefresh, LeadersStep), Rule: "R11.1"},
	rules.ProbesDrawn:      {Steps: row.In(InRefresh, ProbesStep), Recap: row.Draws, Whose: ofEmpire, Lists: rules.KindSystem, Rule: "R11.3"},
	rules.ProbesSeen:       {Recap: row.Shows, Whose: ofRebels, Lists: rules.KindSystem, Rule: "R21.1.5"},
	rules.ProbesShown: {
		Recap: row.Befalls | row.Shows, Whose: ofEmpire, Lists: rules.KindSystem, Rule: "mission.intercept_transmissions",
	},
	rules.ProbesTaken:     {Recap: row.Shows, Whose: ofRebels, Lists: rules.KindSystem, Rule: "mission.plant_false_lead"},
	rules.ProbesPlaced:    {Whose: ofRebels, Rule: "mission.plant_false_lead"},
	rules.ObjectiveDrawn:  {Steps: row.In(InRefresh, ObjectiveStep), Recap: row.Draws, Whose: ofRebels, Rule: "R11.4"},
	rules.ObjectivesSeen:  {Recap: row.Shows, Whose: ofRebels, Lists: rules.KindObjective, Rule: "R22.10"},
	rules.ObjectivesPut:   {Whose: ofRebels, Rule: "R22.10"},
	rules.ObjectivesShown: {Recap: row.Befalls | row.Shows, Whose: ofRebels, Lists: rules.KindObjective, Rule: "R21.1.7"},
	rules.ObjectiveSent:   {Recap: row.Befalls | row.Shows, Whose: ofRebels, Rule: "mission.retrieve_the_plans"},
	rules.ObjectivePlayed: {
		Takes: 1600 * time.Millisecond, Sound: sound.Card, Stop: true, Card: true, Whose: ofRebels, Rule: row.TheCard,
		Sum: "objectives",
	},
	rules.PlansTried:      {Sound: sound.Roll, Stop: true, Recap: row.Befalls, Whose: ofRebels, Rule: "R13.8"},
	rules.ReputationMoved: {Takes: 300 * time.Millisecond, Sound: sound.Drop, Whose: ofNobody, Rule: "R23.1"},
	rules.TimeAdvanced: {
		Takes: 300 * time.Millisecond, Sound: sound.Drop, Steps: row.In(InRefresh, TimeStep), Whose: ofNobody, Rule: "R11.5",
	},
	rules.UnitBuilt:  {ByHand: true, Steps: row.In(InRefresh, BuildStep), Adds: true, Rule: "R11.5.6"},
	rules.UnitQueued: {Adds: true, Rule: "R1.4"},
	rules.UnitGained: {Takes: 200 * time.Millisecond, Sound: sound.Drop, At: row.InPlace, Whose: ofUnit, Adds: true, Rule: "R1.4"},
	rules.UnitDestroyed: {
		Takes: 250 * time.Millisecond, Sound: sound.Explosion, At: row.InPlace, Grave: true, Recap: row.Befalls, Whose: ofUnit,
		Adds: true, Rule: "R1.9", Sum: "units",
	},
	rules.QueuedDestroyed: {Recap: row.Befalls, Whose: ofUnit, Adds: true, Rule: "R1.9", Sum: "units"},
	rules.UnitHastened:    {Whose: ofUnit, Adds: true, Rule: "mission.double_our_efforts"},
	rules.QueueMoved:      {Steps: row.In(InRefresh, DeployStep), Recap: row.Passing, Rule: "R11.6"},
	rules.UnitDeployed: {
		Takes: render.DropTime, Sound: sound.Drop, ByHand: true, At: row.InPlace, Steps: row.In(InRefresh, DeployStep),
		Whose: ofUnit, Adds: true, Rule: "R11.6.1",
	},
	rules.UnitKept:        {Steps: row.In(InRefresh, DeployStep), Recap: row.Passing, Whose: ofUnit, Rule: "R11.6"},
	rules.ActionsDrawn:    {Steps: row.In(InRefresh, RecruitStep), Recap: row.Passing, Lists: rules.KindAction, Rule: "R11.5.1"},
	rules.ActionUsed:      {Takes: 1600 * time.Millisecond, Sound: sound.Card, Stop: true, Card: true, Rule: row.TheCard},
	rules.Recruited:       {Steps: row.In(InRefresh, RecruitStep), Rule: "R11.5.1"},
	rules.RecruitedNobody: {Steps: row.In(InRefresh, RecruitStep), Rule: "R11.5.4"},
	rules.CombatBegan: {
		Takes: 800 * time.Millisecond, Sound: sound.Alarm, Stop: true, At: row.AfterScene, Grave: true, Scene: InCombat,
		Recap: row.Onward, Log: CombatLog, Whose: ofNobody, Rule: "R12.1.1", Mark: row.Moment, Marks: "tape.combats",
	},
	rules.LeaderAdded:    {Takes: 450 * time.Millisecond, Sound: sound.Drop, Log: CombatLog, Rule: "R12.2.1"},
	rules.LeaderReturned: {Whose: ofLeader, Rule: "action.ready_for_action"},
	rules.TacticsDrawn: {
		Takes: 350 * time.Millisecond, Sound: sound.Card, Recap: row.Passing, Log: CombatLog, Lists: rules.KindTactic,
		Rule: "R12.3.1",
	},
	rules.CombatRoundBegan: {
		Takes: 500 * time.Millisecond, Sound: sound.Hum, Steps: row.In(InCombat, RollStep), Recap: row.Passing, Log: CombatLog,
		Whose: ofNobody, Rule: "R12.4",
	},
	rules.BattleBegan: {
		Takes: 450 * time.Millisecond, Steps: row.In(InCombat, RollStep), Recap: row.Passing, Log: CombatLog, Whose: ofNobody,
		Rule: "R12.4",
	},
	rules.AttackRolled: {
		Sound: sound.Roll, Stop: true, Steps: row.In(InCombat, RollStep), Recap: row.Befalls, Log: CombatLog, Rule: "R12.5.1",
	},
	rules.SpecialSpent: {
		Takes: 250 * time.Millisecond, Steps: row.In(InCombat, TacticsStep), Recap: row.Passing, Log: CombatLog,
		Rule: "R12.5.4",
	},
	rules.TacticPlayed: {
		Takes: 1200 * time.Millisecond, Sound: sound.Card, Stop: true, Card: true, Steps: row.In(InCombat, TacticsStep),
		Log: CombatLog, Rule: row.TheCard,
	},
	rules.TacticGivenUp: {Takes: 500 * time.Millisecond, Steps: row.In(InCombat, BlockStep), Log: CombatLog, Rule: row.TheCard},
	rules.CombatDieRerolled: {
		Takes: render.RollTime(1), Sound: sound.Roll, Steps: row.In(InCombat, TacticsStep), Log: CombatLog, Rule: "R12.5.6",
	},
	rules.DamageAssigned: {
		Takes: 300 * time.Millisecond, Sound: sound.Hit, ByHand: true, Steps: row.In(InCombat, AssignStep), Recap: row.Passing,
		Log: CombatLog, Whose: againstUnit, Rule: "R12.6.1",
	},
	rules.DamageBlocked: {
		Takes: 350 * time.Millisecond, Sound: sound.Block, Steps: row.In(InCombat, BlockStep), Recap: row.Passing,
		Log: CombatLog, Whose: ofUnit, Rule: "R12.6.2",
	},
	rules.UnitDamaged: {
		Takes: 480 * time.Millisecond, Steps: row.In(InCombat, BlockStep), Recap: row.Passing, Log: CombatLog,
		Whose: againstUnit, Rule: "R12.6.3",
	},
	rules.UnitBeaten: {
		Takes: 480 * time.Millisecond, Sound: sound.Hit, Steps: row.In(InCombat, BlockStep), Recap: row.Passing,
		Log: CombatLog, Whose: againstUnit, Adds: true, Rule: "R12.6.3",
	},
	rules.UnitLost: {
		Takes: render.LostTime, Sound: sound.Explosion, Recap: row.Befalls, Log: CombatLog, Whose: ofUnit, Adds: true,
		Rule: "R12.6.4", Sum: "units",
	},
	rules.Retreated: {
		Takes: 600 * time.Millisecond, Sound: sound.Drop, Steps: row.In(InCombat, RetreatStep), Log: CombatLog,
		Rule: "R12.7.1",
	},
	rules.CombatEnded: {
		Takes: 2 * time.Second, Stop: true, Recap: row.Passing, Log: CombatLog, Whose: ofNobody, Rule: "R12.8.1",
	},
	rules.BattleWon: {
		Takes: 1100 * time.Millisecond, Sound: sound.Stamp, Recap: row.Befalls, Log: CombatLog, Rule: "R12.9.1",
		Sum: "battles",
	},
	rules.MobilizationBegan: {Whose: ofRebels, Rule: "R18.7"},
	rules.NewBaseSought:     {Whose: ofRebels, Lists: rules.KindSystem, Rule: "R18.7.1"},
	rules.BaseKept:          {Recap: row.Befalls | row.Outcome | row.Vain, Whose: ofRebels, Rule: "R18.7.2"},
	rules.BaseMoved:         {Recap: row.Befalls | row.Outcome, Whose: ofRebels, Rule: "R18.7.4"},
	rules.LeaderMisdirected: {Recap: row.Befalls, Whose: ofLeader, Rule: "mission.misdirection"},
	rules.PlanLaid:          {Whose: ofLeader, Rule: "mission.contingency_plan"},
	rules.SystemsNamed:      {Whose: ofRebels, Lists: rules.KindSystem, Rule: "mission.interrogation_droid"},
	rules.GameWon:           {Takes: 2 * time.Second, Sound: sound.Victory, Recap: row.Befalls, Rule: "R4"},
}

// outcomeTime is how long the stamp of a mission falls and is left to be read.
const outcomeTime = render.StampTime + 1800*time.Millisecond

// dealtTime is how long the action cards are shown that somebody is dealt.
const dealtTime = 3200 * time.Millisecond

// Of is the row of a kind of event.
func Of(k rules.EventKind) *row.Telling { return &Events[k] }

// Has tells whether a kind of event has any of some weights.
func Has(k rules.EventKind, any row.Weight) bool { return Events[k].Recap.Has(any) }

// Length is how long an event is shown, at normal speed.
func Length(e rules.Event) time.Duration {
	const read = 350 * time.Millisecond
	switch e.Kind {
	case rules.AttackRolled:
		return render.RollTime(int(e.Count)) + read
	case rules.MissionRolled:
		return render.RollTime(int(e.N)) + time.Duration(e.N)*render.CountTime + read
	case rules.PlansTried:
		return render.RollTime(int(e.N)) + 2*read
	case rules.ActionsDrawn:
		if Dealt(e) {
			return dealtTime
		}
	}
	return Of(e.Kind).Takes
}

// Dealt tells whether an event deals action cards whose faces the viewer sees; later ones are drawn to recruit with.
func Dealt(e rules.Event) bool {
	return e.Kind == rules.ActionsDrawn && !e.Hidden && e.N > 0 && rules.Action(e.List[0]).Card().Starting
}

// Actor is the side that an event is about, or NoSide.
func Actor(e rules.Event) rules.Side {
	switch Of(e.Kind).Whose {
	case ofUnit:
		return e.Unit.Side()
	case againstUnit:
		return 1 - e.Unit.Side()
	case ofLeader:
		return e.Leader.Figures().Side
	case ofEmpire:
		return rules.Empire
	case ofRebels:
		return rules.Rebels
	case ofNobody:
		return rules.NoSide
	}
	return e.Side
}
