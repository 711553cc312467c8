package rebellion

import "holoboard/game"

// The reasons why something is not on offer, each with its rule.
var (
	whyPinned        = &game.Why{Rule: "R8.3.2", Text: "why.pinned"}
	whyImmobile      = &game.Why{Rule: "R8.3.4", Text: "why.immobile"}
	whyNoTransport   = &game.Why{Rule: "R8.3.5", Text: "why.no_transport"}
	whyNotAdjacent   = &game.Why{Rule: "R8.3.1", Text: "why.not_adjacent"}
	whyNoEscort      = &game.Why{Rule: "R8.3.10", Text: "why.no_escort"}
	whyBaseFar       = &game.Why{Rule: "R18.2", Text: "why.base_far"}
	whyNoTactics     = &game.Why{Rule: "R8.2.1", Text: "why.no_tactics"}
	whyBaseKnown     = &game.Why{Rule: "R18.6", Text: "why.base_known"}
	whyNotInPool     = &game.Why{Rule: "R7.2", Text: "why.not_in_pool"}
	whyPartners      = &game.Why{Rule: "R26.3", Text: "why.partners"}
	whyTwoLeaders    = &game.Why{Rule: "R7.2", Text: "why.two_leaders"}
	whySkill         = &game.Why{Rule: "R9.2.1", Text: "why.skill"}
	whyNoPlace       = &game.Why{Rule: "R9.2.2", Text: "why.no_place"}
	whyNotPopulous   = &game.Why{Rule: "R3.2", Text: "why.not_populous"}
	whyNotRemote     = &game.Why{Rule: "R3.2", Text: "why.not_remote"}
	whyNotImperial   = &game.Why{Rule: "R3.7", Text: "why.not_imperial"}
	whyNotRebel      = &game.Why{Rule: "R3.7", Text: "why.not_rebel"}
	whyNotLoyal      = &game.Why{Rule: "R3.7", Text: "why.not_loyal"}
	whyNotSubjugated = &game.Why{Rule: "R15.1", Text: "why.not_subjugated"}
	whyNoImperials   = &game.Why{Rule: "R9.3.1", Text: "why.no_imperials"}
	whyNoShips       = &game.Why{Rule: "R9.3.1", Text: "why.no_imperial_ships"}
	whyImperials     = &game.Why{Rule: "R9.3.1", Text: "why.imperials"}
	whyRebels        = &game.Why{Rule: "R9.3.1", Text: "why.rebels"}
	whyNoSuchUnit    = &game.Why{Rule: "R9.3.1", Text: "why.no_such_unit"}
	whyNoSuchIcon    = &game.Why{Rule: "R9.3.1", Text: "why.no_such_icon"}
	whyOtherSystem   = &game.Why{Rule: "R9.3.1", Text: "why.other_system"}
	whyNoCaptive     = &game.Why{Rule: "R9.3.1", Text: "why.no_captive"}
	whyCaptive       = &game.Why{Rule: "R20.2", Text: "why.captive"}
	whyLured         = &game.Why{Rule: "R19.9", Text: "why.lured"}
	whyNotOnBoard    = &game.Why{Rule: "R9.3.2", Text: "why.not_on_board"}
	whySabotaged     = &game.Why{Rule: "R16.2", Text: "why.sabotaged"}
	whyNotSabotaged  = &game.Why{Rule: "R16.4", Text: "why.not_sabotaged"}
	whyStarting      = &game.Why{Rule: "R21.1.3", Text: "why.starting"}
	whyNoHealth      = &game.Why{Rule: "R13.1", Text: "why.no_health"}
	whyTooMuchHealth = &game.Why{Rule: "R1.8", Text: "why.too_much_health"}
	whyOtherColor    = &game.Why{Rule: "R12.6.1", Text: "why.other_color"}
	whyNoSpecial     = &game.Why{Rule: "R12.5.4", Text: "why.no_special"}
	whyNotAttack     = &game.Why{Rule: "R12.5.5", Text: "why.not_attack"}
	whyNotBlock      = &game.Why{Rule: "R12.6.2", Text: "why.not_block"}
	whyOtherTheater  = &game.Why{Rule: "R21.4.1", Text: "why.other_theater"}
	whyNoSecondCard  = &game.Why{Rule: "R12.6.2", Text: "why.no_second_card"}
	whyEnemyThere    = &game.Why{Rule: "R12.7.3", Text: "why.enemy_there"}
	whyEnemyCame     = &game.Why{Rule: "R12.7.3", Text: "why.enemy_came"}
	whyOwnFirst      = &game.Why{Rule: "R12.7.3", Text: "why.own_first"}
	whyRetreatFar    = &game.Why{Rule: "R12.7.1", Text: "why.not_adjacent"}
	whyDeployEnemy   = &game.Why{Rule: "R11.6.1", Text: "why.deploy_enemy"}
	whyDeployLoyal   = &game.Why{Rule: "R11.6.1", Text: "why.deploy_loyal"}
	whyDeployTwo     = &game.Why{Rule: "R11.6.2", Text: "why.deploy_two"}
	whyDeployStation = &game.Why{Rule: "R11.6.4", Text: "why.deploy_station"}
	whyDeployNowhere = &game.Why{Rule: "R11.6.1", Text: "why.deploy_nowhere"}
	whyDeployBase    = &game.Why{Rule: "R11.6.3", Text: "why.base_known"}
	whyRemote        = &game.Why{Rule: "R11.6.1", Text: "why.remote"}
	whyDestroyed     = &game.Why{Rule: "R17.4", Text: "why.destroyed"}
	whyBaseNear      = &game.Why{Rule: "R5.2.2", Text: "why.base_near"}
	whyBaseImperial  = &game.Why{Rule: "R18.7.3", Text: "why.base_imperial"}
	whyLeaderTaken   = &game.Why{Rule: "R11.5.2", Text: "why.leader_taken"}
	whyNoMore        = &game.Why{Rule: "R8.3.7", Text: "why.no_more"}
)
