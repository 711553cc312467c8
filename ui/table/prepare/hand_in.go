package prepare

import (
	"errors"
	"time"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/play"
)

// listening is how often it is looked what has come from a table that is kept elsewhere.
const listening = 60 * time.Millisecond

// sent is what is under way to such a table.
type sent struct {
	seat  game.Seat // whose it is
	thing []byte    // that was handed in; it is said that he is ready when it was taken
	ready bool      // that was said
	sits  bool      // he is ready no longer, and sits down when that was taken
}

// waits tells whether what a seat has handed in is under way.
func (s *sent) waits(seat game.Seat) bool { return s.seat == seat && (s.thing != nil || s.ready) }

// ready hands in what the seat at the screen has built, and says that it is ready.
func (s *Screen[V]) ready(f *ui.Frame, button ui.Rect) {
	f.Invalidate()
	seat, thing := s.at, s.builders[s.at].Thing()
	desk := s.place.Desk(seat)
	if s.refused(f, button, desk.HandIn(thing)) {
		return
	}
	if s.place.Line != nil {
		s.sent = sent{seat: seat, thing: thing}
		return
	}
	if s.refused(f, button, desk.Ready(true)) {
		return
	}
	s.things[seat] = thing
	s.rise()
	s.goOn(f)
}

// refused tells why something was not done at a desk, if it was not.
func (s *Screen[V]) refused(f *ui.Frame, at ui.Rect, err error) bool {
	var unfit *session.Unfit
	switch {
	case err == nil:
		return false
	case errors.As(err, &unfit):
		f.Refuse(at, s.title.Why(unfit.Whys[0]))
	default:
		f.Refuse(at, play.Denied(s.words, err))
	}
	return true
}

// hear takes in what has come from a table that is kept elsewhere.
func (s *Screen[V]) hear(f *ui.Frame) {
	if s.place.Line == nil {
		return
	}
	f.WakeIn(listening)
	news, denied := s.place.Line.Hear()
	for _, err := range denied {
		s.refused(f, ui.Rect{}, err)
		s.sent = sent{}
	}
	if !s.place.Line.Waits() {
		s.taken(f)
	}
	if news || len(denied) > 0 {
		f.Invalidate()
	}
	if len(s.persons()) == 1 || s.at != game.Table && !s.waiting(s.at) && !s.sent.waits(s.at) {
		s.rise() // he is waited for no longer, or once more
	}
}

// taken goes on after what was under way has been done.
func (s *Screen[V]) taken(f *ui.Frame) {
	switch now := s.sent; {
	case now.thing != nil:
		s.things[now.seat] = now.thing
		s.sent = sent{}
		if !s.refused(f, ui.Rect{}, s.place.Desk(now.seat).Ready(true)) {
			s.sent = sent{seat: now.seat, ready: true}
		}
	case now.ready && !s.waiting(now.seat): // else it has not been told yet
		s.sent = sent{}
	case now.sits && s.waiting(now.seat):
		s.sent = sent{}
		s.sit(f, now.seat)
	}
}

// notReady takes back that a seat is ready, if it was.
func (s *Screen[V]) notReady(f *ui.Frame, seat game.Seat) (done bool) {
	if s.waiting(seat) {
		return true
	}
	f.Invalidate()
	if s.sent.seat == seat { // it was told that he is ready before it was heard that this was taken
		s.sent = sent{}
	}
	return !s.refused(f, ui.Rect{}, s.place.Desk(seat).Ready(false))
}

// sit has somebody sit down: if he was ready, he no longer is.
func (s *Screen[V]) sit(f *ui.Frame, seat game.Seat) {
	switch {
	case !s.notReady(f, seat):
	case !s.waiting(seat): // it is under way
		s.sent = sent{seat: seat, sits: true}
	default:
		s.at = seat
		f.Renew()
		f.Invalidate()
	}
}

// goOn shows the game when it has begun. A table that is kept here begins it when nobody is waited for.
func (s *Screen[V]) goOn(f *ui.Frame) {
	if s.begin != nil && len(s.place.Table.Asked()) == 0 {
		f.Invalidate()
		if err := s.begin(); err != nil {
			s.sit(f, s.next)
			f.Toast(play.Denied(s.words, err))
			return
		}
	}
	if !s.begun() {
		return
	}
	s.forgetDrafts()
	table := s.table(s.place)
	s.program.Keep(f, table)
	f.Go(s.title.Begun(table, func(seat game.Seat) []byte { return s.things[seat] }))
}

// begun tells whether the game has begun at all desks of this screen.
func (s *Screen[V]) begun() bool {
	for _, desk := range s.place.Own {
		if desk != nil && desk.Position() == nil {
			return false
		}
	}
	return s.place.Table.Position() != nil
}
