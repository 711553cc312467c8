package choices

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/scene"
)

// recruits shows the action cards drawn, and under each the leaders that it recruits.
func (c *Choices) recruits(options []game.Option, area ui.Rect) {
	var groups []scene.Group
	for _, o := range options {
		a := rules.Action(o.A)
		i := slices.IndexFunc(groups, func(g scene.Group) bool { return g.Card == a.Thing() })
		if i < 0 {
			i = len(groups)
			groups = append(groups, scene.Group{Card: a.Thing()})
			for _, l := range a.Card().Leaders.List() {
				groups[i].Options = append(groups[i].Options, rules.RecruitWith(a, l))
			}
		}
		if rules.Leader(o.B) == rules.NoLeader {
			groups[i].Options = append(groups[i].Options, o)
		}
	}
	sheet := scene.Groups[*rules.View]{Flow: c.Flow, Shape: float64(board.CardWidth) / board.CardHeight, Draws: recruiting{c.Seat}}
	if c.Phone() {
		sheet.List(groups, area)
		return
	}
	sheet.Show(groups, area)
}

// recruiting draws action cards that leaders are recruited with; it implements [scene.GroupCards].
type recruiting struct{ *seat.Seat }

// Card implements [scene.GroupCards].
func (r recruiting) Card(card game.Option, at ui.Rect) bool {
	return r.Board.Card(r.F.Canvas, r.View, recruitsWith(card), at)
}

// Row implements [scene.GroupCards].
func (r recruiting) Row(card game.Option, at ui.Rect) {
	r.Board.CardRow(r.F.Canvas, r.View, recruitsWith(card), at)
}

// RowHeight implements [scene.GroupCards].
func (r recruiting) RowHeight(card game.Option, width float64) float64 {
	return r.Board.CardRowHeight(r.F.Canvas, r.View, recruitsWith(card), width)
}

// recruitsWith is an action card as what it recruits with.
func recruitsWith(card game.Option) game.Option {
	return rules.RecruitWith(rules.Action(card.A), rules.NoLeader)
}

// Choice implements [scene.GroupCards]: a leader on an action card, who may be available or not.
func (r recruiting) Choice(o game.Option, line ui.Rect) {
	f, l := r.F, rules.Leader(o.B)
	if l == rules.NoLeader {
		f.Text(r.Words.Say("stage.nobody"), line, f.Palette.Name().Centered())
		return
	}
	bust, text := line.Inset(4).CutLeft((line.H - 8) * 0.8)
	pieces.DrawPortrait(f.Canvas, l, bust)
	_, text = text.CutLeft(8)
	upper, lower := text.Middle(text.W, 42).CutTop(21)
	f.Text(r.Say.LeaderShort(l), upper, f.Palette.Name())
	pieces.TacticValues(f.Canvas, l, render.Box(lower.X, lower.Y+2, 60, 16))
	skills := render.Box(lower.X+66, lower.Y+2, lower.W-66, 16)
	pieces.Skills(f.Canvas, l, []rules.Skill{rules.Diplomacy, rules.Intel, rules.SpecOps, rules.Logistics}, skills)
}

// About implements [scene.GroupCards].
func (r recruiting) About(o game.Option, at ui.Rect, s ui.State) {
	switch l := rules.Leader(o.B); {
	case o.Kind == rules.KindAction:
		r.ShowSheet(at, s, o)
	case l != rules.NoLeader:
		r.ShowSheet(at, s, l.Thing())
	}
}
