package rebellion

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/render/rebellion/scenes"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
)

// combatStage is the scene of a combat: space above, ground below, the Rebels at the left, the Empire at the right.
type combatStage struct {
	t *Table
	f *ui.Frame

	event  *rules.Event // told just now
	told   float64
	places map[stackKey]ui.Rect // of the stacks in this frame
	ranks  ranks
	spent  spentBy
	shown  [len(rules.Combat{}.Dice)]rules.CombatDie // the dice as the player sees them
	below  ui.Rect                                   // where is chosen what stands nowhere in the scene

	lined   kept[[2][2][]scenes.Stack] // by side and theater
	leaders kept[[2][]rules.Leader]    // by side
	leads   kept[[2]string]            // where a retreat leads, by side
	hand    []rules.Tactic             // of a side, while its cards are shown
}

// stackKey is a condition that units of a type share.
type stackKey struct {
	unit             rules.Unit
	damage, assigned uint8
	beaten           bool
}

func (s *combatStage) wants(t *Table) bool {
	e, _ := t.Reel.Event()
	return t.View.Combat.Open || e != nil && rows.Of(e.Kind).Scene == rows.InCombat
}

func (*combatStage) hides() bool { return true }

func (s *combatStage) show(f *ui.Frame, t *Table, _ render.Rect) {
	s.t, s.f = t, f
	s.event, s.told = t.Reel.Event()
	clear(s.places)
	area := t.Middle()
	f.Cover("combat", area)
	if !t.View.Combat.Open {
		f.Fill(area, f.Palette.Space)
		t.Banner(area, t.Words.Say("stage.battle", assets.Args{"system": t.Say.System(s.event.System)}), f.Palette.Text, s.told)
		return
	}
	if t.Phone() {
		f.Fill(area, f.Palette.Space)
		s.showSmall(area)
		return
	}
	l := t.Board.Layout()
	s.below = t.Strip()
	const least = 152 // points beside the field
	left, field := area.CutLeft(max(l.Rails[rules.Rebels].W, least))
	right, field := field.CutRight(max(l.Rails[rules.Empire].W, least))
	head, field := field.CutTop(46)
	for _, beside := range []ui.Rect{left, right, head} { // the battlefield covers the rest
		f.Fill(beside, f.Palette.Space)
	}
	const horizon = 0.52
	space, ground := t.Stage.Battlefield(f.Canvas, &t.View, field, horizon)
	s.showHead(head)
	s.showTheater(rules.Space, space)
	s.showTheater(rules.Ground, ground)
	s.showSide(rules.Rebels, left)
	s.showSide(rules.Empire, right)
	s.showPanels(field)
	s.showEvent(field)
}

// showHead says where the battle is, the round, and which step is under way.
func (s *combatStage) showHead(r ui.Rect) {
	f, t, c := s.f, s.t, &s.t.View.Combat
	p := f.Palette
	f.Panel(r, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel})
	f.Fill(render.Box(r.X, r.Bottom()-1, r.W, 1), p.LineLight)
	text, steps := r.InsetXY(14, 0).CutLeft(r.W * 0.36)
	upper, lower := text.InsetXY(0, 3).CutTop(24)
	f.Text(t.Words.Say("stage.battle", assets.Args{"system": t.Say.System(c.System)}), upper, p.Title())
	if c.Round > 0 {
		f.Text(t.Words.Say("stage.round", assets.Args{"n": int(c.Round)}), lower, p.Label())
	}
	now := s.step()
	var labels [len(combatSteps)]string
	for i, key := range combatSteps {
		labels[i] = t.Words.Say("stage.step." + key)
	}
	const all = 560 // points that all steps need
	if steps.W < all {
		if now >= 0 {
			f.Text(labels[now], steps, p.Name().AtRight())
		}
		return
	}
	t.ShowSteps(steps.InsetXY(0, 8), labels[:], now)
}

// combatSteps are the parts of a combat that the head shows.
var combatSteps = [...]string{
	rows.PrepareStep: "prepare", rows.RollStep: "roll", rows.TacticsStep: "tactics", rows.AssignStep: "assign",
	rows.BlockStep: "block", rows.RetreatStep: "retreat",
}

// step is which of the steps is under way, by what is told or asked. Cards are drawn, and action cards are used, in more than one.
func (s *combatStage) step() int {
	if s.t.View.Combat.Round == 0 {
		return rows.PrepareStep
	}
	now := -1
	switch {
	case s.event != nil:
		now = rows.Of(s.event.Kind).Steps.Of(rows.InCombat)
	case s.t.Pending != nil:
		now = s.t.Asking().Steps.Of(rows.InCombat)
	}
	if now < 0 {
		return s.t.lastStep()
	}
	return now
}

