package fleet

import (
	"cmp"
	"slices"
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/ui"
)

// showPoints shows what the fleet is called and what it costs, as figures and as a bar.
func (b *Builder) showPoints(f *ui.Frame, box ui.Rect) {
	p := f.Palette
	figures, bar := box.CutTop(box.H - 18)
	points, left := b.fleet.Points(), b.left()
	color, word := p.SideColor(int(b.side)), b.words.Say("fleet.left", assets.Args{"n": left})
	state := p.Name().In(p.Legal)
	if left < 0 {
		color, word = p.Warning, b.words.Say("fleet.over", assets.Args{"n": -left})
		state = p.Name().In(p.Warning)
	}
	number := f.Text(strconv.Itoa(points), figures, p.Number().Sized(render.SizeHead))
	right := f.Text(word, figures, state.AtRight())
	middle := ui.Box(number.Right()+10, figures.Y+3, right.X-number.Right()-18, figures.H)
	of := b.words.Say("fleet.of", assets.Args{"n": b.limit})
	f.Label(of, middle, p.Body().In(p.Dim))
	f.Bar(bar.Middle(bar.W, 10), min(float64(points)/float64(b.limit), 1), color)
}

// showList shows the fleet: lines by class, what is computed of it, what it is refused for.
func (b *Builder) showList(f *ui.Frame, box ui.Rect) {
	const buttons = 44.0
	p := f.Palette
	name := "fleet.list"
	landing := f.Drop(ui.Target{ID: name, Rect: box}, func(thing string) (bool, string) { return len(thing) > 5 && thing[:5] == "tile.", "" })
	if landing.Got != "" {
		for _, c := range b.cards {
			if "tile."+id(c) == landing.Got {
				b.add(f, c, box)
			}
		}
	}
	style := p.Glass()
	if landing.Open {
		style = style.With(p.Legal, 2)
	}
	f.Panel(box, style)
	inner := box.InsetXY(12, 8)
	if f.W >= wideWidth {
		if !f.Small() {
			var head ui.Rect
			head, inner = inner.CutTop(30)
			f.Label(b.title(), head, p.Title())
		}
		var points ui.Rect
		points, inner = inner.CutTop(60)
		b.showPoints(f, points)
	}
	foot, inner := inner.CutBottom(buttons)
	b.showListButtons(f, foot)
	inner = b.showSentences(f, inner)
	b.showLines(f, inner)
}

// title is what the fleet is called.
func (b *Builder) title() string {
	if b.name != "" {
		return b.name
	}
	return b.words.Say("fleet.nameless")
}

func (b *Builder) showListButtons(f *ui.Frame, foot ui.Rect) {
	places := foot.Middle(foot.W, 34).Columns(8, 1, 1)
	if f.Button(ui.Button{ID: "fleet.library", Rect: places[0], Label: b.words.Say("fleet.library"), Size: 15}) {
		b.beginLibrary(f)
	}
	save := ui.Button{ID: "fleet.save", Rect: places[1], Label: b.words.Say("fleet.save"), Size: 15}
	if len(b.fleet.Lines) == 0 {
		save.Why = b.words.Say("fleet.empty")
	}
	if f.Button(save) {
		b.beginSave(f)
	}
}

// lines are those of the fleet, from big to small.
func (b *Builder) lines() []rules.FleetLine {
	lines := slices.Clone(b.fleet.Lines)
	slices.SortStableFunc(lines, func(x, y rules.FleetLine) int {
		return cmp.Or(cmp.Compare(x.Card.Class(), y.Card.Class()), cmp.Compare(y.Card.Cost(), x.Card.Cost()), cmp.Compare(x.Card.ID(), y.Card.ID()))
	})
	return lines
}

// showLines shows the lines of the fleet, closer where there are many.
func (b *Builder) showLines(f *ui.Frame, box ui.Rect) {
	lines := b.lines()
	if len(lines) == 0 {
		f.Paragraph(b.words.Say("fleet.empty"), box.InsetXY(8, 12), f.Palette.Body().In(f.Palette.Dim))
		return
	}
	high := min(max(box.H/float64(len(lines)), 26), 40)
	f.Scroll("fleet.lines", box, high*float64(len(lines)), func(content ui.Rect) {
		shown := map[string]bool{}
		for i, line := range lines {
			var row ui.Rect
			row, content = content.CutTop(high)
			name := id(line.Card)
			if shown[name] { // cards from elsewhere may be called alike
				name += "." + strconv.Itoa(i)
			}
			shown[name] = true
			b.showLine(f, row, line, name)
		}
	})
}

// showLine shows some ships of one kind: a click takes one out, the wheel counts.
func (b *Builder) showLine(f *ui.Frame, row ui.Rect, line rules.FleetLine, name string) {
	p, c := f.Palette, line.Card
	wheel := f.Area("wheel."+name, row)
	s := f.Spot(ui.Spot{ID: "line." + name, Rect: row})
	if s.Hover || s.Focus {
		b.pointed = c
	}
	if b.pointed == c {
		f.Panel(row, render.PanelStyle{Corner: render.Slight, Fill: p.PanelLight, Line: p.Legal, Width: 1.5})
	}
	inner := row.InsetXY(6, 1)
	picture, rest := inner.CutLeft(min(row.H, 38))
	b.drawing.DrawShip(f.Canvas, c, picture.Square())
	_, rest = rest.CutLeft(8)
	cost, rest := rest.CutRight(40)
	f.Text(strconv.Itoa(line.Count*c.Cost()), cost, p.Name().AtRight())
	second := b.words.Say("class." + strconv.Itoa(int(c.Class())))
	if line.Count > 1 {
		second = strconv.Itoa(line.Count) + " × " + strconv.Itoa(c.Cost())
	}
	if row.H >= 38 {
		upper, lower := rest.Middle(rest.W, 36).CutTop(19)
		f.Label(b.drawing.ShortName(c), upper, p.Name())
		f.Text(second, lower, p.Label().With(render.Reading))
	} else {
		if line.Count > 1 {
			var count ui.Rect
			count, rest = rest.CutRight(52)
			f.Text(second, count, p.Label().AtRight())
		}
		f.Label(b.drawing.ShortName(c), rest, p.Name())
	}
	f.FocusRing(row, s, render.Slight, 0)
	switch {
	case s.Details, s.Pressed && s.Sheet && f.In.Touch:
		b.pointed = c
		b.show(f, cardPanel)
	case s.Clicked:
		b.remove(f, c)
	case wheel.Wheel > 0:
		b.add(f, c, row)
	case wheel.Wheel < 0:
		b.remove(f, c)
	}
}
