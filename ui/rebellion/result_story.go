package rebellion

import (
	"image"
	"slices"
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// What the result shows of how the game went: where the base was, and how likely each side was to win.

// drawStays draws the galaxy in small, with the places of the base and when it was there.
func (t *Table) drawStays(r ui.Rect) {
	f, p := t.F, t.F.Palette
	inner := t.storyPanel(r, "result.stays")
	galaxy := t.story.galaxy
	shape := galaxy.Height / galaxy.Width
	box := inner.Middle(min(inner.W, inner.H/shape), min(inner.H, inner.W*shape))
	type staysKey struct{ *story }
	render.Pixels(f.Canvas, staysKey{t.story}, box, func(_ staysKey, w, h int) *image.RGBA {
		return render.Paint(f.Scale, w, h, func(pen *render.Pen) { paintGalaxy(pen, p, galaxy, &t.View) })
	})
	place := func(s rules.System) ui.Point {
		at := galaxy.Systems[s.String()].Center
		return ui.Point{X: box.X + at.X*box.W/galaxy.Width, Y: box.Y + at.Y*box.H/galaxy.Height}
	}
	for i, stay := range t.story.stays[1:] {
		f.DashedLine(place(t.story.stays[i].at), place(stay.at), 2, 7, 5, 0, p.Sides[rules.Rebels].Color)
	}
	for _, stay := range t.story.stays {
		f.Ring(place(stay.at), stayRing, render.RingStyle{Line: p.Sides[rules.Rebels].Color, Width: 2.5})
	}
	const dot = 0.028                                // of the map's width, with the dark around it
	taken := make([]ui.Rect, 0, len(galaxy.Systems)) // what no label may hide
	for system := range rules.BaseSpace {
		taken = append(taken, render.Around(place(system), dot*box.W, dot*box.W))
	}
	for _, stay := range t.story.stays {
		taken = append(taken, t.drawStay(stay, place(stay.at), box, taken))
	}
}

// drawStay writes beside a place of the base which it is and when the base was there, and returns where.
func (t *Table) drawStay(s stay, at ui.Point, box ui.Rect, taken []ui.Rect) ui.Rect {
	f, p := t.F, t.F.Palette
	name := f.Palette.Name().Sized(render.SizeLabel).Centered()
	when := p.Label().In(p.Sides[rules.Rebels].Color).Centered()
	words := t.Words.Say("result.stay", assets.Args{"from": int(s.from), "to": int(s.to)})
	if s.from == s.to {
		words = t.Words.Say("result.stay.one", assets.Args{"n": int(s.from)})
	}
	w := max(f.TextWidth(t.Say.System(s.at), name), f.TextWidth(words, when)) + 16
	tag := board.Label(at, render.Point{X: w, Y: 2*render.SizeLabel*1.35 + 4}, stayRing, box, taken)
	end := ui.Point{X: min(max(at.X, tag.X), tag.Right()), Y: min(max(at.Y, tag.Y), tag.Bottom())}
	if far := at.Distance(end); far > stayRing {
		f.Line(at.Toward(end, stayRing/far), end, 1, p.Sides[rules.Rebels].Color)
	}
	f.Panel(tag, render.PanelStyle{Corner: render.Slight, Fill: p.Panel.Alpha(0.92), Line: p.Sides[rules.Rebels].Color, Width: 1})
	rows := tag.InsetXY(0, 2).Rows(0, 1, 1)
	f.Text(t.Say.System(s.at), rows[0], name)
	f.Text(words, rows[1], when)
	return tag
}

// stayRing is the radius of the ring around a place of the base.
const stayRing = 11

// storyPanel draws a panel with a title and returns the place in it.
func (t *Table) storyPanel(r ui.Rect, key string) ui.Rect {
	f := t.F
	f.Panel(r, f.Palette.Glass())
	head, inner := r.Inset(14).CutTop(26)
	f.Text(t.Words.Say(key), head, f.Palette.Title())
	return inner
}

// drawChances draws how likely each side was to win, round by round: below the line the Rebels, above it the Empire.
func (t *Table) drawChances(r ui.Rect) {
	f, p := t.F, t.F.Palette
	inner := t.storyPanel(r, "result.chances")
	words := t.Words.Say("result.chances.note")
	if t.story.found() {
		words += " " + t.Words.Say("result.chances.found")
	}
	note, inner := inner.CutBottom(f.ParagraphHeight(words, inner.W, p.Label()))
	f.Paragraph(words, note, p.Label())
	_, inner = inner.CutBottom(10)
	t.chart().Draw(f.Canvas, inner)
}

// chart is how likely the Rebels were to win, round by round, with the rounds in which the base was revealed.
func (t *Table) chart() *board.Chart {
	k := &t.story.chart
	k.Values, k.Names, k.Marks = t.story.chances, nil, nil
	for i := range k.Values[1:] {
		k.Names = append(k.Names, strconv.Itoa(i+1))
	}
	k.Names = append(k.Names, t.Words.Say("result.end"))
	for _, s := range t.story.stays {
		if s.found > 0 && int(s.found) < len(k.Values) {
			k.Marks = append(k.Marks, board.ChartMark{At: int(s.found) - 1, Sign: "probe"})
		}
	}
	return k
}

// found tells whether a base was revealed in a round that the picture shows.
func (s *story) found() bool {
	return slices.ContainsFunc(s.stays, func(at stay) bool { return at.found > 0 && int(at.found) < len(s.chances) })
}
