package rebellion

import (
	"slices"
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// showSide shows a side's leaders, losses and tactic cards beside the battlefield.
func (s *combatStage) showSide(side rules.Side, r ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	f.Panel(r, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel, Line: p.Line, Width: 1})
	rest := r.InsetXY(10, 8)
	head, rest := rest.CutTop(32)
	color := board.SideColor(&p, side)
	if c := &t.view.Combat; c.Rolled > 0 && c.Attacker == side {
		f.Panel(render.Box(head.X-4, head.Y-2, head.W+8, 30), board.SidePanel(&p, side))
	}
	f.Sign("emblem_"+side.String(), render.Box(head.X+2, head.Y+1, 24, 24), color)
	f.Text(t.say.Side(side), render.Box(head.X+34, head.Y+1, head.W-34, 24), p.Title().In(color))
	rest = s.showLeaders(side, rest)
	rest = s.showLosses(side, rest)
	s.showTactics(side, rest)
}

// showLeaders shows who leads a side, with tactic values: no captives. It returns what is left below.
func (s *combatStage) showLeaders(side rules.Side, r ui.Rect) ui.Rect {
	f, t := s.f, s.t
	p := f.Palette
	list := fighting(&t.view, side)
	if len(list) == 0 {
		line, rest := r.CutTop(26)
		f.Text(t.words.Say("stage.no_leader"), line, p.Label())
		return rest
	}
	height := min(max(r.H*0.13, 46), 64, r.H*0.42/float64(len(list)))
	for _, l := range list {
		var row ui.Rect
		row, r = r.CutTop(height)
		bust, text := row.InsetXY(0, 2).CutLeft((height - 4) * 0.8)
		state := f.Spot(ui.Spot{ID: "fights." + l.String(), Rect: row, Quiet: true})
		board.DrawLeader(f.Canvas, &t.view, l, bust)
		_, text = text.CutLeft(8)
		if height < 44 {
			f.Text(t.say.LeaderShort(l), text, p.Name().Sized(render.SizeLabel))
		} else {
			block := text.Middle(text.W, 40)
			upper, lower := block.CutTop(20)
			f.Text(t.say.LeaderShort(l), upper, p.Name())
			board.TacticValues(f.Canvas, l, render.Box(lower.X, lower.Y+2, lower.W, 16))
		}
		t.showSheet(row, state, l.Thing())
	}
	return r
}

// fighting lists the leaders of a side who take part in the battle.
func fighting(v *rules.View, side rules.Side) []rules.Leader {
	there := leaders(leadersOn(v, side, rules.Spot(v.Combat.System)))
	return slices.DeleteFunc(there, func(l rules.Leader) bool { return captive(v, l) })
}

// heading writes a small title over a line and returns what is left below.
func (s *combatStage) heading(r ui.Rect, text, number string) ui.Rect {
	p := s.f.Palette
	line, rest := r.CutTop(26)
	line = line.Move(0, 4)
	s.f.Text(text, line, p.Label())
	s.f.Text(number, line, p.Number().Sized(render.SizeLabel).AtRight())
	s.f.Fill(render.Box(line.X, line.Bottom()-3, line.W, 1), p.Line)
	return rest
}

// showLosses shows what a side has lost in this combat.
func (s *combatStage) showLosses(side rules.Side, r ui.Rect) ui.Rect {
	f, t := s.f, s.t
	p := f.Palette
	var lost []rules.Unit
	total := 0
	for _, u := range lineup {
		if n := t.view.Combat.Lost[u]; n > 0 && u.Side() == side {
			lost = append(lost, u)
			total += int(n)
		}
	}
	r = s.heading(r, t.words.Say("stage.losses"), strconv.Itoa(total))
	if total == 0 {
		return r
	}
	const cell = 34.0
	columns := max(int(r.W/64), 1)
	wide := r.W / float64(columns)
	for i, u := range lost {
		at := render.Box(r.X+wide*float64(i%columns), r.Y+4+cell*float64(i/columns), cell, cell-4)
		f.Fade(0.75, func() { board.DrawUnit(f.Canvas, u, at) })
		f.Text("×"+strconv.Itoa(int(t.view.Combat.Lost[u])), render.Box(at.Right()+1, at.Y, wide-cell, at.H), p.Number())
	}
	_, r = r.CutTop(8 + cell*float64((len(lost)+columns-1)/columns))
	return r
}

