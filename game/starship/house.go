package starship

import (
	"encoding/json"

	"holoboard/game"
)

// Where the rules leave a thing open (section 20 of the rules, Q), a group may read it in another way than we do. All other
// readings are constants that cite their number.

// A HouseRule is another reading of a rule than ours.
type HouseRule uint8

const (
	CornerFromCentre     HouseRule = iota // Q2: a big attacker sees the face toward its centre only
	FrontBatterySector                    // Q3: it fires into the whole sector of the nose
	FacingToEnemy                         // Q4: ships are placed nose to the enemy
	NoseAlongCourse                       // Q5: the nose of a class 3 ship follows its flight
	TargetFightersFour                    // Q14: +4 instead of +3
	JammerDefends                         // Q20: droid fighters have −N at this ship, instead of +N for it at them
	BonusNotForPoint                      // Q21: Antifighter Targeting and Target Fighters leave Point-Defense alone
	WeaponsNotForPoint                    // Q22: Power to Weapons leaves Point-Defense alone
	QuickStartWeapons                     // Q24: Ion Cannon and Concussion Missiles keep their bonus in the Quick Start game
	TargetFightersBeside                  // Q25: Target Fighters needs an adjacent target
	InitiativeBreaksTies                  // Q17: both destroyed together: the higher initiative wins
	LimitedRounds                         // Q18: there is a last round, after which the points left on the map decide

	NumHouseRules = iota
)

// houseRules names each house rule and the rule it changes.
var houseRules = [NumHouseRules]struct{ id, rule string }{
	CornerFromCentre:     {"corner_from_centre", "R5.9"},
	FrontBatterySector:   {"front_battery_sector", "R10.18"},
	FacingToEnemy:        {"facing_to_enemy", "R6.5"},
	NoseAlongCourse:      {"nose_along_course", "R8.17"},
	TargetFightersFour:   {"target_fighters_four", "R15.11"},
	JammerDefends:        {"jammer_defends", "R14.17"},
	BonusNotForPoint:     {"bonus_not_for_point_defense", "R14.2"},
	WeaponsNotForPoint:   {"power_to_weapons_not_for_point_defense", "R15.4"},
	QuickStartWeapons:    {"quick_start_weapons", "R18.1"},
	TargetFightersBeside: {"target_fighters_beside", "R15.11"},
	InitiativeBreaksTies: {"initiative_breaks_ties", "R17.2"},
	LimitedRounds:        {"last_round", "R17.4"},
}

// String returns its name in saves and words.
func (h HouseRule) String() string { return houseRules[h].id }

// Rule returns the number of the rule that it changes.
func (h HouseRule) Rule() string { return houseRules[h].rule }

// HouseRuleNamed returns the house rule of a name.
func HouseRuleNamed(name string) (HouseRule, bool) {
	return game.HouseNamed[HouseRule](NumHouseRules, name)
}

// HouseRuleNames are those of all house rules.
func HouseRuleNames() []string { return game.HouseNames[HouseRule](NumHouseRules) }

// House is a set of house rules.
type House = game.House[HouseRule]

// usualLastRound is the last one of a battle that has one, where its setup names no other.
const usualLastRound = 10

// limited puts a last round where a group wants one and has named none.
func (s *State) limited() {
	if s.House.Has(LimitedRounds) && s.Limit == 0 {
		s.Limit = usualLastRound
	}
}

// AddHouse returns a setup with these house rules.
func AddHouse(text json.RawMessage, house []string) json.RawMessage {
	s, err := said(text)
	if err != nil {
		panic(err)
	}
	s.House = house
	return WriteSetup(s)
}

// Seated returns a setup for so many players.
func Seated(text json.RawMessage, players int) json.RawMessage {
	s, err := said(text)
	if err != nil || int(max(s.Players, 2)) == players {
		return text
	}
	s.Players = uint8(players)
	return WriteSetup(s)
}
