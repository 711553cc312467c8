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
	f.Label(title, text, f.Fitted(title, f.Palette.Title().Sized(26), text.W).Tightly())
	body.H -= margin
	return body.InsetXY(margin, 0), back
}

// panel draws a glass panel with a title and returns the place inside.
func panel(f *ui.Frame, r ui.Rect, title string) ui.Rect {
	f.Panel(r, f.Palette.Glass())
	inner := r.Inset(gap)
	head, rest := inner.CutTop(26)
	f.Label(title, head.Move(4, -4), f.Palette.Title())
	_, rest = rest.CutTop(8)
	return rest
}

// An item is a line of a menu, in the title's own lettering.
type item struct {
	id, label, second string
	why               string
	lit               bool
	half              bool // it shares its row with the one before or after it, which is half too
	key               ui.Key
}

const (
	itemHeight    = 46.0
	litItemHeight = 64.0
	itemGap       = 10.0
)

// height is what the item takes where it is so wide.
func (i item) height(f *ui.Frame, width float64) float64 {
	if i.second == "" {
		return itemHeight
	}
	small := secondStyle(f)
	lines := f.ParagraphHeight(i.second, width-2*itemMargin(width), small)
	return litItemHeight + max(lines-small.LineHeight(), 0)
}

func secondStyle(f *ui.Frame) render.TextStyle { return f.Palette.Label().With(render.Reading) }

func itemMargin(width float64) float64 { return min(20, width*0.08) }

// rowsOf divides items into rows.
func rowsOf(items []item) (rows [][]item) {
	for _, i := range items {
		if n := len(rows) - 1; i.half && n >= 0 && len(rows[n]) == 1 && rows[n][0].half {
			rows[n] = append(rows[n], i)
		} else {
			rows = append(rows, []item{i})
		}
	}
	return rows
}

// listHeight is how high the items are one below the other, where they are so wide.
func listHeight(f *ui.Frame, items []item, width float64) float64 {
	h := -itemGap
	for _, row := range rowsOf(items) {
		h += row[0].height(f, width) + itemGap
	}
	return h
}

// list draws items one below the other and returns the ID of the one that was chosen.
func list(f *ui.Frame, r ui.Rect, items []item) (chosen string) {
	for _, row := range rowsOf(items) {
		var place ui.Rect
		place, r = r.CutTop(row[0].height(f, r.W))
		_, r = r.CutTop(itemGap)
		places := []ui.Rect{place}
		if row[0].half {
			places = place.Columns(itemGap, 1, 1)
		}
		for n, i := range row {
			if i.show(f, places[n]) {
				chosen = i.id
			}
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
	label, second := p.Title().Sized(18), secondStyle(f)
	switch {
	case i.why != "":
		label = label.In(p.Dim)
	case i.lit:
		style = style.Filled(p.LegalDark).With(p.Legal, 2).Glowing(p.Legal.Alpha(f.Breath()))
		second = second.In(p.Text)
	case s.Hover:
		style.Fill = p.PanelLight.Mix(p.Accent, 0.14)
	}
	f.Panel(r, style)
	inner := r.InsetXY(itemMargin(r.W), 0)
	if i.half {
		for label.Size > render.SizeLabel && f.TextWidth(i.label, label) > inner.W {
			label.Size--
		}
	}
	if i.second == "" {
		f.Label(i.label, inner, f.Fitted(i.label, label, inner.W))
	} else {
		f.Labelled(inner, i.label, i.second, label, second)
	}
	f.FocusRing(r, ui.State{Hover: s.Hover && i.why == "", Focus: s.Focus}, render.Cut, radius)
	byKey := i.key != 0 && i.why == "" && f.Pressed(i.key)
	return s.Clicked || byKey
}
