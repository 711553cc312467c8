// Package combat is the scene of a combat: the battlefield, the dice of an attack, and what both sides lead and hold.
//
//	combat.go  the scene and its steps · fleet.go  units as stacks that are hit, effects.go  what befalls them · dice.go  the dice
//	sides.go   leaders, losses and tactic cards · after.go  what an attack leads to, where to retreat · small.go  all that on a phone
package combat

import (
	"slices"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/render/rebellion/scenes"
	"holoboard/ui"
	"holoboard/ui/rebellion/choices"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/scene"
)

// Scene is the scene of a combat: space above, ground below, the Rebels at the left, the Empire at the right.
type Scene struct {
	*seat.Seat
	choices *choices.Choices

	event  *rules.Event // told just now
	told   float64
	places map[rules.Fighter]ui.Rect // of the stacks in this frame
	ranks  scene.Ranks[rules.Fighter, attack]
	keys   []rules.Fighter                           // of a fleet, while it is shown
	leave  []int                                     // how many of each may leave their stack
	spent  scene.Spent[rollKey]                      // the dice that the player put on units
	rows   [2][]int                                  // of dice, by color, in this frame
	shown  [len(rules.Combat{}.Dice)]rules.CombatDie // the dice as the player sees them
	below  ui.Rect                                   // where is chosen what stands nowhere in the scene
	steps  [len(combatSteps)]string
	losses [len(lineup)]int // of a side, while they are shown
	cards  scene.Texts[*rules.View]
	hand   []scene.Text // of a side, while its cards are shown

	lined   flow.Kept[*rules.View, [2][2][]scenes.Stack] // by side and theater
	leaders flow.Kept[*rules.View, [2][]rules.Leader]    // by side
	leads   flow.Kept[*rules.View, []string]             // where a retreat leads, by side
}

// New returns the scene of the combats that a seat sees.
func New(s *seat.Seat, c *choices.Choices) *Scene {
	return &Scene{
		Seat: s, choices: c, places: map[rules.Fighter]ui.Rect{}, ranks: newRanks(),
		cards: scene.Texts[*rules.View]{Flow: s.Flow, Sheet: s.ShowSheet},
	}
}

// Wants implements [scene.Scene].
func (s *Scene) Wants() bool {
	e, _ := s.Reel.Event()
	return s.View.Combat.Open || e != nil && rows.Of(e.Kind).Scene == rows.InCombat
}

// Hides implements [scene.Scene].
func (*Scene) Hides() bool { return true }

// Show implements [scene.Scene].
func (s *Scene) Show(area ui.Rect) {
	f := s.F
	s.event, s.told = s.Reel.Event()
	clear(s.places)
	f.Cover("combat", area)
	if !s.View.Combat.Open {
		f.Fill(area, f.Palette.Space)
		scene.Banner(s.F, area, s.Words.Say("stage.battle", assets.Args{"system": s.Say.System(s.event.System)}), f.Palette.Text, s.told)
		return
	}
	if s.Phone() {
		f.Fill(area, f.Palette.Space)
		s.showSmall(area)
		return
	}
	l := s.Board.Layout()
	s.below = s.Strip()
	const least = 152 // points beside the field
	left, field := area.CutLeft(max(l.Rails[rules.Rebels].W, least))
	right, field := field.CutRight(max(l.Rails[rules.Empire].W, least))
	head, field := field.CutTop(46)
	for _, beside := range []ui.Rect{left, right, head} { // the battlefield covers the rest
		f.Fill(beside, f.Palette.Space)
	}
	const horizon = 0.52
	space, ground := s.Stage.Battlefield(f.Canvas, s.View, field, horizon)
	s.head().Show(f, head)
	s.showTheater(rules.Space, space)
	s.showTheater(rules.Ground, ground)
	s.showSide(rules.Rebels, left)
	s.showSide(rules.Empire, right)
	s.showPanels(field)
	s.showEvent(field)
}

