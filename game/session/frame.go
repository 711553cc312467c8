package session

import "holoboard/game"

// A Frame is an event as a seat saw it, what the seat saw of the table after it, and whose answer led to it: the table
// (game.Table) led to what happened before the first answer.
type Frame[V any] struct {
	Event game.Event
	View  V
	By    game.Seat
}

// tell adds what a seat's answer led to.
func (s *Session[S, V]) tell(by game.Seat, m *game.Match[S, V], news []game.Event) {
	s.tale.add(by, news, m.Tables())
	answers, events := m.Step()
	s.tale.turn(m.Began(), len(m.Log())-answers, len(s.tale.all)-events)
}

// Frames returns what a seat saw happen from its n-th event on, and how many there are for it. Its numbers count what it
// saw itself, so they tell nothing of what it did not see.
func (s *Session[S, V]) Frames(seat game.Seat, since int) (frames []Frame[*V], all int) {
	if seat < game.Table {
		return nil, 0
	}
	all, index := s.framesOf(seat), seatIndex(seat)
	if since >= all {
		return nil, all
	}
	frames = make([]Frame[*V], 0, all-max(since, 0))
	s.each(s.tale.from(seat, max(since, 0)), func(h *happening[S], after *S) {
		if h.seen>>index&1 == 1 {
			frames = append(frames, Frame[*V]{h.event.SeenBy(seat), new(s.title.Rules.View(after, seat)), h.by})
		}
	})
	return frames, all
}

// framesOf returns how many frames a seat has.
func (s *Session[S, V]) framesOf(seat game.Seat) int { return s.tale.seen[seatIndex(seat)] }

// known returns how many frames a seat had when it answered last. The table never answers.
func (s *Session[S, V]) known(seat game.Seat) int {
	if seat < 0 {
		return 0
	}
	return s.tale.upTo(seat, s.heard[seat])
}

// News returns what a seat saw since it answered last.
func (s *Session[S, V]) News(seat game.Seat) []game.Event {
	news, _ := s.NewsBy(seat)
	return news
}

// NewsBy returns the news of a seat, and whose answer led to each.
func (s *Session[S, V]) NewsBy(seat game.Seat) (news []game.Event, by []game.Seat) {
	return s.Since(seat, s.heard[seat])
}

// Since returns what a seat saw from the n-th event of the session on, and whose answer led to each.
func (s *Session[S, V]) Since(seat game.Seat, n int) (news []game.Event, by []game.Seat) {
	for i := n; i < len(s.tale.all); i++ {
		h := &s.tale.all[i]
		if h.seen>>seatIndex(seat)&1 == 1 {
			news, by = append(news, h.event.SeenBy(seat)), append(by, h.by)
		}
	}
	return news, by
}

// Events returns all that a seat saw from the n-th event of the session on, and
// how many events there are. The table (game.Table) sees what everybody sees.
func (s *Session[S, V]) Events(seat game.Seat, n int) ([]game.Event, int) {
	events, _ := s.Since(seat, min(n, len(s.tale.all)))
	return events, len(s.tale.all)
}
