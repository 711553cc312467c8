package rebellion

import (
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
)

// showSide shows a side's leaders, losses and tactic cards beside the battlefield.
func (s *combatStage) showSide(side rules.Side, r ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	f.Panel(r, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel, Line: p.Line, Width: 1})
	rest := r.InsetXY(10, 8)
	head, rest := rest.CutTop(32)
	color := pieces.SideColor(&p, side)
	if c := &t.View.Combat; c.Rolled > 0 && c.Attacker == side {
		f.Panel(render.Box(head.X-4, head.Y-2, head.W+8, 30), pieces.SidePanel(&p, side))
	}
	f.Sign(pieces.Emblem(side), render.Box(head.X+2, head.Y+1, 24, 24), color)
	f.Text(t.Say.Side(side), render.Box(head.X+34, head.Y+1, head.W-34, 24), p.Title().In(color))
	if who := t.Board.Player(int(side)); who != "" {
		var name ui.Rect
		name, rest = rest.CutTop(18)
		f.Label(who, name.Move(0, -3), p.Label().In(p.Text.Mix(color, 0.3)))
	}
	rest = s.showLeaders(side, rest)
	rest = s.showLosses(side, rest)
	rest = s.showForce(side, rest)
	s.showTactics(side, rest)
}

// showLeaders shows who leads a side, with tactic values: no captives. It returns what is left below.
func (s *combatStage) showLeaders(side rules.Side, r ui.Rect) ui.Rect {
	f, t := s.f, s.t
	p := f.Palette
	list := s.fighting(side)
	if len(list) == 0 {
		line, rest := r.CutTop(26)
		f.Text(t.Words.Say("stage.no_leader"), line, p.Label())
		return rest
	}
	height := min(max(r.H*0.13, 46), 64, r.H*0.42/float64(len(list)))
	for _, l := range list {
		var row ui.Rect
		row, r = r.CutTop(height)
		bust, text := row.InsetXY(0, 2).CutLeft((height - 4) * 0.8)
		state := f.Spot(ui.Spot{ID: t.Names.Join("fights.", l.String()), Rect: row, Quiet: true})
		pieces.DrawLeader(f.Canvas, &t.View, l, bust)
		_, text = text.CutLeft(8)
		if height < 44 {
			f.Label(t.Say.LeaderShort(l), text, p.Name().Sized(render.SizeLabel))
		} else {
			block := text.Middle(text.W, 40)
			upper, lower := block.CutTop(20)
			f.Label(t.Say.LeaderShort(l), upper, p.Name())
			pieces.TacticValues(f.Canvas, l, render.Box(lower.X, lower.Y+2, lower.W, 16))
		}
		t.ShowSheet(row, state, l.Thing())
	}
	return r
}

// fighting lists the leaders of a side who take part in a battle.
func fighting(v *rules.View, side rules.Side) []rules.Leader {
	return v.FreeLeaders(v.Combat.System, side).List()
}

// fighting lists them, found out once.
func (s *combatStage) fighting(side rules.Side) []rules.Leader {
	return s.leaders.of(s.t, func() [2][]rules.Leader {
		return [2][]rules.Leader{fighting(&s.t.View, rules.Rebels), fighting(&s.t.View, rules.Empire)}
	})[side]
}

// heading writes a small title over a line and returns what is left below.
func (s *combatStage) heading(r ui.Rect, text, number string) ui.Rect {
	p := s.f.Palette
	line, rest := r.CutTop(30)
	line = render.Box(line.X, line.Y+4, line.W, 26)
	s.f.Text(text, line, p.Label())
	s.f.Text(number, line, p.Number().Sized(render.SizeLabel).AtRight())
	s.f.Fill(render.Box(line.X, line.Bottom()-3, line.W, 1), p.Line)
	return rest
}

