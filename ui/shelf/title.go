// Package shelf says what a game on the shelf is to the program around it. A title's screen returns a [Title]; main lists
// them; the shell shows them, opens them and runs them without a window.
package shelf

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"runtime"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/sim"
	"holoboard/render"
	"holoboard/render/holo"
	"holoboard/ui"
)

// A Title is a game on the shelf: what the shell must know to offer it, to open it and to run it without a window.
// Keys find their words among the title's own: title.name, title.full and title.motto stand in its shelf.toml, as do the names of
// seats and of chapters.
type Title struct {
	ID      string
	Rules   int // the version of its rules, as in its saves
	Setups  []Setup
	Seats   [][]Seat // for each number of players, the fewest first
	Players []Kind   // who may play a seat; the first is a person

	// Oldest is the oldest version of the rules whose saves open, 0 where only those of Rules do. Stops returns the rule by which such
	// a save goes on no farther, or nothing.
	Oldest int
	Stops  func(save []byte) (rule string)

	HouseRules []string // what a group may agree on, or none; the words of each are house.RULE and house.RULE.more
	AddHouse   func(setup json.RawMessage, house []string) json.RawMessage

	Resigns bool // its computers give up a game where they may

	// Words is the folder with its words in a language; nil takes that of assets. They are read when the title is opened, but for its
	// shelf.toml.
	Words func(language string) fs.FS

	Light   func(render.Palette) render.Color // in which it stands on the shelf
	Sign    string                            // its own among the signs of assets
	Look    holo.Look                         // its object on the shelf, and the rim of its pad
	Minutes int                               // that a usual game takes

	Prepare func(f *ui.Frame) (more bool)                                      // paints ahead a little of what its games show, or nil
	Preview func(f *ui.Frame, r ui.Rect, setup string, begins json.RawMessage) // the table of a setup, small, or nil
	Die     int                                                                // what is rolled for sides, the higher chooses; 0: nothing is

	// Brought is what a thing is called that a seat has brought to a game: a key of the title's words, or a name that its owner gave; ""
	// for one without a name. It is nil where nothing is brought.
	Brought func(thing []byte) string

	Book   func(w *assets.Words) *ui.Book // its rules, cards and pieces to be looked up, or nil
	Places map[string]string              // places of the book to be drawn as examples, by name; what is looked for in "search"

	// Chapters are those of a guided game, whose words are lesson.CHAPTER and lesson.CHAPTER.line, at least one. Learn opens one of
	// them at a step; the game is a [ui.Lesson].
	Chapters []string
	Learn    func(p ui.Program, chapter, step int) (ui.Game, error)

	// Begin opens a new game.
	Begin func(p ui.Program, start session.Start) (ui.Game, error)
	// Resume opens a saved game. Its error is one sentence for the player.
	Resume func(p ui.Program, save []byte) (ui.Game, error)

	// Tape opens a saved game to be looked at. Its error is one sentence for the player.
	Tape func(p ui.Program, save []byte) (ui.Tape, error)

	// Follow opens a screen that shows what everybody may see of a game that is played elsewhere.
	Follow func(p ui.Program) ui.Follower

	// Example is a save of a whole game, for screens to be drawn.
	Example func() ([]byte, error)

	// Shots are screens to be drawn without a window, by name. Without a save each shows an example.
	Shots map[string]func(p ui.Program, save []byte) (ui.Screen, error)

	Sim  sim.Simulator // plays whole games without a window
	Tell Teller        // plays transcripts again
	Says func() string // lists what a transcript can say
}

// Commands tells whether there are any for a terminal. It is a constant: what only they need is no part of the program in a browser, as far as
// it stands behind this.
const Commands = runtime.GOOS != "js"

// WordsIn is the folder with the title's words in a language.
func (t *Title) WordsIn(language string) fs.FS {
	if t.Words != nil {
		return t.Words(language)
	}
	return assets.TitleWords(language, t.ID)
}

// SeatsFor returns the seats for so many players, or nil.
func (t *Title) SeatsFor(players int) []Seat {
	for _, seats := range t.Seats {
		if len(seats) == players {
			return seats
		}
	}
	return nil
}

