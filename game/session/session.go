// Package session is one running match with its seats and players: who is
// asked, taking back, what happened while somebody was away, saving and
// resuming. It has no files of its own: it makes and reads bytes.
//
//	s, err := session.New(title, session.Start{Setup: setup, Seed: 7, Seats: seats})
//	h := session.NewHost(s, true)
//	for h.Play() { ... }                                // the computer's moves, one at a time
//	d := h.Desk(seat)                                   // what a person sees and does
//	d.Answer(d.Position().At(), option)
//
// A [Session] holds all secrets. A [Host] owns it and gives each seat a [Desk]:
// what that seat can see and do, and nothing else. What happened comes as frames,
// an event and the view after it (frame.go); what a seat may know and look ahead
// to is a [Sight]. A desk can be far away: a [Feed] tells in bytes what is new at
// it, and a [Distant] desk is made of them (feed.go, distant.go, request.go).
// Before a game seats hand in what they bring (preparation.go); answers given at
// once wait in envelopes (envelope.go); standing orders answer windows (orders.go).
package session

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"

	"holoboard/game"
)

// A Title is what a session needs to know of a game.
type Title[S, V comparable] struct {
	ID      string
	Version int // of the rules; a save of another version is refused, but for those that Changes tell of
	Rules   game.Rules[S, V]
	// Changes are what newer versions read otherwise than the oldest one whose saves still open: those are played again by the
	// rules of now, as far as that goes.
	Changes []game.Change
	// Deal lays out the table for so many seats.
	Deal func(setup json.RawMessage, seats int) (S, error)

	// Together are the questions that seats answer at once, in envelopes: the rules put them one after the other, each in a
	// step of its own.
	Together []game.Key
	// Windows says of windows what standing orders must know; nil where there are none.
	Windows *Windows[V]

	// Prepare says what is wrong with things[seat], which a seat hands in before the game, beside what others are ready with,
	// nil where they are not; it is nil where nothing is handed in. What a reason tells of others its seat may know. Such a
	// title is dealt by DealWith, with what each seat has handed in.
	Prepare  func(setup json.RawMessage, seat game.Seat, things [][]byte) []game.Why
	DealWith func(setup json.RawMessage, things [][]byte) (S, error)

	// Reveal is what somebody sees who may see everything, and the hand of a seat as if it were his own; nil where no such
	// view is to be had. It is asked for games that are over.
	Reveal func(s *S, seat game.Seat) V

	// Conclude ends a table before its rules do, because a seat gives up or, for the table (game.Table), all agree on a draw, and returns
	// what is told; Agrees says whether a computer on a seat agrees to a draw. Conclude is nil where games end by their rules alone,
	// Agrees where there is no draw.
	Conclude func(s *S, by game.Seat) game.Event
	Agrees   func(v *V, seat game.Seat) bool

	// Player returns a computer player of a kind, or nil for a kind it does not know.
	Player func(kind string, r *rand.Rand) game.Player[S, V]
}

// Person is the kind of a seat that a person plays, AtRandom that of a player that needs no position: a game of its like is played as one plain call.
const (
	Person   = "person"
	AtRandom = "random"
)

// A Chair is who plays a seat.
type Chair struct {
	Name string `json:"name"`
	Kind string `json:"kind"` // Person, or a kind of computer player
}

// Start says how a session begins.
type Start struct {
	Setup json.RawMessage `json:"setup,omitempty"`
	Seed  uint64          `json:"seed"`
	Open  bool            `json:"open"` // the seed was typed in: anybody may know it
	Seats []Chair         `json:"seats"`

	Things [][]byte `json:"things,omitempty"` // by seat, what was handed in before the game
}