// showLosses shows what a side has lost in this combat.
func (s *combatStage) showLosses(side rules.Side, r ui.Rect) ui.Rect {
	f, t := s.f, s.t
	p := f.Palette
	total := 0
	for _, u := range lineup {
		if u.Side() == side {
			total += int(t.View.Combat.Lost[u])
		}
	}
	r = s.heading(r, t.Words.Say("stage.losses"), strconv.Itoa(total))
	if total == 0 {
		return r
	}
	const cell = 34.0
	columns := max(int(r.W/64), 1)
	wide := r.W / float64(columns)
	i := 0
	for _, u := range lineup {
		if t.View.Combat.Lost[u] == 0 || u.Side() != side {
			continue
		}
		at := render.Box(r.X+wide*float64(i%columns), r.Y+4+cell*float64(i/columns), cell, cell-4)
		f.Fade(0.75, func() { pieces.DrawUnit(f.Canvas, u, at) })
		f.Text("×"+strconv.Itoa(int(t.View.Combat.Lost[u])), render.Box(at.Right()+1, at.Y, wide-cell, at.H), p.Number())
		i++
	}
	_, r = r.CutTop(8 + cell*float64((i+columns-1)/columns))
	return r
}

// showForce lists the action cards of a side that hold now, and returns what is left below.
func (s *combatStage) showForce(side rules.Side, r ui.Rect) ui.Rect {
	f, t := s.f, s.t
	p := f.Palette
	cards := t.View.Combat.Holding(side)
	if len(cards) == 0 {
		return r
	}
	r = s.heading(r, t.Words.Say("stage.force"), "")
	style := p.Name().Sized(render.SizeLabel).Tightly()
	for _, a := range cards {
		var line ui.Rect
		line, r = r.CutTop(max(f.ParagraphHeight(t.Say.Action(a), r.W-24, style), 20) + 8)
		box := line.InsetXY(0, 2)
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.SpaceGlow, Line: p.Action.Alpha(0.8), Width: 1.2})
		sign, name := box.CutLeft(24)
		f.Sign("action", sign.Middle(16, 16), p.Action)
		f.Label(t.Say.Action(a), name, style)
		state := f.Spot(ui.Spot{ID: "force." + a.String(), Rect: box, Quiet: true})
		t.ShowSheet(box, state, a.Thing())
	}
	return r
}

// showTactics shows the tactic cards whose faces the viewer sees with what they do, and the backs of the others.
func (s *combatStage) showTactics(side rules.Side, r ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	held := t.View.TacticHand[side]
	r = s.heading(r, t.Words.Say("stage.tactics"), strconv.Itoa(int(held[0]+held[1])))
	if held[0]+held[1] == 0 {
		return
	}
	if faces := t.View.TacticsOf(side); faces != nil {
		s.showFaces(side, faces[:], r)
		return
	}
	height := min(r.H/2, r.W*0.72)
	for i, n := range held {
		if n == 0 {
			continue
		}
		th := rules.Theater(i)
		var row ui.Rect
		row, r = r.CutTop(height)
		text, backs := row.CutTop(20)
		t.Board.Backs(f.Canvas, side, th, int(n), backs.InsetXY(0, 4))
		f.Label(t.Words.Say("stage.tactics."+th.String(), assets.Args{"n": int(n)}), text, p.Label().In([2]render.Color{p.Sky, p.Ground}[th]).Tightly())
	}
}

// showFaces lists the cards of a hand, with what they do as far as there is room, else by name alone: those first that can be
// played now.
func (s *combatStage) showFaces(side rules.Side, hand []uint8, r ui.Rect) {
	const gap = 6
	cards, names := s.hand[:0], 0.0
	for card, n := range hand {
		if n > 0 {
			cards = append(cards, rules.Tactic(card))
			names += s.tacticName(rules.Tactic(card), r.W-scrollBar) + gap
		}
	}
	s.hand = cards
	told := s.toldInFull(cards, r.W, r.H-names)
	list := func(r ui.Rect) {
		for _, card := range cards {
			h := s.tacticName(card, r.W)
			if told[card] {
				h += s.tacticEffect(card, r.W)
			}
			var box ui.Rect
			box, r = r.CutTop(h)
			_, r = r.CutTop(gap)
			s.showTactic(side, card, int(hand[card]), box, told[card])
		}
	}
	if names <= r.H {
		list(r)
		return
	}
	s.f.Scroll("tactics."+side.String(), r, names, list)
}

