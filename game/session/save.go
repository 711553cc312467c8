package session

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"holoboard/game"
)

// A file is a saved session. It holds every answer, so it tells all secrets.
type file struct {
	Format string          `json:"holoboard"` // fileFormat
	Sum    string          `json:"sum"`       // of Game
	Game   json.RawMessage `json:"game"`
}

const fileFormat = "save 1: tells all secrets of its game"

type saved struct {
	Title   string `json:"title"`
	Rules   int    `json:"rules"` // version
	Start   Start  `json:"start"`
	Dice    []byte `json:"dice"`
	Answers string `json:"answers"` // base64: seat, number of picks, four bytes a pick
	Table   string `json:"table"`   // sum of the table at the end
	Over    bool   `json:"over"`

	Passed bits     `json:"passed,omitempty"` // by answer: it was given for a person who was not asked
	Sealed string   `json:"sealed,omitempty"` // answers in envelopes, like Answers
	Orders []Orders `json:"orders,omitempty"` // by seat
	Ended  *End     `json:"ended,omitempty"`
	Counts *Counts  `json:"counts,omitempty"`
}

// ErrDamaged is what reading a save fails with that is not whole, or no save at all.
var ErrDamaged = errors.New("this file is no saved game, or it is damaged")

// ErrNewer is what reading a save fails with that a newer program has written in a way of its own.
var ErrNewer = errors.New("this game was saved by a newer program")

// Save returns the session as a file: how it began and every answer since.
func (s *Session[S, V]) Save() ([]byte, error) { return s.save(nil) }

// save returns the session as a file, with what its host has counted.
func (s *Session[S, V]) save(counts *Counts) ([]byte, error) {
	dice, err := s.dice.MarshalBinary()
	if err != nil {
		return nil, fmt.Errorf("save the dice: %w", err)
	}
	var sealed []game.Answer
	for _, seat := range s.Sealed() {
		sealed = append(sealed, game.Answer{Seat: seat, Picks: s.sealed[seat]})
	}
	body, err := json.Marshal(saved{
		Title: s.title.ID, Rules: s.title.Version, Start: s.start, Dice: dice,
		Answers: pack(s.match.Log()), Table: fmt.Sprintf("%016x", game.Sum(&s.match.Now)), Over: s.match.Over(),
		Passed: s.passed, Sealed: pack(sealed), Orders: s.orders, Ended: s.ended, Counts: counts,
	})
	if err != nil {
		return nil, fmt.Errorf("save the game: %w", err)
	}
	return json.Marshal(file{fileFormat, sum(body), body})
}

func sum(b []byte) string {
	h := fnv.New64a()
	h.Write(b)
	return fmt.Sprintf("%016x", h.Sum64())
}

func pack(log []game.Answer) string {
	var b []byte
	for _, a := range log {
		if len(a.Picks) > game.MostPicks {
			panic(fmt.Sprintf("session: %d picks in one answer", len(a.Picks)))
		}
		b = append(b, byte(a.Seat), byte(len(a.Picks)))
		for _, o := range a.Picks {
			b = append(b, o.Kind, o.A, o.B, o.C)
		}
	}
	return base64.StdEncoding.EncodeToString(b)
}

func unpack(text string) (log []game.Answer, err error) {
	b, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, ErrDamaged
	}
	for len(b) > 0 {
		if len(b) < 2 || len(b) < 2+4*int(b[1]) {
			return nil, ErrDamaged
		}
		a := game.Answer{Seat: game.Seat(int8(b[0])), Picks: make([]game.Option, b[1])}
		b = b[2:]
		for i := range a.Picks {
			a.Picks[i] = game.Option{Kind: b[0], A: b[1], B: b[2], C: b[3]}
			b = b[4:]
		}
		if a.Seat == game.Chance && len(a.Picks) != 1 {
			return nil, ErrDamaged
		}
		log = append(log, a)
	}
	return log, nil
}

// A Summary is what a save tells about itself without being played again.
type Summary struct {
	Title string
	Rules int
	Start Start
	Over  bool
}

