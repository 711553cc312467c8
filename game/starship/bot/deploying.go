package bot

import (
	"holoboard/game"
	"holoboard/game/starship"
)

// Deployment (R6): where ships are placed before the first round.

// deployShip: the big ones first, as they lie.
func (c *Captain) deployShip(p *Position) game.Option {
	c.chooseFormation(p.Seat)
	return p.Decision.Options[0]
}

// deployAt: the place that is best for the ship, nose to the enemy, with room between the big ones.
func (c *Captain) deployAt(p *Position) (best game.Option) {
	most := -1 << 30
	for _, o := range p.Decision.Options {
		if like := c.likeStart(p.Seat, about(&p.Decision), o); like > most {
			best, most = o, like
		}
	}
	return best
}

// likeStart rates a place by itself.
func (c *Captain) likeStart(seat game.Seat, slot starship.Slot, o game.Option) int {
	s := &c.state
	x, y, facing := int(o.B&63), int(o.C), starship.Facing(o.B>>6)
	card := s.Card(slot)
	at := starship.Space{X: x, Y: y, Size: card.Size(), Facing: facing}
	ahead, front := starship.North, y // squares to the own front row
	if starship.SideOf(seat) == starship.Dark {
		ahead, front = starship.South, 3-card.Size()-y
	} else {
		front = y - (int(s.Height) - 3)
	}
	like := 0
	if facing == ahead {
		like += 1000
	}
	middle := 2*x + card.Size() - int(s.Width)
	like -= max(middle, -middle) * c.Level.Weights[center]
	like -= front * c.Level.Weights[forward]
	s.EachOf(seat, func(other starship.Slot) {
		like -= c.Level.Weights[apart] * max(0, c.Level.Weights[room]-s.Space(other).Distance(at))
	})
	return like + int(c.luck(int(slot), x, y)%16)
}

// reroll: whoever is behind has nothing to lose, whoever is level half a chance (R14.1, R7.2).
func (c *Captain) reroll(p *Position) game.Option {
	own, other := int(c.state.Dice[starship.SideOf(p.Seat)]), int(c.state.Dice[starship.SideOf(p.Seat).Other()])
	if own <= other && (other <= 10 || own < other && c.script == nil) {
		return game.Option{Kind: starship.KindYes}
	}
	return game.Option{Kind: starship.KindNo}
}
