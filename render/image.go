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

// drawInto goes over every pixel that the mark may cover and asks where in the picture its middle comes from. What is opaque, or nothing, is
// most of all pictures, and taken as it is.
func (m *mark) drawInto(target *image.RGBA) {
	box := m.box().Intersect(m.clip).Intersect(target.Rect)
	back, ok := m.place.inverse()
	if !ok || box.Empty() {
		return
	}
	pixels := m.picture.seen()
	w, h := float64(m.part.Dx()), float64(m.part.Dy())
	tint := premultiplied(m.tint)
	asItIs := !m.light && tint == [4]float64{1, 1, 1, 1}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			u, v := back.apply(float64(x)+0.5, float64(y)+0.5)
			if u < 0 || v < 0 || u >= w || v >= h {
				continue
			}
			u, v = u+float64(m.part.Min.X), v+float64(m.part.Min.Y)
			under := target.Pix[target.PixOffset(x, y):][:4]
			if m.smooth {
				m.blend(under, mixed(pixels, u, v), tint)
				continue
			}
			switch p := pixels.Pix[pixels.PixOffset(int(u), int(v)):][:4]; {
			case p[3] == 0:
			case p[3] == 255 && asItIs:
				copy(under, p)
			default:
				m.blend(under, channels(p), tint)
			}
		}
	}
}

// blend lays channels in a tint over what is there.
func (m *mark) blend(under []uint8, s, tint [4]float64) {
	if s[3] == 0 {
		return
	}
	keep := 1 - s[3]*tint[3]
	if m.light {
		keep = 1
	}
	for k := range s {
		under[k] = uint8(min(s[k]*tint[k]*255+float64(under[k])*keep+0.5, 255))
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
	return channels(m.Pix[y*m.Stride+x*4:][:4])
}

// channels are those of four bytes, 0 to 1.
func channels(p []uint8) [4]float64 {
	return [4]float64{float64(p[0]) / 255, float64(p[1]) / 255, float64(p[2]) / 255, float64(p[3]) / 255}
}

// mixed is the mixture of the four pixels around a place.
func mixed(m *image.RGBA, u, v float64) (out [4]float64) {
	u, v = u-0.5, v-0.5
	left, top := math.Floor(u), math.Floor(v)
	fx, fy := u-left, v-top
	x, y := int(left), int(top)
	if x >= 0 && y >= 0 && x+1 < m.Rect.Dx() && y+1 < m.Rect.Dy() {
		i := y*m.Stride + x*4
		up, low := m.Pix[i:][:8], m.Pix[i+m.Stride:][:8]
		if up[3]|up[7]|low[3]|low[7] == 0 { // much of a picture is empty
			return out
		}
		for k := range out {
			out[k] = ((float64(up[k])*(1-fx)+float64(up[k+4])*fx)*(1-fy) + (float64(low[k])*(1-fx)+float64(low[k+4])*fx)*fy) / 255
		}
		return out
	}
	a, b := pixelAt(m, x, y), pixelAt(m, x+1, y)
	c, d := pixelAt(m, x, y+1), pixelAt(m, x+1, y+1)
	for k := range out {
		out[k] = (a[k]*(1-fx)+b[k]*fx)*(1-fy) + (c[k]*(1-fx)+d[k]*fx)*fy
	}
	return out
}
