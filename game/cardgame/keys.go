package cardgame

import "holoboard/game"

// The questions that the rules put.
const (
	AskKeepObjectives game.Key = "keep_objectives"
	AskMulligan       game.Key = "mulligan"
	AskRevealNext     game.Key = "reveal_next"

	AskBalanceDamage game.Key = "balance_damage"
	AskDiscardOne    game.Key = "discard_one"
	AskDiscardDown   game.Key = "discard_down"
	AskAct           game.Key = "act"
	AskEngage        game.Key = "engage"
	AskAttackers     game.Key = "attackers"
	AskDefenders     game.Key = "defenders"
	AskCommit        game.Key = "commit"

	AskEdgeCard         game.Key = "edge_card"
	AskFateAgain        game.Key = "fate_again"
	AskEdgeDiscardOrder game.Key = "edge_discard_order"

	AskStrikeWith    game.Key = "strike_with"
	AskIconNext      game.Key = "icon_next"
	AskDamageAt      game.Key = "damage_at"
	AskFocusAt       game.Key = "focus_at"
	AskProtect       game.Key = "protect"
	AskSpendShield   game.Key = "spend_shield"
	AskCrossfireIcon game.Key = "crossfire_icon"
	AskShieldTo      game.Key = "shield_to"
	AskDestroyNext   game.Key = "destroy_next"

	AskPlayAs     game.Key = "play_as"
	AskLowerCost  game.Key = "lower_cost"
	AskPay        game.Key = "pay"
	AskAttachTo   game.Key = "attach_to"
	AskTarget     game.Key = "target"
	AskChooseCard game.Key = "choose_card"
	AskOrderBack  game.Key = "order_back"
	AskCaptureAt  game.Key = "capture_at"
	AskRescueAt   game.Key = "rescue_at"
	AskSacrifice  game.Key = "sacrifice"
	AskKeepThree  game.Key = "keep_three"
	AskRancorTie  game.Key = "rancor_tie"
	AskUseMay     game.Key = "use_may"

	AskAnswer     game.Key = "answer"
	AskForcedNext game.Key = "forced_next"
)

// Asks are all questions.
var Asks = []game.Key{
	AskKeepObjectives, AskMulligan, AskRevealNext, AskBalanceDamage, AskDiscardOne, AskDiscardDown, AskAct, AskEngage,
	AskAttackers, AskDefenders, AskCommit, AskEdgeCard, AskFateAgain, AskEdgeDiscardOrder, AskStrikeWith, AskIconNext,
	AskDamageAt, AskFocusAt, AskProtect, AskSpendShield, AskCrossfireIcon, AskShieldTo, AskDestroyNext, AskPlayAs, AskLowerCost,
	AskPay, AskAttachTo, AskTarget, AskChooseCard, AskOrderBack, AskCaptureAt, AskRescueAt, AskSacrifice, AskKeepThree,
	AskRancorTie, AskUseMay, AskAnswer, AskForcedNext,
}

// Together are the questions that both seats answer at once in secret (R3.7).
var Together = []game.Key{AskKeepObjectives}
