package match

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// Readings are what the rules leave open, with the rules in which they do.
func Readings() []game.Reading {
	return []game.Reading{
		{Name: "D1", Rule: "R3.9", House: cardgame.NoMulligan.ID()}, {Name: "D2", Rule: "R3.7"}, {Name: "D3", Rule: "R12.12"}, {Name: "D4", Rule: "R12.2"},
		{Name: "D5", Rule: "R12.2"}, {Name: "D6", Rule: "R20.7", House: cardgame.ShieldAnyEngaged.ID()}, {Name: "D7", Rule: "R23.6"},
		{Name: "D8", Rule: "R20.3"}, {Name: "D9", Rule: "R18.4"}, {Name: "D10", Rule: "R13.2"}, {Name: "D11", Rule: "R21.8"}, {Name: "D12", Rule: "R12.7"},
		{Name: "D13", Rule: "R12.6"}, {Name: "D14", Rule: "R1.9"}, {Name: "D15", Rule: "R13.7"}, {Name: "D16", Rule: "R25.2"}, {Name: "D17", Rule: "R7.1"},
		{Name: "D18", Rule: "R21.12"}, {Name: "D19", Rule: "R14.5"}, {Name: "D20", Rule: "R21.28"}, {Name: "D21", Rule: "R14.3"}, {Name: "D22", Rule: "R14.10"},
		{Name: "D23", Rule: "R23.7"},
	}
}
