package screen

import (
	"holoboard/game"
	"holoboard/ui"
)

// confirm tells whether answers may be given at once. What gives up more than it seems is asked about
// first.
func (t *Table[V, E]) confirm(answers ...game.Option) bool {
	if t.Guide != nil || t.Own.ConfirmKey(answers) == "" {
		return true
	}
	t.confirms = answers
	t.Own.Reconsider()
	t.F.Invalidate()
	return false
}

// ToConfirm are the answers that the player is asked about once more.
func (t *Table[V, E]) ToConfirm() []game.Option { return t.confirms }

// showConfirm asks once more.
func (t *Table[V, E]) showConfirm() {
	if t.confirms == nil {
		return
	}
	if !t.Offered(t.confirms[0]) {
		t.confirms = nil
		return
	}
	q := t.Own.Confirmation(t.Own.ConfirmKey(t.confirms), t.confirms)
	q.ID = "confirm"
	switch t.F.Ask(q) {
	case ui.Yes:
		t.Answers, t.confirms = t.confirms, nil
		t.F.Invalidate()
	case ui.No:
		t.confirms = nil
		t.Own.Reconsider()
		t.F.Invalidate()
	}
}
