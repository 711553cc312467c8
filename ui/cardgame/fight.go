package cardgame

import (
	rules "holoboard/game/cardgame"
	table "holoboard/render/cardgame"
	"holoboard/render/cardgame/stage"
	"holoboard/ui/table/scene"
)

// tell tells the board what is being told just now, and what a striker is about to hit.
func (t *Table) tell() {
	e, at := t.Reel.Event()
	t.board.Telling = table.Telling{}
	if t.Reel.Telling() {
		t.board.Telling = table.Telling{Told: stage.Told{Event: e, At: at, Calm: t.F.Clock.Reduced}, After: t.Reel.After()}
		if e.Kind == rules.EdgeTurned {
			t.tellTurned()
		}
	}
	t.board.Aim = t.aim()
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

// showHead shows over an engagement what is attacked, and which part of it goes on.
func (t *Table) showHead() {
	st := t.board.Stage(t.View)
	if st == nil || t.Scene != nil || t.Board.Layout().Hidden {
		return
	}
	f, p := t.F, t.F.Palette
	var labels []string
	for part := rules.AttackersPart; part < rules.NumParts; part++ {
		labels = append(labels, t.Words.Say("stage."+part.String()))
	}
	now := int(t.View.Part()) - 1
	name := t.board.AttackedName(t.View)
	const least, steps = 700, 520
	head := st.Head.InsetXY(10, 4)
	if head.W < least { // the present part alone has room
		right, left := head.CutRight(head.W * 0.36)
		f.Text(name, left, f.Fitted(name, p.Title().Sized(16), left.W))
		if now >= 0 {
			scene.Steps(f, right.InsetXY(0, 1), labels[now:now+1], 0)
		}
		return
	}
	right, left := head.CutRight(steps)
	f.Text(name, left, f.Fitted(name, p.Title().Sized(18), left.W-12))
	scene.Steps(f, right, labels, now)
}
