package combat

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/scene"
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
func (s *Scene) rollIn(th rules.Theater) (r roll, ok bool) {
	c := &s.View.Combat
	dice, side, in := s.diceNow(), c.Attacker, c.Theater
	if e := s.event; e != nil && e.Kind == rules.AttackRolled {
		dice, side, in, r.event = e.Dice(), e.Side, rules.Theater(e.M), e
	}
	if faces, event := s.plansDice(); faces != nil {
		r = roll{side: rules.Rebels, title: s.Words.Say("stage.plans"), event: event, plans: true}
		for _, face := range faces {
			r.dice = append(r.dice, rules.CombatDie{Face: face, Color: rules.Black})
		}
		return r, th == rules.Space
	}
	if in != th || len(dice) == 0 && r.event == nil {
		return r, false
	}
	r.dice, r.side = dice, side
	r.title = s.Words.Say("stage.rolls." + side.String())
	return r, true
}

// plansDice are the faces rolled for Death Star Plans, and the event while they roll; nil if nobody tries them.
func (s *Scene) plansDice() ([]rules.Face, *rules.Event) {
	if e := s.event; e != nil && e.Kind == rules.PlansTried {
		var faces []rules.Face
		for _, face := range e.List[:e.N] {
			faces = append(faces, rules.Face(face))
		}
		return faces, e
	}
	if faces := s.View.Combat.PlansDice; faces != [3]rules.Face{} {
		return faces[:], nil
	}
	return nil, nil
}

// rollKey is which of all rolls of a combat is meant.
type rollKey struct {
	round    uint8
	theater  rules.Theater
	attacker rules.Side
}

func rollOf(c *rules.Combat) rollKey { return rollKey{c.Round, c.Theater, c.Attacker} }

// diceNow are the dice of the attack, those spent that the player put on units.
func (s *Scene) diceNow() []rules.CombatDie {
	c := &s.View.Combat
	s.shown = c.Dice
	dice := s.shown[:c.Rolled]
	s.spent.Settle(rollOf(c), len(dice), func(i int) bool { return dice[i].Spent }, func(i, j int) bool {
		return dice[j].Face == dice[i].Face && (dice[i].Face == rules.Direct || dice[j].Color == dice[i].Color)
	}, func(i, j int) { dice[i].Spent, dice[j].Spent = true, false })
	return dice
}

// dieSize is the size of a die in a theater of the given height.
func dieSize(height float64) float64 { return min(max(height*0.18, 40), 56) }

// nextWidth is the width of what tells about the next roll.
const nextWidth = 216

// diceWidth is the width that the dice between the sides take, or what tells about the next ones; 0 if there is no battle.
func (s *Scene) diceWidth(th rules.Theater, r ui.Rect) float64 {
	if _, ok := s.rollIn(th); ok {
		return rules.MostDice*(dieSize(r.H)+scene.Gap) + 64
	}
	if !s.View.Fights(th) {
		return 0
	}
	return nextWidth
}

// showNext shows how many dice both sides roll next in a theater.
func (s *Scene) showNext(th rules.Theater, r ui.Rect) {
	const row, head = 48, 30
	f, p := s.F, s.F.Palette
	box := r.Middle(r.W, head+2*row+12)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.9)).With(p.LineLight, 1))
	if s.View.Falls(th) && s.attacked(rules.Rebels, th) && s.attacked(rules.Empire, th) {
		f.Label(s.Words.Say("stage.falls."+th.String()), box.InsetXY(12, 6), p.Body().Sized(render.SizeLabel).Centered())
		return
	}
	title, rest := box.InsetXY(12, 4).CutTop(head)
	f.Text(s.Words.Say("stage.next"), title, p.Title().Sized(render.SizeLarge).In(s.inkOf(th)).Centered())
	for _, side := range []rules.Side{rules.Rebels, rules.Empire} {
		var line ui.Rect
		line, rest = rest.CutTop(row)
		f.Fill(render.Box(line.X, line.Y, line.W, 1), p.Line)
		s.showAttack(side, th, line)
	}
}

// nextDice returns the dice of a side's next attack in a theater: one of the next combat round if it has attacked in this one,
// in which a card may have taken dice that it does not take then.
func (s *Scene) nextDice(side rules.Side, th rules.Theater) (dice, sum [2]int) {
	return s.View.NextAttack(side, th, s.Asking().Steps.Of(rows.InCombat) == rows.RetreatStep || s.attacked(side, th))
}

