package gametest

import (
	"holoboard/game"
)

// refusalLaw: whatever could be chosen before and cannot now is refused for a reason that cites its rule, if it is for any.
func (p *playing[S, V]) refusalLaw() {
	const most = 40 // of them are tried
	d := &p.m.Pending
	for _, o := range p.offered[max(len(p.offered)-most, 0):] {
		if why := p.m.WhyNot(o); why != nil && (why.Rule == "" || why.Text == "") {
			p.fatal("option %v is refused without its rule: %+v", o, *why)
		}
	}
	for _, o := range d.Options {
		if o != (game.Option{}) {
			p.offered = append(p.offered, o)
		}
	}
}
