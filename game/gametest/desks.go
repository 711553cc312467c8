package gametest

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"

	"holoboard/game"
	"holoboard/game/session"
)

// title is as much of a session's title as the laws need: rules, and a table to begin with.
func (p *playing[S, V]) title(table S) session.Title[S, V] {
	return session.Title[S, V]{
		ID: "law", Rules: p.rules, Deal: func(json.RawMessage, int) (S, error) { return table, nil },
		Together: p.games.Together, Windows: p.games.Windows,
	}
}

// host begins a session of persons at a table.
func (p *playing[S, V]) host(table S, oneScreen bool) *session.Host[S, V] {
	chairs := make([]session.Chair, p.rules.Seats(&table))
	for i := range chairs {
		chairs[i].Kind = session.Person
	}
	s, err := session.New(p.title(table), session.Start{Seed: p.seed, Seats: chairs})
	if err != nil {
		p.fatal("no session begins: %v", err)
	}
	return session.NewHost(s, oneScreen)
}

// A looker looks at a table from a desk, as a screen does: it keeps the frames and reads on from there. It may be far away:
// then all that it sees came as bytes, and so goes all that it does.
type looker[S, V comparable] struct {
	session.Desk[*V]
	near    session.Desk[*V]
	server  *session.Server[*V]
	feed    *session.Feed[V]
	far     *session.Distant[S, V] // nil at the host's own table
	frames  []session.Frame[*V]
	alike   int // so many of them were compared with those of the desk at the host
	away    bool
	rewound int
	looks   map[int]V // by the answers of the game, what was seen of the table
}

// send sends a request to the desk at the host and hears at once what came of it.
func (l *looker[S, V]) send(request []byte) error {
	reply, err := l.server.Serve(request)
	if err != nil {
		return err
	}
	_, denied := l.far.Hear(reply)
	return denied
}

// sit sits down at a desk, for the first time or again.
func (l *looker[S, V]) sit(near session.Desk[*V]) {
	if l.near, l.server = near, session.NewServer(near); l.far == nil {
		l.Desk = near
	}
	l.away = l.far != nil
}

// arrive looks at a table again to which nothing came meanwhile.
func (l *looker[S, V]) arrive(wire session.Wire) {
	if l.away {
		kept, sum := l.far.Again()
		l.feed, l.away = session.NewFeed(l.near, wire, kept, sum), false
	}
	l.look()
}

// look takes in what is new.
func (l *looker[S, V]) look() {
	if l.away {
		return
	}
	if l.far != nil {
		if bytes := l.feed.Next(); bytes != nil {
			if err := l.far.Take(bytes); err != nil {
				panic(err)
			}
		}
	}
	if n, left := l.Rewound(); n != l.rewound {
		l.frames, l.rewound, l.alike = l.frames[:min(left, len(l.frames))], n, min(l.alike, left)
	}
	news, _ := l.Frames(len(l.frames))
	l.frames = append(l.frames, news...)
}

// lookers sit down at all desks of a host, one far away; the table's is the last.
func (p *playing[S, V]) lookers(h *session.Host[S, V]) (all []*looker[S, V]) {
	away := p.anySeat()
	for i := range len(h.Session().Chairs()) + 1 {
		seat := game.Seat(i)
		if i == len(h.Session().Chairs()) {
			seat = game.Table
		}
		l := &looker[S, V]{looks: map[int]V{}}
		if seat == away {
			l.far = session.NewDistant(p.rules, seat, p.wire(), l.send)
			l.Desk = l.far
		}
		l.sit(h.Desk(seat))
		l.arrive(p.wire())
		all = append(all, l)
	}
	return all
}

// wire is what bytes go through between a desk and one far away.
func (p *playing[S, V]) wire() session.Wire {
	if p.line == (session.Wire{}) {
		p.line = session.NewWire[V]("law", 0, p.event)
	}
	return p.line
}

// deskLaw plays a game through a host, with gestures and envelopes, with answers that come too late, with some taken back, with
// standing orders, with somebody who is away now and then and with a host who keeps the table in a file meanwhile: what is seen at
// each desk is what a match shows that was played again from the answers.
func (p *playing[S, V]) deskLaw(start S) {
	oneScreen := p.r.IntN(2) == 0
	h := p.host(start, oneScreen)
	all := p.lookers(h)
	for n := 0; ; n++ {
		if p.r.IntN(100) == 0 {
			h = p.restart(h, start, oneScreen, all)
		}
		for _, l := range all {
			given := h.Session().Answers()
			maps.DeleteFunc(l.looks, func(n int, _ V) bool { return n > given }) // taken back
			if l.far != nil && p.r.IntN(20) == 0 {
				l.away = true
			}
			if l.away && p.r.IntN(5) > 0 && !h.Session().Over() {
				continue
			}
			if l.arrive(p.wire()); l.far != nil && n%20 == 0 {
				p.sameFromFar(l)
			}
			l.looks[given] = *l.Position().Look()
		}
		if h.Session().Over() || n > 2*p.games.Limit {
			break
		}
		p.order(h, all)
		switch turn := h.Turn(); {
		case turn != nil && p.r.IntN(3) > 0:
			p.passes(h, all, turn)
		default:
			p.atDesk(all, all[p.whoAnswers(h)])
		}
	}
	p.sameAsPlayed(start, h.Session().Log(), all)
}

