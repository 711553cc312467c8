package scene

import (
	"math"
	"time"

	"holoboard/render"
	"holoboard/ui"
)

// Panel draws what questions stand on.
func Panel(f *ui.Frame, name string, r ui.Rect) {
	p := f.Palette
	f.Cover(name, r)
	f.Shadow(r)
	f.Panel(r, p.Glass().Filled(p.Space))
	f.Panel(r, p.Glass().With(p.LineLight, 1))
}

// Titled draws a panel with a small title and returns the place below.
func Titled(f *ui.Frame, r ui.Rect, title string) ui.Rect {
	f.Panel(r, f.Palette.Glass())
	head, rest := r.InsetXY(12, 4).CutTop(20)
	f.Text(title, head, f.FittedIn(title, head, f.Palette.Label()))
	return rest
}

// Heading writes a small title and a number over a line and returns what is left below.
func Heading(f *ui.Frame, r ui.Rect, text, number string) ui.Rect {
	p := f.Palette
	line, rest := r.CutTop(30)
	line = render.Box(line.X, line.Y+4, line.W, 26)
	f.Text(text, line, p.Label())
	f.Text(number, line, p.Number().Sized(render.SizeLabel).AtRight())
	f.Fill(render.Box(line.X, line.Bottom()-3, line.W, 1), p.Line)
	return rest
}

// Banner writes a line across a scene for as long as an event is told, 0 to 1.
func Banner(f *ui.Frame, at ui.Rect, text string, color render.Color, told float64) {
	style := f.Fitted(text, f.Palette.Title().With(render.Banner).Sized(34).In(color), at.W-64)
	w := f.TextWidth(text, style) + 96
	strip := at.Middle(min(w, at.W), 74)
	f.Fade(render.Out(min(told*5, 1))*min((1-told)*6+0.15, 1), func() {
		f.Panel(strip, render.PanelStyle{Corner: render.Cut, Radius: 20, Fill: f.Palette.Space.Alpha(0.9), Line: color, Width: 2, Glow: color})
		f.Text(text, strip, style.Centered())
	})
}

// Stamp stamps an outcome over a scene while it is told, 0 to 1 of a length.
func Stamp(f *ui.Frame, r ui.Rect, text string, color render.Color, told float64, length time.Duration) {
	const over = 2 // it has fallen and is shaken no more
	style := f.Palette.Title().With(render.Banner).Sized(40).In(color).Centered()
	told *= float64(length) / float64(render.StampTime)
	if f.Clock.Speed == render.Off {
		told = over
	}
	fallen := min(told, 1)
	box := r.Middle(min(f.TextWidth(text, style)+100, r.W), 84)
	scale := 1.0
	if !f.Clock.Reduced {
		scale = render.Between(1.4, 1, render.Out(fallen))
		box = box.Move(render.Shake(min(max(told-1, 0), 1), 2), 0)
	}
	f.Fade(fallen, func() {
		f.Turn(box.Center(), -0.06, scale, func() {
			f.Panel(box, render.PanelStyle{Corner: render.HexPill, Fill: f.Palette.Space.Alpha(0.94), Line: color, Width: 4})
			f.Panel(box.InsetXY(12, 8), render.PanelStyle{Corner: render.HexPill, Line: color.Alpha(0.5), Width: 1})
			f.Text(text, box, style)
		})
	})
}

// TurnOver shows how a card is turned from its back to its face, 0 to 1; with reduced motion the face only appears.
func TurnOver(f *ui.Frame, card ui.Rect, turned float64, back, face func()) {
	if f.Clock.Reduced {
		f.Fade(turned, face)
		return
	}
	side, share := back, math.Cos(render.InOut(turned)*math.Pi)
	if share < 0 {
		side, share = face, -share
	}
	f.Flip(card.Center().X, share, func() { f.Turn(card.Center(), 0, 1+0.06*math.Sin(turned*math.Pi), side) })
}

// Blow is what befalls a piece in a scene while it is told, 0 to 1: what flies at it, and where it is hit.
type Blow struct {
	At    render.Point
	Reach float64
	Seed  uint64
	Fly   func(flown float64) // draws what flies, or nil
}

// Show shows it: with reduced motion nothing flashes.
func (b *Blow) Show(f *ui.Frame, told float64) {
	const flight = 0.5
	p := f.Palette
	if b.Fly != nil {
		b.Fly(told / flight)
	}
	hit := (told - flight) / (1 - flight)
	if f.Clock.Reduced {
		f.Fade(min(max(1-hit, 0), 1), func() { f.Ring(b.At, b.Reach*0.6, render.RingStyle{Line: p.Warning, Width: 3}) })
		return
	}
	f.Flash(b.At, b.Reach, p.Text, hit*1.6)
	f.Strike(b.At, b.Reach*1.4, p.Warning, b.Seed, hit)
}

// Arrive draws what rises to its place from a way below while arrived goes from 0 to 1.
func Arrive(f *ui.Frame, arrived, way float64, paint func()) {
	if f.Clock.Reduced {
		way = 0
	}
	f.Fade(arrived, func() { f.Move(0, way*(1-arrived), paint) })
}

// Played shows a card that is played, large, while it is told, 0 to 1.
func Played(f *ui.Frame, box ui.Rect, told float64, card func(ui.Rect)) {
	f.Fade(min(told*6, (1-told)*6, 1), func() {
		f.Turn(box.Center(), 0, 0.9+0.1*render.Out(min(told*4, 1)), func() {
			f.Shadow(box)
			card(box)
		})
	})
}

// A Party is one side of what is fought out.
type Party struct {
	Panel render.PanelStyle
	Color render.Color
	Sign  string
	Name  string
	Who   string // plays it, or nothing
	Acts  bool   // it is its turn
}

// Rail draws the panel of a party beside a scene, with its name, and returns what is left below.
func Rail(f *ui.Frame, r ui.Rect, who Party) ui.Rect {
	p := f.Palette
	f.Panel(r, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel, Line: p.Line, Width: 1})
	head, rest := r.InsetXY(10, 8).CutTop(32)
	if who.Acts {
		f.Panel(render.Box(head.X-4, head.Y-2, head.W+8, 30), who.Panel)
	}
	f.Sign(who.Sign, render.Box(head.X+2, head.Y+1, 24, 24), who.Color)
	f.Text(who.Name, render.Box(head.X+34, head.Y+1, head.W-34, 24), p.Title().In(who.Color))
	if who.Who != "" {
		var name ui.Rect
		name, rest = rest.CutTop(18)
		f.Label(who.Who, name.Move(0, -3), p.Label().In(p.Text.Mix(who.Color, 0.3)))
	}
	return rest
}
