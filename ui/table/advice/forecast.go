package advice

import (
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/work"
)

// A Forecast is what may come of an answer, by games that are imagined beside the picture, or on its way. Nil is none.
type Forecast[T any] struct {
	work *work.Work
	is   T
}

// Foresee has a forecast worked out; enough tells the work between two games whether there is no more time.
func Foresee[T any](f *ui.Frame, imagine func(enough func() bool) T) *Forecast[T] {
	c := &Forecast[T]{}
	c.work = f.Work(func(w *work.Work) { c.is = imagine(play.Limited(w)) })
	return c
}

// Soon is the forecast, and false while it is not there for a moment more.
func (f *Forecast[T]) Soon() (T, bool) {
	if !f.work.Soon() {
		var none T
		return none, false
	}
	return f.is, true
}

// Wait waits for the forecast.
func (f *Forecast[T]) Wait() T {
	f.work.Wait()
	return f.is
}

// Drop ends the work: something else is asked.
func (f *Forecast[T]) Drop() {
	if f != nil {
		f.work.Stop()
	}
}
