package ui

import (
	"fmt"
	"image"
	"math"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/render"
	"holoboard/ui/sound"
	"holoboard/ui/work"
)

// Screen is what a window shows: a title, a table, a dialog that fills everything.
type Screen interface {
	// Show draws the screen and reacts to the player. It is called after every change and in every tick while
	// something moves, but not while nothing happens.
	Show(f *Frame)
}

// Window is what lasts from frame to frame: the screen, where its spots are, what is focused, held and carried. It
// needs no display. It is not for several goroutines at once, except for Invalidate, Receive and Do.
type Window struct {
	Clock      render.Clock
	Worker     work.Worker // works beside the picture; [work.AtOnce], where nobody says otherwise
	Zoom       float64     // the player's interface scale, 1 is usual
	Fullscreen bool        // the wish; Run makes it true
	Slow       bool        // the machine does not draw as many frames as it is asked for
	Behind     bool        // another window is in front
	Unseen     bool        // the last frame has not been drawn yet
	Leaves     bool        // Tab leads out of it at its last spot: it is a part of a page
	Hearing    Hearing

	// Broken says what to show instead of a screen that has failed; nil lets it end the program, as does a nil Broken.
	Broken func(screen Screen, failure *Failure) Screen

	// Closing says what to show, instead of the screen that is seen, to whoever wants to close the window; nil lets it be closed.
	Closing func(screen Screen) Screen

	Clipboard Clipboard

	palette   render.Palette
	screen    Screen
	coming    plan // of the frame that is being made
	shown     plan // of the frame that the player sees
	canvas    *render.Canvas
	made      Frame
	w, h      int     // pixels
	device    float64 // pixels of the device in one of the desktop's
	dirty     atomic.Bool
	wakeAt    time.Duration
	layerFrom int           // where on the canvas the uppermost dialog begins
	lastSeen  time.Duration // when the player last did something
	heard     int           // presses, releases, keys and letters so far

	in Input
	hovered
	focus      string
	focusShown bool
	press      press
	clicked    string
	doubled    string
	lastClick  press
	rest       rest
	carry      carry
	missed     string // what was let go where nothing has to do with it, until that is said
	chords     chords
	moving     bool // something moves that can be skipped

	fields  map[string]*fieldState
	scrolls map[string]*scrollState
	answers map[string]Answer
	toast   toast
	frames  int // that were made so far
	late    int // ticks for which none was made, though something moves
	sheet   sheet
	said    Rect // where the last frame said something of its own beside a thing; empty where it did not
	cursor  ebiten.CursorShapeType
	goTo    next
	using   string // the spot that is pressed without pointer or key, see [Window.Use]
	quit    bool

	mail inbox
}

// hovered is what the pointer is at.
type hovered struct {
	hot         string // the spot under it
	hotArea     string
	hotSince    time.Duration
	sought      bool // the pointer was moved to it since the last click; it has not come to lie under a resting pointer
	pointerGone bool
	wants       signed
}

// press is where and when the pointer went down.
type press struct {
	id, area string
	at       Point
	when     time.Duration
	moved    bool // far enough to be no click
}

// Tick is the time between two ticks.
const Tick = time.Second / 60

const never = time.Duration(math.MaxInt64)

// NewWindow returns a window of w × h pixels on a device that has the given number of pixels in one of the
// desktop's (2 on many laptops).
func NewWindow(first Screen, w, h int, device float64) *Window {
	pictures := render.NewPictures()
	win := &Window{
		palette: render.Holo(), Worker: work.AtOnce(), Zoom: 1, screen: first,
		canvas: render.NewCanvas(pictures, w, h, 1),
		fields: map[string]*fieldState{}, scrolls: map[string]*scrollState{}, answers: map[string]Answer{},
		coming: plan{index: map[string]int{}}, shown: plan{index: map[string]int{}}, hovered: hovered{pointerGone: true},
		chords: chords{asked: map[Chord]bool{}},
	}
	win.Resize(w, h, device)
	return win
}

// Resize changes the size.
func (w *Window) Resize(width, height int, device float64) {
	if width != w.w || height != w.h || device != w.device {
		w.w, w.h, w.device = width, height, device
		w.Invalidate()
	}
}

// SetPalette changes the colours. What was drawn in others is forgotten.
func (w *Window) SetPalette(p render.Palette) {
	if p != w.palette {
		w.palette = p
		w.canvas = render.NewCanvas(render.NewPictures(), w.w, w.h, 1)
		w.Invalidate()
	}
}