// lastStep is the step of what was told last.
func (t *Table) lastStep() int {
	told := t.Reel.Past()
	for _, e := range slices.Backward(t.Reel.Events[:told]) {
		if step := rows.Of(e.Kind).Steps.Of(rows.InCombat); step >= 0 {
			return step
		}
	}
	return -1
}

// showTheater shows the fleets or troops of both sides in a theater, with the dice between them.
func (s *combatStage) showTheater(th rules.Theater, r ui.Rect) {
	f, t, c := s.f, s.t, &s.t.View.Combat
	p := f.Palette
	color := [2]render.Color{p.Sky, p.Ground}[th]
	name := t.Words.Say("stage." + th.String())
	f.Text(name, render.Box(r.X+14, r.Y+6, 200, 24), p.Title().Sized(render.SizeLarge).In(color))
	if w := c.Won[th]; w != rules.NoSide {
		f.Text(t.Words.Say("stage.won."+w.String()), render.Box(r.X+14, r.Y+28, 260, 20), p.Label().In(pieces.SideColor(&p, w)))
	}
	inner := r.InsetXY(10, 6)
	wide := s.diceWidth(th, inner)
	left, rest := inner.CutLeft((inner.W - wide) / 2)
	center, right := rest.CutLeft(wide)
	_, left = left.CutTop(14)
	_, right = right.CutTop(14)
	s.showFleet(rules.Rebels, th, left)
	s.showFleet(rules.Empire, th, right)
	switch _, rolled := s.rollIn(th); {
	case rolled:
		s.showDice(th, center.InsetXY(10, 0))
	case wide > 0:
		s.showNext(th, center)
	}
}

// stacks lists a side's units of a theater, alike ones together.
func (s *combatStage) stacks(side rules.Side, th rules.Theater) []scenes.Stack {
	return s.lined.of(s.t, func() (lists [2][2][]scenes.Stack) {
		for side := range lists {
			for th := range lists[side] {
				lists[side][th] = lineUp(&s.t.View, rules.Side(side), rules.Theater(th))
			}
		}
		return lists
	})[side][th]
}

func lineUp(v *rules.View, side rules.Side, th rules.Theater) (list []scenes.Stack) {
	add := func(k scenes.Stack) {
		for i := range list {
			if list[i].Unit == k.Unit && keyOf(list[i]) == keyOf(k) {
				list[i].Count++
				return
			}
		}
		k.Count = 1
		list = append(list, k)
	}
	for _, u := range lineup {
		if u.Side() != side || u.Figures().Theater != th {
			continue
		}
		if u.Figures().Health == 0 { // not among those that can be damaged
			for range v.Units[v.Combat.System][u] {
				add(scenes.Stack{Unit: u})
			}
			continue
		}
		for _, f := range v.Combat.Units[:v.Combat.Count] {
			if f.Unit == u {
				add(scenes.Stack{Unit: u, Health: v.Combat.Health(u), Damage: f.Damage, Assigned: f.Assigned, Beaten: f.Beaten})
			}
		}
	}
	return list
}

// lineup is the order in which units stand: the small ones in front.
var lineup = []rules.Unit{
	rules.TIEFighter, rules.AssaultCarrier, rules.StarDestroyer, rules.SuperStarDestroyer, rules.DeathStar,
	rules.DeathStarUnderConstruction, rules.Stormtrooper, rules.ATST, rules.ATAT, rules.MonCalamariCruiser,
	rules.CorellianCorvette, rules.RebelTransport, rules.YWing, rules.XWing, rules.ShieldGenerator, rules.IonCannon,
	rules.Airspeeder, rules.RebelTrooper,
}

func keyOf(k scenes.Stack) stackKey { return stackKey{k.Unit, k.Damage, k.Assigned, k.Beaten} }

// showFleet shows one side's units of a theater.
func (s *combatStage) showFleet(side rules.Side, th rules.Theater, r ui.Rect) {
	list := s.stacks(side, th)
	if places := s.inLine(side, th, list, r); places != nil {
		formation := scenes.Arrange(len(places), r)
		for i, p := range places {
			if p.taken {
				cell := formation.Cell(i)
				s.places[p.key] = cell
				s.showStack(list[p.stack], cell)
			}
		}
		return
	}
	formation := scenes.Arrange(len(list), r)
	for i, k := range list {
		cell := formation.Cell(i)
		s.places[keyOf(k)] = cell
		s.showStack(k, cell)
	}
}

