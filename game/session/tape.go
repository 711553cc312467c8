package session

import (
	"errors"
	"slices"

	"holoboard/game"
)

// A Tape is a recorded game that can be looked at from any of its moments.
type Tape[S, V comparable] struct {
	title   Title[S, V]
	start   Start
	over    bool
	persons []bool // by seat
	tables  []tabled[S]
}

// tabled is the table after an answer, or as it was dealt, and what led to it.
type tabled[S comparable] struct {
	table S
	by    game.Seat
	news  []game.Event
	after []S // the table after each of them
}

// A Moment is what a seat saw of a game when something had happened that it saw.
type Moment[V any] struct {
	View V
	News []game.Event // what led to it
	By   game.Seat    // whose answer did; the table (game.Table) dealt the first moment
}

// AllSeeing stands for somebody who may see everything, as anybody may when the game is over.
const AllSeeing game.Seat = -3

// ErrSecret is what a tape answers who asks for what he may not see while the game is not over.
var ErrSecret = errors.New("that is secret until the game is over")

// Tape plays the game as far as it has come again and keeps all its moments.
func (s *Session[S, V]) Tape() (*Tape[S, V], error) {
	data, err := s.Save()
	if err != nil {
		return nil, err
	}
	return Rewind(s.title, data)
}

// Rewind plays a saved game again and keeps all its moments.
func Rewind[S, V comparable](title Title[S, V], data []byte) (*Tape[S, V], error) {
	t := &Tape[S, V]{title: title}
	s, err := load(title, data, func(by game.Seat, m *game.Match[S, V], news []game.Event) {
		t.tables = append(t.tables, tabled[S]{m.Now, by, news, m.Tables()})
	})
	if err != nil {
		return nil, err
	}
	t.start, t.over = s.start, s.Over()
	for i := range s.players {
		t.persons = append(t.persons, s.Person(game.Seat(i)))
	}
	return t, nil
}

// Over reports whether the game has ended: then nothing of it is secret any more.
func (t *Tape[S, V]) Over() bool { return t.over }

// Chairs returns who plays each seat.
func (t *Tape[S, V]) Chairs() []Chair { return t.start.Seats }

// May reports whether the game may be looked at as a seat: as the table always, as a person's while it is not over, and
// then as anybody's.
func (t *Tape[S, V]) May(seat game.Seat) bool {
	switch {
	case seat == game.Table:
		return true
	case seat == AllSeeing:
		return t.over && t.title.Reveal != nil
	}
	return seat >= 0 && int(seat) < len(t.persons) && (t.over || t.persons[seat])
}

// Moments returns the game as a seat saw it. Answers of which it saw nothing make no moment: their number alone could tell
// what others hold.
func (t *Tape[S, V]) Moments(seat game.Seat) ([]Moment[*V], error) {
	if !t.May(seat) {
		return nil, ErrSecret
	}
	var moments []Moment[*V]
	for i := range t.tables {
		at := &t.tables[i]
		var news []game.Event
		for _, e := range at.news {
			if e = t.seen(e, seat); e != nil {
				news = append(news, e)
			}
		}
		switch view := t.view(&at.table, seat, at.by); {
		case i == 0 || len(news) > 0:
			moments = append(moments, Moment[*V]{&view, slices.Clip(news), at.by})
		default:
			moments[len(moments)-1].View = &view
		}
	}
	return moments, nil
}

// Frames returns all that a seat saw happen, one after the other: the news of all moments.
func (t *Tape[S, V]) Frames(seat game.Seat) (frames []Frame[*V], err error) {
	if !t.May(seat) {
		return nil, ErrSecret
	}
	for i := range t.tables {
		at := &t.tables[i]
		for j, e := range at.news {
			if e = t.seen(e, seat); e != nil {
				frames = append(frames, Frame[*V]{e, new(t.view(&at.after[j], seat, at.by)), at.by})
			}
		}
	}
	return frames, nil
}

// seen returns an event as a seat saw it.
func (t *Tape[S, V]) seen(e game.Event, seat game.Seat) game.Event {
	if seat == AllSeeing {
		return e
	}
	return e.SeenBy(seat)
}

func (t *Tape[S, V]) view(table *S, seat, by game.Seat) V {
	if seat == AllSeeing {
		return t.title.Reveal(table, by)
	}
	return t.title.Rules.View(table, seat)
}

// Each shows every table of a game that is over, from the deal to the end, as each seat saw it.
func (t *Tape[S, V]) Each(look func(view func(game.Seat) *V)) {
	if !t.over {
		panic("session: all of a game is looked at that is not over")
	}
	for i := range t.tables {
		look(func(seat game.Seat) *V { return new(t.title.Rules.View(&t.tables[i].table, seat)) })
	}
}
