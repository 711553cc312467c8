package rebellion

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// Combats and missions on a phone: in words and busts what a large screen shows as cards and rails.

// sceneList is the list that a scene scrolls.
const sceneList = "scene.list"

// showSmall shows a combat on a phone: who fights in one line, then the battlefield, and at its side or foot what may be
// played or who may join.
func (s *combatStage) showSmall(area ui.Rect) {
	const head, sides = 30, 44
	f, t := s.f, s.t
	top, field := area.CutTop(head)
	s.showSmallHead(top)
	row, field := field.CutTop(sides)
	for side, r := range row.Columns(0, 1, 1) {
		s.showSmallSide(rules.Side(side), r)
	}
	s.below = ui.Rect{}
	if s.choosesBelow() {
		if t.Board.Layout().Form == board.Sideways {
			s.below, field = field.CutRight(field.W * 0.42)
		} else {
			s.below, field = field.CutBottom(field.H * 0.42)
		}
	}
	space, ground := t.Stage.Battlefield(f.Canvas, &t.View, field, s.horizon())
	s.showSmallTheater(rules.Space, space)
	s.showSmallTheater(rules.Ground, ground)
	s.showEvent(field)
	s.showPanels(field)
	s.showPlayable()
}

// choosesBelow tells whether cards or leaders are chosen beside the battlefield.
func (s *combatStage) choosesBelow() bool {
	return s.asksBelow() || len(s.playable()) > 0
}

// playable are the tactic cards that the pending decision offers.
func (s *combatStage) playable() []game.Option {
	if s.asksBelow() {
		return nil
	}
	return s.t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindTactic })
}

// showPlayable lists the tactic cards that may be played, with what they do.
func (s *combatStage) showPlayable() {
	const gap, margin = 6, 8
	cards := s.playable()
	if len(cards) == 0 {
		return
	}
	width := s.below.W - 2*margin - scrollBar
	height := func(o game.Option) float64 {
		return max(s.tacticName(rules.Tactic(o.A), width)+s.tacticEffect(rules.Tactic(o.A), width), 44)
	}
	whole := 2.0 * margin
	for _, o := range cards {
		whole += height(o) + gap
	}
	side := rules.SideOf(s.t.Pending.Seat)
	s.t.Panel("choices", s.below)
	s.f.Scroll(sceneList, s.below.Inset(1), whole, func(content ui.Rect) {
		rest := content.InsetXY(margin, margin)
		for _, o := range cards {
			var box ui.Rect
			box, rest = rest.CutTop(height(o))
			_, rest = rest.CutTop(gap)
			box.W = width
			s.showTactic(side, rules.Tactic(o.A), int(s.t.View.Tactics()[o.A]), box, true)
		}
	})
}

// horizon is the share of the battlefield that is space: more while the battle is there, little where nobody fights.
func (s *combatStage) horizon() float64 {
	const empty, calm, busy = 0.14, 0.42, 0.58
	there := func(th rules.Theater) bool {
		return len(s.stacks(rules.Rebels, th))+len(s.stacks(rules.Empire, th)) > 0
	}
	c := &s.t.View.Combat
	switch {
	case !there(rules.Space):
		return empty
	case !there(rules.Ground):
		return 1 - empty
	case c.Theater == rules.Space:
		return busy
	}
	return calm
}

func (s *combatStage) showSmallHead(r ui.Rect) {
	f, t, c := s.f, s.t, &s.t.View.Combat
	p := f.Palette
	f.Fill(r, p.Panel)
	title, step := r.InsetXY(10, 0).CutLeft(r.W * 0.62)
	f.Label(t.Words.Say("stage.battle", assets.Args{"system": t.Say.System(c.System)}), title, p.Title().Sized(render.SizeLarge))
	text := ""
	if c.Round > 0 {
		text = t.Words.Say("stage.round", assets.Args{"n": int(c.Round)})
	}
	if now := s.step(); now >= 0 {
		text = t.Words.Say("stage.step." + combatSteps[now])
	}
	f.Text(text, step, p.Label().AtRight())
}

