package flow

import (
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// The bar that asks, on a phone: the text above, the buttons below it, where the thumb is.

const (
	smallButton = 46
	smallGap    = 6
)

// stackedButtons divides the foot of the bar: upright into rows with signs at the left, sideways into two columns with the
// main button below. Height is what they take.
func (b *Bar[V]) stackedButtons(bar ui.Prompt, buttons []Button) (height float64, divide func(foot ui.Rect)) {
	sideways := b.Form == board.Sideways
	roomy := sideways || b.roomForWords(bar.Rect.W, buttons)
	for i := range buttons {
		button := &buttons[i].Button
		button.KeyName, button.Size = "", render.SizeText
		if button.Sign != "" && !roomy {
			button.Label = ""
		}
	}
	perRow := 3
	if sideways {
		perRow = b.columnsFor(buttons)
	}
	var rows [][]int
	for i := range buttons {
		alone := sideways && buttons[i].Main
		if n := len(rows); n > 0 && len(rows[n-1]) < perRow && !alone {
			rows[n-1] = append(rows[n-1], i)
		} else {
			rows = append(rows, []int{i})
		}
	}
	height = float64(len(rows)) * (smallButton + smallGap)
	return height, func(foot ui.Rect) {
		for _, row := range rows {
			var line ui.Rect
			line, foot = foot.CutTop(smallButton + smallGap)
			divideRow(buttons, row, line.Move(0, smallGap))
		}
	}
}

// roomForWords tells whether the words of a few equal buttons fit side by side, upright, so that none is its sign alone.
func (b *Bar[V]) roomForWords(width float64, buttons []Button) bool {
	share := width/max(float64(len(buttons)), 1) - 2*smallGap
	for _, button := range buttons {
		button.KeyName = ""
		if button.Main && len(buttons) > 1 || b.ButtonWidth(&button) > share {
			return false
		}
	}
	return true
}

// columnsFor is how many buttons the column of a phone held sideways has side by side: two if their words fit.
func (b *Bar[V]) columnsFor(buttons []Button) int {
	const half = 100
	for _, button := range buttons {
		button.KeyName = ""
		if !button.Main && b.ButtonWidth(&button)-40 > half-24 {
			return 1
		}
	}
	return 2
}

// divideRow gives buttons of a row their places: signs are narrow, the main one is wide.
func divideRow(buttons []Button, row []int, line ui.Rect) {
	line.H = smallButton
	shares := make([]float64, len(row))
	for i, k := range row {
		switch b := &buttons[k]; {
		case b.Label == "":
			shares[i] = 0.5
		case b.Main, b.Second != "":
			shares[i] = 1.8
		default:
			shares[i] = 1
		}
	}
	for i, place := range line.Columns(smallGap, shares...) {
		buttons[row[i]].Rect = place
	}
}

// showStacked shows the bar with the buttons below its text.
func (b *Bar[V]) showStacked(bar ui.Prompt, buttons []Button) {
	height, divide := b.stackedButtons(bar, buttons)
	divide(b.stacked(bar, height))
	for i := range buttons {
		b.press(&buttons[i])
	}
}

// stacked draws the text of the bar and returns the place for buttons of the given height.
func (b *Bar[V]) stacked(bar ui.Prompt, height float64) (foot ui.Rect) {
	bar.Below, bar.Buttons = true, height
	between := 0.0
	if b.Beside != nil && b.Form == board.Sideways {
		between = b.Beside(bar.Rect.W - smallGap)
	}
	b.BesideAt = ui.Rect{}
	if between > 0 {
		bar.Buttons += between + smallGap
	}
	foot = b.F.Prompt(bar)
	if between > 0 {
		b.BesideAt, foot = foot.CutTop(b.Beside(foot.W))
		_, foot = foot.CutTop(smallGap)
	}
	return foot
}

// stackedWith shows the bar with one button, and a row for other things above it.
func (b *Bar[V]) stackedWith(bar ui.Prompt, button Button, row bool) (rest ui.Rect) {
	button.KeyName, button.Size = "", render.SizeText
	rows := 1.0
	if row {
		rows = 2
	}
	foot := b.stacked(bar, rows*(smallButton+smallGap))
	if row {
		rest, foot = foot.CutTop(smallButton + smallGap)
		rest = rest.Move(0, smallGap)
		rest.H = smallButton
	}
	button.Rect, _ = foot.Move(0, smallGap).CutTop(smallButton)
	b.press(&button)
	return rest
}
