// Package work does what takes long beside the picture. A window has a [Worker] and hands it down; who needs something worked out begins
// a piece of [Work], asks in frames whether it is done, and stops it when nobody wants it any more.
//
//	work.go  a piece of work · worker.go who does it: threads, or in a test the window itself, at once or in steps
//	turn_browser.go  when a page has its turn
package work

import (
	"fmt"
	"math"
	"runtime/debug"
	"sync/atomic"
	"time"
)

// Work is something that is worked out beside the picture.
type Work struct {
	worker  Worker
	began   time.Duration
	turned  time.Duration // to go on, after the page of a browser has had its turn
	stopped atomic.Bool
	done    chan struct{}
	failed  *Failure
}

const never = time.Duration(math.MaxInt64)

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

// Begin has a worker begin to work something out.
func Begin(worker Worker, do func(*Work)) *Work {
	w := &Work{worker: worker, began: worker.now(), done: make(chan struct{})}
	worker.begin(w, do)
	return w
}

// Every has something done again and again, until the worker is closed.
func Every(worker Worker, interval time.Duration, do func()) { worker.every(interval, do) }

// Tick tells a worker what time it is by the clock of the window that has it.
func Tick(worker Worker, now time.Duration) { worker.tick(now) }

// Close ends what a worker has begun, and waits until it has ended.
func Close(worker Worker) { worker.close() }

// A Failure is what made work fail, or a screen, and where.
type Failure struct {
	Cause any
	Stack []byte
}

func (f *Failure) Error() string { return fmt.Sprintf("%v\n\n%s", f.Cause, f.Stack) }
