package cardgame

import (
	rules "holoboard/game/cardgame"
	table "holoboard/render/cardgame"
	"holoboard/render/cardgame/stage"
)

// tell tells the board what is being told just now, and what a striker is about to hit.
func (t *Table) tell() {
	e, at := t.Reel.Event()
	t.board.Telling = table.Telling{}
	if t.Reel.Telling() {
		if e.Title != t.board.Dropped.Title { // it has been told what became of it
			t.board.Dropped = table.Dropped{}
		}
		t.board.Telling = table.Telling{Told: stage.Told{Event: e, At: at, Calm: t.F.Clock.Reduced}, After: t.Reel.After()}
		if e.Kind == rules.EdgeTurned {
			t.tellTurned()
		}
	}
	t.board.Aim, t.board.Answer = t.aim(), 0
	if t.plan != nil && t.Asks(rules.AskAnswer) {
		t.board.Answer = rules.Title(t.plan.play.A)
	}
}

// aim is what the unit that strikes is about to do.
func (t *Table) aim() *stage.Aim {
	aim := stage.Aim{Slot: rules.NoSlot}
	switch {
	case t.Asks(rules.AskDamageAt):
		aim.Icon = rules.UnitDamage
	case t.Asks(rules.AskFocusAt):
		aim.Icon = rules.Tactics
	default:
		return nil
	}
	_, aim.N = t.about(t.Pending)
	if t.Pointed.Kind == rules.KindSlot && t.Offered(t.Pointed) {
		aim.Slot = rules.Slot(t.Pointed.A)
	}
	return &aim
}

// tellTurned tells the board how both edge stacks lie when all is turned up: they are turned together (R12.6).
func (t *Table) tellTurned() {
	told := &t.board.Telling
	last := told.After
	for e, after := range t.Reel.Coming() {
		if e.Kind != rules.EdgeTurned {
			break
		}
		last = after
	}
	told.Turned = &last.Stack
	past := t.Reel.Past()
	told.First = past == 0 || t.Reel.Events[past-1].Kind != rules.EdgeTurned
}
