package render

import (
	"fmt"
	"image"

	"holoboard/assets"
)

type spriteKey struct {
	kind  assets.Kind
	name  string
	width int
	inks  assets.Inks
}

// Sprite draws a drawing of package assets in the middle of box, as large as it fits. A name that does not exist panics.
func (c *Canvas) Sprite(kind assets.Kind, name string, box Rect, inks assets.Inks) {
	c.sprite(kind, name, box, inks, opaqueWhite)
}

// Sign draws an icon in one colour; its second tone comes out darker.
func (c *Canvas) Sign(name string, box Rect, color Color) {
	c.sprite(assets.Signs, name, box, assets.PlainInks(), color)
}

func (c *Canvas) sprite(kind assets.Kind, name string, box Rect, inks assets.Inks, tint Color) {
	ratio := kind.Ratio()
	width := min(box.W, box.H/ratio)
	area := c.pixels(box.Middle(width, width*ratio))
	pixels := area.Dx()
	if c.Rough {
		pixels = roughSize(pixels)
	}
	if pixels <= 0 {
		return
	}
	key := spriteKey{kind, name, pixels, inks}
	if c.pictures.draws[key] == nil && !assets.Exists(kind, name) {
		panic(fmt.Sprintf("render: there is no drawing %q of %s", name, kind))
	}
	p := c.pictures.draws.get(c.pictures, key, pixels, int(float64(pixels)*ratio+0.5), func() *image.RGBA {
		m, err := assets.RasterIn(inks, kind, name, pixels)
		if err != nil {
			panic(fmt.Sprintf("render: %v", err))
		}
		return m
	})
	if !c.Rough {
		c.putAt(p, area.Min.X, area.Min.Y, tint)
		return
	}
	c.putInto(p, p.whole(), area, tint)
}
