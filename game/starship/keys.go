package starship

import "holoboard/game"

// The questions that the rules put, in the order of a round.
const (
	AskDeployShip       game.Key = "deploy_ship"
	AskDeployAt         game.Key = "deploy_at"
	AskRerollInitiative game.Key = "reroll_initiative"
	AskMove             game.Key = "move"
	AskCourse           game.Key = "course" // of classes 1 and 2
	AskFly              game.Key = "fly"    // of classes 3 and 4
	AskNose             game.Key = "nose"
	AskPush             game.Key = "push" // which pushed fighter goes first
	AskPushTo           game.Key = "push_to"
	AskLaunch           game.Key = "launch"
	AskLaunchAt         game.Key = "launch_at"
	AskAttack           game.Key = "attack"
	AskFire             game.Key = "fire"
	AskFireAt           game.Key = "fire_at"
	AskBeforeRoll       game.Key = "before_roll"
	AskFlyCasual        game.Key = "fly_casual"
	AskShiftDamage      game.Key = "shift_damage"
	AskDamageControl    game.Key = "damage_control"
)

// Asks are all questions.
var Asks = []game.Key{
	AskDeployShip, AskDeployAt, AskRerollInitiative, AskMove, AskCourse, AskFly, AskNose, AskPush, AskPushTo, AskLaunch,
	AskLaunchAt, AskAttack, AskFire, AskFireAt, AskBeforeRoll, AskFlyCasual, AskShiftDamage, AskDamageControl,
}
