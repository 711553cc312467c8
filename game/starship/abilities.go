package starship

// An Ability is a special ability of section 14, in its order.
type Ability uint8

const (
	AdvancedCommunicationsArray Ability = iota
	AntifighterTargeting
	Assault
	BountyHunter
	BuzzDroids
	Cloak
	Command
	Droid
	DroidControl
	DR
	EmperorsWill
	Evasion
	ForceSense
	Infinite
	Interceptor
	Interdict
	Jammer
	JediCommand
	LongRangeBomber // its number is a Weapon + 1
	JediEvasion
	FighterLaunch
	SeismicMines
	SensorArray
	SithCommand
	Unique
	TractorBeams

	NumAbilities = iota
)

// seismicMines is what they add to Point-Defense (R14.22).
const seismicMines = 4

const numValues = 12

// abilities names each ability and its rule; value is its place among the numbers of a card, 0 for one without a number.
var abilities = [NumAbilities]struct {
	id, rule string
	value    uint8
}{
	AdvancedCommunicationsArray: {"advanced_communications_array", "R14.1", 0},
	AntifighterTargeting:        {"antifighter_targeting", "R14.2", 1},
	Assault:                     {"assault", "R14.3", 0},
	BountyHunter:                {"bounty_hunter", "R14.4", 2},
	BuzzDroids:                  {"buzz_droids", "R14.5", 0},
	Cloak:                       {"cloak", "R14.6", 0},
	Command:                     {"command", "R14.7", 0},
	Droid:                       {"droid", "R14.8", 0},
	DroidControl:                {"droid_control", "R14.9", 3},
	DR:                          {"dr", "R14.10", 4},
	EmperorsWill:                {"emperors_will", "R14.11", 0},
	Evasion:                     {"evasion", "R14.12", 5},
	ForceSense:                  {"force_sense", "R14.13", 0},
	Infinite:                    {"infinite", "R14.14", 0},
	Interceptor:                 {"interceptor", "R14.15", 0},
	Interdict:                   {"interdict", "R14.16", 0},
	Jammer:                      {"jammer", "R14.17", 6},
	JediCommand:                 {"jedi_command", "R14.18", 7},
	LongRangeBomber:             {"long_range_bomber", "R14.19", 8},
	JediEvasion:                 {"jedi_evasion", "R14.20", 9},
	FighterLaunch:               {"fighter_launch", "R14.21", 10},
	SeismicMines:                {"seismic_mines", "R14.22", 0},
	SensorArray:                 {"sensor_array", "R14.23", 11},
	SithCommand:                 {"sith_command", "R14.24", 12},
	Unique:                      {"unique", "R14.25", 0},
	TractorBeams:                {"tractor_beams", "R14.26", 0},
}

// String returns the name of an ability in files, words and transcripts.
func (a Ability) String() string { return abilities[a].id }

// Rule returns the number of its rule.
func (a Ability) Rule() string { return abilities[a].rule }

// Sign names its sign.
func (a Ability) Sign() string {
	switch a {
	case FighterLaunch:
		return "launch"
	case Unique:
		return "unique"
	case Command:
		return "command_counter"
	}
	return "ability_" + a.String()
}

// Rules are all that are about it, its own first.
func (a Ability) Rules() []string {
	switch a {
	case TractorBeams:
		return []string{a.Rule(), "R14.27"}
	case Command:
		return []string{a.Rule(), "R15.1", "R15.2"}
	}
	return []string{a.Rule()}
}

// Numbered reports whether a number is printed with it.
func (a Ability) Numbered() bool { return abilities[a].value > 0 }

// AbilityNamed returns the ability of a name.
func AbilityNamed(name string) (Ability, bool) {
	for a := range Ability(NumAbilities) {
		if a.String() == name {
			return a, true
		}
	}
	return 0, false
}
