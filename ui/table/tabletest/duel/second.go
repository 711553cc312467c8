package duel

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/ui/table/leave"
	"holoboard/ui/work"
)

// A second fights for a duellist to the end of a pass: with his strongest strike, and no card besides unless he is told to.

// second implements [leave.Title].
type second struct{ *Table }

func (second) Part(game.Key) (p leave.Part, any bool) {
	return leave.Part{ID: "pass", Asks: []game.Key{"strike", "answer"}, Lone: true, Ends: true}, true
}

func (second) Between(game.Key) bool { return false }

// Lone is the pass.
func (s second) Lone(*game.Decision) game.Option { return game.Option{A: s.View.Pass} }

func (second) Rests(o game.Option) bool { return o == gametest.None }
func (second) Once(o game.Option) bool  { return o.A >= gametest.Parry }
func (s second) Helper() leave.Helper   { return s }

// Answer implements [leave.Helper].
func (s second) Answer(spends bool) (works func(*work.Work), answer func() game.Option) {
	options, o := slices.Clone(s.Pending.Options), gametest.None
	return func(*work.Work) {
		for _, other := range options {
			if (spends || !s.Once(other)) && other.A > o.A {
				o = other
			}
		}
	}, func() game.Option { return o }
}

// Foresee implements [leave.Helper].
func (s second) Foresee(leave.Part) (works func(*work.Work), lines func() []string) {
	works, answer := s.Answer(false)
	return works, func() (lines []string) {
		if o := answer(); o != gametest.None {
			lines = append(lines, s.Words.Say("plan.card", assets.Args{"card": s.Shown.Own.OptionText(o)}))
		}
		return lines
	}
}
