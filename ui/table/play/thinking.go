package play

import (
	"fmt"
	"runtime/debug"
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
	beside  *Beside
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

// ThinkAhead has a computer that is asked begin to think while the screen still shows what led there.
func (p *Play[V, E]) ThinkAhead() {
	if p.thinking.thought == nil && !p.Person(p.Decides()) {
		p.think()
	}
}

// Due tells whether the session answers for who is asked: he has nothing to choose, or ordered it so.
func (p *Play[V, E]) Due() bool {
	if p.thinking.thought != nil {
		return p.thinking.thought.Passes()
	}
	thought := p.Keeper.Thought()
	return thought != nil && thought.Passes()
}

// think begins to think the computer's answer out; false if it has none to give.
func (p *Play[V, E]) think() bool {
	thought := p.Keeper.Thought()
	if thought == nil {
		return false
	}
	p.Clock.start()
	p.thinking = thinking{thought: thought, beside: Begin(thought.Think)}
	return true
}

// ready tells whether the answer is there; it is given a moment.
func (p *Play[V, E]) ready() bool { return p.thinking.beside.Soon() }

// Beside is something that is worked out beside the picture.
type Beside struct {
	done   chan struct{}
	failed *Failure
}

// A Failure is what made work beside the picture panic, and where.
type Failure struct {
	Cause any
	Stack []byte
}

func (f *Failure) Error() string { return fmt.Sprintf("%v\n\n%s", f.Cause, f.Stack) }

// Begin begins to work something out.
func Begin(work func()) *Beside {
	b := &Beside{done: make(chan struct{})}
	go func() {
		defer close(b.done)
		defer func() {
			if cause := recover(); cause != nil {
				b.failed = &Failure{cause, debug.Stack()}
			}
		}()
		work()
	}()
	return b
}

// Wait waits until the work is done. If it failed whoever waits fails: there he can be told.
func (b *Beside) Wait() {
	<-b.done
	if b.failed != nil {
		panic(b.failed)
	}
}

// Soon is Wait for no more than a moment, and tells whether the work is done.
func (b *Beside) Soon() bool { return b.within(AtOnce) }

// Done tells whether the work is done.
func (b *Beside) Done() bool { return b.within(0) }

func (b *Beside) within(moment time.Duration) bool {
	select {
	case <-b.done:
		b.Wait()
		return true
	default:
	}
	if moment == 0 {
		return false
	}
	select {
	case <-b.done:
		b.Wait()
		return true
	case <-time.After(moment):
		return false
	}
}

// Wake makes another frame before long, to see whether something is done that is worked out beside the picture.
func (p *Play[V, E]) Wake() { p.F.WakeIn(turnOf) }

// Ponders tells whether a patient player has been thinking for a while.
func (p *Play[V, E]) Ponders() bool {
	return p.thinking.thought != nil && p.thinking.rested && p.Chairs()[p.Decides()].Kind == Patient && time.Since(p.Clock.began) > unasked
}
