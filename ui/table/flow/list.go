package flow

import (
	"strconv"

	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// List shows every option of the pending decision in words. Any decision can be answered from it.
type List[V any] struct {
	*Flow[V]
	Open bool

	Question func(d *game.Decision) string                    // the words of a question
	Say      func(o game.Option) string                       // the words of an option
	Above    func(room ui.Rect) (rest ui.Rect)                // shows what stands above the options, such as advice
	Height   func(width float64) (height float64)             // of that
	Advice   func() (button ui.Button, press func(), ok bool) // a second button at the foot, where one thing is chosen
}

// Show shows the list while it is open and somebody is asked.
func (l *List[V]) Show() {
	if !l.Open {
		return
	}
	if l.Pending == nil {
		l.Open = false
		return
	}
	l.F.Modal(l.panel)
}

func (l *List[V]) panel() {
	const margin, row, gap, wide = 20, 44, 4, 620
	f, d := l.F, l.Pending
	if d == nil {
		return
	}
	p := f.Palette
	height := float64(len(d.Options))*(row+gap) - gap
	width := min(wide, f.W-32)
	box := f.Bounds().Middle(width, min(height+2*margin+46+60+l.Height(width-2*margin), f.H-48))
	f.Shadow(box)
	f.Paper(box)
	title, rest := box.Inset(margin).CutTop(40)
	question := l.Question(d)
	f.Label(question, title.Move(0, -6), f.Fitted(question, p.Title(), title.W))
	foot, rest := rest.CutBottom(56)
	rest = l.Above(rest)
	f.Scroll("list.all", rest, height, func(content ui.Rect) {
		for i, o := range d.Options {
			r := render.Box(content.X, content.Y+float64(i)*(row+gap), content.W, row)
			if f.Button(ui.Button{ID: ListID(i), Rect: r, Label: l.Say(o), Left: true, Chosen: l.Picked(o), Size: render.SizeText}) {
				l.Choose(o)
				l.Open = Several(d)
			}
		}
	})
	l.foot(d, foot.InsetXY(0, 6).Columns(12, 1, 1.6))
	if f.Pressed(ui.KeyL) {
		l.Open = false
	}
}

func (l *List[V]) foot(d *game.Decision, buttons []ui.Rect) {
	f := l.F
	if f.Button(ui.Button{ID: "list.close", Rect: buttons[0], Label: l.Words.Say("table.close"), Key: ui.KeyEscape, KeyName: "Esc"}) {
		l.Open = false
	}
	if Several(d) {
		b := l.PickButton()
		b.ID, b.Rect = "list.choose", buttons[1]
		if f.Button(b.Button) {
			b.Press(b.Option)
			l.Open = false
		}
		return
	}
	if b, press, ok := l.Advice(); ok {
		b.Rect = buttons[1]
		if f.Button(b) {
			press()
		}
	}
}

// ListID is the spot of a line of the plain list.
func ListID(i int) string { return "list." + strconv.Itoa(i) }
