package match

import (
	"holoboard/game"
	"holoboard/game/starship"
)

// Readings are what the rules leave open, with the rules in which they do. Q22 to Q26 are told with the rules that they are about.
func Readings() []game.Reading {
	return []game.Reading{
		{Name: "Q1", Rule: "R1.1"}, {Name: "Q2", Rule: "R5.9", House: starship.CornerFromCentre.String()},
		{Name: "Q3", Rule: "R10.18", House: starship.FrontBatterySector.String()}, {Name: "Q4", Rule: "R6.5", House: starship.FacingToEnemy.String()},
		{Name: "Q5", Rule: "R8.17", House: starship.NoseAlongCourse.String()}, {Name: "Q6", Rule: "R9.7"}, {Name: "Q7", Rule: "R10.5"},
		{Name: "Q8", Rule: "R10.16"}, {Name: "Q9", Rule: "R11.2"}, {Name: "Q10", Rule: "R14.1"}, {Name: "Q11", Rule: "R14.11"},
		{Name: "Q12", Rule: "R14.16"}, {Name: "Q13", Rule: "R15.6"}, {Name: "Q14", Rule: "R15.11", House: starship.TargetFightersFour.String()},
		{Name: "Q15", Rule: "R15.14"}, {Name: "Q16", Rule: "R15.19"}, {Name: "Q17", Rule: "R17.2", House: starship.InitiativeBreaksTies.String()},
		{Name: "Q18", Rule: "R17.4", House: starship.LimitedRounds.String()}, {Name: "Q19", Rule: "R15.2"},
		{Name: "Q20", Rule: "R14.17", House: starship.JammerDefends.String()}, {Name: "Q21", Rule: "R14.2", House: starship.BonusNotForPoint.String()},
		{Name: "Q27", Rule: "R8.24"}, {Name: "Q28", Rule: "R14.11"},
	}
}
