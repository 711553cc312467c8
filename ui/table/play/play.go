// Package play is a game that goes on at a screen: the desks of those who sit there, what is asked of whom, answers given and
// taken back, computers that think beside the picture. It holds desks and never the table itself: a desk tells what its seat
// may know. Where the table is kept here, its keeper saves it and has the computers play; where it is kept elsewhere a line leads
// there, and what is done is sent and waits for its reply.
//
//	play.go      who sits at the screen, what they are asked · place.go  where it stands: desks, keeper or line
//	answers.go   answering · back.go  taking back · hear.go  what comes from elsewhere
//	stop.go      windows that are asked all the same, choosing anew
//	thinking.go  computers that think beside the picture · clock.go  how long they may
package play

import (
	"slices"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/work"
)

// Play is a game that goes on at this screen.
type Play[V any, E game.Event] struct {
	*flow.Flow[V]
	*Place[V]
	Reel   *reel.Reel[V, E]
	Event  func(game.Event) E // makes events the title's, see seat.Meaning
	Screen Screen[V, E]

	found    bool                            // what follows is known of the decision
	sight    session.Sight[V]                // of who is asked, if he sits here
	decides  game.Seat                       // who that is
	at       int                             // the number of his decision, 0 where he does not sit here
	back     int                             // choices that he can take back
	part     func(asked *game.Decision) bool // see TakeBack
	times    int                             // that frames of the viewer's desk were taken back
	sent     sent[V]
	anew     anew
	thinking thinking
	left     *work.Work // that was stopped, until it has ended
	wait     wait
}

// Screen is what shows a game that goes on.
type Screen[V any, E game.Event] interface {
	// Happened shows what an answer has led to, and keeps the game.
	Happened(news []reel.Frame[V, E], answers []game.Option)
	// TookBack shows the table after something was taken back, and keeps the game.
	TookBack()
	// Why says why something was refused, and Rule is the place of the book about what is asked, or nothing.
	Why(*game.Why) string
	Rule(asked *game.Decision) string
}

// Here tells whether somebody at this screen plays a seat.
func (p *Play[V, E]) Here(seat game.Seat) bool { return seat >= 0 && p.Own[seat] != nil }

// Chairs returns who plays each seat.
func (p *Play[V, E]) Chairs() []session.Chair { return p.Table.Chairs() }

// Seats returns the seats of those at this screen that fit.
func (p *Play[V, E]) Seats(fit func(game.Seat) bool) (seats []game.Seat) {
	for i := range p.Own {
		if s := game.Seat(i); p.Here(s) && fit(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// Open is what everybody sees now; the screen may be behind.
func (p *Play[V, E]) Open() V { return p.Table.Position().Look() }

// Over tells whether the game has ended, though the screen may still show how.
func (p *Play[V, E]) Over() bool { return p.Table.Over() }

// Decides is the seat that decides now: of several who choose at once one that sits here and has not chosen, if there is one. The game
// must not be over.
func (p *Play[V, E]) Decides() game.Seat {
	p.find()
	return p.decides
}

// Asks tells whether somebody at this screen decides now.
func (p *Play[V, E]) Asks() bool { return p.Sight() != nil }

// Sight is what the seat that decides may know; nil where it does not sit here. It is found out once for each decision.
func (p *Play[V, E]) Sight() session.Sight[V] {
	p.find()
	return p.sight
}

// find finds out who decides.
func (p *Play[V, E]) find() {
	if p.found {
		return
	}
	p.found, p.sight, p.at, p.back = true, nil, 0, 0
	left := p.WaitsFor()
	if p.anew.on && slices.Contains(p.Table.Sealed(), p.anew.seat) {
		left = []game.Seat{p.anew.seat}
	}
	p.decides = append(left, p.Table.Asked()...)[0]
	for _, seat := range left {
		if !p.Here(seat) {
			continue
		}
		desk := p.Desk(seat)
		if sight := desk.Position(); sight.Asked() != nil { // else it has not been told yet at that desk
			p.decides, p.sight, p.at, p.back = seat, sight, sight.At(), desk.Back()
			return
		}
	}
}

// Decision is what is decided now, by somebody who sits here.
func (p *Play[V, E]) Decision() *game.Decision { return p.Sight().Asked() }

// Renew forgets what was found out about the decision: there may be another one.
func (p *Play[V, E]) Renew() { p.found = false }

// Chance is what is thrown with here where something is proposed: the same while the same is seen, and nothing that chance throws with at
// the table itself.
func (p *Play[V, E]) Chance() uint64 {
	return p.Desk(p.Viewer).Position().Sum() + uint64(len(p.Reel.Events))
}

// Look shows at once what the viewer sees now, and what he has seen happen.
func (p *Play[V, E]) Look() {
	p.Renew()
	desk := p.Desk(p.Viewer)
	frames, _ := desk.Frames(0)
	p.times, _ = desk.Rewound()
	p.Reel.Begin(desk.Position().Look(), reel.EventsOf(p.FramesOf(frames)))
	p.View = p.Reel.View
}

// FramesOf are the frames of a session as the reel tells them.
func (p *Play[V, E]) FramesOf(seen []session.Frame[V]) []reel.Frame[V, E] {
	return reel.FramesOf(seen, p.Event)
}
