package watch

import (
	"slices"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/row"
)

// Marks implements [ui.Tape].
func (p *Tape[V, E]) Marks() []ui.Mark {
	if p.marks != nil {
		return p.marks
	}
	kinds := p.kinds()
	for at := range p.moments {
		first := 0
		if at > 0 {
			first = p.until[at-1]
		}
		for _, e := range p.events[first:p.until[at]] {
			if kind := slices.Index(kinds, p.Table.Means.Telling(e)); kind >= 0 {
				p.marks = append(p.marks, p.markOf(e, at, kind))
			}
		}
	}
	return p.marks
}

func (p *Tape[V, E]) markOf(e E, at, kind int) ui.Mark {
	says := p.Table.Own.MarkOf(e)
	m := ui.Mark{At: at, Kind: kind, Name: says.Name, Short: says.Short, Light: lightOf(says.Side)}
	if says.Warns {
		m.Light = func(p render.Palette) render.Color { return p.Warning }
	}
	return m
}

// kinds are the rows of the events that one may want to find; the number of each is its kind of marks.
func (p *Tape[V, E]) kinds() (kinds []*row.Telling) {
	rows := p.Table.Means.Rows()
	for i := range rows {
		if rows[i].Mark != row.NoMark {
			kinds = append(kinds, &rows[i])
		}
	}
	return kinds
}

// MarkKinds implements [ui.Tape].
func (p *Tape[V, E]) MarkKinds() (kinds []ui.MarkKind) {
	ranks := [...]ui.Rank{row.Moment: ui.Scene, row.Part: ui.Part, row.Chapter: ui.Chapter}
	for _, r := range p.kinds() {
		kinds = append(kinds, ui.MarkKind{Name: p.Table.Words.Say(r.Marks), Rank: ranks[r.Mark]})
	}
	return kinds
}
