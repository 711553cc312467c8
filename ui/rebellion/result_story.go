package rebellion

import (
	"image"
	"math"
	"slices"
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
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
	tag := freeTag(at, render.Point{X: w, Y: 2*render.SizeLabel*1.35 + 4}, box, taken)
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

// freeTag finds the place for a label near a point of a map that hides least of what must be seen there, and of those the nearest.
func freeTag(at, size ui.Point, area ui.Rect, taken []ui.Rect) ui.Rect {
	const step, turns, reach, clear, never = 8, 24, 12, stayRing + 3, 1000
	best, least := ui.Rect{}, math.Inf(1)
	ring := render.Around(at, 2*stayRing, 2*stayRing)
	for out := range reach {
		for turn := range turns {
			sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(turn)/turns)
			far := clear + step*float64(out)
			tag := render.Around(ui.Point{X: at.X + cos*(far+size.X/2), Y: at.Y + sin*(far+size.Y/2)}, size.X, size.Y).KeepIn(area)
			cost := at.Distance(tag.Center()) / 1000
			if tag.Overlaps(ring) {
				cost += never
			}
			for _, r := range taken {
				if tag.Overlaps(r) {
					cost++
				}
			}
			if cost < least {
				best, least = tag, cost
			}
		}
	}
	return best
}

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
	_, inner = inner.CutTop(8) // the uppermost number stands beside the line, half above it
	scale, plot := inner.CutLeft(46)
	rounds, _ := scale.CutBottom(22)
	_, plot = plot.CutBottom(22)
	rounds = render.Box(plot.X, plot.Bottom()+4, plot.W, 18)
	plot = plot.InsetXY(12, 4)
	chances := t.story.chances
	step := plot.W / float64(max(len(chances)-1, 1))
	at := func(i, chance int) ui.Point {
		return ui.Point{X: plot.X + step*float64(i), Y: plot.Bottom() - plot.H*float64(chance)/1000}
	}
	for _, percent := range []int{0, 50, 100} {
		line := at(0, 10*percent)
		f.Line(line, ui.Point{X: plot.Right(), Y: line.Y}, 1, p.Line)
		f.Text(strconv.Itoa(percent)+" %", render.Box(scale.X, line.Y-9, scale.W, 18), p.Label().AtRight())
	}
	type chancesKey struct{ *story }
	render.Art(f.Canvas, chancesKey{t.story}, plot, func(pen *render.Pen, k chancesKey) { k.story.paint(pen, p) })
	for i := range chances {
		word := strconv.Itoa(i + 1)
		if i == len(chances)-1 {
			word = t.Words.Say("result.end")
		}
		f.Text(word, render.Box(at(i, 0).X-30, rounds.Y, 60, rounds.H), p.Label().Centered())
	}
	t.markFound(at)
	f.Dot(at(len(chances)-1, chances[len(chances)-1]), 5, p.Legal)
}

// found tells whether a base was revealed in a round that the picture shows.
func (s *story) found() bool {
	return slices.ContainsFunc(s.stays, func(at stay) bool { return at.found > 0 && int(at.found) < len(s.chances) })
}

// markFound marks the rounds in which the base was revealed.
func (t *Table) markFound(at func(i, chance int) ui.Point) {
	for _, s := range t.story.stays {
		if s.found == 0 || int(s.found) >= len(t.story.chances) {
			continue
		}
		p := &t.F.Palette
		from, to := at(int(s.found)-1, 0), at(int(s.found)-1, 1000)
		t.F.DashedLine(from, to, 1.5, 4, 4, 0, p.Amber)
		sign := ui.Point{X: to.X, Y: to.Y + 10}
		t.F.Sign("probe", render.Around(sign, 18, 18), p.Amber)
	}
}

// paint paints the parts of both sides and the line between them.
func (s *story) paint(pen *render.Pen, p render.Palette) {
	step := pen.W / float64(max(len(s.chances)-1, 1))
	line := make([]ui.Point, len(s.chances))
	for i, chance := range s.chances {
		line[i] = ui.Point{X: step * float64(i), Y: pen.H * (1 - float64(chance)/1000)}
	}
	part := func(y float64) *render.Path {
		points := append([]ui.Point{{X: 0, Y: y}}, line...)
		return (&render.Path{}).Polygon(append(points, ui.Point{X: pen.W, Y: y})...)
	}
	pen.Fill(part(pen.H), p.Sides[rules.Rebels].Color.Alpha(0.28))
	pen.Fill(part(0), p.Sides[rules.Empire].Color.Alpha(0.22))
	pen.Stroke((&render.Path{}).Line(line...), render.Stroke{Color: p.Text, Width: 2})
}
