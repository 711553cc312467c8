package cardgame

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/screen"
)

// Button implements [screen.Things]: what is about no card.
func (t things) Button(o game.Option) bool {
	_, named := optionIDs[o.Kind]
	return named || o.Kind == rules.KindIcon
}

// Finishes implements [screen.Things]: yes where it can be said, else what ends the question.
func (t things) Finishes(o game.Option) bool {
	yes := game.Option{Kind: rules.KindYes}
	switch {
	case o.Kind == rules.KindUnit:
		return false
	case o.Kind == rules.KindIcon: // that which is used first where nobody minds
		return t.Pending != nil && o == t.Pending.Options[0]
	case t.Pending == nil || t.Pending.Ask == rules.AskMulligan || !slices.Contains(t.Pending.Options, yes):
		return o.Kind != rules.KindYes
	}
	return o == yes
}

// InHand implements [screen.Things].
func (t things) InHand() int {
	if t.View.Seat < 0 {
		return 0
	}
	return int(t.View.Eyes.Hand.N)
}

// Hides implements [screen.Things]: cards that lie in a part of the screen.
func (t things) Hides(box ui.Rect) (n int) {
	for _, thing := range t.screen.Things {
		if thing.Option.Kind == rules.KindSlot && thing.Rect.Overlaps(box) {
			n++
		}
	}
	return n
}

// ShowLayer implements [screen.Panels].
func (t panels) ShowLayer(l screen.Layer) {
	switch l {
	case screen.Beginning:
		below := rules.Light
		if t.View.Seat >= 0 {
			below = rules.SideOf(t.View.Seat)
		}
		t.board.Turn(below)
		t.tell()
	case screen.OverThings:
		t.showPlan()
	case screen.OverBoard:
		t.showHead()
		t.windows.ShowPhases()
		t.showWhys()
	case screen.OverTable:
		t.windows.Show()
	}
}

// Also implements [screen.Panels].
func (t panels) Also(list []flow.Button) []flow.Button { return t.windows.Button(list) }

// showWhys writes on cards that the question is about why they cannot be chosen: the hand, and objectives that cannot be attacked.
func (t panels) showWhys() {
	if t.Pending == nil || t.screen.Guide != nil {
		return
	}
	if asks[t.Pending.Ask].Hand {
		t.refuse.ShowTags(t.screen.Things, t.screen.States)
	}
}
