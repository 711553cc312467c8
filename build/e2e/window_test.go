//go:build e2e

package e2e

import (
	"image"
	"image/color"
	"testing"
)

// colours counts the different colours of a picture, up to enough.
func colours(picture image.Image, enough int) int {
	seen := map[color.Color]bool{}
	for y := picture.Bounds().Min.Y; y < picture.Bounds().Max.Y; y++ {
		for x := picture.Bounds().Min.X; x < picture.Bounds().Max.X && len(seen) < enough; x++ {
			seen[picture.At(x, y)] = true
		}
	}
	return len(seen)
}

// opens proves that the program tells of its first screen and fills it with a picture.
func opens(t *testing.T, s *Screen) {
	t.Helper()
	told := s.WaitFor("the first screen", func(told Spots) bool { return told.Screen != "" && len(told.Spots) > 0 })
	for id, spot := range told.Spots {
		s.within(id, spot)
	}
	picture := s.Shot("first-screen")
	if size := picture.Bounds().Size(); size != image.Pt(width, height) {
		t.Errorf("the picture is %v, want %d × %d", size, width, height)
	}
	if n := colours(picture, 10); n < 10 {
		t.Errorf("the first screen has %d colours: nothing is drawn", n)
	}
}

func TestWindowOpens(t *testing.T) {
	w := Start(t)
	opens(t, &w.Screen)
}
