package orders

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
)

// A Group is windows of a kind in a table: a row for each moment, a column for each turn that it may come in.
type Group struct {
	Name    string
	Columns []string // what each column is called; one or none: it has no heads
	Rows    []Row
}

// Row is windows that are alike, one in each column.
type Row struct {
	Name    string
	Note    string     // more about it, or nothing
	Windows []game.Key // nothing in a column where there is none
}

// The measures of a table, points.
const (
	groupHead = 34 // the name of a group, with those of its columns
	named     = 30 // the name of a row above its ways
	share     = 0.3
	between   = 12 // two columns
)

// slim is how high a row is that has all in one line.
func slim(f *ui.Frame) float64 { return f.Reach(40) + 6 }

// ways is how high the ways of a window are where its row takes several lines: for a finger.
func ways(f *ui.Frame) float64 { return f.Reach(40) + 8 }

// rowHigh is how high a row is.
func (r *Row) high(f *ui.Frame, wide bool) float64 {
	if wide {
		return slim(f)
	}
	return named + float64(len(r.Windows))*ways(f)
}

func groupsHigh(f *ui.Frame, g *Giver, width float64) (high float64) {
	for i := range g.Groups {
		high += groupHead
		for j := range g.Groups[i].Rows {
			high += g.Groups[i].Rows[j].high(f, width >= oneLine)
		}
	}
	return high
}

// oneLine is how wide a table is whose rows take one line each.
const oneLine = 780

// listGroups lists windows in groups.
func (p *Page) listGroups(f *ui.Frame, words *assets.Words, g *Giver, area ui.Rect) {
	wide := area.W >= oneLine
	f.Scroll("orders.all", area, groupsHigh(f, g, area.W), func(list ui.Rect) {
		for i := range g.Groups {
			group := &g.Groups[i]
			var line ui.Rect
			line, list = list.CutTop(groupHead)
			group.drawHead(f, line, wide)
			for j := range group.Rows {
				line, list = list.CutTop(group.Rows[j].high(f, wide))
				p.drawRow(f, words, g, group, &group.Rows[j], line)
			}
		}
	})
}

// drawHead draws the name of a group and of its columns.
func (group *Group) drawHead(f *ui.Frame, line ui.Rect, wide bool) {
	look := &f.Palette
	name, columns := line.CutLeft(line.W * share)
	if !wide {
		name = line
	}
	f.Text(group.Name, name, f.FittedIn(group.Name, name, look.Title().Sized(render.SizeText)))
	f.Fill(render.Box(line.X, line.Bottom()-3, line.W, 1), look.Line)
	for i, column := range group.Columns {
		if wide {
			at := columns.Column(i, len(group.Columns), between)
			f.Text(column, at, f.FittedIn(column, at, look.Label().Centered()))
		}
	}
}

// drawRow draws a row: its windows beside one another, or below its name.
func (p *Page) drawRow(f *ui.Frame, words *assets.Words, g *Giver, group *Group, row *Row, line ui.Rect) {
	look := &f.Palette
	name, places := line.CutLeft(line.W * share)
	name.W -= 10
	wide := line.H == slim(f)
	if !wide {
		name, places = line.CutTop(named)
	}
	style := look.Name()
	if g.Now != "" && slices.Contains(row.Windows, g.Now) {
		style = style.In(look.Amber)
	}
	if row.Note == "" {
		f.Label(row.Name, name, style.UpTo(2))
	} else {
		f.Labelled(name.InsetXY(0, 2), row.Name, row.Note, style, look.Label())
	}
	for i, window := range row.Windows {
		at := places.Column(i, len(row.Windows), between).InsetXY(0, 3)
		if !wide {
			at = places.Row(i, len(row.Windows), 8)
			if len(group.Columns) > 1 {
				var head ui.Rect
				head, at = at.CutLeft(at.W * share)
				head.W -= 6
				f.Label(group.Columns[i], head, look.Label().UpTo(2))
			}
		}
		if window != "" {
			p.chooseSmall(f, words, g, window, at)
		}
	}
}

// chooseSmall lets the player choose the way in which a window is answered, where there is little room.
func (p *Page) chooseSmall(f *ui.Frame, words *assets.Words, g *Giver, window game.Key, at ui.Rect) {
	given := p.given(g.Desk.Orders().Each, window)
	for way := range p.Ways {
		b := ui.Button{
			ID: "order." + string(window) + "." + strconv.Itoa(way), Rect: at.Column(way, len(p.Ways), 4), Label: words.Say("orders." + p.Ways[way].ID),
			Size: render.SizeLabel, Chosen: way == given,
		}
		if f.Button(b) && way != given {
			order := p.Ways[way].Order
			order.Window = window
			give(f, words, g, order)
		}
	}
}
