package render

import (
	"fmt"
	"image"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// inLoop runs the package's tests inside Ebitengine's loop, where pictures of the graphics card can be read back.
type inLoop struct {
	m    *testing.M
	code int
}

func (r *inLoop) Update() error            { r.code = r.m.Run(); return ebiten.Termination }
func (*inLoop) Draw(*ebiten.Image)         {}
func (*inLoop) Layout(w, h int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	if !HasDisplay() {
		os.Exit(m.Run())
	}
	loop := &inLoop{m: m, code: 1}
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(loop); err != nil {
		fmt.Fprintln(os.Stderr, "tests with a display:", err)
		os.Exit(1)
	}
	os.Exit(loop.code)
}

// needDisplay leaves a test out where there is no display, unless HOLOBOARD_NEED_DISPLAY says that there must be one.
func needDisplay(t testing.TB) {
	t.Helper()
	if HasDisplay() {
		return
	}
	if os.Getenv("HOLOBOARD_NEED_DISPLAY") == "1" {
		t.Fatal("there is no display, and HOLOBOARD_NEED_DISPLAY says that there must be one")
	}
	t.Skip("there is no display")
}

// The window and the pictures of the tests come from the same marks by two ways; they must agree.
func TestWindowAndImageAgree(t *testing.T) {
	needDisplay(t)
	for _, scale := range []float64{1, 1.5, 2} {
		w, h := int(1280*scale), int(720*scale)
		c := NewCanvas(NewPictures(), w, h, scale)
		drawSample(c)
		want := c.Image()
		target := ebiten.NewImage(w, h)
		target.Fill(c.Palette.Space)
		c.Play(target)
		got := image.NewRGBA(want.Rect)
		target.ReadPixels(got.Pix)
		target.Deallocate()
		far := 0
		for i := range got.Pix {
			if d := int(got.Pix[i]) - int(want.Pix[i]); d > 24 || d < -24 {
				far++
			}
		}
		if most := len(got.Pix) / 1000; far > most {
			t.Errorf("scale %v: %d of %d channels differ, allowed are %d", scale, far, len(got.Pix), most)
			save(t, got, fmt.Sprintf("%s/window%v.png", os.TempDir(), scale))
			save(t, want, fmt.Sprintf("%s/image%v.png", os.TempDir(), scale))
		}
	}
}

// What the graphics card has is not kept beside it, but is still there for a picture of the frame.
func TestPixelsAreKeptOnce(t *testing.T) {
	needDisplay(t)
	c := testCanvas(1)
	drawSample(c)
	want := c.Image()
	target := ebiten.NewImage(1280, 720)
	defer target.Deallocate()
	c.Play(target)
	for key, p := range c.pictures.texts {
		if p.gpu == nil || p.pixels != nil {
			t.Errorf("%q: on the graphics card %v, beside it %v", key.text, p.gpu != nil, p.pixels != nil)
		}
	}
	if got := c.Image(); !slices.Equal(got.Pix, want.Pix) {
		t.Error("the same frame looks different after it was shown")
	}
}

func BenchmarkPlay(b *testing.B) {
	needDisplay(b)
	c := NewCanvas(NewPictures(), 1280, 720, 1)
	target := ebiten.NewImage(1280, 720)
	start := time.Now()
	pixel := make([]byte, 4*1280*720)
	n := 0
	for b.Loop() {
		c.Begin(1280, 720, 1)
		drawSample(c)
		c.Play(target)
		target.ReadPixels(pixel)
		n++
	}
	b.ReportMetric(float64(time.Since(start).Milliseconds())/float64(n), "ms/frame")
}
