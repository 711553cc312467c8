package build

import (
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// showPoints shows what the list costs, as figures and as a bar.
func (b *Builder[T]) showPoints(f *ui.Frame, box ui.Rect) {
	p := f.Palette
	figures, bar := box.CutTop(box.H - 18)
	points, left := b.points(), b.left()
	color, word := p.SideColor(b.Side), b.Say("left", assets.Args{"n": left})
	state := p.Name().In(p.Legal)
	if left < 0 {
		color, word = p.Warning, b.Say("over", assets.Args{"n": -left})
		state = p.Name().In(p.Warning)
	}
	number := f.Text(strconv.Itoa(points), figures, p.Number().Sized(render.SizeHead))
	right := f.Text(word, figures, state.AtRight())
	middle := ui.Box(number.Right()+10, figures.Y+3, right.X-number.Right()-18, figures.H)
	f.Label(b.Say("of", assets.Args{"n": b.Limit}), middle, p.Body().In(p.Dim))
	f.Bar(bar.Middle(bar.W, 10), min(float64(points)/float64(b.Limit), 1), color)
}

// showMine shows the list: its lines, what is computed of it, what it is refused for.
func (b *Builder[T]) showMine(f *ui.Frame, box ui.Rect) {
	const buttons = 44.0
	p := f.Palette
	landing := f.Drop(ui.Target{ID: "build.list", Rect: box}, func(thing string) (bool, string) { return strings.HasPrefix(thing, "tile."), "" })
	if landing.Got != "" {
		for _, t := range b.Things() {
			if "tile."+b.Face(t).ID == landing.Got {
				b.add(f, t, box)
			}
		}
	}
	style := p.Glass()
	if landing.Open {
		style = style.With(p.Legal, 2)
	}
	f.Panel(box, style)
	inner := box.InsetXY(12, 8)
	if partners := b.partners(); b.beside && len(partners) > 0 {
		b.showPartners(f, inner, partners)
		return
	}
	if f.W >= wideWidth {
		if !f.Small() {
			var head ui.Rect
			head, inner = inner.CutTop(30)
			f.Label(b.titled(), head, p.Title())
		}
		var points ui.Rect
		points, inner = inner.CutTop(60)
		b.showPoints(f, points)
	}
	if !b.Fixed {
		var foot ui.Rect
		foot, inner = inner.CutBottom(buttons)
		b.showMineButtons(f, foot)
	}
	inner = b.showSentences(f, inner)
	b.showLines(f, inner)
}

// titled is what the list is called.
func (b *Builder[T]) titled() string {
	if b.name != "" {
		return b.name
	}
	return b.say("nameless")
}

func (b *Builder[T]) showMineButtons(f *ui.Frame, foot ui.Rect) {
	row := foot.Middle(foot.W, f.Reach(34))
	if len(b.partners()) > 0 {
		var place ui.Rect
		place, row = row.CutRight(f.Reach(42))
		row.W -= 8
		b.showBeside(f, place)
	}
	places := row.Columns(8, 1, 1)
	if f.Button(ui.Button{ID: "build.library", Rect: places[0], Label: b.say("library"), Size: 15}) {
		b.beginLibrary(f)
	}
	save := ui.Button{ID: "build.save", Rect: places[1], Label: b.Say("save"), Size: 15}
	if len(b.list) == 0 {
		save.Why = b.say("empty")
	}
	if f.Button(save) {
		b.beginSave(f)
	}
}

func (b *Builder[T]) partners() []Brought[T] {
	if b.Partners == nil {
		return nil
	}
	return b.Partners()
}

// showBeside shows the switch between the own list and those of partners.
func (b *Builder[T]) showBeside(f *ui.Frame, place ui.Rect) {
	if f.Button(ui.Button{ID: "build.beside", Rect: place, Sign: "person", Hint: b.Say("beside"), Chosen: b.beside, Aside: true}) {
		b.beside = !b.beside
		f.Invalidate()
	}
}

// showPartners shows what partners have put together: to be looked at, not to be changed.
func (b *Builder[T]) showPartners(f *ui.Frame, box ui.Rect, partners []Brought[T]) {
	const high, head = 30.0, 52.0
	p := f.Palette
	foot, box := box.CutBottom(44)
	place, _ := foot.Middle(foot.W, 34).CutRight(42)
	b.showBeside(f, place)
	rows := 0
	for i := range partners {
		rows += len(partners[i].List)
	}
	f.Scroll("build.partners", box, head*float64(len(partners))+high*float64(rows), func(content ui.Rect) {
		for i := range partners {
			var title, row ui.Rect
			title, content = content.CutTop(head)
			upper, lower := title.CutTop(28)
			f.Label(partners[i].Name, upper, p.Title().In(p.SideColor(partners[i].Side)))
			cost := b.inPoints(partners[i].List.Points(b.Face))
			f.Label(strings.TrimPrefix(partners[i].Called+" · "+cost, " · "), lower, p.Label())
			for _, line := range partners[i].List.Sorted(b.Face) {
				row, content = content.CutTop(high)
				picture, name := row.CutLeft(high)
				b.Draw(f.Canvas, line.Thing, picture.Inset(2))
				f.Label(b.counted(line), name.InsetXY(6, 0), p.Name())
			}
		}
	})
}

// counted is what some things of one kind are called, with their number.
func (b *Title[T]) counted(line Line[T]) string {
	if line.Count > 1 {
		return strconv.Itoa(line.Count) + " × " + b.Face(line.Thing).Short
	}
	return b.Face(line.Thing).Short
}

// showLines shows the lines of the list, closer where there are many.
func (b *Builder[T]) showLines(f *ui.Frame, box ui.Rect) {
	lines := b.list.Sorted(b.Face)
	if len(lines) == 0 {
		f.Paragraph(b.say("empty"), box.InsetXY(8, 12), f.Palette.Body().In(f.Palette.Dim))
		return
	}
	high := min(max(box.H/float64(len(lines)), f.Reach(26)), f.Reach(40))
	f.Scroll("build.lines", box, high*float64(len(lines)), func(content ui.Rect) {
		shown := map[string]bool{}
		for i, line := range lines {
			var row ui.Rect
			row, content = content.CutTop(high)
			name := b.Face(line.Thing).ID
			if shown[name] { // things from elsewhere may be called alike
				name += "." + strconv.Itoa(i)
			}
			shown[name] = true
			b.showLine(f, row, line, name)
		}
	})
}

// showLine shows some things of one kind: a click takes one out, the wheel counts.
func (b *Builder[T]) showLine(f *ui.Frame, row ui.Rect, line Line[T], name string) {
	p, t, face := f.Palette, line.Thing, b.Face(line.Thing)
	wheel := f.Area("wheel."+name, row)
	s := f.Spot(ui.Spot{ID: "line." + name, Rect: row})
	if s.Hover || s.Focus {
		b.pointed = t
	}
	if b.pointed == t {
		f.Panel(row, render.PanelStyle{Corner: render.Slight, Fill: p.PanelLight, Line: p.Legal, Width: 1.5})
	}
	inner := row.InsetXY(6, 1)
	picture, rest := inner.CutLeft(min(row.H, 38))
	b.Draw(f.Canvas, t, picture.Square())
	_, rest = rest.CutLeft(8)
	cost, rest := rest.CutRight(40)
	f.Text(strconv.Itoa(line.Count*face.Cost), cost, p.Name().AtRight())
	second := face.Kind
	if line.Count > 1 {
		second = strconv.Itoa(line.Count) + " × " + strconv.Itoa(face.Cost)
	}
	if row.H >= 38 {
		upper, lower := rest.Middle(rest.W, 36).CutTop(19)
		f.Label(face.Short, upper, p.Name())
		f.Text(second, lower, p.Label().With(render.Reading))
	} else {
		if line.Count > 1 {
			var count ui.Rect
			count, rest = rest.CutRight(52)
			f.Text(second, count, p.Label().AtRight())
		}
		f.Label(face.Short, rest, p.Name())
	}
	f.FocusRing(row, s, render.Slight, 0)
	switch {
	case s.Details, s.Pressed && s.Sheet && f.In.Touch:
		b.pointed = t
		b.show(f, cardPanel)
	case s.Clicked && b.Fixed:
		f.Refuse(row, b.say("fixed"))
	case s.Clicked:
		b.remove(f, t)
	case wheel.Wheel > 0:
		b.add(f, t, row)
	case wheel.Wheel < 0:
		b.remove(f, t)
	}
}

// sentences say what a list can do, and what is wrong with it.
func (b *Builder[T]) sentences() (all []Sentence) {
	if len(b.list) == 0 {
		return nil
	}
	all = b.Sentences(b.list)
	for _, why := range b.Whys(b.list) {
		all = append(all, Sentence{Sign: "cross", Text: why, Warns: true})
	}
	return all
}

// showSentences shows them at the bottom of a place and returns what is left above: their figures alone where there is little height.
func (b *Builder[T]) showSentences(f *ui.Frame, box ui.Rect) (rest ui.Rect) {
	const high = 40.0
	all := b.sentences()
	switch {
	case len(all) == 0:
		return box
	case f.Small() && f.W >= wideWidth:
		return b.showFigures(f, box, all)
	}
	foot, rest := box.CutBottom(high*float64(len(all)) + 10)
	f.Fill(ui.Box(foot.X, foot.Y+2, foot.W, 1), f.Palette.Line)
	_, foot = foot.CutTop(6)
	for _, s := range all {
		var row ui.Rect
		row, foot = foot.CutTop(high)
		s.show(f, row)
	}
	return rest
}

func (s *Sentence) show(f *ui.Frame, row ui.Rect) {
	p := f.Palette
	sign, text := row.CutLeft(30)
	color, name := p.Text, p.Name()
	switch {
	case s.Warns:
		color, name = p.Warning, name.In(p.Warning.Mix(p.Text, 0.4))
	case s.Amber:
		color = p.Amber
	}
	f.Sign(s.Sign, sign.Middle(20, 20).Move(-4, 0), color)
	if s.Second == "" {
		f.Label(s.Text, text, name.Tightly())
		return
	}
	upper, lower := text.Middle(text.W, 36).CutTop(19)
	f.Label(s.Text, upper, name)
	f.Label(s.Second, lower, p.Label())
}

func (b *Builder[T]) showFigures(f *ui.Frame, box ui.Rect, all []Sentence) (rest ui.Rect) {
	foot, rest := box.CutBottom(26)
	for i, place := range foot.Columns(4, ones(len(all))...) {
		s := &all[i]
		color := f.Palette.Dim
		if s.Warns {
			color = f.Palette.Warning
		}
		sign, number := place.CutLeft(28)
		f.Sign(s.Sign, sign.Middle(20, 20), color)
		if s.Sign != "cross" {
			f.Text(strconv.Itoa(s.Figure), number, f.Palette.Number())
		}
		spot := f.Spot(ui.Spot{ID: "build.figure." + strconv.Itoa(i), Rect: place, Quiet: true})
		f.Hint(place, spot, strings.TrimSuffix(s.Text+". "+s.Second, ". "))
	}
	return rest
}

func ones(n int) []float64 {
	all := make([]float64, n)
	for i := range all {
		all[i] = 1
	}
	return all
}
