package render

import (
	"fmt"
	"image"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"
)

// Picture is art that is made into pixels once, when it is first seen, and is copied from then on. A frame that nobody
// looks at costs no painting.
type Picture struct {
	size   image.Point // in pixels
	paint  func() *image.RGBA
	pixels *image.RGBA   // nil until it is first seen, and once the graphics card has them
	gpu    *ebiten.Image // made when first shown in a window
	at     slot          // of it in an atlas, if it is small
	parts  map[image.Rectangle]*ebiten.Image
	line   *textKey // what stands there, if it is a line of text
	used   int      // the frame of its last use
}

// Size returns the picture's size in pixels.
func (p *Picture) Size() (w, h int) { return p.size.X, p.size.Y }

func (p *Picture) bytes() int { return 4 * p.size.X * p.size.Y }

// seen returns the pixels.
func (p *Picture) seen() *image.RGBA {
	if p.pixels == nil {
		p.pixels = atOrigin(p.paint())
		if p.pixels.Rect.Max != p.size {
			panic(fmt.Sprintf("render: a picture of %v pixels was painted %v large", p.size, p.pixels.Rect.Max))
		}
	}
	return p.pixels
}

// Pictures keeps what was rasterised, so that a frame in which nothing is new only copies. One belongs to one
// window; it is not for several goroutines at once.
type Pictures struct {
	art    shelf[artKey]
	texts  shelf[textKey]
	panels shelf[panelKey]
	rings  shelf[ringKey]
	spots  shelf[spotKey]
	draws  shelf[spriteKey]
	atlas  atlas
	white  *Picture // an opaque white pixel with its like around it
	type_  *typesetter
	frame  int
	bytes  int
	window image.Point // its size in pixels
	limit  int         // of bytes, for a window of that size
}

// NewPictures returns an empty store.
func NewPictures() *Pictures {
	return &Pictures{
		art: shelf[artKey]{}, texts: shelf[textKey]{}, panels: shelf[panelKey]{}, rings: shelf[ringKey]{},
		spots: shelf[spotKey]{}, draws: shelf[spriteKey]{},
		white: &Picture{size: image.Pt(3, 3), pixels: whitePixel()}, type_: newTypesetter(),
	}
}

func whitePixel() *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 1, 1))
	m.SetRGBA(0, 0, opaqueWhite.pixel())
	return edged(m)
}

// shelf is a set of pictures under keys of one type; the keys need no boxing, so looking one up allocates nothing.
type shelf[K comparable] map[K]*Picture

// find returns a picture that is wanted in this frame, or nil.
func (s shelf[K]) find(all *Pictures, key K) *Picture {
	p := s[key]
	if p != nil {
		p.used = all.frame
	}
	return p
}

// add puts a picture of w × h pixels there, to be painted when it is first seen. Where it may be found mostly, add it in
// a function of its own: only then what paint needs is put aside for it.
func (s shelf[K]) add(all *Pictures, key K, w, h int, paint func() *image.RGBA) *Picture {
	p := &Picture{size: image.Pt(w, h), paint: paint, used: all.frame}
	all.bytes += p.bytes()
	s[key] = p
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
			all.bytes -= p.bytes()
			p.free(&all.atlas)
			delete(s, key)
		}
	}
}

// beginFrame counts a frame of a window, and once too much is kept drops what was not shown for a while.
func (all *Pictures) beginFrame(window image.Point) {
	all.frame++
	if all.window != window {
		all.window, all.limit = window, enough(window)
	}
	const lines = 4096
	if all.bytes <= all.limit && len(all.type_.measured)+len(all.type_.wrapped) <= lines {
		return
	}
	for keep := 240; keep >= 2; keep /= 4 {
		all.forget(all.frame - keep)
		if all.bytes <= all.limit*3/4 {
			return
		}
	}
}

// enough is how many bytes of pictures are kept for a window: half as much again as a busy table needs, at every size.
func enough(window image.Point) int {
	const always, aPixel = 12 << 20, 6
	return always + aPixel*window.X*window.Y
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

func (p *Picture) free(a *atlas) {
	switch {
	case p.at.sheet != nil:
		a.free(p.at)
	case p.gpu != nil:
		p.gpu.Deallocate()
	}
	p.gpu, p.parts, p.at = nil, nil, slot{}
}
