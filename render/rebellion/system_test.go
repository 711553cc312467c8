package rebellion

import (
	"math/rand/v2"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// The mark above a system that may be chosen covers no number of the ships there.
func TestTheMarkAboveASystemCoversNoPieces(t *testing.T) {
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	b := New(words)
	b.SetSize(1280, 720)
	m, _ := game.Start(rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{}), rand.New(rand.NewPCG(1, 1)))
	v := m.View(game.Table)
	b.Draw(render.NewCanvas(render.NewPictures(), 1280, 720, 1), &v, Look{})
	s := b.scene(&v)
	for _, at := range []rebellion.System{rebellion.Mandalore, rebellion.Sullust, rebellion.Saleucami, rebellion.Mustafar, rebellion.Dathomir} {
		center := b.Camera.ToScreen(b.land.centers[at])
		mark := b.markAbove(s, center.Sub(render.Point{Y: (ringRadius + 8) * b.land.size * b.Camera.Zoom}))
		for i := range s.groups {
			if g := &s.groups[i]; b.groundOf(g).Overlaps(mark) {
				t.Errorf("the mark above %v covers the pieces at %v", at, g.at)
			}
		}
	}
}
