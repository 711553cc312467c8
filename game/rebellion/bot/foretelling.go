package bot

import (
	"sort"

	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

// What a table foretells: the chance that the Rebels win which people are shown. It is fitted to games between officers
// (go run ./build/tune -foretell), while the weights of a search are fitted to the games that a search imagines.

// omens are what only forecasts count, beside all features.
var omens = [...]Feature{
	{Name: "points of an objective that can be played", of: (*outlook).playable},
	{Name: "time or an objective ends the game this round", of: func(o *outlook) int { return onlyIf(o.lastRound(), 1) }},
	{Name: "hidden base and the last round", of: func(o *outlook) int { return o.hidden(onlyIf(o.lastRound(), 1)) }},
	{Name: "hidden base and the last round by suspects", of: func(o *outlook) int { return o.hidden(onlyIf(o.lastRound(), o.suspects())) }},
	{Name: "assault in the last round", of: func(o *outlook) int { return onlyIf(o.lastRound(), o.assault()+o.landing()) }},
}

// foretold is what each feature and then each omen weighs in a forecast, of the logit in 1/1000.
var foretold = [len(features) + len(omens)]int{
	829,  // one
	-72,  // standard
	-123, // rounds left
	146,  // rounds left below 8
	119,  // rounds left below 5
	268,  // rounds left below 3
	-861, // base revealed
	3,    // rounds left below 5, base revealed
	-36,  // assault on the revealed base
	-13,  // threat to the revealed base
	11,   // garrison of the revealed base, ground
	-14,  // suspects
	39,   // one suspect
	13,   // suspects by rounds left
	14,   // suspects by searchers
	-9,   // threat to the hidden base
	2,    // landing on the hidden base
	2,    // landing on the hidden base by suspects
	-58,  // landing on the hidden base by suspects in reach
	18,   // belief in the hidden base
	-39,  // landing on the hidden base by belief
	-34,  // threat to the hidden base by belief
	-13,  // belief in the hidden base by rounds left
	10,   // garrison of the hidden base, ground
	-70,  // hidden base without ground units
	8,    // refuges
	26,   // safe refuges
	38,   // Rebel forces
	-14,  // Imperial forces
	33,   // Rebel queue
	-36,  // Imperial queue
	16,   // Rebel systems
	-14,  // Imperial systems
	48,   // subjugated systems
	51,   // sabotaged systems
	69,   // Rebel leaders
	-68,  // Imperial leaders
	-40,  // captives
	36,   // searchers
	-200, // Death Stars
	41,   // objectives in hand
	31,   // objectives ready
	4,    // objectives in progress
	-59,  // probe cards
	78,   // points of an objective that can be played
	406,  // time or an objective ends the game this round
	171,  // hidden base and the last round
	-26,  // hidden base and the last round by suspects
	-6,   // assault in the last round
}

// playable is how much reputation the best objective in hand would bring if the Refresh Phase began now (R11.0).
func (o *outlook) playable() (points int) {
	t := &o.rebels
	for i := range t.ObjectiveHand {
		o := t.Rebel.Objectives[i]
		if c := o.Card(); c.When == rebellion.AtRefresh && c.Needs(&t.Public).Met() {
			points = max(points, o.Brings(&t.Public))
		}
	}
	return points
}

// lastRound tells whether the Rebels win in the coming Refresh Phase, if they keep their base and what they can play (R11.0, R11.5).
func (o *outlook) lastRound() bool { return o.left() <= 1+o.playable() }

// Signs returns all that a table foretells by: its features and its omens.
func (m *Mind) Signs(rebels, empire *rebellion.View, into []int) []int {
	into = m.Features(rebels, empire, into)
	for i := range omens {
		into = append(into, omens[i].of(&m.both))
	}
	return into
}

// Foretell returns the chance per mille that the Rebels win, as games between officers end from tables like this one.
func (m *Mind) Foretell(rebels, empire *rebellion.View) int {
	var room [len(foretold)]int
	logit := 0
	for i, n := range m.Signs(rebels, empire, room[:0]) {
		logit += foretold[i] * n
	}
	return ai.Chance(logit)
}

// Foretold returns all that a table foretells by, each with what it weighs in the value of a search and in a forecast, of the logit in 1/1000, and
// what the value of a search itself is taken by.
func Foretold() (signs []Feature, weighs []int, trust [3]int) {
	return append(features[:len(features):len(features)], omens[:]...), foretold[:], trusted
}

// trusted is what the value of a search says of games between officers, of the logit in 1/1000: so much more for the Rebels, more in the standard
// game, and how much of the value's own logit.
var trusted = [3]int{778, -226, 965}

// Trusted returns what the value of a search, per mille for a side, says of games between officers.
func Trusted(value int, side rebellion.Side, standard bool) int {
	rebels := value
	if side == rebellion.Empire {
		rebels = ai.Whole - value
	}
	rebels = ai.Chance(trusted[0] + onlyIf(standard, trusted[1]) + trusted[2]*logit(rebels)/1000)
	if side == rebellion.Empire {
		return ai.Whole - rebels
	}
	return rebels
}

// logit returns what sigmoid makes a chance of.
func logit(chance int) int {
	const most = 7000
	return sort.Search(2*most, func(x int) bool { return ai.Chance(x-most) >= chance }) - most
}