// Read reads a save's summary and checks that it is whole.
func Read(data []byte) (Summary, error) {
	g, err := open(data)
	return Summary{g.Title, g.Rules, g.Start, g.Over}, err
}

// Continues tells whether a save goes on from another one: it began alike, and every answer there was given here too.
func Continues(save, from []byte) bool {
	here, err := open(save)
	if err != nil {
		return false
	}
	there, err := open(from)
	if err != nil || here.Title != there.Title || !alike(here.Start, there.Start) {
		return false
	}
	all, err := unpack(here.Answers)
	if err != nil {
		return false
	}
	some, err := unpack(there.Answers)
	if err != nil || len(some) > len(all) {
		return false
	}
	return slices.EqualFunc(some, all[:len(some)], func(a, b game.Answer) bool { return a.Seat == b.Seat && slices.Equal(a.Picks, b.Picks) })
}

// alike tells whether two games begin alike.
func alike(a, b Start) bool {
	one, err := json.Marshal(a)
	if err != nil {
		return false
	}
	other, err := json.Marshal(b)
	return err == nil && bytes.Equal(one, other)
}

func open(data []byte) (g saved, err error) {
	var f file
	err = json.Unmarshal(data, &f)
	if err == nil && newer(f.Format) {
		return saved{}, ErrNewer
	}
	if err != nil || f.Format != fileFormat || f.Sum != sum(f.Game) || json.Unmarshal(f.Game, &g) != nil || !g.sane() {
		return saved{}, ErrDamaged
	}
	return g, nil
}

// newer tells whether a file says that it is a save of a kind that comes after this one.
func newer(format string) bool {
	var kind, ours int
	_, err := fmt.Sscanf(format, "save %d:", &kind)
	_, _ = fmt.Sscanf(fileFormat, "save %d:", &ours)
	return err == nil && kind > ours
}

// sane tells whether a save is no longer in any part than one can be: whoever seals a file may write anything into it.
func (g *saved) sane() bool {
	const (
		mostAnswers = 1 << 20 // letters, some twenty times those of a long game
		mostSetup   = 1 << 16 // letters
		mostSeats   = 16
		mostName    = 200 // letters of a title, of a player's name, and of his kind
	)
	for _, c := range g.Start.Seats {
		if len(c.Name) > mostName || len(c.Kind) > mostName {
			return false
		}
	}
	return len(g.Title) <= mostName && len(g.Answers) <= mostAnswers && len(g.Sealed) <= mostAnswers && len(g.Passed) <= mostAnswers && len(g.Start.Setup) <= mostSetup && len(g.Start.Seats) <= mostSeats
}

// Load resumes a saved session.
func Load[S, V comparable](title Title[S, V], data []byte) (*Session[S, V], error) {
	return load(title, data, func(game.Seat, *game.Match[S, V], []game.Event) {})
}

// load resumes a saved session and tells, while it is played again, of the deal and of each answer of a seat what it led to.
func load[S, V comparable](title Title[S, V], data []byte, tell func(by game.Seat, now *game.Match[S, V], news []game.Event)) (*Session[S, V], error) {
	g, err := open(data)
	switch {
	case err != nil:
		return nil, err
	case g.Title != title.ID:
		return nil, fmt.Errorf("this is a game of %s, not of %s", g.Title, title.ID)
	case !title.opens(g.Rules):
		return nil, fmt.Errorf("this game was saved by version %d of the rules, this program plays version %d", g.Rules, title.Version)
	}
	table, err := title.deal(&g.Start)
	if err != nil {
		return nil, err
	}
	s := &Session[S, V]{title: title, start: g.Start, dice: new(rand.PCG), passed: g.Passed}
	log, err := unpack(g.Answers)
	s.passed.cut(len(log))
	if err != nil || s.dice.UnmarshalBinary(g.Dice) != nil || len(g.Start.Seats) != title.Rules.Seats(&table) {
		return nil, ErrDamaged
	}
	if err := s.seated(); err != nil {
		return nil, err
	}
	older := g.Rules < title.Version
	switch err := s.replay(table, log, tell); {
	case err != nil && (!older || s.match == nil):
		return nil, fmt.Errorf("this saved game does not fit the rules: %w", err)
	case err != nil:
		s.stopped = title.stops(&g, log, s.match)
		return s, nil
	}
	if err := s.concludeAgain(g.Ended, tell); err != nil {
		return nil, err
	}
	if older {
		_ = s.restore(&g) // what does not fit any more is answered, or ordered, anew
		return s, nil
	}
	if fmt.Sprintf("%016x", game.Sum(&s.match.Now)) != g.Table || s.Over() != g.Over {
		return nil, ErrDamaged
	}
	if err := s.restore(&g); err != nil {
		return nil, err
	}
	if g.Counts != nil && s.countable(g.Counts) { // numbers are not worth a game: what does not fit is counted anew
		s.counts = g.Counts
	}
	return s, nil
}

