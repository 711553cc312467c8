package play

import (
	"slices"

	"holoboard/game"
	"holoboard/game/session"
)

// MayTakeBack tells whether who is asked may take a choice back, or ask for it.
func (p *Play[V, E]) MayTakeBack() bool {
	if p.Pending == nil {
		return false
	}
	p.find()
	return p.back > 0
}

// TakeBack takes so many choices of who is asked back, the last first, and one more where that leads to a question that is only
// a part of another one.
func (p *Play[V, E]) TakeBack(choices int, part func(asked *game.Decision) bool) {
	if !p.MayTakeBack() {
		return
	}
	p.part = part
	p.takeBack(min(choices, p.back))
}

func (p *Play[V, E]) takeBack(choices int) {
	desk := p.Desk(p.Decides())
	if p.refused(desk.TakeBack(desk.Position().At(), choices)) || p.Line != nil {
		return
	}
	p.wentBack()
}

// wentBack shows the table after something was taken back.
func (p *Play[V, E]) wentBack() {
	p.Picks, p.Pending = nil, nil
	p.Renew()
	if p.part != nil && !p.Over() && p.Sight() != nil && p.back > 0 && p.part(p.Decision()) {
		p.takeBack(1)
		return
	}
	p.part = nil
	p.Look()
	p.Screen.TookBack()
	p.F.Invalidate()
}

// Wish is what somebody at the table wishes to take back, or nil.
func (p *Play[V, E]) Wish() *session.Wish { return p.Table.Wish() }

// Agree agrees to the wish for all at this screen who are asked about it, or refuses it; who made it withdraws it so.
func (p *Play[V, E]) Agree(yes bool) {
	wish := p.Wish()
	for _, seat := range append(slices.Clone(wish.Left), wish.By) {
		if p.Here(seat) && (seat != wish.By || !yes) && p.refused(p.Desk(seat).Agree(wish.Number, yes)) {
			break
		}
	}
	p.F.Invalidate()
}

// MayAskBack tells whether the viewer may ask for his last choice back while somebody elsewhere is asked.
func (p *Play[V, E]) MayAskBack() bool {
	return p.Line != nil && p.Pending == nil && !p.Line.Waits() && p.Here(p.Viewer) && !p.Over() && p.Desk(p.Viewer).Back() > 0
}

// AskBack asks for it.
func (p *Play[V, E]) AskBack() {
	desk := p.Desk(p.Viewer)
	p.part = nil
	p.refused(desk.TakeBack(desk.Position().At(), 1))
}