// head says where the battle is, the round, and which step is under way.
func (s *Scene) head() *scene.Head {
	c := &s.View.Combat
	head := scene.Head{Title: s.Words.Say("stage.battle", assets.Args{"system": s.Say.System(c.System)}), Now: s.step()}
	if c.Round > 0 {
		head.Round = s.Words.Say("stage.round", assets.Args{"n": int(c.Round)})
	}
	for i, key := range combatSteps {
		s.steps[i] = s.Words.Say("stage.step." + key)
	}
	head.Steps = s.steps[:]
	return &head
}

// combatSteps are the parts of a combat that the head shows.
var combatSteps = [...]string{
	rows.PrepareStep: "prepare", rows.RollStep: "roll", rows.TacticsStep: "tactics", rows.AssignStep: "assign",
	rows.BlockStep: "block", rows.RetreatStep: "retreat",
}

// step is which of the steps is under way, by what is told or asked. Cards are drawn, and action cards are used, in more than one.
func (s *Scene) step() int {
	if s.View.Combat.Round == 0 {
		return rows.PrepareStep
	}
	now := -1
	switch {
	case s.event != nil:
		now = rows.Of(s.event.Kind).Steps.Of(rows.InCombat)
	case s.Pending != nil:
		now = s.Asking().Steps.Of(rows.InCombat)
	}
	if now < 0 {
		return s.lastStep()
	}
	return now
}

// lastStep is the step of what was told last.
func (s *Scene) lastStep() int {
	for _, e := range slices.Backward(s.Reel.Events[:s.Reel.Past()]) {
		if step := rows.Of(e.Kind).Steps.Of(rows.InCombat); step >= 0 {
			return step
		}
	}
	return -1
}

// showTheater shows the fleets or troops of both sides in a theater, with the dice between them.
func (s *Scene) showTheater(th rules.Theater, r ui.Rect) {
	f, c := s.F, &s.View.Combat
	p := f.Palette
	color := s.inkOf(th)
	name := s.Words.Say("stage." + th.String())
	f.Text(name, render.Box(r.X+14, r.Y+6, 200, 24), p.Title().Sized(render.SizeLarge).In(color))
	if w := c.Won[th]; w != rules.NoSide {
		f.Text(s.Words.Say("stage.won."+w.String()), render.Box(r.X+14, r.Y+28, 260, 20), p.Label().In(pieces.SideColor(&p, w)))
	}
	inner := r.InsetXY(10, 6)
	wide := s.diceWidth(th, inner)
	left, rest := inner.CutLeft((inner.W - wide) / 2)
	center, right := rest.CutLeft(wide)
	_, left = left.CutTop(14)
	_, right = right.CutTop(14)
	s.showFleet(rules.Rebels, th, left)
	s.showFleet(rules.Empire, th, right)
	if rolled, ok := s.rollIn(th); ok {
		s.showDice(rolled, center.InsetXY(10, 0))
	} else if wide > 0 {
		s.showNext(th, center)
	}
}

// inkOf is the colour of a theater.
func (s *Scene) inkOf(th rules.Theater) render.Color {
	_, ink := pieces.TacticSign(th, &s.F.Palette)
	return ink
}

// showPanels shows the questions of a combat that are about no unit, die or card in the scene, and else what the attack leads to.
func (s *Scene) showPanels(field ui.Rect) {
	switch {
	case s.asksBelow():
		below := s.below
		if s.Asks(rules.AskRetreat) {
			below = s.showClosed(field, below)
		}
		s.choices.Below(s.choices.Offered(), below)
	case s.Asks(rules.AskRetreatWith):
		s.showSeats(field)
	}
	if !s.asksBelow() && !s.below.Empty() && !s.Phone() { // a projector has no room below
		s.showAfter()
	}
}

// asksBelow tells whether leaders, places or cards are chosen beside the battlefield.
func (s *Scene) asksBelow() bool { return s.Asking().Beside }

// showSeats tells how full the ships are that retreat.
func (s *Scene) showSeats(field ui.Rect) {
	v, f := s.View, s.F
	from := v.Combat.System
	text := s.Words.Say("stage.seats", assets.Args{"n": int(v.Moving.Load[from]), "m": int(v.Moving.Capacity[from])})
	box := field.Middle(f.TextWidth(text, f.Palette.Title())+48, 48)
	f.Panel(box, f.Palette.Glass().With(f.Palette.LineLight, 1))
	f.Text(text, box, f.Palette.Title().Centered())
}
