package shell

import (
	"holoboard/render"
	"holoboard/ui"
)

// Measures that all pages share, points.
const (
	margin     = 24
	gap        = 16
	headHeight = 72.0
	smallHead  = 56.0
	barHeight  = 92.0
	smallBar   = 64.0
	narrow     = 600 // what is less wide stands one below the other
)

// page draws the ground of a page, its title and the way back, and returns the place below.
func (s *Shell) page(f *ui.Frame, title string) (body ui.Rect, back bool) {
	s.helpKey(f, &s.titles[0], "")
	f.Backdrop(f.Bounds())
	height := headHeight
	if f.Small() {
		height = smallHead
	}
	head, body := f.Bounds().CutTop(height)
	head = head.InsetXY(margin, (height-40)/2)
	arrow, text := head.CutLeft(40)
	back = f.Button(ui.Button{ID: "back", Rect: arrow, Label: "←", Key: ui.KeyEscape, Hint: s.say("back")})
	_, text = text.CutLeft(gap)
	f.Text(title, text, f.Fitted(title, f.Palette.Title().Sized(26), text.W))
	body.H -= margin
	return body.InsetXY(margin, 0), back
}

// panel draws a glass panel with a title and returns the place inside.
func panel(f *ui.Frame, r ui.Rect, title string) ui.Rect {
	f.Panel(r, f.Palette.Glass())
	inner := r.Inset(gap)
	head, rest := inner.CutTop(26)
	f.Text(title, head.Move(4, -4), f.Palette.Title())
	_, rest = rest.CutTop(8)
	return rest
}

// An item is a line of a menu, in the title's own lettering.
type item struct {
	id, label, second string
	why               string
	lit               bool
	half              bool // it stands beside the next one, which is half too
	key               ui.Key
}

const (
	itemHeight    = 46.0
	litItemHeight = 64.0
	itemGap       = 10.0
)

func (i item) height() float64 {
	if i.second != "" {
		return litItemHeight
	}
	return itemHeight
}

// listHeight is how high the items are one below the other.
func listHeight(items []item) float64 {
	h := -itemGap
	for n, i := range items {
		if !besideLast(items, n) {
			h += i.height() + itemGap
		}
	}
	return h
}

// besideLast tells whether an item stands beside the one before it.
func besideLast(items []item, n int) bool { return n > 0 && items[n].half && items[n-1].half }

// list draws items one below the other and returns the ID of the one that was chosen.
func list(f *ui.Frame, r ui.Rect, items []item) (chosen string) {
	var half []ui.Rect
	for n, i := range items {
		var row ui.Rect
		if besideLast(items, n) {
			row = half[1]
		} else {
			row, r = r.CutTop(i.height())
			_, r = r.CutTop(itemGap)
			if half = row.Columns(itemGap, 1, 1); i.half {
				row = half[0]
			}
		}
		if i.show(f, row) {
			chosen = i.id
		}
	}
	return chosen
}

func (i item) show(f *ui.Frame, r ui.Rect) bool {
	const radius = 9
	spot := ui.Spot{ID: i.id, Rect: r, Why: i.why}
	s := f.Spot(spot)
	p := f.Palette
	style := render.PanelStyle{Corner: render.Cut, Radius: radius, Fill: p.Panel, Line: p.LineLight, Width: 1}
	label, second := p.Title().Sized(18), p.Label().With(render.Reading)
	switch {
	case i.why != "":
		label = label.In(p.Dim)
	case i.lit:
		style = style.Filled(p.LegalDark).With(p.Legal, 2).Glowing(p.Legal.Alpha(f.Breath()))
		second = second.In(p.Text)
	case s.Hover:
		style.Fill = p.PanelLight.Mix(p.Empire, 0.14)
	}
	f.Panel(r, style)
	inner := r.InsetXY(20, 0)
	if i.second == "" {
		f.Text(i.label, inner, f.Fitted(i.label, label, inner.W))
	} else {
		f.Labelled(inner, i.label, i.second, label, second)
	}
	f.FocusRing(r, ui.State{Hover: s.Hover && i.why == "", Focus: s.Focus}, render.Cut, radius)
	byKey := i.key != 0 && i.why == "" && f.Pressed(i.key)
	return s.Clicked || byKey
}
