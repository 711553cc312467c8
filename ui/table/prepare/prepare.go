// Package prepare is what is seen before a game whose players bring something of their own making, such as a fleet or a deck: each
// builds his in secret at his own desk, and says that he is ready. Several at one screen build one after the other, with the screen covered
// between them; at a table that is kept elsewhere what is handed in is sent, and taken or refused there. When nobody is waited for any
// more, the game begins.
//
//	table.go    a table before its game
//	prepare.go  who builds now, and who is ready · hand_in.go  what is handed in, here and far away · show.go  the screen around a builder
//	cover.go    between two persons, and until others are ready · room.go  what a whole room sees meanwhile · draft.go  what was left unfinished
package prepare

import (
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
	Name    string                                         // key: what is done
	Line    func(seat game.Seat) string                    // for whom, and how large it may be
	Side    func(seat game.Seat) int                       //
	Sign    func(seat game.Seat) string                    // its emblem among the signs of assets
	Seat    func(seat game.Seat) string                    // what it is called where nobody has a name
	Builder func(seat game.Seat) Builder                   // nil for a seat that builds nothing
	Why     func(game.Why) string                          // a reason in words
	Back    func(f *ui.Frame, seat game.Seat, box ui.Rect) // what a room sees of what is built: its back
	// Begun is what is shown before the table of a game that has begun, from which it leads there; things are those that were given, or handed
	// in at this screen.
	Begun func(table ui.Game, things func(game.Seat) []byte) ui.Screen
}

// Screen is what is seen before a game.
type Screen[V any] struct {
	program  ui.Program
	words    *assets.Words
	title    Title
	place    *play.Place[V]
	begin    func() error // the game; nil at a table that is kept elsewhere
	table    func(*play.Place[V]) ui.Game
	things   [][]byte // by seat, as given or handed in here
	builders []Builder
	drafts   [][]byte  // by seat, as kept
	at       game.Seat // who looks at the screen; game.Table: it is covered
	next     game.Seat // who sits down then
	sent     sent
	asking   bool // whether to leave
	room     bool
	filled   bool // the window filled the screen before that
}

// New returns the screen for those who sit at a table before its game.
func New[V any](p ui.Program, t Table[V], title Title) *Screen[V] {
	seats := len(t.Place.Own)
	s := &Screen[V]{
		program: p, words: p.Words(), title: title, place: t.Place, begin: t.Begin, table: t.Sit, at: game.Table,
		things: make([][]byte, seats), builders: make([]Builder, seats), drafts: make([][]byte, seats),
	}
	copy(s.things, t.Given)
	for seat, desk := range t.Place.Own {
		if desk != nil {
			s.builders[seat] = title.Builder(game.Seat(seat))
		}
	}
	s.goOnWithDrafts()
	s.rise()
	return s
}

func (s *Screen[V]) chairs() []session.Chair { return s.place.Table.Chairs() }

// waiting reports whether a seat is still building.
func (s *Screen[V]) waiting(seat game.Seat) bool {
	return slices.Contains(s.place.Table.Asked(), seat)
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
	if len(persons) == 1 && s.waiting(persons[0]) {
		s.at = persons[0]
	}
}

// name is what somebody in a seat is called.
func (s *Screen[V]) name(seat game.Seat) string {
	switch c := s.chairs()[seat]; {
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