// sameFromFar: the desk far away shows what the one at the table shows, and looks ahead as that one does.
func (p *playing[S, V]) sameFromFar(l *looker[S, V]) {
	near, far := l.near.Position(), l.far.Position()
	asked, other := near.Asked(), far.Asked()
	alike := *near.Look() == *far.Look() && near.At() == far.At() && slices.Equal(near.Heard(), far.Heard()) &&
		(asked == nil) == (other == nil) && (asked == nil || same(*asked, *other)) &&
		slices.Equal(l.near.Asked(), l.far.Asked()) && slices.Equal(l.near.Chairs(), l.far.Chairs()) &&
		l.near.Over() == l.far.Over() && l.near.Known() == l.far.Known() && l.near.Back() == l.far.Back()
	frames, all := l.near.Frames(l.alike)
	if !alike || all != len(l.frames) || !slices.EqualFunc(frames, l.frames[l.alike:], sameFrame) {
		p.fatal("what the desk of seat %d shows comes as something else from far away", l.Seat())
	}
	l.alike = all
	if asked == nil || asked.Max > 1 {
		return
	}
	o := asked.Options[p.r.IntN(len(asked.Options))]
	here, all1 := near.Try(o)
	there, all2 := far.Try(o)
	if all1 != all2 || *here.Look() != *there.Look() || here.At() != there.At() {
		p.fatal("seat %d looks ahead to something else from far away", l.Seat())
	}
}

// atDesk does something at the desk of a seat that is asked.
func (p *playing[S, V]) atDesk(all []*looker[S, V], l *looker[S, V]) {
	l.arrive(p.wire())
	at := l.Position()
	asked := at.Asked()
	if asked == nil {
		p.fatal("seat %d is asked nothing when it is asked", l.Seat())
	}
	picks := game.RandomChooser{Rand: p.r}.Choose(asked, nil)
	var err error
	if p.r.IntN(4) == 0 && len(picks) == 1 {
		err = l.Gesture(at.At(), p.gesture(at, picks[0])...)
	} else {
		err = l.Answer(at.At(), picks...)
	}
	if err != nil {
		p.fatal("seat %d may not answer %v: %v", l.Seat(), picks, err)
	}
	l.look()
	if sealed := slices.Contains(l.Sealed(), l.Seat()); !sealed && l.Answer(at.At(), picks...) != session.ErrAnswered {
		p.fatal("seat %d answers the same decision twice", l.Seat())
	} else if sealed {
		return // he may answer again
	}
	if n := l.Back(); n > 0 && p.r.IntN(6) == 0 {
		p.takeBack(all, l, 1+p.r.IntN(n))
	}
}

// gesture draws one to four answers of a seat, one after the other, as it looks ahead to them.
func (p *playing[S, V]) gesture(at session.Sight[*V], first game.Option) []game.Option {
	answers := []game.Option{first}
	for range p.r.IntN(4) {
		then, all := at.Try(answers...)
		asked := then.Asked()
		if !all || asked == nil || asked.Max > 1 || asked.Min != 1 {
			break
		}
		answers = append(answers, asked.Options[p.r.IntN(len(asked.Options))])
	}
	return answers
}

// takeBack takes choices back, or asks the others, who agree or do not.
func (p *playing[S, V]) takeBack(all []*looker[S, V], l *looker[S, V], choices int) {
	if err := l.TakeBack(l.Position().At(), choices); err != nil && err != session.ErrRefused {
		p.fatal("seat %d may not take %d choices back: %v", l.Seat(), choices, err)
	}
	for l.look(); l.Wish() != nil; l.look() {
		w := l.Wish()
		if w.By != l.Seat() || w.Choices != choices {
			p.fatal("seat %d wishes to take %d choices back, seat %d is said to wish %d", l.Seat(), choices, w.By, w.Choices)
		}
		all[w.Left[0]].arrive(p.wire())
		if err := all[w.Left[0]].Agree(w.Number, p.r.IntN(4) > 0); err != nil {
			p.fatal("seat %d may not say whether it agrees: %v", w.Left[0], err)
		}
	}
}

