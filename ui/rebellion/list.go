package rebellion

import (
	"strconv"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// showList shows every option of the pending decision in words. Any decision can be answered from here.
func (t *Table) showList() {
	if !t.list {
		return
	}
	if t.Pending == nil {
		t.list = false
		return
	}
	t.F.Modal(t.listPanel)
}

func (t *Table) listPanel() {
	const margin, row, gap, wide = 20, 42, 6, 620
	f, d := t.F, t.Pending
	if d == nil {
		return
	}
	p := f.Palette
	height := float64(len(d.Options))*(row+gap) - gap
	width := min(wide, f.W-32)
	box := f.Bounds().Middle(width, min(height+2*margin+46+60+t.adviceHeight(width-2*margin), f.H-48))
	f.Shadow(box)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.98)).With(p.LineLight, 1))
	title, rest := box.Inset(margin).CutTop(40)
	question, _ := t.question(d)
	f.Label(question, title.Move(0, -6), f.Fitted(question, p.Title(), title.W))
	foot, rest := rest.CutBottom(56)
	rest = t.showAdvice(rest)
	f.Scroll("list.all", rest, height, func(content ui.Rect) {
		for i, o := range d.Options {
			r := render.Box(content.X, content.Y+float64(i)*(row+gap), content.W, row)
			if f.Button(ui.Button{ID: listID(i), Rect: r, Label: t.Say.Choice(d, &t.View, o), Left: true, Chosen: t.Picked(o), Size: render.SizeText}) {
				t.Choose(o)
				t.list = flow.Several(d)
			}
		}
	})
	buttons := foot.InsetXY(0, 6).Columns(12, 1, 1.6)
	if f.Button(ui.Button{ID: "list.close", Rect: buttons[0], Label: t.Words.Say("table.close"), Key: ui.KeyEscape, KeyName: "Esc"}) {
		t.list = false
	}
	if flow.Several(d) {
		b := t.pickButton()
		b.ID, b.Rect = "list.choose", buttons[1]
		if f.Button(b.Button) {
			b.press(t, b.option)
			t.list = false
		}
	} else if t.advised() {
		t.adviceButton(buttons[1])
	}
	if f.Pressed(ui.KeyL) {
		t.list = false
	}
}

// listID is the spot of a line of the plain list.
func listID(i int) string { return "list." + strconv.Itoa(i) }
