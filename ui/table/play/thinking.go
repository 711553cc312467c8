package play

import (
	"time"

	"holoboard/game/session"
	"holoboard/render"
)

// The computer thinks beside the picture: on a thread of its own, or in a browser, which has but one, in short turns
// between the frames.

// unasked is how long a patient player thinks before the people may have him decide.
const unasked = time.Second

// thinking is an answer of the computer on its way, or none.
type thinking struct {
	thought session.Thought
	done    chan struct{}
	rested  bool // it has seemed to think long enough
}

// wait is a pause that is under way.
type wait struct {
	motion render.Motion
	on     bool
}

// Pause starts a pause and tells whether it is over. It is asked in every frame until it is.
func (p *Play[V, E]) Pause(length time.Duration) (over bool) {
	if !p.wait.on {
		p.wait = wait{p.F.Clock.Begin(length), true}
	}
	if p.F.Progress(p.wait.motion) < 1 {
		return false
	}
	p.wait.on = false
	return true
}

// PlayAfter has the computer give one answer, after a pause at least.
func (p *Play[V, E]) PlayAfter(length time.Duration) {
	th := &p.thinking
	if th.thought == nil && !p.think() {
		return
	}
	th.rested = th.rested || p.Pause(length)
	switch {
	case !th.rested:
	case !p.ready():
		p.F.WakeIn(turnOf)
	default:
		thought := th.thought
		*th = thinking{}
		if thought.Take() {
			p.happened(nil)
		}
		p.F.Invalidate()
	}
}

// think begins to think the computer's answer out; false if it has none to give.
func (p *Play[V, E]) think() bool {
	thought := p.Keeper.Thought()
	if thought == nil {
		return false
	}
	done := make(chan struct{})
	p.thinking = thinking{thought: thought, done: done}
	p.Clock.start()
	go func() {
		thought.Think()
		close(done)
	}()
	return true
}

// ready tells whether the answer is there; it is given a moment.
func (p *Play[V, E]) ready() bool { return Soon(p.thinking.done) }

// Soon tells whether something is done, and gives it a moment.
func Soon(done <-chan struct{}) bool {
	select {
	case <-done:
		return true
	case <-time.After(AtOnce):
		return false
	}
}

// Wake makes another frame before long, to see whether something is done that is worked out beside the picture.
func (p *Play[V, E]) Wake() { p.F.WakeIn(turnOf) }

// Ponders tells whether a patient player has been thinking for a while.
func (p *Play[V, E]) Ponders() bool {
	return p.thinking.thought != nil && p.thinking.rested && p.Chairs()[p.Decides()].Kind == Patient && time.Since(p.Clock.began) > unasked
}
