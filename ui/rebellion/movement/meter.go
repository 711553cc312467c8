package movement

import (
	"fmt"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// meterWidth is how wide the panel that counts seats while units move is at most on a phone, points.
const meterWidth = 264

// meterOpen tells whether seats are counted now.
func (t *Movement) meterOpen() bool {
	return t.Pending != nil && t.Pending.Ask == rules.AskMove && !t.Covered()
}

// ShowMeter counts the seats on the ships that have left each place, and the units that sit in them.
func (t *Movement) ShowMeter() {
	if !t.meterOpen() {
		return
	}
	f := t.F
	p := f.Palette
	box := t.MeterBox()
	if box.Empty() {
		return
	}
	f.Cover("meter", box)
	f.Fill(box, p.Space)
	f.Panel(box, p.Glass().With(p.Legal.Alpha(0.8), 1.5))
	inner := box.InsetXY(10, 5)
	title, rows := inner.CutTop(20)
	key, afoot := "table.seats", t.Afoot(t.Pending)
	if afoot {
		key = "table.seats.afoot"
	}
	m := &t.View.Moving
	f.Text(t.Words.Say(key), title, f.Fitted(t.Words.Say(key), p.Name(), title.W))
	if m.Most > 0 {
		var line ui.Rect
		line, rows = rows.CutTop(meterRow)
		f.Text(t.Words.Say("table.seats.units", assets.Args{"n": int(m.Moved), "m": int(m.Most)}), line, p.Label())
	}
	left := false
	for at := range rules.System(len(m.Capacity)) {
		if afoot || !t.leaves(at) || rows.H < meterRow {
			continue
		}
		var line ui.Rect
		line, rows = rows.CutTop(meterRow)
		t.drawSeats(at, line)
		left = true
	}
	if !left {
		const least = 11
		about, style := t.meterAbout()
		for style.Size > least && f.ParagraphHeight(about, rows.W, style) > rows.H {
			style.Size -= 0.5
		}
		f.Paragraph(about, rows, style)
	}
}

// meterAbout is what the panel says while no ship has left.
func (t *Movement) meterAbout() (string, render.TextStyle) {
	key := "table.seats.none"
	if t.Afoot(t.Pending) {
		key = "table.seats.afoot.about"
	}
	return t.Words.Say(key), t.F.Palette.Body().Sized(render.SizeLabel).In(t.F.Palette.Dim)
}

// Afoot tells whether a card lets units go without the ships that they otherwise need.
func (t *Movement) Afoot(d *game.Decision) bool {
	return slices.ContainsFunc(d.Options, func(o game.Option) bool {
		return o.Kind == rules.KindMove && t.View.LacksTransport(rules.Unit(o.A), rules.System(o.B))
	})
}

// meterRow is the height of a line of the panel, points.
const meterRow = 20

// leaves tells whether ships have left a place.
func (t *Movement) leaves(at rules.System) bool {
	m := &t.View.Moving
	return m.Capacity[at] > 0 || m.Load[at] > 0
}

// MeterBox is the place of the panel: over the log's corner, for the hand needs its room; on a phone over the map or in the
// column beside it.
func (t *Movement) MeterBox() ui.Rect {
	l := t.Board.Layout()
	if !l.Form.Phone() {
		return l.Log
	}
	switch {
	case l.Form == board.Sideways:
		return t.Place()
	case l.Tab != board.MapTab:
		return ui.Rect{}
	}
	place := l.Map.Inset(8)
	width := min(place.W, meterWidth)
	return render.Box(place.X, place.Y, width, t.meterHeight(width))
}

// meterHeight is how high a panel of a width is on a phone: a line for each place that ships have left, or what it says before.
func (t *Movement) meterHeight(width float64) float64 {
	const frame = 30
	height := frame + float64(t.meterRows())*meterRow
	if t.fleets() == 0 {
		about, style := t.meterAbout()
		height += t.F.ParagraphHeight(about, width-20, style) + 8
	}
	return height
}

// MeterBeside is the height of the panel in the column of a phone held sideways, once there is something to count.
func (t *Movement) MeterBeside(width float64) float64 {
	if !t.meterOpen() || t.meterRows() == 0 {
		return 0
	}
	return t.meterHeight(width)
}

// meterRows counts its lines.
func (t *Movement) meterRows() int {
	if t.View.Moving.Most > 0 {
		return t.fleets() + 1
	}
	return t.fleets()
}

// fleets counts the places that ships have left.
func (t *Movement) fleets() (n int) {
	for at := range rules.System(len(t.View.Moving.Capacity)) {
		if t.leaves(at) && !t.Afoot(t.Pending) {
			n++
		}
	}
	return n
}

// drawSeats draws the seats of one fleet.
func (t *Movement) drawSeats(at rules.System, line ui.Rect) {
	const most = 10 // seats drawn one by one
	f := t.F
	p := f.Palette
	m := &t.View.Moving
	load, seats := int(m.Load[at]), int(m.Capacity[at])
	name, rest := line.CutLeft(line.W * 0.36)
	f.Label(t.Say.System(at), name, p.Body().Sized(render.SizeLabel))
	number, pips := rest.CutRight(48)
	f.Text(fmt.Sprintf("%d/%d", load, seats), number, p.Number().Sized(render.SizeLabel).AtRight())
	if seats > most {
		f.Bar(pips.Middle(pips.W, 8), float64(load)/float64(seats), board.SideColor(&p, t.View.Side()))
		return
	}
	pips = pips.Middle(min(pips.W, float64(seats)*16), 14)
	for i, cell := range pips.Grid(seats, 1, 3) {
		seat := render.RingStyle{Line: p.Neutral, Width: 1.5}
		if i < load {
			seat.Fill = board.SideColor(&p, t.View.Side())
		}
		f.Ring(cell.Center(), cell.Square().W/2-1, seat)
	}
}
