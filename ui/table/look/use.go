package look

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// Use shows a card of the hand with the ways in which it can be used: others see it then, and it is used only once.
func (l *Sheets[V]) Use(card game.Option) {
	l.using = card
	l.flow.F.Invalidate()
}

// Using is the card that is shown so, or nothing.
func (l *Sheets[V]) Using() game.Option { return l.using }

// ShowUse asks in which way the card is used.
func (l *Sheets[V]) ShowUse() {
	if l.using == (game.Option{}) {
		return
	}
	uses := l.flow.OfferedOn(l.using)
	if len(uses) == 0 {
		l.using = game.Option{}
		return
	}
	l.flow.F.Modal(func() {
		if l.flow.F.Small() {
			l.useList(uses)
		} else {
			l.usePanel(uses)
		}
	})
}

func (l *Sheets[V]) usePanel(uses []game.Option) {
	const margin, row, gap, wide = 20, 64, 10, 320
	f, words := l.flow.F, l.flow.Words
	p := f.Palette
	w, h := l.title.CardSize()
	height := min(f.H-64, h)
	card := height * w / h
	box := f.Bounds().Middle(card+wide+3*margin, height+2*margin)
	l.panel(box)
	left, right := box.Inset(margin).CutLeft(card)
	l.title.DrawCard(l.using, left)
	_, right = right.CutLeft(margin)
	title, right := right.CutTop(36)
	f.Text(words.Say("table.use"), title.Move(0, -4), p.Title())
	about := words.Say("table.use.about")
	f.Paragraph(about, right, p.Body())
	_, right = right.CutTop(f.ParagraphHeight(about, right.W, p.Body()) + margin)
	for _, o := range uses {
		var place ui.Rect
		place, right = right.CutTop(row)
		_, right = right.CutTop(gap)
		l.useButton(o, place)
	}
	_, foot := right.CutTop(right.H - 46)
	l.keepButton(foot, "Esc")
}

// useList asks the same on a phone: a long touch on the card's name shows the card.
func (l *Sheets[V]) useList(uses []game.Option) {
	const margin, row, gap = 16, 52, 8
	f, words := l.flow.F, l.flow.Words
	p := f.Palette
	width := min(f.W-16, 400)
	about := words.Say("table.use.about")
	text := f.ParagraphHeight(about, width-2*margin, p.Body())
	box := f.Bounds().Middle(width, 2*margin+30+text+gap+float64(len(uses)+2)*(row+gap))
	l.panel(box)
	title, rest := box.Inset(margin).CutTop(30)
	f.Text(words.Say("table.use"), title, p.Title())
	next := func(height float64) (line ui.Rect) {
		line, rest = rest.CutTop(height)
		_, rest = rest.CutTop(gap)
		return line
	}
	f.Paragraph(about, next(text), p.Body())
	name := next(row)
	l.title.DrawName(l.using, name)
	l.Show(name, f.Spot(ui.Spot{ID: "use.card", Rect: name, Quiet: true}), l.using)
	for _, o := range uses {
		l.useButton(o, next(row))
	}
	l.keepButton(next(row), "")
}

// useButton uses the card in one way.
func (l *Sheets[V]) useButton(o game.Option, r ui.Rect) {
	t := l.flow
	id := t.Title.ID(o)
	t.Places[o] = id
	pressed := t.F.Button(ui.Button{ID: id, Rect: r, Label: l.title.UseName(o)})
	l.title.DrawUse(o, render.Box(r.X+8, r.Y+4, (r.H-8)*0.8, r.H-8))
	if pressed {
		l.using = game.Option{}
		t.Give(o)
	}
}

// keepButton leaves the card in the hand.
func (l *Sheets[V]) keepButton(r ui.Rect, keyName string) {
	f := l.flow.F
	if f.Button(ui.Button{ID: "use.keep", Rect: r, Label: l.flow.Words.Say("table.use.keep"), Key: ui.KeyEscape, KeyName: keyName}) {
		l.using = game.Option{}
		f.Invalidate()
	}
}
