package session

import "holoboard/game"

// seen is what was seen at a desk, a [Recording] for whoever sits there.
type seen[V any] struct{ desk Desk[V] }

// Seen returns what was seen at a desk so far, to be looked at again there.
func Seen[V any](desk Desk[V]) Recording[V] { return seen[V]{desk} }

func (s seen[V]) Over() bool { return s.desk.Over() }

func (s seen[V]) Chairs() []Chair { return s.desk.Chairs() }

func (s seen[V]) May(seat game.Seat) bool { return seat == s.desk.Seat() }

// Frames implements [Recording].
func (s seen[V]) Frames(seat game.Seat) ([]Frame[V], error) {
	if !s.May(seat) {
		return nil, ErrSecret
	}
	frames, _ := s.desk.Frames(0)
	return frames, nil
}

// Moments implements [Recording]: the first is the table before anybody answered, then comes one with each event.
func (s seen[V]) Moments(seat game.Seat) ([]Moment[V], error) {
	frames, err := s.Frames(seat)
	if err != nil {
		return nil, err
	}
	first := Moment[V]{By: game.Table}
	for len(frames) > 0 && frames[0].By == game.Table {
		first.View, first.News = frames[0].View, append(first.News, frames[0].Event)
		frames = frames[1:]
	}
	if len(first.News) == 0 {
		first.View = s.desk.Position().Look() // nothing has been told: it is as good as any
	}
	moments := []Moment[V]{first}
	for i := range frames {
		f := &frames[i]
		moments = append(moments, Moment[V]{f.View, []game.Event{f.Event}, f.By})
	}
	return moments, nil
}

// Each implements [Recording]: what every seat saw is not known at a desk.
func (s seen[V]) Each(func(view func(game.Seat) V)) { panic("session: a desk has no table") }
