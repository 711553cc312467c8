package starship

import (
	"iter"

	"holoboard/game"
)

// All that there are of a kind, in their order.

// AllWeapons goes through the kinds of weapon systems.
func AllWeapons() iter.Seq[Weapon] { return game.All(Weapon(0), NumWeapons) }

// AllAbilities goes through the special abilities.
func AllAbilities() iter.Seq[Ability] { return game.All(Ability(0), NumAbilities) }

// AllOptions goes through the Fleet Commander options.
func AllOptions() iter.Seq[CommandOption] { return game.All(CommandOption(0), NumOptions) }

// AllHouseRules goes through the house rules.
func AllHouseRules() iter.Seq[HouseRule] { return game.All(HouseRule(0), NumHouseRules) }
