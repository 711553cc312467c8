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
	c.Means(name, box)
	c.Tinted(assets.Signs, name, box, color)
}

// Tinted draws a drawing of any kind in one colour.
func (c *Canvas) Tinted(kind assets.Kind, name string, box Rect, color Color) {
	c.sprite(kind, name, box, assets.PlainInks(), color)
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
	p := c.pictures.draws.find(c.pictures, key)
	if p == nil {
		p = c.pictures.addSprite(key)
	}
	if !c.Rough {
		c.putAt(p, area.Min.X, area.Min.Y, tint)
		return
	}
	c.putInto(p, p.whole(), area, tint)
}

func (all *Pictures) addSprite(key spriteKey) *Picture {
	if !assets.Exists(key.kind, key.name) {
		panic(fmt.Sprintf("render: there is no drawing %q of %s", key.name, key.kind))
	}
	height := int(float64(key.width)*key.kind.Ratio() + 0.5)
	return all.draws.add(all, key, key.width, height, func() *image.RGBA {
		m, err := assets.RasterIn(key.inks, key.kind, key.name, key.width)
		if err != nil {
			panic(fmt.Sprintf("render: %v", err))
		}
		return m
	})
}
