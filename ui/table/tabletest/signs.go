package tabletest

import (
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// Signs presses long what stands for something, on one screen after the other.
type Signs struct {
	Text    func(sign string) string // what each stands for
	Buttons []string                 // signs of buttons, which say themselves what they are for
	tried   map[string]bool
}

// Press holds a finger on every sign of a window that was not tried yet; what it stands for must be said, and stay when the finger is lifted.
func (s *Signs) Press(t *testing.T, w *ui.Window) {
	t.Helper()
	if s.tried == nil {
		s.tried = map[string]bool{}
		for _, sign := range s.Buttons {
			s.tried[sign] = true
		}
	}
	hand := uitest.New(t, w)
	hand.Touch = true
	for sign, ok := s.next(w); ok; sign, ok = s.next(w) {
		s.tried[sign.Name] = true
		at := sign.Rect.Center()
		text, _, _ := strings.Cut(s.Text(sign.Name), " [")
		hand.HoldAt(at, 600*time.Millisecond)
		hand.Release()
		if text == "" || !strings.Contains(shownText(w), text) {
			t.Errorf("%s at %v, pressed long, does not say %q", sign.Name, at, text)
		}
		if hand.Has("sheet.close") {
			hand.Click("sheet.close")
		}
	}
}

// next is a sign of what is shown now that was not tried yet and has no other over its middle.
func (s *Signs) next(w *ui.Window) (sign render.Named, ok bool) {
	all := w.Signs()
	for i, sign := range all {
		covered := slices.ContainsFunc(all[i+1:], func(over render.Named) bool { return over.Rect.Contains(sign.Rect.Center()) })
		if !s.tried[sign.Name] && !covered {
			return sign, true
		}
	}
	return sign, false
}

// shownText is all text of a window, its lines joined.
func shownText(w *ui.Window) string {
	var all []string
	for _, line := range w.Lines() {
		all = append(all, line.Text)
	}
	return strings.Join(all, " ")
}