// showSmallSide shows a side's leaders and how many units it has lost, from its own edge of the screen.
func (s *combatStage) showSmallSide(side rules.Side, r ui.Rect) {
	const bust = 32
	f, t := s.f, s.t
	p := f.Palette
	f.Fill(r, p.Panel)
	style := p.Glass()
	if c := &t.View.Combat; c.Rolled > 0 && c.Attacker == side {
		style = pieces.SidePanel(&p, side)
	}
	f.Panel(r.Inset(2), style)
	row := r.InsetXY(8, 4)
	cut := ui.Rect.CutLeft
	if side == rules.Empire {
		cut = ui.Rect.CutRight
	}
	sign, row := cut(row, 26)
	f.Sign(pieces.Emblem(side), sign.Middle(24, 24), pieces.SideColor(&p, side))
	for _, l := range fighting(&t.View, side) {
		var at ui.Rect
		at, row = cut(row, bust)
		state := f.Spot(ui.Spot{ID: "fights." + l.String(), Rect: at, Quiet: true})
		pieces.DrawLeader(f.Canvas, &t.View, l, at.InsetXY(2, 0))
		t.ShowSheet(at, state, l.Thing())
	}
	lost := 0
	for u, n := range t.View.Combat.Lost {
		if rules.Unit(u).Side() == side {
			lost += int(n)
		}
	}
	if lost > 0 && row.W >= 40 {
		at, _ := cut(row, 44)
		mark, number := at.CutLeft(24)
		f.Sign("destroyed", mark.Middle(20, 20), p.Warning)
		f.Text(strconv.Itoa(lost), number, p.Number())
	}
}

// showSmallTheater shows both fleets or troops of a theater, and the dice below them.
func (s *combatStage) showSmallTheater(th rules.Theater, r ui.Rect) {
	const dice = 50
	f, c := s.f, &s.t.View.Combat
	p := f.Palette
	rest := r.InsetXY(6, 4)
	if rolled, ok := s.rollIn(th); ok {
		var row ui.Rect
		row, rest = rest.CutBottom(dice)
		s.showSmallDice(rolled, row.InsetXY(0, 2))
	}
	_, rest = rest.CutTop(10) // for how many there are
	halves := rest.Columns(10, 1, 1)
	s.showFleet(rules.Rebels, th, halves[0])
	s.showFleet(rules.Empire, th, halves[1])
	label, color := s.t.Words.Say("stage."+th.String()), [2]render.Color{p.Sky, p.Ground}[th]
	if c.Won[th] != rules.NoSide {
		label, color = s.t.Words.Say("stage.won."+c.Won[th].String()), pieces.SideColor(&p, c.Won[th])
	}
	f.TextAt(label, ui.Point{X: r.Center().X, Y: r.Y + 10}, p.Label().In(color).Rimmed(p.Space).Centered())
}

// showSmallDice shows the dice of an attack in one row.
func (s *combatStage) showSmallDice(rolled roll, row ui.Rect) {
	const gap = 5
	f := s.f
	p := f.Palette
	f.Panel(row, pieces.SidePanel(&p, rolled.side).Filled(p.Panel.Alpha(0.94)))
	n := float64(len(rolled.dice))
	if n == 0 {
		f.Text(s.t.Words.Say("stage.no_dice"), row, p.Label().Centered())
		return
	}
	size := min((row.W-20+gap)/n-gap, 38)
	x := row.Center().X - (n*(size+gap)-gap)/2
	for color := range rules.Color(colors) {
		for i, d := range rolled.dice {
			if d.Color == color {
				s.showDie(rolled, i, render.Box(x, row.Center().Y-size/2, size, size))
				x += size + gap
			}
		}
	}
}

// showSmall shows a mission on a phone: what it is in words, and both sides.
func (s *missionStage) showSmall(area ui.Rect) {
	inner := area.InsetXY(10, 6)
	var brief ui.Rect
	if s.t.Board.Layout().Form == board.Sideways {
		brief, inner = inner.CutLeft(inner.W * 0.36)
		_, inner = inner.CutLeft(10)
	} else {
		brief, inner = inner.CutTop(min(inner.H*0.32, 170))
		_, inner = inner.CutTop(8)
	}
	s.showBrief(brief)
	s.showRolls(inner)
	s.showStamp(inner)
	s.showPanels(area, inner)
	if e := s.event; e != nil && e.Kind == rules.ActionUsed {
		s.t.ShowPlayed(area, e, s.told)
	}
}

