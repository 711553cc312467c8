package render

import (
	"image"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"
)

// Picture is art that was made into pixels once and is copied from then on.
type Picture struct {
	pixels *image.RGBA
	gpu    *ebiten.Image // made when first shown in a window
	parts  map[image.Rectangle]*ebiten.Image
	used   int // the frame of its last use
}

// Size returns the picture's size in pixels.
func (p *Picture) Size() (w, h int) { return p.pixels.Rect.Dx(), p.pixels.Rect.Dy() }

// Pictures keeps what was rasterised, so that a frame in which nothing is new only copies. One belongs to one
// window; it is not for several goroutines at once.
type Pictures struct {
	art    shelf[artKey]
	texts  shelf[textKey]
	panels shelf[panelKey]
	rings  shelf[ringKey]
	spots  shelf[spotKey]
	draws  shelf[spriteKey]
	white  *Picture // an opaque white pixel with its like around it
	type_  *typesetter
	frame  int
	bytes  int
	limit  int
}

// NewPictures returns an empty store.
func NewPictures() *Pictures {
	const limit = 160 << 20 // of pixels; a busy table at 3840×2160 needs about a third of it
	return &Pictures{
		art: shelf[artKey]{}, texts: shelf[textKey]{}, panels: shelf[panelKey]{}, rings: shelf[ringKey]{},
		spots: shelf[spotKey]{}, draws: shelf[spriteKey]{},
		white: &Picture{pixels: whitePixel()}, type_: newTypesetter(), limit: limit,
	}
}

func whitePixel() *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 1, 1))
	m.Set(0, 0, opaqueWhite)
	return edged(m)
}

// shelf is a set of pictures under keys of one type; the keys need no boxing, so looking one up allocates nothing.
type shelf[K comparable] map[K]*Picture

func (s shelf[K]) get(all *Pictures, key K, paint func() *image.RGBA) *Picture {
	p, ok := s[key]
	if !ok {
		p = &Picture{pixels: atOrigin(paint())}
		all.bytes += len(p.pixels.Pix)
		s[key] = p
	}
	p.used = all.frame
	return p
}

// atOrigin copies a picture that is a cut-out of a larger one.
func atOrigin(m *image.RGBA) *image.RGBA {
	if m.Rect.Min == (image.Point{}) && m.Stride == 4*m.Rect.Dx() {
		return m
	}
	out := image.NewRGBA(image.Rect(0, 0, m.Rect.Dx(), m.Rect.Dy()))
	draw.Draw(out, out.Rect, m, m.Rect.Min, draw.Src)
	return out
}

func (s shelf[K]) forget(all *Pictures, before int) {
	for key, p := range s {
		if p.used < before {
			all.bytes -= len(p.pixels.Pix)
			p.free()
			delete(s, key)
		}
	}
}

// beginFrame counts a frame, and once too much is kept drops what was not shown for a while.
func (all *Pictures) beginFrame() {
	all.frame++
	const lines = 4096
	if all.bytes <= all.limit && len(all.type_.shaped) <= lines {
		return
	}
	for keep := 240; keep >= 2; keep /= 4 {
		all.forget(all.frame - keep)
		if all.bytes <= all.limit*3/4 {
			return
		}
	}
}

func (all *Pictures) forget(before int) {
	all.art.forget(all, before)
	all.texts.forget(all, before)
	all.panels.forget(all, before)
	all.rings.forget(all, before)
	all.spots.forget(all, before)
	all.draws.forget(all, before)
	all.type_.forget(before)
}

func (p *Picture) free() {
	if p.gpu != nil {
		p.gpu.Deallocate()
	}
	p.gpu, p.parts = nil, nil
}
