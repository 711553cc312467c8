package duel

import (
	"cmp"
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/answer"
	"holoboard/ui/table/leave"
	"holoboard/ui/table/odds"
	"holoboard/ui/work"
)

// Both strikes lie open in a window: whose hits as it is, and what a parry or a lunge would change (D4).

// Answers implements [answer.Title], and Window.
func (t *Table) Answers() bool { return t.Asks("answer") }

func (t *Table) Window() answer.Window {
	s := t.View.Strength
	by, hits := t.View.Stronger()
	about := t.Words.Say("window.even")
	if hits {
		about = t.Words.Say("window.blow", assets.Args{"who": t.NameOf(int(by))})
	}
	w := answer.Window{
		About: about, Sum: t.strengths("window.sum", s, ""),
		Between: func(box ui.Rect) { t.F.Sign("critical", box, t.F.Palette.Text) },
		Odds:    answer.Odds{Now: about, Takes: t.Words.Say("window.takes"), Draw: func(box ui.Rect) { t.bars(box, s) }},
	}
	for i, side := range [...]int{int(by), int(1 - by)} {
		strikes := t.Words.Say("window.strikes", assets.Args{"n": int(s[side])})
		w.Parties[i] = answer.Party{Name: t.NameOf(side), More: strikes, Color: t.F.Palette.SideColor(side), Sign: kind.Emblem(side)}
	}
	for card := gametest.Parry; card <= gametest.Lunge; card++ {
		o := gametest.Card(card)
		c := answer.Card{Option: o, Sign: "action", Name: t.OptionText(o), About: t.Words.Say("window." + kind.Word(o))}
		if !t.Offered(o) {
			c.Why = t.Words.Say("window.held")
		} else if w.Odds.Then == "" || t.Pointed == o {
			w.Odds.Then = t.strengths("window.then", t.View.After(t.Pending.Seat, card), c.Name)
		}
		w.Cards = append(w.Cards, c)
	}
	return w
}

// Picture implements [screen.Panels]: in the last pass the coin: its higher face is the right one's (D6).
func (t *Table) Picture() (none ui.PromptPicture) {
	if t.Pending == nil || t.Scene != nil || t.View.Pass < gametest.LastPass {
		return none
	}
	coin := odds.Odds{Ladder: board.Ladder{Sides: 2, From: 2}, Sum: t.Words.Say("bar.coin")}
	return coin.Picture(t.F, 320, t.board.Layout().Form == board.Projected, &t.coin)
}

// strengths says what both strike with.
func (t *Table) strengths(key string, s [2]int8, card string) string {
	return t.Words.Say(key, assets.Args{"a": int(s[0]), "b": int(s[1]), "card": card})
}

// bars draws both strikes beside each other.
func (t *Table) bars(box ui.Rect, s [2]int8) {
	const most = 4
	for side, n := range s {
		half := box.Column(side, 2, 8)
		t.F.Bar(half.Middle(half.W, min(half.H, 12)), float64(max(n, 0))/most, t.F.Palette.SideColor(side))
		t.F.Text(strconv.Itoa(int(n)), half, t.F.Palette.Number())
	}
}

// A second fights for a duellist to the end of a pass: with his strongest strike, and no card besides unless he is told to.
func (t *Table) second() leave.Title {
	pass := leave.Part{ID: "pass", Asks: []game.Key{"strike", "answer"}, Lone: true, Ends: true}
	return leave.Title{
		Parts:  map[game.Key]leave.Part{"strike": pass, "answer": pass},
		Lone:   func(*game.Decision) game.Option { return game.Option{A: t.View.Pass} },
		Rests:  func(o game.Option) bool { return o == gametest.None },
		Once:   func(o game.Option) bool { return o.A >= gametest.Parry },
		Helper: func() leave.Helper { return leave.Helper{Answer: t.strongest} },
	}
}

// strongest is what a second answers.
func (t *Table) strongest(spends bool) (works func(*work.Work), answer func() game.Option) {
	options, best := slices.Clone(t.Pending.Options), gametest.None
	return func(*work.Work) {
		may := slices.DeleteFunc(options, func(o game.Option) bool { return !spends && t.auto.Title.Once(o) })
		best = slices.MaxFunc(may, func(a, b game.Option) int { return cmp.Compare(a.A, b.A) })
	}, func() game.Option { return best }
}