// Scale is the number of pixels in a point. A window of 1280 × 720 has as many points; on larger ones everything grows
// more slowly than the window. One that is a little smaller shrinks everything by so much; on the screen of a tablet or a
// phone a point is a pixel of the desktop (of the page in a browser), and screens lay themselves out in what there is. The
// player's own Zoom takes from that, as far as the least screen goes. A Distant screen says itself what it has.
func (w *Window) Scale() float64 {
	if s, ok := w.screen.(Distant); ok {
		if across, down := s.Points(w.h > w.w); across > 0 {
			return min(float64(w.w)/across, float64(w.h)/down)
		}
	}
	desktopW, desktopH := float64(w.w)/w.device, float64(w.h)/w.device
	scale := desktopH / 720
	if desktopH > 720 {
		scale = max(1+(desktopH-720)/1440, desktopH/864)
	}
	scale = min(scale, desktopW/1280)
	if scale < leastShrink {
		scale = 1
	}
	most := min(desktopW/leastLong, desktopH/leastLow)
	if desktopW < desktopH {
		most = min(desktopW/leastNarrow, desktopH/leastLong)
	}
	if w.Zoom > 1 && scale < most { // there is not room for every wish, but the one differs from the other
		most = min(scale+(most-scale)*(w.Zoom-1)/large, most)
	}
	return min(scale*w.Zoom, most) * w.device
}

const (
	leastShrink = 0.9 // what would be shrunk further is laid out anew
	leastNarrow = 320 // how wide the least screen is that stands upright, points
	leastLow    = 340 // how high it is when it lies
	leastLong   = 600 // and its long side
	large       = 0.5 // how much more than usual the player must want for the least screen
)

// Invalidate asks for a frame at the next tick. It may be called from any goroutine.
func (w *Window) Invalidate() { w.dirty.Store(true) }

// Spot tells where a spot of the last frame can be seen. It is false for one that does not exist or is scrolled away.
func (w *Window) Spot(id string) (Rect, bool) {
	p, ok := w.find(id)
	if !ok || p.seen.Empty() {
		return Rect{}, false
	}
	return p.seen, true
}

// Spots lists the spots of the last frame, in the order in which they were drawn. Areas are not among them.
func (w *Window) Spots() []Spot {
	var spots []Spot
	for _, p := range w.shown.spots {
		if !p.area {
			spots = append(spots, p.Spot)
		}
	}
	return spots
}

// Reachable tells whether a spot lies under no open dialog.
func (w *Window) Reachable(id string) bool {
	p, ok := w.find(id)
	return ok && p.layer == w.shown.layer
}

// Screen is what is shown now.
func (w *Window) Screen() Screen { return w.screen }

// Cursor is the form of the pointer now.
func (w *Window) Cursor() ebiten.CursorShapeType { return w.cursor }

// Closed tells whether the program is to end.
func (w *Window) Closed() bool { return w.quit }

// AskClosed says that the player wants to close the window. Something may have to be asked first.
func (w *Window) AskClosed() {
	if w.Closing == nil {
		w.quit = true
		return
	}
	switch asks := w.Closing(w.screen); asks {
	case nil:
		w.quit = true
	case w.screen: // it is asked already
	default:
		w.Do(func(f *Frame) { f.Go(asks) })
	}
}

// Heard counts the presses, releases, keys and letters that the window has answered with a frame.
func (w *Window) Heard() int { return w.heard }

// Draw draws the last frame onto a window's picture.
func (w *Window) Draw(screen *ebiten.Image) {
	screen.Fill(w.palette.Space)
	w.canvas.Play(screen)
}

// Cost tells of how many pieces the last frame is made, and how often the graphics card must change what it draws from or how: pieces
// between two changes are drawn at once.
func (w *Window) Cost() (pieces, switches int) { return w.canvas.Cost() }

// LaidOut is how much text was laid out so far, in bytes.
func (w *Window) LaidOut() int { return w.canvas.LaidOut() }

// Shortened lists the texts of the last frame that did not fit into their places.
func (w *Window) Shortened() []string { return w.canvas.Shortened() }

// Signs are the signs of the last frame that can be seen, for tests.
func (w *Window) Signs() []render.Named { return w.canvas.Signs() }

// Lines are the lines of text of the last frame, for tests.
func (w *Window) Lines() []render.Line { return w.canvas.Lines() }

