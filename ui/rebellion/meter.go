package rebellion

import (
	"fmt"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// The panel that counts seats while units move takes this much of the strip, points.
const meterWidth = 264

// meterOpen tells whether seats are counted now.
func (t *Table) meterOpen() bool { return t.asked != nil && t.asked.Ask == "move" && t.scene == nil }

// makeRoom keeps a place free in the strip for the panel.
func (t *Table) makeRoom() {
	t.board.Reserve = 0
	if t.meterOpen() {
		t.board.Reserve = meterWidth
	}
}

// showMeter counts the seats on the ships that have left each place, and the units that sit in them.
func (t *Table) showMeter() {
	if !t.meterOpen() {
		return
	}
	f := t.f
	p := f.Palette
	l := t.board.Layout()
	box := render.Box(l.Hand.Right()-meterWidth+8, l.Log.Y, meterWidth-8, l.Log.H)
	f.Panel(box, p.Glass().With(p.Legal.Alpha(0.8), 1.5))
	inner := box.InsetXY(10, 5)
	title, rows := inner.CutTop(20)
	f.Text(t.words.Say("table.seats"), title, p.Name())
	m := &t.view.Moving
	if m.Most > 0 {
		f.Text(t.words.Say("table.seats.units", assets.Args{"n": int(m.Moved), "m": int(m.Most)}), title, p.Label().AtRight())
	}
	const row = 20
	left := false
	for at := range rules.System(len(m.Capacity)) {
		if m.Capacity[at] == 0 && m.Load[at] == 0 || rows.H < row {
			continue
		}
		var line ui.Rect
		line, rows = rows.CutTop(row)
		t.drawSeats(at, line)
		left = true
	}
	if !left {
		f.Paragraph(t.words.Say("table.seats.none"), rows, p.Body().Sized(render.SizeLabel).In(p.Dim))
	}
}

// drawSeats draws the seats of one fleet.
func (t *Table) drawSeats(at rules.System, line ui.Rect) {
	const most = 10 // seats drawn one by one
	f := t.f
	p := f.Palette
	m := &t.view.Moving
	load, seats := int(m.Load[at]), int(m.Capacity[at])
	name, rest := line.CutLeft(line.W * 0.36)
	f.Label(t.say.System(at), name, p.Body().Sized(render.SizeLabel))
	number, pips := rest.CutRight(48)
	f.Text(fmt.Sprintf("%d/%d", load, seats), number, p.Number().Sized(render.SizeLabel).AtRight())
	if seats > most {
		f.Bar(pips.Middle(pips.W, 8), float64(load)/float64(seats), board.SideColor(&p, t.view.Side()))
		return
	}
	for i, cell := range pips.Middle(pips.W, 12).Grid(most, 1, 2)[:seats] {
		style := render.PanelStyle{Corner: render.Sharp, Line: p.Neutral, Width: 1}
		if i < load {
			style.Fill = board.SideColor(&p, t.view.Side())
		}
		f.Panel(cell, style)
	}
}