// attacked tells whether a side has rolled in a theater in this combat round.
func (s *Scene) attacked(side rules.Side, th rules.Theater) bool {
	for _, e := range slices.Backward(s.Reel.Events[:s.Reel.Past()]) {
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
func (s *Scene) showAttack(side rules.Side, th rules.Theater, r ui.Rect) {
	f, p := s.F, s.F.Palette
	sign, rest := r.CutLeft(26)
	f.Sign(pieces.Emblem(side), sign.Middle(20, 20), pieces.SideColor(&p, side))
	_, rest = rest.CutLeft(6)
	dice, sum := s.nextDice(side, th)
	if dice == [2]int{} {
		f.Label(s.Words.Say("stage.no_dice"), rest, p.Label())
	}
	scene.SmallDice(f, rest, dice[:], func(color int) render.Die { return pieces.Uncast(rules.Color(color)) })
	if dice != sum {
		f.Text(s.Words.Say("stage.next.of", assets.Args{"n": sum[rules.Red] + sum[rules.Black]}), rest, p.Label().AtRight())
	}
}

// tray is where dice lie, the red ones above the black ones.
func (s *Scene) tray(rolled roll) *scene.Tray {
	for color := range s.rows {
		s.rows[color] = s.rows[color][:0]
	}
	for i, d := range rolled.dice {
		s.rows[d.Color] = append(s.rows[d.Color], i)
	}
	return &scene.Tray{
		Title: rolled.title, Style: pieces.SidePanel(&s.F.Palette, rolled.side), Rows: s.rows[:], None: s.Words.Say("stage.no_dice"),
	}
}

// showDice shows the dice that lie in a theater.
func (s *Scene) showDice(rolled roll, r ui.Rect) {
	tray := s.tray(rolled)
	tray.Size = dieSize(r.H)
	switch {
	case rolled.plans:
		tray.Foot = 24
	case s.Asks(rules.AskFireAt):
		tray.Foot = 3*20 + 8
	}
	foot := tray.Show(s.F, r, func(i int, at ui.Rect) { s.showDie(rolled, i, at) })
	switch {
	case foot.Empty():
	case rolled.plans:
		s.F.Text(s.Words.Say("stage.plans_need"), foot, s.F.Palette.Label().Centered())
	default:
		s.showLegend(foot)
	}
}

// showDie shows one die: tumbling, waiting to be used, or used.
func (s *Scene) showDie(rolled roll, i int, box ui.Rect) {
	d := rolled.dice[i]
	drawn := pieces.Die(d.Color, d.Face)
	drawn.Dim = d.Spent || d.Face == rules.Blank
	seed := uint64(s.View.Combat.Round)<<8 + uint64(rolled.side)<<4 + uint64(s.View.Combat.Theater)
	switch again := s.rerolled(rolled); {
	case rolled.event != nil:
		drawn.Dim = false
		s.ShowRolling(box, drawn, seed, i, len(rolled.dice), seat.Rolling(*rolled.event, s.told))
	case again == i:
		drawn.Face = rules.Face(s.event.N).String()
		s.ShowRolling(box, drawn, seed+9, 0, 1, s.told)
	default:
		s.useDie(rolled, i, box, drawn)
	}
}

// rerolled is the place of the die that is just rolled again, or -1.
func (s *Scene) rerolled(rolled roll) int {
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
func (s *Scene) useDie(rolled roll, i int, box ui.Rect, drawn render.Die) {
	d := rolled.dice[i]
	name := s.Names.ID(rules.DieOf(uint8(i), d.Face, d.Color))
	if s.canHit(d) {
		scene.Carries(s.F, name, box, drawn)
		return
	}
	if o, ok := s.dieOption(i, d); ok {
		scene.Chooses(s.Flow, name, box, o, drawn)
		return
	}
	s.F.Die(box, drawn)
	if d.Spent {
		scene.CrossOut(s.F, box)
	}
}

// canHit tells whether a die can be put on a unit now.
func (s *Scene) canHit(d rules.CombatDie) bool {
	shot, hits := d.Shot()
	return hits && s.Asks(rules.AskFireAt) && slices.ContainsFunc(s.Pending.Options, func(o game.Option) bool {
		return o.Kind == rules.KindHit && rules.Shot(o.C) == shot
	})
}

// dieOption is what the pending decision offers about a die. Where a special die is to be paid with, any of its colour
// stands for the option, but only the first one.
func (s *Scene) dieOption(i int, d rules.CombatDie) (game.Option, bool) {
	if s.Asks(rules.AskSetDie) { // that is about dice that are not rolled yet
		return game.Option{}, false
	}
	if !s.Asks(rules.AskPayWith) {
		o := rules.DieOf(uint8(i), d.Face, d.Color)
		return o, s.Offered(o)
	}
	if !d.Pays() {
		return game.Option{}, false
	}
	for _, o := range s.Pending.Options {
		if _, placed := s.Places[o]; rules.Color(o.C) == d.Color && !placed {
			return o, true
		}
	}
	return game.Option{}, false
}

// shotHeld is what the die does that is carried under the name of its spot.
func (s *Scene) shotHeld(name string) (rules.Shot, bool) {
	if i := s.dieCalled(name); i >= 0 {
		return s.diceNow()[i].Shot()
	}
	return 0, false
}

// dieCalled is the place of the die whose spot has a name, or -1.
func (s *Scene) dieCalled(name string) int {
	c := &s.View.Combat
	for i, d := range c.Dice[:c.Rolled] {
		if s.Names.ID(rules.DieOf(uint8(i), d.Face, d.Color)) == name {
			return i
		}
	}
	return -1
}

// showLegend says which dice fit which units.
func (s *Scene) showLegend(r ui.Rect) {
	_, r = r.CutTop(4)
	texts := []string{s.Words.Say("stage.fits.black"), s.Words.Say("stage.fits.red"), s.Words.Say("stage.fits.direct")}
	scene.Legend(s.F, r, texts, func(i int, at ui.Rect) {
		switch i {
		case 0:
			s.F.Die(at, pieces.Die(rules.Black, rules.Hit))
		case 1:
			s.F.Die(at, pieces.Die(rules.Red, rules.Hit))
		default:
			s.F.Sign("direct_hit", at, s.F.Palette.Text)
		}
	})
}
