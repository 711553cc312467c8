package session

import "holoboard/game"

// A happening is an event, the seat whose answer led to it (the table before the first answer), and the table after it.
type happening[S comparable] struct {
	event game.Event
	by    game.Seat
	after *S
	seen  uint32 // by whom: a bit for the table and for each seat
}

func seenBit(seat game.Seat) uint32 {
	switch {
	case seat == game.Table:
		return 1
	case seat < 0:
		return 0
	}
	return 2 << seat
}

// A Frame is an event as a seat saw it, what the seat saw of the table after it, and whose answer led to it: the table
// (game.Table) led to what happened before the first answer.
type Frame[V comparable] struct {
	Event game.Event
	View  V
	By    game.Seat
}

// tell adds what a seat's answer led to.
func (s *Session[S, V]) tell(by game.Seat, m *game.Match[S, V], news []game.Event) {
	tables := m.Tables()
	for i, e := range news {
		h := happening[S]{event: e, by: by, after: &tables[i]}
		for seat := game.Table; int(seat) < len(s.start.Seats); seat++ {
			if seat != game.Chance && e.SeenBy(seat) != nil {
				h.seen |= seenBit(seat)
			}
		}
		s.events = append(s.events, h)
	}
}

// Frames returns what a seat saw happen from its n-th event on, and how many there are for it. Its numbers count what it
// saw itself, so they tell nothing of what it did not see.
func (s *Session[S, V]) Frames(seat game.Seat, since int) (frames []Frame[V], all int) {
	bit := seenBit(seat)
	for i := range s.events {
		h := &s.events[i]
		if h.seen&bit == 0 {
			continue
		}
		if all >= since {
			frames = append(frames, Frame[V]{h.event.SeenBy(seat), s.title.Rules.View(h.after, seat), h.by})
		}
		all++
	}
	return frames, all
}

// seenUpTo returns how many of some events a seat saw.
func seenUpTo[S comparable](events []happening[S], seat game.Seat) (n int) {
	bit := seenBit(seat)
	for i := range events {
		if events[i].seen&bit != 0 {
			n++
		}
	}
	return n
}

// framesOf returns how many frames a seat has.
func (s *Session[S, V]) framesOf(seat game.Seat) int { return seenUpTo(s.events, seat) }

// known returns how many frames a seat had when it answered last. The table never answers.
func (s *Session[S, V]) known(seat game.Seat) int {
	if seat < 0 {
		return 0
	}
	return seenUpTo(s.events[:s.heard[seat]], seat)
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
	for i := range s.events[n:] {
		h := &s.events[n+i]
		if h.seen&seenBit(seat) != 0 {
			news, by = append(news, h.event.SeenBy(seat)), append(by, h.by)
		}
	}
	return news, by
}

// Events returns all that a seat saw from the n-th event of the session on, and
// how many events there are. The table (game.Table) sees what everybody sees.
func (s *Session[S, V]) Events(seat game.Seat, n int) ([]game.Event, int) {
	events, _ := s.Since(seat, min(n, len(s.events)))
	return events, len(s.events)
}
