package bot

import (
	"holoboard/game"
	"holoboard/game/starship"
)

// Deployment (R6): where ships are placed before the first round.

// deployShip: the big ones first, as they lie.
func (c *Captain) deployShip(p *Position) game.Option {
	c.formationOf(p.Seat)
	return p.Decision.Options[0]
}

// deployAt: as the formation has it; else the place that is best for the ship, nose to the enemy, with room between the big ones.
func (c *Captain) deployAt(p *Position) (best game.Option) {
	slot := about(&p.Decision)
	goal, planned := c.formationOf(p.Seat).goal(slot)
	size, most := c.state.Card(slot).Size(), -1<<30
	for _, o := range p.Decision.Options {
		at := starship.Space{X: int(o.B & 63), Y: int(o.C), Size: size, Facing: starship.Facing(o.B >> 6)}
		if planned && at == goal {
			return o
		}
		if like := c.likeStart(&c.state, p.Seat, slot, at); like > most {
			best, most = o, like
		}
	}
	return best
}

// likeStart rates a place by itself.
func (c *Captain) likeStart(s *starship.State, seat game.Seat, slot starship.Slot, at starship.Space) int {
	w := &c.Level.Weights
	like := -offside(s, seat, at, w)
	if at.Facing == toEnemy(seat) {
		like += 1000
	}
	s.EachOf(seat, func(other starship.Slot) {
		like -= crowding(s.Space(other), at, w)
	})
	return like + int(c.luck(int(slot), at.X, at.Y)%16)
}

// reroll: whoever is behind has nothing to lose, whoever is level half a chance (R14.1, R7.2).
func (c *Captain) reroll(p *Position) game.Option {
	own, other := int(c.state.Dice[starship.SideOf(p.Seat)]), int(c.state.Dice[starship.SideOf(p.Seat).Other()])
	if own <= other && (other <= 10 || own < other && c.script == nil) {
		return game.Option{Kind: starship.KindYes}
	}
	return game.Option{Kind: starship.KindNo}
}
