package deck

import (
	"strings"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
	"holoboard/ui"
	"holoboard/ui/table/build"
)

// plate draws the objective of a set, as it lies on the table.
func (w *workshop) plate(c *render.Canvas, e entry, box ui.Rect, state board.State) {
	t := rules.Sets[e.set].Cards[0]
	name := w.cards.NameIn(c, t, box.W-box.H*1.25, c.Palette.Name().Tightly())
	p := cards.Plate{Title: t, Name: name, Capacity: int(t.Card().Health)}
	p.Draw(c, box, state)
}

// number says which set it is.
func (w *workshop) number(e entry) string {
	return w.words.Say("set_line.number", assets.Args{"n": int(e.set)})
}

// framed is the panel around a set.
func framed(f *ui.Frame, e entry, s build.Shown) render.PanelStyle {
	color := pictures.ColorOf(rules.Sets[e.set].Cards[0].Card().Of)
	style := render.PanelStyle{Corner: render.Round, Fill: f.Palette.Panel, Line: color.Alpha(0.35), Width: 1.2}
	if s.Pointed {
		style = style.Filled(f.Palette.PanelLight).With(f.Palette.Text, 2)
	}
	return style
}

// showSet shows a set to choose from: its objective over a fan of its five cards.
func (b *builder) showSet(f *ui.Frame, e entry, box ui.Rect, s build.Shown) {
	p := f.Palette
	f.Panel(box, framed(f, e, s))
	inner := box.InsetXY(9, 4)
	head, rest := inner.CutTop(18)
	b.showState(f, e, head)
	dim := 1.0
	if !s.Fits && b.List().Count(e) == 0 {
		dim = 0.45
	}
	f.Text(b.number(e), head, p.Label().In(p.Dim))
	f.Fade(dim, func() {
		var foot ui.Rect
		if box.H > 80 {
			foot, rest = rest.CutBottom(16)
			f.Label(b.heroes(e), foot, p.Label().AtRight().Tightly())
		}
		plate, fan := rest.CutLeft(min(rest.H*2.3, rest.W*0.48))
		b.plate(f.Canvas, e, plate.Inset(1), board.State{})
		_, fan = fan.CutLeft(8)
		b.drawFan(f.Canvas, e, fan)
	})
}

// drawFan draws the five command cards of a set, each a little over the one before.
func (w *workshop) drawFan(c *render.Canvas, e entry, box ui.Rect) {
	five := rules.Sets[e.set].Cards[1:]
	wide := min(box.H*0.76, box.W/2.6)
	high := wide / 0.76
	step := min((box.W-wide)/float64(len(five)-1), wide+3)
	for i, t := range five {
		w.cards.DrawSmall(c, t, ui.Box(box.X+step*float64(i), box.Center().Y-high/2, wide, high), board.State{})
	}
}

// showState says at the right of a line how often a set is in the deck, or why it does not fit.
func (b *builder) showState(f *ui.Frame, e entry, line ui.Rect) {
	p := f.Palette
	style, n := p.Label().AtRight(), b.List().Count(e)
	if why := b.short(e); why != "" && !b.Fixed {
		if n > 0 {
			style = style.In(p.Legal)
		} else {
			style = style.In(p.Warning.Mix(p.Text, 0.3))
		}
		f.Text(why, line, style)
		return
	}
	if n > 0 {
		f.Text(b.words.Say("bench.copies", assets.Args{"n": n}), line, style.In(p.Legal))
	}
}

// heroes are the unique units of a set by name, or else its first unit.
func (w *workshop) heroes(e entry) string {
	var names []string
	first := ""
	for _, t := range rules.Sets[e.set].Cards[1:] {
		c := t.Card()
		if c.Type != rules.Unit {
			continue
		}
		if first == "" {
			first = w.cards.Short(t)
		}
		if c.Unique {
			names = append(names, w.cards.Short(t))
		}
	}
	if len(names) == 0 {
		return first
	}
	return strings.Join(names, " · ")
}

// showPlace shows a set in the deck.
func (b *builder) showPlace(f *ui.Frame, e entry, box ui.Rect, s build.Shown) {
	p := f.Palette
	state := board.State{}
	set := &rules.Sets[e.set]
	if set.Only != rules.Neutral && set.Only != e.of || rules.SideOfSet(e.set) != e.of.Side() {
		state.Refused = true
	}
	f.Panel(box, render.PanelStyle{Corner: render.Round, Fill: p.Panel})
	b.plate(f.Canvas, e, box, state)
	if s.Pointed {
		f.Panel(box, render.PanelStyle{Corner: render.Round, Line: p.Text, Width: 1.5})
	}
	foot, _ := box.InsetXY(10, 5).CutBottom(18)
	f.Text(b.number(e), foot, p.Label().AtRight())
}

// showParts shows the heads of the six cards of a set in a row.
func (b *builder) showParts(f *ui.Frame, e entry, box ui.Rect) {
	p := f.Palette
	f.Panel(box, render.PanelStyle{Corner: render.Round, Fill: p.Panel, Line: p.Text.Alpha(0.7), Width: 1.5})
	f.Clip(box.Inset(1.5), func() {
		inner := box.InsetXY(14, 8)
		left, rest := inner.CutLeft(min(inner.H*2.1, inner.W*0.26))
		head, plate := left.CutTop(22)
		f.Text(b.number(e), head, p.Name().In(p.Dim))
		b.plate(f.Canvas, e, plate.Middle(plate.W, min(plate.H, plate.W/2.2)), board.State{})
		_, rest = rest.CutLeft(14)
		for i, place := range rest.Columns(10, 1, 1, 1, 1, 1) {
			_, card := place.CutTop(6)
			card.H += 8 // the edge of the row cuts it
			b.cards.DrawHeld(f.Canvas, rules.Sets[e.set].Cards[i+1], 1, card, 0, board.State{})
		}
	})
}

// showSheet shows the six cards of a set so that they can be read; a click takes one nearer, and back.
func (b *builder) showSheet(f *ui.Frame, e entry, box ui.Rect) {
	if b.among != e {
		b.among, b.large = e, 0
	}
	if b.large != 0 {
		if f.Spot(ui.Spot{ID: "part.near", Rect: box, Name: b.cards.Name(b.large)}).Clicked {
			b.large = 0
			f.Invalidate()
		}
		b.cards.Draw(f.Canvas, b.large, box.Inset(4))
		return
	}
	columns, rows := 6, 1
	switch {
	case box.W < 600:
		columns, rows = 2, 3
	case box.W < 1400 && box.H > 420:
		columns, rows = 3, 2
	}
	for i, place := range box.Grid(columns, rows, 10) {
		t := rules.Sets[e.set].Cards[i]
		place = cards.WholeIn(t, place.Inset(4))
		s := f.Spot(ui.Spot{ID: "part." + string(rune('0'+i)), Rect: place, Name: b.cards.Name(t)})
		if s.Clicked {
			b.large = t
			f.Invalidate()
		}
		b.cards.Draw(f.Canvas, t, place)
		f.FocusRing(place, s, render.Round, 0)
	}
}
