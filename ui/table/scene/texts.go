package scene

import (
	"strconv"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// Texts shows cards in words, one below the other: each with what it does as far as there is room, else by its name alone.
type Texts[V any] struct {
	*flow.Flow[V]
	Sheet func(at ui.Rect, s ui.State, thing game.Option) // shows the large card of one that is looked at

	told []bool
}

// A Text is a card in words.
type Text struct {
	ID           string // of its spot
	Thing        game.Option
	Name, Effect string
	Sign         string
	Ink          render.Color
	Count        int  // how many are alike
	Mine         bool // it may be played when it is offered
	Faint        bool // unless it is offered now
}

// Parts of a card in words, points.
const (
	textSign   = 21
	textMargin = 6
	textCount  = 18 // how many are alike
	textGap    = 6
)

func (t *Texts[V]) nameStyle() render.TextStyle {
	return t.F.Palette.Name().Sized(render.SizeLabel).Tightly()
}

// NameHeight is the height of a card by its name.
func (t *Texts[V]) NameHeight(c *Text, width float64) float64 {
	return t.F.ParagraphHeight(c.Name, width-2*textMargin-textSign-textCount, t.nameStyle()) + 10
}

// EffectHeight is how much more it takes to tell what it does.
func (t *Texts[V]) EffectHeight(c *Text, width float64) float64 {
	return 6 + t.F.ParagraphHeight(c.Effect, width-2*textMargin, t.F.Palette.Body().Sized(render.SizeLabel))
}

// Show lists cards in a place, to be scrolled under a name where not even their names have room. What the cards do that are on
// offer is told first.
func (t *Texts[V]) Show(name string, cards []Text, r ui.Rect) {
	names := 0.0
	for i := range cards {
		names += t.NameHeight(&cards[i], r.W-ui.ScrollBar) + textGap
	}
	t.tell(cards, r.W, r.H-names)
	list := func(r ui.Rect) {
		for i := range cards {
			c := &cards[i]
			h := t.NameHeight(c, r.W)
			if t.told[i] {
				h += t.EffectHeight(c, r.W)
			}
			var box ui.Rect
			box, r = r.CutTop(h)
			_, r = r.CutTop(textGap)
			t.Card(c, box, t.told[i])
		}
	}
	if names <= r.H {
		list(r)
		return
	}
	t.F.Scroll(name, r, names, list)
}

// List shows what all cards do, to be scrolled under a name, in a panel beside a scene.
func (t *Texts[V]) List(name string, cards []Text, place ui.Rect) {
	const gap, margin, least = 6, 8, 44
	width := place.W - 2*margin - ui.ScrollBar
	height := func(c *Text) float64 { return max(t.NameHeight(c, width)+t.EffectHeight(c, width), least) }
	whole := 2.0 * margin
	for i := range cards {
		whole += height(&cards[i]) + gap
	}
	Panel(t.F, "choices", place)
	t.F.Scroll(name, place.Inset(1), whole, func(content ui.Rect) {
		rest := content.InsetXY(margin, margin)
		for i := range cards {
			var box ui.Rect
			box, rest = rest.CutTop(height(&cards[i]))
			_, rest = rest.CutTop(gap)
			box.W = width
			t.Card(&cards[i], box, true)
		}
	})
}

// Held lists cards that hold now by their names, under a heading, and returns what is left below.
func (t *Texts[V]) Held(title string, cards []Text, r ui.Rect) ui.Rect {
	f, p := t.F, t.F.Palette
	r = Heading(f, r, title, "")
	for i := range cards {
		c := &cards[i]
		var line ui.Rect
		line, r = r.CutTop(max(f.ParagraphHeight(c.Name, r.W-24, t.nameStyle()), 20) + 8)
		box := line.InsetXY(0, 2)
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.SpaceGlow, Line: c.Ink.Alpha(0.8), Width: 1.2})
		sign, name := box.CutLeft(24)
		f.Sign(c.Sign, sign.Middle(16, 16), c.Ink)
		f.Label(c.Name, name, t.nameStyle())
		t.Sheet(box, f.Spot(ui.Spot{ID: c.ID, Rect: box, Quiet: true}), c.Thing)
	}
	return r
}

// tell chooses the cards of which what they do is told in a height.
func (t *Texts[V]) tell(cards []Text, width, height float64) {
	t.told = append(t.told[:0], make([]bool, len(cards))...)
	for _, lit := range [...]bool{true, false} {
		for i := range cards {
			if need := t.EffectHeight(&cards[i], width); t.Offered(cards[i].Thing) == lit && need <= height {
				t.told[i] = true
				height -= need
			}
		}
	}
}

// Card shows a card, in full or by its name. One's own can be played when it is lit.
func (t *Texts[V]) Card(c *Text, box ui.Rect, full bool) {
	f, p := t.F, t.F.Palette
	var s ui.State
	var look board.State
	if c.Mine {
		s, look = Offered(t.Flow, c.ID, box, c.Thing)
	} else {
		s = f.Spot(ui.Spot{ID: c.ID, Rect: box, Quiet: true})
	}
	alpha := 1.0
	if c.Faint && !look.Lit {
		alpha = 0.55
	}
	f.Fade(alpha, func() {
		f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.SpaceGlow, Line: c.Ink.Alpha(0.8), Width: 1.2})
		head, rest := box.InsetXY(textMargin, 0), ui.Rect{}
		if full {
			head, rest = head.CutTop(t.NameHeight(c, box.W))
		}
		mark, name := head.CutLeft(textSign)
		f.Sign(c.Sign, render.Box(mark.X, mark.Center().Y-8, 16, 16), c.Ink)
		count, name := name.CutRight(textCount)
		if c.Count > 1 {
			f.Text("×"+strconv.Itoa(c.Count), count, t.nameStyle().AtRight())
		} else if full {
			name.W += textCount
		} else { // to be pointed at
			f.Sign("help", count.Middle(14, 14), p.Dim)
		}
		f.Label(c.Name, name, t.nameStyle())
		if full {
			f.Paragraph(c.Effect, rest, p.Body().Sized(render.SizeLabel).In(p.Text.Mix(p.Dim, 0.4)))
		}
	})
	Frame(t.Flow, box, look)
	if !full {
		t.Sheet(box, s, c.Thing)
	}
}
