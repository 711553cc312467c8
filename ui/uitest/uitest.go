// Package uitest drives a ui.Window as a hand would: it looks where a spot is and moves, presses, types there, tick by
// tick. Nothing reaches the screen but input.
//
//	hand := uitest.New(t, ui.NewWindow(screen, 1280, 720, 1))
//	hand.Click("new_game")
//	hand.Drag("leader.mon_mothma", "mission.sabotage")
package uitest

import (
	"image/png"
	"maps"
	"math"
	"os"
	"slices"
	"strings"
	"time"

	"holoboard/ui"
)

// Test is the part of testing.TB that a Hand needs.
type Test interface {
	Helper()
	Fatalf(format string, args ...any)
	Cleanup(func())
}

// Hand moves the pointer and the keys of a window.
type Hand struct {
	Window *ui.Window
	Touch  bool // points with a finger instead of the mouse

	t         Test
	at        ui.Point
	clickedAt ui.Point
	clicked   time.Duration // when, by the window's clock
}

// New returns a hand for a window and shows the first frame. The window is closed when the test ends.
func New(t Test, w *ui.Window) *Hand {
	t.Cleanup(w.Close)
	h := &Hand{Window: w, t: t}
	w.Invalidate()
	h.Wait(2 * ui.Tick)
	return h
}

// tick lets one tick pass.
func (h *Hand) tick(in ui.Input) {
	in.Was, in.Touch = h.at, h.Touch
	h.at = in.At
	h.Window.Tick(in)
}

// Wait lets time pass without touching anything.
func (h *Hand) Wait(d time.Duration) {
	for ; d > 0; d -= ui.Tick {
		h.tick(ui.Input{At: h.at})
	}
}

// Find is the middle of a spot that can be seen; without it the test fails.
func (h *Hand) Find(id string) ui.Point {
	h.t.Helper()
	r, ok := h.Window.Spot(id)
	if !ok {
		h.t.Fatalf("%v: there is no spot %q to be seen among %s", h.Window, id, ids(h.Window))
	}
	if !h.Window.Reachable(id) {
		h.t.Fatalf("%v: the spot %q lies under a dialog", h.Window, id)
	}
	return r.Center()
}

// Has tells whether a spot can be seen.
func (h *Hand) Has(id string) bool {
	_, ok := h.Window.Spot(id)
	return ok
}

// Why is the reason why a spot cannot be used, or nothing.
func (h *Hand) Why(id string) string {
	h.t.Helper()
	for _, s := range h.Window.Spots() {
		if s.ID == id {
			return s.Why
		}
	}
	h.t.Fatalf("%v: there is no spot %q", h.Window, id)
	return ""
}

// MoveTo moves the pointer to a place.
func (h *Hand) MoveTo(at ui.Point) { h.tick(ui.Input{At: at}) }

// Hover moves the pointer to a spot and waits until it is looked at.
func (h *Hand) Hover(id string) {
	h.t.Helper()
	h.MoveTo(h.Find(id))
	h.Wait(400 * time.Millisecond)
}

// Click clicks on a spot.
func (h *Hand) Click(id string) {
	h.t.Helper()
	h.ClickAt(h.Find(id))
}

// ClickAt clicks on a place. It is no double click with a click before, and what is asked since then has been read.
func (h *Hand) ClickAt(at ui.Point) {
	const apart = 450 * time.Millisecond
	if h.clickedAt.Distance(at) < 20 {
		h.Wait(apart)
	}
	h.rest(func() bool { return h.Window.Deaf().Contains(at) })
	h.clickAt(at)
}

func (h *Hand) clickAt(at ui.Point) {
	h.MoveTo(at)
	h.tick(ui.Input{At: at, Down: true, Pressed: true})
	h.tick(ui.Input{At: at, Down: true})
	h.tick(ui.Input{At: at, Released: true})
	h.clickedAt, h.clicked = at, h.Window.Clock.Now
	h.Wait(3 * ui.Tick)
}

// TapAt presses at a place and lets go, as quickly as a tick allows, and waits for nothing.
func (h *Hand) TapAt(at ui.Point) {
	h.tick(ui.Input{At: at, Down: true, Pressed: true})
	h.tick(ui.Input{At: at, Released: true})
}

// Tap presses a key and waits for nothing.
func (h *Hand) Tap(key ui.Key) { h.tick(ui.Input{At: h.at, Keys: []ui.Key{key}}) }

// DoubleClick clicks on a spot twice.
func (h *Hand) DoubleClick(id string) {
	h.t.Helper()
	at := h.Find(id)
	h.clickAt(at)
	h.clickAt(at)
}

// Hold presses on a spot for a while and does not let go.
func (h *Hand) Hold(id string, d time.Duration) {
	h.t.Helper()
	h.HoldAt(h.Find(id), d)
}

