package bot

import (
	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

// What a table is worth: the chance that the Rebels win, by features of the table and
// weights that self-play has found (go run ./build/tune).

// A Feature is a number that tells how a game stands, before an Assignment Phase as a rule.
type Feature struct {
	Name   string
	Weight int // of the logit, in 1/1000

	of func(*outlook) int
}

// An outlook is a table seen by both sides.
type outlook struct{ rebels, empire table }

// Features returns the features of a table that both sides see, in the order of [Weights].
func (m *Mind) Features(rebels, empire *rebellion.View, into []int) []int {
	m.both.rebels.look(rebels, nil)
	m.both.empire.look(empire, nil)
	for i := range features {
		into = append(into, features[i].of(&m.both))
	}
	return into
}

// Weights returns all features with what they weigh now.
func Weights() []Feature { return features[:] }

// RebelChance returns the chance per mille that the Rebels win.
func (m *Mind) RebelChance(rebels, empire *rebellion.View) int {
	m.both.rebels.look(rebels, nil)
	m.both.empire.look(empire, nil)
	logit := 0
	for i := range features {
		logit += features[i].Weight * features[i].of(&m.both)
	}
	return ai.Chance(logit)
}

// Value implements [ai.Guide].
func (m *Mind) Value(look ai.Outlook[rebellion.View], seat game.Seat) int {
	rebels := look.View(rebelSeat)
	chance := 0
	switch rebels.Winner {
	case rebellion.Rebels:
		chance = ai.Whole
	case rebellion.NoSide:
		empire := look.View(imperialSeat)
		chance = m.RebelChance(&rebels, &empire)
	}
	if rebellion.SideOf(seat) == rebellion.Empire {
		return ai.Whole - chance
	}
	return chance
}

// A seat of each side; partners see the same.
const rebelSeat, imperialSeat = 0, 1
