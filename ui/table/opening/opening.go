// Package opening opens the games of any title at its table: new ones, saved ones, recorded ones, those of a guided game, and one that
// is followed from elsewhere. A title brings its rules and a table at which nobody plays.
//
//	opening.go  games · examples.go  moments of games
package opening

import (
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/watch"
)

// Kit is what a title's games are opened with.
type Kit[S, V comparable, E game.Event, T any] struct {
	Title    session.Title[S, V]
	Wire     session.Wire
	Unplayed func(p ui.Program, projected bool) T // a table at which nobody plays, for those who sit there or for a whole room
	Screen   func(t T) *watch.Table[*V, E]        // what shows it
	First    func(t T, first *V)                  // tells a table what everybody saw first of its game, where that matters; or nil

	// Of a guided game, where there is one: its lesson, how many sit at the table, and what the guide is shown of it.
	Lesson func() *lesson.Lesson[S]
	Seats  int
	Guided func(t T) lesson.Title
}

// New begins a new game.
func (k Kit[S, V, E, T]) New(p ui.Program, start session.Start) (ui.Game, error) {
	c := play.NewClock()
	s, err := session.New(play.Timed(k.Title, c), start)
	return k.opened(p, s, c, err)
}

// Prepare has those build what they bring who sit at the table of a new game, on the screen that a title has for it. What is given to seats
// needs no building.
func (k Kit[S, V, E, T]) Prepare(
	p ui.Program, start session.Start, given func(session.Start) ([][]byte, error),
	screen func(ui.Program, prepare.Table[*V]) (*prepare.Screen[*V], error),
) (ui.Game, error) {
	c := play.NewClock()
	host := session.Open(play.Timed(k.Title, c), start, true)
	at, err := prepare.Kept(host, c, given, k.Seated(p))
	if err != nil {
		return nil, err
	}
	return screen(p, at)
}

// Seated shows the table to those who have built what they bring at a place of it.
func (k Kit[S, V, E, T]) Seated(p ui.Program) func(*play.Place[*V]) ui.Game {
	return func(at *play.Place[*V]) ui.Game { return k.Screen(k.Sit(p, at)) }
}

// Resume goes on with a saved game. Its error is one sentence for the player.
func (k Kit[S, V, E, T]) Resume(p ui.Program, save []byte) (ui.Game, error) {
	c := play.NewClock()
	s, err := session.Load(play.Timed(k.Title, c), save)
	return k.opened(p, s, c, err)
}

func (k Kit[S, V, E, T]) opened(p ui.Program, s *session.Session[S, V], c *play.Clock, err error) (ui.Game, error) {
	if err != nil {
		return nil, err
	}
	return k.Screen(k.Keep(p, session.NewHost(s, true), c)).Game, nil
}

// Keep is a table that is kept here: all persons sit at it, and its computers keep to a clock. Its game has begun.
func (k Kit[S, V, E, T]) Keep(p ui.Program, host *session.Host[S, V], c *play.Clock) T {
	return k.Sit(p, play.Kept(host, c))
}

// Sit is the table for those who sit at a place of it. Its game has begun.
func (k Kit[S, V, E, T]) Sit(p ui.Program, at *play.Place[*V]) T {
	t := k.Unplayed(p, false)
	k.Screen(t).Begin(at)
	if frames, _ := at.Table.Frames(0); k.First != nil && len(frames) > 0 {
		k.First(t, frames[0].View)
	}
	return t
}

// Tape opens a saved game to be looked at. Its error is one sentence for the player.
func (k Kit[S, V, E, T]) Tape(p ui.Program, save []byte) (ui.Tape, error) {
	record, err := session.Rewind(k.Title, save)
	if err != nil {
		return nil, err
	}
	t := k.Unplayed(p, false)
	if moments, err := record.Moments(game.Table); err == nil && len(moments) > 0 && k.First != nil {
		k.First(t, moments[0].View)
	}
	return watch.NewTape(k.Screen(t).Table, record), nil
}

// Follow returns a screen for a whole room that has been told nothing yet.
func (k Kit[S, V, E, T]) Follow(p ui.Program) ui.Follower {
	return watch.NewFollower[S, V, E](k.Screen(k.Unplayed(p, true)).Table, k.Title.Rules, k.Wire)
}

// Learn opens a chapter of the guided game at a step.
func (k Kit[S, V, E, T]) Learn(p ui.Program, chapter, step int) (ui.Game, error) {
	s, course, err := lesson.Begin(k.Title, k.Lesson(), k.Seats, chapter, step)
	if err != nil {
		return nil, err
	}
	t := k.Keep(p, session.NewHost(s, true), play.NewClock())
	k.Screen(t).Learn(course, k.Guided(t))
	return k.Screen(t).Game, nil
}