// HoldAt presses at a place for a while and does not let go.
func (h *Hand) HoldAt(at ui.Point, d time.Duration) {
	h.Press(at)
	for ; d > 0; d -= ui.Tick {
		h.tick(ui.Input{At: h.at, Down: true})
	}
}

// Press puts the pointer down at a place.
func (h *Hand) Press(at ui.Point) {
	h.MoveTo(at)
	h.tick(ui.Input{At: at, Down: true, Pressed: true})
}

// Pull moves the pointer that is down to a place, in steps.
func (h *Hand) Pull(to ui.Point) {
	const steps = 6
	from := h.at
	for i := 1; i <= steps; i++ {
		h.tick(ui.Input{At: from.Toward(to, float64(i)/steps), Down: true})
	}
}

// Release lifts the pointer.
func (h *Hand) Release() {
	h.tick(ui.Input{At: h.at, Released: true})
	h.Wait(4 * ui.Tick)
}

// Drag carries one spot to another.
func (h *Hand) Drag(from, to string) {
	h.t.Helper()
	h.Press(h.Find(from))
	h.Pull(h.Find(to))
	h.Release()
}

// DragTo carries a spot to a place.
func (h *Hand) DragTo(from string, to ui.Point) {
	h.t.Helper()
	h.Press(h.Find(from))
	h.Pull(to)
	h.Release()
}

// Wheel turns the wheel at a place; up is positive.
func (h *Hand) Wheel(at ui.Point, notches float64) {
	h.MoveTo(at)
	h.tick(ui.Input{At: at, Wheel: notches})
	h.Wait(2 * ui.Tick)
}

// Pinch puts two fingers down around a place, spreads them by a factor, and moves them together by a way.
func (h *Hand) Pinch(at ui.Point, factor float64, by ui.Point) {
	const steps = 5
	h.MoveTo(at)
	h.tick(ui.Input{At: at, Down: true, Pressed: true})
	for i := range steps {
		h.tick(ui.Input{
			At: at, Down: true, Pinch: math.Pow(factor, 1.0/steps), PinchBy: by.Times(1.0 / steps),
			PinchAt: at.Add(by.Times(float64(i+1) / steps)),
		})
	}
	h.tick(ui.Input{At: at, Released: true})
	h.Wait(3 * ui.Tick)
}

// Key presses a key.
func (h *Hand) Key(key ui.Key) { h.keyWith(ui.Input{Keys: []ui.Key{key}}) }

// Ctrl presses a key together with Ctrl.
func (h *Hand) Ctrl(key ui.Key) { h.keyWith(ui.Input{Keys: []ui.Key{key}, Ctrl: true}) }

// Shift presses a key together with Shift.
func (h *Hand) Shift(key ui.Key) { h.keyWith(ui.Input{Keys: []ui.Key{key}, Shift: true}) }

// rest waits as long as a press would not be taken, for it would belong to those before.
func (h *Hand) rest(deaf func() bool) {
	for left := ui.RestTime; left > 0 && deaf(); left -= ui.Tick {
		h.tick(ui.Input{At: h.at})
	}
}

func (h *Hand) keyWith(in ui.Input) {
	h.rest(h.Window.DeafKeys)
	in.At = h.at
	h.tick(in)
	h.Wait(3 * ui.Tick)
}

// Type types text.
func (h *Hand) Type(text string) {
	for _, r := range text {
		h.tick(ui.Input{At: h.at, Runes: []rune{r}})
	}
	h.Wait(2 * ui.Tick)
}

// Shortened lists the texts that did not fit into their places, in any frame until the window rests or the time is over.
func Shortened(w *ui.Window, atMost time.Duration) []string {
	found := map[string]bool{}
	w.Invalidate()
	for ; atMost > 0 && !w.AtRest(); atMost -= ui.Tick {
		w.Tick(ui.Input{})
		for _, text := range w.Shortened() {
			found[text] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// Picture writes what is to be seen into a PNG file.
func (h *Hand) Picture(file string) {
	h.t.Helper()
	if err := SavePicture(h.Window, file); err != nil {
		h.t.Fatalf("%v", err)
	}
}

// SavePicture writes what a window shows into a PNG file.
func SavePicture(w *ui.Window, file string) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := png.Encode(f, w.Image()); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

func ids(w *ui.Window) []string {
	var all []string
	for _, s := range w.Spots() {
		all = append(all, s.ID)
	}
	return all
}

// Under lists the spots that lie under a paper that the program lays over a screen, and that something comes of; what stands on the paper
// is named after it.
func Under(w *ui.Window, paper string) (hidden []string) {
	box, shown := w.Spot(paper)
	if !shown || !w.Reachable(paper) { // under a dialog it hides nothing
		return nil
	}
	for _, s := range w.Spots() {
		if seen, _ := w.Spot(s.ID); !s.Quiet && s.Enabled() && w.Reachable(s.ID) && !strings.HasPrefix(s.ID, paper+".") && seen.Inset(1).Overlaps(box) {
			hidden = append(hidden, s.ID)
		}
	}
	return hidden
}