// Bare tells whether nothing lies on a spot of the last frame that reaches beyond it, for tests.
func (w *Window) Bare(id string) bool {
	i := w.shown.index[id]
	own := w.shown.spots[i]
	return own.layer == w.shown.layer && !slices.ContainsFunc(w.shown.spots[i+1:], func(p placed) bool {
		return p.seen.Overlaps(own.seen) && !p.seen.Within(own.seen.Inset(-1))
	})
}

// Image draws the last frame into a picture.
func (w *Window) Image() *image.RGBA { return w.canvas.Image() }

// Legibility measures the texts of the last frame.
func (w *Window) Legibility() []render.Legible { return w.canvas.Legibility() }

// Tick moves the time on by one tick and makes a frame if anything may have changed. It tells whether it did.
func (w *Window) Tick(in Input) bool {
	w.Clock.Now += Tick
	work.Tick(w.Worker, w.Clock.Now)
	if !in.still() {
		w.lastSeen = w.Clock.Now
	}
	if (in.still() || w.idleMove(in)) && in.Shift == w.in.Shift && !w.dirty.Load() && (w.Clock.Now < w.wakeAt || w.behind()) {
		return false
	}
	w.late = 0
	w.dirty.Store(false)
	w.wakeAt = never
	w.show(in)
	for _, until := range []time.Duration{w.deafUntil(), w.rest.guardsUntil()} {
		if w.Clock.Now < until {
			w.wakeAt = min(w.wakeAt, until)
		}
	}
	if w.goTo.screen != nil {
		w.change(w.goTo)
		w.show(Input{At: in.At, Was: in.At, Touch: in.Touch, Down: in.Down}) // at once: a press in the next tick finds its spots
	}
	return true
}

// behind tells whether what moves need not be shown in this tick: the last frame has not been drawn yet, on a machine that draws fewer frames
// than there are ticks. It is not put off for long, should nobody draw.
func (w *Window) behind() bool {
	const most = 5 // ticks
	if !w.Unseen || w.late == most {
		return false
	}
	w.late++
	return true
}

// show makes a frame.
func (w *Window) show(in Input) {
	w.frames++
	w.begin(in)
	f := w.frame()
	w.draw(f)
	w.end()
	w.Hearing.hear()
}

// next is the screen to change to, and what is told there.
type next struct {
	screen Screen
	told   string
}

// A Failure is how a screen has failed, or work beside the picture, and where.
type Failure = work.Failure

// Work begins to work something out beside the picture. It ends with the window at the latest.
func (w *Window) Work(do func(*work.Work)) *work.Work { return work.Begin(w.Worker, do) }

// Every has something done again and again beside the picture, until the window is closed.
func (w *Window) Every(interval time.Duration, do func()) { work.Every(w.Worker, interval, do) }

// Close ends what the window has begun, and waits until it has ended. The window is not to be used afterwards.
func (w *Window) Close() { work.Close(w.Worker) }

// draw has the screen show itself. Where it fails another one takes its place, if there is one for that.
func (w *Window) draw(f *Frame) {
	if w.Broken != nil {
		defer func() {
			cause := recover()
			if cause == nil {
				return
			}
			failure := &Failure{Cause: cause, Stack: debug.Stack()}
			if w.goTo.screen = w.Broken(w.screen, failure); w.goTo.screen == nil {
				panic(failure)
			}
		}()
	}
	w.screen.Show(f)
	f.doTasks()
	f.finish()
}

// AtRest tells whether the last frame stays as it is until the player or the owner does something; breathing does not count.
func (w *Window) AtRest() bool { return !w.dirty.Load() && !w.moving && !w.carry.returning }

// OnDesktop turns a rectangle of points into pixels of the desktop (of the page in a browser) from the window's upper
// left corner.
func (w *Window) OnDesktop(r Rect) Rect {
	k := w.Scale() / w.device
	return Rect{X: r.X * k, Y: r.Y * k, W: r.W * k, H: r.H * k}
}

// idleMove tells whether the pointer only moves over one and the same spot, which changes nothing.
func (w *Window) idleMove(in Input) bool {
	in.Was = in.At
	return in.still() && !in.Down && w.sought && !w.carry.on() && !w.pointerGone && w.hit(in.At, slop(in.Touch)) == w.hot
}

// Settle ticks without input until nothing moves any more, at most for the given time, and makes one frame at least.
func (w *Window) Settle(atMost time.Duration) {
	end := w.Clock.Now + atMost
	w.Invalidate()
	for w.Clock.Now < end && !w.AtRest() {
		w.Tick(Input{At: w.in.At, Was: w.in.At})
	}
}

