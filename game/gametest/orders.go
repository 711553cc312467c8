package gametest

import (
	"slices"

	"holoboard/game"
	"holoboard/game/session"
)

// whoAnswers draws one of those who decide now; those whose answer is in an envelope replace it now and then.
func (p *playing[S, V]) whoAnswers(h *session.Host[S, V]) game.Seat {
	table := h.Desk(game.Table)
	asked := table.Asked()
	if p.r.IntN(4) > 0 {
		asked = slices.DeleteFunc(asked, func(s game.Seat) bool { return slices.Contains(table.Sealed(), s) })
	}
	return asked[p.r.IntN(len(asked))]
}

// togetherLaw: what seats are asked at once they are asked whatever the others answer, and nobody can tell what waits in an
// envelope.
func (p *playing[S, V]) togetherLaw(picks []game.Option) {
	if !slices.Contains(p.games.Together, p.m.Pending.Ask) {
		return
	}
	h := p.host(p.m.Began(), false)
	first := p.m.Pending.Seat
	for _, seat := range h.Desk(first).Asked() {
		if seat == first {
			continue
		}
		early := h.Desk(seat).Position().Asked()
		after := p.m.Fork(p.dice())
		if _, err := after.Answer(picks...); err != nil || after.Pending.Seat == seat && !same(*early, after.Pending) {
			p.fatal("seat %d is asked early %v of %v, and then %v of %v", seat, early.Ask, early.Options, after.Pending.Ask, after.Pending.Options)
		}
		p.envelopeTellsNothing(seat, picks)
	}
}

// envelopeTellsNothing: what is told at a desk is the same whatever the first of those who are asked at once has put into his
// envelope.
func (p *playing[S, V]) envelopeTellsNothing(seat game.Seat, picks []game.Option) {
	first := p.m.Pending.Seat
	var told [2][]byte
	for i, answer := range [][]game.Option{picks, game.RandomChooser{Rand: p.r}.Choose(&p.m.Pending, nil)} {
		h := p.host(p.m.Began(), false)
		feed := session.NewFeed(h.Desk(seat), p.wire(), 0, 0)
		feed.Next()
		if err := h.Desk(first).Answer(1, answer...); err != nil {
			p.fatal("seat %d may not answer %v at once with others: %v", first, answer, err)
		}
		told[i] = feed.Next()
		if !slices.Equal(h.Desk(seat).Sealed(), []game.Seat{first}) {
			p.fatal("the answer of seat %d is in no envelope", first)
		}
	}
	if !slices.Equal(told[0], told[1]) {
		p.fatal("seat %d can tell what is in an envelope", seat)
	}
}

// order has somebody give a standing order now and then, order a stop, or hold a window.
func (p *playing[S, V]) order(h *session.Host[S, V], all []*looker[S, V]) {
	if p.games.Windows == nil || p.r.IntN(3) > 0 {
		return
	}
	l := all[p.r.IntN(len(all)-1)]
	l.arrive(p.wire())
	var err error
	switch p.r.IntN(4) {
	case 0:
		err = l.Interject(p.r.IntN(2) == 0)
	case 1:
		if at := l.Position(); at.Asked() != nil {
			err = l.Hold(at.At(), p.r.IntN(2) == 0)
		}
	default:
		most := session.PassAlways
		if p.games.Windows.Use != nil {
			most = session.UseIfDecisive
		}
		o := session.Order{Do: session.Doing(p.r.IntN(int(most) + 1))}
		if p.r.IntN(2) == 0 {
			o.Window = h.Session().Position(h.Session().Asked()).Decision.Ask
		}
		err = l.SetOrder(o)
	}
	if err != nil {
		p.fatal("seat %d may give no orders: %v", l.Seat(), err)
	}
}

// passes: the session answers nothing but windows, and where something could be done in one only by order; those who hold a
// window or have ordered a stop are asked.
func (p *playing[S, V]) passes(h *session.Host[S, V], all []*looker[S, V], turn *session.Turn[S, V]) {
	l := all[turn.Seat()]
	d, orders := l.near.Position().Asked(), l.near.Orders()
	ordered := slices.ContainsFunc(orders.Each, func(o session.Order) bool {
		return o.Do >= session.PassAlways && (o.Window == d.Ask || o.Window == "")
	})
	if !d.Window || !d.Forced() && !ordered || orders.Hold || orders.Interject {
		p.fatal("seat %d is not asked %s", turn.Seat(), d.Ask)
	}
	if !turn.Passes() || !h.Take(turn) || h.Take(turn) {
		p.fatal("what is due in a window of seat %d is not given once", turn.Seat())
	}
}
