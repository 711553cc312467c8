// Package deck is where decks are built, or picked, in secret (R3.2), and where both affiliation cards are turned up when all are ready
// (R3.3). It knows no rule: which sets go together package cardgame of the rules says, each with its reason; how they are put together
// is that of every list, package build, and who builds when is that of every title that brings something, package prepare.
//
//	deck.go   decks for a game that has not begun · builder.go  one player's bench
//	sets.go   how objective sets are shown · worth.go  what a deck is worth · text.go  decks as text
//	turn.go   the affiliation cards are turned up · shots.go  examples
package deck

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	"holoboard/render/cardgame/cards"
	"holoboard/ui"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/speech"
)

// Screen is where decks are built.
type Screen = prepare.Screen[*rules.View]

// New returns the screen on which persons build or pick their decks for the game of a host that is kept here. Decks by lot and those of
// computers are handed in at once. When all are in, the affiliation cards are turned up, and then the player goes to what table returns.
func New(p ui.Program, host *session.Host[rules.State, rules.View], c *play.Clock, table func(*play.Place[*rules.View]) ui.Game) (*Screen, error) {
	if _, err := prepare.Given(host, match.Given); err != nil {
		return nil, err
	}
	start := host.Started()
	return at(p, play.Kept(host, c), func() error { return host.Begin(start.Seed) }, start, table)
}

// Far is the same for those who sit far from the table: of its start they know setup and seats, and no deck.
func Far(p ui.Program, place *play.Place[*rules.View], start session.Start, table func(*play.Place[*rules.View]) ui.Game) (*Screen, error) {
	return at(p, place, nil, start, table)
}

func at(p ui.Program, place *play.Place[*rules.View], begin func() error, start session.Start, table func(*play.Place[*rules.View]) ui.Game) (*Screen, error) {
	w, err := newWorkshop(p, start)
	if err != nil {
		return nil, err
	}
	w.place, w.table = place, table
	return prepare.New(p, place, begin, w.title()), nil
}

// A workshop is what the builders of a game have in common.
type workshop struct {
	program  ui.Program
	words    *assets.Words
	cards    *cards.Speaker
	setup    rules.Setup
	format   rules.Format
	lot      uint64 // what is proposed is drawn by it
	builders [2]*builder
	place    *play.Place[*rules.View]
	table    func(*play.Place[*rules.View]) ui.Game
}

func newWorkshop(p ui.Program, start session.Start) (*workshop, error) {
	setup, format, _, err := rules.ReadSetup(start.Setup)
	lot := ui.Lot(p)
	if start.Open { // everybody knows the seed, and wants the same again by it
		lot = start.Seed
	}
	return &workshop{program: p, words: p.Words(), cards: cards.NewSpeaker(p.Words()), setup: setup, format: format, lot: lot}, err
}

// fixed reports whether decks are picked among ready ones.
func (w *workshop) fixed() bool { return w.format == rules.Starter || w.setup.Decks == rules.Picked }

func (w *workshop) title() prepare.Title {
	side := func(seat game.Seat) int { return int(rules.SideOf(seat)) }
	sign := func(seat game.Seat) string { return "emblem_" + rules.SideOf(seat).String() }
	name := "bench.build"
	if w.fixed() {
		name = "bench.pick"
	}
	return prepare.Title{
		Name: name, Side: side, Sign: sign, Seat: w.side, Line: w.line, Why: w.why, Begun: w.begun,
		Builder: func(seat game.Seat) prepare.Builder {
			if w.setup.Decks == rules.Drawn {
				return nil
			}
			w.builders[seat] = w.builder(seat)
			return w.builders[seat]
		},
		Back: func(f *ui.Frame, seat game.Seat, box ui.Rect) {
			cards.Back(f.Canvas, rules.SideOf(seat), box)
		},
	}
}

// side is what a seat is called.
func (w *workshop) side(seat game.Seat) string {
	return w.words.Say("side." + rules.SideOf(seat).String())
}

// line says for whom a deck is built, and of which affiliation.
func (w *workshop) line(seat game.Seat) string {
	of := w.builders[seat].current()
	if w.fixed() && len(w.builders[seat].List()) == 0 {
		return w.words.Say("bench.line.fixed", assets.Args{"side": w.side(seat)})
	}
	return w.words.Say("bench.line", assets.Args{"side": w.side(seat), "affiliation": w.affiliation(of)})
}

func (w *workshop) affiliation(a rules.Affiliation) string {
	return w.words.Say("affiliation." + a.String())
}

func (w *workshop) why(y game.Why) string { return speech.Why(w.words, &y) }
