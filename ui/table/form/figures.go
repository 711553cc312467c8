package form

import (
	"cmp"
	"strconv"

	"holoboard/ui"
)

// A Figure is a number of something, of which there may be none.
type Figure struct {
	ID          string
	N           int
	Has         bool
	Least, Most int
	May         bool   // there may be none
	Text        string // in place of the number; nothing: there is none
	Set         func(n int, has bool)
}

// Heads names the columns of figures; a column without a name has none.
func Heads(columns ...string) Row {
	return func(f *ui.Frame, line ui.Rect) {
		_, places := line.CutLeft(line.W * names(f))
		for i, place := range places.Columns(10, ones(len(columns))...) {
			f.Label(columns[i], place, f.Palette.Label().Centered())
		}
	}
}

func ones(n int) []float64 {
	all := make([]float64, n)
	for i := range all {
		all[i] = 1
	}
	return all
}

// Text is a line with a text of so many letters at most.
func Text(id string, name Name, text *string, most int) Row {
	return func(f *ui.Frame, line ui.Rect) {
		f.Field(ui.Field{ID: "edit." + id, Rect: name.write(f, line), Most: most}, text)
	}
}

// Number is a line with a figure in the first of two columns.
func (m *Form) Number(name Name, fig Figure) Row {
	return func(f *ui.Frame, line ui.Rect) {
		place := name.write(f, line)
		place, _ = place.CutLeft((place.W - 10) / 2)
		m.step(f, place, &fig)
	}
}

// Numbers is a line with a figure in each column that has one.
func (m *Form) Numbers(name Name, columns ...*Figure) Row {
	return func(f *ui.Frame, line ui.Rect) {
		for i, place := range name.write(f, line).Columns(10, ones(len(columns))...) {
			if fig := columns[i]; fig != nil {
				m.step(f, place, fig)
			}
		}
	}
}

// Among is a line with a button for each of some columns, of which some are chosen; a press chooses one more, or one less.
func Among(id string, name Name, labels []string, chosen func(i int) bool, press func(i int)) Row {
	return func(f *ui.Frame, line ui.Rect) {
		for i, place := range name.write(f, line).Columns(8, ones(len(labels))...) {
			if f.Button(ui.Button{ID: "edit." + id + "." + labels[i], Rect: place, Label: labels[i], Chosen: chosen(i), Size: 15}) {
				press(i)
			}
		}
	}
}

// step shows a figure that may be less or more, or says why not.
func (m *Form) step(f *ui.Frame, place ui.Rect, fig *Figure) {
	s := ui.Stepper{ID: "edit." + fig.ID, Rect: place, Text: "–"}
	if fig.Has {
		s.Text = cmp.Or(fig.Text, strconv.Itoa(fig.N))
	}
	if !fig.Has || fig.N <= fig.Least && !fig.May {
		s.NoLess = m.Words.Say("build.least")
	}
	if fig.Has && fig.N >= fig.Most {
		s.NoMore = m.Words.Say("build.most")
	}
	switch n := fig.N; f.Stepper(s) {
	case 1:
		if !fig.Has {
			n = fig.Least - 1
		}
		fig.Set(n+1, true)
	case -1:
		fig.Set(n-1, n > fig.Least)
	}
}
