package look

import (
	"holoboard/render"
	"holoboard/ui"
)

// A Pile is one of the cards that lie together. Its numbers are the title's own.
type Pile struct{ What, Side uint8 }

// A Count is a number on the board that stands for a pile.
type Count struct {
	ID   string // of its spot
	Rect ui.Rect
	Pile Pile
	Does bool // a click on it does something else; then its cards are not shown
}

// ShowCount lets the player ask what a count tells, and look through the cards that may be looked through.
func (l *Sheets[V]) ShowCount(c Count) ui.State {
	f := l.flow.F
	opens := !c.Does && l.title.HasCards(c.Pile)
	s := f.Spot(ui.Spot{ID: c.ID, Rect: c.Rect, Quiet: !opens && !c.Does})
	if s.Sheet {
		text := l.title.PileText(c.Pile)
		if opens {
			text += " " + l.flow.Words.Say("table.pile.open")
		}
		if sign := l.takeSign(); sign != "" && f.In.Touch {
			f.OnTop(func() { l.draw(pinned{at: c.Rect, sign: text + " " + sign}) })
		} else {
			f.Hint(c.Rect, s, text)
		}
	}
	if opens && s.Clicked {
		l.Open(c.Pile)
	}
	return s
}

// Open shows the cards of a pile.
func (l *Sheets[V]) Open(p Pile) {
	l.pile, l.open = p, true
	l.flow.F.Invalidate()
}

// ShowPile shows the cards of the pile that is open.
func (l *Sheets[V]) ShowPile() {
	if l.open {
		l.flow.F.Modal(l.showPile)
	}
}

func (l *Sheets[V]) showPile() {
	const margin, gap, head, foot = 20, 14, 40, 56
	f, words := l.flow.F, l.flow.Words
	p := f.Palette
	cards := l.title.PileCards(l.pile)
	large, high := l.title.CardSize()
	readable := large * 0.8
	wide := min(4*(readable+gap)+2*margin, f.W-32)
	row := max(int((wide-2*margin)/(readable+gap)), 1)
	if n := min(row, len(cards)); n > 1 { // a few stand in a smaller box
		row, wide = n, min(float64(n)*(readable+gap)+2*margin, wide)
	}
	w := min((wide-2*margin)/float64(row)-gap, readable)
	h := w * high / large
	content := float64((len(cards)+row-1)/row) * (h + gap)
	box := f.Bounds().Middle(wide, min(content+head+foot+2*margin, f.H-48))
	l.panel(box)
	title, rest := box.Inset(margin).CutTop(head)
	f.Label(l.title.PileName(l.pile), title.Move(0, -6), p.Title())
	below, rest := rest.CutBottom(foot)
	f.Scroll("pile.all", rest, content, func(content ui.Rect) {
		left := content.X + max(content.W-float64(row)*(w+gap)+gap, 0)/2
		for i, card := range cards {
			l.title.DrawCard(card, render.Box(left+float64(i%row)*(w+gap), content.Y+float64(i/row)*(h+gap), w, h))
		}
	})
	if f.Button(ui.Button{ID: "pile.close", Rect: below.InsetXY(0, 6).Middle(240, 44), Label: words.Say("table.close"), Key: ui.KeyEscape, KeyName: "Esc"}) {
		l.open = false
		f.Invalidate()
	}
}

// panel is what cards lie on over the table.
func (l *Sheets[V]) panel(box ui.Rect) {
	f := l.flow.F
	f.Shadow(box)
	f.Paper(box)
}
