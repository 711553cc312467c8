package device

import (
	"bytes"
	"encoding/json"
	"math"

	"holoboard/ui"
)

// told is what the program tells of its own screen, for tests that play it with real hands and for readers of screens.
// Places are pixels of the window, or of the page, from the upper left corner.
type told struct {
	Screen string           `json:"screen"`
	Asked  string           `json:"asked"`
	Heard  int              `json:"heard"` // presses, releases, keys and letters so far
	Spots  map[string]place `json:"spots"`
	Deaf   *place           `json:"deaf,omitempty"`      // where no click is taken yet
	Keys   bool             `json:"deaf_keys,omitempty"` // no key is taken yet
	Held   string           `json:"held,omitempty"`      // what is carried
	Over   string           `json:"over,omitempty"`      // and where it would be put now
}

type place struct {
	X  float64 `json:"x"`
	Y  float64 `json:"y"`
	W  float64 `json:"w"`
	H  float64 `json:"h"`
	On bool    `json:"on"`
	// Lit tells that something comes of it: it is not only to be looked at.
	Lit bool `json:"lit"`
}

// Spots tells what is to be seen and touched in a window.
func Spots(w *ui.Window) []byte {
	t := told{Heard: w.Heard(), Keys: w.DeafKeys(), Spots: map[string]place{}}
	if screen, ok := w.Screen().(ui.Named); ok {
		t.Screen = screen.ScreenName()
	}
	if screen, ok := w.Screen().(ui.Asking); ok {
		t.Asked = screen.Asked()
	}
	for _, s := range w.Touchable() {
		r := w.OnDesktop(s.Rect)
		t.Spots[s.ID] = place{tenths(r.X), tenths(r.Y), tenths(r.W), tenths(r.H), s.On, s.Lit}
	}
	if screen, ok := w.Screen().(ui.Guiding); ok {
		t.points(w, "guide.from", "guide.to", screen)
	}
	if deaf := w.Deaf(); !deaf.Empty() {
		r := w.OnDesktop(deaf)
		t.Deaf = &place{X: tenths(r.X), Y: tenths(r.Y), W: tenths(r.W), H: tenths(r.H)}
	}
	t.Held, t.Over = w.InHand()
	text, err := json.Marshal(t)
	if err != nil {
		panic(err) // nothing in it can fail
	}
	return text
}

// points tells what a guide points at.
func (t *told) points(w *ui.Window, from, to string, screen ui.Guiding) {
	a, b := screen.Guides()
	for id, r := range map[string]ui.Rect{from: a, to: b} {
		if !r.Empty() {
			r = w.OnDesktop(r)
			t.Spots[id] = place{tenths(r.X), tenths(r.Y), tenths(r.W), tenths(r.H), true, false}
		}
	}
}

func tenths(x float64) float64 { return math.Round(x*10) / 10 }

// OnChange calls tell with what is on the screen whenever that has changed.
func OnChange(tell func(text []byte)) func(*ui.Window) {
	var before []byte
	return func(w *ui.Window) {
		if text := Spots(w); !bytes.Equal(text, before) {
			before = text
			tell(text)
		}
	}
}
