// Package engine opens the program's window by Ebitengine and hands it time, what the player does, and what he types.
//
//	engine.go     the window, tick by tick · live.go  pointer, fingers and keys · letters.go  keys as letters
//	composing.go  input methods · dropped.go  files that are dropped onto it
//	placed.go     where the window is · hidden.go  while nobody sees it · page_browser.go  neither, in a page
package engine

import (
	"errors"
	"fmt"
	"image"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/desk"
	"holoboard/ui/work"
)

// ErrNoDisplay is what Run returns where no window can be opened.
var ErrNoDisplay = errors.New("there is no display to open a window on")

// ErrNoGraphics is what Run returns where there is a display, and nothing to draw on it with.
var ErrNoGraphics = errors.New("this display offers no OpenGL to draw a window with: a graphics driver is missing, such as Mesa")

// Options say how the program's window starts.
type Options struct {
	Left       *desk.Place      // where the window was when it was left, nil for one that never was
	Moved      func(desk.Place) // called when it has come to another place or size, and when it fills the screen or no more
	Prepare    func(*ui.Window) // called before the first frame, to set speed, zoom, full screen and so on
	FirstFrame func()           // called when the first frame has been drawn
	Icons      []image.Image    // of the window, in several sizes
	AtRest     func(*ui.Window) // called when something has changed, was drawn, and nothing moves any more
	Framed     func(*ui.Window) // called after every frame that was made
}

// Run opens the program's window with a screen and returns when it is closed. There can be only one.
func Run(title string, first ui.Screen, o Options) error {
	if !render.HasDisplay() {
		return ErrNoDisplay
	}
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(360, 340, -1, -1)
	at := place(o.Left, o.Moved)
	l := &loop{window: ui.NewWindow(first, 1280, 720, 1), first: o.FirstFrame, atRest: o.AtRest, framed: o.Framed, source: &live{}, placing: at}
	l.window.Worker = work.Threads()
	defer l.window.Close()
	l.composing = compose(l.window)
	if o.Prepare != nil {
		o.Prepare(l.window)
	}
	ebiten.SetWindowTitle(title)
	ebiten.SetWindowIcon(o.Icons)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	if l.full = l.window.Fullscreen || at.at.Fullscreen; l.full {
		l.window.Fullscreen = true
		ebiten.SetFullscreen(true)
	}
	err := ebiten.RunGame(l)
	l.placing.tell()
	switch {
	case err != nil && !l.begun:
		return unopened(err)
	case err != nil:
		return fmt.Errorf("show the window: %w", err)
	}
	return nil
}

// unopened is why no window could be opened, in one sentence.
func unopened(err error) error {
	for _, sign := range []string{"egl", "glx", "wgl", "nsgl", "opengl", "directx", "is unavailable"} {
		if strings.Contains(strings.ToLower(err.Error()), sign) {
			return ErrNoGraphics
		}
	}
	return ErrNoDisplay
}

// loop connects a Window with Ebitengine.
type loop struct {
	window    *ui.Window
	source    ui.Source
	composing *composing
	placing   *placing
	hidden    hidden
	first     func()
	atRest    func(*ui.Window)
	framed    func(*ui.Window)
	begun     bool // the window is open
	fresh     bool // there is a frame that was not drawn yet
	drawn     bool // the frame is on the screen, and nobody was told
	cursor    ebiten.CursorShapeType
	full      bool
	pace      pace
}

// judge looks whether the machine keeps up, and whether somebody may look.
func (l *loop) judge() {
	l.pace.tick(l.hidden.on)
	l.window.Behind, l.window.Unseen, l.window.Slow = !ebiten.IsFocused(), l.fresh, l.pace.slow()
}

// Update moves the window on by one tick.
func (l *loop) Update() error {
	l.begun = true
	l.judge()
	w := l.window
	if l.hidden.look() {
		w.Clock.Now += l.hidden.missed()
		l.fresh = true // it may have been drawn for nobody
	}
	if l.drawn && w.AtRest() && l.atRest != nil {
		l.atRest(w)
	}
	l.drawn = false
	w.Receive(droppedFiles()...)
	l.composing.take()
	in := l.source.Poll(w.Scale())
	l.composing.leave(&in)
	if w.Tick(in) {
		l.fresh = true
		if l.framed != nil {
			l.framed(w)
		}
	}
	l.composing.follow()
	l.placing.look(w.Fullscreen)
	if ebiten.IsWindowBeingClosed() {
		w.AskClosed()
	}
	if w.Closed() {
		return ebiten.Termination
	}
	if w.Fullscreen != l.full {
		l.full = w.Fullscreen
		ebiten.SetFullscreen(l.full)
	}
	if now := w.Cursor(); now != l.cursor {
		l.cursor = now
		ebiten.SetCursorShape(now)
	}
	return nil
}

// Draw draws the frame if it is new; what was drawn before stays on the screen.
func (l *loop) Draw(screen *ebiten.Image) {
	l.pace.drawn(l.fresh)
	if l.hidden.rests(); !l.fresh || l.hidden.on {
		return
	}
	l.fresh = false
	l.window.Draw(screen)
	l.drawn = true
	if l.first != nil {
		l.first()
		l.first = nil
	}
}

// LayoutF takes every pixel of the device, so that text stays crisp.
func (l *loop) LayoutF(outsideW, outsideH float64) (float64, float64) {
	device := ebiten.Monitor().DeviceScaleFactor()
	w, h := math.Ceil(outsideW*device), math.Ceil(outsideH*device)
	l.window.Resize(max(int(w), 1), max(int(h), 1), device)
	return w, h
}

// Layout is not used by Ebitengine where there is a LayoutF.
func (l *loop) Layout(int, int) (int, int) { panic("engine: Layout was called in spite of LayoutF") }
