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
			least = min(least, Apart(a, b, v))
		}
	}
	return least
}
