// Package reel tells at a table what happened, one event after the other. The game is always finished with it; the
// screen is behind. It plays no rule: with each event comes the table as it was after it, a frame of the session.
package reel

import (
	"iter"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
)

// A Frame is an event as whoever looks saw it, and the table after it.
type Frame[V any, E any] struct {
	Event E
	View  V
}

// A Teller knows how the events of a title are told.
type Teller[E any] interface {
	// Length is how long an event is shown, at normal speed.
	Length(E) time.Duration
	// Stops tells whether an event is shown although the player skips what came before it.
	Stops(E) bool
	// Reads tells whether an event stands there to be read at every speed, until one goes on.
	Reads(E) bool
	// Halts tells whether nothing more is told after an event until [Reel.GoOn].
	Halts(E) bool
	// Hear lets an event be heard that begins to be told.
	Hear(*ui.Frame, E)
}

// Reel is what has happened and is not shown yet.
type Reel[V any, E any] struct {
	View   V   // the table as far as it has been told
	Events []E // all that has happened

	now    V // the table when all is told
	next   []Frame[V, E]
	motion render.Motion
	begun  bool
	at     float64
	halted bool
	hurry  bool
}

// FramesOf are the frames of a session as a reel tells them; own makes their events the title's, see seat.Meaning.
func FramesOf[V any, E any](seen []session.Frame[V], own func(game.Event) E) []Frame[V, E] {
	frames := make([]Frame[V, E], len(seen))
	for i, s := range seen {
		frames[i] = Frame[V, E]{Event: own(s.Event), View: s.View}
	}
	return frames
}

// EventsOf are the events of frames.
func EventsOf[V any, E any](frames []Frame[V, E]) []E {
	events := make([]E, len(frames))
	for i, f := range frames {
		events[i] = f.Event
	}
	return events
}

// Begin shows a table at once, as it is after some events, and forgets what was still to be told.
func (r *Reel[V, E]) Begin(now V, events []E) {
	*r = Reel[V, E]{View: now, Events: events, now: now, hurry: r.hurry}
}

// Show shows a table at once and forgets what was still to be told; what has happened stays.
func (r *Reel[V, E]) Show(now V) { r.Begin(now, r.Events) }

// Add has frames told that led to the table as it is now.
func (r *Reel[V, E]) Add(frames []Frame[V, E], now V) {
	r.next = append(r.next, frames...)
	r.Events = append(r.Events, EventsOf(frames)...)
	r.now = now
	if len(r.next) == 0 {
		r.View = now
	}
}

// Busy tells whether there is still something to tell.
func (r *Reel[V, E]) Busy() bool { return len(r.next) > 0 }

// Past is how many of the events have been shown.
func (r *Reel[V, E]) Past() int { return len(r.Events) - len(r.next) }

// Left is how many events are still to be told, the present one too.
func (r *Reel[V, E]) Left() int { return len(r.next) }

// Telling tells whether something is being told just now.
func (r *Reel[V, E]) Telling() bool { return r.begun }

// Event is what is being told just now, which the view does not show yet, and how much of it is told, 0 to 1; nil if nothing is.
func (r *Reel[V, E]) Event() (e E, told float64) {
	if !r.begun {
		return e, 0
	}
	return r.next[0].Event, r.at
}

// After is the table after the event that is being told; there must be one.
func (r *Reel[V, E]) After() V { return r.next[0].View }

// Coming are the events that will be told after the present one, each with the table after it.
func (r *Reel[V, E]) Coming() iter.Seq2[E, V] {
	return func(yield func(E, V) bool) {
		for i := 1; i < len(r.next); i++ {
			if !yield(r.next[i].Event, r.next[i].View) {
				return
			}
		}
	}
}

// Halted tells whether it waits for [Reel.GoOn].
func (r *Reel[V, E]) Halted() bool { return r.halted }

// GoOn has it tell on after a halt.
func (r *Reel[V, E]) GoOn() { r.halted = false }

// Hurry has everything shown at once from now on, or no longer; what halts or is to be read still stands there.
func (r *Reel[V, E]) Hurry(on bool) { r.hurry = on }

// Hurries tells whether everything is shown at once.
func (r *Reel[V, E]) Hurries() bool { return r.hurry }

// Tick goes on telling. Who skips gets to the next event worth stopping for.
func (r *Reel[V, E]) Tick(f *ui.Frame, how Teller[E]) {
	if r.halted {
		return
	}
	ended := false
	for len(r.next) > 0 {
		e := r.next[0].Event
		if !r.begun {
			if ended && how.Stops(e) && !r.hurry {
				f.Invalidate()
				return
			}
			r.motion, r.begun = begin(f, how, e), true
			how.Hear(f, e)
		}
		if r.hurry && !how.Reads(e) {
			r.at = 1
		} else if r.at = f.Progress(r.motion); r.at < 1 {
			return
		}
		r.pass()
		ended = true
		if r.Busy() && how.Halts(e) {
			r.halted = true
			return
		}
	}
	if ended {
		r.View = r.now
	}
}

func begin[E any](f *ui.Frame, how Teller[E], e E) render.Motion {
	if how.Reads(e) {
		return f.Clock.BeginToRead(how.Length(e))
	}
	return f.Clock.Begin(how.Length(e))
}

// pass shows the table after the next event.
func (r *Reel[V, E]) pass() {
	r.View, r.next, r.begun = r.next[0].View, r.next[1:], false
}

// Pass shows at once what comes next as long as it fits: what the player has just done with his own hands.
func (r *Reel[V, E]) Pass(fits func(E) bool) {
	for r.Busy() && fits(r.next[0].Event) {
		r.pass()
	}
	if !r.Busy() {
		r.Show(r.now)
	}
}
