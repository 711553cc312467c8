package field

import (
	"math"

	"holoboard/render"
)

// Hull is what a token can take.
type Hull struct {
	Full, Reduced uint8 // pips of its two states; a single one has no Reduced
	Before        uint8 // counters that lay there before
	Now           uint8 // counters that nothing has felt yet
}

// hullKey finds the picture of a bar.
type hullKey struct {
	hull                   Hull
	full, half, lost, dark render.Color
}

// Draw draws it as a bar that fills a box.
func (h Hull) Draw(c *render.Canvas, box render.Rect) {
	if h.Full+h.Reduced == 0 {
		return
	}
	p := &c.Palette
	render.Art(c, hullKey{h, p.Text, p.Neutral, p.Warning, p.Space}, c.OnPixels(box.Inset(-barRim)), paintHull)
}

const barRim = 2 // points of darkness around a bar

func paintHull(p *render.Pen, k hullKey) {
	p.Fill((&render.Path{}).Rect(render.Box(0, 0, p.W, p.H)), k.dark.Alpha(0.75))
	inner := render.Box(barRim, barRim, p.W-2*barRim, p.H-2*barRim)
	whole := func(x float64) float64 { return math.Round(x*p.Scale) / p.Scale }
	for i := range k.hull.pips() {
		from, to := k.hull.pip(i, inner.W)
		pip := render.Box(whole(inner.X+from), inner.Y, 0, inner.H)
		pip.W = max(whole(inner.X+to)-pip.X, 1/p.Scale)
		path := (&render.Path{}).Rect(pip)
		switch {
		case i < int(k.hull.Before):
			p.Fill(path, k.lost.Mix(k.dark, 0.8))
			if pip.W >= 3 {
				p.Stroke((&render.Path{}).Rect(pip.Inset(0.4)), render.Stroke{Color: k.lost, Width: 0.8})
			} else {
				p.Fill(path, k.lost.Alpha(0.55))
			}
		case i < int(k.hull.Before+k.hull.Now):
			p.Fill(path, k.lost)
		case i < int(k.hull.Full):
			p.Fill(path, k.full)
		default:
			p.Fill(path, k.half)
		}
	}
}

func (h Hull) pips() int { return int(h.Full) + int(h.Reduced) }

// pip is where a pip of a bar of a width begins and ends.
func (h Hull) pip(i int, width float64) (from, to float64) {
	between := 0.0
	if h.Full > 0 && h.Reduced > 0 {
		between = min(4, width*0.08)
	}
	each := (width - between) / float64(h.pips())
	from = float64(i) * each
	if i >= int(h.Full) {
		from += between
	}
	return from, from + each - min(1.2, each*0.35)
}

// PipAt is the middle of a pip of a bar in a box: where a counter comes to lie.
func (h Hull) PipAt(i int, box render.Rect) render.Point {
	from, to := h.pip(min(i, h.pips()-1), box.W)
	return render.Point{X: box.X + (from+to)/2, Y: box.Center().Y}
}
