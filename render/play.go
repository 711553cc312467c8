package render

import (
	"image"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

// Play draws what was recorded onto a window's picture, over what is there.
func (c *Canvas) Play(target *ebiten.Image) {
	clipped, clip := target, target.Bounds()
	var op ebiten.DrawImageOptions
	for i := range c.marks {
		m := &c.marks[i]
		if m.clip != clip {
			clip = m.clip
			clipped = target.SubImage(clip).(*ebiten.Image)
		}
		op.GeoM.SetElement(0, 0, m.place.a)
		op.GeoM.SetElement(0, 1, m.place.b)
		op.GeoM.SetElement(0, 2, m.place.tx)
		op.GeoM.SetElement(1, 0, m.place.c)
		op.GeoM.SetElement(1, 1, m.place.d)
		op.GeoM.SetElement(1, 2, m.place.ty)
		op.ColorScale.Reset()
		r, g, b, a := m.tint.RGBA() // ScaleWithColor would ask for memory
		op.ColorScale.Scale(float32(r)/0xffff, float32(g)/0xffff, float32(b)/0xffff, float32(a)/0xffff)
		op.Filter = ebiten.FilterNearest
		if m.smooth {
			op.Filter = ebiten.FilterLinear
		}
		op.Blend = ebiten.BlendSourceOver
		if m.light {
			op.Blend = ebiten.BlendLighter
		}
		clipped.DrawImage(m.picture.onGPU(m.part), &op)
	}
}

// Cost tells of how many pieces what was recorded is made, and how often the graphics card must change on the way what it
// draws from, where to, or how. Small pictures count as one source, for the graphics library packs them together.
func (c *Canvas) Cost() (pieces, switches int) {
	const packed = 1024 // pixels, about the largest side of a picture that is packed with others
	type way struct {
		smooth, light bool
		alone         *Picture
	}
	var last way
	for i := range c.marks {
		m := &c.marks[i]
		now := way{smooth: m.smooth, light: m.light}
		if w, h := m.picture.Size(); max(w, h) > packed {
			now.alone = m.picture
		}
		if i == 0 || now != last {
			switches++
		}
		last = now
	}
	return len(c.marks), switches
}

// large is from how many pixels on a picture lies for itself on the graphics card: the hole that it leaves when it is
// forgotten would make the page of the small ones larger and larger.
const large = 40_000

// onGPU is a part of the picture in the memory of the graphics card. Pictures are only ever written from here, not drawn
// on, so the graphics library packs the small ones together and can draw many of them at once.
func (p *Picture) onGPU(part image.Rectangle) *ebiten.Image {
	if p.gpu == nil {
		w, h := p.Size()
		p.gpu = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: w*h >= large})
		p.gpu.WritePixels(p.seen().Pix)
		if p.paint != nil { // they can be painted again, should somebody want a picture of the frame
			p.pixels = nil
		}
	}
	if part == p.whole() {
		return p.gpu
	}
	if p.parts == nil {
		p.parts = map[image.Rectangle]*ebiten.Image{}
	}
	sub, ok := p.parts[part]
	if !ok {
		sub = p.gpu.SubImage(part).(*ebiten.Image)
		p.parts[part] = sub
	}
	return sub
}

// HasDisplay tells whether a window can be opened here.
func HasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
		return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
	}
	return true
}