// Swapped has people take the seats of the other side, each that of who sat there in his turn; false where one side has more seats.
func (t *Title) Swapped(people []session.Chair) (swapped []session.Chair, may bool) {
	seats, bySide := t.SeatsFor(len(people)), map[string][]int{}
	for i, seat := range seats {
		bySide[seat.Side] = append(bySide[seat.Side], i)
	}
	swapped = slices.Clone(people)
	for _, mine := range bySide {
		for _, others := range bySide {
			if len(mine) != len(others) || len(bySide) != 2 {
				return people, false
			}
			for i := range mine {
				if mine[0] != others[0] {
					swapped[mine[i]] = people[others[i]]
				}
			}
		}
	}
	return swapped, len(seats) > 0
}

// A Setup is a way to lay out the table. Its words are setup.ID, .line (what it is, briefly) and
// .more (some sentences).
type Setup struct {
	ID      string
	Setup   json.RawMessage // for the session
	Players []int           // how many may play it; nil: as many as the title
	Choice  *Choice         // what else is chosen with it, or nil
}

// A Choice is what is chosen with a setup beside house rules: an amount, and one of some ways.
type Choice struct {
	Least, Most, Step, Usual int      // of the amount; there is none where Most is 0. Its words are amount.ID
	Ways                     []string // or nil. The words of each are way.WAY
	With                     func(amount, way int) json.RawMessage
	WhyNot                   func(amount, way, players int) string // the key of why a way cannot be gone, or nothing
}

// Each goes through what can be chosen, until do says that it is enough; without a choice there is one.
func (s *Setup) Each(do func(amount, way int, setup json.RawMessage) (enough bool)) {
	c := s.Choice
	if c == nil {
		do(0, 0, s.Setup)
		return
	}
	for way := range max(len(c.Ways), 1) {
		if c.Most == 0 && do(0, way, c.With(0, way)) {
			return
		}
		for amount := c.Least; c.Most > 0 && amount <= c.Most; amount += c.Step {
			if do(amount, way, c.With(amount, way)) {
				return
			}
		}
	}
}

// For tells whether so many may play it.
func (s *Setup) For(players int) bool { return s.Players == nil || slices.Contains(s.Players, players) }

// A Seat is where one player of a title sits, in the order of its seats. IDs are what commands call it and its side.
type Seat struct {
	ID    string
	Side  string
	Name  string                                 // key
	About string                                 // key: what he is after, in one line
	Sign  string                                 // its emblem among the signs of assets
	Light func(render.Palette) render.Color      // its colour
	Panel func(render.Palette) render.PanelStyle // its panels
}

// SeatOf is a seat of a side: ID has its words, SIDE those of what the side is after and its emblem, and it has the side's colours of a palette.
func SeatOf(id, side string, n int) Seat {
	return Seat{
		ID: id, Side: side, Name: "side." + id, About: "seat." + side, Sign: "emblem_" + side,
		Light: func(p render.Palette) render.Color { return p.SideColor(n) },
		Panel: func(p render.Palette) render.PanelStyle { return p.SidePanel(n) },
	}
}

// SeatsOf are so many of them, each by its ID and its side.
func SeatsOf[S interface {
	~uint8
	fmt.Stringer
}](n int, id func(game.Seat) string, side func(game.Seat) S) (all []Seat) {
	for seat := range game.Seat(n) {
		all = append(all, SeatOf(id(seat), side(seat).String(), int(side(seat))))
	}
	return all
}

// A Kind is a kind of player. Its words are player.ID and player.ID.about.
type Kind struct {
	ID string // as in session.Chair
}

// A Teller plays a transcript again and returns the story as the rules tell it now.
type Teller func(transcript string) (string, error)

// Opens reports whether saves of a version of the rules open.
func (t *Title) Opens(version int) bool {
	return version == t.Rules || t.Oldest > 0 && t.Oldest <= version && version < t.Rules
}

// Stops makes what finds the rule at which a save of older rules ends.
func Stops[S, V comparable](title session.Title[S, V]) func(save []byte) (rule string) {
	return func(save []byte) string {
		s, err := session.Load(title, save)
		if err != nil {
			return ""
		}
		return s.Stopped()
	}
}

// Saying makes what lists what a transcript of a title can say: its questions and the words of its things.
func Saying[S, V comparable](t game.Teller[S, V], asks []game.Key) func() string {
	return func() string { return game.Vocabulary(t, asks) }
}

// Tells makes the teller of a title.
func Tells[S, V comparable](t game.Teller[S, V]) Teller {
	return func(story string) (string, error) { return game.Retell(t, story) }
}
