package build

import (
	"strconv"
	"strings"
	"time"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/sound"
)

// A Bench is another way to show it, for lists of a few things that have a lot in them, such as sets of cards: things stand in one column, the
// list in places, below them what is in the thing that is pointed at, and beside them what the list is worth.
type Bench[T comparable] struct {
	Places int // of a list; more are shown where it is longer

	Thing func(f *ui.Frame, t T, box ui.Rect, s Shown) // to choose from
	Place func(f *ui.Frame, t T, box ui.Rect, s Shown) // in the list
	Parts func(f *ui.Frame, t T, box ui.Rect)          // what is in it, in a row
	Sheet func(f *ui.Frame, t T, box ui.Rect)          // and on a page, where all of it can be read
	Head  func(f *ui.Frame, box ui.Rect)               // for what the list is; may be nil
	Worth func(f *ui.Frame, l List[T], box ui.Rect)    // what it is worth
	High  float64                                      // of that, points
}

// Shown is how a thing is shown.
type Shown struct {
	Pointed bool // its card is shown
	Fits    bool // one more may be added
}

// A flight is a thing on its way from where it was chosen to its place.
type flight[T comparable] struct {
	thing  T
	from   ui.Rect
	motion render.Motion
	flies  bool
}

// flyTime is how long it takes.
const flyTime = 320 * time.Millisecond

// Measures of a bench, points.
const (
	benchLeft  = 296.0 // of things to choose from
	benchRight = 264.0 // of what the list is worth
	benchFoot  = 118.0 // of what is in a thing
	benchThing = 94.0
	benchPlace = 74.0
	benchLow   = 58.0
	benchGap   = 8.0
)

// showBench shows it with a bench.
func (b *Builder[T]) showBench(f *ui.Frame, area ui.Rect) {
	switch {
	case f.W >= deskWidth:
		b.showWideBench(f, area)
	case f.W >= wideWidth:
		b.showCloseBench(f, area)
	default:
		b.showTallBench(f, area)
	}
	b.takeOut(f)
}

// showWideBench shows all of it at once.
func (b *Builder[T]) showWideBench(f *ui.Frame, area ui.Rect) {
	left, right, foot := benchLeft, benchRight, benchFoot
	if f.W >= largeWidth {
		left, right, foot = left*1.35, right*1.35, foot*1.25
	}
	if !b.Fixed {
		var filters ui.Rect
		filters, area = area.CutTop(f.Reach(32) + benchGap)
		b.showBenchFilters(f, filters)
	}
	things, rest := area.CutLeft(left)
	_, rest = rest.CutLeft(gap)
	parts, rest := rest.CutBottom(foot)
	_, rest = rest.CutBottom(benchGap)
	worth, mine := rest.CutRight(right)
	_, mine = mine.CutRight(gap)
	b.showColumn(f, things)
	b.showPlaces(f, mine, 2)
	b.showBenchWorth(f, worth)
	b.Bench.Parts(f, b.pointed, parts)
}

// showCloseBench shows the things, and beside them the list or what it is worth.
func (b *Builder[T]) showCloseBench(f *ui.Frame, area ui.Rect) {
	if !b.Fixed {
		var filters ui.Rect
		filters, area = area.CutTop(f.Reach(32) + benchGap)
		b.showBenchFilters(f, filters)
	}
	things, right := area.CutLeft(area.W * 0.44)
	_, right = right.CutLeft(10)
	tabs, right := right.CutTop(f.Reach(36))
	b.showTabs(f, tabs, b.say("mine", assets.Args{"n": b.list.Len()}), b.say("worth"))
	_, right = right.CutTop(6)
	b.showColumn(f, things)
	switch {
	case b.listed:
		b.showBenchWorth(f, right)
	case f.Small():
		b.showLowPlaces(f, right)
	default:
		b.showPlaces(f, right, 1)
	}
}

