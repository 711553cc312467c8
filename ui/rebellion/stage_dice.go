package rebellion

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
)

// roll is the dice that lie between the sides: those of an attack, or of Death Star Plans.
type roll struct {
	dice  []rules.CombatDie
	side  rules.Side
	title string
	event *rules.Event // they are just rolled
	plans bool
}

// rollIn returns the dice that lie in a theater, if there are any.
func (s *combatStage) rollIn(th rules.Theater) (r roll, ok bool) {
	t, c := s.t, &s.t.View.Combat
	dice, side, in := s.diceNow(), c.Attacker, c.Theater
	if e := s.event; e != nil && e.Kind == rules.AttackRolled {
		dice, side, in, r.event = e.Dice(), e.Side, rules.Theater(e.M), e
	}
	if faces, event := s.plansDice(); faces != nil {
		r = roll{side: rules.Rebels, title: t.Words.Say("stage.plans"), event: event, plans: true}
		for _, face := range faces {
			r.dice = append(r.dice, rules.CombatDie{Face: face, Color: rules.Black})
		}
		return r, th == rules.Space
	}
	if in != th || len(dice) == 0 && r.event == nil {
		return r, false
	}
	r.dice, r.side = dice, side
	r.title = t.Words.Say("stage.rolls." + side.String())
	return r, true
}

// plansDice are the faces rolled for Death Star Plans, and the event while they roll; nil if nobody tries them.
func (s *combatStage) plansDice() ([]rules.Face, *rules.Event) {
	if e := s.event; e != nil && e.Kind == rules.PlansTried {
		var faces []rules.Face
		for _, face := range e.List[:e.N] {
			faces = append(faces, rules.Face(face))
		}
		return faces, e
	}
	if faces := s.t.View.Combat.PlansDice; faces != [3]rules.Face{} {
		return faces[:], nil
	}
	return nil, nil
}

// spentBy are the dice that the player has put on units in an attack. The rules know only what a die does, and spend the first that
// does it; to him it is the one that he had in his hand.
type spentBy struct {
	round    uint8
	theater  rules.Theater
	attacker rules.Side
	dice     []int
}

// spends notes that a die was put on a unit.
func (s *combatStage) spends(die int) {
	c := &s.t.View.Combat
	if s.spent.round != c.Round || s.spent.theater != c.Theater || s.spent.attacker != c.Attacker {
		s.spent = spentBy{round: c.Round, theater: c.Theater, attacker: c.Attacker}
	}
	s.spent.dice = append(s.spent.dice, die)
}

// diceNow are the dice of the attack, those spent that the player put on units.
func (s *combatStage) diceNow() []rules.CombatDie {
	c := &s.t.View.Combat
	s.shown = c.Dice
	dice := s.shown[:c.Rolled]
	if s.spent.round != c.Round || s.spent.theater != c.Theater || s.spent.attacker != c.Attacker {
		return dice
	}
	for _, i := range s.spent.dice {
		if i >= len(dice) || dice[i].Spent {
			continue
		}
		for j := range dice {
			alike := dice[j].Face == dice[i].Face && (dice[i].Face == rules.Direct || dice[j].Color == dice[i].Color)
			if dice[j].Spent && alike && !slices.Contains(s.spent.dice, j) {
				dice[i].Spent, dice[j].Spent = true, false
				break
			}
		}
	}
	return dice
}

const diceGap = 8

// dieSize is the size of a die in a theater of the given height.
func dieSize(height float64) float64 { return min(max(height*0.18, 40), 56) }

// nextWidth is the width of what tells about the next roll.
const nextWidth = 216

// diceWidth is the width that the dice between the sides take, or what tells about the next ones; 0 if there is no battle.
func (s *combatStage) diceWidth(th rules.Theater, r ui.Rect) float64 {
	if _, ok := s.rollIn(th); ok {
		return rules.MostDice*(dieSize(r.H)+diceGap) + 64
	}
	if !s.t.View.Fights(th) {
		return 0
	}
	return nextWidth
}

