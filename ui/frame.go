package ui

import (
	"image"
	"slices"
	"time"

	"holoboard/render"
	"holoboard/ui/work"
)

// Frame is what a Screen works with while it shows itself once. It draws as a canvas does.
type Frame struct {
	*render.Canvas
	In    Input
	Clock *render.Clock

	window  *Window
	layer   int
	visible Rect   // what a scroll list leaves to be seen
	list    string // the scroll list
	top     []func()
	takes   []func(image.Image)
	title   Rect // of the question: notes leave it to be read
}

// Window is where the frame is shown. Its Invalidate may be called from other goroutines, when they have news.
func (f *Frame) Window() *Window { return f.window }

// Work begins to work something out beside the picture.
func (f *Frame) Work(do func(*work.Work)) *work.Work { return f.window.Work(do) }

// Go shows another screen from the next frame on.
func (f *Frame) Go(to Screen) { f.GoTelling(to, "") }

// GoTelling does so and tells the player a sentence there, if there is one.
func (f *Frame) GoTelling(to Screen, sentence string) {
	f.window.goTo = next{to, sentence}
	f.Invalidate()
}

// Quit ends the program.
func (f *Frame) Quit() { f.window.quit = true }

// Renew tells that something else is asked from now on: the second click of a double click is not meant for that.
func (f *Frame) Renew() {
	f.window.rest.renewed = f.Clock.Now
	f.EndRefusal()
}

// Invalidate asks for one more frame at the next tick.
func (f *Frame) Invalidate() { f.window.Invalidate() }

// WakeIn asks for a frame when some time has passed.
func (f *Frame) WakeIn(after time.Duration) {
	f.window.wakeAt = min(f.window.wakeAt, f.Clock.Now+after)
}

// Progress is how much of a motion is done, 0 to 1. While it is under way there is a frame in every tick, and the
// player can finish it with Space or a click on nothing.
func (f *Frame) Progress(m render.Motion) float64 {
	if !m.Done(f.Clock) {
		f.window.moving = true
		f.WakeIn(Tick)
	}
	return m.At(f.Clock)
}

// Breath rises and falls between 1 and 0.6, for things that are lit. It moves in few steps, and rests at 1 when the player has done nothing
// for a while or wants no motion, and on a machine that draws slowly.
func (f *Frame) Breath() float64 {
	const steps, patience = 16, 12 * time.Second
	if f.Clock.Reduced || f.Clock.Speed == render.Off || f.window.Slow || f.Clock.Now-f.window.lastSeen > patience {
		return 1
	}
	f.WakeIn(render.BreathTime / steps)
	phase := float64(f.Clock.Now%render.BreathTime) / float64(render.BreathTime)
	if phase > 0.5 {
		phase = 1 - phase
	}
	return 1 - 0.4*render.InOut(phase*2)
}

// Awaited tells whether the player waits for this frame: he has just done something, or has not seen the one before it. What can wait is
// left to a later one.
func (f *Frame) Awaited() bool { return f.window.Unseen || !f.In.still() }

// Idle is how long the player has done nothing.
func (f *Frame) Idle() time.Duration { return f.Clock.Now - f.window.lastSeen }

// Tired tells whether nothing is to move that nobody asked for: the machine draws too slowly, or the window is not in front.
func (f *Frame) Tired() bool { return f.window.Slow || f.window.Behind }

// Pressed tells whether a key went down, neither with Ctrl nor with Alt, and uses it up: a second question in the same frame is
// answered with no. Nothing is pressed for what lies under a dialog, nor what a text field uses while it is typed in.
func (f *Frame) Pressed(key Key) bool {
	switch key {
	case KeyEnter, KeyEscape, KeyPageUp, KeyPageDown:
	default:
		if f.window.typing() {
			return false
		}
	}
	return f.uncovered() && f.window.pressed(key)
}

// uncovered tells whether what is drawn now lies under no dialog.
func (f *Frame) uncovered() bool { return f.layer >= f.window.shown.layer }

// PressedAnywhere is Pressed for a key that does the same under a dialog and while a text field is typed in.
func (f *Frame) PressedAnywhere(key Key) bool { return f.window.pressed(key) }

// Shortcut is Pressed for a key together with Ctrl (or Command), also while a text field is typed in, unless
// such fields use it themselves.
func (f *Frame) Shortcut(key Key) bool {
	if f.window.typing() && slices.Contains(ofFields[:], key) {
		return false
	}
	return f.uncovered() && f.window.struck(Chord{Key: key, Ctrl: true})
}

// AltPressed is Pressed for a key together with Alt.
func (f *Frame) AltPressed(key Key) bool {
	return f.uncovered() && f.window.struck(Chord{Key: key, Alt: true})
}

// OnTop runs paint after everything else, so that it lies over all that is drawn until then.
func (f *Frame) OnTop(paint func()) { f.top = append(f.top, paint) }

// OnTopOfAll does so, and lets what paint draws be used though a dialog lies under it.
func (f *Frame) OnTopOfAll(paint func()) {
	f.OnTop(func() {
		layer := f.layer
		f.layer = f.window.coming.layer
		paint()
		f.layer = layer
	})
}

// Picture gives a picture of the frame to take, once all of it is drawn.
func (f *Frame) Picture(take func(image.Image)) { f.takes = append(f.takes, take) }

// finish draws what lies on top: sheets and dialogs, what is carried, refusals.
func (f *Frame) finish() {
	for i := 0; i < len(f.top); i++ {
		f.top[i]()
	}
	f.layer = f.window.coming.layer
	f.finishCarry()
	f.drawToast()
	f.drawMuted()
	for _, take := range f.takes {
		take(f.Canvas.Image())
	}
}

// Paper draws a panel that lies over others: nothing of them shines through, or it would be read together with what stands there.
func (f *Frame) Paper(box Rect) {
	style := f.Palette.Glass().With(f.Palette.LineLight, 1)
	style.Fill.A = 255
	f.Panel(box, style)
}

// Small tells whether the screen is a phone's, or as small as one: there is no keyboard to speak of, and titles must be short
// or low.
func (f *Frame) Small() bool { return min(f.W, f.H) < 480 }

// Reach is a size, in points, that a hand hits: on a phone at least a thumb's.
func (f *Frame) Reach(size float64) float64 {
	const thumb = 44
	if f.Small() {
		return max(size, thumb)
	}
	return size
}

// Fitted is a style made smaller until a line fits, as far as a title can be.
func (f *Frame) Fitted(text string, style render.TextStyle, width float64) render.TextStyle {
	for style.Size > render.SizeLarge && f.TextWidth(text, style) > width {
		style.Size--
	}
	return style
}
