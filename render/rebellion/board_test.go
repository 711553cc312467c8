package rebellion_test

import (
	"fmt"
	"image/png"
	"math/rand/v2"
	"os"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion"
)

// start begins a first game.
func start(seed uint64) *game.Match[rules.State, rules.View] {
	m, _ := game.Start(rules.Rules{}, rules.NewGame(), rand.New(rand.NewPCG(seed, 1)))
	return m
}

// play answers decisions by chance until stop says so.
func play(m *game.Match[rules.State, rules.View], seed uint64, stop func() bool) {
	dice := rand.New(rand.NewPCG(seed, 2))
	for !m.Over() && !stop() {
		d := &m.Pending
		n := d.Min
		if d.Max > d.Min {
			n += dice.IntN(d.Max - d.Min + 1)
		}
		var picks []game.Option
		for _, i := range dice.Perm(len(d.Options))[:n] {
			picks = append(picks, d.Options[i])
		}
		if _, err := m.Answer(picks...); err != nil {
			panic(err)
		}
	}
}

func newBoard(t *testing.T) *rebellion.Board {
	t.Helper()
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	return rebellion.New(words)
}

// screen is a window's size and how many pixels a point has there.
type screen struct {
	w, h  int
	scale float64
}

var screens = []screen{{1280, 720, 1}, {1600, 900, 1.125}, {1920, 1080, 1.25}, {1280, 1024, 1}}

func picture(t *testing.T, b *rebellion.Board, v *rules.View, look rebellion.Look, s screen, name string) {
	t.Helper()
	pictures := render.NewPictures()
	c := render.NewCanvas(pictures, s.w, s.h, s.scale)
	b.SetSize(c.W, c.H)
	for b.Draw(c, v, look) {
		c.Begin(s.w, s.h, s.scale)
	}
	dir := os.Getenv("BOARD_PICTURES")
	if dir == "" {
		return
	}
	file, err := os.Create(fmt.Sprintf("%s/%s-%dx%d.png", dir, name, s.w, s.h))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, c.Image()); err != nil {
		t.Fatal(err)
	}
}

func TestPictures(t *testing.T) {
	b := newBoard(t)
	m := start(3)
	play(m, 3, func() bool { return m.Now.Phase == rules.Assignment })
	v := m.View(0)
	for _, s := range screens {
		picture(t, b, &v, rebellion.Look{}, s, "start")
	}
	play(m, 3, func() bool { return m.Now.Round == 5 && m.Now.Phase == rules.Command })
	v = m.View(1)
	for _, s := range screens {
		picture(t, b, &v, rebellion.Look{}, s, "late")
	}
}
