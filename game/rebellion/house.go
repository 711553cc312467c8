package rebellion

import "holoboard/game"

// Where the rule books leave something open and a group may read it in another way,
// it plays by a house rule: the readings of section O and U of the rules that matter.
// All others are fixed where they are used.

// A HouseRule is another reading of a rule than ours.
type HouseRule uint8

const (
	AddedLeaderNeedsTactics HouseRule = iota
	LeadersHoldRetreat
	TransportsMustRetreat
	ObjectivesAtOnce
	OnlyEnemyUnits
	CaptivesNeedNoEscort
	BaseBuildsWhileHidden
	BuildsMayBeDeclined
	RescuersReturn
	CoruscantUnguarded
	BattlesNeedBoth
	OverseeDeploys

	NumHouseRules = iota
)

// houseRules names each house rule, the rule it changes, and the reading of ours
// that it replaces.
var houseRules = [NumHouseRules]struct{ id, rule string }{
	AddedLeaderNeedsTactics: {"added_leader_needs_tactics", "R12.2.1"}, // O3
	LeadersHoldRetreat:      {"leaders_hold_retreat", "R12.7.5"},       // O5
	TransportsMustRetreat:   {"transports_must_retreat", "R12.7.7"},    // O6
	ObjectivesAtOnce:        {"objectives_at_once", "R22.6"},           // O16
	OnlyEnemyUnits:          {"only_enemy_units", "R1.8"},              // O31
	CaptivesNeedNoEscort:    {"captives_need_no_escort", "R8.3.10"},    // O4
	BaseBuildsWhileHidden:   {"base_builds_while_hidden", "R11.5.8"},   // U1
	BuildsMayBeDeclined:     {"builds_may_be_declined", "R11.5.10"},    // O14
	RescuersReturn:          {"rescuers_return", "R20.7"},              // U11
	CoruscantUnguarded:      {"coruscant_without_garrison", "R5.1.8"},  // O30
	BattlesNeedBoth:         {"battles_need_both", "R12.9.1"},          // O56
	OverseeDeploys:          {"oversee_deploys", "R16.2"},              // O57
}

func (h HouseRule) String() string { return houseRules[h].id }

// Rule returns the number of the rule that the house rule changes.
func (h HouseRule) Rule() string { return houseRules[h].rule }

// HouseRuleNamed returns the house rule of a name.
func HouseRuleNamed(name string) (HouseRule, bool) {
	return game.HouseNamed[HouseRule](NumHouseRules, name)
}

// HouseRuleNames are the names of the house rules that a group may play by.
func HouseRuleNames() []string { return game.HouseNames[HouseRule](NumHouseRules) }

// HouseRules is a set of house rules.
type HouseRules = game.House[HouseRule]

// house reports whether a house rule is played.
func (p *Public) house(h HouseRule) bool { return p.Setup.House.Has(h) }
