package ui

import (
	"slices"
	"time"

	"holoboard/render"
	"holoboard/ui/sound"
)

// Speaker makes sounds heard, at a volume from 0 to 1.
type Speaker interface {
	Play(s sound.Sound, volume float64)
}

// Hearing is how a window is heard. The zero Hearing is silent.
type Hearing struct {
	Speaker Speaker // nil: nobody listens
	Volume  float64 // 0 to 1
	Muted   bool
	Changed func(muted bool) // is told when the player has changed it by key or button, or nil

	wanted []sound.Sound // in this tick
	told   time.Duration // until when a sign tells that it was changed
}

// Sound makes a sound heard, unless it is none. Of many in one frame, as where motion is skipped, only the last few are.
func (f *Frame) Sound(s sound.Sound) {
	if s != sound.None {
		f.window.sound(s)
	}
}

func (w *Window) sound(s sound.Sound) {
	h := &w.Hearing
	h.wanted = append(slices.DeleteFunc(h.wanted, func(other sound.Sound) bool { return other == s }), s)
}

// hear plays what was wanted in this tick.
func (h *Hearing) hear() {
	const most = 2
	if h.Speaker != nil && !h.Muted {
		for _, s := range h.wanted[max(len(h.wanted)-most, 0):] {
			h.Speaker.Play(s, h.Volume)
		}
	}
	h.wanted = h.wanted[:0]
}

// Muted tells whether the player wants no sound.
func (f *Frame) Muted() bool { return f.window.Hearing.Muted }

// Mute turns the sound off or on again.
func (f *Frame) Mute(muted bool) { f.window.mute(muted) }

func (w *Window) mute(muted bool) {
	const shown = 1200 * time.Millisecond
	h := &w.Hearing
	h.Muted, h.told = muted, w.Clock.Now+shown
	w.sound(sound.Pick)
	if h.Changed != nil {
		h.Changed(muted)
	}
	w.Invalidate()
}

// SoundSign is the sign for sound that is on or off.
func SoundSign(muted bool) string {
	if muted {
		return "sound_off"
	}
	return "sound_on"
}

// drawMuted tells for a moment that the sound was turned off or on.
func (f *Frame) drawMuted() {
	h := &f.window.Hearing
	if f.Clock.Now >= h.told {
		return
	}
	f.WakeIn(h.told - f.Clock.Now)
	box := render.Around(Point{X: f.W / 2, Y: f.H * 0.2}, 88, 88)
	f.Shadow(box)
	f.Panel(box, f.Palette.Glass().With(f.Palette.LineLight, 1))
	f.Sign(SoundSign(h.Muted), box.Inset(22), f.Palette.Text)
}
