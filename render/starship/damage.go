package starship

import (
	"slices"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board/muster"
	"holoboard/render/field"
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

// drawFalls draws the light of ships that are turned or destroyed, then what is said of each beside what is taken, and returns where.
func (b *Board) drawFalls(c *render.Canvas, seen *field.View, taken []render.Rect) (said []render.Rect) {
	told := render.Out(min(max(b.Aim.Told, 0), 1))
	for i := range b.Aim.Falls {
		f := &b.Aim.Falls[i]
		at, reach := b.Middle(f.Space), float64(f.Space.Size)*seen.Unit()
		switch {
		case f.Holds:
		case f.Turns:
			field.Cut(c, at, reach, told)
		default:
			field.Burst(c, at, reach, told, float64(i))
		}
	}
	if b.Layout().Form.Phone() {
		return nil // the ledger says it
	}
	c.Fade(min(2*told, 1), func() {
		for i := range b.Aim.Falls {
			f := &b.Aim.Falls[i]
			n := field.Note{Text: f.Text, Sign: f.Sign, Color: c.Palette.Warning, Align: render.Center, About: b.Box(f.Space)}
			n.At = b.Middle(f.Space).Sub(render.Point{Y: (0.5*float64(f.Space.Size) + 0.35) * seen.Unit()})
			if f.Holds {
				n.Color = c.Palette.LineLight
			}
			said = append(said, n.Draw(c, seen, slices.Concat(taken, said)...))
		}
	})
	return said
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
