package rebellion

import (
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
)

// Stacks stand side by side within their area, however many there are.
func TestArrangedStacksDoNotTouch(t *testing.T) {
	for _, area := range []render.Rect{render.Box(0, 0, 338, 220), render.Box(10, 20, 520, 300), render.Box(0, 0, 900, 120)} {
		for n := 1; n <= 14; n++ {
			formation := Arrange(n, area)
			for i := range n {
				a := formation.Cell(i)
				if !a.Inset(0.01).Within(area) {
					t.Errorf("%d stacks in %v: number %d at %v is outside", n, area, i, a)
				}
				for k := range i {
					b := formation.Cell(k)
					if a.Inset(0.01).Overlaps(b.Inset(0.01)) {
						t.Errorf("%d stacks in %v: %v and %v overlap", n, area, a, b)
					}
				}
			}
		}
	}
}

// The name of every unit is shown whole beside its health.
func TestNamesOfUnitsInACombatAreWhole(t *testing.T) {
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	b := New(words)
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	for u := range rebellion.AllUnits() {
		for _, unit := range []float64{0.95, 1.1, 1.25} {
			room := (StackWidth - 25) * unit
			name := b.say("stage.unit." + u.String())
			if style := fitting(c, name, c.Palette.Name().Sized(15*unit), room); c.TextWidth(name, style) > room {
				t.Errorf("%s is %.0f wide, there are %.0f", name, c.TextWidth(name, style), room)
			}
		}
	}
}

// R21.3.6: the sheet of a system that is closed to Rebel leaders says so, until the Command Phase is over.
func TestTheSheetOfAClosedSystemSaysSo(t *testing.T) {
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	b, p := New(words), render.Holo()
	for phase, want := range map[rebellion.Phase]bool{rebellion.Assignment: true, rebellion.Command: true, rebellion.Refresh: false} {
		v := rebellion.View{}
		v.Phase, v.Closed = phase, 1<<rebellion.Mustafar
		f := b.systemFace(&v, rebellion.Mustafar, &p)
		told := false
		for _, l := range f.lines {
			told = told || l.text == b.say("board.closed")
		}
		if told != want {
			t.Errorf("%v: it says so: %v", phase, told)
		}
	}
}

// R11.2: only missions count for the limit, so the hand tells them apart.
func TestTheHandIsCountedByKinds(t *testing.T) {
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	b, s := New(words), &scene{Scene: &board.Scene{}}
	for _, o := range []game.Option{
		rebellion.Sabotage.Thing(), rebellion.HitAndRun.Thing(), rebellion.RebelAssault.Thing(), rebellion.ItsATrap.Thing(),
	} {
		s.hand.cards = append(s.hand.cards, s.PutOnScreen(o, 1, render.Rect{}))
	}
	if got, want := b.countHand(s, s.hand.cards), "2 missions, 1 objective, 1 action card"; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
}