// toldInFull chooses the cards of which what they do is told in a height.
func (s *combatStage) toldInFull(cards []rules.Tactic, width, height float64) (told [rules.NumTactics]bool) {
	for _, lit := range [...]bool{true, false} {
		for _, card := range cards {
			if need := s.tacticEffect(card, width); s.t.Offered(card.Thing()) == lit && need <= height {
				told[card] = true
				height -= need
			}
		}
	}
	return told
}

// Parts of a tactic card in the list of a hand, points.
const (
	tacticSign   = 21
	tacticMargin = 6
	tacticCount  = 18 // how many of a kind
)

func (s *combatStage) tacticStyle() render.TextStyle {
	return s.f.Palette.Name().Sized(render.SizeLabel).Tightly()
}

// tacticName is the height of a tactic card's name in the list.
func (s *combatStage) tacticName(card rules.Tactic, width float64) float64 {
	return s.f.ParagraphHeight(s.t.Say.Tactic(card), width-2*tacticMargin-tacticSign-tacticCount, s.tacticStyle()) + 10
}

// tacticEffect is the height of what it does.
func (s *combatStage) tacticEffect(card rules.Tactic, width float64) float64 {
	body := s.f.Palette.Body().Sized(render.SizeLabel)
	return 6 + s.f.ParagraphHeight(s.t.Words.Say(s.t.Names.Join("tactic.", card.String(), ".effect")), width-2*tacticMargin, body)
}

// showTactic shows tactic cards of a kind. Those of the viewer can be played when they are lit.
func (s *combatStage) showTactic(side rules.Side, card rules.Tactic, n int, box ui.Rect, full bool) {
	f, t := s.f, s.t
	p := f.Palette
	var state ui.State
	var look board.State
	if side == t.View.Side() {
		state, look = t.Scenery(t.Names.Join("play.", card.String()), box, card.Thing())
	} else {
		state = f.Spot(ui.Spot{ID: t.Names.Join("faceup.", card.String()), Rect: box, Quiet: true})
	}
	sign, color := "tactic_space", p.Sky
	if card.Theater() == rules.Ground {
		sign, color = "tactic_ground", p.Ground
	}
	alpha := 1.0
	if t.Asking().Hand && !look.Lit {
		alpha = 0.55
	}
	f.Fade(alpha, func() {
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.SpaceGlow, Line: color.Alpha(0.8), Width: 1.2})
		head, rest := box.InsetXY(tacticMargin, 0), ui.Rect{}
		if full {
			head, rest = head.CutTop(s.tacticName(card, box.W))
		}
		mark, name := head.CutLeft(tacticSign)
		f.Sign(sign, render.Box(mark.X, mark.Center().Y-8, 16, 16), color)
		count, name := name.CutRight(tacticCount)
		if n > 1 {
			f.Text("×"+strconv.Itoa(n), count, s.tacticStyle().AtRight())
		} else if full {
			name.W += tacticCount
		} else { // to be pointed at
			f.Sign("help", count.Middle(14, 14), p.Dim)
		}
		f.Label(t.Say.Tactic(card), name, s.tacticStyle())
		if full {
			f.Paragraph(t.Words.Say(t.Names.Join("tactic.", card.String(), ".effect")), rest, p.Body().Sized(render.SizeLabel).In(p.Text.Mix(p.Dim, 0.4)))
		}
	})
	t.FrameOf(box, look)
	if !full {
		t.ShowSheet(box, state, card.Thing())
	}
}
