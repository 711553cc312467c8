package render

import (
	"image"
	"math/rand/v2"
	"testing"
)

// Whatever is taken and given back, no two pictures share a pixel; when all are gone, everything is free as before.
func TestRowsLaw(t *testing.T) {
	const width, height = 512, 512
	random := rand.New(rand.NewPCG(1, 1))
	r := newRows(width, height)
	var taken []image.Rectangle
	for range 20_000 {
		if len(taken) > 0 && random.IntN(100) < 48 {
			i := random.IntN(len(taken))
			r.free(taken[i])
			taken[i] = taken[len(taken)-1]
			taken = taken[:len(taken)-1]
			continue
		}
		w, h := 1+random.IntN(80), 1+random.IntN(60)
		at, ok := r.place(w, h)
		if !ok {
			continue
		}
		if at.Dx() != w || at.Dy() != h || !at.In(image.Rect(0, 0, width, height)) {
			t.Fatalf("%d × %d got %v", w, h, at)
		}
		for _, other := range taken {
			if at.Overlaps(other) {
				t.Fatalf("%v and %v overlap", at, other)
			}
		}
		taken = append(taken, at)
	}
	if len(taken) < 50 {
		t.Fatalf("only %d pictures are kept: the law is hardly tried", len(taken))
	}
	for _, at := range taken {
		r.free(at)
	}
	if !r.empty() || r.all[0].h != height {
		t.Errorf("rows are left when nothing lies there: %v", r.all)
	}
}

// Lines of text and signs of some heights fill most of a sheet before the next one is wanted.
func TestRowsAreFilled(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	r := newRows(sheetWidth, sheetHeight)
	filled := 0
	for {
		w, h := 20+random.IntN(300), []int{17, 22, 23, 26, 31, 40, 64, 110}[random.IntN(8)]
		if _, ok := r.place(w, h); !ok {
			break
		}
		filled += w * h
	}
	if share := float64(filled) / (sheetWidth * sheetHeight); share < 0.8 {
		t.Errorf("only %.0f %% of a sheet is filled", 100*share)
	}
}
