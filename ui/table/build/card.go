package build

import (
	"strconv"

	"holoboard/render"
	"holoboard/ui"
)

// showCard shows the card of the pointed thing; a click turns it.
func (b *Builder[T]) showCard(f *ui.Frame, box ui.Rect) {
	card, rest := box.CutTop(box.H - 44)
	s := f.Spot(ui.Spot{ID: "build.card", Rect: card, Quiet: true})
	if s.Clicked {
		b.turned = !b.turned
		f.Invalidate()
	}
	b.Card(f.Canvas, b.pointed, b.turned, card)
	b.showCardButtons(f, "build.", rest.InsetXY(0, 5).Columns(8, 1, 1))
}

// showCardButtons shows what turns a card and what changes it, at two places.
func (b *Builder[T]) showCardButtons(f *ui.Frame, id string, places []ui.Rect) {
	turn := ui.Button{ID: id + "turn", Rect: places[0], Label: b.Say("turn"), Size: 15}
	if b.Turns == nil || !b.Turns(b.pointed) {
		turn.Why = b.Say("one_side")
	}
	if f.Button(turn) {
		b.turned = !b.turned
		f.Invalidate()
	}
	if b.Edit != nil && f.Button(ui.Button{ID: id + "edit", Rect: places[1], Label: b.Say("edit"), Size: 15, Hint: b.Say("edit.about")}) {
		b.Edit(f, b.pointed)
	}
}

// showSheet shows the card over the screen, with − and + for the list.
func (b *Builder[T]) showSheet(f *ui.Frame) {
	f.Modal(func() {
		bounds := f.Bounds().Inset(8)
		box := bounds.Middle(min(bounds.W, 860), min(bounds.H, 480))
		foot, box := box.CutRight(266) // the buttons stand beside the card
		_, foot = foot.CutLeft(10)
		if f.W < wideWidth { // it comes from below, and they stand under it
			box, _ = bounds.CutBottom(min(bounds.H, 660))
			foot, box = box.Middle(min(box.W, 374), box.H).CutBottom(104)
		}
		f.Cover("build.sheet", box)
		b.Card(f.Canvas, b.pointed, b.turned, box)
		b.showSheetButtons(f, foot)
	})
}

func (b *Builder[T]) showSheetButtons(f *ui.Frame, box ui.Rect) {
	p := f.Palette
	rows := box.Middle(box.W, 98).Rows(6, 1, 1)
	f.Panel(box.Middle(box.W, 108), render.PanelStyle{Fill: p.Panel.Alpha(1), Line: p.Line, Width: 1})
	b.showCount(f, rows[0].InsetXY(6, 2))
	below := rows[1].InsetXY(6, 2).Columns(6, 1, 1.2, 1)
	b.showCardButtons(f, "build.sheet.", below)
	if f.Button(ui.Button{ID: "build.sheet.close", Rect: below[2], Label: b.Words.Say("table.close"), Key: ui.KeyEscape, Size: 15}) {
		b.show(f, noPanel)
	}
}

// showCount shows how many of the pointed thing are in the list, with − and +.
func (b *Builder[T]) showCount(f *ui.Frame, box ui.Rect) {
	n := b.list.Count(b.pointed)
	count := ui.Stepper{ID: "build.count", Rect: box, Text: strconv.Itoa(n), NoMore: b.whyNotAdd(b.pointed), Wide: true}
	if n == 0 || b.Fixed {
		count.NoLess = b.say("none_of_it")
	}
	switch f.Stepper(count) {
	case 1:
		b.add(f, b.pointed, box)
	case -1:
		b.remove(f, b.pointed)
	}
}
