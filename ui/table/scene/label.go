package scene

import (
	"math"

	"holoboard/render"
	"holoboard/ui"
)

// Ring is the radius of the ring around a point that a note stands beside, points.
const Ring = 11

// Note writes two lines beside a point of a map, with a line to it where they stand far, and returns where. Taken is what must
// be seen there.
func Note(f *ui.Frame, at ui.Point, name, text string, ink render.Color, area ui.Rect, taken []ui.Rect) ui.Rect {
	p := f.Palette
	style, small := p.Name().Sized(render.SizeLabel).Centered(), p.Label().In(ink).Centered()
	w := max(f.TextWidth(name, style), f.TextWidth(text, small)) + 16
	note := FreeNote(at, render.Point{X: w, Y: 2*render.SizeLabel*1.35 + 4}, area, taken)
	end := ui.Point{X: min(max(at.X, note.X), note.Right()), Y: min(max(at.Y, note.Y), note.Bottom())}
	if far := at.Distance(end); far > Ring {
		f.Line(at.Toward(end, Ring/far), end, 1, ink)
	}
	f.Panel(note, render.PanelStyle{Corner: render.Slight, Fill: p.Panel.Alpha(0.92), Line: ink, Width: 1})
	rows := note.InsetXY(0, 2).Rows(0, 1, 1)
	f.Text(name, rows[0], style)
	f.Text(text, rows[1], small)
	return note
}

// FreeNote finds the place for a note near a point of a map that hides least of what must be seen there, and of those the nearest.
func FreeNote(at, size ui.Point, area ui.Rect, taken []ui.Rect) ui.Rect {
	const step, turns, reach, clear, never = 8, 24, 12, Ring + 3, 1000
	best, least := ui.Rect{}, math.Inf(1)
	ring := render.Around(at, 2*Ring, 2*Ring)
	for out := range reach {
		for turn := range turns {
			sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(turn)/turns)
			far := clear + step*float64(out)
			note := render.Around(ui.Point{X: at.X + cos*(far+size.X/2), Y: at.Y + sin*(far+size.Y/2)}, size.X, size.Y).KeepIn(area)
			cost := at.Distance(note.Center()) / 1000
			if note.Overlaps(ring) {
				cost += never
			}
			for _, r := range taken {
				if note.Overlaps(r) {
					cost++
				}
			}
			if cost < least {
				best, least = note, cost
			}
		}
	}
	return best
}
