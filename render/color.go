package render

import (
	"image/color"
	"math"
)

// Color is a colour with straight (not premultiplied) alpha. It implements color.Color.
type Color struct{ R, G, B, A uint8 }

// Hex makes an opaque colour from 0xRRGGBB.
func Hex(rgb uint32) Color {
	return Color{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255}
}

// RGBA returns the premultiplied channels, 0 to 65535.
func (c Color) RGBA() (r, g, b, a uint32) {
	a = uint32(c.A) * 0x101
	return uint32(c.R) * 0x101 * a / 0xffff, uint32(c.G) * 0x101 * a / 0xffff, uint32(c.B) * 0x101 * a / 0xffff, a
}

// pixel is the colour as a picture keeps it. Setting it spares what Set costs for any other colour.
func (c Color) pixel() color.RGBA {
	r, g, b, a := c.RGBA()
	return color.RGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(a >> 8)}
}

// Alpha returns the colour with its opacity multiplied by f, 0 to 1.
func (c Color) Alpha(f float64) Color {
	c.A = uint8(math.Round(float64(c.A) * min(max(f, 0), 1)))
	return c
}

// Mix returns the colour that lies the share f of the way to other.
func (c Color) Mix(other Color, f float64) Color {
	mix := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*f)) }
	return Color{mix(c.R, other.R), mix(c.G, other.G), mix(c.B, other.B), mix(c.A, other.A)}
}

// Contrast is the ratio of luminance between two opaque colours, 1 to 21, as the web's accessibility rules define it.
func Contrast(a, b Color) float64 {
	la, lb := a.luminance(), b.luminance()
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func (c Color) luminance() float64 {
	linear := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.03928 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
