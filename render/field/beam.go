package field

import (
	"image"

	"holoboard/render"
)

// Beam is a lane of light, as wide as the face that it leaves and as long as the field goes.
type Beam struct {
	Space // that it leaves, and its way
	Color render.Color
	Idle  bool    // nothing stands in it
	Open  float64 // how far it has opened, from 0 to 1
}

// Lane is what it covers when it is open, in squares.
func (b *Beam) Lane(f *Field) render.Rect {
	switch int(b.Way) & 3 {
	case 0:
		return render.Box(b.X, 0, b.Size, b.Y)
	case 1:
		return render.Box(b.X+b.Size, b.Y, float64(f.Columns)-b.X-b.Size, b.Size)
	case 2:
		return render.Box(b.X, b.Y+b.Size, b.Size, float64(f.Rows)-b.Y-b.Size)
	}
	return render.Box(0, b.Y, b.X, b.Size)
}

// Aim draws a line of dashes with a halo from who aims to what is aimed at, on the screen; phase moves the dashes along.
func Aim(c *render.Canvas, from, to render.Point, phase float64, color render.Color) {
	c.Line(from, to, 9, color.Alpha(0.16))
	c.DashedLine(from, to, 3, 10, 7, phase, color)
}

type beamKey struct{ color render.Color }

// Draw draws it.
func (b *Beam) Draw(c *render.Canvas, v *View) {
	const steps = 128 // pixels in which its light fades
	lane := b.Lane(&v.Field)
	if lane.Empty() || b.Open <= 0 {
		return
	}
	strength := 1.0
	if b.Idle {
		strength = 0.5
	}
	// The two corners where it leaves, and how far it goes.
	half, reach := b.Size/2, lane.W
	if int(b.Way)&1 == 0 {
		reach = lane.H
	}
	from := b.Off(v, b.Way, half)
	left := v.ahead(from, b.Way-1, half*v.Unit())
	right := v.ahead(from, b.Way+1, half*v.Unit())
	far := v.ahead(from, b.Way, reach*v.Unit()*min(b.Open, 1)).Sub(from)
	box := render.Box(0, 0, 64*reach, 64*b.Size) // large, for its corners lie on whole pixels
	c.Fade(strength, func() {
		c.Slant(box, left, far, right.Sub(left), func() {
			render.Stretched(c, beamKey{b.Color}, steps, 1, box, paintBeam)
		})
		for _, corner := range [...]render.Point{left, right} {
			b.drawEdge(c, corner, corner.Add(far))
		}
	})
}

func (b *Beam) drawEdge(c *render.Canvas, from, to render.Point) {
	c.Line(from, to, 6, b.Color.Alpha(0.12))
	if b.Idle {
		c.DashedLine(from, to, 1.4, 6, 6, 0, b.Color.Alpha(0.75))
		return
	}
	c.Line(from, to, 1.4, b.Color.Alpha(0.75))
}

func paintBeam(k beamKey, w, h int) *image.RGBA {
	return render.Paint(1, w, h, func(p *render.Pen) {
		for x := range w {
			t := (float64(x) + 0.5) / float64(w)
			light := render.Between(0.42, 0.17, 2*t)
			if t > 0.5 {
				light = render.Between(0.17, 0.04, 2*t-1)
			}
			p.Fill((&render.Path{}).Rect(render.Box(float64(x), 0, 1, p.H)), k.color.Alpha(light))
		}
	})
}
