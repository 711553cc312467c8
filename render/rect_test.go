package render

import "testing"

func TestColumnsFillTheRectangle(t *testing.T) {
	r := Box(10, 20, 310, 50)
	columns := r.Columns(5, 1, 2, 3)
	want := []Rect{Box(10, 20, 50, 50), Box(65, 20, 100, 50), Box(170, 20, 150, 50)}
	for i := range want {
		if columns[i] != want[i] {
			t.Errorf("column %d is %v, want %v", i, columns[i], want[i])
		}
	}
	rows := Box(0, 0, 10, 100).Rows(10, 1, 1, 1, 1)
	if last := rows[3]; last.Bottom() != 100 || last.H != 17.5 {
		t.Errorf("the last of four rows is %v, want it to end at 100", last)
	}
}

func TestGridGoesRowByRow(t *testing.T) {
	cells := Box(0, 0, 100, 50).Grid(2, 2, 10)
	want := []Rect{Box(0, 0, 45, 20), Box(55, 0, 45, 20), Box(0, 30, 45, 20), Box(55, 30, 45, 20)}
	for i := range want {
		if cells[i] != want[i] {
			t.Errorf("cell %d is %v, want %v", i, cells[i], want[i])
		}
	}
}

func TestCutsShareTheRectangle(t *testing.T) {
	r := Box(1, 2, 30, 40)
	for name, cut := range map[string]func(float64) (Rect, Rect){
		"top": r.CutTop, "bottom": r.CutBottom, "left": r.CutLeft, "right": r.CutRight,
	} {
		piece, rest := cut(12)
		if piece.Overlaps(rest) || piece.W*piece.H+rest.W*rest.H != r.W*r.H || !piece.Within(r) || !rest.Within(r) {
			t.Errorf("%s: %v and %v do not share %v", name, piece, rest, r)
		}
		if piece, rest := cut(1000); piece != r || !rest.Empty() {
			t.Errorf("%s: cutting too much gives %v and %v", name, piece, rest)
		}
	}
}

func TestKeepInMovesAsLittleAsPossible(t *testing.T) {
	screen := Box(0, 0, 100, 100)
	for _, c := range []struct{ in, want Rect }{
		{Box(40, 40, 10, 10), Box(40, 40, 10, 10)},
		{Box(95, -5, 10, 10), Box(90, 0, 10, 10)},
		{Box(50, 50, 200, 10), Box(0, 50, 200, 10)},
	} {
		if got := c.in.KeepIn(screen); got != c.want {
			t.Errorf("%v kept in %v is %v, want %v", c.in, screen, got, c.want)
		}
	}
}

func TestDistanceToARectangle(t *testing.T) {
	r := Box(10, 10, 10, 10)
	for p, want := range map[Point]float64{{15, 15}: 0, {10, 5}: 5, {23, 24}: 5, {10, 10}: 0} {
		if got := r.Distance(p); got != want {
			t.Errorf("%v is %v away from %v, want %v", p, got, r, want)
		}
	}
}
