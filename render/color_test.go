package render

import "testing"

// Text must stand out at least 4.5 : 1.
func TestTextIsReadable(t *testing.T) {
	p := Holo()
	over := func(c, ground Color) Color { // a glass panel over dark space
		opaque := ground.Mix(Color{c.R, c.G, c.B, 255}, float64(c.A)/255)
		return opaque
	}
	for name, pair := range map[string][2]Color{
		"text on a panel":          {p.Text, over(p.Panel, p.Space)},
		"dim text on a panel":      {p.Dim, over(p.Panel, p.Space)},
		"dim text on a button":     {p.Dim, p.PanelLight},
		"text on the prompt":       {p.Text, p.Prompt},
		"text on the main button":  {p.OnLegal, p.Legal},
		"a rebel title":            {p.Rebel, p.RebelDark},
		"an imperial title":        {p.Empire, p.EmpireDark},
		"text on what is chosen":   {p.Text, p.LegalDark},
		"a reason on its red note": {p.Text, p.Warning.Mix(p.Space, 0.78)},
		"a warning on a panel":     {p.Warning, over(p.Panel, p.Space)},
	} {
		if got := Contrast(pair[0], pair[1]); got < 4.5 {
			t.Errorf("%s has a contrast of %.1f, want 4.5", name, got)
		}
	}
}

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
