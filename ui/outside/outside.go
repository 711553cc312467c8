// Package outside has what lies outside the program asked without the window waiting for it: the clipboard's tool, another process,
// whatever may answer late or never. Nothing of that is to be called within a frame.
package outside

import (
	"context"
	"errors"
	"time"

	"holoboard/ui"
	"holoboard/ui/work"
)

// Limit is how long an answer is waited for.
const Limit = 4 * time.Second

// ErrLate is what comes of something that did not answer within [Limit].
var ErrLate = errors.New("it has not answered in time")

// Ask has something outside do its work beside the picture, and then told in a frame what came of it. do is to end when its context
// does, by [Limit] at the latest; where it does not, it is left to itself and what it comes to is heard by nobody. Nothing is told where
// the returned work was stopped before.
func Ask(w *ui.Window, do func(ctx context.Context) error, told func(f *ui.Frame, err error)) *work.Work {
	return w.Work(func(k *work.Work) {
		ctx, end := context.WithTimeout(context.Background(), Limit)
		defer end()
		answer := make(chan error, 1)
		go func() { answer <- do(ctx) }()
		if err, came := await(k, ctx, answer); came {
			w.Do(func(f *ui.Frame) { told(f, err) })
		}
	})
}

// await waits for an answer, or until nobody wants it any more: then none came.
func await(k *work.Work, ctx context.Context, answer <-chan error) (err error, came bool) {
	const often = 50 * time.Millisecond
	look := time.NewTicker(often)
	defer look.Stop()
	for !k.Rest() {
		select {
		case err := <-answer:
			if err != nil && ctx.Err() != nil {
				err = ErrLate // it was ended
			}
			return err, true
		case <-ctx.Done():
			return ErrLate, true
		case <-look.C:
		}
	}
	return nil, false
}
