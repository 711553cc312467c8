package starship

import (
	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render/board/muster"
)

// cost is what a round has cost a side; where there is little room it is said in few words.
func (b *Board) cost(side rules.Side, brief bool) *muster.Cost {
	l := &b.Aim.Fallout.Losses[side]
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
