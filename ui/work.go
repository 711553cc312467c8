package ui

import (
	"runtime/debug"
	"sync/atomic"
	"time"
)

// Work is something that is worked out beside the picture: a window begins it ([Frame.Work]), frames ask whether it is done, and who
// does not want it any more stops it.
type Work struct {
	worker  Worker
	began   time.Duration
	turned  time.Duration // to go on, after the page of a browser has had its turn
	stopped atomic.Bool
	done    chan struct{}
	failed  *Failure
}

// moment is how long a frame waits for work that is nearly done.
const moment = 3 * time.Millisecond

// Rest is called by the work itself between two parts of it, so that others have their turn. It reports whether the work is stopped.
func (w *Work) Rest() (stopped bool) {
	w.worker.rest(w)
	return w.stopped.Load()
}

// Lasts is how long the work has been at it, by the clock of its worker.
func (w *Work) Lasts() time.Duration { return w.worker.now() - w.began }

// Stop ends the work: nobody wants it any more. It may go on to its next rest.
func (w *Work) Stop() {
	if w != nil {
		w.stopped.Store(true)
		w.worker.stop(w)
	}
}

// Done tells whether the work is done. If it failed whoever asks fails: there he can be told.
func (w *Work) Done() bool { return w.within(0) }

// Soon is Done after a moment at most.
func (w *Work) Soon() bool { return w.within(moment) }

// Wait waits until the work is done.
func (w *Work) Wait() { w.within(never) }

func (w *Work) within(atMost time.Duration) bool {
	if !w.ended() && atMost > 0 {
		w.worker.wait(w, atMost)
	}
	if !w.ended() {
		return false
	}
	if w.failed != nil {
		panic(w.failed)
	}
	return true
}

func (w *Work) ended() bool {
	select {
	case <-w.done:
		return true
	default:
		return false
	}
}

// do does the work.
func (w *Work) do(work func(*Work)) {
	defer close(w.done)
	defer func() {
		if cause := recover(); cause != nil {
			w.failed = &Failure{cause, debug.Stack()}
		}
	}()
	work(w)
}

// Work begins to work something out beside the picture.
func (f *Frame) Work(do func(*Work)) *Work { return f.window.Work(do) }

// Work begins to work something out beside the picture. It ends with the window at the latest.
func (w *Window) Work(do func(*Work)) *Work {
	work := &Work{worker: w.Worker, began: w.Worker.now(), done: make(chan struct{})}
	w.Worker.begin(work, do)
	return work
}

// Every has something done again and again beside the picture, until the window is closed.
func (w *Window) Every(interval time.Duration, do func()) { w.Worker.every(interval, do) }

// Close ends what the window has begun, and waits until it has ended. The window is not to be used afterwards.
func (w *Window) Close() { w.Worker.close() }
