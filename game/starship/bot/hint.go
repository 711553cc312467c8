package bot

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/starship"
)

// Hints: what the officer would do next, and why.

// A Reason is by how much a feature changes with the gesture, in hundredths of a point; positive is good.
type Reason struct {
	Feature Feature
	Points  int
}

// A Hint is a gesture and the two reasons that speak most for it; fewer where there are none.
type Hint struct {
	Option  game.Option
	Ship    starship.Slot // that it is about, or none
	At      starship.Slot // the target of an attack, or none
	Goal    starship.Space
	Reasons []Reason
}

// Move is the word for what is done with the ship: "attack", "move", "fly" or "stay"; nothing where it is no more than the option.
func (h *Hint) Move(s *starship.State) string {
	switch {
	case h.Ship == starship.NoSlot, h.Option.Kind == starship.KindOrder, h.Option.Kind == starship.KindDone:
		return ""
	case h.At != starship.NoSlot:
		return "attack"
	case h.Goal.Size == 0:
		return ""
	case s.Space(h.Ship) == h.Goal:
		return "stay"
	case s.Card(h.Ship).Fighter():
		return "fly"
	}
	return "move"
}

// Else is the key of what speaks for the option where no feature does, or nothing.
func (h *Hint) Else() string {
	switch o := h.Option; {
	case o.Kind == starship.KindOrder:
		return "command." + starship.CommandOption(o.A).String() + ".about"
	case o.Kind == starship.KindWeapon && o.B == starship.PointDefense:
		return "hint.guns"
	case o.Kind == starship.KindDone:
		return "hint.done"
	}
	return ""
}

// Advise returns what the officer would answer and why. Rest is that of a [Captain].
func Advise(p *Position, seed uint64, rest func() bool) (h Hint) {
	c := NewCaptain(levels["adviser"], rand.New(rand.NewPCG(seed, 1)))
	c.Rest = rest
	h = Hint{Option: c.Answer(p), Ship: starship.NoSlot, At: starship.NoSlot}
	switch p.Decision.Ask {
	case starship.AskMove, starship.AskCourse, starship.AskFly, starship.AskNose:
		c.reasonMove(p, &h)
	case starship.AskAttack, starship.AskFire, starship.AskFireAt:
		c.reasonAttack(p, &h)
	}
	return h
}

// Guns returns what an officer would fire of a ship whose block it is, in his order.
func Guns(p *Position, slot starship.Slot) (shots []starship.Shot) {
	c := NewCaptain(levels["adviser"], rand.New(rand.NewPCG(1, 1)))
	c.state = p.View.State
	for _, a := range c.aimVolley(p.Seat).shots {
		if a.by != slot {
			continue
		}
		shots = append(shots, starship.Shot{By: a.by, Arm: a.arm, Lane: a.lane, At: a.at, Face: c.state.Weakest(a.by, a.at)})
	}
	return shots
}

// reasonMove compares the plan with and without the move of the ship.
func (c *Captain) reasonMove(p *Position, h *Hint) {
	h.Ship = about(&p.Decision)
	if p.Decision.Ask == starship.AskMove {
		if h.Option.Kind != starship.KindShip {
			return
		}
		h.Ship = starship.Slot(h.Option.A)
	}
	h.Goal = c.goalOf(p, h.Ship).at
	t := &c.table
	t.lay(&c.state, p.Seat)
	_, i := t.find(h.Ship)
	if i < 0 {
		return
	}
	before := t.judge(true)
	t.put(mine, i, h.Goal)
	after := t.judge(true)
	for f := range after {
		after[f] -= before[f]
	}
	h.Reasons = strongest(&after)
}

// reasonAttack says what the attack is expected to take.
func (c *Captain) reasonAttack(p *Position, h *Hint) {
	h.Ship = about(&p.Decision)
	if p.Decision.Ask == starship.AskAttack {
		if h.Option.Kind != starship.KindShip {
			return
		}
		h.Ship = starship.Slot(h.Option.A)
	}
	var v verdict
	if s := c.volley.now; s.by == h.Ship && s.at != starship.NoSlot && p.Decision.Ask == starship.AskFire {
		h.At, v[Dealt] = s.at, int(s.gain)
	}
	for _, s := range c.volley.shots {
		if h.At == starship.NoSlot && s.by == h.Ship {
			h.At, v[Dealt] = s.at, int(s.gain)
		}
	}
	h.Reasons = strongest(&v)
}

// strongest returns the two features that add most.
func strongest(v *verdict) (reasons []Reason) {
	for range 2 {
		best, most := Feature(0), 0
		for f, n := range v {
			if n > most {
				best, most = Feature(f), n
			}
		}
		if most == 0 {
			break
		}
		reasons = append(reasons, Reason{best, most})
		v[best] = 0
	}
	return reasons
}
