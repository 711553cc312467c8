package gametest

import (
	"slices"

	"holoboard/game"
)

// frames are events with the tables after them: all that happened, as a match told it when it was played.
type frames[S comparable] struct {
	events []game.Event
	tables []S
}

// hear takes in what the last answer has led to.
func (p *playing[S, V]) hear(news []game.Event) {
	if p.event == nil && len(news) > 0 {
		p.event = news[0]
	}
	p.told.events = append(p.told.events, news...)
	p.told.tables = append(p.told.tables, p.m.Tables()...)
}

// playedBackLaw: played again in one go, no step of it twice, the game has the same frames.
func (p *playing[S, V]) playedBackLaw(start S) {
	n := 0
	game.PlayBack(p.rules, start, p.m.Log(), func(e game.Event, after *S) {
		switch {
		case n == len(p.told.events):
			p.fatal("played in one go, more happens: %v", e)
		case e != p.told.events[n]:
			p.fatal("played in one go, %v happens instead of %v", e, p.told.events[n])
		case *after != p.told.tables[n]:
			p.fatal("played in one go, the table is another one after %v", e)
		}
		n++
	})
	if n < len(p.told.events) {
		p.fatal("played in one go, %v does not happen", p.told.events[n])
	}
}

// framesAlike: where the same answer on a table that a seat cannot tell from the true one leads to what looks the same to
// it, it has been shown the same on the way there, frame by frame, until it heard more than everybody does. Dice may tell
// it more.
func (p *playing[S, V]) framesAlike(picks []game.Option) {
	seat := p.anySeat()
	at := p.m.Position(seat)
	if seat != p.m.Pending.Seat && !at.Fresh() {
		return
	}
	truth, im := game.Listening(p.m, p.dice()), game.Listening(at.Imagine(p.r), p.dice())
	if im.Pending.Seat != truth.Pending.Seat || im.Pending.Check(picks) != nil {
		return
	}
	truths, before := len(truth.Log()), len(im.Log())
	want, got := seenBy(seat, truth, picks), seenBy(seat, im, picks)
	rolled := len(truth.Log()) > truths+1 || len(im.Log()) > before+1
	same := !rolled && truth.View(seat) == im.View(seat) && askedSame(truth.Pending, im.Pending)
	if same && !shownAlike(want, got) {
		p.fatal("seat %d can tell a secret by what it is shown after %v: %v, where it might as well be %v", seat, picks, eventsOf(want), eventsOf(got))
	}
}

// anySeat draws a seat, or the table.
func (p *playing[S, V]) anySeat() game.Seat {
	if i := p.r.IntN(p.rules.Seats(&p.m.Now) + 1); i > 0 {
		return game.Seat(i - 1)
	}
	return game.Table
}

// triedLaw: what a seat tries comes true, as far as nothing comes to light and no chance decides.
func (p *playing[S, V]) triedLaw(picks []game.Option) {
	if len(picks) != 1 {
		return
	}
	me := p.m.Pending.Seat
	sight, all := p.m.Position(me).Try(picks[0])
	if !all {
		p.fatal("the seat cannot try %v, which is on offer", picks[0])
	}
	truth := p.m.Fork(p.dice())
	news, _ := truth.Answer(picks...)
	asked := sight.Asked()
	if asked == nil && truth.Shown() > len(p.m.Log()) {
		return
	}
	if *sight.Look() != truth.View(me) || !slices.Equal(sight.Heard(), seenOf(news, me)) {
		p.fatal("what the seat tries does not come true after %v: it heard %v, and hears %v", picks[0], sight.Heard(), seenOf(news, me))
	}
	if d := truth.Position(me).Asked(); (d == nil) != (asked == nil) || d != nil && !same(*d, *asked) {
		p.fatal("the seat is not asked what it is asked when it tries %v", picks[0])
	}
}

func seenOf(news []game.Event, seat game.Seat) (seen []game.Event) {
	for _, e := range news {
		if e = e.SeenBy(seat); e != nil {
			seen = append(seen, e)
		}
	}
	return seen
}

// shownAlike: as many frames, of what sounds the same to everybody; and the same to see, until the seat alone heard more.
func shownAlike[V comparable](a, b []seen[V]) bool {
	if len(a) != len(b) {
		return false
	}
	alike := true
	for i := range a {
		if a[i].event.SeenBy(game.Table) != b[i].event.SeenBy(game.Table) {
			return false
		}
		if alike = alike && a[i].event == b[i].event; alike && a[i].view != b[i].view {
			return false
		}
	}
	return true
}

// A seen is a frame as a seat saw it.
type seen[V comparable] struct {
	event game.Event
	view  V
}

// seenBy answers in a match and returns the frames that a seat saw.
func seenBy[S, V comparable](seat game.Seat, m *game.Match[S, V], picks []game.Option) (all []seen[V]) {
	news, _ := m.Answer(picks...)
	for i, e := range news {
		if e = e.SeenBy(seat); e != nil {
			all = append(all, seen[V]{e, m.Rules().View(&m.Tables()[i], seat)})
		}
	}
	return all
}

func eventsOf[V comparable](all []seen[V]) (events []game.Event) {
	for _, s := range all {
		events = append(events, s.event)
	}
	return events
}
