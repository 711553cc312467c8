// Package cardgame is the table screen of The Card Game: what it has beside what every table has, which is in ui/table/screen and the
// packages around it. It knows no rule: what may be done is what the decision offers, and why something may not be done the
// session says.
//
//	lesson.go   the guided first turn · follows.go  what comes of an answer · examples.go  screens of games told in words · retold.go  the log and the recap
//	table.go    the screen and its parts · rows.go  what questions and events mean · sayings.go  its words
//	gestures.go where cards are put · paying.go  what they are paid from
//	piles.go    looking through what lies openly
//	band.go     several chosen by a rubber band · keys.go  what keys do
//	aside.go    what is worth knowing beside the hand
//	fight.go    an engagement · things.go  what lies on the table · choices.go  cards to choose from · sheets.go  cards seen closely · result.go  the end of a game
package cardgame

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/bot"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/cardgame/book"
	"holoboard/ui/cardgame/refuse"
	"holoboard/ui/cardgame/windows"
	"holoboard/ui/table/advice"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/play"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/tell"
	"holoboard/ui/table/watch"
)

type (
	view  = rules.View
	event = rules.Event
)

// Session is one running game.
type Session = session.Session[rules.State, rules.View]

// Table is the screen of a game.
type Table struct {
	*seat.Seat[*view, *event]
	screen.Plain[*view, *event]

	screen  *watch.Table[*view, *event] // that shows it
	board   *table.Board
	cards   scene.Choices[*view]
	windows *windows.Windows
	refuse  refuse.Refusals

	foresight foresight

	lands map[game.Option][]landing // where things can be put, as far as it was asked
	plan  *plan                     // a card that is about to be played; nil: none

	fights   []tell.Line // all engagements of a game that is over, after so many events
	fightsOf int
	ended    ended
	band     band
}

// unplayed is a table at which nobody plays.
func unplayed(p ui.Program, projected bool) *Table {
	t := &Table{board: table.New(p.Words(), projected)}
	t.Seat = &seat.Seat[*view, *event]{Flow: flow.New(t, p, new(view)), Board: t.board, Means: means}
	t.cards = scene.Choices[*view]{Flow: t.Flow, How: how{t}}
	t.refuse = refuse.Refusals{Flow: t.Flow, Sight: t.sight}
	t.windows = windows.New(t.Seat, t.board, func() *play.Play[*view, *event] { return t.screen.Play }, func() bool { return t.screen.Waits() || t.screen.Guide != nil })
	t.screen = watch.New(screen.New(t.Seat, screen.Own[*view, *event]{
		Title: t, Words: sayings{Table: t}, Things: things{Table: t}, Panels: panels{Table: t}, Carries: carried{Table: t},
	}, screen.Parts[*view, *event]{
		Lines:   lines{sayings{Table: t}},
		Filters: filters(),
		Sheets:  sheets{Table: t, PlainSheets: screen.PlainSheets[*view, *event]{Of: t.Seat, Signs: book.SignText, Pages: book.Of}}, Choices: choices{Table: t},
		Windows: screen.SecretWindows,
	}), match.Wire(), func(p ui.Program, projected bool) *screen.Table[*view, *event] {
		return unplayed(p, projected).screen.Table
	})
	t.screen.Advice.Choose = t.askAdmiral
	t.screen.Left = append(t.screen.Left, func() { t.foresight.of.Drop() })
	return t
}

// askAdmiral asks an admiral what he would choose in a seat's place, who knows what that seat knows, and why.
func (t *Table) askAdmiral(s session.Sight[*view], seed uint64, rest func() bool) (c advice.Choice) {
	at := s.(*game.Position[rules.State, rules.View])
	c = advice.Of(bot.Adviser[rules.State](advice.Chance(seed)), at, rest)
	c.Tell = func() (move, why string) {
		if reason := bot.Why(&at.View, &at.Decision, c.Option); reason != "" {
			why = t.Words.Say(string(reason))
		}
		return "", why
	}
	return c
}

// kit opens games.
func kit() opening.Kit[rules.State, view, *event, *Table] {
	return opening.Kit[rules.State, view, *event, *Table]{
		Title: match.Title(), Wire: match.Wire(), Unplayed: unplayed, Seats: 2, Lesson: theLesson,
		Screen: func(t *Table) *watch.Table[*view, *event] { return t.screen },
		Guided: func(t *Table) lesson.Title { return guided{screen.Guided[*view, *event]{Table: t.screen.Table}, t} },
	}
}

// Teller implements [screen.Title].
func (*Table) Teller() reel.Teller[*event] { return means }

// Thing implements [flow.Title].
func (t *Table) Thing(o game.Option) game.Option { return table.Lying(o) }

// Explain implements [flow.Title].
func (t *Table) Explain(thing game.Option) string { return t.refuse.Long(thing) }

// sight is what the seat that is asked at this screen may know; nil where none is.
func (t *Table) sight() session.Sight[*view] {
	if t.screen.Play == nil || t.Pending == nil {
		return nil
	}
	return t.screen.Play.Sight()
}

// ID implements [flow.Title].
func (t *Table) ID(o game.Option) string { return spotID(o) }

// Openly implements [screen.Title]: what is asked of what lies on the table may be seen by all (decisions, section 5).
func (t *Table) Openly() bool {
	if t.screen.Play == nil || t.screen.Play.Over() || !t.screen.Play.Asks() {
		return false
	}
	ask := t.screen.Play.Decision().Ask
	return !asks[ask].Hand && !secret[ask]
}

// secret are the questions whose options tell what a hand or a pile holds.
var secret = map[game.Key]bool{
	rules.AskKeepObjectives: true, rules.AskRevealNext: true, rules.AskChooseCard: true, rules.AskOrderBack: true, rules.AskEdgeDiscardOrder: true,
	rules.AskUseMay: true, rules.AskPlayAs: true,
}

// Result implements [screen.Title].
func (t *Table) Result() *ui.Result {
	if !t.screen.Play.Over() {
		return nil
	}
	v := t.screen.Play.Open()
	return &ui.Result{Won: t.Won(int(v.Winner), len(t.screen.Chairs)), How: "result." + v.Ending.String(), Rounds: int(v.Turn)}
}