// frame starts an empty frame.
func (w *Window) frame() *Frame {
	w.canvas.Begin(w.w, w.h, w.Scale())
	w.canvas.Palette, w.said = w.palette, Rect{}
	w.layerFrom = 0
	w.made = Frame{
		Canvas: w.canvas, In: w.in, Clock: &w.Clock, window: w, visible: w.canvas.Bounds(), top: w.made.top[:0], takes: w.made.takes[:0],
	}
	return &w.made
}

// begin works out from the input and the spots that the player saw what he did.
func (w *Window) begin(in Input) {
	if w.chords.back {
		in.Keys = append(in.Keys, KeyEscape)
	}
	w.heard += in.acts()
	w.rest.hears(w.Clock.Now, deed{
		typed: len(in.Keys) > 0 || len(in.Runes) > 0 || w.using != "", pointed: in.Pressed, other: in.Details || in.Pinch > 0,
		held: in.Down || in.Released, at: in.At,
	})
	if w.rest.opened {
		in.Keys, in.Runes = nil, nil
	}
	w.in = in
	w.chords.begin()
	w.clicked, w.doubled = "", ""
	w.coming.clear()
	w.pointer()
	if w.moving && w.pressed(KeySpace) && !w.typing() {
		w.Clock.Skip()
	}
	w.moving = false
	w.findSign()
	w.keys()
	if p, ok := w.find(w.using); ok {
		w.click(p)
	}
	w.using = ""
	w.carrying()
}

// Small things may be missed by so much, in points, and the pointer may tremble so far in a click.
func slop(touch bool) float64 {
	if touch {
		return 14
	}
	return 6
}

func (w *Window) pointer() {
	in := w.in
	if in.Pressed || in.At != in.Was {
		w.pointerGone = false
	}
	if in.Pinch > 0 {
		w.letGo()
	}
	near := slop(in.Touch)
	moved := in.At != in.Was || in.Wheel != 0
	hot := w.hit(in.At, near)
	if p, ok := w.find(hot); ok && hot != w.hot && in.At != in.Was && !p.area {
		w.focusShown = false // the pointer has come to something else: that is what is looked at now
	}
	if hot != w.hot || moved && !w.sought {
		w.hot, w.hotSince, w.sought = hot, w.Clock.Now, moved
	}
	w.hotArea = w.areaAt(in.At)
	if in.Pressed {
		w.pressDown(near)
	}
	if in.Down || in.Released {
		w.pressMove(near)
	}
	if in.Released {
		w.pressUp()
		w.pointerGone = in.Touch
	}
}

// letGo forgets what the first of two fingers has pressed or taken: together they move the map.
func (w *Window) letGo() {
	w.press = press{moved: true}
	if w.carry.held {
		w.flyHome()
	}
}

func (w *Window) pressDown(near float64) {
	if w.rest.guards(w.in.At) {
		w.press = press{moved: true}
		return
	}
	w.press = press{id: w.hot, area: w.areaAt(w.in.At), at: w.in.At, when: w.Clock.Now}
	// A quick hand presses and moves within one tick; then the press belongs to where the pointer was before.
	if p, ok := w.find(w.hot); (!ok || p.area) && w.in.At != w.in.Was && !w.in.Touch {
		if before, ok := w.find(w.hit(w.in.Was, near)); ok && !before.area {
			w.press.id, w.press.at = before.ID, w.in.Was
		}
	}
	w.focus, w.focusShown = "", false
	if p, ok := w.find(w.press.id); ok && !p.area && !(w.in.Touch && w.fields[p.ID] != nil) { // a finger may want to scroll: it taps, see Field
		w.focus = p.ID
	}
}

func (w *Window) pressMove(near float64) {
	if w.press.moved || w.press.at.Distance(w.in.At) <= near {
		return
	}
	w.press.moved = true
	p, ok := w.find(w.press.id)
	scrolls := ok && w.in.Touch && p.list != "" // a finger that moves over a list scrolls it; a tap takes the thing up
	if ok && p.Drags && !w.carry.on() && !scrolls {
		w.pickUp(p, true)
	}
}

