package advice

import (
	"sync/atomic"

	"holoboard/ui/table/play"
)

// A Forecast is what may come of an answer, by games that are imagined beside the picture, or on its way. Nil is none.
type Forecast[T any] struct {
	done     *play.Beside
	unwanted atomic.Bool
	is       T
}

// Foresee has a forecast worked out; enough tells the work between two games whether there is no more time.
func Foresee[T any](work func(enough func() bool) T) *Forecast[T] {
	f, c := &Forecast[T]{}, play.NewClock()
	f.done = play.Begin(func() { f.is = work(func() bool { return f.unwanted.Load() || c.Rest() }) })
	return f
}

// Soon is the forecast, and false while it is not there for a moment more.
func (f *Forecast[T]) Soon() (T, bool) {
	if !f.done.Soon() {
		var none T
		return none, false
	}
	return f.is, true
}

// Wait waits for the forecast.
func (f *Forecast[T]) Wait() T {
	f.done.Wait()
	return f.is
}

// Drop ends the work: something else is asked.
func (f *Forecast[T]) Drop() {
	if f != nil {
		f.unwanted.Store(true)
	}
}
