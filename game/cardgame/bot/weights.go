package bot

import (
	"strings"

	"holoboard/game/cardgame"
)

// A Weight is a figure of a mind that can be tried otherwise.
type Weight uint8

const (
	LightEach   Weight = iota // what damage to an objective of dark's is worth
	LightFall                 // its fall, without those that fell before
	LightMore                 // more for each that fell before
	DarkEach                  // the same of light's objectives
	DarkFall                  //
	DarkMore                  //
	Exhaustion                // percent of what it costs to attack and not to be able to defend
	Spare                     // what every further attacker costs where he could attack something else
	CommitIcon                // what a Force icon is worth that is committed
	CommitArms                // percent of a unit's strength that it costs to commit it
	Margin                    // Force icons by which the struggle is to be won
	Keep                      // percent of what cards are worth in hand, for the edge
	EdgeBase                  // percent, the attacker's chance of the edge where both hold as many cards
	Bluff                     // percent of edge battles in which a worthless card is laid
	LightThreat               // percent of the exhaustion for light: dark attacks less
	Steady                    // what each Force icon of a committed attacker costs
	Urge                      // what an attack of light's is worth whatever comes of it: the dial turns
	Cycle                     // a card is discarded for a new one that is worth less
	Haste                     // percent by which damage to dark's objectives is worth more for each turn less than eight that light has left
	Thrift                    // what a token on a source costs beyond the first
	Blast                     // percent of its blast that it is worth to strike with, or to stop, an attacker before it is too late
	Last                      // what it is worth to keep a card without which the next draw loses the game

	numWeights
)

// Weights are those of a mind on one side.
type Weights [numWeights]int

// BothWeights are those of a mind on each side: what light has to hurry for is no hurry for dark.
type BothWeights [2]Weights

// plain are those of scripts, so that they stay the same yardstick.
var plain = alike(Weights{
	LightEach: 9, LightFall: 30, LightMore: 25, DarkEach: 5, DarkFall: 18, DarkMore: 14, Exhaustion: 100, CommitIcon: 9, CommitArms: 33, Margin: 2,
	Keep: 100, EdgeBase: 46, Bluff: 20, LightThreat: 100, Steady: 4, Cycle: 7, Thrift: 4,
})

// usual are those of the levels.
var usual = alike(Weights{
	LightEach: 14, LightFall: 40, LightMore: 35, DarkEach: 6, DarkFall: 20, DarkMore: 14, Exhaustion: 100, Spare: 4, CommitIcon: 11, CommitArms: 20, Margin: 4,
	Keep: 80, EdgeBase: 46, Bluff: 20, LightThreat: 50, Steady: 14, Urge: 6, Cycle: 10, Haste: 40, Thrift: 4,
	Blast: 50, Last: 150,
})

// names of weights, for trials.
var weightNames = map[string]Weight{
	"lighteach": LightEach, "lightfall": LightFall, "lightmore": LightMore, "darkeach": DarkEach, "darkfall": DarkFall, "darkmore": DarkMore,
	"exhaustion": Exhaustion, "spare": Spare, "icon": CommitIcon, "arms": CommitArms, "margin": Margin, "keep": Keep, "edge": EdgeBase, "bluff": Bluff,
	"threat": LightThreat, "steady": Steady, "urge": Urge, "cycle": Cycle, "thrift": Thrift, "haste": Haste,
	"blast": Blast, "last": Last,
}

// alike are weights that are the same on both sides.
func alike(w Weights) BothWeights { return BothWeights{w, w} }

// named returns the figures of a name: of one side, as in dark.icon, or of both; none if there are none of that name.
func (w *BothWeights) named(name string) (all []*int) {
	if side, of, one := strings.Cut(name, "."); one {
		i, known := weightNames[of]
		switch {
		case known && side == "light":
			return []*int{&w[cardgame.Light][i]}
		case known && side == "dark":
			return []*int{&w[cardgame.Dark][i]}
		}
		return nil
	}
	if i, known := weightNames[name]; known {
		return []*int{&w[cardgame.Light][i], &w[cardgame.Dark][i]}
	}
	return nil
}