func (w *Window) pressUp() {
	pressed := w.press
	w.press = press{}
	if w.carry.held {
		w.carry.at, w.carry.letGo = w.in.At, true
		w.Invalidate()
		return
	}
	if pressed.moved && (pressed.area != "" || w.hot != pressed.id) {
		return // it panned, or was thought better of
	}
	if w.stale() || pressed.when < w.rest.renewed { // or it began before this was asked
		return
	}
	p, ok := w.find(pressed.id)
	if (!ok || p.area) && !pressed.moved {
		w.clickNothing()
	}
	if !ok || w.in.Touch && !p.Slow && w.Clock.Now-pressed.when >= holdTime {
		return // a long touch looks at a thing and does not use it
	}
	w.click(p)
	if !pressed.moved && w.lastClick.id == pressed.id && w.Clock.Now-w.lastClick.when <= doubleTime &&
		w.lastClick.at.Distance(pressed.at) <= doubleWay {
		w.doubled = pressed.id
		pressed.id = "" // a third click is no second double click
	}
	pressed.when = w.Clock.Now
	w.lastClick = pressed
	w.sought = false // he has looked at it; what comes of the click is to be seen
}

// stale tells whether a click was meant for what was asked before: it is the second one of a double click, or comes where
// the one before was and sooner than anybody can have read what is asked now.
func (w *Window) stale() bool {
	return w.Clock.Now < w.deafUntil() && w.lastClick.at.Distance(w.in.At) <= slop(w.in.Touch)
}

// deafUntil is when clicks where the last one was are taken again: something else is asked since.
func (w *Window) deafUntil() time.Duration {
	if w.rest.renewed == 0 || w.rest.renewed < w.lastClick.when {
		return 0
	}
	return max(w.lastClick.when+doubleTime, w.rest.renewed+readTime) + 1
}

// Deaf is where no click is taken at the moment, for it would be meant for what was asked before; empty if there is no such place.
func (w *Window) Deaf() Rect {
	if place, _ := w.rest.deaf(w.Clock.Now); !place.Empty() {
		return place
	}
	if w.Clock.Now >= w.deafUntil() {
		return Rect{}
	}
	near := slop(w.in.Touch) + 1 // pixels are counted whole
	return Rect{X: w.lastClick.at.X - near, Y: w.lastClick.at.Y - near, W: 2 * near, H: 2 * near}
}

// DeafKeys tells whether no key is taken at the moment, for it would belong to the presses before.
func (w *Window) DeafKeys() bool {
	_, keys := w.rest.deaf(w.Clock.Now)
	return keys
}

// clickNothing finishes what moves and puts back what was picked up.
func (w *Window) clickNothing() {
	if w.moving {
		w.Clock.Skip()
	}
	if w.carry.on() {
		w.miss(w.in.At)
	}
}

// click uses a spot: by pointer or by key.
func (w *Window) click(p *placed) {
	switch {
	case w.carry.on():
		w.clickCarrying(p)
	case p.Drags && !p.Acts && p.Enabled():
		w.pickUp(p, false)
	default:
		w.clicked = p.ID
		if p.Enabled() && !p.Quiet {
			w.sound(sound.Pick)
		}
	}
}

// end makes the frame's spots those that the player sees.
func (w *Window) end() {
	w.rest.ends()
	w.shown, w.coming = w.coming, w.shown
	if w.shown.layer != w.coming.layer {
		w.focus = ""
		w.Invalidate()
	}
	if _, ok := w.find(w.focus); !ok {
		w.focus = ""
	}
	if len(w.in.Keys) > 0 || len(w.in.Runes) > 0 || w.in.Pressed || w.in.Released {
		w.Invalidate() // what was done may show in places that were already drawn
	}
	if !w.pointerGone && w.hit(w.in.At, slop(w.in.Touch)) != w.hot {
		w.Invalidate() // something else lies under the resting pointer now
	}
	w.cursor = w.cursorNow()
	w.askTab()
	w.awaitSign()
}

func (w *Window) change(to next) {
	w.screen, w.goTo, w.rest.renewed = to.screen, next{}, w.Clock.Now
	w.shown.clear()
	w.focus, w.hot, w.press, w.carry, w.missed = "", "", press{}, carry{}, ""
	clear(w.fields)
	clear(w.scrolls)
	clear(w.answers)
	w.tellOn(to.told)
	w.Invalidate()
}

func (w *Window) cursorNow() ebiten.CursorShapeType {
	p, ok := w.find(w.hot)
	switch {
	case w.carry.on() && w.carry.over != "":
		if target, ok := w.find(w.carry.over); ok && !target.takes {
			return ebiten.CursorShapeNotAllowed
		}
		return ebiten.CursorShapePointer
	case !ok || p.area:
		return ebiten.CursorShapeDefault
	case w.fields[p.ID] != nil:
		return ebiten.CursorShapeText
	case p.Enabled():
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeNotAllowed
}

// String names the screen, for messages.
func (w *Window) String() string { return fmt.Sprintf("window %d × %d with %T", w.w, w.h, w.screen) }
