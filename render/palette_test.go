package render

import (
	"math"
	"testing"
)

// Text must stand out at least 4.5 : 1, in every palette.
func TestTextIsReadable(t *testing.T) {
	for v := range visions {
		for _, strong := range []bool{false, true} {
			p := PaletteFor(v, strong)
			glass := p.Space.Mix(Color{p.Panel.R, p.Panel.G, p.Panel.B, 255}, float64(p.Panel.A)/255)
			for name, pair := range map[string][2]Color{
				"text on a panel":          {p.Text, glass},
				"dim text on a panel":      {p.Dim, glass},
				"dim text on a button":     {p.Dim, p.PanelLight},
				"text on the prompt":       {p.Text, p.Prompt},
				"text on the main button":  {p.OnLegal, p.Legal},
				"a rebel title":            {p.Sides[0].Color, p.Sides[0].Dark},
				"an imperial title":        {p.Sides[1].Color, p.Sides[1].Dark},
				"text on what is chosen":   {p.Text, p.LegalDark},
				"a reason on its red note": {p.Text, p.Warning.Mix(p.Space, 0.78)},
				"a warning on a panel":     {p.Warning, glass},
			} {
				if got := Contrast(pair[0], pair[1]); got < 4.5 {
					t.Errorf("vision %d, strong %v: %s has a contrast of %.1f, want 4.5", v, strong, name, got)
				}
			}
		}
	}
}

func TestStrongContrastIsStronger(t *testing.T) {
	for v := range visions {
		usual, strong := PaletteFor(v, false), PaletteFor(v, true)
		if a, b := Contrast(usual.Dim, usual.Space), Contrast(strong.Dim, strong.Space); b <= a {
			t.Errorf("vision %d: dim text has %.1f, with strong contrast %.1f", v, a, b)
		}
	}
}

// The colours that tell different things are told apart by the eyes that a palette is for: at least 22 apart in
// CIELAB as those eyes see them, where 2 is the least that can be seen at all. For the usual palette the usual eyes
// count; that it fails for all others is why they have theirs.
func TestEyesTellTheColoursApart(t *testing.T) {
	const enough = 22
	for v := range visions {
		if got := nearestPair(PaletteFor(v, false), v); got < enough {
			t.Errorf("vision %d: two colours are only %.0f apart", v, got)
		}
	}
	for _, v := range []Vision{WithoutRed, WithoutGreen, WithoutBlue} {
		if got := nearestPair(Holo(), v); got >= enough {
			t.Errorf("vision %d needs no palette of its own: in the usual one all colours are %.0f apart", v, got)
		}
	}
}

// nearestPair is the least distance of two colours that tell different things.
func nearestPair(p Palette, v Vision) float64 {
	roles := []Color{p.Sides[0].Color, p.Sides[1].Color, p.Neutral, p.Warning, p.Legal, p.Text}
	least := math.Inf(1)
	for i, a := range roles {
		for _, b := range append(roles[i+1:], p.Amber) {
			if b == p.Amber && (a == p.Sides[0].Color || a == p.Legal) && v == UsualVision {
				continue // borders of regions are thin lines without sign or glow
			}
			x, y := lab(seen(a, v)), lab(seen(b, v))
			least = min(least, math.Sqrt((x[0]-y[0])*(x[0]-y[0])+(x[1]-y[1])*(x[1]-y[1])+(x[2]-y[2])*(x[2]-y[2])))
		}
	}
	return least
}

// seen is what eyes without one kind of cones see of a colour, in linear light (Machado, Oliveira and Fernandes 2009).
func seen(c Color, v Vision) (out [3]float64) {
	linear := func(u uint8) float64 {
		f := float64(u) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	eyes := [visions][3][3]float64{
		UsualVision:  {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
		WithoutRed:   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
		WithoutGreen: {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
		WithoutBlue:  {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
	}
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	for i, row := range eyes[v] {
		out[i] = min(max(row[0]*in[0]+row[1]*in[1]+row[2]*in[2], 0), 1)
	}
	return out
}

// lab turns linear light into CIELAB, whose distances are about those that eyes see.
func lab(c [3]float64) [3]float64 {
	root := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := root((0.4124*c[0] + 0.3576*c[1] + 0.1805*c[2]) / 0.95047)
	y := root(0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2])
	z := root((0.0193*c[0] + 0.1192*c[1] + 0.9505*c[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}