// sameAsPlayed compares what was seen at all desks with a game played again.
func (p *playing[S, V]) sameAsPlayed(start S, log []game.Answer, all []*looker[S, V]) {
	var by []game.Seat // each event
	_, err := game.Retrace(p.rules, start, log, nil, func(before, now *game.Match[S, V], news []game.Event) {
		led := game.Table
		if before != nil {
			led = before.Pending.Seat
		}
		by = append(by, slices.Repeat([]game.Seat{led}, len(news))...)
		for _, l := range all {
			if saw, ok := l.looks[len(now.Log())]; ok && now.View(l.Seat()) != saw {
				p.fatal("seat %d saw another table than the game's, after %d answers", l.Seat(), len(now.Log()))
			}
		}
	})
	if err != nil {
		p.fatal("the game of a session cannot be played again: %v", err)
	}
	next, n := make([]int, len(all)), 0
	game.PlayBack(p.rules, start, log, func(e game.Event, after *S) {
		for i, l := range all {
			seen := e.SeenBy(l.Seat())
			if seen == nil {
				continue
			}
			if next[i] == len(l.frames) || !sameFrame(l.frames[next[i]], session.Frame[*V]{Event: seen, View: new(p.rules.View(after, l.Seat())), By: by[n]}) {
				p.fatal("frame %d of seat %d is not that of the game, %v", next[i], l.Seat(), seen)
			}
			next[i]++
		}
		n++
	})
	for i, l := range all {
		if next[i] != len(l.frames) {
			p.fatal("seat %d was shown %d frames, the game has %d", l.Seat(), len(l.frames), next[i])
		}
	}
}

// sameFrame: two frames show the same.
func sameFrame[V comparable](a, b session.Frame[*V]) bool {
	return a.Event == b.Event && a.By == b.By && *a.View == *b.View
}

// desksAlike: at two tables which a seat cannot tell apart its desk tells the same, and so it does after the same answer
// that leads to what looks the same.
func (p *playing[S, V]) desksAlike() {
	seat := p.anySeat()
	at := p.m.Position(seat)
	if !at.Fresh() {
		return
	}
	began := p.m.Began()
	v := p.rules.View(&began, seat)
	truth, other := p.host(began, false), p.host(p.rules.Guess(&v, p.r), false)
	a, b := truth.Desk(seat), other.Desk(seat)
	want, got := session.NewFeed(a, p.wire(), 0, 0), session.NewFeed(b, p.wire(), 0, 0)
	p.tellsAlike(seat, want, got)
	asked := truth.Session().Asked()
	d, _ := truth.Session().Decision(asked)
	picks := game.RandomChooser{Rand: p.r}.Choose(&d, nil)
	if other.Session().Asked() != asked || truth.Desk(asked).Answer(1, picks...) != nil || other.Desk(asked).Answer(1, picks...) != nil {
		return
	}
	rolled := truth.Session().Answers() > 1 || other.Session().Answers() > 1
	is, might := a.Position(), b.Position()
	if !rolled && *is.Look() == *might.Look() && slices.Equal(a.Asked(), b.Asked()) && sameEvents(a, b) {
		p.tellsAlike(seat, want, got)
	}
}

// sameEvents: a seat was told the same at two desks. Two cards may be drawn in another order and make the same hand: that is
// chance, and framesAlike asks whether it tells a secret.
func sameEvents[V comparable](a, b session.Desk[*V]) bool {
	was, _ := a.Frames(0)
	might, _ := b.Frames(0)
	return slices.EqualFunc(was, might, func(x, y session.Frame[*V]) bool { return x.Event == y.Event })
}

// tellsAlike: two desks of one seat tell the same bytes.
func (p *playing[S, V]) tellsAlike(seat game.Seat, a, b *session.Feed[V]) {
	if !slices.Equal(a.Next(), b.Next()) {
		p.fatal("seat %d can tell a secret at its desk", seat)
	}
}

// restart keeps the table in a file and begins again from there: every desk stands as it stood.
func (p *playing[S, V]) restart(h *session.Host[S, V], start S, oneScreen bool, all []*looker[S, V]) *session.Host[S, V] {
	data, err := h.Save()
	if err != nil {
		p.fatal("a table cannot be kept: %v", err)
	}
	s, err := session.Load(p.title(start), data)
	if err != nil {
		p.fatal("a table that was kept cannot be opened: %v", err)
	}
	again := session.NewHost(s, oneScreen)
	for _, l := range all {
		now := again.Desk(l.Seat())
		p.standsAlike(l.near, now)
		l.sit(now)
	}
	return again
}

// standsAlike: two desks of a seat show and count the same.
func (p *playing[S, V]) standsAlike(a, b session.Desk[*V]) {
	stands := func(d session.Desk[*V]) []any {
		times, left := d.Rewound()
		at := d.Position()
		return []any{times, left, *at.Look(), at.At(), at.Asked(), d.Asked(), d.Sealed(), d.Known(), d.Back(), d.Wish(), d.Orders(), d.Over()}
	}
	before, _ := a.Frames(0)
	if after, _ := b.Frames(0); !slices.EqualFunc(before, after, sameFrame) {
		p.fatal("the desk of seat %d has seen something else after the table was kept in a file", a.Seat())
	}
	was, is := stands(a), stands(b)
	for i := range was {
		if !reflect.DeepEqual(was[i], is[i]) {
			p.fatal("the desk of seat %d is another one after the table was kept in a file: %v, and before %v", a.Seat(), is[i], was[i])
		}
	}
}
