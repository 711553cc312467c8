package render

import (
	"image"
	"math"
)

// Image draws what was recorded into a picture of its own, over the palette's dark space, without the graphics
// library. It looks as the window does, but for rounding where things are turned or stretched.
func (c *Canvas) Image() *image.RGBA {
	target := c.empty()
	for i := range c.marks {
		c.marks[i].drawInto(target)
	}
	return target
}

// empty is a picture of the canvas's size on which nothing but dark space is seen.
func (c *Canvas) empty() *image.RGBA {
	w, h := int(math.Round(c.W*c.Scale)), int(math.Round(c.H*c.Scale))
	target := image.NewRGBA(image.Rect(0, 0, w, h))
	dark := c.Palette.Space
	for i := 0; i < len(target.Pix); i += 4 {
		target.Pix[i], target.Pix[i+1], target.Pix[i+2], target.Pix[i+3] = dark.R, dark.G, dark.B, 255
	}
	return target
}

// drawInto goes over every pixel that the mark may cover and asks where in the picture its middle comes from.
func (m *mark) drawInto(target *image.RGBA) {
	box := m.box().Intersect(m.clip).Intersect(target.Rect)
	back, ok := m.place.inverse()
	if !ok || box.Empty() {
		return
	}
	pixels := m.picture.seen()
	w, h := float64(m.part.Dx()), float64(m.part.Dy())
	tint := premultiplied(m.tint)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			u, v := back.apply(float64(x)+0.5, float64(y)+0.5)
			if u < 0 || v < 0 || u >= w || v >= h {
				continue
			}
			u, v = u+float64(m.part.Min.X), v+float64(m.part.Min.Y)
			var s [4]float64
			if m.smooth {
				s = mixed(pixels, u, v)
			} else {
				s = pixelAt(pixels, int(u), int(v))
			}
			if s[3] == 0 {
				continue
			}
			for k := range s {
				s[k] *= tint[k]
			}
			m.blend(target.Pix[target.PixOffset(x, y):], s)
		}
	}
}

func (m *mark) blend(under []uint8, s [4]float64) {
	keep := 1 - s[3]
	if m.light {
		keep = 1
	}
	for k := range s {
		under[k] = uint8(min(s[k]*255+float64(under[k])*keep+0.5, 255))
	}
}

// box is the smallest upright rectangle around the mark.
func (m *mark) box() image.Rectangle {
	low := [2]float64{math.Inf(1), math.Inf(1)}
	high := [2]float64{math.Inf(-1), math.Inf(-1)}
	w, h := float64(m.part.Dx()), float64(m.part.Dy())
	for _, corner := range [4][2]float64{{0, 0}, {w, 0}, {0, h}, {w, h}} {
		x, y := m.place.apply(corner[0], corner[1])
		low[0], low[1] = min(low[0], x), min(low[1], y)
		high[0], high[1] = max(high[0], x), max(high[1], y)
	}
	return image.Rect(int(math.Floor(low[0])), int(math.Floor(low[1])), int(math.Ceil(high[0])), int(math.Ceil(high[1])))
}

func (m affine) inverse() (affine, bool) {
	det := m.a*m.d - m.b*m.c
	if det == 0 {
		return affine{}, false
	}
	inv := affine{a: m.d / det, b: -m.b / det, c: -m.c / det, d: m.a / det}
	inv.tx = -(inv.a*m.tx + inv.b*m.ty)
	inv.ty = -(inv.c*m.tx + inv.d*m.ty)
	return inv, true
}

func premultiplied(c Color) [4]float64 {
	a := float64(c.A) / 255
	return [4]float64{float64(c.R) / 255 * a, float64(c.G) / 255 * a, float64(c.B) / 255 * a, a}
}

// pixelAt is a pixel's premultiplied channels, 0 to 1; nothing outside the picture.
func pixelAt(m *image.RGBA, x, y int) [4]float64 {
	if x < 0 || y < 0 || x >= m.Rect.Dx() || y >= m.Rect.Dy() {
		return [4]float64{}
	}
	p := m.Pix[y*m.Stride+x*4:]
	return [4]float64{float64(p[0]) / 255, float64(p[1]) / 255, float64(p[2]) / 255, float64(p[3]) / 255}
}

// mixed is the mixture of the four pixels around a place.
func mixed(m *image.RGBA, u, v float64) [4]float64 {
	u, v = u-0.5, v-0.5
	x, y := math.Floor(u), math.Floor(v)
	fx, fy := u-x, v-y
	a, b := pixelAt(m, int(x), int(y)), pixelAt(m, int(x)+1, int(y))
	c, d := pixelAt(m, int(x), int(y)+1), pixelAt(m, int(x)+1, int(y)+1)
	var out [4]float64
	for k := range out {
		out[k] = (a[k]*(1-fx)+b[k]*fx)*(1-fy) + (c[k]*(1-fx)+d[k]*fx)*fy
	}
	return out
}
