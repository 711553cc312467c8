package flow

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// A Button is a button of the bar that asks, and what it does.
type Button struct {
	ui.Button
	Option game.Option // that it stands for, if it does for one
	Press  func(o game.Option)
}

// Bar is the bar that asks, with buttons at its right end, or on a phone below its text.
type Bar[V comparable] struct {
	*Flow[V]
	Form board.Form // of the screen

	// Beside is the height of what stands between text and buttons in the column of a phone held sideways, by its width; nil
	// or 0 for nothing. BesideAt is where it stands then.
	Beside   func(width float64) float64
	BesideAt ui.Rect
}

const (
	buttonGap  = 10
	mainPlace  = 190 // is left free where there is no main button, so that nobody presses another one in its place
	leastWidth = 96
)

// Show shows the bar with its buttons, the main one last.
func (b *Bar[V]) Show(bar ui.Prompt, buttons []Button) {
	bar.Waiting = bar.Waiting || b.Listens
	for i := range buttons {
		if b.Listens || !b.Wanted(buttons[i].Option) {
			buttons[i].Main, buttons[i].KeyName = false, ""
		}
	}
	if b.Form.Phone() {
		b.showStacked(bar, buttons)
		return
	}
	main := len(buttons) == 0
	for i := range buttons {
		buttons[i].Rect.W = b.ButtonWidth(&buttons[i])
		bar.Buttons += buttons[i].Rect.W + buttonGap
		main = main || buttons[i].Main || buttons[i].Second != "" // which stands where the main one does
	}
	if !main {
		bar.Buttons += mainPlace
	}
	row := b.F.Prompt(bar)
	for i := range buttons {
		buttons[i].Rect, row = cutButton(row, buttons[i].Rect.W)
		b.press(&buttons[i])
	}
}

func (b *Bar[V]) press(button *Button) {
	if b.F.Button(button.Button) {
		button.Press(button.Option)
	}
}

// ShowWith shows the bar with one button at its end, and returns the place of other things beside it, so wide or, on a phone,
// one row high; empty for a width of 0.
func (b *Bar[V]) ShowWith(bar ui.Prompt, button Button, width float64) (rest ui.Rect) {
	if b.Form.Phone() {
		return b.stackedWith(bar, button, width > 0)
	}
	button.Rect.W = b.ButtonWidth(&button)
	bar.Buttons = button.Rect.W + buttonGap + width
	row := b.F.Prompt(bar)
	button.Rect, rest = row.CutRight(button.Rect.W)
	b.press(&button)
	if width == 0 {
		return ui.Rect{}
	}
	return rest
}

// cutButton takes a button's place off the left end of a row.
func cutButton(row ui.Rect, width float64) (button, rest ui.Rect) {
	button, rest = row.CutLeft(width)
	_, rest = rest.CutLeft(buttonGap)
	return button, rest
}

// ButtonWidth is the room that a button's words and signs need, points.
func (b *Bar[V]) ButtonWidth(button *Button) float64 {
	style := render.TextStyle{Face: render.Strong, Size: render.SizeLarge}
	if button.Main {
		style.Face = render.Figures
	}
	w := max(b.F.TextWidth(button.Label, style), b.F.TextWidth(button.Second, b.F.Palette.Label())) + 40
	if button.Sign != "" {
		w += 30
	}
	if button.KeyName != "" {
		w += b.F.TextWidth(button.KeyName, style) + 18
	}
	return max(w, leastWidth)
}

// PickButton ends the choice of several things.
func (t *Flow[V]) PickButton() Button {
	key := "ask." + string(t.Pending.Ask) + ".chosen"
	if none := "ask." + string(t.Pending.Ask) + ".done"; len(t.Picks) == 0 && t.Words.Has(none) {
		key = none
	} else if !t.Words.Has(key) {
		key = "table.choose"
	}
	label := t.Words.Say(key, assets.Args{"n": len(t.Picks)})
	b := Button{
		Button: ui.Button{ID: "prompt.choose", Label: label, Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
		Press:  func(game.Option) { t.Give(t.Picks...) },
	}
	if missing := t.Pending.Min - len(t.Picks); missing > 0 {
		b.Why = t.Words.Say("table.choose.more", assets.Args{"n": missing})
	}
	return b
}
