package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// Where in the rule book stands what a player wants to know: about a thing, a question, a refusal, an event.

// phasePlaces are the chapters of the phases.
var phasePlaces = map[rules.Phase]string{
	rules.SettingUp: "R5", rules.Assignment: "R7", rules.Command: "R8", rules.Refresh: "R11",
}

// placeOf is the page of a thing, or nothing.
func placeOf(thing game.Option) string {
	switch thing.Kind {
	case rules.KindSystem, rules.KindProbe:
		if at := rules.System(thing.A); at < rules.BaseSpace {
			return "system." + at.String()
		}
		return "R18"
	case rules.KindLeader, rules.KindCaptive:
		return "leader." + rules.Leader(thing.A).String()
	case rules.KindMission:
		return pageOf("mission.", rules.Mission(thing.A).String())
	case rules.KindSlot:
		return "R7.4"
	case rules.KindObjective:
		if rules.Objective(thing.A) != rules.NoObjective {
			return "objective." + rules.Objective(thing.A).String()
		}
	case rules.KindTactic:
		if rules.Tactic(thing.A) != rules.NoTactic {
			return "tactic." + rules.Tactic(thing.A).String()
		}
	case rules.KindAction, rules.KindRecruit:
		return pageOf("action.", rules.Action(thing.A).String())
	case rules.KindUnit, rules.KindUnitAt, rules.KindMove, rules.KindQueued, rules.KindBuild, rules.KindTarget, rules.KindHit:
		return "unit." + rules.Unit(thing.A).String()
	case rules.KindDie:
		return "R12.6.1"
	case rules.KindRetreat:
		return "R12.7"
	}
	return ""
}

// pageOf is the page of a card, or nothing for no card.
func pageOf(kind, card string) string {
	if card == "" {
		return ""
	}
	return kind + card
}

// theCard stands for the page of the card that a question or an event is about.
const theCard = "card"

// placeOfQuestion is the rule by which something is asked, or the page of the card that asks.
func placeOfQuestion(d *game.Decision) string {
	place := askPlaces[d.Ask]
	if place != theCard {
		return place
	}
	for _, o := range d.About {
		if place := placeOf(o); place != "" {
			return place
		}
	}
	return "R9.6.1"
}

// askPlaces are the rules by which questions are asked.
var askPlaces = map[game.Key]string{
	rules.AskPlace: "R5.1.8", rules.AskPlaceTo: "R5.1.8", rules.AskChooseBase: "R5.1.9",
	rules.AskAssign: "R7.2", rules.AskAssignTo: "R7.2", rules.AskVeto: "R26.4",
	rules.AskTurn: "R8.1.1", rules.AskActivate: "R8.2.1", rules.AskMove: "R8.3",
	rules.AskMissionSystem: "R9.3.1", rules.AskMissionTarget: "R9.3.1", rules.AskOppose: "R9.4.1", rules.AskGuard: "R9.4.5",
	rules.AskMillion: "action.one_in_a_million", rules.AskSetDie: "action.one_in_a_million", rules.AskYoda: "ring.master_yoda", rules.AskAstromech: "ring.r2_d2",
	rules.AskProtocol: "ring.c_3po", rules.AskFalcon: "ring.millennium_falcon", rules.AskDestiny: "action.it_is_your_destiny", rules.AskCapture: theCard,
	rules.AskSacrifice: "action.noble_sacrifice", rules.AskSonOfSkywalker: "action.son_of_skywalker", rules.AskObjective: "R22.1",
	rules.AskContingency: "mission.contingency_plan", rules.AskObjectiveTop: theCard, rules.AskObjectiveNext: theCard, rules.AskKeepObjective: theCard,
	rules.AskRescue: theCard, rules.AskGoAlong: "R20.7", rules.AskDemolish: "mission.demolition", rules.AskFreeFigure: "R24.2", rules.AskGainUnit: theCard,
	rules.AskMisdirect: theCard, rules.AskFalseLead: theCard, rules.AskFalseLeadTo: theCard,
	rules.AskSupport: theCard, rules.AskYodaRing: theCard, rules.AskResearch: theCard, rules.AskReturnProject: theCard, rules.AskHasten: theCard,
	rules.AskGainLoyaltyIn: theCard, rules.AskNameSystem: theCard, rules.AskBeacon: theCard, rules.AskSendObjective: theCard, rules.AskTakeCaptiveTo: theCard,
	rules.AskConquerFrom: theCard, rules.AskOversee: theCard, rules.AskDestroyWorth: "R1.8", rules.AskDestroyQueued: "R1.8", rules.AskDestroyOne: theCard, rules.AskExcess: "R17.5",
	rules.AskMobilize: "R18.7", rules.AskMobilization: "R18.7.1", rules.AskMobilizeFrom: "R18.7.1", rules.AskNewBase: "R18.7.3",
	rules.AskAddLeader: "R12.2.1", rules.AskCombatCards: "R12.2.2", rules.AskCombatAction: "R12.5.4", rules.AskPayWith: "R12.5.4", rules.AskFireAt: "R12.6.1",
	rules.AskDealDamage: "R12.5.7", rules.AskBombardWith: "tactic.ground_bombardment", rules.AskDrawFrom: "R12.5.4", rules.AskReroll: "R12.5.6",
	rules.AskBlock: "R12.6.2", rules.AskGiveUp: "R12.6.2", rules.AskBlockOn: "R12.6.2", rules.AskPlansTarget: "R13.8", rules.AskEliminate: "R22.8",
	rules.AskRetreat: "R12.7", rules.AskRetreatWith: "R12.7.4", rules.AskActionSystem: theCard, rules.AskFindMission: "R21.1.4", rules.AskAttachRing: "R20.1",
	rules.AskWithdrawTo: theCard, rules.AskDiscard: "R11.2", rules.AskRecruit: "R11.5.1", rules.AskBuild: "R11.5.6", rules.AskBuildType: "R11.5.9",
	rules.AskDeploy: "R11.6", rules.AskDeployTo: "R11.6.1",
}

