package bot

import (
	"holoboard/game"
	"holoboard/game/starship"
)

// The Fleet Commander options: a counter is spent if what it brings this phase is worth more than its price.

// price is what a counter must bring, in hundredths of a point: less as its ships die and the enemy falls.
func (c *Captain) price(seat game.Seat) int {
	own, other := c.state.Points(starship.SideOf(seat)), c.state.Points(starship.SideOf(seat).Other())
	full := 3 * point
	if 5*own < 2*other || 5*other < 2*own || c.state.Round > 6 {
		full = point
	} else if c.state.Round > 3 {
		full = 2 * point
	}
	return full * c.Level.Price / 100
}

// cheapest is an option on offer, paid by the ship that has most counters left.
func (c *Captain) cheapest(p *Position, option starship.CommandOption) (best game.Option, ok bool) {
	most := 0
	for _, o := range p.Decision.Options {
		if o.Kind != starship.KindOrder || starship.CommandOption(o.A) != option {
			continue
		}
		n := c.state.Counters(starship.Slot(o.B)) * 16
		if c.loses(o) {
			n += 1000
		}
		if n+5-int(c.state.Card(starship.Slot(o.B)).Class()) > most {
			best, most, ok = o, n, true
		}
	}
	return best, ok
}

// loses reports whether a ship turns or falls this round and loses counters by it, so that one costs nothing (R15.19).
func (c *Captain) loses(o game.Option) bool {
	slot := starship.Slot(o.B)
	ship, card := &c.state.Ships[slot], c.state.Card(slot)
	turn, fall := bears(card, ship.Is(starship.Reduced))
	fewer := ship.Counters() >= turn && card.Face(true).Counters() < card.Face(false).Counters()
	return c.script == nil && (fewer || ship.Counters() >= fall)
}

// worthOrdering is the best option among some that are on offer, if it brings more than its price.
func (c *Captain) worthOrdering(p *Position, options ...starship.CommandOption) (best game.Option, ok bool) {
	most, declared := c.price(p.Seat), p.Decision.Ask == starship.AskBeforeRoll
	base := 0
	for i, option := range options {
		o, offered := c.cheapest(p, option)
		if !offered {
			continue
		}
		if base == 0 || i == 0 {
			base = c.balance(p.Seat, starship.NumOptions, declared)
		}
		gain := c.balance(p.Seat, option, declared) - base
		if gain > 0 && c.loses(o) {
			gain += c.price(p.Seat)
		}
		if gain > most {
			best, most, ok = o, gain, true
		}
	}
	return best, ok
}

// balance is what the attacks that are still to come this phase bring a seat, with one more option in force;
// the one that was declared counts among them.
func (c *Captain) balance(seat game.Seat, option starship.CommandOption, declared bool) int {
	s := &c.after.scratch
	*s = c.state
	if option < starship.NumOptions {
		s.InForce[seat] |= 1 << option
	}
	t := &c.after
	t.lay(s, seat)
	if declared {
		t.rearm(&s.Shot)
	}
	return t.exchange(mine) - t.exchange(theirs)
}

// rearm has the weapon of an attack that was declared be unused.
func (t *table) rearm(s *starship.Shot) {
	side, i := t.find(s.By)
	if i < 0 {
		return
	}
	u := &t.units[side][i]
	u.pointed[s.At.Seat()] &^= 1 << (s.At % starship.MostShips)
	for k := range u.n {
		if a := &u.arms[k]; a.id == s.Arm && a.lane == s.Lane {
			a.used = false
		}
	}
}

// orderBefore: options that let fighters be reached (R15.10, R15.14).
func (c *Captain) orderBefore(p *Position) (game.Option, bool) {
	return c.worthOrdering(p, starship.IncomingFighters, starship.LongRangeBombardment)
}

// beforeRoll: options that change this attack and those to come (R15.16).
func (c *Captain) beforeRoll(p *Position) game.Option {
	o, ok := c.worthOrdering(p, starship.PowerToShields, starship.PowerToWeapons, starship.PowerToShieldsFront, starship.TargetFighters, starship.AttackFormation, starship.Evasive)
	if !ok {
		return game.Option{Kind: starship.KindPass}
	}
	return o
}

// flyCasual: a hit becomes a miss, if it would turn or destroy the ship or do much (R15.9).
func (c *Captain) flyCasual(p *Position) game.Option {
	shot := &c.state.Shot
	r := c.state.Reckon(shot)
	damage := r.Damage
	for _, e := range p.News {
		if e, ok := e.(starship.Event); ok && e.Kind == starship.Rolled && e.N == 20 {
			damage = r.Critical()
		}
	}
	ship, card := &c.state.Ships[shot.At], c.state.Card(shot.At)
	reduced := ship.Is(starship.Reduced)
	loss := c.Level.Weights.shipWorth(card, reduced, ship.Counters(), false) - c.Level.Weights.shipWorth(card, reduced, ship.Counters()+damage, false)
	if o, ok := c.cheapest(p, starship.FlyCasual); ok && (loss > c.price(p.Seat) || c.loses(o)) {
		return o
	}
	return game.Option{Kind: starship.KindPass}
}

// shift: damage goes to the fighter whose loss costs least, if that is less than the ship would lose (R14.11).
func (c *Captain) shift(p *Position) game.Option {
	at, left := c.state.Shot.At, int(c.state.Shot.Left)
	best, most := game.Option{Kind: starship.KindPass}, 0
	for _, o := range p.Decision.Options {
		if o.Kind != starship.KindShift {
			continue
		}
		saved := c.lossOf(at, left) - c.lossOf(at, left-int(o.B)) - c.lossOf(starship.Slot(o.A), int(o.B))
		if saved > most {
			best, most = o, saved
		}
	}
	return best
}

// lossOf is what a ship loses by so many counters more.
func (c *Captain) lossOf(slot starship.Slot, damage int) int {
	ship, card := &c.state.Ships[slot], c.state.Card(slot)
	reduced := ship.Is(starship.Reduced)
	returns := card.Face(reduced).Has(starship.Infinite)
	return c.Level.Weights.shipWorth(card, reduced, ship.Counters(), returns) - c.Level.Weights.shipWorth(card, reduced, ship.Counters()+damage, returns)
}

// damageControl: at the last moment, if it keeps a ship from turning or falling, or near the end (R15.20).
func (c *Captain) damageControl(p *Position) game.Option {
	saved, saves := 0, false
	c.state.EachOf(p.Seat, func(slot starship.Slot) {
		ship, card := &c.state.Ships[slot], c.state.Card(slot)
		if card.Class() != 1 || ship.Counters() == 0 {
			return
		}
		turn, fall := bears(card, ship.Is(starship.Reduced))
		saves = saves || ship.Counters() == turn || ship.Counters() == fall
		saved += -c.lossOf(slot, -1)
	})
	if o, ok := c.cheapest(p, starship.DamageControl); ok && (saves || saved > c.price(p.Seat)) {
		return o
	}
	return game.Option{Kind: starship.KindPass}
}
