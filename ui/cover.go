package ui

import "holoboard/render"

// A Cover lies over a screen that several share until one of them says that he alone looks at it.
type Cover struct {
	ID    string // of its button
	Sign  string // of the one who is to look, if there is one
	Ink   render.Color
	Title string  // whose turn it is
	Away  string  // who looks away
	Sit   string  // what the button says
	Wait  string  // why it does not open yet
	Below float64 // the height of what else stands on it, points
}

const (
	coverSign   = 150.0 // points
	coverTitle  = 62
	coverAway   = 40
	coverButton = 60
	coverRows   = 24 + coverTitle + coverAway + 20 + coverButton // with the gaps between them
)

// Uncover draws a cover and tells whether it was opened, and where there is room for what else stands on it. Only a press opens it that
// was begun when nothing had been pressed for [RestTime], by pointer, key or finger, and where nothing was pressed before the cover
// came. What follows in the same series is not taken by what lies behind it.
func (f *Frame) Uncover(c Cover) (below Rect, opened bool) {
	p := f.Palette
	height, emblem := coverSign+coverRows+c.Below, coverSign
	if short := height + 16 - f.H; short > 0 {
		emblem = max(emblem-short, 0)
		height = min(height, f.H-16)
	}
	sign, rest := f.Bounds().Middle(min(f.W-32, 820), height).CutTop(emblem)
	_, rest = rest.CutTop(24)
	title, rest := rest.CutTop(coverTitle)
	style := p.Title().Sized(46).In(c.Ink)
	if emblem < title.H && c.Sign != "" { // there is no room above the words
		style = f.Fitted(c.Title, style, title.W-title.H-24)
		row := title.Middle(title.H+16+f.TextWidth(c.Title, style)+8, title.H)
		sign, title = row.CutLeft(title.H)
		_, title = title.CutLeft(16)
	}
	if c.Sign != "" {
		f.Glow(sign.Center(), sign.H+20, c.Ink.Alpha(0.25))
		f.Sign(c.Sign, sign.Square(), c.Ink)
	}
	f.Label(c.Title, title, f.Fitted(c.Title, style, title.W).Centered())
	away, rest := rest.CutTop(coverAway)
	f.Label(c.Away, away, p.Body().Sized(21).Centered())
	_, rest = rest.CutTop(20)
	button, below := rest.CutTop(coverButton)
	return below, f.takeSeat(c, button)
}

// takeSeat draws the button that opens a cover, and tells whether it did.
func (f *Frame) takeSeat(c Cover, row Rect) bool {
	r, now := &f.window.rest, f.Clock.Now
	cover := r.comes(now, c.ID+" "+c.Title)
	cover.sit = cover.beside(row.Middle(min(400, row.W), row.H), row, slop(f.In.Touch))
	b := Button{ID: c.ID, Rect: cover.sit, Label: c.Sit, Main: true, Key: KeyEnter, KeyName: "Enter", Size: 22, Face: render.Figures}
	if !r.opens(now) {
		b.Why = c.Wait
	}
	if left := max(r.latest, cover.came) + RestTime - now; r.stirred && left > 0 {
		f.WakeIn(left)
	}
	if !f.Button(b) {
		return false
	}
	r.opened, r.place = true, cover.sit
	f.Renew()
	return true
}
