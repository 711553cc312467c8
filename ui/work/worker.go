package work

import (
	"iter"
	"runtime"
	"slices"
	"sync"
	"time"
)

// A Worker works beside the picture, and has the clock by which that takes time. The real window's is [Threads]; a test's does work [AtOnce]
// or in [Steps] that the test counts.
type Worker interface {
	begin(w *Work, do func(*Work))
	rest(w *Work)
	wait(w *Work, atMost time.Duration)
	stop(w *Work)
	now() time.Duration
	every(interval time.Duration, do func())
	tick(now time.Duration) // by the window's clock
	close()
}

// Turns are how long work in a browser goes on before the page has its own, which takes 4 ms at least.
const (
	seenTurn   = 8 * time.Millisecond
	hiddenTurn = 400 * time.Millisecond
)

// threads works on threads of its own, or in a browser, which has but one, in short turns between the frames. Its clock is the machine's.
type threads struct {
	began  time.Time
	closed chan struct{}
	all    sync.WaitGroup
	mutex  sync.Mutex
	under  []*Work // under way
}

// Threads is a worker that works while frames go on.
func Threads() Worker { return &threads{began: time.Now(), closed: make(chan struct{})} }

func (t *threads) now() time.Duration { return time.Since(t.began) }

func (t *threads) begin(w *Work, do func(*Work)) {
	t.mutex.Lock()
	t.under = append(t.under, w)
	t.mutex.Unlock()
	t.all.Go(func() {
		w.do(do)
		t.mutex.Lock()
		t.under = slices.DeleteFunc(t.under, func(other *Work) bool { return other == w })
		t.mutex.Unlock()
	})
}

func (t *threads) rest(w *Work) {
	if runtime.GOOS != "js" {
		return
	}
	if now := t.now(); now-w.turned > turnOf() {
		time.Sleep(time.Millisecond)
		w.turned = t.now()
	}
}

func (t *threads) wait(w *Work, atMost time.Duration) {
	if atMost == never {
		<-w.done
		return
	}
	enough := time.NewTimer(atMost)
	defer enough.Stop()
	select {
	case <-w.done:
	case <-enough.C:
	}
}

func (t *threads) stop(*Work) {} // it hears of it when it rests

func (t *threads) every(interval time.Duration, do func()) {
	t.all.Go(func() {
		again := time.NewTicker(interval)
		defer again.Stop()
		for {
			select {
			case <-t.closed:
				return
			case <-again.C:
				do()
			}
		}
	})
}

func (t *threads) tick(time.Duration) {}

func (t *threads) close() {
	select {
	case <-t.closed:
	default:
		close(t.closed)
	}
	t.mutex.Lock()
	for _, w := range t.under {
		w.stopped.Store(true)
	}
	t.mutex.Unlock()
	t.all.Wait()
}

// Steps is a worker for tests: all is done on the thread of the window, and time is invented. Work goes on by steps, from one rest to the
// next, as often as the test says.
type Steps struct {
	each   time.Duration // of a step
	atOnce bool
	time   time.Duration
	under  []*stepped
	again  []*repeated
}

// stepped is a work under way.
type stepped struct {
	*Work
	next  func() (struct{}, bool)
	end   func()
	yield func(struct{}) bool
	rests int
}

// repeated is what is done again and again.
type repeated struct {
	interval, due time.Duration
	do            func()
}

// mostSteps is how many steps work takes at most that is done at once: nobody can stop it.
const mostSteps = 20000

// AtOnce does work when it is begun. So many steps take two seconds of its time.
func AtOnce() *Steps { return &Steps{each: 2 * time.Second / mostSteps, atOnce: true} }

// InSteps does no work before [Steps.Move]; a step takes so much of its time.
func InSteps(each time.Duration) *Steps { return &Steps{each: each} }

// Move has all works go on by so many steps.
func (s *Steps) Move(steps int) {
	for ; steps > 0; steps-- {
		s.time += s.each
		for _, w := range slices.Clone(s.under) {
			w.next()
		}
		s.sweep()
	}
}

// Under is how many works are under way.
func (s *Steps) Under() int { return len(s.under) }

// sweep forgets what is done.
func (s *Steps) sweep() {
	s.under = slices.DeleteFunc(s.under, func(w *stepped) bool { return w.ended() })
}

func (s *Steps) now() time.Duration { return s.time }

func (s *Steps) begin(w *Work, do func(*Work)) {
	step := &stepped{Work: w}
	if s.atOnce {
		s.under = append(s.under, step)
		w.do(do)
		s.sweep()
		return
	}
	step.next, step.end = iter.Pull(func(yield func(struct{}) bool) {
		step.yield = yield
		w.do(do)
	})
	s.under = append(s.under, step)
}

func (s *Steps) find(w *Work) *stepped {
	for _, step := range s.under {
		if step.Work == w {
			return step
		}
	}
	return nil
}

// rest gives the word back to whoever moves the work. Work that is done at once, or stopped, goes on.
func (s *Steps) rest(w *Work) {
	step := s.find(w)
	if step == nil || w.stopped.Load() {
		return
	}
	if step.rests++; s.atOnce {
		s.time += s.each
		if step.rests >= mostSteps {
			w.stopped.Store(true)
		}
		return
	}
	if !step.yield(struct{}{}) {
		w.stopped.Store(true)
	}
}

// finish has a work go on to its end.
func (s *Steps) finish(w *stepped) {
	for {
		s.time += s.each
		if _, more := w.next(); !more {
			break
		}
	}
	s.sweep()
}

func (s *Steps) wait(w *Work, atMost time.Duration) {
	if step := s.find(w); step != nil && atMost == never {
		s.finish(step)
	}
}

func (s *Steps) stop(w *Work) {
	if step := s.find(w); step != nil {
		step.next() // it ends: it rests no more
		step.end()
		s.sweep()
	}
}

func (s *Steps) every(interval time.Duration, do func()) {
	s.again = append(s.again, &repeated{interval: interval, do: do})
}

func (s *Steps) tick(now time.Duration) {
	for _, r := range s.again {
		if r.due == 0 {
			r.due = now + r.interval
		} else if now >= r.due {
			r.due += r.interval
			r.do()
		}
	}
}

func (s *Steps) close() {
	for len(s.under) > 0 {
		s.under[0].Stop()
	}
	s.again = nil
}
