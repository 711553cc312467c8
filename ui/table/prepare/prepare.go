// Package prepare is what is seen before a game whose players bring something of their own making, such as a fleet or a deck: one
// after the other builds his in secret at one device, with the screen covered between two persons, and says that he is ready.
// Computers bring theirs at once. When nobody is waited for any more, the game begins.
//
//	prepare.go  who builds now, and who is ready · show.go  the screen around a builder · cover.go  between two persons
//	room.go     what a whole room sees meanwhile · draft.go  what was left unfinished
package prepare

import (
	"errors"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/play"
)

// A Builder is where a seat makes what it brings. It is shown to nobody else.
type Builder interface {
	// Show shows it in an area.
	Show(f *ui.Frame, area ui.Rect)
	// Says says what is to be done, and how.
	Says(f *ui.Frame) (title, help string)
	// Tools are what stands beside Ready.
	Tools() []ui.Button
	// Use uses a tool.
	Use(f *ui.Frame, tool string)
	// Thing is what would be handed in now, Why why that cannot be, or nothing.
	Thing() []byte
	Why() string
	// Draft is what is to be kept of what is not handed in yet, nil if nothing; GoOn goes on with it another time.
	Draft() []byte
	GoOn(draft []byte)
}

// A Title is what is the title's own.
type Title struct {
	Name    string                                           // key: what is done
	Line    func(seat game.Seat) string                      // for whom, and how large it may be
	Side    func(seat game.Seat) int                         //
	Sign    func(seat game.Seat) string                      // its emblem among the signs of assets
	Seat    func(seat game.Seat) string                      // what it is called where nobody has a name
	Builder func(seat game.Seat) Builder                     // for a person
	Given   func(seat game.Seat) []byte                      // what a seat brings without building: that of a computer; nil for one that builds
	Why     func(game.Why) string                            // a reason in words
	Back    func(f *ui.Frame, seat game.Seat, box ui.Rect)   // what a room sees of what is built: its back
	Begun   func(f *ui.Frame, things func(game.Seat) []byte) // shows the game that has begun
}

// A Host is a session's, before its game.
type Host[V any] interface {
	Started() session.Start
	Desk(seat game.Seat) session.Desk[V]
	Begin(seed uint64) error
}

// Screen is what is seen before a game.
type Screen[V any] struct {
	program  ui.Program
	words    *assets.Words
	title    Title
	host     Host[V]
	chairs   []session.Chair
	things   [][]byte // by seat, as handed in
	builders []Builder
	drafts   [][]byte  // by seat, as kept
	at       game.Seat // who looks at the screen; game.Table: it is covered
	next     game.Seat // who sits down then
	asking   bool      // whether to leave
	room     bool
	filled   bool // the window filled the screen before that
}

// New returns the screen for a host whose game has not begun. What needs no building is handed in at once.
func New[V any](p ui.Program, host Host[V], title Title) (*Screen[V], error) {
	start := host.Started()
	s := &Screen[V]{
		program: p, words: p.Words(), title: title, host: host, chairs: start.Seats, at: game.Table,
		things: make([][]byte, len(start.Seats)), builders: make([]Builder, len(start.Seats)), drafts: make([][]byte, len(start.Seats)),
	}
	for seat := range game.Seat(len(s.chairs)) {
		if thing := title.Given(seat); thing != nil {
			if err := s.handIn(seat, thing); err != nil {
				return nil, err
			}
		} else {
			s.builders[seat] = title.Builder(seat)
		}
	}
	s.goOnWithDrafts()
	s.rise()
	return s, nil
}

// handIn hands in what a seat brings, and says that it is ready.
func (s *Screen[V]) handIn(seat game.Seat, thing []byte) error {
	desk := s.host.Desk(seat)
	if err := desk.HandIn(thing); err != nil {
		return err
	}
	s.things[seat] = thing
	return desk.Ready(true)
}

// waiting reports whether a seat is still building.
func (s *Screen[V]) waiting(seat game.Seat) bool {
	return slices.Contains(s.host.Desk(seat).Asked(), seat)
}

