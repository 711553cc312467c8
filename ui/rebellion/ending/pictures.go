package ending

import (
	"image"
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/preview"
	"holoboard/ui"
	"holoboard/ui/table/scene"
)

// What the result shows of how the game went: where the base was, and how likely each side was to win.

// drawStays draws the galaxy in small, with the places of the base and when it was there.
func (e *Ending) drawStays(r ui.Rect) {
	f, p := e.F, e.F.Palette
	inner := scene.Picture(f, r, e.Words.Say("result.stays"))
	galaxy := e.galaxy
	shape := galaxy.Height / galaxy.Width
	box := inner.Middle(min(inner.W, inner.H/shape), min(inner.H, inner.W*shape))
	type staysKey struct{ *Story }
	render.Pixels(f.Canvas, staysKey{e.Story}, box, func(_ staysKey, w, h int) *image.RGBA {
		return render.Paint(f.Scale, w, h, func(pen *render.Pen) { preview.Paint(pen, p, galaxy, e.View) })
	})
	place := func(s rules.System) ui.Point {
		at := galaxy.Systems[s.String()].Center
		return ui.Point{X: box.X + at.X*box.W/galaxy.Width, Y: box.Y + at.Y*box.H/galaxy.Height}
	}
	for i, stay := range e.Story.Stays[1:] {
		f.DashedLine(place(e.Story.Stays[i].At), place(stay.At), 2, 7, 5, 0, p.Sides[rules.Rebels].Color)
	}
	for _, stay := range e.Story.Stays {
		f.Ring(place(stay.At), stayRing, render.RingStyle{Line: p.Sides[rules.Rebels].Color, Width: 2.5})
	}
	const dot = 0.028                                // of the map's width, with the dark around it
	taken := make([]ui.Rect, 0, len(galaxy.Systems)) // what no label may hide
	for system := range rules.BaseSpace {
		taken = append(taken, render.Around(place(system), dot*box.W, dot*box.W))
	}
	for _, stay := range e.Story.Stays {
		taken = append(taken, e.drawStay(stay, place(stay.At), box, taken))
	}
}

// drawStay writes beside a place of the base which it is and when the base was there, and returns where.
func (e *Ending) drawStay(s Stay, at ui.Point, box ui.Rect, taken []ui.Rect) ui.Rect {
	when := e.Words.Say("result.stay", assets.Args{"from": int(s.From), "to": int(s.To)})
	if s.From == s.To {
		when = e.Words.Say("result.stay.one", assets.Args{"n": int(s.From)})
	}
	o := board.Callout{Name: e.Say.System(s.At), Note: when, Ink: e.F.Palette.Sides[rules.Rebels].Color, Ring: stayRing}
	return o.Draw(e.F.Canvas, at, box, taken)
}

// stayRing is the radius of the ring around a place of the base.
const stayRing = 11

// drawChances draws how likely each side was to win, round by round: below the line the Rebels, above it the Empire.
func (e *Ending) drawChances(r ui.Rect) {
	words := e.Words.Say("result.chances.note")
	if e.Story.found() {
		words += " " + e.Words.Say("result.chances.found")
	}
	e.drawn().Draw(e.F.Canvas, scene.Noted(e.F, r, e.Words.Say("result.chances"), words))
}

// drawn is how likely the Rebels were to win, round by round, with the rounds in which the base was revealed.
func (e *Ending) drawn() *board.Chart {
	k := &e.chart
	k.Values, k.Names, k.Marks = e.Story.Chances, nil, nil
	for i := range k.Values[1:] {
		k.Names = append(k.Names, strconv.Itoa(i+1))
	}
	k.Names = append(k.Names, e.Words.Say("result.end"))
	for _, s := range e.Story.Stays {
		if s.Found > 0 && int(s.Found) < len(k.Values) {
			k.Marks = append(k.Marks, board.ChartMark{At: int(s.Found) - 1, Sign: "probe"})
		}
	}
	return k
}
