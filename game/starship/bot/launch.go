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
	return t.likeNew() + c.state.Cards.Card(card).Cost()*point/10
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

// likeNew is how good the place of the newest fighter is.
func (t *table) likeNew() int {
	if _, i := t.find(t.newest); i >= 0 {
		return t.like(mine, i)
	}
	return 0
}

// launchAt: the square where the fighter is of most use and blocks least.
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
		like := t.like(mine, i)
		if ahead := t.aheadOf(carrier, at); ahead {
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
