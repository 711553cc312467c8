package assets

import (
	"encoding/json"
	"math"
	"os"
	"slices"
	"testing"
)

type pair [2]string

func newPair(a, b string) pair {
	if a > b {
		a, b = b, a
	}
	return pair{a, b}
}

// loadAdjacency reads which systems are neighbours and which are walled off from each other.
func loadAdjacency(t *testing.T) (adjacent, impassable map[pair]bool) {
	text, err := os.ReadFile("testdata/adjacency.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Adjacent, Impassable []pair }
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	set := func(pairs []pair) map[pair]bool {
		m := map[pair]bool{}
		for _, p := range pairs {
			m[newPair(p[0], p[1])] = true
		}
		return m
	}
	return set(file.Adjacent), set(file.Impassable)
}

// touching finds the systems whose polygons have an edge in common, from the polygons alone.
func touching(g *Galaxy) map[pair]bool {
	owner := map[[2]Point]string{}
	for id, s := range g.Systems {
		for i, a := range s.Polygon {
			owner[[2]Point{a, s.Polygon[(i+1)%len(s.Polygon)]}] = id
		}
	}
	found := map[pair]bool{}
	for edge, id := range owner {
		if other, ok := owner[[2]Point{edge[1], edge[0]}]; ok { // the neighbour runs along it the other way
			found[newPair(id, other)] = true
		}
	}
	return found
}

// A shared border is an edge or impassable, and nothing else is one.
func TestBordersAreAdjacency(t *testing.T) {
	g := LoadGalaxy()
	adjacent, impassable := loadAdjacency(t)
	if len(adjacent) != 69 || len(impassable) != 7 {
		t.Fatalf("%d adjacent and %d impassable pairs, want 69 and 7", len(adjacent), len(impassable))
	}
	shared := touching(g)
	for p := range shared {
		if !adjacent[p] && !impassable[p] {
			t.Errorf("%s and %s touch on the map but are neither adjacent nor walled off", p[0], p[1])
		}
	}
	listed := map[pair]BorderKind{}
	for _, b := range g.Borders {
		listed[newPair(b.A, b.B)] = b.Kind
	}
	for p := range adjacent {
		if !shared[p] || (listed[p] != SystemBorder && listed[p] != RegionBorder) {
			t.Errorf("%s and %s are adjacent: touching %v, border %q", p[0], p[1], shared[p], listed[p])
		}
	}
	for p := range impassable {
		if !shared[p] || listed[p] != ImpassableBorder {
			t.Errorf("%s and %s are walled off: touching %v, border %q", p[0], p[1], shared[p], listed[p])
		}
	}
	if len(listed) != len(shared) || len(g.Borders) != len(listed) {
		t.Errorf("%d borders listed, %d different ones, %d on the map", len(g.Borders), len(listed), len(shared))
	}
}

func TestBorderLinesAreOnBothPolygons(t *testing.T) {
	g := LoadGalaxy()
	for _, b := range g.Borders {
		if len(b.Line) < 2 {
			t.Errorf("the border of %s and %s has %d points", b.A, b.B, len(b.Line))
		}
		for _, p := range b.Line {
			for _, id := range []string{b.A, b.B} {
				if !slices.Contains(g.Systems[id].Polygon, p) {
					t.Errorf("border of %s and %s: %v is no point of %s", b.A, b.B, p, id)
				}
			}
		}
	}
}

func area(polygon []Point) (sum float64) {
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		sum += a.X*b.Y - b.X*a.Y
	}
	return sum / 2
}

func inside(p Point, polygon []Point) (in bool) {
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
	}
	return in
}

func TestTerritoriesFillTheFrame(t *testing.T) {
	g := LoadGalaxy()
	if len(g.Systems) != 32 || len(g.Regions) != 8 {
		t.Fatalf("%d systems in %d regions, want 32 in 8", len(g.Systems), len(g.Regions))
	}
	whole := 0.0
	for _, void := range g.Voids {
		whole += area(void)
	}
	for _, s := range g.Systems {
		whole += area(s.Polygon)
	}
	if math.Abs(whole-g.Width*g.Height) > 1 {
		t.Errorf("all territories together measure %.1f, the frame %.1f", whole, g.Width*g.Height)
	}
}

func TestEverySlotLiesInItsSystem(t *testing.T) {
	g := LoadGalaxy()
	for id, s := range g.Systems {
		if len(s.SpaceSlots) != 3 || len(s.LeaderSlots) < 3 {
			t.Errorf("%s has %d places for ships and %d for leaders", id, len(s.SpaceSlots), len(s.LeaderSlots))
		}
		for _, p := range slices.Concat([]Point{s.Center, s.Label, s.GroundSlot}, s.SpaceSlots, s.LeaderSlots) {
			if !inside(p, s.Polygon) {
				t.Errorf("%s: %v lies outside its territory", id, p)
			}
		}
	}
}
