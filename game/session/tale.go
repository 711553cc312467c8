package session

import (
	"slices"

	"holoboard/game"
)

// A tale is all that happened at a table, with its secrets. The table after an event is kept for the last ones alone: older ones are played
// again from pages, when somebody looks at them. So a long game takes little more room than a short one.
type tale[S comparable] struct {
	all   []happening[S]
	whole int       // from this event on the tables are kept
	pages []page[S] // the first one is the table as it was dealt
	apart int       // events between two pages, at least
	seen  []int     // by [seatIndex]: how many of all
}

// A happening is an event, the seat whose answer led to it (the table before the first answer), and the table after it.
type happening[S comparable] struct {
	event game.Event
	by    game.Seat
	seen  uint32 // by whom: a bit for the table and for each seat
	after *S     // nil: to be played again
}

// A page is a table on which a step began.
type page[S comparable] struct {
	began         S
	answer, event int // how many there were before that step
}

const (
	keptTables = 32 // the fewest tables that are kept, and half of the most
	pagesApart = 50 // events
	mostPages  = 32 // then every second one goes, and the next ones are farther apart
)

func newTale[S comparable](dealt S, seats int) tale[S] {
	return tale[S]{pages: []page[S]{{began: dealt}}, apart: pagesApart, seen: make([]int, seats+1)}
}

// clone returns a tale that goes on by itself.
func (t *tale[S]) clone() tale[S] {
	c := *t
	c.all, c.pages, c.seen = slices.Clone(t.all), slices.Clone(t.pages), slices.Clone(t.seen)
	return c
}

// add adds what an answer led to, with the table after each event.
func (t *tale[S]) add(by game.Seat, news []game.Event, tables []S) {
	for i, e := range news {
		h := happening[S]{event: e, by: by, after: &tables[i]}
		for index := range t.seen {
			if e.SeenBy(seatAt(index)) != nil {
				h.seen |= 1 << index
				t.seen[index]++
			}
		}
		t.all = append(t.all, h)
	}
	if len(t.all)-t.whole > 2*keptTables {
		for ; t.whole < len(t.all)-keptTables; t.whole++ {
			t.all[t.whole].after = nil
		}
	}
}

// turn begins a new page, if the last one is full: with the table on which the step under way began, after so many answers and events.
func (t *tale[S]) turn(began S, answer, event int) {
	if event-t.pages[len(t.pages)-1].event < t.apart {
		return
	}
	if len(t.pages) == mostPages {
		for i := range mostPages / 2 {
			t.pages[i] = t.pages[2*i]
		}
		t.pages, t.apart = t.pages[:mostPages/2], 2*t.apart
	}
	t.pages = append(t.pages, page[S]{began, answer, event})
}

// cut forgets what happened after so many answers and events.
func (t *tale[S]) cut(answers, events int) {
	for _, h := range t.all[events:] {
		for index := range t.seen {
			t.seen[index] -= int(h.seen >> index & 1)
		}
	}
	t.all = t.all[:events:events]
	t.whole = min(t.whole, events)
	for last := len(t.pages) - 1; t.pages[last].answer > answers || t.pages[last].event > events; last-- {
		t.pages = t.pages[:last]
	}
}

// upTo returns how many of the first events a seat saw.
func (t *tale[S]) upTo(seat game.Seat, events int) int {
	index := seatIndex(seat)
	n := t.seen[index]
	for _, h := range t.all[events:] {
		n -= int(h.seen >> index & 1)
	}
	return n
}

// from returns the event that a seat saw after so many others.
func (t *tale[S]) from(seat game.Seat, since int) int {
	index, i := seatIndex(seat), len(t.all)
	for n := t.seen[index]; n > since; {
		i--
		n -= int(t.all[i].seen >> index & 1)
	}
	return i
}

// before returns the last page on which no more answers had been given.
func (t *tale[S]) before(answers int) *page[S] {
	for i := len(t.pages) - 1; ; i-- {
		if t.pages[i].answer <= answers {
			return &t.pages[i]
		}
	}
}

// pageOf returns the page from which an event is played again, and how many answers there were when a later page has passed another event.
func (t *tale[S]) pageOf(event, until int, answers int) (*page[S], int) {
	i := len(t.pages) - 1
	for ; t.pages[i].event > event; i-- {
		if t.pages[i].event >= until {
			answers = t.pages[i].answer
		}
	}
	return &t.pages[i], answers
}

// each tells of all events from one on, with the table after each.
func (s *Session[S, V]) each(from int, tell func(h *happening[S], after *S)) {
	t := &s.tale
	if from < t.whole {
		p, answers := t.pageOf(from, t.whole, len(s.match.Log()))
		n := p.event
		game.PlayBack(s.title.Rules, p.began, s.match.Log()[p.answer:answers], func(_ game.Event, after *S) {
			if from <= n && n < t.whole {
				tell(&t.all[n], after)
			}
			n++
		})
	}
	for i := max(from, t.whole); i < len(t.all); i++ {
		tell(&t.all[i], t.all[i].after)
	}
}
