package example

import "holoboard/ui"

// Opened is a screen on which something is opened as soon as that can be done.
type Opened struct {
	ui.Screen
	Ready func() bool
	Open  func(f *ui.Frame)

	open bool
}

// Show implements [ui.Screen].
func (s *Opened) Show(f *ui.Frame) {
	if !s.open && s.Ready() {
		s.open = true
		s.Open(f)
		f.Invalidate()
	}
	s.Screen.Show(f)
}

// Over is a screen with something drawn over it.
type Over struct {
	ui.Screen
	Draw func(f *ui.Frame)
}

// Show implements [ui.Screen].
func (s *Over) Show(f *ui.Frame) {
	s.Screen.Show(f)
	f.OnTop(func() { s.Draw(f) })
}
