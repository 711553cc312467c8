package bot

import (
	"holoboard/game"
	"holoboard/game/starship"
)

// Launching: all that can be, of the kind that is of most use where it stands (R9).

// launch: the next fighter.
func (c *Captain) launch(p *Position) (best game.Option) {
	if o, ok := c.scramble(p); ok {
		return o
	}
	most := -1 << 30
	for _, o := range p.Decision.Options {
		if o.Kind != starship.KindLaunch {
			continue
		}
		if use := c.useOf(p.Seat, starship.Slot(o.A), o.B); use > most {
			best, most = o, use
		}
	}
	if most == -1<<30 {
		return game.Option{Kind: starship.KindDone}
	}
	return best
}

// useOf is what a fighter of a kind would be good for beside a carrier.
func (c *Captain) useOf(seat game.Seat, carrier starship.Slot, card uint8) int {
	c.pause()
	t := c.withOneMore(seat, card, c.state.Space(carrier))
	_, i := t.find(t.newest)
	use := c.state.Cards.Card(card).Cost() * point / 10
	switch {
	case i < 0:
	case c.Level.Plans == 0:
		use += t.like(mine, i)
	default:
		use += c.bestBeside(t, i, carrier)
	}
	return use
}

// bestBeside is what the table is worth with a fighter in its best square beside a carrier.
func (c *Captain) bestBeside(t *table, i int, carrier starship.Slot) (best int) {
	best = -1 << 30
	free := c.state.Beside(carrier)
	for y := range int(c.state.Height) {
		for x := range int(c.state.Width) {
			if free.Has(x, y) {
				t.put(mine, i, starship.Space{X: x, Y: y, Size: 1})
				best = max(best, c.judge(t))
			}
		}
	}
	return best
}

// judge is what a table is worth, for both sides.
func (c *Captain) judge(t *table) int {
	c.pause()
	v := t.judge(true)
	return v.value()
}

// withOneMore lays the table with one more fighter on it, the last of the own side.
func (c *Captain) withOneMore(seat game.Seat, card uint8, at starship.Space) *table {
	s := &c.after.scratch
	*s = c.state
	slot := s.FreeSlot(seat)
	if slot != starship.NoSlot {
		s.Ships[slot] = starship.Ship{Card: card, X: uint8(at.X), Y: uint8(at.Y), Marks: starship.Moved}
		s.Land(slot)
		s.High[seat] = max(s.High[seat], uint8(slot-starship.Slot(seat)*starship.MostShips)+1)
	}
	c.after.lay(s, seat)
	c.after.newest = slot
	return &c.after
}

// launchAt: the square where the fighter is of most use; whoever plays nothing out minds that it blocks no lane.
func (c *Captain) launchAt(p *Position) (best game.Option) {
	carrier, card := about(&p.Decision), p.Decision.About[1].B
	t := c.withOneMore(p.Seat, card, c.state.Space(carrier))
	_, i := t.find(t.newest)
	if i < 0 {
		return p.Decision.Options[0]
	}
	most := -1 << 30
	for _, o := range p.Decision.Options {
		at := starship.Space{X: int(o.B), Y: int(o.C), Size: 1}
		t.put(mine, i, at)
		like := 0
		if c.Level.Plans > 0 {
			like = c.judge(t)
		} else if like = t.like(mine, i); t.aheadOf(carrier, at) {
			like -= point
		}
		if like > most {
			best, most = o, like
		}
	}
	return best
}

// aheadOf reports whether a square lies before the nose of a ship, where it would stand in its own way.
func (t *table) aheadOf(slot starship.Slot, at starship.Space) bool {
	return t.state.Space(slot).InLane(starship.FrontLane, at)
}

// scramble: one fighter more from each class 2 carrier in the first rounds, if there are more than can be launched (R15.8).
func (c *Captain) scramble(p *Position) (best game.Option, ok bool) {
	if c.state.Round > 2 {
		return best, false
	}
	left, rate := 0, 0
	for _, n := range c.state.Pool[p.Seat] {
		left += int(n)
	}
	c.state.EachOf(p.Seat, func(slot starship.Slot) { rate += c.state.LaunchRate(slot) - int(c.state.Ships[slot].Launched) })
	if left <= rate+1 {
		return best, false
	}
	return c.cheapest(p, starship.ScrambleFighters)
}
