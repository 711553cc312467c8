package play

import (
	"slices"

	"holoboard/game"
	"holoboard/game/session"
)

// Windows are answered for a seat where it has nothing to choose or has ordered it. It may have one asked all the same: the one that
// stands open now is held, or else the next one will stop. Nobody else hears of it.

// stoppers are the seats that stop a window: whoever looks, or all that sit here where everybody looks.
func (p *Play[V, E]) stoppers() []game.Seat {
	return p.Seats(func(s game.Seat) bool { return s == p.Viewer || !p.Here(p.Viewer) })
}

// MayStop tells whether anybody here may have a window asked.
func (p *Play[V, E]) MayStop() bool {
	return !p.Over() && p.Wish() == nil && (p.Line == nil || !p.Line.Waits()) && len(p.stoppers()) > 0
}

// Ordered tells whether whoever may stop a window has given orders, Stops whether he has one asked all the same.
func (p *Play[V, E]) Ordered() bool {
	return p.ofStoppers(func(o session.Orders) bool { return len(o.Each) > 0 })
}

// Stops is described at [Play.Ordered].
func (p *Play[V, E]) Stops() bool {
	return p.ofStoppers(func(o session.Orders) bool { return o.Hold || o.Interject })
}

func (p *Play[V, E]) ofStoppers(is func(session.Orders) bool) bool {
	return slices.ContainsFunc(p.stoppers(), func(s game.Seat) bool { return is(p.Desk(s).Orders()) })
}

// Standing tells whether a window stands open that would be answered for one of them, or that is held.
func (p *Play[V, E]) Standing() bool {
	return p.Asks() && slices.Contains(p.stoppers(), p.Decides()) && (p.desk().Passes() || p.desk().Orders().Hold)
}

// StopWindow has the window asked that stands open now, or the next one; where that is wanted already, no longer.
func (p *Play[V, E]) StopWindow() {
	if p.Standing() {
		p.refused(p.desk().Hold(p.Sight().At(), !p.desk().Orders().Hold))
	} else {
		stop := !p.Stops()
		for _, seat := range p.stoppers() {
			p.refused(p.Desk(seat).Interject(stop))
		}
	}
	p.Stop() // what was due may be due no longer
	p.F.Invalidate()
}

// anew is who chooses anew, if anybody does.
type anew struct {
	seat game.Seat
	on   bool
}

// Where several choose at once, each answer lies in an envelope until all are in, and whoever gave it may choose anew.

// WaitsFor returns who is waited for: those who are asked and have not answered.
func (p *Play[V, E]) WaitsFor() []game.Seat {
	sealed := p.Table.Sealed()
	return slices.DeleteFunc(slices.Clone(p.Table.Asked()), func(s game.Seat) bool { return slices.Contains(sealed, s) })
}

// Sealed returns who of those at this screen may choose anew, and false for nobody.
func (p *Play[V, E]) Sealed() (seat game.Seat, may bool) {
	for _, seat := range p.Table.Sealed() {
		if p.Here(seat) && p.Desk(seat).Position().Asked() != nil {
			return seat, true
		}
	}
	return game.Table, false
}

// ChooseAnew has a seat asked again whose answer lies in an envelope, or no longer: what lies there counts until it answers again.
func (p *Play[V, E]) ChooseAnew(seat game.Seat, yes bool) {
	p.anew = anew{seat, yes}
	p.Picks, p.Pending = nil, nil
	p.Renew()
	p.F.Invalidate()
}

// Anew tells whether somebody chooses anew.
func (p *Play[V, E]) Anew() bool {
	return p.anew.on && p.Asks() && p.Decides() == p.anew.seat && slices.Contains(p.Table.Sealed(), p.anew.seat)
}
