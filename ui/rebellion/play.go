package rebellion

import (
	"slices"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/words"
)

// Pauses before the computer's moves and before questions that nobody has a choice in, at normal speed.
const (
	thinking = 450 * time.Millisecond
	going    = 60 * time.Millisecond // on with what it has begun
	secret   = 350 * time.Millisecond
)

// thinks is how long the computer seems to think about a question.
func thinks(ask game.Key) time.Duration {
	if rows.Asks[ask].Quick {
		return going
	}
	return thinking
}

// goOn lets the game go on as far as nobody at this screen has to do something: it gives the answers that were chosen,
// lets the computer move after a pause, and finds out who is asked.
func (t *Table) goOn() {
	t.answerAll()
	t.Pending, t.cover = nil, false
	if t.play.Over() || t.Reel.Busy() {
		return
	}
	d := t.play.Decision()
	switch {
	case t.guide != nil:
		t.learn(d)
	case !t.play.Person(d.Seat):
		t.play.PlayAfter(thinks(d.Ask))
	case t.coverFor(d):
		t.renewed("", d.Seat) // he takes his seat first
	case len(d.Options) == 1 && d.Window:
		t.play.PlayAfter(secret)
	default:
		t.ask(d)
	}
}

// answerAll gives the answers that were chosen in the frame before.
func (t *Table) answerAll() {
	if t.guide != nil {
		t.guide.Take()
	}
	chosen, answers := t.Chosen, t.Answers
	t.Chosen, t.Answers = nil, nil
	switch {
	case chosen != nil:
		t.play.Answer(chosen...)
	case answers != nil:
		t.giveInTurn(answers)
	default:
		return
	}
	t.skipOwn()
}

// skipOwn shows at once what the player has just done with his own hands.
func (t *Table) skipOwn() {
	t.Reel.Pass(func(e rules.Event) bool { return rows.Of(e.Kind).ByHand })
	t.View = t.Reel.View
}

// ask puts a decision before the people at the screen.
func (t *Table) ask(d *game.Decision) {
	t.Pending = d
	if t.renewed(d.Ask, d.Seat) {
		t.showWhereAsked()
	}
	if d.Seat == t.Viewer && t.guide == nil {
		t.recap.open(t)
	}
	t.Picks = slices.DeleteFunc(t.Picks, func(o game.Option) bool { return !d.Has(o) })
}

// renewed tells whether another question is put than in the frame before, and to whom.
func (t *Table) renewed(ask game.Key, to game.Seat) bool {
	if t.shownFor == ask && t.shownTo == to {
		return false
	}
	t.shownFor, t.shownTo = ask, to
	t.F.Renew()
	return true
}

// showWhereAsked shows all of the map when a new question is about something beyond the part that is shown.
func (t *Table) showWhereAsked() {
	if !t.Phone() && !t.Board.Camera.Fitted() && slices.ContainsFunc(t.Pending.Options, t.outOfView) {
		t.Board.Camera.ShowAll(t.F.Clock)
	}
}

// Why implements [play.Screen].
func (t *Table) Why(why *game.Why) string { return t.Say.Why(why) }

// Happened implements [play.Screen].
func (t *Table) Happened(news []seat.Frame, answer []game.Option) {
	if t.scene == nil && !t.searching { // what hides the recap does not let it be read
		t.recap.lines = nil
	}
	t.forget()
	t.herald(news, answer)
	if t.projector != nil {
		t.projector.take(t.shown())
	}
	t.Program.Keep(t.F, t)
}

// forget drops what was found out about the question that was put.
func (t *Table) forget() {
	t.advice = nil
	t.dropOdds()
	t.forced = forced{}
	t.hunt.Forget()
	t.placing.Forget()
	clear(t.Whys)
	t.movement.Forget()
}

// together are answers that one act gave, and are taken back by one: many units placed at once.
type together struct {
	answers int
	heard   int // events that the player had seen after them
}

// mayUndo tells whether the people at the screen may take an answer back.
func (t *Table) mayUndo() bool { return t.guide == nil && t.play.MayTakeBack() }

// undo takes the last answer back; a leader who was taken up and put down, as a whole.
func (t *Table) undo() {
	if !t.mayUndo() {
		return
	}
	answers := 1
	if t.together.heard == len(t.Reel.Events) {
		answers = t.together.answers
	}
	t.play.TakeBack(func(left *game.Decision) bool {
		if answers--; answers == 0 && rows.Asks[left.Ask].Whole {
			answers++
		}
		return answers > 0
	})
}

// TookBack implements [play.Screen].
func (t *Table) TookBack() {
	t.forget()
	t.log.Forget()
	t.recap.lines, t.recap.heard = nil, len(t.Reel.Events)
	for s := range t.chairs {
		t.recap.opened[s] = min(t.recap.opened[s], t.seen(game.Seat(s)))
	}
	t.Program.Keep(t.F, t)
}

// moved counts what the movement under way has moved so far.
func (t *Table) moved() (n int) {
	if !t.Asks(rules.AskMove) {
		return 0
	}
	for _, e := range slices.Backward(t.Reel.Events) {
		switch e.Kind {
		case rules.UnitMoved, rules.CaptiveMoved:
			n++
		case rules.Activated:
			return n
		}
	}
	return 0 // a card moves them
}

// undoMovement takes back all that the movement under way has moved; where nothing has moved, the last answer.
func (t *Table) undoMovement() {
	moved := t.moved()
	if moved == 0 || !t.mayUndo() {
		t.undo()
		return
	}
	t.play.TakeBack(func(*game.Decision) bool { moved--; return moved > 0 })
}

// Explain implements [flow.Title].
func (t *Table) Explain(thing game.Option) string {
	for _, o := range words.OptionsOf(thing) {
		if why := t.play.Sight().WhyNot(o); why != nil {
			return t.Say.Why(why)
		}
	}
	if a := rules.Action(thing.A); thing == a.Thing() {
		if text := t.Say.Why(a.Moment()); text != "" {
			return text
		}
	}
	return t.placing.WhyNotDeploy(thing)
}
