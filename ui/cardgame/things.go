package cardgame

import (
	"slices"
	"strconv"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	table "holoboard/render/cardgame"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/recap"
	"holoboard/ui/table/screen"
)

// things are those of the board, see [screen.Own].
type things struct {
	*Table
	screen.PlainThings
}

// Button implements [screen.Things]: what is about no card.
func (t things) Button(o game.Option) bool {
	_, named := optionIDs[o.Kind]
	return named || o.Kind == rules.KindIcon
}

// Finishes implements [screen.Things]: yes where it can be said, else what ends the question. What is given for nothing is not passed by at
// the stroke of a key.
func (t things) Finishes(o game.Option) bool {
	yes := game.Option{Kind: rules.KindYes}
	switch {
	case o.Kind == rules.KindUnit || t.Pending != nil && (t.Pending.Ask == rules.AskBalanceDamage || t.Pending.Ask == rules.AskShieldTo):
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

// Hides implements [screen.Things]: cards that lie in a part of the screen, each of which can be pointed at, and what is played.
func (t things) Hides(box ui.Rect) (n int) {
	if t.board.Deeds.Overlaps(box) {
		n += recap.Never
	}
	for _, thing := range t.screen.Things {
		if thing.Option.Kind == rules.KindSlot && thing.Rect.Overlaps(box) {
			n += recap.Never
		}
	}
	return n
}

// Look implements [screen.Things]: the board moves what is told.
func (t things) Look(l board.Look) board.Look {
	t.tell()
	return l
}

// panels are what a game shows beside the table, see [screen.Own].
type panels struct {
	*Table
	screen.PlainPanels
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
	case screen.OverThings:
		t.hearKeys()
		t.showPlan()
	case screen.OverBoard:
		t.windows.ShowPhases()
		t.showBand()
		t.showWhys()
	case screen.OverMap:
		t.showPiles()
		t.showOpening()
	case screen.OverTable:
		t.showAside()
		t.windows.Show()
	}
}

// ShowNews implements [screen.Panels]: it leaves alone what the board shows itself.
func (t panels) ShowNews() bool {
	e, _ := t.Reel.Event()
	return table.Moves(e.Kind) && !t.F.Clock.Reduced
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
	if t.Asks(rules.AskEdgeCard) {
		t.showForce()
	}
}

// showForce writes at the foot of each card of the hand how many Force icons it has, while those alone count (R12.6): a hand shows the heads
// of its cards, and not all icons of a strong one.
func (t panels) showForce() {
	const wide, high, sign, in = 42, 22, 16, 3
	p := &t.F.Palette
	for _, thing := range t.screen.Things {
		if thing.Option.Kind != rules.KindTitle || thing.Listed {
			continue
		}
		card := rules.Title(thing.Option.A).Card()
		foot := render.Box(thing.Rect.X+in, thing.Rect.Bottom()-high-in, wide, high)
		t.F.Panel(foot, render.PanelStyle{Corner: render.Pill, Fill: p.Space.Alpha(0.92), Line: pictures.ColorOf(card.Of), Width: 1.5})
		icon, number := foot.InsetXY(in+3, 0).CutLeft(sign)
		cards.Token(t.F.Canvas, "force", icon.Middle(sign, sign), pictures.ColorOf(card.Of))
		t.F.Text(strconv.Itoa(int(card.Force)), number, p.Number().Centered())
	}
}
