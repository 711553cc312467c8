package rebellion

import (
	"holoboard/render"
	"holoboard/ui"
)

// recap is what the others did since the viewer's last decision.
type recap struct {
	lines []line
}

// open collects it for whoever has just taken his seat.
func (r *recap) open(t *Table) { r.lines = t.tell(t.game.News(t.viewer)) }

// showRecap shows it until it is put away.
func (t *Table) showRecap() {
	if len(t.recap.lines) == 0 || t.asked == nil || t.scene != nil {
		return
	}
	const margin, row, wide, most = 12, 22, 380, 12
	f := t.f
	p := f.Palette
	lines := t.recap.lines
	lines = lines[max(len(lines)-most, 0):]
	area := t.board.Layout().Map
	h := float64(len(lines))*row + 2*margin + 30 + 46
	box := render.Box(area.Right()-wide-8, area.Bottom()-h-8, wide, h)
	f.Cover("recap", box)
	f.Shadow(box)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.96)).With(p.LineLight, 1))
	title, rest := box.Inset(margin).CutTop(28)
	f.Text(t.words.Say("table.recap"), title.Move(0, -3), p.Title().Sized(18))
	for i, l := range lines {
		t.drawLine(l, render.Box(rest.X, rest.Y+float64(i)*row, rest.W, row), render.SizeLabel)
	}
	foot := render.Box(rest.X, rest.Bottom()-38, rest.W, 38)
	if f.Button(ui.Button{ID: "recap.close", Rect: foot.Middle(200, 38), Label: t.words.Say("table.close")}) {
		t.recap.lines = nil
		f.Invalidate()
	}
}
