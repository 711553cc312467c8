package ui

import (
	"math"
	"strings"
	"time"
	"unicode/utf8"

	"holoboard/render"
	"holoboard/ui/sound"
)

// toast is one line about something that was refused.
type toast struct {
	text  string
	since time.Duration
	at    Rect // the thing that it is about; empty for none
	until time.Duration
	leads bool // it can be clicked for more
	asked bool // it speaks of what is asked, and ends with that
	shake render.Motion
}

// What is told stays for a while, a long sentence until it can be read.
const (
	toastTime   = 2600 * time.Millisecond
	toastLetter = 40 * time.Millisecond
)

// Refuse tells the player at a thing, or at none, why it cannot be done, until something else is asked.
func (f *Frame) Refuse(at Rect, why string) {
	f.Toast(why)
	f.window.toast.at, f.window.toast.asked = at, true
}

// Toast tells the player something that belongs to no place.
func (f *Frame) Toast(text string) {
	f.window.toast = f.window.tell(text)
	if !f.Clock.Reduced {
		f.window.toast.shake = f.Clock.Begin(2 * 100 * time.Millisecond)
	}
	f.Sound(sound.Refuse)
	f.Invalidate()
}

// tell returns a note of what is told now.
func (w *Window) tell(text string) (t toast) {
	if text != "" {
		t.text, t.since, t.until = text, w.Clock.Now, w.Clock.Now+max(toastTime, time.Duration(utf8.RuneCountInString(text))*toastLetter)
	}
	return t
}

// tellOn tells something on a screen that was just opened, behind what was told in the moment in which the one before it was left.
func (w *Window) tellOn(text string) {
	if t := &w.toast; t.text != "" && t.since == w.Clock.Now {
		text = strings.TrimSpace(t.text + " " + text)
	}
	w.toast = w.tell(text)
}

// EndRefusal ends what was refused before this moment: what it speaks of is asked no more.
func (f *Frame) EndRefusal() {
	if t := &f.window.toast; t.asked && t.since < f.Clock.Now {
		t.until = 0
	}
}

// Refusal is what the player is just being told, or nothing.
func (f *Frame) Refusal() string {
	if t := &f.window.toast; f.Clock.Now < t.until {
		return t.text
	}
	return ""
}

// RefusalLeads lets the player click what he is just being told, for more about it, and tells whether he did.
func (f *Frame) RefusalLeads() (clicked bool) {
	f.window.toast.leads = true
	return f.window.clicked == refusal
}

// refusal is the spot of what the player is being told.
const refusal = "refusal"

func (f *Frame) drawToast() {
	t := &f.window.toast
	if f.Clock.Now >= t.until {
		return
	}
	f.WakeIn(t.until - f.Clock.Now)
	text, style := Uncited(t.text), f.Palette.Name().Centered()
	sign := 0.0
	if t.leads {
		sign = 26
	}
	w := min(f.TextWidth(text, style)+32+sign, f.W-32)
	h := f.ParagraphHeight(text, w-32-sign, style) + 12
	box := render.Around(Point{X: f.W / 2, Y: f.H * 0.72}, w, h)
	switch {
	case !t.at.Empty():
		box = f.beside(t.at, w, h)
	case t.leads && f.hides(box, Rect{}, 1) > 0: // it takes a click, which is not to miss what lies under it
		box = f.beside(render.Around(box.Center(), 1, 1), w, h)
	}
	f.window.said = box
	shake := 0.0
	if s := f.Progress(t.shake); s < 1 {
		shake = render.Shake(s, 6)
	}
	f.Move(shake, 0, func() {
		f.Shadow(box)
		f.Panel(box, render.PanelStyle{Fill: f.Palette.Warning.Mix(f.Palette.Space, 0.78), Line: f.Palette.Warning, Width: 1.5, Dash: render.Dash{5, 3}})
		inner := box.InsetXY(16, 6)
		inner.W -= sign
		f.Paragraph(text, inner, style)
		if t.leads {
			f.Sign("help", Rect{X: box.Right() - 34, Y: box.Center().Y - 9, W: 18, H: 18}, f.Palette.Text)
		}
	})
	if t.leads {
		f.Spot(Spot{ID: refusal, Rect: box, Quiet: true, Slow: true})
	}
}

// beside finds a place for a note of the given size near a thing: above it, below it or at its sides, where it lies over nothing else that
// can be pointed at and not over the question, or over least of it. All that can be is known only when the frame is at its end.
func (f *Frame) beside(thing Rect, w, h float64) (best Rect) {
	const gap, farthest, step, margin = 8, 176, 24, 4
	least, screen := math.Inf(1), f.Bounds().Inset(margin)
	for off := float64(gap); off <= farthest; off += step {
		for slide := range 7 { // from the middle to both ends, and beyond them
			share := float64((slide+1)/2) / 2
			if slide%2 == 0 {
				share = -share
			}
			x, y := thing.Center().X-w/2+share*(thing.W+w)/2, thing.Center().Y-h/2+share*(thing.H+h)/2
			for _, at := range [...]Point{{X: x, Y: thing.Y - h - off}, {X: x, Y: thing.Bottom() + off}, {X: thing.Right() + off, Y: y}, {X: thing.X - w - off, Y: y}} {
				box := Rect{X: at.X, Y: at.Y, W: w, H: h}.KeepIn(screen)
				if hides := f.hides(box, thing, 1); hides < least {
					best, least = box, hides
				}
				if least == 0 {
					return best
				}
			}
		}
	}
	return best
}

