package starship

import (
	"slices"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render/board/muster"
)

// The Damage Phase: what turns and what is destroyed, all at once, and what it has cost.

// A Fall is a ship that is turned or destroyed, or one that holds though it was struck.
type Fall struct {
	Slot    rules.Slot
	Space   rules.Space
	Turns   bool
	Holds   bool
	Returns bool // to its pool
	Text    string
	Sign    string
}

// A Loss is what a side has lost and done in a round.
type Loss struct {
	rules.Account
	Fighting int // points that still fight, by the hull that is left
}

// falls tells whether a ship is one of those that are turned or destroyed now.
func (b *Board) falls(slot rules.Slot) bool {
	return slices.ContainsFunc(b.Aim.Falls, func(f Fall) bool { return f.Slot == slot })
}

// cost is what a round has cost a side; where there is little room it is said in few words.
func (b *Board) cost(side rules.Side, brief bool) *muster.Cost {
	l := &b.Aim.Losses[side]
	say, id, all := b.words.Say, side.String(), max(b.Fielded[side], l.Fighting)
	tenths := (l.Mean + 1) / 2
	mean := say("decimal", assets.Args{"whole": tenths / 10, "tenths": tenths % 10})
	left := assets.Args{"n": l.Fighting, "of": all}
	k := &muster.Cost{Side: int(side), N: l.Points, Now: l.Fighting, All: all}
	if brief {
		k.Title, k.Of, k.LeftOf = say("lost.brief"), say("lost.brief_points", assets.Args{"n": l.Points}), say("lost.brief_of", left)
		return k
	}
	k.Title, k.Of, k.LeftOf = say("lost."+id), say("lost.points", assets.Args{"n": l.Points}), say("lost.of", left)
	k.Lines = []string{say("lost.dealt", assets.Args{"n": l.Dealt, "mean": mean}), say("lost.hits", assets.Args{"n": l.Hits, "of": l.Attacks})}
	k.Left, k.Note = say("lost.fighting"), say("lost.counted")
	return k
}
