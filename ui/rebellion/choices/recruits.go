package choices

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/scene"
)

// recruits shows the action cards drawn, and under each the leaders that it recruits.
func (c *Choices) recruits(options []game.Option, area ui.Rect) {
	const gap, margin, row = 20, 18, 58.0
	var cards []rules.Action
	most := 0
	under := map[rules.Action][]rules.Leader{}
	for _, o := range options {
		a := rules.Action(o.A)
		if under[a] == nil {
			cards = append(cards, a)
			under[a] = a.Card().Leaders.List()
		}
		if l := rules.Leader(o.B); l == rules.NoLeader {
			under[a] = append(under[a], l)
		}
		most = max(most, len(under[a]))
	}
	if c.Phone() {
		c.listRecruits(cards, under, area)
		return
	}
	rows := float64(most) * (row + 6)
	h := min(area.H-2*margin-24-rows-10, 360)
	w := max(h*board.CardWidth/board.CardHeight, 190)
	w = min(w, (area.W-60)/float64(len(cards))-gap)
	panel := area.Middle(float64(len(cards))*(w+gap)-gap+2*margin, h+rows+10+2*margin)
	scene.Panel(c.F, "choices", panel)
	column := panel.Inset(margin)
	for _, a := range cards {
		var whole ui.Rect
		whole, column = column.CutLeft(w)
		_, column = column.CutLeft(gap)
		card, list := whole.CutTop(h)
		c.Board.Card(c.F.Canvas, &c.View, rules.RecruitWith(a, rules.NoLeader), card)
		s := c.F.Spot(ui.Spot{ID: "card." + words.ID(a.Thing()), Rect: card, Quiet: true})
		c.ShowSheet(card, s, a.Thing())
		_, list = list.CutTop(10)
		for _, l := range under[a] {
			var line ui.Rect
			line, list = list.CutTop(row)
			_, list = list.CutTop(6)
			c.recruit(a, l, line)
		}
	}
}

// listRecruits lists the leaders whom the drawn action cards recruit, each under his card, with its picture and what it says.
func (c *Choices) listRecruits(cards []rules.Action, under map[rules.Action][]rules.Leader, area ui.Rect) {
	const gap, margin, row = 8, 10, 58
	wide := min(area.W-2*margin, 420)
	high := func(a rules.Action) float64 {
		return c.Board.CardRowHeight(c.F.Canvas, &c.View, rules.RecruitWith(a, rules.NoLeader), wide-2*margin-scene.Bar)
	}
	height := 0.0
	for _, a := range cards {
		height += high(a) + gap + float64(len(under[a]))*(row+gap)
	}
	panel := area.Middle(wide, min(height+2*margin, area.H-2*margin))
	scene.Panel(c.F, "choices", panel)
	c.F.Scroll("choices.list", panel.Inset(margin), height, func(list ui.Rect) {
		for _, a := range cards {
			var line ui.Rect
			line, list = list.CutTop(high(a))
			_, list = list.CutTop(gap)
			s := c.F.Spot(ui.Spot{ID: "card." + words.ID(a.Thing()), Rect: line, Quiet: true})
			c.Board.CardRow(c.F.Canvas, &c.View, rules.RecruitWith(a, rules.NoLeader), line)
			c.ShowSheet(line, s, a.Thing())
			for _, l := range under[a] {
				line, list = list.CutTop(row)
				_, list = list.CutTop(gap)
				c.recruit(a, l, line)
			}
		}
	})
}

// recruit shows a leader on an action card, who may be available or not.
func (c *Choices) recruit(a rules.Action, l rules.Leader, line ui.Rect) {
	f, p := c.F, c.F.Palette
	o := rules.RecruitWith(a, l)
	s, look := scene.Offered(c.Flow, "choice."+words.ID(o), line, o)
	alpha := 1.0
	if !look.Lit {
		alpha = 0.5
	}
	f.Fade(alpha, func() {
		f.Panel(line, p.Glass().Filled(p.PanelLight).With(p.LineLight, 1))
		if l == rules.NoLeader {
			f.Text(c.Words.Say("stage.nobody"), line, p.Name().Centered())
			return
		}
		bust, text := line.Inset(4).CutLeft((line.H - 8) * 0.8)
		board.DrawPortrait(f.Canvas, l, bust)
		_, text = text.CutLeft(8)
		upper, lower := text.Middle(text.W, 42).CutTop(21)
		f.Text(c.Say.LeaderShort(l), upper, p.Name())
		board.TacticValues(f.Canvas, l, render.Box(lower.X, lower.Y+2, 60, 16))
		skills := render.Box(lower.X+66, lower.Y+2, lower.W-66, 16)
		board.Skills(f.Canvas, l, []rules.Skill{rules.Diplomacy, rules.Intel, rules.SpecOps, rules.Logistics}, skills)
	})
	scene.Frame(c.Flow, line, look)
	if l != rules.NoLeader {
		c.ShowSheet(line, s, l.Thing())
	}
}