// showStack shows units of a type in one condition. They may be a target, or be what is asked for by name.
func (s *combatStage) showStack(k scenes.Stack, cell ui.Rect) {
	t, f := s.t, s.f
	spot := ui.Spot{ID: s.targetID(k), Rect: cell.InsetXY(cell.W*0.06, 0)}
	offered := s.targets(k)
	spot.Quiet = len(offered) == 0
	state := f.Spot(spot)
	look := board.State{Hover: state.Attention(), Lit: len(offered) > 0 && !t.bombardsInVain(offered[0]), Pressed: state.Pressed}
	for _, o := range offered {
		t.Places[o] = spot.ID
		look.Planned = look.Planned || t.Picked(o)
	}
	if state.Clicked && len(offered) > 0 {
		t.Choose(offered[0])
	}
	if t.Asks(rules.AskFireAt) && !k.Beaten {
		s.dropOn(k, spot, &look)
	}
	if !look.Lit {
		t.ShowSheet(cell, state, k.Unit.Thing())
	}
	if s.losing(k) {
		one := k
		one.Count = 1
		f.Fade(1-s.told, func() {
			f.Move(0, lossFall*render.In(s.told), func() { t.Stage.DrawStack(f.Canvas, one, board.State{}, 1, cell) })
		})
		if k.Count--; k.Count == 0 {
			return
		}
	}
	t.Stage.DrawStack(f.Canvas, k, look, t.Breath(), cell)
}

// lossFall is how far a lost unit falls while it fades, points.
const lossFall = 24

// losing tells whether a unit of a stack is just lost.
func (s *combatStage) losing(k scenes.Stack) bool {
	if s.event == nil || s.event.Kind != rules.UnitLost {
		return false
	}
	f, ok := changed(&s.t.View.Combat, &s.t.Reel.After().Combat, s.event.Unit)
	return ok && keyOf(k) == stackKey{f.Unit, f.Damage, f.Assigned, f.Beaten}
}

// targetID is what the spot of a stack is called.
func (s *combatStage) targetID(k scenes.Stack) string {
	name := s.t.Names.ID(rules.TargetOf(k.Unit, k.Damage, k.Assigned))
	if k.Beaten {
		return s.t.Names.Join(name, ".beaten")
	}
	return name
}

// targets lists what the pending decision offers about a stack. A hit of its own colour comes before a direct one,
// which could be used on any other unit as well.
func (s *combatStage) targets(k scenes.Stack) []game.Option {
	if k.Beaten {
		return nil
	}
	return s.t.OfferedWhere(func(o game.Option) bool {
		switch o.Kind {
		case rules.KindHit, rules.KindTarget:
			f := rules.ConditionOf(o)
			return f.Unit == k.Unit && f.Damage == k.Damage && f.Assigned == k.Assigned
		case rules.KindUnit:
			return rules.Unit(o.A) == k.Unit
		case rules.KindUnitAt:
			return rules.Unit(o.A) == k.Unit && rules.System(o.B) == s.t.View.Combat.System
		}
		return false
	})
}

// dropOn lets a die be put on a stack.
func (s *combatStage) dropOn(k scenes.Stack, spot ui.Spot, look *board.State) {
	at := s.f.Drop(ui.Target{ID: spot.ID, Rect: spot.Rect}, func(die string) (bool, string) {
		shot, ok := s.shotHeld(die)
		if !ok {
			return false, ""
		}
		hit := rules.HitOn(k.Unit, k.Damage, k.Assigned, shot)
		if s.t.Offered(hit) {
			return true, ""
		}
		return false, s.t.WhyNot(hit)
	})
	if s.f.Carried() != "" {
		look.Lit, look.Over, look.Refused = at.Open, at.Over, at.Why != ""
	}
	if at.Got != "" {
		if shot, ok := s.shotHeld(at.Got); ok {
			s.spends(s.dieCalled(at.Got))
			s.t.Choose(rules.HitOn(k.Unit, k.Damage, k.Assigned, shot))
		}
	}
}

// placeOf finds where the unit stands that an event is about.
func (s *combatStage) placeOf(e *rules.Event) (ui.Rect, bool) {
	f, ok := changed(&s.t.View.Combat, &s.t.Reel.After().Combat, e.Unit)
	if !ok {
		return ui.Rect{}, false
	}
	r, ok := s.places[stackKey{f.Unit, f.Damage, f.Assigned, f.Beaten}]
	return r, ok
}

// changed is the unit of a type that is not among those after an event as it was before.
func changed(before, after *rules.Combat, u rules.Unit) (rules.Fighter, bool) {
	alike := func(c *rules.Combat, f rules.Fighter) (n int) {
		for _, other := range c.Units[:c.Count] {
			if other == f {
				n++
			}
		}
		return n
	}
	for _, f := range before.Units[:before.Count] {
		if f.Unit == u && alike(after, f) < alike(before, f) {
			return f, true
		}
	}
	return rules.Fighter{}, false
}

