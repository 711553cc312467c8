package engine

import "testing"

// A machine is slow by what it draws, however seldom that is: one at rest does not seem quick because it has nothing to do.
func TestAMachineIsSlowByWhatItDraws(t *testing.T) {
	var p pace
	draw := func(frames, ticks int, fresh bool) {
		for range frames {
			for range ticks {
				p.tick(false)
			}
			p.drawn(fresh)
		}
	}
	draw(36, 5, true)
	if p.slow() {
		t.Error("a machine is called slow by its first frames")
	}
	for _, then := range []struct {
		name   string
		frames int
		ticks  int
		fresh  bool
		slow   bool
	}{
		{"sixty frames a second", 120, 1, true, false},
		{"a television of thirty", 120, 2, true, false},
		{"twenty", 60, 3, true, true},
		{"nothing to draw", 600, 1, false, true},
		{"sixty again", 60, 1, true, false},
		{"one that took long", 1, 90, true, false},
		{"and sixty again", 60, 1, true, false},
	} {
		if draw(then.frames, then.ticks, then.fresh); p.slow() != then.slow {
			t.Errorf("%s: slow %v, want %v (%.2f ticks a frame)", then.name, p.slow(), then.slow, p.mean)
		}
	}
	for range 100 {
		p.tick(true)
		p.drawn(true)
	}
	if p.slow() {
		t.Error("a window that nobody sees is called slow")
	}
}