// showLowPlaces shows the list where there is little height: its buttons stand in one line, and how long it is the tab says.
func (b *Builder[T]) showLowPlaces(f *ui.Frame, area ui.Rect) {
	if !b.Fixed {
		var line ui.Rect
		line, area = area.CutTop(f.Reach(34) + 4)
		if b.Bench.Head != nil {
			var head ui.Rect
			head, line = line.CutLeft(line.W / 3)
			_, line = line.CutLeft(8)
			b.Bench.Head(f, head.Middle(head.W, f.Reach(34)))
		}
		b.showMineButtons(f, line)
	}
	const columns = 2
	places := b.places()
	high := float64((places+columns-1)/columns) * (benchLow + benchGap)
	f.Scroll("build.lines", area, high, func(content ui.Rect) {
		content.H = high
		b.layPlaces(f, content, columns, places)
	})
}

// showTallBench shows the things, or the list with what it is worth.
func (b *Builder[T]) showTallBench(f *ui.Frame, area ui.Rect) {
	tabs, rest := area.CutTop(f.Reach(40))
	choose := b.say("things")
	if b.Fixed {
		choose = b.say("library")
	}
	b.showTabs(f, tabs, choose, b.say("mine", assets.Args{"n": b.list.Len()}))
	_, rest = rest.CutTop(benchGap)
	if b.listed {
		b.showTallList(f, rest)
		return
	}
	if !b.Fixed {
		rest = b.showFilters(f, rest)
	}
	b.showColumn(f, rest)
}

// showTallList shows the list, and what it is worth below it.
func (b *Builder[T]) showTallList(f *ui.Frame, area ui.Rect) {
	if !b.Fixed {
		var foot ui.Rect
		foot, area = area.CutBottom(f.Reach(44))
		b.showMineButtons(f, foot)
	}
	places := b.places()
	high := float64(places)*(benchLow+benchGap) + benchHead(f)
	f.Scroll("build.lines", area, high+b.Bench.High, func(content ui.Rect) {
		head, rest := content.CutTop(benchHead(f))
		b.showBenchHead(f, head)
		list, rest := rest.CutTop(high - benchHead(f))
		b.layPlaces(f, list, 1, places)
		worth, _ := rest.CutTop(b.Bench.High)
		b.Bench.Worth(f, b.list, worth)
	})
}

// showTabs shows two tabs; the second is that of the list, or where the list is always seen that of its worth.
func (b *Builder[T]) showTabs(f *ui.Frame, row ui.Rect, labels ...string) {
	for i, place := range row.Columns(8, 1, 1) {
		if f.Button(ui.Button{ID: "build.tab." + strconv.Itoa(i), Rect: place, Label: labels[i], Chosen: b.listed == (i == 1), Size: 15}) {
			b.listed = i == 1
			f.Invalidate()
		}
	}
}

// showBenchFilters shows all filters in one row.
func (b *Builder[T]) showBenchFilters(f *ui.Frame, row ui.Rect) {
	row = ui.Box(row.X, row.Y, row.W, f.Reach(32))
	shares := []float64{4.2, 2}
	for range b.Filters[1:] {
		shares = append(shares, 1.1)
	}
	shares = append(shares, 0.8)
	places := row.Columns(6, shares...)
	b.showChips(f, places[0])
	b.showMore(f, append(places[2:len(places):len(places)], places[1]), 1, false, true)
}

// showColumn shows the things to choose from, one below the other, or the lists that come ready. What is put back there is taken out of the list.
func (b *Builder[T]) showColumn(f *ui.Frame, area ui.Rect) {
	if b.Fixed {
		b.showShelves(f, area)
		return
	}
	landing := f.Drop(ui.Target{ID: "build.things", Rect: area}, func(thing string) (bool, string) { return strings.HasPrefix(thing, "line."), "" })
	if landing.Got != "" {
		b.takeOutPlace(f, landing.Got)
	}
	things := b.shown()
	if len(things) == 0 {
		f.Paragraph(b.say("none"), area, f.Palette.Body().In(f.Palette.Dim).Centered())
		return
	}
	high := benchThing
	if f.Small() && f.W >= wideWidth {
		high = 72
	}
	f.Scroll(tilesID, area, float64(len(things))*(high+benchGap)-benchGap, func(content ui.Rect) {
		for i, t := range things {
			box := ui.Box(content.X, content.Y+float64(i)*(high+benchGap), content.W, high)
			b.showTile(f, box, t, box.Overlaps(area))
		}
	})
}

