package scene

import (
	"fmt"

	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// A Meter is a panel that counts while something is loaded, filled or spent: how much of each of its rows is taken.
type Meter struct {
	Title string
	Above string // above the rows, or nothing
	Rows  []Measure
	About string       // is told while there are no rows
	Color render.Color // of what is taken
}

// A Measure is a row of a meter: so many of all its places are taken.
type Measure struct {
	Name       string
	Taken, All int
}

// Measures of the panel, points.
const (
	meterRow   = 20
	meterFrame = 30
	meterWidth = 264 // on a phone, at most
)

// Counts tells whether there is something to count.
func (m *Meter) Counts() bool { return m.lines() > 0 }

// lines counts those that are written whatever there is room for.
func (m *Meter) lines() int {
	if m.Above != "" {
		return len(m.Rows) + 1
	}
	return len(m.Rows)
}

// Height is how high a panel of a width is on a phone.
func (m *Meter) Height(f *ui.Frame, width float64) float64 {
	height := meterFrame + float64(m.lines())*meterRow
	if len(m.Rows) == 0 {
		height += f.ParagraphHeight(m.About, width-20, m.aboutStyle(f)) + 8
	}
	return height
}

// Place is where the panel stands: over the log's corner, for the hand needs its room; on a phone over the map, or in a place
// beside it where it is held sideways. Under another tab it stands nowhere.
func (m *Meter) Place(f *ui.Frame, l board.Layout, beside ui.Rect) ui.Rect {
	switch {
	case !l.Form.Phone():
		return l.Log
	case l.Form == board.Sideways:
		return beside
	case l.Tab != board.MapTab:
		return ui.Rect{}
	}
	place := l.Map.Inset(8)
	width := min(place.W, meterWidth)
	return render.Box(place.X, place.Y, width, m.Height(f, width))
}

func (*Meter) aboutStyle(f *ui.Frame) render.TextStyle {
	return f.Palette.Body().Sized(render.SizeLabel).In(f.Palette.Dim)
}

// Show shows the panel.
func (m *Meter) Show(f *ui.Frame, box ui.Rect) {
	p := f.Palette
	f.Cover("meter", box)
	f.Fill(box, p.Space)
	f.Panel(box, p.Glass().With(p.Legal.Alpha(0.8), 1.5))
	title, rest := box.InsetXY(10, 5).CutTop(20)
	f.Text(m.Title, title, f.Fitted(m.Title, p.Name(), title.W))
	var line ui.Rect
	if m.Above != "" {
		line, rest = rest.CutTop(meterRow)
		f.Text(m.Above, line, p.Label())
	}
	shown := false
	for i := range m.Rows {
		if rest.H < meterRow {
			break
		}
		line, rest = rest.CutTop(meterRow)
		m.Rows[i].pips(f, line, m.Color)
		shown = true
	}
	if !shown {
		const least = 11
		style := m.aboutStyle(f)
		for style.Size > least && f.ParagraphHeight(m.About, rest.W, style) > rest.H {
			style.Size -= 0.5
		}
		f.Paragraph(m.About, rest, style)
	}
}

// pips draws the places of a row one by one, or many as a bar.
func (m *Measure) pips(f *ui.Frame, line ui.Rect, color render.Color) {
	const most = 10 // drawn one by one
	p := f.Palette
	name, rest := line.CutLeft(line.W * 0.36)
	f.Label(m.Name, name, p.Body().Sized(render.SizeLabel))
	number, pips := rest.CutRight(48)
	f.Text(fmt.Sprintf("%d/%d", m.Taken, m.All), number, p.Number().Sized(render.SizeLabel).AtRight())
	if m.All > most {
		f.Bar(pips.Middle(pips.W, 8), float64(m.Taken)/float64(m.All), color)
		return
	}
	pips = pips.Middle(min(pips.W, float64(m.All)*16), 14)
	for i, cell := range pips.Grid(m.All, 1, 3) {
		pip := render.RingStyle{Line: p.Neutral, Width: 1.5}
		if i < m.Taken {
			pip.Fill = color
		}
		f.Ring(cell.Center(), cell.Square().W/2-1, pip)
	}
}
