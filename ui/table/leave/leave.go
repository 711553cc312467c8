// Package leave has somebody answer in a player's place who leaves a part of the game to him: he says first what he would do and asks, and
// spends nothing that is given once unless he is told to. Each answer is given like one of the player's own, one after the other, so that
// he sees it and can stop; what comes in between he is asked himself. Who answers, and what he would do in words, the title says.
//
//	leave.go  what is left to him · deed.go  what he would do · plan.go  how that is asked · table.go  the table that he answers at
package leave

import (
	"slices"

	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/work"
)

// A Part is what may be left to him at a question.
type Part struct {
	ID   string     // of its words: auto.ID, auto.ID.about, and auto.ID.over where he may leave all as it is
	Asks []game.Key // that he answers then
	Lone bool       // of the thing alone that is asked about
	Ends bool       // the part too is ended
}

// A Title says who answers.
type Title struct {
	Parts   map[game.Key]Part                  // what may be left at each question
	Between []game.Key                         // questions that come in between, of either side, that the player is asked himself
	Lone    func(d *game.Decision) game.Option // the thing that a question is about, where a part is about one
	Rests   func(o game.Option) bool           // tells whether an option ends what is asked and leaves the rest as it is
	Once    func(o game.Option) bool           // tells whether it spends what is given once
	Helper  func() Helper                      // somebody who answers from now on, alike whenever he is asked about the same table
}

// A Helper answers in a player's place. What he works out he works out beside the picture, in memory of his own: a thought that nobody
// waits for any more still writes it.
type Helper struct {
	// Answer returns what works out his answer to what is asked, and what returns it then. He may be told to spend nothing.
	Answer func(spends bool) (works func(*work.Work), answer func() game.Option)
	// Foresee returns what works out what he would do of a part without spending anything, and what says that then, a line for each thing;
	// nil: his answer to what is asked now.
	Foresee func(Part) (works func(*work.Work), lines func() []string)
}

// Leave is what is left to somebody at a table now.
type Leave struct {
	Title Title
	Table Table

	left left
	deed *deed // that the player is asked about, until he agrees
	over *left // he would leave the rest as it is; until somebody answers something
}

// left is what is left.
type left struct {
	on     bool
	part   Part
	seat   game.Seat
	lone   game.Option // what alone it is about
	helper Helper
	spends bool // what is given once too
	work   *work.Work
	answer func() game.Option
}

// On tells whether he answers now.
func (l *Leave) On() bool { return l.left.on }

// Seat is the seat that he answers for while he is on.
func (l *Leave) Seat() game.Seat { return l.left.seat }

// Thinks tells whether he thinks about an answer.
func (l *Leave) Thinks() bool { return l.left.work != nil }

// Stop takes over again.
func (l *Leave) Stop() {
	l.left.work.Stop()
	if l.deed != nil {
		l.deed.work.Stop()
	}
	l.left, l.deed, l.over = left{}, nil, nil
}

// Rests tells whether he would leave the rest as it is.
func (l *Leave) Rests() bool { return l.over != nil }

// Forget forgets that he would leave the rest: something was answered.
func (l *Leave) Forget() { l.over = nil }

// to leaves to him what is asked now.
func (l *Leave) to(p Part, spends bool) {
	d := l.Table.Asking()
	l.Stop()
	l.left = left{on: true, part: p, seat: d.Seat, helper: l.Title.Helper(), spends: spends}
	if p.Lone {
		l.left.lone = l.Title.Lone(d)
	}
	l.Table.Frame().Invalidate()
}

// GoOn gives his next answer, and stops where something else is asked, or where somebody presses anything.
func (l *Leave) GoOn() {
	a := &l.left
	if !a.on {
		return
	}
	f := l.Table.Frame()
	switch d := l.Table.Asking(); {
	case f.In.Pressed || f.Pressed(ui.KeyEscape):
		l.Stop()
	case d == nil:
		if l.Table.Over() {
			l.Stop()
		}
	case slices.Contains(l.Title.Between, d.Ask), d.Seat != a.seat && slices.Contains(a.part.Asks, d.Ask):
		// that the player decides himself, or the other side
	case d.Seat != a.seat, !slices.Contains(a.part.Asks, d.Ask), a.part.Lone && l.Title.Lone(d) != a.lone:
		l.Stop()
	default:
		l.give()
	}
}

// give lets him think beside the picture and gives his answer when it is there.
func (l *Leave) give() {
	a := &l.left
	if a.work == nil {
		works, answer := a.helper.Answer(a.spends)
		a.answer, a.work = answer, l.Table.Frame().Work(works)
	}
	if !a.work.Soon() {
		l.Table.Wake()
		return
	}
	a.work = nil
	o := a.answer()
	switch {
	case l.Title.Rests(o) && !a.part.Ends:
		l.leavesRest(a.part, a.seat)
	case !l.Table.Offered(o):
		l.Stop()
	default:
		if l.Table.Choose(o); l.Table.Confirms() { // what the player is asked about once more he answers himself
			l.Stop()
		}
		l.Table.Frame().Invalidate()
	}
}

// leavesRest notes that he would leave the rest as it is.
func (l *Leave) leavesRest(p Part, seat game.Seat) {
	l.Stop()
	l.over = &left{part: p, seat: seat}
	l.Table.Frame().Invalidate()
}

// Button adds the button that leaves to him what is asked.
func (l *Leave) Button(list []flow.Button) []flow.Button {
	d := l.Table.Asking()
	p, any := l.Title.Parts[d.Ask]
	if !any || l.Table.Guided() {
		return list
	}
	words := l.Table.Says()
	b := flow.Button{
		Button: ui.Button{ID: "auto", Label: words.Say("auto." + p.ID), Key: ui.KeyB, KeyName: "B", Hint: words.Say("auto." + p.ID + ".about")},
		Press:  func(game.Option) { l.Begin() },
	}
	if o := l.over; o != nil && o.seat == d.Seat && o.part.ID == p.ID {
		b.Why = words.Say("auto." + p.ID + ".over")
	}
	return append(list, b)
}

// Hint says that he answers what is asked, and how to stop him, or that he would do no more; nothing where neither is so.
func (l *Leave) Hint() string {
	d := l.Table.Asking()
	switch {
	case d == nil:
	case l.left.on && d.Seat == l.left.seat && slices.Contains(l.left.part.Asks, d.Ask):
		return l.Table.Says().Say(l.Table.ForTouch("auto.stop"))
	case l.over != nil && d.Seat == l.over.seat:
		return l.Table.Says().Say("auto." + l.over.part.ID + ".over")
	}
	return ""
}
