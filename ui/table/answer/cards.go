package answer

import (
	"slices"

	"holoboard/game"
	"holoboard/ui"
)

// A Card is an answer.
type Card struct {
	Option game.Option
	Like   []game.Option // those that are given by the same card: who pays for them differs, and stands in the list
	Sign   string
	Name   string
	About  string // what it does
	Why    string // why it cannot be given now; nothing: it can

	first bool
}

// Alike has a card for each of some options, of those that are alike one; about writes what stands on it.
func Alike(options []game.Option, alike func(a, b game.Option) bool, about func(o game.Option) Card) (cards []Card) {
	for _, o := range options {
		if i := slices.IndexFunc(cards, func(c Card) bool { return alike(c.Option, o) }); i >= 0 {
			cards[i].Like = append(cards[i].Like, o)
			continue
		}
		cards = append(cards, about(o))
	}
	return cards
}

// leastCards is for how many cards there is room at least: there stand others too that belong here and cannot be given now.
const leastCards = 3

// showCards shows a card for each answer that can be given, and of the others as many as there is room for.
func (w *Window) showCards(f *ui.Frame, area ui.Rect, choose func(c *Card, box ui.Rect) bool) {
	least := leastCards
	if area.W < narrow {
		least = 1
	}
	var cards []Card
	for _, usable := range [...]bool{true, false} {
		for _, c := range w.Cards {
			if (c.Why == "") == usable && (usable || len(cards) < least) {
				cards = append(cards, c)
			}
		}
	}
	for i := range cards {
		c, box := &cards[i], area.Column(i, max(len(cards), least), 10)
		c.first = i == 0
		c.draw(f, box, c.Why == "" && choose(c, box))
	}
}

// draw draws a card: its sign, its name, what it does, or why it cannot be given.
func (c *Card) draw(f *ui.Frame, box ui.Rect, chosen bool) {
	p := &f.Palette
	style, ink, about := p.Glass(), p.Text, c.About
	style.Line, style.Width = p.Legal, 1.5
	switch {
	case c.Why != "":
		style, ink, about = p.Glass(), p.Dim, c.Why
	case chosen:
		style = p.Chosen()
	}
	f.Panel(box, style)
	sign, text := box.InsetXY(10, 6).CutLeft(40)
	f.Sign(c.Sign, sign.Middle(36, 36), ink)
	text = text.InsetXY(8, 0)
	called, high := p.Name().In(ink), 24.0
	if f.TextWidth(c.Name, called) > text.W && text.H > 50 {
		called, high = p.Label().In(ink).Tightly(), 30
	}
	head, more := text.CutTop(high)
	f.Label(c.Name, head, called)
	f.Paragraph(about, more, f.FittedIn(about, more, p.Label().Tightly()))
}
