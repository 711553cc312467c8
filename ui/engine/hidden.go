//go:build !js

package engine

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/ui"
)

const (
	ticksOfASecond = int(time.Second / ui.Tick)
	hiddenTicks    = 6 // a second, while nobody sees the window
)

// hidden is whether the window is minimised, or on another desktop: then nothing is drawn, and what goes on in it goes on in few steps.
type hidden struct {
	on    bool
	looks int
}

// look looks now and then whether the window can be seen, and reports whether it is hidden.
func (h *hidden) look() bool {
	const often = 6
	if h.looks++; h.on || h.looks%often == 0 {
		h.turn(ebiten.IsWindowMinimized() || !ebiten.IsWindowVisible())
	}
	return h.on
}

func (h *hidden) turn(on bool) {
	if on == h.on {
		return
	}
	h.on = on
	if on {
		ebiten.SetTPS(hiddenTicks)
	} else {
		ebiten.SetTPS(ticksOfASecond)
	}
}

// missed is the time that goes by in a tick of a hidden window, beside that of the tick itself.
func (h *hidden) missed() time.Duration { return time.Second/hiddenTicks - ui.Tick }

// rests keeps a hidden window from asking the system for frames as often as that can: there is no display that it would wait for.
func (h *hidden) rests() {
	if h.on {
		time.Sleep(time.Second / hiddenTicks)
	}
}