// hides is how much of what can be pointed at lies under a note about a thing, square points, where what something comes of has a weight;
// the thing itself, however small, weighs more than all else.
func (f *Frame) hides(box, thing Rect, lit float64) (area float64) {
	const more = 8
	add := func(r Rect, weight float64) {
		shared := box.Intersect(r)
		area += max(shared.W, 0) * max(shared.H, 0) * weight
	}
	if add(thing, more); box.Overlaps(thing) {
		area += f.W * f.H
	}
	add(f.title, more)
	for i := range f.window.coming.spots {
		if p := &f.window.coming.spots[i]; !p.area && p.Enabled() && p.layer == f.window.coming.layer && !thing.Within(p.seen) {
			weight := lit
			if p.Quiet {
				weight = 1
			}
			add(p.seen, weight)
		}
	}
	return area
}

// Beside finds a place in a room of the screen for a sheet of the given size about a thing: at its right, or where it hides less that can
// be pointed at, least of all what something comes of, and is as near. It stays there while the thing is looked at.
func (f *Frame) Beside(thing, room Rect, w, h float64) (best Rect) {
	s, now := &f.window.sheet, f.window.frames
	if asked := (sheet{thing: thing, room: room, w: w, h: h}); s.asks() == asked && now-s.frame <= 1 {
		s.frame = now
		return s.box
	}
	const gap, steps, perPoint = 12, 8, 0.5 // the last in square points
	places := func(from, long, least, most, size float64) []float64 {
		all := []float64{from + long + gap, from - gap - size, from + (long-size)/2}
		for i := range steps + 1 {
			all = append(all, least+(most-size-least)*float64(i)/steps)
		}
		return all
	}
	least := math.Inf(1)
	for _, x := range places(thing.X, thing.W, room.X, room.Right(), w) {
		for _, y := range places(thing.Y, thing.H, room.Y, room.Bottom(), h) {
			box := Rect{X: x, Y: y, W: w, H: h}.KeepIn(room)
			if cost := f.hides(box, thing, lit) + perPoint*apart(box, thing); cost < least {
				best, least = box, cost
			}
		}
	}
	*s = sheet{thing: thing, room: room, w: w, h: h, box: best, frame: now}
	return best
}

// apart is how far two rectangles are from each other.
func apart(a, b Rect) float64 {
	return math.Hypot(max(a.X-b.Right(), b.X-a.Right(), 0), max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0))
}

// lit is how much more what something comes of weighs than what is only looked at, where a sheet may hide it.
const lit = 4

// sheet is where the last one lay, about what, and in which frame.
type sheet struct {
	thing, room Rect
	w, h        float64
	box         Rect
	frame       int
}

// asks is what it was asked for.
func (s sheet) asks() sheet { return sheet{thing: s.thing, room: s.room, w: s.w, h: s.h} }

// HintKey is [Frame.Hint] with the key that does the same, where there are keys.
func (f *Frame) HintKey(at Rect, s State, text, key string) {
	if s.Sheet && text != "" && key != "" && !f.Small() && !f.In.Touch {
		text += " (" + key + ")"
	}
	f.Hint(at, s, text)
}

// Hint shows a note at a thing that the player looks at.
func (f *Frame) Hint(at Rect, s State, text string) {
	if s.Sheet && text != "" {
		f.note(at, text, f.Palette.LineLight)
	}
}

// Refused tells whether the player is just being told this reason.
func (f *Frame) Refused(why string) bool {
	return why == f.window.toast.text && f.Clock.Now < f.window.toast.until
}

// why shows the reason at a thing that cannot be used and that the player looks at.
func (f *Frame) why(s Spot, state State) {
	if state.Sheet && !s.Enabled() && !f.Refused(s.Why) {
		f.note(s.Rect, s.Why, f.Palette.Warning)
	}
}

func (f *Frame) note(at Rect, text string, line render.Color) {
	text = Uncited(text)
	f.OnTop(func() {
		const widest = 320
		style := f.Palette.Body()
		w := min(f.TextWidth(text, style)+1, widest)
		h := f.ParagraphHeight(text, w, style)
		box := f.beside(at, w+24, h+14)
		f.window.said = box
		f.Shadow(box)
		f.Panel(box, render.PanelStyle{Fill: f.Palette.PanelLight, Line: line, Width: 1})
		f.Paragraph(text, box.InsetXY(12, 7), style)
	})
}
