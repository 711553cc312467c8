package rebellion

import (
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// The bar that asks, on a phone: the text above, the buttons below it, where the thumb is.

const (
	smallButton = 46
	smallGap    = 6
)

// stackedButtons divides the foot of the bar: upright into rows with signs at the left, sideways into two columns with the
// main button below. Height is what they take.
func (t *Table) stackedButtons(buttons []promptButton) (height float64, divide func(foot ui.Rect)) {
	sideways := t.Board.Layout().Form == board.Sideways
	roomy := sideways || t.roomForWords(buttons)
	for i := range buttons {
		b := &buttons[i].Button
		b.KeyName, b.Size = "", render.SizeText
		if b.Sign != "" && !roomy {
			b.Label = ""
		}
	}
	perRow := 3
	if sideways {
		perRow = t.columnsFor(buttons)
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
func (t *Table) roomForWords(buttons []promptButton) bool {
	share := t.Board.Layout().Prompt.W/max(float64(len(buttons)), 1) - 2*smallGap
	for _, b := range buttons {
		b.KeyName = ""
		if b.Main && len(buttons) > 1 || t.buttonWidth(&b) > share {
			return false
		}
	}
	return true
}

// columnsFor is how many buttons the column of a phone held sideways has side by side: two if their words fit.
func (t *Table) columnsFor(buttons []promptButton) int {
	const half = 100
	for _, b := range buttons {
		b.KeyName = ""
		if !b.Main && t.buttonWidth(&b)-40 > half-24 {
			return 1
		}
	}
	return 2
}

// divideRow gives buttons of a row their places: signs are narrow, the main one is wide.
func divideRow(buttons []promptButton, row []int, line ui.Rect) {
	line.H = smallButton
	shares := make([]float64, len(row))
	for i, k := range row {
		switch b := &buttons[k]; {
		case b.Label == "":
			shares[i] = 0.5
		case b.Main:
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
func (t *Table) showStacked(bar ui.Prompt, buttons []promptButton) {
	height, divide := t.stackedButtons(buttons)
	divide(t.stacked(bar, height))
	for i := range buttons {
		if t.F.Button(buttons[i].Button) {
			buttons[i].press(t, buttons[i].option)
		}
	}
}

// stacked draws the text of the bar and returns the place for buttons of the given height. Held sideways, the seats are
// counted between them once there is something to count.
func (t *Table) stacked(bar ui.Prompt, height float64) (foot ui.Rect) {
	bar.Below, bar.Buttons = true, height
	counted := t.meterOpen() && t.Board.Layout().Form == board.Sideways && t.meterRows() > 0
	t.meter = ui.Rect{}
	if counted {
		bar.Buttons += t.meterHeight(bar.Rect.W-smallGap) + smallGap
	}
	foot = t.F.Prompt(bar)
	if counted {
		t.meter, foot = foot.CutTop(t.meterHeight(foot.W))
		_, foot = foot.CutTop(smallGap)
	}
	return foot
}

// showStackedCounts shows the bar while something is carried: how many of a stack may go, and the button to put it back.
func (t *Table) showStackedCounts(bar ui.Prompt, back promptButton, counted bool) {
	back.KeyName, back.Size = "", render.SizeText
	rows := 1.0
	if counted {
		rows = 2
	}
	foot := t.stacked(bar, rows*(smallButton+smallGap))
	if counted {
		var line ui.Rect
		line, foot = foot.CutTop(smallButton + smallGap)
		n := t.stack()
		cells := line.Move(0, smallGap).Columns(smallGap, shares(min(n, mostCounts))...)
		for i, cell := range cells {
			cell.H, cell.W = smallButton, min(cell.W, 64)
			count := i + 1
			if count == mostCounts {
				count = n
			}
			t.showCount(count, cell)
		}
	}
	back.Rect, _ = foot.Move(0, smallGap).CutTop(smallButton)
	if t.F.Button(back.Button) {
		back.press(t, back.option)
	}
}
