package planets

import (
	"hash/crc32"
	"image"
	"math"
	"runtime"
	"slices"
	"testing"
)

func load(t testing.TB) []Recipe {
	all, regions := Load()
	if len(all) != 32 || len(regions) != 8 {
		t.Fatalf("%d planets, %d regions; want 32, 8", len(all), len(regions))
	}
	return all
}

func sum(m *image.RGBA) uint32 { return crc32.ChecksumIEEE(m.Pix) }

// Pictures must not depend on the run, keep their corners clear and be valid premultiplied colour.
func TestRender(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range load(t) {
		if r.ID == "" || seen[r.ID] {
			t.Errorf("id %q is empty or used twice", r.ID)
		}
		seen[r.ID] = true
		if n := len(r.Palette); n < 3 || n > 5 {
			if r.Sea == nil { // an ocean world's colours are in its sea
				t.Errorf("%s: %d palette colours", r.ID, n)
			}
		}
		for _, size := range []int{24, 28, 65} {
			a, b := Render(r, size), Render(r, size)
			if a.Bounds().Dx() != size || a.Bounds().Dy() != size {
				t.Errorf("%s: size %v, want %d", r.ID, a.Bounds(), size)
			}
			if sum(a) != sum(b) {
				t.Errorf("%s at %d: two runs differ", r.ID, size)
			}
			solid := 0
			for i := 0; i < len(a.Pix); i += 4 {
				p := a.Pix[i : i+4]
				if p[0] > p[3] || p[1] > p[3] || p[2] > p[3] {
					t.Fatalf("%s at %d: colour above alpha %v", r.ID, size, p)
				}
				if p[3] == 255 {
					solid++
				}
			}
			if f := float64(solid) / float64(size*size); f < 0.2 || f > 0.8 {
				t.Errorf("%s at %d: %.0f %% of the picture is solid", r.ID, size, f*100)
			}
			for _, o := range []int{0, size - 1, size * (size - 1), size*size - 1} {
				if a.Pix[o*4+3] > 8 {
					t.Errorf("%s at %d: a corner is painted", r.ID, size)
				}
			}
		}
	}
}

// All planets must differ clearly at the smallest size: mean distance of the pixels, 0…255.
func TestDistinct(t *testing.T) {
	all := load(t)
	pics := make([]*image.RGBA, len(all))
	for i, r := range all {
		pics[i] = Render(r, 24)
	}
	for i := range pics {
		for j := range i {
			d := 0
			for k := range pics[i].Pix {
				v := int(pics[i].Pix[k]) - int(pics[j].Pix[k])
				d += max(v, -v)
			}
			if f := float64(d) / float64(len(pics[i].Pix)); f < 9 {
				t.Errorf("%s and %s look alike: %.1f", all[i].ID, all[j].ID, f)
			}
		}
	}
}

func TestSpace(t *testing.T) {
	_, regions := Load()
	if a, b := Rubble(1, 64), Rubble(2, 64); sum(a) == sum(b) || sum(a) != sum(Rubble(1, 64)) {
		t.Error("rubble must follow its seed")
	}
	if a := Nebula(1, 100, 60, regions[0].Palette); sum(a) != sum(Nebula(1, 100, 60, regions[0].Palette)) || a.Pix[3] != 255 {
		t.Error("nebula must be solid and repeatable")
	}
	if a := Stars(1, 200, 100); sum(a) != sum(Stars(1, 200, 100)) {
		t.Error("stars must be repeatable")
	}
}

// A picture changes only with its recipe or this code, never with the run. Where the processor fuses multiplication
// and addition, single steps of colour may differ, so other architectures are not held to the sum.
func TestPicturesStayTheSame(t *testing.T) {
	if !slices.Contains([]string{"amd64", "386", "wasm"}, runtime.GOARCH) {
		return
	}
	h := crc32.NewIEEE()
	for _, r := range load(t) {
		h.Write(Render(r, 64).Pix)
	}
	if got, want := h.Sum32(), uint32(0x0ce8b721); got != want {
		t.Errorf("the sum of all planets at 64 px is %08x, want %08x: look at them, then change the sum", got, want)
	}
}

func benchAll(b *testing.B, size int) {
	all := load(b)
	for b.Loop() {
		for _, r := range all {
			Render(r, size)
		}
	}
}

func BenchmarkAll28(b *testing.B)  { benchAll(b, 28) }
func BenchmarkAll64(b *testing.B)  { benchAll(b, 64) }
func BenchmarkAll128(b *testing.B) { benchAll(b, 128) }
func BenchmarkAll256(b *testing.B) { benchAll(b, 256) }
func BenchmarkAll512(b *testing.B) { benchAll(b, 512) }

func BenchmarkEach256(b *testing.B) {
	for _, r := range load(b) {
		b.Run(r.ID, func(b *testing.B) {
			for b.Loop() {
				Render(r, 256)
			}
		})
	}
}

func BenchmarkRubble128(b *testing.B) {
	for b.Loop() {
		Rubble(1, 128)
	}
}

func BenchmarkGalaxy1280x720(b *testing.B) {
	_, regions := Load()
	for b.Loop() {
		Galaxy(5, 1280, 720, regions)
		Stars(9, 1280, 720)
	}
}

// greyness is how much two planets differ to an eye that tells no colours: the mean distance of their greys, 0…255, where
// either is painted. Brightness as a whole does not count, for it follows the colours: patterns and outlines do.
func greyness(a, b *image.RGBA) float64 {
	var grey [2][]float64
	for i, m := range []*image.RGBA{a, b} {
		sum, n := 0.0, 0.0
		for k := 0; k < len(m.Pix); k += 4 {
			p := m.Pix[k : k+4]
			g := 0.299*float64(p[0]) + 0.587*float64(p[1]) + 0.114*float64(p[2])
			grey[i] = append(grey[i], g)
			if p[3] > 128 {
				sum, n = sum+g, n+1
			}
		}
		for k := range grey[i] {
			grey[i][k] *= 110 * n / sum // as bright as any other
		}
	}
	sum, n := 0.0, 0.0
	for k := range grey[0] {
		if a.Pix[k*4+3] > 128 || b.Pix[k*4+3] > 128 {
			sum, n = sum+math.Abs(grey[0][k]-grey[1][k]), n+1
		}
	}
	return sum / n
}

// No two planets are alike in grey, as large as they are on the map.
func TestPlanetsDifferInGrey(t *testing.T) {
	const least = 15
	all := load(t)
	pics := make([]*image.RGBA, len(all))
	for i, r := range all {
		pics[i] = Render(r, 44)
		for j := range i {
			if d := greyness(pics[i], pics[j]); d < least {
				t.Errorf("%s and %s differ by %.1f in grey, want at least %v", r.ID, all[j].ID, d, least)
			}
		}
	}
}
