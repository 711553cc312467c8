package ui

import "holoboard/render"

// Toggle is a setting that is on or off.
type Toggle struct {
	ID      string
	Rect    Rect
	Label   string
	Second  string // a smaller line below
	On, Off string // the words for the two states
	Why     string
}

// Toggle draws a row with a label and a switch at its right, changes the value when it is used, and tells whether it was.
func (f *Frame) Toggle(t Toggle, value *bool) bool {
	word := t.Off
	if *value {
		word = t.On
	}
	if !f.settingRow(t.ID, t.Rect, t.Label, t.Second, word, *value, t.Why) {
		return false
	}
	*value = !*value
	return true
}

// Cycle is a setting with a few values, of which one is shown; using it goes to the next one.
type Cycle struct {
	ID     string
	Rect   Rect
	Label  string
	Second string
	Values []string
	Why    string
}

// Cycle draws a row with a label and the value at its right, and tells whether the value was changed.
func (f *Frame) Cycle(c Cycle, value *int) bool {
	if !f.settingRow(c.ID, c.Rect, c.Label, c.Second, c.Values[*value], false, c.Why) {
		return false
	}
	*value = (*value + 1) % len(c.Values)
	return true
}

func (f *Frame) settingRow(id string, r Rect, label, second, word string, lit bool, why string) bool {
	spot := Spot{ID: id, Rect: r, Why: why, Slow: true, Name: Joined(Joined(label, word), second)}
	s := f.Spot(spot)
	p := f.Palette
	name, small := p.Name(), p.Label().With(render.Reading)
	if why != "" {
		name = name.In(p.Dim)
	}
	boxStyle := render.PanelStyle{Line: p.LineLight, Fill: p.PanelLight, Width: 1}
	wordStyle := p.Name().Centered()
	if lit {
		boxStyle = boxStyle.With(p.Legal, 1.5).Filled(p.LegalDark)
		wordStyle = wordStyle.In(p.Legal)
	}
	w := max(f.TextWidth(word, wordStyle)+28, 76)
	box, text := r.CutRight(w)
	box = box.Middle(w, min(30, r.H-4))
	text.W -= 12
	if second == "" {
		f.Label(label, text, name)
	} else {
		f.Labelled(text, label, second, name, small)
	}
	f.Panel(box, boxStyle)
	f.Text(word, box, wordStyle)
	f.FocusRing(box, s, render.Slight, 0)
	f.why(spot, s)
	return s.Clicked
}

// Labelled writes a label in the middle of a place, and below it a second text; smaller where there is too little room.
func (f *Frame) Labelled(r Rect, label, second string, name, small render.TextStyle) {
	name = f.FittedIn(label, Rect{W: r.W, H: r.H * 0.6}, name)
	head := f.ParagraphHeight(label, r.W, name)
	if f.ParagraphHeight(second, r.W, small) > r.H-head {
		small = f.FittedIn(second, Rect{W: r.W, H: r.H - head}, small.Tightly())
	}
	upper, lower := r.Middle(r.W, head+f.ParagraphHeight(second, r.W, small)).CutTop(head)
	f.Paragraph(label, upper, name)
	f.Paragraph(second, lower, small)
}

// Choice is a set of things of which one is chosen, side by side or one below the other.
type Choice struct {
	ID      string // the spots are called ID.0, ID.1 and so on
	Rects   []Rect
	Labels  []string
	Seconds []string // smaller second lines, or nil
	Whys    []string // why a thing cannot be chosen, or nil
}

// Choice draws the things, changes the value when another one is chosen, and tells whether it was.
func (f *Frame) Choice(c Choice, value *int) bool {
	changed := false
	for i, r := range c.Rects {
		b := Button{ID: numbered(c.ID, i), Rect: r, Label: c.Labels[i], Left: true, Chosen: i == *value, Size: render.SizeText + 1}
		if c.Seconds != nil {
			b.Second = c.Seconds[i]
		}
		if c.Whys != nil {
			b.Why = c.Whys[i]
		}
		if f.Button(b) && *value != i {
			*value, changed = i, true
		}
	}
	return changed
}
