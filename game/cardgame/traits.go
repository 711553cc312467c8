package cardgame

// A Trait is one or more of the words in the middle of a card; they do nothing by themselves (R20.1).
type Trait uint64

const (
	Character Trait = 1 << iota
	Vehicle
	Droid
	Creature
	ForceUser
	ForceSensitive
	Fighter
	Trooper
	Ewok
	BlackSquadron
	Coruscant
	Alter
	Armor
	Bounty
	BountyHunter
	CapitalShip
	Civilian
	CloudCity
	Condition
	Control
	Dagobah
	Dantooine
	Dathomir
	DeathStar
	Decoy
	Despayre
	Endor
	Engineer
	Espionage
	Executor
	Fleet
	Force
	Fortification
	ImperialGuard
	Kuat
	Leader
	LightsaberForm
	Location
	Maneuver
	Mission
	Officer
	Operation
	Pilot
	Rogue
	Scoundrel
	Sense
	Skill
	Spy
	Squadron
	Tatooine
	Trap
	Upgrade
	Walker
	Weapon
	Wookiee
	Yavin4

	NumTraits = iota
)

var traitIDs = [NumTraits]string{
	"character", "vehicle", "droid", "creature", "force_user", "force_sensitive", "fighter", "trooper", "ewok", "black_squadron",
	"coruscant", "alter", "armor", "bounty", "bounty_hunter", "capital_ship", "civilian", "cloud_city", "condition", "control",
	"dagobah", "dantooine", "dathomir", "death_star", "decoy", "despayre", "endor", "engineer", "espionage", "executor", "fleet",
	"force", "fortification", "imperial_guard", "kuat", "leader", "lightsaber_form", "location", "maneuver", "mission", "officer",
	"operation", "pilot", "rogue", "scoundrel", "sense", "skill", "spy", "squadron", "tatooine", "trap", "upgrade", "walker",
	"weapon", "wookiee", "yavin_4",
}

// TraitIDs returns the names of those in a set.
func (t Trait) TraitIDs() (ids []string) {
	for i, id := range traitIDs {
		if t>>i&1 == 1 {
			ids = append(ids, id)
		}
	}
	return ids
}