// showBrief tells in words which mission it is, where, and what it does; a long touch shows the card.
func (s *missionStage) showBrief(r ui.Rect) {
	f, t, m := s.f, s.t, &s.t.View.Mission
	p := f.Palette
	state := f.Spot(ui.Spot{ID: "stage.card", Rect: r, Quiet: true})
	f.Panel(r, pieces.SidePanel(&p, m.Side))
	step, rest := r.InsetXY(12, 6).CutTop(18)
	f.Text(t.Words.Say("stage.mission."+missionSteps[s.stepNow()]), step, p.Label().AtRight())
	if m.System != rules.NoSystem {
		f.Text(t.Say.System(m.System), step, p.Label().In(p.Text))
	}
	title := p.Title().UpTo(3)
	_, rest = rest.CutTop(f.Paragraph(t.Words.Say("mission."+m.Card.String()), rest, title) + 4)
	effect := t.Words.Say("mission." + m.Card.String() + ".effect")
	body := p.Body()
	if f.ParagraphHeight(effect, rest.W, body) > rest.H {
		body = f.FittedIn(effect, rest, body.Tightly())
	}
	f.Paragraph(effect, rest, body.UpTo(max(int(rest.H/body.LineHeight()), 1)))
	t.ShowSheet(r, state, m.Card.Thing())
	if s.outcome {
		used := f.ParagraphHeight(effect, rest.W, body)
		_, rest = rest.CutTop(used)
		s.showEffects(rest)
	}
}

// showOpposingSmall lists who is there and who may come, in rows that can be scrolled.
func (s *missionStage) showOpposingSmall(there []rules.Leader, pool []game.Option, r ui.Rect) {
	const wide, high = 84, 124
	columns := max(int((r.W-scrollBar)/wide), 1)
	w := (r.W - scrollBar) / float64(columns)
	n := len(there) + len(pool)
	s.f.Scroll(sceneList, r, float64((n+columns-1)/columns)*high, func(content ui.Rect) {
		for i := range n {
			cell := render.Box(content.X+w*float64(i%columns), content.Y+high*float64(i/columns), w, high).Inset(3)
			if i < len(there) {
				s.showPart(there[i], cell)
			} else {
				s.showComing(pool[i-len(there)], cell)
			}
		}
	})
}

// smallSides are the places of both sides; whoever may send somebody gets more.
func (s *missionStage) smallSides(r ui.Rect) []ui.Rect {
	if s.t.Asks(rules.AskOppose) {
		return r.Rows(8, 2, 3)
	}
	return r.Rows(8, 1, 1)
}

// listRecruits lists the leaders whom the drawn action cards recruit, each under his card, with its picture and what it says.
func (t *Table) listRecruits(cards []rules.Action, under map[rules.Action][]rules.Leader, area ui.Rect) {
	const gap, margin, row = 8, 10, 58
	wide := min(area.W-2*margin, 420)
	height := 0.0
	for _, a := range cards {
		height += t.recruiterHeight(a, wide-2*margin-scrollBar) + gap + float64(len(under[a]))*(row+gap)
	}
	panel := area.Middle(wide, min(height+2*margin, area.H-2*margin))
	t.Panel("choices", panel)
	t.F.Scroll("choices.list", panel.Inset(margin), height, func(list ui.Rect) {
		for _, a := range cards {
			var line ui.Rect
			line, list = list.CutTop(t.recruiterHeight(a, wide-2*margin-scrollBar))
			_, list = list.CutTop(gap)
			s := t.F.Spot(ui.Spot{ID: "card." + words.ID(a.Thing()), Rect: line, Quiet: true})
			t.Board.CardRow(t.F.Canvas, &t.View, rules.RecruitWith(a, rules.NoLeader), line)
			t.ShowSheet(line, s, a.Thing())
			for _, l := range under[a] {
				line, list = list.CutTop(row)
				_, list = list.CutTop(gap)
				t.showRecruit(a, l, line)
			}
		}
	})
}

// recruiterHeight is the height of an action card over the leaders whom it recruits.
func (t *Table) recruiterHeight(a rules.Action, width float64) float64 {
	return t.Board.CardRowHeight(t.F.Canvas, &t.View, rules.RecruitWith(a, rules.NoLeader), width)
}