// opens reports whether a save of a version can be played again.
func (t *Title[S, V]) opens(version int) bool { return t.Oldest() <= version && version <= t.Version }

// Oldest is the oldest version of the rules whose saves can be opened.
func (t *Title[S, V]) Oldest() int {
	oldest := t.Version
	for _, c := range t.Changes {
		oldest = min(oldest, c.Version-1)
	}
	return oldest
}

// stops finds the rule by which a save of an older version goes no farther than a match: the one that, read as before, lets it go
// farthest; else the first that shows at what is asked there; if none does, one that cannot be read as before.
func (t *Title[S, V]) stops(g *saved, log []game.Answer, stopped *game.Match[S, V]) (rule string) {
	fit, shows := len(stopped.Log()), ""
	for _, c := range t.Changes {
		if c.Version <= g.Rules {
			continue
		}
		if c.Undo == nil {
			switch {
			case slices.Contains(c.Asks, stopped.Pending.Ask):
				shows = cmp.Or(shows, c.Rule)
			case c.Asks == nil:
				rule = cmp.Or(rule, c.Rule)
			}
			continue
		}
		start := g.Start
		start.Setup = c.Undo(start.Setup)
		table, err := t.deal(&start)
		if err != nil {
			continue
		}
		m, _ := game.Retrace(t.Rules, table, log, rand.New(rand.NewPCG(1, 1)), func(_, _ *game.Match[S, V], _ []game.Event) {})
		if m != nil && len(m.Log()) > fit {
			shows, fit = c.Rule, len(m.Log())
		}
	}
	return cmp.Or(shows, rule)
}

// Stopped returns the rule by which a save of an older version was opened only up to an answer that it does not know any more, or
// nothing.
func (s *Session[S, V]) Stopped() (rule string) { return s.stopped }

// restore puts answers back into their envelopes, and gives the standing orders again.
func (s *Session[S, V]) restore(g *saved) error {
	sealed, err := unpack(g.Sealed)
	if err != nil || g.Orders != nil && len(g.Orders) != len(s.players) {
		return ErrDamaged
	}
	for _, a := range sealed {
		if a.Seat < 0 || int(a.Seat) >= len(s.players) || s.Answer(a.Seat, a.Picks...) != nil {
			return ErrDamaged
		}
	}
	for i, orders := range g.Orders {
		for _, o := range orders.Each {
			if s.SetOrder(game.Seat(i), o) != nil {
				return ErrDamaged
			}
		}
		own := s.ordersOf(game.Seat(i))
		own.Interject, own.Hold = orders.Interject, orders.Hold
	}
	return nil
}

// replay plays the recorded answers again and collects what happened, who knew what of it, and what can be taken back.
func (s *Session[S, V]) replay(table S, log []game.Answer, tell func(by game.Seat, now *game.Match[S, V], news []game.Event)) (err error) {
	s.match, err = game.Retrace(s.title.Rules, table, log, rand.New(s.dice), func(before, now *game.Match[S, V], news []game.Event) {
		s.match = now
		if before == nil {
			s.tale = newTale(table, len(s.players))
			s.tell(game.Table, now, news)
			tell(game.Table, now, news)
			return
		}
		seat := before.Pending.Seat
		heard := s.heard[seat]
		tell(seat, now, news)
		s.took(seat, s.moment(before), news)
		if s.passed.has(len(before.Log())) {
			s.heard[seat] = heard
		}
	})
	return err
}