// placeOfEvent is what an event was about: the card, or the rule that made it happen.
func placeOfEvent(e rules.Event) string {
	place := eventPlaces[e.Kind]
	if place != theCard {
		return place
	}
	if place := placeOf(e.Card); place != "" {
		return place
	}
	return "R21.1.1"
}

// eventPlaces are what events are about.
var eventPlaces = map[rules.EventKind]string{
	rules.ProbeRevealed: "R5.1.8", rules.UnitPlaced: "R5.1.8", rules.BaseChosen: "R5.1.9", rules.RoundBegan: "R6.1", rules.PhaseBegan: "R6.1",
	rules.Assigned: "R7.2", rules.TakenBack: "R7.5", rules.Vetoed: "R26.4", rules.AssignmentDone: "R7.1",
	rules.Activated: "R8.2", rules.UnitMoved: "R8.3", rules.CaptiveMoved: "R8.3.10", rules.BaseAnswered: "R8.2.3",
	rules.RegionAnswered: "action.local_rumors", rules.BaseRevealed: "R18.4", rules.Passed: "R8.1.3",
	rules.MissionRevealed: theCard, rules.MissionPlaced: theCard, rules.LeaderMoved: "R19.7", rules.Opposed: "R9.4.1",
	rules.MissionRolled: "R9.5.1", rules.DieRerolled: "ring.master_yoda", rules.DieSet: "action.one_in_a_million", rules.DieBlanked: "ring.r2_d2",
	rules.MissionSucceeded: theCard, rules.MissionFailed: theCard, rules.MissionResolved: theCard,
	rules.MissionReturned: "R9.6.5", rules.MissionKept: "R21.1.3", rules.MissionDiscarded: "R9.6.2", rules.MissionsDrawn: "R11.2",
	rules.MissionFound: "R21.1.4", rules.ProjectsDrawn: "R21.1.2", rules.ProjectReturned: "R21.1.2", rules.DeckReshuffled: "R24.4",
	rules.LoyaltyChanged: "R14.1", rules.SystemSubjugated: "R15.1", rules.SubjugationEnded: "R15.4", rules.SystemSabotaged: "R16.2",
	rules.SabotageRemoved: "R16.4", rules.SystemDestroyed: "R17.1", rules.LeaderCaptured: "R20.2", rules.LeaderFrozen: "ring.carbonite",
	rules.LeaderLured: "R19.9", rules.LeaderRescued: "R20.5", rules.LeaderDetained: "mission.detained", rules.LeaderEliminated: "R19.6",
	rules.LeaderJoined: "R20.7", rules.JediJoined: "R19.8", rules.RingWorn: "R20.1", rules.RingDiscarded: "R20.1",
	rules.LeadersRetrieved: "R11.1", rules.ProbesDrawn: "R11.3", rules.ProbesSeen: "R21.1.5", rules.ProbesShown: "mission.intercept_transmissions",
	rules.ProbesTaken: "mission.plant_false_lead", rules.ProbesPlaced: "mission.plant_false_lead", rules.ObjectiveDrawn: "R11.4",
	rules.ObjectivesSeen: "R22.10", rules.ObjectivesPut: "R22.10", rules.ObjectivesShown: "R21.1.7", rules.ObjectiveSent: "mission.retrieve_the_plans",
	rules.ObjectivePlayed: theCard, rules.PlansTried: "R13.8", rules.ReputationMoved: "R23.1", rules.TimeAdvanced: "R11.5",
	rules.UnitBuilt: "R11.5.6", rules.UnitQueued: "R1.4", rules.UnitGained: "R1.4", rules.UnitDestroyed: "R1.9", rules.QueuedDestroyed: "R1.9",
	rules.UnitHastened: "mission.double_our_efforts", rules.QueueMoved: "R11.6", rules.UnitDeployed: "R11.6.1", rules.UnitKept: "R11.6",
	rules.ActionsDrawn: "R11.5.1", rules.ActionUsed: theCard, rules.Recruited: "R11.5.1", rules.RecruitedNobody: "R11.5.4",
	rules.CombatBegan: "R12.1.1", rules.LeaderAdded: "R12.2.1", rules.LeaderReturned: "action.ready_for_action", rules.TacticsDrawn: "R12.3.1",
	rules.CombatRoundBegan: "R12.4", rules.BattleBegan: "R12.4", rules.AttackRolled: "R12.5.1", rules.SpecialSpent: "R12.5.4",
	rules.TacticPlayed: theCard, rules.TacticGivenUp: theCard, rules.CombatDieRerolled: "R12.5.6", rules.DamageAssigned: "R12.6.1",
	rules.DamageBlocked: "R12.6.2", rules.UnitDamaged: "R12.6.3", rules.UnitBeaten: "R12.6.3", rules.UnitLost: "R12.6.4",
	rules.Retreated: "R12.7.1", rules.CombatEnded: "R12.8.1", rules.BattleWon: "R12.9.1", rules.MobilizationBegan: "R18.7",
	rules.NewBaseSought: "R18.7.1", rules.BaseKept: "R18.7.2", rules.BaseMoved: "R18.7.4", rules.LeaderMisdirected: "mission.misdirection",
	rules.PlanLaid: "mission.contingency_plan", rules.SystemsNamed: "mission.interrogation_droid", rules.GameWon: "R4",
}
