package combat

import (
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/table/scene"
)

// showSide shows a side's leaders, losses and tactic cards beside the battlefield.
func (s *Scene) showSide(side rules.Side, r ui.Rect) {
	rest := scene.Rail(s.F, r, scene.Party{
		Panel: board.SidePanel(&s.F.Palette, side), Color: board.SideColor(&s.F.Palette, side), Sign: board.Emblem(side),
		Name: s.Say.Side(side), Who: s.Board.Players[side], Acts: s.attacks(side),
	})
	rest = s.showLeaders(side, rest)
	rest = s.showLosses(side, rest)
	rest = s.showForce(side, rest)
	s.showTactics(side, rest)
}

// attacks tells whether the dice that lie there are a side's.
func (s *Scene) attacks(side rules.Side) bool {
	c := &s.View.Combat
	return c.Rolled > 0 && c.Attacker == side
}

// showLeaders shows who leads a side, with tactic values: no captives. It returns what is left below.
func (s *Scene) showLeaders(side rules.Side, r ui.Rect) ui.Rect {
	f := s.F
	p := f.Palette
	list := s.fighting(side)
	if len(list) == 0 {
		line, rest := r.CutTop(26)
		f.Text(s.Words.Say("stage.no_leader"), line, p.Label())
		return rest
	}
	height := min(max(r.H*0.13, 46), 64, r.H*0.42/float64(len(list)))
	for _, l := range list {
		var row ui.Rect
		row, r = r.CutTop(height)
		bust, text := row.InsetXY(0, 2).CutLeft((height - 4) * 0.8)
		state := f.Spot(ui.Spot{ID: s.Names.Join("fights.", l.String()), Rect: row, Quiet: true})
		board.DrawLeader(f.Canvas, &s.View, l, bust)
		_, text = text.CutLeft(8)
		if height < 44 {
			f.Label(s.Say.LeaderShort(l), text, p.Name().Sized(render.SizeLabel))
		} else {
			block := text.Middle(text.W, 40)
			upper, lower := block.CutTop(20)
			f.Label(s.Say.LeaderShort(l), upper, p.Name())
			board.TacticValues(f.Canvas, l, render.Box(lower.X, lower.Y+2, lower.W, 16))
		}
		s.ShowSheet(row, state, l.Thing())
	}
	return r
}

// fighting lists the leaders of a side who take part in a battle.
func fighting(v *rules.View, side rules.Side) []rules.Leader {
	return v.FreeLeaders(v.Combat.System, side).List()
}

// fighting lists them, found out once.
func (s *Scene) fighting(side rules.Side) []rules.Leader {
	return s.leaders.Of(s.Flow, func() [2][]rules.Leader {
		return [2][]rules.Leader{fighting(&s.View, rules.Rebels), fighting(&s.View, rules.Empire)}
	})[side]
}

// showLosses shows what a side has lost in this combat.
func (s *Scene) showLosses(side rules.Side, r ui.Rect) ui.Rect {
	f := s.F
	p := f.Palette
	total := s.lost(side)
	r = scene.Heading(s.F, r, s.Words.Say("stage.losses"), strconv.Itoa(total))
	if total == 0 {
		return r
	}
	const cell = 34.0
	columns := max(int(r.W/64), 1)
	wide := r.W / float64(columns)
	i := 0
	for _, u := range lineup {
		if s.View.Combat.Lost[u] == 0 || u.Side() != side {
			continue
		}
		at := render.Box(r.X+wide*float64(i%columns), r.Y+4+cell*float64(i/columns), cell, cell-4)
		f.Fade(0.75, func() { board.DrawUnit(f.Canvas, u, at) })
		f.Text("×"+strconv.Itoa(int(s.View.Combat.Lost[u])), render.Box(at.Right()+1, at.Y, wide-cell, at.H), p.Number())
		i++
	}
	_, r = r.CutTop(8 + cell*float64((i+columns-1)/columns))
	return r
}

// lost is how many units a side has lost in this combat.
func (s *Scene) lost(side rules.Side) (n int) {
	for u, lost := range s.View.Combat.Lost {
		if rules.Unit(u).Side() == side {
			n += int(lost)
		}
	}
	return n
}

// showForce lists the action cards of a side that hold now, and returns what is left below.
func (s *Scene) showForce(side rules.Side, r ui.Rect) ui.Rect {
	f := s.F
	p := f.Palette
	cards := s.View.Combat.Holding(side)
	if len(cards) == 0 {
		return r
	}
	r = scene.Heading(s.F, r, s.Words.Say("stage.force"), "")
	style := p.Name().Sized(render.SizeLabel).Tightly()
	for _, a := range cards {
		var line ui.Rect
		line, r = r.CutTop(max(f.ParagraphHeight(s.Say.Action(a), r.W-24, style), 20) + 8)
		box := line.InsetXY(0, 2)
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.SpaceGlow, Line: p.Action.Alpha(0.8), Width: 1.2})
		sign, name := box.CutLeft(24)
		f.Sign("action", sign.Middle(16, 16), p.Action)
		f.Label(s.Say.Action(a), name, style)
		state := f.Spot(ui.Spot{ID: "force." + a.String(), Rect: box, Quiet: true})
		s.ShowSheet(box, state, a.Thing())
	}
	return r
}

// showTactics shows the tactic cards whose faces the viewer sees with what they do, and the backs of the others.
func (s *Scene) showTactics(side rules.Side, r ui.Rect) {
	f := s.F
	p := f.Palette
	held := s.View.TacticHand[side]
	r = scene.Heading(s.F, r, s.Words.Say("stage.tactics"), strconv.Itoa(int(held[0]+held[1])))
	if held[0]+held[1] == 0 {
		return
	}
	if faces := s.View.TacticsOf(side); faces != nil {
		s.hand = s.hand[:0]
		for card, n := range faces {
			if n > 0 {
				s.hand = append(s.hand, s.tactic(side, rules.Tactic(card), int(n)))
			}
		}
		s.cards.Show(s.Names.Join("tactics.", side.String()), s.hand, r)
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
		s.Board.Backs(f.Canvas, side, th, int(n), backs.InsetXY(0, 4))
		f.Label(s.Words.Say("stage.tactics."+th.String(), assets.Args{"n": int(n)}), text, p.Label().In(s.inkOf(th)).Tightly())
	}
}

// tactic is a tactic card of a side in words. Those of the viewer can be played when they are lit.
func (s *Scene) tactic(side rules.Side, card rules.Tactic, n int) scene.Text {
	sign, ink := pieces.TacticSign(card.Theater(), &s.F.Palette)
	t := scene.Text{
		Thing: card.Thing(), Name: s.Say.Tactic(card), Effect: s.Words.Say(s.Names.Join("tactic.", card.String(), ".effect")),
		Sign: sign, Ink: ink, Count: n, Mine: side == s.View.Side(), Faint: s.Asking().Hand,
	}
	if t.ID = s.Names.Join("faceup.", card.String()); t.Mine {
		t.ID = s.Names.Join("play.", card.String())
	}
	return t
}
