package screen

import (
	"slices"
	"time"

	"holoboard/game"
	"holoboard/ui/table/carry"
	"holoboard/ui/table/reel"
)

// Pauses before the computer's moves and before questions that nobody has a choice in, at normal speed.
const (
	thinking = 450 * time.Millisecond
	going    = 60 * time.Millisecond // on with what it has begun
	secret   = 350 * time.Millisecond
)

// thinks is how long the computer seems to think about a question.
func (t *Table[V, E]) thinks(ask game.Key) time.Duration {
	switch asking := t.Means.Asking(ask); {
	case asking.Many:
		return 0
	case asking.Quick:
		return going
	}
	return thinking
}

// goOn lets the game go on as far as nobody at this screen has to do something: it gives the answers that were chosen,
// lets the computer move after a pause, and finds out who is asked.
func (t *Table[V, E]) goOn() {
	t.answerAll() // to the question that they were chosen for: another one may come now
	t.Play.Hear()
	t.Stand()
	if t.Play.Over() {
		t.Reel.Hurry(false)
		return
	}
	if t.Reel.Busy() {
		if t.Guide == nil {
			t.Play.ThinkAhead()
		}
		return
	}
	if t.wait() {
		return
	}
	if !t.Play.Asks() {
		t.Play.PlayAfter(func(ask game.Key) time.Duration { return t.pause(t.thinks(ask)) })
		return
	}
	d := t.Play.Decision()
	switch {
	case t.Guide != nil:
		t.learn(d)
	case t.coverFor(d):
		t.Reel.Hurry(false)
		t.renewed("", d.Seat) // he takes his seat first
	case d.Window && t.Play.Due():
		t.Play.PlayAfter(func(game.Key) time.Duration { return t.letsPass() })
	default:
		t.Reel.Hurry(false)
		t.ask(d)
	}
}

// wait tells whether something was done here of which is not known yet what came of it: nothing else is asked then, and what was put
// down stays where it lies.
func (t *Table[V, E]) wait() bool {
	answers, ahead, waits := t.Play.Sent()
	if any(ahead) != any(*new(V)) {
		t.View = ahead
	}
	t.sent = answers
	return waits || t.Play.Wish() != nil
}

// pause is how long a pause is: none for who wants to be asked at once.
func (t *Table[V, E]) pause(length time.Duration) time.Duration {
	if t.Reel.Hurries() {
		return 0
	}
	return length
}

// letsPass is how long a window stands open that is answered for its seat: as long for all where that might tell something.
func (t *Table[V, E]) letsPass() time.Duration {
	if t.Own.Openly() {
		return t.pause(going)
	}
	return secret
}

// Stand asks nobody at the screen.
func (t *Table[V, E]) Stand() { t.Pending, t.covered = nil, false }

// LetPlay lets the computers go on alone.
func (t *Table[V, E]) LetPlay() {
	t.Stand()
	if t.Play.Over() {
		return
	}
	if !t.Play.Asks() {
		t.Play.PlayAfter(t.thinks)
	}
}

// answerAll gives the answers that were chosen in the frame before.
func (t *Table[V, E]) answerAll() {
	if t.Guide != nil {
		t.Guide.Take()
	}
	chosen, answers := t.Chosen, t.Answers
	t.Chosen, t.Answers = nil, nil
	switch {
	case chosen != nil:
		t.Play.Answer(chosen...)
	case answers != nil:
		t.giveInTurn(answers)
	default:
		return
	}
	t.skipOwn()
}

// skipOwn shows at once what the player has just done with his own hands.
func (t *Table[V, E]) skipOwn() {
	t.Reel.Pass(func(e E) bool { return t.Means.Telling(e).ByHand })
	t.View = t.Reel.View
}

// ask puts a decision before the people at the screen.
func (t *Table[V, E]) ask(d *game.Decision) {
	t.Pending = d
	if t.renewed(d.Ask, d.Seat) {
		t.showWhereAsked()
	}
	if d.Seat == t.Viewer && t.Guide == nil {
		t.Recap.Open()
	}
	t.Picks = slices.DeleteFunc(t.Picks, func(o game.Option) bool { return !d.Has(o) })
}

// asked is a question, and to whom it is put.
type asked struct {
	ask game.Key
	to  game.Seat
}

// renewed tells whether another question is put than in the frame before, and to whom.
func (t *Table[V, E]) renewed(ask game.Key, to game.Seat) bool {
	now := asked{ask, to}
	if t.shownFor == now {
		return false
	}
	t.shownFor, t.peek.on = now, false
	t.F.Renew()
	return true
}

// showWhereAsked shows all of the map when a new question is about something beyond the part that is shown.
func (t *Table[V, E]) showWhereAsked() {
	if !t.Phone() && !t.Board.Camera().Fitted() && slices.ContainsFunc(t.Pending.Options, t.outOfView) {
		t.Board.Camera().ShowAll(t.F.Clock)
	}
}

// giveInTurn answers several decisions one after the other. What is asked again after each answer is answered until no more may
// be; all else is done as a whole or not at all.
func (t *Table[V, E]) giveInTurn(answers []game.Option) {
	asking := t.Means.Asking(t.Play.Decision().Ask)
	switch {
	case asking.Repeats:
		t.Play.Repeat(answers, len(answers) >= carry.All)
	case t.Play.Gesture(answers...) && (len(answers) > 2 || asking.AtOnce):
		t.together = together{len(answers), len(t.Reel.Events)}
	}
}

// Why implements [play.Screen].
func (t *Table[V, E]) Why(why *game.Why) string { return t.why(why) }

// Rule implements [play.Screen].
func (t *Table[V, E]) Rule(asked *game.Decision) string { return t.Sheets.Rule(asked) }

// Happened implements [play.Screen].
func (t *Table[V, E]) Happened(news []reel.Frame[V, E], answers []game.Option) {
	if !t.Covered() && !t.search { // what hides the recap does not let it be read
		t.Recap.Lines = nil
	}
	if t.Pending != nil { // else it was not asked here
		t.F.EndRefusal()
	}
	t.forget()
	t.Own.Happened(news, answers)
	t.Heard()
	t.Program.Keep(t.F, t.Game)
}

// forget drops what was found out about the question that was put.
func (t *Table[V, E]) forget() {
	t.Advice.Forget()
	t.Own.Forget()
	clear(t.Whys)
}

// together are answers that one act gave, and are taken back by one: many things placed at once.
type together struct {
	answers int
	heard   int // events that the player had seen after them
}

// MayTakeBack tells whether the people at the screen may take an answer back.
func (t *Table[V, E]) MayTakeBack() bool { return t.Guide == nil && t.Play.MayTakeBack() }

// TakeBack takes the last answer back; what was taken up and put down, as a whole.
func (t *Table[V, E]) TakeBack() {
	if !t.MayTakeBack() {
		return
	}
	answers := 1
	if t.together.heard == len(t.Reel.Events) {
		answers = t.together.answers
	}
	t.Play.TakeBack(answers, func(asked *game.Decision) bool { return t.Means.Asking(asked.Ask).Whole })
}

// TakeAllBack takes back all that the title wants taken back together; where that is nothing, the last answer.
func (t *Table[V, E]) TakeAllBack() {
	answers := t.Own.Done()
	if answers == 0 || !t.MayTakeBack() {
		t.TakeBack()
		return
	}
	t.Play.TakeBack(answers, nil)
}

// TookBack implements [play.Screen].
func (t *Table[V, E]) TookBack() {
	t.F.EndRefusal()
	t.forget()
	t.Log.Forget()
	t.Recap.TookBack()
	t.Program.Keep(t.F, t.Game)
}
