package play

import (
	"math"
	"time"

	"holoboard/game"
)

// What is done at a desk far away is sent, and until it is known what came of it nothing else is asked here: what was put down
// stays where it lies, as far as one can look ahead.

// listening is how often it is looked what has come.
const listening = 60 * time.Millisecond

// sent is what was done here last.
type sent[V any] struct {
	answers []game.Option
	ahead   V // what the viewer would see then, nil where that is not known
}

// Sent tells whether something was done here of which is not known yet what came of it, with the answers that it gives and what the viewer
// sees if they are taken, nil where that is not known.
func (p *Play[V, E]) Sent() (answers []game.Option, ahead V, waits bool) {
	if p.Line == nil || !p.Line.Waits() {
		return nil, ahead, false
	}
	return p.sent.answers, p.sent.ahead, true
}

// send notes answers that were sent.
func (p *Play[V, E]) send(answers []game.Option, each bool) {
	p.sent = sent[V]{answers: answers}
	if each && p.Viewer == p.decides {
		p.sent.ahead = p.ahead(answers)
	}
	p.anew, p.Picks, p.Pending = anew{}, nil, nil
	p.F.Invalidate()
}

// ahead is what answers lead to as far as that is foreseen, nil where nothing is.
func (p *Play[V, E]) ahead(answers []game.Option) (view V) {
	for ; len(answers) > 0; answers = answers[:len(answers)-1] {
		if now, taken := p.Sight().Try(answers...); taken && !now.Unforeseen() {
			return now.Look()
		}
	}
	return view
}

// Hear takes in what has come from a table that is kept elsewhere.
func (p *Play[V, E]) Hear() {
	if p.Line == nil {
		return
	}
	p.F.WakeIn(listening)
	news, denied := p.Line.Hear()
	for _, why := range denied {
		p.refused(why)
	}
	if news {
		p.came()
	}
	if !p.Line.Waits() {
		p.sent = sent[V]{}
	}
}

// came shows what is new at the desks. Where nothing has happened that the viewer sees, and who is asked is asked the same, he is not disturbed.
func (p *Play[V, E]) came() {
	desk, seat, at := p.Desk(p.Viewer), p.decides, p.at
	if times, _ := desk.Rewound(); times != p.times {
		p.wentBack()
		return
	}
	if p.Wish() == nil && !p.Line.Waits() {
		p.part = nil // what was asked back was refused
	}
	p.Renew()
	if _, all := desk.Frames(math.MaxInt); all == len(p.Reel.Events) && !p.Over() && p.Decides() == seat && p.at == at {
		return
	}
	p.happened(p.sent.answers)
}