// persons are the seats that build.
func (s *Screen[V]) persons() (seats []game.Seat) {
	for seat, b := range s.builders {
		if b != nil {
			seats = append(seats, game.Seat(seat))
		}
	}
	return seats
}

// rise has whoever sits at the screen get up: the next who builds sits down behind a cover, or at once where he is alone.
func (s *Screen[V]) rise() {
	s.at = game.Table
	persons := s.persons()
	for _, seat := range persons {
		if s.waiting(seat) {
			s.next = seat
			break
		}
	}
	if len(persons) == 1 {
		s.at = persons[0]
	}
}

// sit has somebody sit down: if he was ready, he no longer is.
func (s *Screen[V]) sit(f *ui.Frame, seat game.Seat) {
	if err := s.host.Desk(seat).Ready(false); err != nil {
		f.Toast(play.Denied(s.words, err))
		return
	}
	s.at = seat
	f.Renew()
	f.Invalidate()
}

// Sit shows a seat what it builds, for pictures.
func (s *Screen[V]) Sit(seat game.Seat) { s.at = seat }

// ready hands in what the seat at the screen has built.
func (s *Screen[V]) ready(f *ui.Frame, button ui.Rect) {
	var unfit *session.Unfit
	switch err := s.handIn(s.at, s.builders[s.at].Thing()); {
	case errors.As(err, &unfit):
		f.Refuse(button, s.title.Why(unfit.Whys[0]))
	case err != nil:
		f.Refuse(button, play.Denied(s.words, err))
	default:
		s.rise()
		s.goOn(f)
	}
}

// goOn begins the game if nobody is waited for.
func (s *Screen[V]) goOn(f *ui.Frame) {
	f.Invalidate()
	if len(s.host.Desk(game.Table).Asked()) > 0 {
		return
	}
	if err := s.host.Begin(s.host.Started().Seed); err != nil {
		s.sit(f, s.next)
		f.Toast(play.Denied(s.words, err))
		return
	}
	s.forgetDrafts()
	s.title.Begun(f, func(seat game.Seat) []byte { return s.things[seat] })
}

// name is what somebody in a seat is called.
func (s *Screen[V]) name(seat game.Seat) string {
	switch c := s.chairs[seat]; {
	case c.Name != "":
		return c.Name
	case c.Kind != session.Person:
		return s.words.Say("shell.computer", assets.Args{"kind": s.words.Say("player." + c.Kind)})
	}
	return s.title.Seat(seat)
}

// Builder is that of a seat, nil where nobody builds.
func (s *Screen[V]) Builder(seat game.Seat) Builder { return s.builders[seat] }

// ScreenName implements [ui.Named].
func (s *Screen[V]) ScreenName() string {
	if s.room {
		return "prepare-room"
	}
	return "prepare"
}

// Save implements [ui.Game]: there is nothing to save yet.
func (s *Screen[V]) Save() ([]byte, error) { return nil, session.ErrNotBegun }

// Feed implements [ui.Game].
func (s *Screen[V]) Feed() (ui.Feed, error) { return nil, session.ErrNotBegun }

// About implements [ui.Game].
func (s *Screen[V]) About() string { return s.words.Say(s.title.Name) }

// Told implements [ui.Game].
func (s *Screen[V]) Told() string { return "" }

// Result implements [ui.Game].
func (s *Screen[V]) Result() *ui.Result { return nil }

// AsksSeat implements [ui.Game].
func (s *Screen[V]) AsksSeat() int { return int(s.at) }

// Rise implements [ui.Game].
func (s *Screen[V]) Rise() { s.rise() }

// Project implements [ui.Game].
func (s *Screen[V]) Project(f *ui.Frame) {
	s.room, s.filled = true, f.Window().Fullscreen
	f.Window().Fullscreen = true
	f.Go(s)
}

// Points implements [ui.Distant].
func (s *Screen[V]) Points(upright bool) (w, h float64) {
	switch {
	case !s.room:
		return 0, 0
	case upright:
		return board.UprightW, board.UprightH
	}
	return board.ProjectedW, board.ProjectedH
}
