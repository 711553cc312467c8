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
		return render.Paint(f.Scale, w, h, func(pen *render.Pen) { preview.Paint(pen, p, galaxy, &e.View) })
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
	f, p := e.F, e.F.Palette
	name := f.Palette.Name().Sized(render.SizeLabel).Centered()
	when := p.Label().In(p.Sides[rules.Rebels].Color).Centered()
	words := e.Words.Say("result.stay", assets.Args{"from": int(s.From), "to": int(s.To)})
	if s.From == s.To {
		words = e.Words.Say("result.stay.one", assets.Args{"n": int(s.From)})
	}
	w := max(f.TextWidth(e.Say.System(s.At), name), f.TextWidth(words, when)) + 16
	tag := board.Label(at, render.Point{X: w, Y: 2*render.SizeLabel*1.35 + 4}, stayRing, box, taken)
	end := ui.Point{X: min(max(at.X, tag.X), tag.Right()), Y: min(max(at.Y, tag.Y), tag.Bottom())}
	if far := at.Distance(end); far > stayRing {
		f.Line(at.Toward(end, stayRing/far), end, 1, p.Sides[rules.Rebels].Color)
	}
	f.Panel(tag, render.PanelStyle{Corner: render.Slight, Fill: p.Panel.Alpha(0.92), Line: p.Sides[rules.Rebels].Color, Width: 1})
	rows := tag.InsetXY(0, 2).Rows(0, 1, 1)
	f.Text(e.Say.System(s.At), rows[0], name)
	f.Text(words, rows[1], when)
	return tag
}

// stayRing is the radius of the ring around a place of the base.
const stayRing = 11

// drawChances draws how likely each side was to win, round by round: below the line the Rebels, above it the Empire.
func (e *Ending) drawChances(r ui.Rect) {
	f, p := e.F, e.F.Palette
	inner := scene.Picture(f, r, e.Words.Say("result.chances"))
	words := e.Words.Say("result.chances.note")
	if e.Story.found() {
		words += " " + e.Words.Say("result.chances.found")
	}
	note, inner := inner.CutBottom(f.ParagraphHeight(words, inner.W, p.Label()))
	f.Paragraph(words, note, p.Label())
	_, inner = inner.CutBottom(10)
	e.drawn().Draw(f.Canvas, inner)
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
