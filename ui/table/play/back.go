package play

import "holoboard/game"

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
