package build_test

import (
	"bytes"
	"flag"
	"image"
	"image/jpeg"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"golang.org/x/image/draw"
)

var update = flag.Bool("update", false, "approve the pictures of every screen as they are now")

// The sizes in which every screen is looked at: a desktop's least, and a phone held upright.
var sizes = []string{"1280x720", "390x844"}

// screens builds the program once, has it draw every screen in every size in one go for each size, and returns the
// folder with the pictures and what it prints about the texts.
var screens = sync.OnceValues(func() (folder string, texts map[string]string) {
	folder, err := filepath.Abs(filepath.Join("out", "screens"))
	must(err)
	must(os.RemoveAll(folder))
	must(os.MkdirAll(folder, 0o755))
	program := filepath.Join(folder, "holoboard")
	_, err = output("go", "build", "-o", program, "..")
	must(err)
	names, err := output(program, "shot", "-list")
	must(err)
	texts = map[string]string{}
	for _, size := range sizes {
		all := strings.Join(strings.Fields(names), ",")
		texts[size], err = output(program, "shot", "-screen", all, "-size", size, "-texts", "-o", filepath.Join(folder, size))
		must(err)
	}
	return folder, texts
})

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func output(command string, args ...string) (string, error) {
	run := exec.Command(command, args...)
	run.Stderr = os.Stderr
	out, err := run.Output()
	return string(out), err
}

// Every screen looks as it was approved. A change that is meant is approved with
//
//	go test ./build -run Pictures -update
//
// and shows in the change of the pictures; what a failing test saw lies in build/out/pictures.
func TestPicturesOfEveryScreen(t *testing.T) {
	folder, _ := screens()
	for _, size := range sizes {
		drawn, err := filepath.Glob(filepath.Join(folder, size, "*.png"))
		must(err)
		known := map[string]bool{}
		for _, file := range drawn {
			name := size + "/" + strings.TrimSuffix(filepath.Base(file), ".png")
			known[name] = true
			got, approved := halved(t, file), filepath.Join("pictures", name+".jpg")
			if *update {
				write(t, approved, got)
			} else if share := difference(t, got, approved); share > mostDifferent {
				seen := filepath.Join("out", "pictures", name+".jpg")
				write(t, seen, got)
				t.Errorf("%s: %.2f %% of the picture differs from the approved one; see build/%s", name, 100*share, seen)
			}
		}
		approved, err := filepath.Glob(filepath.Join("pictures", size, "*.jpg"))
		must(err)
		for _, file := range approved {
			if name := size + "/" + strings.TrimSuffix(filepath.Base(file), ".jpg"); !known[name] {
				t.Errorf("%s is approved, but there is no such screen any more", name)
			}
		}
	}
}

const (
	mostDifferent = 0.002 // of a picture, as a share: small letters on a phone take half of it as they are stored
	far           = 48    // of 255, from which a channel differs
)

// halved reads a picture and makes it half as wide and high: enough to see what is where, and a quarter of the bytes.
func halved(t *testing.T, file string) *image.RGBA {
	t.Helper()
	data, err := os.ReadFile(file)
	must(err)
	whole, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return half(whole)
}

func half(m image.Image) *image.RGBA {
	small := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx()/2, m.Bounds().Dy()/2))
	draw.ApproxBiLinear.Scale(small, small.Rect, m, m.Bounds(), draw.Src, nil)
	return small
}

func write(t *testing.T, file string, m *image.RGBA) {
	t.Helper()
	must(os.MkdirAll(filepath.Dir(file), 0o755))
	var out bytes.Buffer
	must(jpeg.Encode(&out, m, &jpeg.Options{Quality: 90}))
	must(os.WriteFile(file, out.Bytes(), 0o644))
}

// difference is the share of channels that are far from the approved ones; all where there is no approved picture of this size.
func difference(t *testing.T, got *image.RGBA, approved string) float64 {
	t.Helper()
	data, err := os.ReadFile(approved)
	if err != nil {
		t.Errorf("%v: a new screen wants to be looked at and approved", err)
		return 1
	}
	want, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil || want.Bounds() != got.Rect {
		t.Errorf("%s: %v, %v large; want %v", approved, err, want.Bounds(), got.Rect)
		return 1
	}
	// A file of this kind keeps colours in half the size only, so they are compared in that.
	now, then := half(got), half(want)
	differ := 0
	for i := range now.Pix {
		if d := int(now.Pix[i]) - int(then.Pix[i]); max(d, -d) > far {
			differ++
		}
	}
	return float64(differ) / float64(len(now.Pix))
}

// Every text on every screen stands out from what is really drawn under it, at least 4.5 : 1, which holds in grey as well.
func TestEveryTextStandsOut(t *testing.T) {
	const enough = 4.5
	_, texts := screens()
	for size, lines := range texts {
		for line := range strings.Lines(lines) {
			parts := strings.SplitN(strings.TrimSuffix(line, "\n"), "\t", 4)
			if contrast, err := strconv.ParseFloat(parts[1], 64); err != nil || contrast < enough {
				t.Errorf("%s, %s: %q has a contrast of %s, want %.1f", size, parts[0], parts[3], parts[1], enough)
			}
		}
	}
}
