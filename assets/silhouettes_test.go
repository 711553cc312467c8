package assets

import (
	"image"
	"math"
	"testing"
)

// greys is a drawing as an eye sees it that tells no colours: 0 where nothing is, else 1 to 2 from dark to light, moved so that what is
// painted lies in the middle.
type greys struct {
	side  int
	tones []float64
}

func (g *greys) at(x, y int) float64 {
	if x < 0 || y < 0 || x >= g.side || y >= g.side {
		return 0
	}
	return g.tones[y*g.side+x]
}

func greysOf(t *testing.T, kind Kind, name string, width int) greys {
	t.Helper()
	m, err := Raster(kind, name, width)
	if err != nil {
		t.Fatal(err)
	}
	const seen = 90 // the faint grounds under miniatures tell nothing apart
	box := image.Rectangle{Min: m.Rect.Max}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if m.RGBAAt(x, y).A > seen {
				box.Min.X, box.Min.Y = min(box.Min.X, x), min(box.Min.Y, y)
				box.Max.X, box.Max.Y = max(box.Max.X, x+1), max(box.Max.Y, y+1)
			}
		}
	}
	g := greys{side: m.Rect.Dy()}
	g.tones = make([]float64, g.side*g.side)
	dx, dy := (g.side-box.Min.X-box.Max.X)/2, (g.side-box.Min.Y-box.Max.Y)/2
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if c := m.RGBAAt(x, y); c.A > seen {
				g.tones[(y+dy)*g.side+x+dx] = 1 + float64(c.G)/255
			}
		}
	}
	return g
}

// overlap is the share of what two drawings cover together that both cover, at best when one is moved a little.
func overlap(a, b greys) float64 {
	best := 0.0
	for dy := -2; dy <= 2; dy++ {
		for dx := -2; dx <= 2; dx++ {
			both, any := 0.0, 0.0
			for y := range a.side {
				for x := range a.side {
					p, q := a.at(x, y) > 0, b.at(x+dx, y+dy) > 0
					if p && q {
						both++
					}
					if p || q {
						any++
					}
				}
			}
			best = max(best, both/any)
		}
	}
	return best
}

// unlike is how much two drawings differ in their greys, 0 to 1, at least when one is moved a little.
func unlike(a, b greys) float64 {
	least := math.Inf(1)
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			sum, any := 0.0, 0.0
			for y := range a.side {
				for x := range a.side {
					p, q := a.at(x, y), b.at(x+dx, y+dy)
					if p > 0 || q > 0 {
						sum += min(math.Abs(p-q), 1)
						any++
					}
				}
			}
			least = min(least, sum/any)
		}
	}
	return least
}

// Miniatures are told apart by their outlines alone, as small as they get on the map.
func TestMiniaturesHaveOutlinesOfTheirOwn(t *testing.T) {
	const most = 0.66
	names := Names(Minis)
	all := map[string]greys{}
	for i, a := range names {
		all[a] = greysOf(t, Minis, a, 28)
		for _, b := range names[:i] {
			if o := overlap(all[a], all[b]); o > most {
				t.Errorf("%s and %s cover the same %.0f %%, want at most %.0f %%", a, b, o*100, most*100)
			}
		}
	}
}

// Leaders have shoulders alike: in their greys they must differ, outline and face.
func TestLeadersDifferInGrey(t *testing.T) {
	const least = 0.22
	all := map[string]greys{}
	var busts []string
	for _, a := range Names(Leaders) {
		if a == "cage" || a == "frame_empire" || a == "frame_rebels" {
			continue
		}
		all[a] = greysOf(t, Leaders, a, 48)
		for _, b := range busts {
			if d := unlike(all[a], all[b]); d < least {
				t.Errorf("%s and %s differ by %.3f, want at least %.2f", a, b, d, least)
			}
		}
		busts = append(busts, a)
	}
}
