package render

import "testing"

func TestContrastOfBlackAndWhite(t *testing.T) {
	if got := Contrast(Hex(0), Hex(0xFFFFFF)); got < 20.9 || got > 21.1 {
		t.Errorf("black on white is %.2f, want 21", got)
	}
}

func TestColorsMixAndFade(t *testing.T) {
	if got, want := Hex(0x204060).Mix(Hex(0x406080), 0.5), Hex(0x305070); got != want {
		t.Errorf("half way is %v, want %v", got, want)
	}
	if got := Hex(0x204060).Alpha(0.5).Alpha(0.5); got.A != 64 {
		t.Errorf("half of half is an alpha of %d, want 64", got.A)
	}
	if r, g, b, a := (Color{255, 0, 0, 128}).RGBA(); r != a || g != 0 || b != 0 {
		t.Errorf("half red is %d %d %d %d, want its red premultiplied", r, g, b, a)
	}
}