// showEvent shows what happens to units and cards just now.
func (s *combatStage) showEvent(field ui.Rect) {
	e, f := s.event, s.f
	if e == nil {
		return
	}
	p := f.Palette
	switch e.Kind {
	case rules.BattleWon:
		s.t.Banner(field, s.t.Words.Say("stage.won."+rules.Theater(e.M).String()+"."+e.Side.String()), pieces.SideColor(&p, e.Side), s.told)
	case rules.CombatEnded:
		s.t.Banner(field, s.t.Words.Say("stage.over"), p.Text, s.told)
	case rules.CombatRoundBegan:
		s.t.Banner(field, s.t.Words.Say("stage.round", assets.Args{"n": int(e.N)}), p.Text, s.told)
	case rules.BattleBegan:
		th := rules.Theater(e.M)
		s.t.Banner(field, s.t.Words.Say("stage.begins."+th.String()), [2]render.Color{p.Sky, p.Ground}[th], s.told)
	case rules.Retreated:
		s.t.Banner(field, s.t.Words.Say("stage.retreats."+e.Side.String(), assets.Args{"system": s.t.Say.System(e.System)}), pieces.SideColor(&p, e.Side), s.told)
	default:
		if rows.Of(e.Kind).Card {
			s.t.ShowPlayed(field, e, s.told)
			return
		}
		s.showDamage(e)
	}
}

// showDamage shows shots, hits, blocks and losses at the units they concern. With reduced motion nothing flashes.
func (s *combatStage) showDamage(e *rules.Event) {
	f := s.f
	p := f.Palette
	cell, ok := s.placeOf(e)
	if !ok {
		return
	}
	at, reach := aim(cell), cell.W*0.5
	switch e.Kind {
	case rules.DamageAssigned:
		f.Bolt(render.Point{X: f.W / 2, Y: at.Y}, at, pieces.SideColor(&p, 1-e.Unit.Side()), s.told)
	case rules.DamageBlocked:
		f.Shatter(at, reach, pieces.SideColor(&p, e.Unit.Side()), uint64(e.Unit), s.told)
	case rules.UnitDamaged, rules.UnitBeaten:
		const flight = 0.5
		if from, ok := s.shooter(e.Unit); ok {
			pieces.DrawShot(f.Canvas, 1-e.Unit.Side(), from, at, s.told/flight)
		}
		hit := (s.told - flight) / (1 - flight)
		if f.Clock.Reduced {
			f.Fade(min(max(1-hit, 0), 1), func() { f.Ring(at, reach*0.6, render.RingStyle{Line: p.Warning, Width: 3}) })
			return
		}
		f.Flash(at, reach, p.Text, hit*1.6)
		f.Strike(at, reach*1.4, p.Warning, uint64(e.Unit), hit)
	case rules.UnitLost:
		pieces.DrawLoss(f.Canvas, e.Unit, at, cell.W*0.8, f.Clock.Reduced, s.told)
	}
}

// aim is where a stack in a cell is hit.
func aim(cell ui.Rect) render.Point { return render.Point{X: cell.Center().X, Y: cell.Y + cell.H*0.36} }

// shooter is where a shot at a unit comes from: one of the enemy stacks of its theater that roll dice.
func (s *combatStage) shooter(target rules.Unit) (from render.Point, ok bool) {
	var cells []ui.Rect
	for _, k := range s.stacks(1-target.Side(), target.Figures().Theater) {
		if k.Unit.Figures().Attack != [2]uint8{} {
			cells = append(cells, s.places[keyOf(k)])
		}
	}
	if len(cells) == 0 {
		return from, false
	}
	return aim(cells[s.t.Reel.Left()%len(cells)]), true
}

// showPanels shows the questions of a combat that are about no unit, die or card in the scene, and else what the attack leads to.
func (s *combatStage) showPanels(field ui.Rect) {
	t := s.t
	switch {
	case s.asksBelow():
		below := s.below
		if t.Asks(rules.AskRetreat) {
			below = s.showClosed(field, below)
		}
		t.showBelow(t.OfferedWhere(notButton), below)
	case t.Asks(rules.AskRetreatWith):
		s.showSeats(field)
	}
	if !s.asksBelow() && !s.below.Empty() && !t.Phone() { // a projector has no room below
		s.showAfter()
	}
}

// asksBelow tells whether leaders, places or cards are chosen beside the battlefield.
func (s *combatStage) asksBelow() bool {
	return s.t.Asking().Beside
}

// showSeats tells how full the ships are that retreat.
func (s *combatStage) showSeats(field ui.Rect) {
	v, f := &s.t.View, s.f
	from := v.Combat.System
	text := s.t.Words.Say("stage.seats", assets.Args{"n": int(v.Moving.Load[from]), "m": int(v.Moving.Capacity[from])})
	box := field.Middle(f.TextWidth(text, f.Palette.Title())+48, 48)
	f.Panel(box, f.Palette.Glass().With(f.Palette.LineLight, 1))
	f.Text(text, box, f.Palette.Title().Centered())
}
