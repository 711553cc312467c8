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
	"holoboard/render/cardgame/cards"
	"holoboard/ui"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/speech"
)

// Screen is where decks are built.
type Screen = prepare.Screen[*rules.View]

// New returns the screen on which those build or pick their decks who sit at a table before its game. Decks by lot and those of computers are
// given. When all are in, the affiliation cards are turned up, and then the player goes to the table.
func New(p ui.Program, at prepare.Table[*rules.View]) (*Screen, error) {
	w, err := newWorkshop(p, at)
	if err != nil {
		return nil, err
	}
	return prepare.New(p, at, w.title()), nil
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
	table    prepare.Table[*rules.View]
}

func newWorkshop(p ui.Program, at prepare.Table[*rules.View]) (*workshop, error) {
	setup, format, _, err := rules.ReadSetup(at.Start.Setup)
	return &workshop{
		program: p, words: p.Words(), cards: cards.NewSpeaker(p.Words()), setup: setup, format: format, lot: at.Lot(p), table: at,
	}, err
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
