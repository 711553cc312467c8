package rebellion

import (
	"slices"

	"holoboard/game"
)

// The questions that the rules put, in the order of the rule book. Words, rows of a screen and computer players find them
// by these names.
const (
	// R5: setup.
	AskPlace      game.Key = "place"    // which unit is placed next
	AskPlaceTo    game.Key = "place_to" // where
	AskChooseBase game.Key = "choose_base"

	// R7: the Assignment Phase.
	AskAssign     game.Key = "assign"    // who goes on a mission, or is taken back
	AskAssignTo   game.Key = "assign_to" // which mission
	AskVeto       game.Key = "veto"      // which of his admiral's assignments a general takes back (R26.4)
	AskAttachRing game.Key = "attach_ring"
	AskWithdrawTo game.Key = "withdraw_to"

	// R8: the Command Phase.
	AskTurn     game.Key = "turn"     // a leader who activates a system, a mission that is revealed, or passing
	AskActivate game.Key = "activate" // which system
	AskMove     game.Key = "move"     // the next unit or captive of a movement

	// R9: missions.
	AskMissionSystem  game.Key = "mission_system"
	AskMissionTarget  game.Key = "mission_target"
	AskOppose         game.Key = "oppose"
	AskGuard          game.Key = "guard"
	AskYoda           game.Key = "yoda" // which die the Master Yoda ring rolls again
	AskAstromech      game.Key = "astromech"
	AskProtocol       game.Key = "protocol"
	AskFalcon         game.Key = "falcon"
	AskSonOfSkywalker game.Key = "son_of_skywalker"
	AskDestiny        game.Key = "destiny"
	AskCapture        game.Key = "capture"
	AskSacrifice      game.Key = "sacrifice"
	AskGainLoyaltyIn  game.Key = "gain_loyalty_in"
	AskResearch       game.Key = "research"
	AskReturnProject  game.Key = "return_project"
	AskTakeCaptiveTo  game.Key = "take_captive_to"
	AskHasten         game.Key = "hasten"
	AskBeacon         game.Key = "beacon"
	AskSendObjective  game.Key = "send_objective"
	AskNameSystem     game.Key = "name_system"
	AskConquerFrom    game.Key = "conquer_from"
	AskOversee        game.Key = "oversee"
	AskSupport        game.Key = "support"
	AskObjectiveTop   game.Key = "objective_top"
	AskObjectiveNext  game.Key = "objective_next"
	AskKeepObjective  game.Key = "keep_objective"
	AskContingency    game.Key = "contingency"
	AskRescue         game.Key = "rescue"
	AskGoAlong        game.Key = "go_along"
	AskDemolish       game.Key = "demolish"
	AskFreeFigure     game.Key = "free_figure"
	AskGainUnit       game.Key = "gain_unit"
	AskMisdirect      game.Key = "misdirect"
	AskFalseLead      game.Key = "false_lead"
	AskFalseLeadTo    game.Key = "false_lead_to"
	AskYodaRing       game.Key = "yoda_ring" // who wears it
	AskDestroyWorth   game.Key = "destroy_worth"
	AskDestroyQueued  game.Key = "destroy_queued"
	AskDestroyOne     game.Key = "destroy_one"
	AskExcess         game.Key = "excess"
	AskFindMission    game.Key = "find_mission"
	AskActionSystem   game.Key = "action_system"

	// R11: the Refresh Phase.
	AskDiscard   game.Key = "discard"
	AskRecruit   game.Key = "recruit"
	AskBuild     game.Key = "build"
	AskBuildType game.Key = "build_type"
	AskDeploy    game.Key = "deploy"    // which unit is deployed next
	AskDeployTo  game.Key = "deploy_to" // where

	// R12: combat.
	AskAddLeader    game.Key = "add_leader"
	AskCombatCards  game.Key = "combat_cards"
	AskMillion      game.Key = "million" // whether One in a Million is used
	AskSetDie       game.Key = "set_die" // which face a die is put down with
	AskCombatAction game.Key = "combat_action"
	AskPayWith      game.Key = "pay_with"
	AskDealDamage   game.Key = "deal_damage"
	AskBombardWith  game.Key = "bombard_with"
	AskDrawFrom     game.Key = "draw_from"
	AskReroll       game.Key = "reroll"
	AskFireAt       game.Key = "fire_at"
	AskBlock        game.Key = "block"
	AskGiveUp       game.Key = "give_up"
	AskBlockOn      game.Key = "block_on"
	AskRetreat      game.Key = "retreat"
	AskRetreatWith  game.Key = "retreat_with"

	// R18: the Rebel base.
	AskMobilize     game.Key = "mobilize" // which Rapid Mobilization comes first
	AskMobilization game.Key = "mobilization"
	AskMobilizeFrom game.Key = "mobilize_from"
	AskNewBase      game.Key = "new_base"

	// R22: objectives.
	AskObjective   game.Key = "objective"
	AskPlansTarget game.Key = "plans_target"
	AskEliminate   game.Key = "eliminate"
)

var keys = []game.Key{
	AskPlace, AskPlaceTo, AskChooseBase,
	AskAssign, AskAssignTo, AskVeto, AskAttachRing, AskWithdrawTo,
	AskTurn, AskActivate, AskMove,
	AskMissionSystem, AskMissionTarget, AskOppose, AskGuard, AskYoda, AskAstromech, AskProtocol, AskFalcon, AskSonOfSkywalker,
	AskDestiny, AskCapture, AskSacrifice, AskGainLoyaltyIn, AskResearch, AskReturnProject, AskTakeCaptiveTo, AskHasten, AskBeacon,
	AskSendObjective, AskNameSystem, AskConquerFrom, AskOversee, AskSupport, AskObjectiveTop, AskObjectiveNext, AskKeepObjective,
	AskContingency, AskRescue, AskGoAlong, AskDemolish, AskFreeFigure, AskGainUnit, AskMisdirect, AskFalseLead, AskFalseLeadTo,
	AskYodaRing, AskDestroyWorth, AskDestroyQueued, AskDestroyOne, AskExcess, AskFindMission, AskActionSystem,
	AskDiscard, AskRecruit, AskBuild, AskBuildType, AskDeploy, AskDeployTo,
	AskAddLeader, AskCombatCards, AskMillion, AskSetDie, AskCombatAction, AskPayWith, AskDealDamage, AskBombardWith, AskDrawFrom,
	AskReroll, AskFireAt, AskBlock, AskGiveUp, AskBlockOn, AskRetreat, AskRetreatWith,
	AskMobilize, AskMobilization, AskMobilizeFrom, AskNewBase,
	AskObjective, AskPlansTarget, AskEliminate,
}

// Keys returns the keys of all questions, in the order of the rule book.
func Keys() []game.Key { return slices.Clone(keys) }
