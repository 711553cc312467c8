package cardgame

import (
	"cmp"
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/cardgame/outlook"
	"holoboard/ui/table/row"
)

// What is worth knowing of what goes on stands beside the hand, where that leaves room: what a card leaves that is about to be played, in which
// order fate resolves, what a strike does, why one is asked (mocks deploy, edge, strike and answer).

// A sideNote is a title with a few lines.
type sideNote struct {
	title string
	lines []string
}

// aside is what is to be told now; nothing without a title.
func (t panels) aside() (a sideNote) {
	switch {
	case t.screen.Guide != nil:
	case t.board.Telling.After != nil || t.Pending == nil:
		return t.fateAside()
	case t.planned() && !t.lays():
		return t.planAside()
	case t.Asks(rules.AskStrikeWith, rules.AskIconNext, rules.AskDamageAt, rules.AskFocusAt):
		return t.strikeAside()
	case t.Asks(rules.AskAnswer):
		return t.answerAside()
	}
	return a
}

// planAside tells what is left after a card.
func (t panels) planAside() sideNote {
	side, after := rules.SideOf(t.Pending.Seat), t.plan.lands[0].after
	force := 0
	for _, title := range after.Eyes.Hand.All() {
		force += int(title.Card().Force)
	}
	a := sideNote{title: t.Words.Say("aside.plan"), lines: []string{t.Words.Say("pay.force", assets.Args{"n": force})}}
	after.Each(side, func(slot rules.Slot, x *rules.Thing) {
		if after.IsUnit(slot) && !t.View.There(slot) && x.Title.Card().Force > 0 && after.FreeForce(side) > 0 {
			light, dark := outlook.Struggle(after, []game.Option{table.SlotThing(slot)})
			a.lines = append(a.lines, t.Words.Say("aside.struggle", assets.Args{"n": light, "m": dark}))
		}
	})
	return a
}

// fateAside lists the fate cards of both edge stacks as they resolve (R12.7).
func (t panels) fateAside() (a sideNote) {
	stacks := t.View.Stack
	if turned := t.board.Telling.Turned; turned != nil {
		stacks = *turned
	} else if !t.View.Turned() {
		return a
	}
	type fate struct {
		side  rules.Side
		title rules.Title
	}
	var all []fate
	for side := range rules.Side(2) {
		for _, title := range stacks[side].All() {
			if title.Card().Type == rules.Fate {
				all = append(all, fate{side, title})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b fate) int { return cmp.Compare(a.title.Card().Priority, b.title.Card().Priority) })
	for _, f := range all {
		a.title = t.Words.Say("aside.fate")
		a.lines = append(a.lines, strconv.Itoa(int(f.title.Card().Priority))+" · "+t.card(f.title)+" · "+t.sideName(f.side))
	}
	return a
}

// strikeAside tells what surely comes of a strike with what the player points at.
func (t panels) strikeAside() (a sideNote) {
	picks, ok := t.would()
	if !ok || t.sight() == nil {
		return a
	}
	try, taken := t.sight().Try(picks...)
	if !taken {
		return a
	}
	side := rules.SideOf(t.Pending.Seat)
	for _, happened := range try.Heard() {
		e := happened.(event)
		hits := e.Kind == rules.FocusPut && e.Side != side
		if hits || e.Kind != rules.Strikes && means.Telling(&e).Recap.Has(row.Befalls) {
			a.lines = append(a.lines, sayings{Table: t.Table}.EventText(&e))
		}
	}
	if len(a.lines) > 0 {
		a.title = t.Words.Say("aside.strike")
	}
	return a
}

// answerAside says why somebody is asked who may answer (R21.5).
func (t panels) answerAside() sideNote {
	key := "orders.why.hand"
	if slices.ContainsFunc(t.Pending.Options, func(o game.Option) bool { return o.Kind == rules.KindAbility }) {
		key = "orders.why.table"
	}
	return sideNote{t.Words.Say("orders.why"), []string{t.Words.Say(key)}}
}

// asideBox is where there is room for one: between the last card of the hand and the log.
func (t panels) asideBox() (box ui.Rect, ok bool) {
	const least, gap, margin = 220, 12, 4
	if t.Phone() || t.View.Seat < 0 {
		return box, false
	}
	hand := t.Board.Layout().Hand
	left := hand.X
	for _, thing := range t.screen.Things {
		if thing.Option.Kind == rules.KindTitle && !thing.Listed {
			left = max(left, thing.Rect.Right())
		}
	}
	box = render.Box(left+gap, hand.Y+margin, hand.Right()-left-2*gap, hand.H-2*margin)
	return box, box.W >= least
}

// showAside shows it.
func (t panels) showAside() {
	const around, head = 10, 22
	box, room := t.asideBox()
	if !room {
		return
	}
	a := t.aside()
	if a.title == "" {
		return
	}
	f, p := t.F, &t.F.Palette
	f.Panel(box, p.Glass())
	title, rest := box.InsetXY(around, 5).CutTop(head)
	f.Text(a.title, title, f.FittedIn(a.title, title, p.Name()))
	style := p.Label().In(p.Text)
	for _, line := range a.lines {
		high := f.ParagraphHeight(line, rest.W, style)
		if high > rest.H {
			break
		}
		f.Paragraph(line, rest, style)
		_, rest = rest.CutTop(high + 1)
	}
}
