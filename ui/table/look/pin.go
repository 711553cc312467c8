package look

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// pinned is a sheet that a long touch or the second button has opened: it stays when the finger is lifted, until the next touch, which
// only puts it away. Below it stand a button that leads to the rule book and one that closes it.
type pinned struct {
	card game.Option
	at   ui.Rect
	note string
	sign string // what the sign stands for that was under the finger
	on   bool
	held bool // the finger that opened it is still down
}

// lies tells whether it stays though no finger is on it.
func (p *pinned) lies() bool { return p.on && !p.held }

// pin pins a sheet that a finger has opened.
func (l *Sheets[V]) pin(p pinned) {
	if f := l.flow.F; f.In.Touch && f.In.Down && !l.pinned.lies() {
		p.on, p.held = true, true
		l.pinned = p
	}
}

// lookUpID is the spot that leads from a pinned sheet to the rule book.
const lookUpID = "sheet.look_up"

// Unpin puts a pinned sheet away when something else is touched. It is called before anything is shown.
func (l *Sheets[V]) Unpin() {
	f := l.flow.F
	l.pinned.held = l.pinned.held && f.In.Down
	if l.pinned.on && f.In.Pressed {
		if r, ok := f.Window().Spot(lookUpID); !ok || !r.Contains(f.In.At) {
			l.pinned = pinned{}
		}
	}
}

// PutAway closes the sheet that lies open, and tells whether one did.
func (l *Sheets[V]) PutAway() bool {
	lay := l.pinned.lies()
	if lay {
		l.pinned = pinned{}
		l.flow.F.Invalidate()
	}
	return lay
}

// ShowPinned shows the sheet of a long touch after the finger was lifted.
func (l *Sheets[V]) ShowPinned() {
	if p := &l.pinned; p.lies() {
		l.flow.F.OnTopOfAll(func() { l.draw(*p) })
	}
}

// Heights below a sheet, points.
const (
	footNote   = 24
	footButton = 52
)

// foot is the height of what stands below a sheet that leads to a place of the rule book.
func (l *Sheets[V]) foot(place string) float64 {
	f := l.flow.F
	switch {
	case l.pinned.lies():
		return footButton
	case place == "" || f.Carried() != "" || f.In.Touch || f.Small():
		return 0
	}
	return footNote
}

// drawFoot says below a sheet how to find its page in the rule book; below one that lies it leads there, and closes it.
func (l *Sheets[V]) drawFoot(r ui.Rect, place string) {
	f, words := l.flow.F, l.flow.Words
	p := f.Palette
	if r.H < footButton {
		text := words.Say("book.key")
		w := f.TextWidth(text, p.Label()) + 20
		tag := render.Box(r.X+(r.W-w)/2, r.Y+3, w, r.H-3)
		f.Panel(tag, render.PanelStyle{Corner: render.Pill, Fill: p.Space.Alpha(0.9), Line: p.Line, Width: 1})
		f.Text(text, tag, p.Label().Centered())
		return
	}
	_, r = r.CutTop(6)
	cross, r := r.CutRight(r.H)
	if f.Button(ui.Button{ID: "sheet.close", Rect: cross, Sign: "cross", Hint: words.Say("table.close"), Key: ui.KeyEscape}) {
		l.pinned = pinned{}
		f.Invalidate()
	}
	if place == "" {
		return
	}
	r.W -= 6
	if f.Button(ui.Button{ID: lookUpID, Rect: r, Label: words.Say("book.look_up"), Sign: "help", Size: render.SizeText}) {
		l.pinned = pinned{}
		l.LookUp(place)
	}
}