// places is how many places are shown.
func (b *Builder[T]) places() int { return max(b.Bench.Places, b.list.Len()) }

// benchHead is how high the line over the places is.
func benchHead(f *ui.Frame) float64 { return f.Reach(36) + 4 }

// showBenchHead says what the list is called, and how long it is.
func (b *Builder[T]) showBenchHead(f *ui.Frame, line ui.Rect) {
	line.H -= 4
	p := f.Palette
	style := p.Number().Sized(render.SizeLarge).In(p.Amber)
	if b.Why() == "" && len(b.list) > 0 {
		style = style.In(p.Legal)
	}
	count := b.say("sets", assets.Args{"n": b.list.Len(), "of": max(b.Bench.Places, b.list.Len())})
	number := f.Text(count, line, style.AtRight())
	line.W = number.X - line.X - 10
	if b.Bench.Head != nil {
		var head ui.Rect
		head, line = line.CutRight(min(190, line.W*0.5))
		_, line = line.CutRight(8)
		b.Bench.Head(f, head)
	}
	f.Label(b.titled(), line, p.Title())
}

// showPlaces shows the list: its head, its places and, where nothing is said of what it is worth beside it, its buttons.
func (b *Builder[T]) showPlaces(f *ui.Frame, area ui.Rect, columns int) {
	head, rest := area.CutTop(benchHead(f))
	b.showBenchHead(f, head)
	if columns == 1 && !b.Fixed {
		var foot ui.Rect
		foot, rest = rest.CutBottom(f.Reach(40))
		b.showMineButtons(f, foot)
	}
	places := b.places()
	rows := (places + columns - 1) / columns
	high := min(max((rest.H+benchGap)/float64(rows)-benchGap, benchLow), benchPlace*max(1, rest.H/450))
	if columns == 1 {
		high = benchLow
	}
	f.Scroll("build.lines", rest, float64(rows)*(high+benchGap)-benchGap, func(content ui.Rect) {
		content.H = float64(rows)*(high+benchGap) - benchGap
		b.layPlaces(f, content, columns, places)
	})
}

// layPlaces shows so many places.
func (b *Builder[T]) layPlaces(f *ui.Frame, area ui.Rect, columns, places int) {
	open := b.dropPlaces(f, area)
	i := 0
	boxes := area.InsetXY(2, 1).Grid(columns, (places+columns-1)/columns, benchGap)
	for _, line := range b.list.Sorted(b.Face) {
		for copy := range line.Count {
			b.showPlace(f, boxes[i], line.Thing, copy, copy == line.Count-1)
			i++
		}
	}
	for n, box := range boxes[i:places] {
		b.showEmpty(f, box, n == 0, open)
	}
}

// dropPlaces takes what is dropped on the list and tells whether something is carried that may be.
func (b *Builder[T]) dropPlaces(f *ui.Frame, area ui.Rect) (open bool) {
	landing := f.Drop(ui.Target{ID: "build.list", Rect: area}, func(thing string) (bool, string) { return strings.HasPrefix(thing, "tile."), "" })
	if t, known := b.thingOf(strings.TrimPrefix(landing.Got, "tile.")); known {
		b.add(f, t, area)
		b.flight.flies = false // it was carried there
	}
	return landing.Open
}

// thingOf is the thing that spots call so.
func (b *Builder[T]) thingOf(id string) (t T, known bool) {
	for _, t := range b.Things() {
		if b.Face(t).ID == id {
			return t, true
		}
	}
	return t, false
}

