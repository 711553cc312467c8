package hunt

import (
	"slices"
	"strings"
	"testing"

	"holoboard/game/session"
	"holoboard/ui"
)

// While the last save failed the button of the menu has a sign, on a phone too, and says why; the table beside it stays as it is.
func TestAFailedSaveLeavesASign(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s := sit(t, 5, size[0], size[1], session.Person, session.Person)
		s.settle(t)
		s.sitDown()
		s.settle(t)
		program := s.Program.(*program)
		at := s.hand.Find("menu")
		look := func() (button, beside []byte) {
			s.hand.MoveTo(ui.Point{X: 2, Y: float64(size[1]) - 2})
			s.hand.Window.Invalidate()
			s.hand.Wait(2 * ui.Tick)
			m := s.hand.Window.Image()
			for y := range size[1] {
				for x := range size[0] {
					if p := m.PixOffset(x, y); max(abs(x-int(at.X)), abs(y-int(at.Y))) < 32 {
						button = append(button, m.Pix[p:p+3]...)
					} else if y < size[1]/2 {
						beside = append(beside, m.Pix[p:p+3]...)
					}
				}
			}
			return button, beside
		}
		button, beside := look()
		program.unsaved = "The last save failed."
		if b, o := look(); slices.Equal(b, button) || !slices.Equal(o, beside) {
			t.Errorf("%v: the button is as it was: %v, the table beside it too: %v", size, slices.Equal(b, button), slices.Equal(o, beside))
		}
		for _, b := range s.hand.Window.Account().Buttons {
			if b.ID == "menu" && !strings.Contains(b.Name, program.unsaved) {
				t.Errorf("%v: the button says %q", size, b.Name)
			}
		}
		program.unsaved = ""
		if b, _ := look(); !slices.Equal(b, button) {
			t.Errorf("%v: the sign stays when the game is saved", size)
		}
	}
}

func abs(n int) int { return max(n, -n) }
