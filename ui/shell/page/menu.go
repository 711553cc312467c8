package page

import (
	"holoboard/render"
	"holoboard/ui"
)

// An Item is a line of a menu, in the title's own lettering.
type Item struct {
	ID, Label, Second string
	Why               string
	Lit               bool
	Key               ui.Key
}

const (
	itemHeight = 46.0
	LitHeight  = 64.0
	ItemGap    = 10.0
)

// Height is what the item takes where it is so wide.
func (i Item) Height(f *ui.Frame, width float64) float64 {
	if i.Second == "" {
		return itemHeight
	}
	small := secondStyle(f)
	lines := f.ParagraphHeight(i.Second, width-2*itemMargin(width), small)
	return LitHeight + max(lines-small.LineHeight(), 0)
}

func secondStyle(f *ui.Frame) render.TextStyle { return f.Palette.Label().With(render.Reading) }

func itemMargin(width float64) float64 { return min(20, width*0.08) }

// ListHeight is how high the items are one below the other, where they are so wide.
func ListHeight(f *ui.Frame, items []Item, width float64) float64 {
	h := -ItemGap
	for _, i := range items {
		h += i.Height(f, width) + ItemGap
	}
	return h
}

// List draws items one below the other and returns the ID of the one that was chosen.
func List(f *ui.Frame, r ui.Rect, items []Item) (chosen string) {
	for _, i := range items {
		var place ui.Rect
		place, r = r.CutTop(i.Height(f, r.W))
		_, r = r.CutTop(ItemGap)
		if i.Show(f, place) {
			chosen = i.ID
		}
	}
	return chosen
}

// Show draws the item and tells whether it was chosen.
func (i Item) Show(f *ui.Frame, r ui.Rect) bool {
	const radius = 9
	spot := ui.Spot{ID: i.ID, Rect: r, Why: i.Why, Name: ui.Joined(i.Label, i.Second)}
	s := f.Spot(spot)
	p := f.Palette
	style := render.PanelStyle{Corner: render.Cut, Radius: radius, Fill: p.Panel, Line: p.LineLight, Width: 1}
	label, second := p.Title().Sized(18), secondStyle(f)
	switch {
	case i.Why != "":
		label = label.In(p.Dim)
	case i.Lit:
		style = style.Filled(p.LegalDark).With(p.Legal, 2).Glowing(p.Legal.Alpha(f.Breath()))
		second = second.In(p.Text)
	case s.Hover:
		style.Fill = p.PanelLight.Mix(p.Accent, 0.14)
	}
	f.Panel(r, style)
	inner := r.InsetXY(itemMargin(r.W), 0)
	if i.Second == "" {
		f.Label(i.Label, inner, f.Fitted(i.Label, label, inner.W))
	} else {
		f.Labelled(inner, i.Label, i.Second, label, second)
	}
	f.FocusRing(r, ui.State{Hover: s.Hover && i.Why == "", Focus: s.Focus}, render.Cut, radius)
	byKey := i.Key != 0 && i.Why == "" && f.Pressed(i.Key)
	return s.Clicked || byKey
}