// showNext shows how many dice both sides roll next in a theater.
func (s *combatStage) showNext(th rules.Theater, r ui.Rect) {
	const row, head = 48, 30
	f, p := s.f, s.f.Palette
	box := r.Middle(r.W, head+2*row+12)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.9)).With(p.LineLight, 1))
	if s.t.View.Falls(th) && s.attacked(rules.Rebels, th) && s.attacked(rules.Empire, th) {
		f.Label(s.t.Words.Say("stage.falls."+th.String()), box.InsetXY(12, 6), p.Body().Sized(render.SizeLabel).Centered())
		return
	}
	title, rest := box.InsetXY(12, 4).CutTop(head)
	f.Text(s.t.Words.Say("stage.next"), title, p.Title().Sized(render.SizeLarge).In([2]render.Color{p.Sky, p.Ground}[th]).Centered())
	for _, side := range []rules.Side{rules.Rebels, rules.Empire} {
		var line ui.Rect
		line, rest = rest.CutTop(row)
		f.Fill(render.Box(line.X, line.Y, line.W, 1), p.Line)
		s.showAttack(side, th, line)
	}
}

// nextDice returns the dice of a side's next attack in a theater: one of the next combat round if it has attacked in this one,
// in which a card may have taken dice that it does not take then.
func (s *combatStage) nextDice(side rules.Side, th rules.Theater) (dice, sum [2]int) {
	return s.t.View.NextAttack(side, th, s.t.Asking().Steps.Of(rows.InCombat) == rows.RetreatStep || s.attacked(side, th))
}

// attacked tells whether a side has rolled in a theater in this combat round.
func (s *combatStage) attacked(side rules.Side, th rules.Theater) bool {
	events := s.t.Reel.Events
	for _, e := range slices.Backward(events[:s.t.Reel.Past()]) {
		switch {
		case e.Kind == rules.CombatRoundBegan:
			return false
		case e.Kind == rules.AttackRolled && e.Side == side && rules.Theater(e.M) == th:
			return true
		}
	}
	return false
}

// showAttack shows the dice that a side rolls in its next attack, and how many its units have if those are more.
func (s *combatStage) showAttack(side rules.Side, th rules.Theater, r ui.Rect) {
	const size, gap = 19, 4
	f, t := s.f, s.t
	p := f.Palette
	sign, rest := r.CutLeft(26)
	f.Sign(pieces.Emblem(side), sign.Middle(20, 20), pieces.SideColor(&p, side))
	_, rest = rest.CutLeft(6)
	dice, sum := s.nextDice(side, th)
	more := ""
	if dice != sum {
		more = t.Words.Say("stage.next.of", assets.Args{"n": sum[rules.Red] + sum[rules.Black]})
	}
	if dice == [2]int{} {
		f.Label(t.Words.Say("stage.no_dice"), rest, p.Label())
		f.Text(more, rest, p.Label().AtRight())
		return
	}
	both := rest.Middle(rest.W, 2*size+2)
	for color, n := range dice {
		line := both.Row(color, 2, 2)
		if dice[rules.Red] == 0 || dice[rules.Black] == 0 {
			line = rest
		}
		x := line.X
		for range n {
			f.Die(render.Box(x, line.Center().Y-size/2, size, size), pieces.Uncast(rules.Color(color)))
			x += size + gap
		}
	}
	f.Text(more, rest, p.Label().AtRight())
}

