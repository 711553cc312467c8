package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// usesOf lists the options to use an action card with a leader.
func (t *Table) usesOf(l rules.Leader) []game.Option {
	return t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindAction && rules.Leader(o.B) == l })
}

// showUse asks with which leader a card of the hand is used: it is shown to everybody, and once only.
func (t *Table) showUse() {
	uses := t.OfferedOn(t.using.Thing())
	if t.using == rules.NoAction || len(uses) == 0 {
		t.using = rules.NoAction
		return
	}
	t.F.Modal(func() { t.usePanel(uses) })
}

func (t *Table) usePanel(uses []game.Option) {
	const margin, row, gap, wide = 20, 64, 10, 320
	f := t.F
	p := f.Palette
	if f.Small() {
		t.useList(uses)
		return
	}
	height := min(f.H-64, board.CardHeight)
	card := height * board.CardWidth / board.CardHeight
	box := f.Bounds().Middle(card+wide+3*margin, height+2*margin)
	f.Shadow(box)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.98)).With(p.LineLight, 1))
	left, right := box.Inset(margin).CutLeft(card)
	t.Board.Card(f.Canvas, &t.View, t.using.Thing(), left)
	_, right = right.CutLeft(margin)
	title, right := right.CutTop(36)
	f.Text(t.Words.Say("table.use"), title.Move(0, -4), p.Title())
	about := t.Words.Say("table.use.about")
	f.Paragraph(about, right, p.Body())
	_, right = right.CutTop(f.ParagraphHeight(about, right.W, p.Body()) + margin)
	for _, o := range uses {
		var place ui.Rect
		place, right = right.CutTop(row)
		_, right = right.CutTop(gap)
		if t.useButton(o, place) {
			t.using = rules.NoAction
			t.Give(o)
		}
	}
	_, foot := right.CutTop(right.H - 46)
	if f.Button(ui.Button{ID: "use.keep", Rect: foot, Label: t.Words.Say("table.use.keep"), Key: ui.KeyEscape, KeyName: "Esc"}) {
		t.using = rules.NoAction
		f.Invalidate()
	}
}

// useList asks the same on a phone: a long touch on the card's name shows the card.
func (t *Table) useList(uses []game.Option) {
	const margin, row, gap = 16, 52, 8
	f := t.F
	p := f.Palette
	width := min(f.W-16, 400)
	about := t.Words.Say("table.use.about")
	text := f.ParagraphHeight(about, width-2*margin, p.Body())
	box := f.Bounds().Middle(width, 2*margin+30+text+gap+float64(len(uses)+2)*(row+gap))
	f.Shadow(box)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.98)).With(p.LineLight, 1))
	title, rest := box.Inset(margin).CutTop(30)
	f.Text(t.Words.Say("table.use"), title, p.Title())
	next := func(height float64) (line ui.Rect) {
		line, rest = rest.CutTop(height)
		_, rest = rest.CutTop(gap)
		return line
	}
	f.Paragraph(about, next(text), p.Body())
	name := next(row)
	t.Board.CardLine(f.Canvas, &t.View, t.using.Thing(), 1, name)
	t.ShowSheet(name, f.Spot(ui.Spot{ID: "use.card", Rect: name, Quiet: true}), t.using.Thing())
	for _, o := range uses {
		if t.useButton(o, next(row)) {
			t.using = rules.NoAction
			t.Give(o)
		}
	}
	if f.Button(ui.Button{ID: "use.keep", Rect: next(row), Label: t.Words.Say("table.use.keep"), Key: ui.KeyEscape}) {
		t.using = rules.NoAction
		f.Invalidate()
	}
}

// useButton shows a leader who can use the card.
func (t *Table) useButton(o game.Option, r ui.Rect) bool {
	name := words.ID(o)
	t.Places[o] = name
	l := rules.Leader(o.B)
	pressed := t.F.Button(ui.Button{ID: name, Rect: r, Label: t.Words.Say("table.use.with", assets.Args{"leader": t.Say.LeaderShort(l)})})
	board.DrawLeader(t.F.Canvas, &t.View, l, render.Box(r.X+8, r.Y+4, (r.H-8)*0.8, r.H-8))
	return pressed
}
