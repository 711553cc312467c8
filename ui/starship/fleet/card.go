package fleet

import (
	"strconv"

	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// showCard shows the card of the pointed ship; a click turns its base.
func (b *Builder) showCard(f *ui.Frame, box ui.Rect) {
	card, rest := box.CutTop(box.H - 44)
	s := f.Spot(ui.Spot{ID: "fleet.card", Rect: card, Quiet: true})
	if s.Clicked {
		b.turned = !b.turned
		f.Invalidate()
	}
	b.drawing.DrawCard(f.Canvas, &table.Large{Card: b.pointed, Reduced: b.turned}, card)
	foot := rest.InsetXY(0, 5)
	places := foot.Columns(8, 1, 1)
	if f.Button(ui.Button{ID: "fleet.turn", Rect: places[0], Label: b.words.Say("fleet.turn"), Why: b.whyNotTurn(), Size: 15}) {
		b.turned = !b.turned
	}
	if f.Button(ui.Button{ID: "fleet.edit", Rect: places[1], Label: b.words.Say("fleet.edit"), Size: 15, Hint: b.words.Say("fleet.edit.about")}) {
		b.beginEdit(f)
	}
}

// whyNotTurn says why a card cannot be turned, or nothing.
func (b *Builder) whyNotTurn() string {
	if !b.pointed.HasReduced() {
		return b.words.Say("fleet.one_side")
	}
	return ""
}

// showSheet shows the card over the screen, with − and + for the fleet.
func (b *Builder) showSheet(f *ui.Frame) {
	f.Modal(func() {
		bounds := f.Bounds().Inset(8)
		box := bounds.Middle(min(bounds.W, 860), min(bounds.H, 480))
		foot, box := box.CutRight(266) // the buttons stand beside the card
		_, foot = foot.CutLeft(10)
		if f.W < wideWidth { // it comes from below, and they stand under it
			box, _ = bounds.CutBottom(min(bounds.H, 660))
			foot, box = box.Middle(min(box.W, 374), box.H).CutBottom(104)
		}
		f.Cover("fleet.sheet", box)
		b.drawing.DrawCard(f.Canvas, &table.Large{Card: b.pointed, Reduced: b.turned}, box)
		b.showSheetButtons(f, foot)
	})
}

func (b *Builder) showSheetButtons(f *ui.Frame, box ui.Rect) {
	p := f.Palette
	rows := box.Middle(box.W, 98).Rows(6, 1, 1)
	f.Panel(box.Middle(box.W, 108), render.PanelStyle{Fill: p.Panel.Alpha(1), Line: p.Line, Width: 1})
	count := rows[0].InsetXY(6, 2).Columns(6, 1, 1.2, 1)
	fewer := ui.Button{ID: "fleet.fewer", Rect: count[0], Label: "−", Size: 20}
	n := b.fleet.Count(b.pointed)
	if n == 0 {
		fewer.Why = b.words.Say("fleet.none_of_it")
	}
	if f.Button(fewer) {
		b.remove(f, b.pointed)
	}
	f.Text(strconv.Itoa(n), count[1], p.Number().Sized(22).Centered())
	if f.Button(ui.Button{ID: "fleet.more", Rect: count[2], Label: "+", Size: 20, Why: b.whyNotAdd(b.pointed)}) {
		b.add(f, b.pointed, count[2])
	}
	below := rows[1].InsetXY(6, 2).Columns(6, 1, 1.2, 1)
	if f.Button(ui.Button{ID: "fleet.sheet.turn", Rect: below[0], Label: b.words.Say("fleet.turn"), Why: b.whyNotTurn(), Size: 15}) {
		b.turned = !b.turned
	}
	if f.Button(ui.Button{ID: "fleet.sheet.edit", Rect: below[1], Label: b.words.Say("fleet.edit"), Size: 15}) {
		b.beginEdit(f)
	}
	if f.Button(ui.Button{ID: "fleet.sheet.close", Rect: below[2], Label: b.words.Say("table.close"), Key: ui.KeyEscape, Size: 15}) {
		b.show(f, noPanel)
	}
}