// showPlace shows a thing in the list: a click takes it out, and so does carrying it away. The newest of its kind may still be on its way.
func (b *Builder[T]) showPlace(f *ui.Frame, box ui.Rect, t T, copy int, newest bool) {
	name := "line." + b.Face(t).ID
	if copy > 0 {
		name += "." + strconv.Itoa(copy+1)
	}
	s := f.Spot(ui.Spot{ID: name, Rect: box, Drags: !f.In.Touch && !b.Fixed, Acts: true})
	if s.Hover || s.Focus {
		b.pointed = t
	}
	shown := Shown{Pointed: b.pointed == t, Fits: true}
	draw := func(at ui.Rect) { b.Bench.Place(f, t, at, shown) }
	f.Ghost(name, func(at ui.Point) { draw(render.Around(at, box.W, box.H)) })
	fly := &b.flight
	switch come := f.Progress(fly.motion); {
	case s.Carried:
		f.Fade(0.3, func() { draw(box) })
	case newest && fly.flies && fly.thing == t && come < 1:
		k := render.InOut(come)
		f.OnTop(func() {
			draw(ui.Box(fly.from.X+(box.X-fly.from.X)*k, fly.from.Y+(box.Y-fly.from.Y)*k, fly.from.W+(box.W-fly.from.W)*k, fly.from.H+(box.H-fly.from.H)*k))
		})
	default:
		draw(box)
	}
	f.FocusRing(box, s, render.Round, 0)
	switch {
	case s.Details, f.In.Touch && (s.Clicked || s.Pressed && s.Sheet):
		b.pointed = t
		b.show(f, cardPanel)
	case s.Clicked && b.Fixed:
		f.Refuse(box, b.say("fixed"))
	case s.Clicked:
		b.remove(f, t)
	}
}

// showEmpty shows a place in which nothing is.
func (b *Builder[T]) showEmpty(f *ui.Frame, box ui.Rect, next, open bool) {
	p := f.Palette
	style := render.PanelStyle{Corner: render.Round, Line: p.Line, Width: 1.5, Dash: render.Dash{6, 5}}
	text := p.Label().Centered()
	word := b.Say("place")
	if open && next {
		style.Line, style.Fill, text, word = p.Legal, p.Legal.Alpha(0.08), text.In(p.Legal), b.Say("place.here")
	}
	f.Panel(box, style)
	f.Text(word, box, text)
}

// takeOut takes out of the list what was carried out of it and let go anywhere.
func (b *Builder[T]) takeOut(f *ui.Frame) {
	if !strings.HasPrefix(f.Carried(), "line.") {
		if id := f.Missed(); strings.HasPrefix(id, "line.") {
			b.takeOutPlace(f, id)
		}
	}
}

// takeOutPlace takes out of the list what stands in a place.
func (b *Builder[T]) takeOutPlace(f *ui.Frame, place string) {
	for _, line := range b.list {
		if id := "line." + b.Face(line.Thing).ID; place == id || strings.HasPrefix(place, id+".") {
			b.remove(f, line.Thing)
			return
		}
	}
}

// showBenchWorth shows what the list is worth, and its buttons.
func (b *Builder[T]) showBenchWorth(f *ui.Frame, box ui.Rect) {
	f.Panel(box, f.Palette.Glass())
	inner := box.InsetXY(12, 8)
	if !b.Fixed && !f.Small() { // else they stand over the list
		var foot ui.Rect
		foot, inner = inner.CutBottom(f.Reach(36) + 4)
		b.showMineButtons(f, foot)
	}
	f.Scroll("build.worth", inner, max(b.Bench.High, inner.H), func(content ui.Rect) {
		content.H = max(b.Bench.High, inner.H)
		b.Bench.Worth(f, b.list, content)
	})
}

// showBenchSheet shows what is in a thing, over the screen, with − and + for the list.
func (b *Builder[T]) showBenchSheet(f *ui.Frame) {
	f.Modal(func() {
		wide, high := 1300.0, 820.0
		if f.W < wideWidth {
			wide, high = f.W, f.H
		}
		inner := dialog(f, wide, high)
		foot, page := inner.CutBottom(f.Reach(44) + 6)
		_, page = page.CutBottom(6)
		b.Bench.Sheet(f, b.pointed, page)
		row := foot.Middle(min(foot.W, 520), f.Reach(40))
		places := row.Columns(10, 1.4, 1)
		b.showCount(f, places[0])
		if f.Button(ui.Button{ID: "build.sheet.close", Rect: places[1], Label: b.Words.Say("table.close"), Key: ui.KeyEscape, Size: 15}) {
			b.show(f, noPanel)
		}
	})
}

// launch has a thing fly from where it was chosen to its place.
func (b *Builder[T]) launch(f *ui.Frame, t T, from ui.Rect) {
	b.flight = flight[T]{thing: t, from: from, motion: f.Clock.Begin(flyTime), flies: true}
	f.Sound(sound.Card)
}
