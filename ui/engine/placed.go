//go:build !js

package engine

import (
	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/ui/desk"
)

// placing opens the window where its screen has room for it, keeps it where it is seen when that screen changes, and knows where it was
// left.
type placing struct {
	screen desk.Screen // that it is on
	at     desk.Place
	told   desk.Place // to moved
	moved  func(desk.Place)
	looks  int
}

// place opens the window where it was left, or else as large as is usual and there is room for. It is called before the window is open.
func place(left *desk.Place, moved func(desk.Place)) *placing {
	p := &placing{moved: moved}
	monitors := ebiten.AppendMonitors(nil)
	if len(monitors) == 0 {
		p.moved = nil
		return p
	}
	looked, screens := 0, make([]desk.Screen, len(monitors))
	for i, m := range monitors {
		if screens[i] = screenOf(m); m == ebiten.Monitor() {
			looked = i
		}
	}
	i, at := desk.Open(screens, looked, left)
	p.screen, p.at, p.told = screens[i], at, at
	ebiten.SetMonitor(monitors[i])
	ebiten.SetWindowSize(at.W, at.H)
	ebiten.SetWindowPosition(at.X, at.Y)
	if at.Maximized {
		ebiten.MaximizeWindow()
	}
	return p
}

// screenOf is a monitor as its person sees it.
func screenOf(m *ebiten.MonitorType) desk.Screen {
	w, h := m.Size()
	return desk.Screen{Name: m.Name(), W: w, H: h}
}

// look looks twice a second where the window is. What it has come to is told when it stays there.
func (p *placing) look(full bool) {
	const often = ticksOfASecond / 2
	if p.looks++; p.screen.W == 0 || p.looks%often != 0 {
		return
	}
	at := p.at
	if at.Fullscreen = full; !full && !ebiten.IsWindowMinimized() {
		at = p.seen(at)
	}
	stays := at == p.at
	if p.at = at; stays {
		p.tell()
	}
}

// seen is where the window is now. One that is too large for its screen, as that has changed, is made to fit.
func (p *placing) seen(at desk.Place) desk.Place {
	screen := screenOf(ebiten.Monitor())
	at.Screen = screen.Name
	if at.Maximized = ebiten.IsWindowMaximized(); at.Maximized { // it goes back to what it was before
		p.screen = screen
		return at
	}
	at.W, at.H = ebiten.WindowSize()
	at.X, at.Y = ebiten.WindowPosition()
	if screen == p.screen {
		return at
	}
	p.screen = screen
	if now := desk.Fit(screen, at); now.W != at.W || now.H != at.H {
		ebiten.SetWindowSize(now.W, now.H)
		ebiten.SetWindowPosition(now.X, now.Y)
		at = now
	}
	return at
}

// tell tells where the window is, if that is news to anybody.
func (p *placing) tell() {
	if p.moved != nil && p.at != p.told {
		p.told = p.at
		p.moved(p.at)
	}
}
