package book

import (
	"strconv"

	rules "holoboard/game/starship"
	"holoboard/ui/table/pages"
)

// readingRules are the rules in which something is left open, Q1 the first; after Q21 those that no house rule is about.
var readingRules = [...]string{
	"R1.1", "R5.9", "R10.18", "R6.5", "R8.17", "R9.7", "R10.5", "R10.16", "R11.2", "R14.1", "R14.11",
	"R14.16", "R15.6", "R15.11", "R15.14", "R15.19", "R17.2", "R17.4", "R15.2", "R14.17", "R14.2",
	"R8.24", "R14.11",
}

// readingNumber is the number of a reading by its place among the rules.
func readingNumber(i int) int {
	const first, skipped = 21, 5 // Q22 to Q26 are told with the rules that they are about
	if i >= first {
		return i + 1 + skipped
	}
	return i + 1
}

// readingHouse are the house rules by which a group reads something in the other way.
var readingHouse = map[int]rules.HouseRule{
	2: rules.CornerFromCentre, 3: rules.FrontBatterySector, 4: rules.FacingToEnemy, 5: rules.NoseAlongCourse, 14: rules.TargetFightersFour,
	17: rules.InitiativeBreaksTies, 18: rules.LimitedRounds, 20: rules.JammerDefends, 21: rules.BonusNotForPoint,
}

// readings are what the rules leave open.
func readings() (all []pages.Reading) {
	for i, rule := range readingRules {
		r := pages.Reading{Name: "Q" + strconv.Itoa(readingNumber(i)), Rule: rule}
		if h, ok := readingHouse[i+1]; ok {
			r.House = h.String()
		}
		all = append(all, r)
	}
	return all
}
