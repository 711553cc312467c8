package build

import (
	"strconv"

	"holoboard/ui"
)

// A Pick is a list of which one thing is picked.
type Pick struct {
	Title  string
	Labels []string
	Signs  []string // or nil
	Chosen int
	Take   func(i int)
}

// PickOf is a pick among things of a kind, under their words and signs; chosen is the number of one of them, or -1.
func PickOf[K any](title string, kinds []K, called func(K) (word, sign string), chosen int, take func(K)) Pick {
	p := Pick{Title: title, Chosen: chosen, Take: func(i int) { take(kinds[i]) }}
	for _, k := range kinds {
		word, sign := called(k)
		p.Labels, p.Signs = append(p.Labels, word), append(p.Signs, sign)
	}
	return p
}

// Pick has the player pick one thing.
func (b *Builder[T]) Pick(f *ui.Frame, p Pick) {
	b.pick = &p
	f.ScrollToStart("build.picks")
}

// showPick shows the list that is open.
func (b *Builder[T]) showPick(f *ui.Frame) {
	p := b.pick
	f.Modal(func() {
		const high = 44.0
		columns := 3
		if f.W < wideWidth || len(p.Labels) <= 6 {
			columns = 1
		}
		rows := (len(p.Labels) + columns - 1) / columns
		inner := dialog(f, 60+240*float64(columns), 44+44+float64(rows)*high)
		line, rest := inner.CutTop(44)
		if head(f, "build.close", line, p.Title) {
			b.pick = nil
			f.Invalidate()
		}
		f.Scroll("build.picks", rest, float64(rows)*high, func(content ui.Rect) {
			content.H = float64(rows) * high
			for i, box := range content.Grid(columns, rows, 6)[:len(p.Labels)] {
				item := ui.Button{ID: "build.pick." + strconv.Itoa(i), Rect: box, Label: p.Labels[i], Chosen: i == p.Chosen, Left: true, Size: 15}
				if p.Signs != nil {
					item.Sign = p.Signs[i]
				}
				if f.Button(item) {
					b.pick = nil
					f.Invalidate()
					p.Take(i)
				}
			}
		})
	})
}