// showDice shows the dice of an attack, the red ones above the black ones.
func (s *combatStage) showDice(th rules.Theater, r ui.Rect) {
	rolled, ok := s.rollIn(th)
	if !ok {
		return
	}
	f := s.f
	p := f.Palette
	size := dieSize(r.H)
	rows := 0
	for color := range rules.Color(colors) {
		if countDice(rolled.dice, color) > 0 {
			rows++
		}
	}
	legend := 0.0
	switch {
	case rolled.plans:
		legend = 24
	case s.t.Asks(rules.AskFireAt):
		legend = 3*20 + 8
	}
	text := p.Title().Sized(render.SizeLarge)
	title := f.ParagraphHeight(rolled.title, r.W-28, text.Centered())
	height := title + 26 + float64(max(rows, 1))*(size+diceGap)
	if height+legend > r.H {
		legend = 0
	}
	box := r.Middle(r.W, height+legend)
	style := pieces.SidePanel(&p, rolled.side)
	f.Panel(box, style.Filled(p.Panel.Alpha(0.94)))
	inner := box.InsetXY(14, 10)
	head, inner := inner.CutTop(title)
	f.Paragraph(rolled.title, head, text.Centered())
	_, inner = inner.CutTop(diceGap)
	for color := range rules.Color(colors) {
		if countDice(rolled.dice, color) > 0 {
			var line ui.Rect
			line, inner = inner.CutTop(size + diceGap)
			s.showDiceRow(rolled, color, line, size)
		}
	}
	if len(rolled.dice) == 0 {
		f.Text(s.t.Words.Say("stage.no_dice"), inner.Middle(inner.W, 24), p.Label().Centered())
	}
	switch {
	case rolled.plans && legend > 0:
		f.Text(s.t.Words.Say("stage.plans_need"), inner, p.Label().Centered())
	case legend > 0:
		s.showLegend(inner)
	}
}

// colors is how many colors of dice there are.
const colors = 2

// countDice counts the dice of a color.
func countDice(dice []rules.CombatDie, color rules.Color) (n int) {
	for _, d := range dice {
		if d.Color == color {
			n++
		}
	}
	return n
}

// showDiceRow shows the dice of a color.
func (s *combatStage) showDiceRow(rolled roll, color rules.Color, line ui.Rect, size float64) {
	n := float64(countDice(rolled.dice, color))
	x := line.Center().X - (n*(size+diceGap)-diceGap)/2
	for i, d := range rolled.dice {
		if d.Color == color {
			s.showDie(rolled, i, render.Box(x, line.Y, size, size))
			x += size + diceGap
		}
	}
}

// showDie shows one die: tumbling, waiting to be used, or used.
func (s *combatStage) showDie(rolled roll, i int, box ui.Rect) {
	d := rolled.dice[i]
	drawn := pieces.Die(d.Color, d.Face)
	drawn.Dim = d.Spent || d.Face == rules.Blank
	seed := uint64(s.t.View.Combat.Round)<<8 + uint64(rolled.side)<<4 + uint64(s.t.View.Combat.Theater)
	switch again := s.rerolled(rolled); {
	case rolled.event != nil:
		drawn.Dim = false
		s.t.ShowRolling(box, drawn, seed, i, len(rolled.dice), seat.Rolling(*rolled.event, s.told))
	case again == i:
		drawn.Face = rules.Face(s.event.N).String()
		s.t.ShowRolling(box, drawn, seed+9, 0, 1, s.told)
	default:
		s.useDie(rolled, i, box, drawn)
	}
}

// rerolled is the place of the die that is just rolled again, or -1.
func (s *combatStage) rerolled(rolled roll) int {
	e := s.event
	if e == nil || e.Kind != rules.CombatDieRerolled && e.Kind != rules.DieRerolled {
		return -1
	}
	for i, d := range rolled.dice {
		if !d.Spent && d.Face == rules.Face(e.M) {
			return i
		}
	}
	return -1
}

