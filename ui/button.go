package ui

import (
	"holoboard/render"
	"holoboard/ui/sound"
)

// Button is something to press that says what will happen.
type Button struct {
	ID    string
	Rect  Rect
	Label string
	Sign  string // an icon before the label, or alone
	Why   string // why it cannot be pressed now
	Main  bool   // green: it finishes the decision well; at most one on a screen
	Key   Key    // also pressed by this key; its name is shown if KeyName is set
	// KeyName is shown in the button, such as "Enter".
	KeyName string
	Hint    string // shown when the player looks at it
	HintKey string // does the same; it is named behind the hint where there are keys
	Left    bool   // the label stands at the left, as in a list
	Chosen  bool   // it stands for what is chosen now
	Second  string // a second line, smaller
	Face    render.Face
	Size    float64 // of the label, points; 0 takes the usual
	Aside   bool    // what is carried stays in the hand when it is pressed
}

// Button draws a button and tells whether it was pressed.
func (f *Frame) Button(b Button) bool {
	spot := Spot{ID: b.ID, Rect: b.Rect, Why: b.Why, Slow: b.Hint == "", Aside: b.Aside, Name: b.named(), Chosen: b.Chosen}
	s := f.Spot(spot)
	byKey := b.Key != 0 && f.Pressed(b.Key)
	switch {
	case byKey && !spot.Enabled():
		f.Refuse(b.Rect, b.Why)
	case byKey:
		f.Sound(sound.Pick)
	}
	f.drawButton(b, s)
	f.why(spot, s)
	if spot.Enabled() {
		f.HintKey(b.Rect, s, b.Hint, b.HintKey)
	}
	return s.Clicked || byKey && spot.Enabled()
}

const buttonCut = 8 // points

func (f *Frame) drawButton(b Button, s State) {
	p := f.Palette
	style := render.PanelStyle{Corner: render.Cut, Radius: buttonCut, Fill: p.PanelLight, Line: p.LineLight, Width: 1}
	color, face := p.Text, render.Strong
	switch {
	case b.Why != "":
		style.Fill, style.Line, color = p.Space.Mix(p.PanelLight, 0.4), p.Line, p.Dim.Alpha(0.75)
	case b.Main:
		style = style.Filled(p.Legal).With(p.Legal, 1).Glowing(p.Legal)
		color, face = p.OnLegal, render.Figures
	case b.Chosen:
		style = style.Filled(p.LegalDark).With(p.Legal, 2).Glowing(p.Legal)
	case s.Hover:
		style.Fill = p.PanelLight.Mix(p.Accent, 0.14)
	}
	if s.Hover && b.Main && b.Why == "" {
		style.Fill = p.Legal.Mix(p.Text, 0.35)
	}
	scale := 1.0
	if s.Pressed && b.Why == "" {
		scale = 0.96
	}
	if b.Face != render.Reading {
		face = b.Face
	}
	text := render.TextStyle{Face: face, Size: sizeOr(b.Size, render.SizeLarge), Color: color}
	f.Turn(b.Rect.Center(), 0, scale, func() {
		f.Panel(b.Rect, style)
		if b.Chosen && b.Left && 12+f.TextWidth(b.Label, text) <= b.Rect.W-tickSize-2*tickGap { // its frame says it too
			f.tick(b.Rect)
		}
		f.drawButtonText(b, text)
	})
	f.FocusRing(b.Rect, State{Hover: s.Hover && b.Why == "", Focus: s.Focus}, render.Cut, buttonCut)
}

// The size of a check mark and what is free on both sides of it, points.
const tickSize, tickGap = 18, 12

// tick draws a check mark at the right of what is chosen.
func (f *Frame) tick(r Rect) {
	const size = tickSize
	type tickKey struct{ color render.Color }
	box := Rect{X: r.Right() - size - tickGap, Y: r.Center().Y - size/2, W: size, H: size}
	render.Art(f.Canvas, tickKey{f.Palette.Legal}, box, func(p *render.Pen, k tickKey) {
		p.Stroke((&render.Path{}).Line(Point{X: size * 0.1, Y: size * 0.55}, Point{X: size * 0.38, Y: size * 0.82}, Point{X: size * 0.92, Y: size * 0.2}),
			render.Stroke{Color: k.color, Width: 2.5})
	})
}

func sizeOr(size, usual float64) float64 {
	if size == 0 {
		return usual
	}
	return size
}

// drawButtonText sets sign, label and key in a row.
func (f *Frame) drawButtonText(b Button, style render.TextStyle) {
	const gap = 8
	inner := b.Rect.InsetXY(12, 0)
	signSize := min(style.Size*1.35, b.Rect.H*0.7)
	width := 0.0
	if b.Sign != "" {
		width += signSize
	}
	if b.Label != "" {
		if b.Sign != "" {
			width += gap
		}
		width += f.TextWidth(b.Label, style)
	}
	if f.Small() || f.In.Touch {
		b.KeyName = ""
	}
	keyWidth := 0.0
	keyStyle := style.Sized(render.SizeLabel - 1).With(render.Strong)
	if b.KeyName != "" {
		keyWidth = f.TextWidth(b.KeyName, keyStyle) + 14
		width += gap + keyWidth
	}
	x := max(inner.Center().X-width/2, inner.X)
	if b.Left {
		x = inner.X
	}
	if b.Second == "" && width > inner.W {
		f.tightButton(b, b.Rect.InsetXY(min(12, b.Rect.W*0.1), 0), signSize, style)
		return
	}
	row := Rect{X: x, Y: inner.Y, W: inner.Right() - x, H: inner.H}
	if b.Second != "" {
		row, inner = f.twoLines(b, row, style)
	}
	if b.Sign != "" {
		sign := Rect{X: row.X, Y: b.Rect.Center().Y - signSize/2, W: signSize, H: signSize}
		f.Sign(b.Sign, sign, style.Color)
		_, row = row.CutLeft(signSize + gap)
	}
	if keyWidth > 0 {
		row.W -= keyWidth + gap
	}
	drawn := f.Text(b.Label, row, style)
	if keyWidth > 0 {
		cap := Rect{X: drawn.Right() + gap, Y: row.Center().Y - 9, W: keyWidth, H: 18}
		f.Panel(cap, render.PanelStyle{Line: style.Color.Alpha(0.8), Width: 1})
		f.Text(b.KeyName, cap, keyStyle.Centered())
	}
}

// tightButton sets a label that is too long for one line of the usual size: without the key, smaller or in two lines.
func (f *Frame) tightButton(b Button, inner Rect, signSize float64, style render.TextStyle) {
	const gap, margin = 8, 3
	if b.Sign != "" {
		var sign Rect
		sign, inner = inner.CutLeft(signSize + gap)
		f.Sign(b.Sign, Rect{X: sign.X, Y: sign.Center().Y - signSize/2, W: signSize, H: signSize}, style.Color)
	}
	if !b.Left {
		style = style.Centered()
	}
	f.Label(b.Label, inner.InsetXY(0, margin), style.Tightly())
}

// twoLines draws the second line under the label and returns the label's own row.
func (f *Frame) twoLines(b Button, row Rect, style render.TextStyle) (label, inner Rect) {
	second := render.TextStyle{Face: render.Reading, Size: render.SizeLabel, Color: f.Palette.Dim}
	if b.Why != "" {
		second.Color = style.Color
	}
	block := row.Middle(row.W, style.LineHeight()+second.LineHeight())
	label, below := block.CutTop(style.LineHeight())
	f.Text(b.Second, below, f.FittedIn(b.Second, below, second))
	return label, b.Rect.InsetXY(12, 0)
}
