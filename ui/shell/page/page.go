package page

import (
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// Measures that all pages share, points.
const (
	Margin     = 24
	Gap        = 16
	HeadHeight = 72.0
	SmallHead  = 56.0
	Narrow     = 600 // what is less wide stands one below the other
)

// Show draws the ground of a page, its heading and the way back, and returns the place below. Title is what the page is
// about, or nil.
func (g *Ground) Show(f *ui.Frame, title *shelf.Title, heading string) (body ui.Rect, back bool) {
	g.HelpKey(f, title, "")
	f.Backdrop(f.Bounds())
	height := HeadHeight
	if f.Small() {
		height = SmallHead
	}
	head, body := f.Bounds().CutTop(height)
	head = head.InsetXY(Margin, (height-40)/2)
	arrow, text := head.CutLeft(40)
	back = f.Button(ui.Button{ID: "back", Rect: arrow, Label: "←", Key: ui.KeyEscape, Hint: g.Say("back")})
	_, text = text.CutLeft(Gap)
	f.Label(heading, text, f.Fitted(heading, f.Palette.Title().Sized(26), text.W).Tightly())
	body.H -= Margin
	return body.InsetXY(Margin, 0), back
}

// HelpKey shows the rule book of a title when a player asks for it by its key. A page about no title has that of the only one.
func (g *Ground) HelpKey(f *ui.Frame, title *shelf.Title, place string) {
	if title == nil && len(g.Titles) == 1 {
		title = &g.Titles[0]
	}
	if title != nil && f.PressedAnywhere(ui.KeyF1) {
		g.LookUp(f, title, f.Window().Screen(), place)
	}
}

// Panel draws a glass panel with a title and returns the place inside.
func Panel(f *ui.Frame, r ui.Rect, title string) ui.Rect {
	f.Panel(r, f.Palette.Glass())
	inner := r.Inset(Gap)
	head, rest := inner.CutTop(26)
	f.Label(title, head.Move(4, -4), f.Palette.Title())
	_, rest = rest.CutTop(8)
	return rest
}