// showTactics shows the tactic cards whose faces the viewer sees with what they do, and the backs of the others.
func (s *combatStage) showTactics(side rules.Side, r ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	held := t.view.TacticHand[side]
	r = s.heading(r, t.words.Say("stage.tactics"), strconv.Itoa(int(held[0]+held[1])))
	if held[0]+held[1] == 0 {
		return
	}
	if faces := t.view.TacticsOf(side); faces != nil {
		s.showFaces(side, faces[:], r)
		return
	}
	_, r = r.CutTop(4)
	for th, n := range held {
		if n == 0 {
			continue
		}
		var line ui.Rect
		line, r = r.CutTop(20)
		color := [2]render.Color{p.Sky, p.Ground}[th]
		f.Text(t.words.Say("stage.tactics."+rules.Theater(th).String(), assets.Args{"n": int(n)}), line, p.Label().In(color))
	}
	backs, _ := r.CutTop(min(r.H, r.W*1.15))
	t.board.Backs(f.Canvas, side, held, backs.InsetXY(0, 8))
}

// showFaces lists the cards of a hand: with what they do where there is room, else by name alone.
func (s *combatStage) showFaces(side rules.Side, hand []uint8, r ui.Rect) {
	const gap, line = 6, 26.0
	var cards []rules.Tactic
	for card, n := range hand {
		if n > 0 {
			cards = append(cards, rules.Tactic(card))
		}
	}
	height, full := 0.0, true
	for _, card := range cards {
		height += s.tacticHeight(card, r.W) + gap
	}
	if height > r.H {
		full = false
	}
	for _, card := range cards {
		h := min(line, r.H/float64(len(cards)))
		if full {
			h = s.tacticHeight(card, r.W)
		}
		var box ui.Rect
		box, r = r.CutTop(h)
		_, r = r.CutTop(min(gap, max(r.H, 0)))
		s.showTactic(side, card, int(hand[card]), box, full)
	}
}

// tacticHeight is the height of a tactic card with its words.
func (s *combatStage) tacticHeight(card rules.Tactic, width float64) float64 {
	body := s.f.Palette.Body().Sized(render.SizeLabel)
	return 32 + s.f.ParagraphHeight(s.t.words.Say("tactic."+card.String()+".effect"), width-18, body)
}

// showTactic shows tactic cards of a kind. Those of the viewer can be played when they are lit.
func (s *combatStage) showTactic(side rules.Side, card rules.Tactic, n int, box ui.Rect, full bool) {
	f, t := s.f, s.t
	p := f.Palette
	var state ui.State
	var look board.State
	if side == t.view.Side() {
		state, look = t.scenery("play."+card.String(), box, card.Thing())
	} else {
		state = f.Spot(ui.Spot{ID: "faceup." + card.String(), Rect: box, Quiet: true})
	}
	sign, color := "tactic_space", p.Sky
	if card.Theater() == rules.Ground {
		sign, color = "tactic_ground", p.Ground
	}
	alpha := 1.0
	if t.asks("combat_action", "block", "give_up") && !look.Lit {
		alpha = 0.55
	}
	f.Fade(alpha, func() {
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.SpaceGlow, Line: color.Alpha(0.8), Width: 1.2})
		head, rest := box.InsetXY(8, 2).CutTop(min(24, box.H-4))
		f.Sign(sign, render.Box(head.X, head.Center().Y-8, 16, 16), color)
		_, name := head.CutLeft(22)
		style := p.Name().Sized(render.SizeLabel)
		if n > 1 {
			text := "×" + strconv.Itoa(n)
			var count ui.Rect
			count, name = name.CutRight(f.TextWidth(text, style) + 4)
			f.Text(text, count, style.AtRight())
		}
		f.Text(t.say.Tactic(card), name, style)
		if full {
			f.Paragraph(t.words.Say("tactic."+card.String()+".effect"), rest, p.Body().Sized(render.SizeLabel).In(p.Text.Mix(p.Dim, 0.4)))
		}
	})
	t.frameOf(box, look)
	if !full {
		t.showSheet(box, state, card.Thing())
	}
}
