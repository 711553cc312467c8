// Package play is a game that goes on at a screen: the desks of those who sit there, what is asked of whom, answers given and
// taken back, computers that think beside the picture. It holds desks and never the table itself: a desk tells what its seat
// may know, and where the table is kept here, its keeper saves it and has the computers play.
//
//	play.go      who sits at the screen, what they are asked · answers.go  answering and taking back
//	thinking.go  computers that think beside the picture · clock.go  how long they may
package play

import (
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/work"
)

// Play is a game that goes on at this screen.
type Play[V comparable, E game.Event] struct {
	*flow.Flow[V]
	Reel   *reel.Reel[V, E]
	Keeper session.Keeper[V]
	Clock  *Clock // of the computers
	Screen Screen[V, E]

	table    session.Desk[V]  // everybody's
	sight    session.Sight[V] // of who is asked
	decides  game.Seat        // who that is
	back     int              // choices that he can take back
	thinking thinking
	left     *work.Work // that was stopped, until it has ended
	wait     wait
}

// Screen is what shows a game that goes on.
type Screen[V comparable, E game.Event] interface {
	// Happened shows what an answer has led to, and keeps the game.
	Happened(news []reel.Frame[V, E], answers []game.Option)
	// TookBack shows the table after something was taken back, and keeps the game.
	TookBack()
	// Why says why something was refused.
	Why(*game.Why) string
}

// Person tells whether a person plays a seat.
func (p *Play[V, E]) Person(seat game.Seat) bool {
	return seat >= 0 && p.Chairs()[seat].Kind == session.Person
}

// Chairs returns who plays each seat.
func (p *Play[V, E]) Chairs() []session.Chair { return p.Keeper.Started().Seats }

// Persons returns the seats of persons that fit.
func (p *Play[V, E]) Persons(fit func(game.Seat) bool) (seats []game.Seat) {
	for i := range p.Chairs() {
		if s := game.Seat(i); p.Person(s) && fit(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// Table is the desk of everybody.
func (p *Play[V, E]) Table() session.Desk[V] {
	if p.table == nil {
		p.table = p.Keeper.Desk(game.Table)
	}
	return p.table
}

// Open is what everybody sees now; the screen may be behind.
func (p *Play[V, E]) Open() *V { return p.Table().Position().Look() }

// Over tells whether the game has ended, though the screen may still show how.
func (p *Play[V, E]) Over() bool { return p.Table().Over() }

// Decides is the seat that decides now: of two who choose at once the first who has not chosen. The game must not be over.
func (p *Play[V, E]) Decides() game.Seat {
	p.Sight()
	return p.decides
}

// Sight is what the seat that decides may know. It is found out once for each decision.
func (p *Play[V, E]) Sight() session.Sight[V] {
	if p.sight == nil {
		p.decides = p.Table().Asked()[0]
		desk := p.Keeper.Desk(p.decides)
		p.sight, p.back = desk.Position(), desk.Back()
	}
	return p.sight
}

// Decision is what is decided now.
func (p *Play[V, E]) Decision() *game.Decision { return p.Sight().Asked() }

// Renew forgets what was found out about the decision: there may be another one.
func (p *Play[V, E]) Renew() { p.sight = nil }

// Look shows at once what the viewer sees now, and what he has seen happen.
func (p *Play[V, E]) Look() {
	p.Renew()
	desk := p.Keeper.Desk(p.Viewer)
	frames, _ := desk.Frames(0)
	p.Reel.Begin(*desk.Position().Look(), reel.EventsOf(FramesOf[V, E](frames)))
	p.View = p.Reel.View
}

// FramesOf are the frames of a session as a reel tells them.
func FramesOf[V comparable, E game.Event](seen []session.Frame[V]) []reel.Frame[V, E] {
	frames := make([]reel.Frame[V, E], len(seen))
	for i, s := range seen {
		frames[i] = reel.Frame[V, E]{Event: s.Event.(E), View: s.View}
	}
	return frames
}
