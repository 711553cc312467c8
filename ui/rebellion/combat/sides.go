package combat

import (
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/table/scene"
)

// showSide shows a side's leaders, losses and tactic cards beside the battlefield.
func (s *Scene) showSide(side rules.Side, r ui.Rect) {
	rest := scene.Rail(s.F, r, scene.Party{
		Panel: pieces.SidePanel(&s.F.Palette, side), Color: pieces.SideColor(&s.F.Palette, side), Sign: pieces.Emblem(side),
		Name: s.Say.Side(side), Who: s.Board.Player(int(side)), Acts: s.attacks(side),
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
	return scene.Roster(f, r, len(list), func(i int) string { return s.Say.LeaderShort(list[i]) }, func(i int, row, bust, below ui.Rect) {
		state := f.Spot(ui.Spot{ID: s.Names.Join("fights.", list[i].String()), Rect: row, Quiet: true})
		pieces.DrawLeader(f.Canvas, s.View, list[i], bust)
		if !below.Empty() {
			pieces.TacticValues(f.Canvas, list[i], below)
		}
		s.ShowSheet(row, state, list[i].Thing())
	})
}

// fighting lists the leaders of a side who take part in a battle.
func fighting(v *rules.View, side rules.Side) []rules.Leader {
	return v.FreeLeaders(v.Combat.System, side).List()
}

// fighting lists them, found out once.
func (s *Scene) fighting(side rules.Side) []rules.Leader {
	return s.leaders.Of(s.Flow, func() [2][]rules.Leader {
		return [2][]rules.Leader{fighting(s.View, rules.Rebels), fighting(s.View, rules.Empire)}
	})[side]
}

// showLosses shows what a side has lost in this combat.
func (s *Scene) showLosses(side rules.Side, r ui.Rect) ui.Rect {
	r = scene.Heading(s.F, r, s.Words.Say("stage.losses"), strconv.Itoa(s.lost(side)))
	for i, u := range lineup {
		if s.losses[i] = 0; u.Side() == side {
			s.losses[i] = int(s.View.Combat.Lost[u])
		}
	}
	return scene.Tally(s.F, r, s.losses[:], func(i int, at ui.Rect) { pieces.DrawUnit(s.F.Canvas, lineup[i], at) })
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
	cards := s.View.Combat.Holding(side)
	if len(cards) == 0 {
		return r
	}
	s.hand = s.hand[:0]
	for _, a := range cards {
		s.hand = append(s.hand, scene.Text{
			ID: "force." + a.String(), Thing: a.Thing(), Name: s.Say.Action(a), Sign: "action", Ink: s.F.Palette.Action,
		})
	}
	return s.cards.Held(s.Words.Say("stage.force"), s.hand, r)
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
