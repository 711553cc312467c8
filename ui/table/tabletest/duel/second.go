package duel

import (
	"cmp"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/ui/table/leave"
	"holoboard/ui/work"
)

// A second fights for a duellist to the end of a pass: with his strongest strike, and no card besides unless he is told to.
func (t *Table) second() leave.Title {
	pass := leave.Part{ID: "pass", Asks: []game.Key{"strike", "answer"}, Lone: true, Ends: true}
	return leave.Title{
		Parts:  map[game.Key]leave.Part{"strike": pass, "answer": pass},
		Lone:   func(*game.Decision) game.Option { return game.Option{A: t.View.Pass} },
		Rests:  func(o game.Option) bool { return o == gametest.None },
		Once:   once,
		Helper: func() leave.Helper { return second{t} },
	}
}

func once(o game.Option) bool { return o.A >= gametest.Parry }

// second implements [leave.Helper].
type second struct{ *Table }

func (s second) Answer(spends bool) (works func(*work.Work), answer func() game.Option) {
	options, best := slices.Clone(s.Pending.Options), gametest.None
	return func(*work.Work) {
		may := slices.DeleteFunc(options, func(o game.Option) bool { return !spends && once(o) })
		best = slices.MaxFunc(may, func(a, b game.Option) int { return cmp.Compare(a.A, b.A) })
	}, func() game.Option { return best }
}

func (s second) Foresee(leave.Part) (works func(*work.Work), lines func() []string) {
	works, answer := s.Answer(false)
	return works, func() (lines []string) {
		if o := answer(); o != gametest.None {
			lines = append(lines, s.Words.Say("plan.card", assets.Args{"card": s.OptionText(o)}))
		}
		return lines
	}
}
