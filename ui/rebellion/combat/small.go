package combat

import (
	"strconv"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
)

// A combat on a phone: in words and busts what a large screen shows as cards and rails.

// showSmall shows a combat on a phone: who fights in one line, then the battlefield, and at its side or foot what may be
// played or who may join.
func (s *Scene) showSmall(area ui.Rect) {
	const head, sides = 30, 44
	f := s.F
	top, field := area.CutTop(head)
	s.head().ShowSmall(f, top)
	row, field := field.CutTop(sides)
	for side, r := range row.Columns(0, 1, 1) {
		s.showSmallSide(rules.Side(side), r)
	}
	s.below = ui.Rect{}
	if s.choosesBelow() {
		if s.Board.Layout().Form == board.Sideways {
			s.below, field = field.CutRight(field.W * 0.42)
		} else {
			s.below, field = field.CutBottom(field.H * 0.42)
		}
	}
	space, ground := s.Stage.Battlefield(f.Canvas, s.View, field, s.horizon())
	s.showSmallTheater(rules.Space, space)
	s.showSmallTheater(rules.Ground, ground)
	s.showEvent(field)
	s.showPanels(field)
	s.showPlayable()
}

// choosesBelow tells whether cards or leaders are chosen beside the battlefield.
func (s *Scene) choosesBelow() bool {
	return s.asksBelow() || len(s.playable()) > 0
}

// playable are the tactic cards that the pending decision offers to whoever looks. At a screen that is not covered for two
// people nobody does: their cards are chosen from in the middle, as on a large screen.
func (s *Scene) playable() []game.Option {
	if s.asksBelow() || s.Pending == nil || rules.SideOf(s.Pending.Seat) != s.View.Side() {
		return nil
	}
	return s.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindTactic })
}

// showPlayable lists the tactic cards that may be played, with what they do.
func (s *Scene) showPlayable() {
	cards := s.playable()
	if len(cards) == 0 {
		return
	}
	side := rules.SideOf(s.Pending.Seat)
	s.hand = s.hand[:0]
	for _, o := range cards {
		s.hand = append(s.hand, s.tactic(side, rules.Tactic(o.A), int(s.View.Tactics()[o.A])))
	}
	s.cards.List("scene.list", s.hand, s.below)
}

// horizon is the share of the battlefield that is space: more while the battle is there, little where nobody fights.
func (s *Scene) horizon() float64 {
	const empty, calm, busy = 0.14, 0.42, 0.58
	there := func(th rules.Theater) bool {
		return len(s.stacks(rules.Rebels, th))+len(s.stacks(rules.Empire, th)) > 0
	}
	c := &s.View.Combat
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

// showSmallSide shows a side's leaders and how many units it has lost, from its own edge of the screen.
func (s *Scene) showSmallSide(side rules.Side, r ui.Rect) {
	const bust = 32
	f := s.F
	p := f.Palette
	f.Fill(r, p.Panel)
	style := p.Glass()
	if s.attacks(side) {
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
	for _, l := range fighting(s.View, side) {
		var at ui.Rect
		at, row = cut(row, bust)
		state := f.Spot(ui.Spot{ID: "fights." + l.String(), Rect: at, Quiet: true})
		pieces.DrawLeader(f.Canvas, s.View, l, at.InsetXY(2, 0))
		s.ShowSheet(at, state, l.Thing())
	}
	if lost := s.lost(side); lost > 0 && row.W >= 40 {
		at, _ := cut(row, 44)
		mark, number := at.CutLeft(24)
		f.Sign("destroyed", mark.Middle(20, 20), p.Warning)
		f.Text(strconv.Itoa(lost), number, p.Number())
	}
}

// showSmallTheater shows both fleets or troops of a theater, and the dice below them.
func (s *Scene) showSmallTheater(th rules.Theater, r ui.Rect) {
	const dice = 50
	f, c := s.F, &s.View.Combat
	p := f.Palette
	rest := r.InsetXY(6, 4)
	if rolled, ok := s.rollIn(th); ok {
		var row ui.Rect
		row, rest = rest.CutBottom(dice)
		s.tray(rolled).ShowLine(f, row.InsetXY(0, 2), func(i int, at ui.Rect) { s.showDie(rolled, i, at) })
	}
	_, rest = rest.CutTop(10) // for how many there are
	halves := rest.Columns(10, 1, 1)
	s.showFleet(rules.Rebels, th, halves[0])
	s.showFleet(rules.Empire, th, halves[1])
	label, color := s.Words.Say("stage."+th.String()), s.inkOf(th)
	if c.Won[th] != rules.NoSide {
		label, color = s.Words.Say("stage.won."+c.Won[th].String()), pieces.SideColor(&p, c.Won[th])
	}
	f.TextAt(label, ui.Point{X: r.Center().X, Y: r.Y + 10}, p.Label().In(color).Rimmed(p.Space).Centered())
}
