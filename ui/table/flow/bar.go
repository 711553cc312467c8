package flow

import (
	"strings"

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
	Rare   bool // it stands for what is rare and final: where no other button stands with which questions are answered in passing
}

// Does is a main button that chooses an option.
func Does(label string, o game.Option, choose func(game.Option)) Button {
	return Button{Button: ui.Button{ID: "do", Label: label, Main: true, Key: ui.KeyEnter, KeyName: "Enter"}, Option: o, Press: choose}
}

// NotYet is a main button that cannot be pressed yet.
func NotYet(label, why string) Button {
	return Button{Button: ui.Button{ID: "do", Label: label, Main: true, Why: why}, Press: func(game.Option) {}}
}

// Bar is the bar that asks, with buttons at its right end, or on a phone below its text.
type Bar[V any] struct {
	*Flow[V]
	Form board.Form // of the screen

	// Beside is the height of what stands between text and buttons in the column of a phone held sideways, by its width; nil
	// or 0 for nothing. BesideAt is where it stands then.
	Beside   func(width float64) float64
	BesideAt ui.Rect

	apart float64 // what lies between a rare button and the next one

	closest packing // of the buttons since this was asked in a bar so wide
	asked   string
	wide    float64
}

const (
	buttonGap  = 10
	mainPlace  = 190 // is left free where there is no main button, so that nobody presses another one in its place
	leastPlace = 110 // and that much where there is hardly room
	rarePlace  = 430 // a rare button stands so far from the end, beyond the widest main one
	leastWidth = 96

	leastPicture = 210 // of a picture, where words beside it would not be read
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
	b.giveWay(&bar, buttons)
	row := b.F.Prompt(bar)
	for i := range buttons {
		buttons[i].Rect, row = cutButton(row, buttons[i].Rect.W)
		if buttons[i].Rare {
			_, row = row.CutLeft(b.apart)
		}
		b.press(&buttons[i])
	}
}

// giveWay makes the buttons of a wide bar as narrow as it takes for its text to be read: the question comes first. The bar keeps what
// room they need. While a question stands they never get wider again: what is said beside it hangs on what is pointed at, and a button must
// not leave the pointer that comes to press it.
func (b *Bar[V]) giveWay(bar *ui.Prompt, buttons []Button) {
	if b.asked != bar.Title || b.wide != bar.Rect.W {
		b.asked, b.wide, b.closest = bar.Title, bar.Rect.W, roomy
	}
	for ; b.closest <= tightest; b.closest++ {
		bar.Buttons = b.pack(buttons, b.closest)
		if b.F.PromptReads(*bar) {
			return
		}
	}
	b.closest = tightest
	bar.Picture.Width = min(bar.Picture.Width, leastPicture)
}

// packing is how closely buttons stand in a bar.
type packing int

const (
	roomy    packing = iota
	keyless          // without the names of their keys
	small            // in smaller letters
	wrapped          // words in two lines
	tightest         // what has a sign is its sign alone
)

// pack gives buttons their widths and returns what they take of the bar, in points.
func (b *Bar[V]) pack(buttons []Button, p packing) (width float64) {
	main := len(buttons) == 0
	for i := range buttons {
		button := &buttons[i]
		if p >= keyless {
			button.KeyName = ""
		}
		if p >= small {
			button.Size = render.SizeText
		}
		if p == tightest && button.Sign != "" && button.Hint != "" {
			button.Label = ""
		}
		button.Rect.W = b.buttonWidth(button, p)
		width += button.Rect.W + buttonGap
		main = main || button.Main || button.Second != "" // which stands where the main one does
	}
	switch {
	case !main && p == tightest:
		width += leastPlace
	case !main:
		width += mainPlace
	}
	if b.apart = 0; len(buttons) > 0 && buttons[0].Rare {
		b.apart = max(rarePlace-(width-buttons[0].Rect.W-buttonGap), 0)
	}
	return width + b.apart
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
	if !b.F.PromptReads(bar) {
		button.KeyName, button.Size = "", render.SizeText
		button.Rect.W = b.buttonWidth(&button, wrapped)
		bar.Buttons = button.Rect.W + buttonGap + width
	}
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
func (b *Bar[V]) ButtonWidth(button *Button) float64 { return b.buttonWidth(button, roomy) }

func (b *Bar[V]) buttonWidth(button *Button, p packing) float64 {
	style := render.TextStyle{Face: render.Strong, Size: render.SizeLarge}
	if button.Main {
		style.Face = render.Figures
	}
	margin, least := 40.0, float64(leastWidth)
	if p >= small {
		style.Size, margin, least = render.SizeText, 26, 46
	}
	w := b.F.TextWidth(button.Label, style)
	if p >= wrapped && button.Second == "" {
		w = b.halved(button.Label, style.Tightly(), w)
	}
	w = max(w, b.F.TextWidth(button.Second, b.F.Palette.Label())) + margin
	if button.Sign != "" {
		w += 30
	}
	if button.Sign != "" && button.Label == "" {
		w = least
	}
	if button.KeyName != "" {
		w += b.F.TextWidth(button.KeyName, style) + 18
	}
	return max(w, least)
}

// halved is the least width in which a text stands in two lines.
func (b *Bar[V]) halved(text string, style render.TextStyle, whole float64) float64 {
	words := strings.Fields(text)
	least := whole
	for i := 1; i < len(words); i++ {
		least = min(least, max(b.F.TextWidth(strings.Join(words[:i], " "), style), b.F.TextWidth(strings.Join(words[i:], " "), style)))
	}
	return least
}

// Choosing is the spot of the button that ends the choice of several things.
const Choosing = "prompt.choose"

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
		Button: ui.Button{ID: Choosing, Label: label, Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
		Press:  func(game.Option) { t.Give(t.Picks...) },
	}
	if missing := t.Pending.Min - len(t.Picks); missing > 0 {
		b.Why = t.Words.Say("table.choose.more", assets.Args{"n": missing})
	}
	return b
}
