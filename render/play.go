package render

import (
	"image"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

// Play draws what was recorded onto a window's picture, over what is there.
func (c *Canvas) Play(target *ebiten.Image) {
	c.send()
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
// draws from, where to, or how. Small pictures count as one source, for they are packed together.
func (c *Canvas) Cost() (pieces, switches int) {
	type way struct {
		smooth, light bool
		alone         *Picture
	}
	var last way
	for i := range c.marks {
		m := &c.marks[i]
		now := way{smooth: m.smooth, light: m.light}
		if !fits(m.picture.Size()) {
			now.alone = m.picture
		}
		if i == 0 || now != last {
			switches++
		}
		last = now
	}
	return len(c.marks), switches
}

// send brings all pictures into the memory of the graphics card that are not there. It is done before anything is drawn, and lines
// of text come last: so the graphics card has to change as seldom as can be what it draws on and what it draws from.
func (c *Canvas) send() {
	var lines []*Picture
	for i := range c.marks {
		p := c.marks[i].picture
		if p.gpu != nil {
			continue
		}
		p.place(&c.pictures.atlas)
		if p.line != nil && !p.line.rimmed() {
			p.gpu.Clear() // of what lay at its place before
			lines = append(lines, p)
		} else {
			upload(p.gpu, p.seen().Pix)
		}
		if p.paint != nil { // they can be painted again, should somebody want a picture of the frame
			p.pixels = nil
		}
	}
	for _, p := range lines {
		p.line.draw(c.pictures.type_.letters(p.line.lineKey, c.pictures.frame), p.gpu)
	}
}

// upload writes pixels, four bytes each, in bands of at most 64 kB: the graphics library keeps the last 32 buffers it was given.
func upload(to *ebiten.Image, pixels []byte) {
	in := to.Bounds()
	rows := max(1, 1<<16/(4*in.Dx()))
	for ; in.Min.Y < in.Max.Y; in.Min.Y += rows {
		band := in
		band.Max.Y = min(in.Min.Y+rows, in.Max.Y)
		n := 4 * band.Dx() * band.Dy()
		to.SubImage(band).(*ebiten.Image).WritePixels(pixels[:n])
		pixels = pixels[n:]
	}
}

// place makes room for the picture in the memory of the graphics card.
func (p *Picture) place(a *atlas) {
	w, h := p.Size()
	if fits(w, h) {
		p.at = a.place(w, h)
		p.gpu = p.at.sheet.gpu.SubImage(p.at.rect).(*ebiten.Image)
	} else {
		p.gpu = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	}
}

// onGPU is a part of a picture that was sent.
func (p *Picture) onGPU(part image.Rectangle) *ebiten.Image {
	if part == p.whole() {
		return p.gpu
	}
	if p.parts == nil {
		p.parts = map[image.Rectangle]*ebiten.Image{}
	}
	sub, ok := p.parts[part]
	if !ok {
		sub = p.gpu.SubImage(part.Add(p.at.rect.Min)).(*ebiten.Image)
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
