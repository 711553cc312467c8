package field_test

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/draw"

	"holoboard/render"
)

var update = flag.Bool("update", false, "approve the pictures of the examples as they are now")

// pictures are the examples and the screens on which they are drawn.
var pictures = []struct {
	name    string
	example int
	w, h    int
}{{"attack", 0, 1280, 720}, {"move", 1, 1280, 720}, {"phone", 2, 390, 844}}

func draws(t testing.TB, n, w, h int) (*toy, *render.Canvas) {
	t.Helper()
	b, c := newToy(float64(w), float64(h)), render.NewCanvas(render.NewPictures(), w, h, 1)
	b.Draw(c, &view{n}, examples[n].look)
	return b, c
}

// The examples look as they were approved; -update approves them as they are now. FIELD_PICTURES names a folder for
// pictures to be looked at.
func TestPictures(t *testing.T) {
	const quality, largest = 50, 40 << 10
	for _, p := range pictures {
		_, c := draws(t, p.example, p.w, p.h)
		whole := c.Image()
		if folder := os.Getenv("FIELD_PICTURES"); folder != "" {
			var out bytes.Buffer
			check(t, png.Encode(&out, whole))
			check(t, os.WriteFile(filepath.Join(folder, p.name+".png"), out.Bytes(), 0o644))
		}
		small := whole
		if p.w > p.h {
			small = image.NewRGBA(image.Rect(0, 0, p.w/2, p.h/2))
			draw.ApproxBiLinear.Scale(small, small.Rect, whole, whole.Rect, draw.Src, nil)
		}
		var now bytes.Buffer
		check(t, jpeg.Encode(&now, small, &jpeg.Options{Quality: quality}))
		file := filepath.Join("testdata", fmt.Sprintf("%s-%dx%d.jpg", p.name, p.w, p.h))
		if *update {
			check(t, os.WriteFile(file, now.Bytes(), 0o644))
		}
		approved, err := os.ReadFile(file)
		check(t, err)
		if len(approved) > largest {
			t.Errorf("%s has %d bytes, more than %d", file, len(approved), largest)
		}
		if n := differing(read(t, now.Bytes()), read(t, approved)); n > 12 {
			t.Errorf("%s: %d samples of light and colour differ from the approved picture", p.name, n)
		}
	}
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func read(t testing.TB, data []byte) *image.YCbCr {
	t.Helper()
	m, err := jpeg.Decode(bytes.NewReader(data))
	check(t, err)
	return m.(*image.YCbCr)
}

// differing counts the samples that are far from one another, or all where the sizes differ.
func differing(a, b *image.YCbCr) (n int) {
	const far = 32
	if a.Rect != b.Rect {
		return len(a.Y)
	}
	for _, plane := range [][2][]uint8{{a.Y, b.Y}, {a.Cb, b.Cb}, {a.Cr, b.Cr}} {
		for i := range plane[0] {
			if d := int(plane[0][i]) - int(plane[1][i]); max(d, -d) > far {
				n++
			}
		}
	}
	return n
}
