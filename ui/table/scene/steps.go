package scene

import (
	"holoboard/render"
	"holoboard/ui"
)

// Steps shows the parts of what goes on step by step, each as wide as its label needs.
func Steps(f *ui.Frame, r ui.Rect, labels []string, now int) {
	const around, gap = 42, 4
	width := func(label string) float64 {
		return f.TextWidth(label, f.Palette.Name().Sized(render.SizeLabel)) + around
	}
	all := 0.0
	for _, label := range labels {
		all += width(label)
	}
	unit := (r.W - gap*float64(len(labels)-1)) / all
	x := r.X
	for i, label := range labels {
		cell := render.Box(x, r.Y, unit*width(label), r.H)
		step(f, cell, label, i, now)
		x += cell.W + gap
	}
}

// EvenSteps shows them all equally wide, in the middle of a place.
func EvenSteps(f *ui.Frame, r ui.Rect, labels []string, now int) {
	const widest, gap = 760, 4
	r = r.Middle(min(r.W, widest), r.H)
	for i, label := range labels {
		step(f, r.Column(i, len(labels), gap), label, i, now)
	}
}

// step shows a part of what goes on step by step: the present one is lit, those before it are ticked off.
func step(f *ui.Frame, r ui.Rect, label string, number, now int) {
	p := f.Palette
	fill, ink := p.PanelLight.Alpha(0.6), p.Dim
	switch {
	case number == now:
		fill, ink = p.Legal, p.Space
	case number < now:
		fill, ink = p.LineLight.Alpha(0.75), p.Text
	}
	type stepKey struct{ fill render.Color }
	render.Art(f.Canvas, stepKey{fill}, r, func(q *render.Pen, k stepKey) {
		const slant = 9
		q.Fill((&render.Path{}).Polygon(render.Point{}, render.Point{X: q.W - slant}, render.Point{X: q.W, Y: q.H / 2},
			render.Point{X: q.W - slant, Y: q.H}, render.Point{Y: q.H}, render.Point{X: slant, Y: q.H / 2}), k.fill)
	})
	text := r.InsetXY(11, 0)
	if number < now {
		var check ui.Rect
		check, text = text.CutLeft(16)
		f.Check(check.Middle(12, 12), ink)
	}
	f.Text(label, text, p.Name().Sized(render.SizeLabel).In(ink).Centered())
}