// Session is one running match.
type Session[S, V comparable] struct {
	title   Title[S, V]
	start   Start
	dice    *rand.PCG
	fate    []game.Answer // of a game that is played after another one, or nil
	match   *game.Match[S, V]
	players []game.Player[S, V] // nil for a person
	tale    tale[S]             // all that happened, with its secrets
	heard   []int               // by seat: events that it knew when it answered last; an answer that was given for a person counts not
	passed  bits                // by answer: it was given for a person who was not asked
	given   []int               // by seat: its answers
	back    []moment            // answers that may be taken back, the first ones perhaps only if others agree
	asking  int                 // so many of them

	early   []*game.Position[S, V] // by seat, where it is asked before the rules do; nil: not found out yet
	sealed  [][]game.Option        // by seat, the answers in envelopes; nil: none
	orders  []Orders               // by seat; nil: none
	changed int                    // how often anything was answered or taken back
	stopped string                 // the rule of [Session.Stopped]
	ended   *End                   // how it was ended before its rules did, or nil
	counts  *Counts                // what its host had counted when it was saved, nil if nothing is known of that
}

// New begins a session and plays to its first decision.
func New[S, V comparable](title Title[S, V], start Start) (*Session[S, V], error) {
	s := &Session[S, V]{title: title, start: start, dice: rand.NewPCG(start.Seed, 1)}
	table, err := title.deal(&start)
	if err != nil {
		return nil, err
	}
	if seats := title.Rules.Seats(&table); seats != len(start.Seats) {
		return nil, fmt.Errorf("the game has %d seats, not %d", seats, len(start.Seats))
	}
	if err := s.seated(); err != nil {
		return nil, err
	}
	s.tale = newTale(table, len(start.Seats))
	var news []game.Event
	s.match, news = game.Listen(title.Rules, table, rand.New(s.dice))
	s.tell(game.Table, s.match, news)
	return s, nil
}

// After begins a session that is played after a recorded game: the first answers of its log are given, and from there on
// chance falls as it fell there, as long as the answers are the same.
func After[S, V comparable](title Title[S, V], start Start, log []game.Answer, given int) (*Session[S, V], error) {
	s := &Session[S, V]{title: title, start: start, dice: rand.NewPCG(start.Seed, 1), fate: log}
	table, err := title.deal(&start)
	if err != nil {
		return nil, err
	}
	if err := s.seated(); err != nil {
		return nil, err
	}
	if err := s.replay(table, log[:given], func(game.Seat, *game.Match[S, V], []game.Event) {}); err != nil {
		return nil, err
	}
	s.match = s.match.Fork(s.luck(given, s.dice))
	return s, nil
}

// luck is the chance of a match that goes on after so many answers.
func (s *Session[S, V]) luck(answers int, dice *rand.PCG) game.Dice {
	if s.fate == nil {
		return rand.New(dice)
	}
	return game.Fated(s.fate, answers, rand.New(dice))
}

// Answers returns how many answers of the game have been given, rolls included.
func (s *Session[S, V]) Answers() int { return len(s.match.Log()) }

// Log returns every answer of the game, rolls included, with all its secrets. It must not be changed.
func (s *Session[S, V]) Log() []game.Answer { return s.match.Log() }

// seated finds the players.
func (s *Session[S, V]) seated() error {
	s.heard, s.given = make([]int, len(s.start.Seats)), make([]int, len(s.start.Seats))
	s.players = make([]game.Player[S, V], len(s.start.Seats))
	for i, chair := range s.start.Seats {
		if chair.Kind == Person {
			continue
		}
		s.players[i] = s.title.Player(chair.Kind, rand.New(rand.NewPCG(s.start.Seed, uint64(i)+2)))
		if s.players[i] == nil {
			return fmt.Errorf("nobody plays as %q", chair.Kind)
		}
	}
	return nil
}

// Chairs returns who plays each seat.
func (s *Session[S, V]) Chairs() []Chair { return s.start.Seats }

// Started returns how the session began.
func (s *Session[S, V]) Started() Start { return s.start }

// Over reports whether the game has ended.
func (s *Session[S, V]) Over() bool { return s.match.Over() }

