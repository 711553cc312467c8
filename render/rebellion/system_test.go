package rebellion

import (
	"math/rand/v2"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// The mark above a system that may be chosen covers no number of the ships there.
func TestTheMarkAboveASystemCoversNoPieces(t *testing.T) {
	words, err := assets.NewWordsFor("en", "rebellion")
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
		center := b.Camera.ToScreen(b.Map.Places[at].Center)
		mark := b.MarkAbove(s.Scene, center.Sub(render.Point{Y: (ringRadius + 8) * b.Map.Size * b.Camera.Zoom}))
		for i := range s.Groups {
			if g := &s.Groups[i]; b.GroundOf(g).Overlaps(mark) {
				t.Errorf("the mark above %v covers the pieces at %v", at, g.At)
			}
		}
	}
}

// TestNamesAreAsWideAsTheyAreTakenToBe, in all languages: rooms are found for them before there is anything to draw on.
func TestNamesAreAsWideAsTheyAreTakenToBe(t *testing.T) {
	const less, more = 3, 14
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	for _, language := range assets.Languages() {
		words, err := assets.NewWordsFor(language, "rebellion")
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for at := range rebellion.System(numSystems) {
			names = append(names, words.Say("system."+at.String()))
		}
		for l := range rebellion.Leader(len(rebellion.View{}.Leaders)) {
			names = append(names, words.Say("leader."+l.String()+".short"))
		}
		for _, name := range names {
			wide := c.TextWidth(name, board.TextOn(c.Palette.Name(), 14, &c.Palette))
			if taken := board.NameWidth(name); wide > taken+less || wide < taken-more {
				t.Errorf("%s is %.0f wide and taken to be %.0f", name, wide, taken)
			}
		}
	}
}

// TestNamesOfLeadersSideBySideStandApart, also where all else is made smaller for want of room.
func TestNamesOfLeadersSideBySideStandApart(t *testing.T) {
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	leaders := []rebellion.Leader{rebellion.MonMothma, rebellion.Chewbacca, rebellion.GeneralMadine}
	for at := range rebellion.System(numSystems) {
		b := New(words)
		b.SetSize(1280, 720)
		c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
		var v rebellion.View
		for _, l := range leaders {
			v.Leaders[l].At = rebellion.Spot(at)
		}
		for other := range rebellion.System(numSystems) {
			v.Units[other][rebellion.Stormtrooper], v.Units[other][rebellion.StarDestroyer], v.Units[other][rebellion.TIEFighter] = 3, 1, 2
		}
		s := b.scene(&v)
		for i, p := range s.Pieces {
			if p.Style != named {
				continue
			}
			box := b.BoxOf(&p)
			if wide := c.TextWidth(words.Say("leader."+rebellion.Leader(p.Thing.A).String()+".short"), b.nameStyle(&c.Palette, box)); wide+4 > box.W {
				t.Errorf("at %v the name of %v is %.0f wide and has %.0f", at, rebellion.Leader(p.Thing.A), wide, box.W)
			}
			for _, o := range s.Pieces[:i] {
				if o.Style == named && b.BoxOf(&o).Inset(1).Overlaps(box) {
					t.Errorf("at %v %v stands over %v", at, rebellion.Leader(p.Thing.A), rebellion.Leader(o.Thing.A))
				}
			}
		}
	}
}

// TestMarksOfASystemLieOverNoPieces: sabotage, for one.
func TestMarksOfASystemLieOverNoPieces(t *testing.T) {
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	b := New(words)
	b.SetSize(1280, 720)
	var v rebellion.View
	for at := range rebellion.System(numSystems) {
		v.Sabotaged |= 1 << at
		v.Units[at][rebellion.ATST], v.Units[at][rebellion.Stormtrooper], v.Units[at][rebellion.StarDestroyer] = 2, 3, 2
		v.Units[at][rebellion.AssaultCarrier], v.Units[at][rebellion.TIEFighter] = 2, 6
	}
	s := b.scene(&v)
	for i := range s.Groups {
		g := &s.Groups[i]
		for at := range rebellion.System(numSystems) {
			size := b.Map.Size * b.Camera.Zoom
			mark := b.Camera.ToScreen(b.Map.Places[at].Center).Add(render.Point{X: corner * size, Y: -corner * size})
			if g.Small == 1 && b.GroundOf(g).Overlaps(render.Around(mark, emblemSize*1.2*size, emblemSize*1.2*size)) {
				t.Errorf("the pieces at %v lie under the sabotage of %v", g.At, at)
			}
		}
	}
}
