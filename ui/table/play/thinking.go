package play

import (
	"time"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui/work"
)

// The computer thinks beside the picture, see [work.Worker].

// waking is when work beside the picture is looked at again.
const waking = 8 * time.Millisecond

// unasked is how long a patient player thinks before the people may have him decide.
const unasked = time.Second

// thinking is an answer of the computer on its way, or none.
type thinking struct {
	thought session.Thought
	work    *work.Work
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

// PlayAfter has the computer give one answer, after a pause at least, which may depend on what it is asked.
func (p *Play[V, E]) PlayAfter(length func(ask game.Key) time.Duration) {
	th := &p.thinking
	if th.thought == nil && !p.think() {
		return
	}
	th.rested = th.rested || p.Pause(length(th.thought.Ask()))
	switch {
	case !th.rested:
	case !p.ready():
		p.F.WakeIn(waking)
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
	if p.thinking.thought == nil && !p.Asks() {
		p.think()
	}
}

// Due tells whether the session answers for who is asked: he has nothing to choose, or ordered it so.
func (p *Play[V, E]) Due() bool {
	if p.thinking.thought != nil {
		return p.thinking.thought.Passes()
	}
	if p.Keeper == nil {
		return p.Asks() && p.desk().Passes()
	}
	thought := p.Keeper.Thought()
	return thought != nil && thought.Passes()
}

// think begins to think the computer's answer out; false if it has none to give.
func (p *Play[V, E]) think() bool {
	if p.Keeper == nil {
		return false // it thinks where the table is kept
	}
	thought := p.Keeper.Thought()
	if thought == nil {
		return false
	}
	if p.left != nil && !p.left.Done() { // its player thinks about one question at a time
		p.Wake()
		return false
	}
	p.left = nil
	p.Clock.hurry.Store(false)
	p.thinking = thinking{thought: thought, work: p.F.Work(func(w *work.Work) {
		p.Clock.start(w)
		thought.Think()
	})}
	return true
}

// Stop ends what a computer thinks about: the table is left. It thinks anew where the table is shown again.
func (p *Play[V, E]) Stop() {
	if p.thinking.thought != nil {
		p.thinking.work.Stop()
		p.left, p.thinking = p.thinking.work, thinking{}
	}
}

// ready tells whether the answer is there; it is given a moment.
func (p *Play[V, E]) ready() bool { return p.thinking.work.Soon() }

// Wake makes another frame before long, to see whether something is done that is worked out beside the picture.
func (p *Play[V, E]) Wake() { p.F.WakeIn(waking) }

// Ponders tells whether a patient player has been thinking for a while.
func (p *Play[V, E]) Ponders() bool {
	th := &p.thinking
	return th.thought != nil && th.rested && p.Chairs()[p.Decides()].Kind == Patient && th.work.Lasts() > unasked
}