// Asked returns the seat that has to decide.
func (s *Session[S, V]) Asked() game.Seat { return s.match.Pending.Seat }

// Person reports whether a person plays a seat.
func (s *Session[S, V]) Person(seat game.Seat) bool {
	return seat >= 0 && int(seat) < len(s.players) && s.players[seat] == nil
}

// View returns what a seat may look at now.
func (s *Session[S, V]) View(seat game.Seat) V { return s.match.View(seat) }

// Position returns what a seat may know, for a computer player that advises whoever sits there.
func (s *Session[S, V]) Position(seat game.Seat) *game.Position[S, V] {
	if early := s.earlyPosition(seat); early != nil {
		p := *early
		return &p
	}
	return s.match.Position(seat)
}

// Decision returns what a seat is asked, and whether it is the one asked.
func (s *Session[S, V]) Decision(seat game.Seat) (game.Decision, bool) {
	if s.match.Over() {
		return game.Decision{}, false
	}
	if early := s.earlyPosition(seat); early != nil {
		return early.Decision, true
	}
	if seat != s.match.Pending.Seat {
		return game.Decision{}, false
	}
	return s.match.Pending, true
}

// WhyNot explains to the asked seat why something is not on offer; nil if there
// is nothing to say.
func (s *Session[S, V]) WhyNot(seat game.Seat, o game.Option) *game.Why {
	if _, asked := s.Decision(seat); !asked {
		return nil
	}
	return s.Position(seat).WhyNot(o)
}

// Answer answers the pending decision for a seat and plays on to the next.
func (s *Session[S, V]) Answer(seat game.Seat, picks ...game.Option) error {
	d, asked := s.Decision(seat)
	if !asked {
		return ErrNotAsked
	}
	for _, o := range picks {
		if !d.Has(o) {
			return &Refusal{ErrNotOffered, o, s.WhyNot(seat, o)}
		}
	}
	if d.Check(picks) != nil {
		return ErrPicks
	}
	if s.seals(seat) {
		s.answered(seat, d.Window)
		s.seal(seat, picks)
		return nil
	}
	if s.give(seat, picks) != nil {
		return ErrNotAsked
	}
	s.answered(seat, d.Window)
	s.handOver()
	return nil
}

// give gives the rules the answer that they ask for.
func (s *Session[S, V]) give(seat game.Seat, picks []game.Option) error {
	before := s.moment(s.match)
	news, err := s.match.Answer(picks...)
	if err != nil {
		return err
	}
	s.took(seat, before, news)
	return nil
}

// took keeps what an answer led to.
func (s *Session[S, V]) took(seat game.Seat, before moment, news []game.Event) {
	s.early = nil
	s.changed++
	s.tell(seat, s.match, news)
	s.heard[seat] = len(s.tale.all)
	s.given[seat]++
	s.remember(before)
	s.letGo()
	s.endOrders(before.events)
}

// Gesture answers several decisions of a seat one after the other: all of them
// or none. Where chance or something hidden comes to light the gesture ends.
func (s *Session[S, V]) Gesture(seat game.Seat, answers ...game.Option) error {
	try, dice := *s, *s.dice
	try.dice = &dice
	try.match = s.match.Fork(s.luck(s.Answers(), &dice))
	try.tale = s.tale.clone()
	try.heard, try.given, try.back = slices.Clone(s.heard), slices.Clone(s.given), slices.Clone(s.back)
	try.sealed, try.orders = slices.Clone(s.sealed), slices.Clone(s.orders)
	if len(answers) > 1 && s.asksSealed(seat) {
		return ErrAlone
	}
	for i, o := range answers {
		known := len(try.match.Log())
		if err := try.Answer(seat, o); err != nil {
			return err
		}
		if try.match.Lit() > known && i < len(answers)-1 {
			break
		}
	}
	*s = try
	return nil
}
