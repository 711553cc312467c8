package rebellion

import (
	"errors"
	"slices"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui/rebellion/rows"
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
	if t.Game.Over() || t.Reel.Busy() {
		return
	}
	d, _ := t.Game.Decision(t.Game.Asked())
	switch {
	case t.guide != nil:
		t.guide.goOn(t, &d)
	case !t.Game.Person(d.Seat):
		t.playAfter(thinks(d.Ask))
	case t.coverFor(&d):
		t.renewed("", d.Seat) // he takes his seat first
	case len(d.Options) == 1 && d.Window:
		t.playAfter(secret)
	default:
		t.ask(&d)
	}
}

// answerAll gives the answers that were chosen in the frame before.
func (t *Table) answerAll() {
	chosen, answers := t.guided(t.Chosen, t.Answers)
	t.Chosen, t.Answers = nil, nil
	switch {
	case chosen != nil:
		t.answer(chosen)
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

// answer answers the pending decision.
func (t *Table) answer(picks []game.Option) {
	if t.refused(t.Game.Answer(t.Game.Asked(), picks...)) {
		return
	}
	t.happened(picks...)
}

// refused tells the player why an answer was not taken, if it was not.
func (t *Table) refused(err error) bool {
	if err == nil {
		return false
	}
	text := err.Error()
	if r := (*session.Refusal)(nil); errors.As(err, &r) && r.Why != nil {
		text = t.Say.Why(r.Why)
	}
	t.F.Toast(text)
	return true
}

// happened shows what an answer has led to, and keeps the game.
func (t *Table) happened(answer ...game.Option) {
	t.Picks = nil
	t.Pending = nil
	if t.scene == nil && !t.searching { // what hides the recap does not let it be read
		t.recap.lines = nil
	}
	t.forget()
	frames := t.log.goOn(t)
	t.herald(frames, answer)
	t.Reel.Add(frames, t.Game.View(t.Viewer))
	if t.projector != nil {
		t.projector.take(t.shown())
	}
	t.Program.Keep(t.F, t)
	t.F.Invalidate()
}

// forget drops what was found out about the question that was put.
func (t *Table) forget() {
	t.advice = nil
	t.dropOdds()
	t.forced = forced{}
	t.hunt.ruled = nil
	t.deploys = deploys{}
	clear(t.Whys)
	clear(t.arrivals)
}

// together are answers that one act gave, and are taken back by one: many units placed at once.
type together struct {
	answers int
	heard   int // events that the player had seen after them
}

// mayUndo tells whether the people at the screen may take an answer back.
func (t *Table) mayUndo() bool {
	return t.guide == nil && t.Pending != nil && t.Game.CanUndo(t.Pending.Seat)
}

// undo takes the last answer back; a leader who was taken up and put down, as a whole.
func (t *Table) undo() {
	if !t.mayUndo() {
		return
	}
	answers := 1
	if t.together.heard == t.log.heard {
		answers = t.together.answers
	}
	for seat := t.Pending.Seat; answers > 0 && t.Game.Undo(seat); answers-- {
		if d, _ := t.Game.Decision(seat); answers == 1 && rows.Asks[d.Ask].Whole {
			answers++
		}
	}
	t.tookBack()
}

// tookBack shows the table after answers were taken back.
func (t *Table) tookBack() {
	t.Picks, t.Pending = nil, nil
	t.forget()
	t.look()
	t.log.fill(t)
	t.recap.lines, t.recap.heard = nil, t.log.heard
	for s := range t.chairs {
		t.recap.opened[s] = min(t.recap.opened[s], t.seen(game.Seat(s)))
	}
	t.Program.Keep(t.F, t)
	t.F.Invalidate()
}

// moved counts what the movement under way has moved so far.
func (t *Table) moved() (n int) {
	if !t.Asks(rules.AskMove) {
		return 0
	}
	for _, e := range slices.Backward(t.Events) {
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
	if t.moved() == 0 || !t.mayUndo() {
		t.undo()
		return
	}
	for t.moved() > 0 && t.Game.Undo(t.Pending.Seat) {
		t.log.fill(t)
	}
	t.tookBack()
}

// Explain implements [flow.Title].
func (t *Table) Explain(thing game.Option) string {
	for _, o := range words.OptionsOf(thing) {
		if why := t.Game.WhyNot(t.Pending.Seat, o); why != nil {
			return t.Say.Why(why)
		}
	}
	if a := rules.Action(thing.A); thing == a.Thing() {
		if text := t.Say.Why(a.Moment()); text != "" {
			return text
		}
	}
	return t.whyNotDeploy(thing)
}
