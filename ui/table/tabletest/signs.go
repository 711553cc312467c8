package tabletest

import (
	"image/png"
	"os"
	"strings"
	"testing"
	"time"

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
	all := w.Signs()
	for i, sign := range all {
		at := sign.Rect.Center()
		covered := false
		for _, over := range all[i+1:] {
			covered = covered || over.Rect.Contains(at)
		}
		if s.tried[sign.Name] || covered {
			continue
		}
		s.tried[sign.Name] = true
		text, _, _ := strings.Cut(s.Text(sign.Name), " [")
		hand.HoldAt(at, 600*time.Millisecond)
		if text == "" || !strings.Contains(shownText(w), text) {
			t.Errorf("%s at %v, pressed long, does not say %q", sign.Name, at, text)
			if f, err := os.Create("/tmp/home/fail-" + sign.Name + ".png"); err == nil {
				png.Encode(f, w.Image())
				f.Close()
			}
		}
		if hand.Has("sheet.close") {
			hand.Click("sheet.close")
		}
	}
}

// shownText is all text of a window, its lines joined.
func shownText(w *ui.Window) string {
	var all []string
	for _, line := range w.Lines() {
		all = append(all, line.Text)
	}
	return strings.Join(all, " ")
}