// useDie lets a die be put on a unit, or be chosen.
func (s *combatStage) useDie(rolled roll, i int, box ui.Rect, drawn render.Die) {
	t, f := s.t, s.f
	d := rolled.dice[i]
	name := t.Names.ID(rules.DieOf(uint8(i), d.Face, d.Color))
	shot, hits := d.Shot()
	if hits && t.Asks(rules.AskFireAt) && slices.ContainsFunc(t.Pending.Options, func(o game.Option) bool { return o.Kind == rules.KindHit && rules.Shot(o.C) == shot }) {
		drawn.Lit = true
		state := f.Spot(ui.Spot{ID: name, Rect: box, Drags: true})
		if state.Carried {
			f.Panel(box, render.PanelStyle{Corner: render.Slight, Line: f.Palette.Legal, Width: 1.5, Dash: render.Dash{4, 4}})
		} else {
			f.Die(box, drawn)
			f.FocusRing(box, state, render.Slight, 0)
		}
		if state.Carried {
			dieGhost(f, name, box, drawn)
		}
		return
	}
	if o, ok := s.dieOption(i, d); ok {
		drawn.Lit, drawn.Dim = true, false
		state := t.Choice(name, box, o)
		f.Die(box, drawn)
		t.FrameOf(box, board.State{Planned: t.Picked(o), Pressed: state.Pressed})
		f.FocusRing(box, state, render.Slight, 0)
		return
	}
	f.Die(box, drawn)
	if d.Spent {
		f.Line(render.Point{X: box.X + 6, Y: box.Bottom() - 6}, render.Point{X: box.Right() - 6, Y: box.Y + 6}, 3, f.Palette.Dim)
	}
}

// dieGhost shows a die that is carried.
func dieGhost(f *ui.Frame, name string, box ui.Rect, drawn render.Die) {
	f.Ghost(name, func(at ui.Point) {
		over := render.Around(at, box.W*1.15, box.H*1.15)
		f.Shadow(over)
		f.Die(over, drawn)
	})
}

// dieOption is what the pending decision offers about a die. Where a special die is to be paid with, any of its colour
// stands for the option, but only the first one.
func (s *combatStage) dieOption(i int, d rules.CombatDie) (game.Option, bool) {
	if s.t.Asks(rules.AskSetDie) { // that is about dice that are not rolled yet
		return game.Option{}, false
	}
	if !s.t.Asks(rules.AskPayWith) {
		o := rules.DieOf(uint8(i), d.Face, d.Color)
		return o, s.t.Offered(o)
	}
	if !d.Pays() {
		return game.Option{}, false
	}
	for _, o := range s.t.Pending.Options {
		if _, placed := s.t.Places[o]; rules.Color(o.C) == d.Color && !placed {
			return o, true
		}
	}
	return game.Option{}, false
}

// shotHeld is what the die does that is carried under the name of its spot.
func (s *combatStage) shotHeld(name string) (rules.Shot, bool) {
	if i := s.dieCalled(name); i >= 0 {
		return s.diceNow()[i].Shot()
	}
	return 0, false
}

// dieCalled is the place of the die whose spot has a name, or -1.
func (s *combatStage) dieCalled(name string) int {
	c := &s.t.View.Combat
	for i, d := range c.Dice[:c.Rolled] {
		if s.t.Names.ID(rules.DieOf(uint8(i), d.Face, d.Color)) == name {
			return i
		}
	}
	return -1
}

// showLegend says which dice fit which units.
func (s *combatStage) showLegend(r ui.Rect) {
	f := s.f
	p := f.Palette
	_, r = r.CutTop(4)
	for i, key := range []string{"black", "red", "direct"} {
		line := render.Box(r.X, r.Y+float64(i)*20, r.W, 20)
		text := s.t.Words.Say("stage.fits." + key)
		w := f.TextWidth(text, p.Label())
		x := line.Center().X - (w+24)/2
		die := pieces.Die(rules.Black, rules.Hit)
		if key == "red" {
			die = pieces.Die(rules.Red, rules.Hit)
		}
		if key == "direct" {
			f.Sign("direct_hit", render.Box(x, line.Y+2, 16, 16), p.Text)
		} else {
			f.Die(render.Box(x, line.Y+2, 16, 16), die)
		}
		f.Text(text, render.Box(x+24, line.Y, w+2, line.H), p.Label())
	}
}
