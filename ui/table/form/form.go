// Package form has the figures changed of something that a player makes, a card say: a line for each under a title, with its name, and what is
// made beside them where there is room. What its figures are, and what may be kept, the title says.
//
//	form.go  the form · figures.go  the lines of figures
package form

import (
	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// A Form is what is changed now. The spots of its lines are called edit.ID.
type Form struct {
	Words   *assets.Words
	Scroll  string // the spot that its lines are scrolled in
	Title   string
	Rows    []Row
	Buttons []Button                       // below, the last of them a little wider
	Beside  func(f *ui.Frame, box ui.Rect) // draws what is made
	Close   func()
}

// A Button does something with what is made.
type Button struct {
	ui.Button
	Press func()
}

// A Row shows one line.
type Row func(f *ui.Frame, line ui.Rect)

// Lines, and what is made, points.
const (
	headHigh   = 48.0
	between    = 3.0
	besideWide = 330.0
	besideGap  = 14.0
	roomy      = 1100 // where there is room for that
)

// Show shows it in an area.
func (m *Form) Show(f *ui.Frame, area ui.Rect) {
	p := f.Palette
	if f.W >= roomy {
		var made ui.Rect
		made, area = area.CutRight(besideWide)
		_, area = area.CutRight(besideGap)
		m.Beside(f, made)
	}
	f.Panel(area, p.Glass())
	top, inner := area.InsetXY(14, 8).CutTop(headHigh)
	button, title := top.CutRight(f.Reach(40))
	f.Label(m.Title, title, p.Title())
	if f.Button(ui.Button{ID: "edit.close", Rect: button.Middle(f.Reach(34), f.Reach(34)), Sign: "cross", Key: ui.KeyEscape}) {
		m.Close()
	}
	foot, inner := inner.CutBottom(headHigh)
	row := f.Reach(34) + 2*between
	f.Scroll(m.Scroll, inner, float64(len(m.Rows))*row, func(content ui.Rect) {
		for _, show := range m.Rows {
			var line ui.Rect
			line, content = content.CutTop(row)
			show(f, line.InsetXY(2, between))
		}
	})
	shares := make([]float64, len(m.Buttons))
	for i := range shares {
		shares[i] = 1
	}
	shares[len(shares)-1] = 1.4
	for i, place := range foot.Middle(foot.W, f.Reach(36)).Columns(8, shares...) {
		b := m.Buttons[i]
		if b.Rect, b.Size = place, 15; f.Button(b.Button) {
			b.Press()
		}
	}
}

// Wrong says beside the figures why nothing can be made of them.
func Wrong(f *ui.Frame, box ui.Rect, why string) {
	f.Panel(box, f.Palette.Glass())
	f.Paragraph(why, box.InsetXY(20, 40), f.Palette.Body().In(f.Palette.Warning).Centered())
}

// names is the share of a line that its name takes.
func names(f *ui.Frame) float64 {
	if f.W < 480 { // the rest is for a thumb
		return 0.31
	}
	return 0.36
}

// A Name is that of a line.
type Name struct {
	Label string
	Sign  string                              // where there is room; nothing: it has none
	Mark  func(c *render.Canvas, box ui.Rect) // at its end, or nil
}

// write writes it and returns the place of the figure.
func (n *Name) write(f *ui.Frame, line ui.Rect) (figure ui.Rect) {
	name, figure := line.CutLeft(line.W * names(f))
	if n.Sign != "" && line.W > 420 {
		var place ui.Rect
		place, name = name.CutLeft(28)
		f.Sign(n.Sign, place.Middle(20, 20).Move(-4, 0), f.Palette.Dim)
	}
	if n.Mark != nil {
		var mark ui.Rect
		mark, name = name.CutRight(22)
		n.Mark(f.Canvas, mark.Middle(14, 14))
	}
	f.Label(n.Label, name.InsetXY(2, 0), f.Palette.Name())
	return figure
}
