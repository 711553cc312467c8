package replay

import (
	"strconv"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// showBar shows what is told and what winds the tape: side by side, or on a phone one below the other.
func (r *Screen) showBar(f *ui.Frame, bar ui.Rect) {
	const button, gap = 44, 6
	p := f.Palette
	f.Cover("replay.bar", bar)
	f.Panel(bar, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel, Line: p.LineLight, Width: 1})
	inner := bar.InsetXY(10, 6)
	if bar.W > 600 {
		transport, rest := inner.CutLeft(5*button + 4*gap)
		r.showTransport(f, transport.Middle(transport.W, button))
		_, rest = rest.CutLeft(gap + 10)
		more, rest := rest.CutRight(2*64 + gap)
		places := more.Middle(more.W, button).Columns(gap, 1, 1)
		r.showPace(f, places[0])
		r.showMore(f, places[1])
		rest.W -= 16
		text, line := rest.CutTop(rest.H * 0.46)
		r.showTold(f, text, 1)
		r.showLine(f, line)
		return
	}
	transport, rest := inner.CutBottom(button)
	more := transport
	if bar.H > 260 { // a high column
		more, rest = rest.CutBottom(button + gap)
		more.H = button
	} else {
		transport, more = transport.CutLeft(5*button + 4*gap)
		_, more = more.CutLeft(gap + 4)
	}
	r.showTransport(f, transport)
	places := more.Columns(gap, 1, 1)
	r.showPace(f, places[0])
	r.showMore(f, places[1])
	line, text := rest.CutBottom(40)
	r.showLine(f, line)
	r.showTold(f, text, 4)
}

// showTransport shows the five buttons that move the tape.
func (r *Screen) showTransport(f *ui.Frame, row ui.Rect) {
	g := r.ground
	at, last := r.tape.At(), r.tape.Last()
	places := row.Columns(6, 1, 1, 1, 1, 1)
	atStart, atEnd := "", ""
	if at == 0 {
		atStart = g.Say("replay.at_start")
	}
	if at == last && !r.tape.Telling() {
		atEnd = g.Say("replay.at_end")
	}
	button := func(i int, id, sign, why string) bool {
		return f.Button(ui.Button{ID: "replay." + id, Rect: places[i], Sign: sign, Why: why, Hint: g.Say("replay." + id)})
	}
	noBefore, noNext := "", ""
	if _, ok := r.mark(-1); !ok {
		noBefore = g.Say("replay.no_mark")
	}
	if _, ok := r.mark(1); !ok {
		noNext = g.Say("replay.no_mark")
	}
	if button(0, "before", "skip_back", noBefore) {
		r.skip(f, -1)
	}
	if button(1, "back", "step_back", atStart) {
		r.step(f, -1)
	}
	r.showPlay(f, places[2], atEnd)
	if button(3, "forward", "step", atEnd) {
		r.step(f, 1)
	}
	if button(4, "next", "skip", noNext) {
		r.skip(f, 1)
	}
}

// showPlay shows the button that has the game played and stops it again. At the end it begins anew.
func (r *Screen) showPlay(f *ui.Frame, place ui.Rect, atEnd string) {
	play := ui.Button{ID: "replay.play", Rect: place, Sign: "play", Hint: r.ground.Say("replay.play"), Key: ui.KeyEnter, Main: !r.playing}
	if r.playing {
		play.Sign, play.Hint = "pause", r.ground.Say("replay.pause")
	}
	if !f.Button(play) && !f.Pressed(ui.KeyK) {
		return
	}
	r.playing, r.resting = !r.playing, false
	if r.playing && atEnd != "" {
		r.tape.Wind(0)
	}
	f.Invalidate()
}

// showPace shows how fast it goes, and goes on to the next speed.
func (r *Screen) showPace(f *ui.Frame, place ui.Rect) {
	if f.Button(ui.Button{ID: "replay.pace", Rect: place, Label: paces[r.speed], Key: ui.KeyS, Hint: r.ground.Say("replay.pace")}) {
		r.speed = (r.speed + 1) % len(keeping.Speeds)
		f.Invalidate()
	}
}

func (r *Screen) showMore(f *ui.Frame, place ui.Rect) {
	if f.Button(ui.Button{ID: "replay.more", Rect: place, Sign: "list", Key: ui.KeyV, Hint: r.ground.Say("replay.more")}) {
		r.panel = true
		f.ScrollToStart(marksList)
	}
}

// showTold says as whom one looks and what happened.
func (r *Screen) showTold(f *ui.Frame, place ui.Rect, lines int) {
	p := f.Palette
	o := r.tape.Onlookers()[r.as]
	count := r.ground.Words.Say("shell.replay.moment", assets.Args{"n": r.tape.At(), "of": r.tape.Last()})
	small := p.Label()
	if lines == 1 {
		var right ui.Rect
		right, place = place.CutRight(f.TextWidth(count, small) + 12)
		f.Text(count, right, small.AtRight())
	} else {
		var head ui.Rect
		head, place = place.CutTop(small.LineHeight() + 2)
		who, number := head.CutLeft(head.W - f.TextWidth(count, small) - 8)
		f.Text(count, number, small.AtRight())
		f.Label(o.Name, who, small)
	}
	if o.Sign != "" && lines == 1 {
		var sign ui.Rect
		sign, place = place.CutLeft(28)
		s := f.Spot(ui.Spot{ID: "replay.who", Rect: sign, Quiet: true})
		f.Hint(sign, s, o.Name)
		f.Sign(o.Sign, sign.Middle(20, 20), o.Light.In(p, p.Text))
	}
	style := p.Body().Sized(render.SizeLarge)
	if lines > 1 {
		style = style.Sized(render.SizeText)
		f.Paragraph(r.tape.Told(), place, style.UpTo(max(min(lines, int(place.H/style.LineHeight())), 1)))
		return
	}
	f.Label(r.tape.Told(), place, style)
}

// showLine shows the timeline: rounds, their phases, what happened in them, and where the tape is. It can be dragged along.
func (r *Screen) showLine(f *ui.Frame, place ui.Rect) {
	const knob = 9 // the slider's own measure
	p := f.Palette
	last := float64(max(r.tape.Last(), 1))
	line := place.InsetXY(knob, 0)
	kinds := r.tape.MarkKinds()
	middle, labelled := line.Center().Y, -100.0
	for _, m := range r.tape.Marks() {
		x := line.X + line.W*float64(m.At)/last
		color := m.Light.In(p, p.Neutral)
		switch kinds[m.Kind].Rank {
		case ui.Chapter:
			f.Fill(ui.Box(x, middle-12, 1.5, 24), p.Text.Alpha(0.6))
			if w := f.TextWidth(m.Short, p.Label()); x > labelled {
				f.TextAt(m.Short, ui.Point{X: x + 4, Y: middle - 9}, p.Label())
				labelled = x + w + 8
			}
		case ui.Part:
			f.Fill(ui.Box(x, middle-4, 1, 8), p.Dim)
		default:
			f.Fill(ui.Box(x-1, middle+4+3*float64(m.Kind%2), 3, 6), color)
		}
	}
	at := float64(r.tape.At())
	if f.Slider(ui.Slider{ID: "replay.line", Rect: place, High: last, Step: 1}, &at) {
		r.wind(f, int(at))
	}
}

const marksList = "replay.marks"

// showPanel shows all there is to choose: as whom one looks, how fast, and what to go to.
func (r *Screen) showPanel(f *ui.Frame) {
	const margin, row, rowGap = 16, 44, 8
	g := r.ground
	box := f.Bounds().Middle(min(760, f.W-16), f.H-min(48, f.H*0.05))
	f.Shadow(box)
	f.Paper(box)
	inner := box.Inset(margin)
	foot, inner := inner.CutBottom(row)
	_, inner = inner.CutBottom(rowGap)
	buttons := foot.Columns(rowGap, 1, 1)
	if f.Button(ui.Button{ID: "replay.share", Rect: buttons[0], Label: g.Say("replay.share"), Hint: g.Say("export.hint")}) {
		r.share(f)
	}
	if f.Button(ui.Button{ID: "replay.close", Rect: buttons[1], Label: g.Say("replay.close"), Main: true, Key: ui.KeyEscape}) {
		r.panel = false
		f.Invalidate()
	}
	onlookers := r.tape.Onlookers()
	as, kinds := choices{row: row, columns: 3}, choices{row: row, columns: 1 + len(r.tape.MarkKinds())}
	if box.W < page.Narrow {
		as.columns, kinds.columns = 1, 3
	}
	for i, o := range onlookers {
		as.add(ui.Button{ID: "replay.as." + strconv.Itoa(i), Label: o.Name, Sign: o.Sign, Left: true, Chosen: i == r.as, Size: render.SizeText})
	}
	kinds.add(ui.Button{ID: "replay.kind.0", Label: g.Say("replay.all"), Chosen: r.kind < 0, Size: render.SizeLabel})
	for i, k := range r.tape.MarkKinds() {
		kinds.add(ui.Button{ID: "replay.kind." + strconv.Itoa(i+1), Label: k.Name, Chosen: i == r.kind, Size: render.SizeLabel})
	}
	f.Scroll(marksList, inner, as.height()+kinds.height()+r.marksHeight(), func(content ui.Rect) {
		chosen, content := as.show(f, content, g.Say("replay.as"))
		if chosen >= 0 {
			r.lookAs(f, chosen)
		}
		chosen, content = kinds.show(f, content, g.Say("replay.go_to"))
		if chosen >= 0 {
			r.kind = chosen - 1
			f.Invalidate()
		}
		r.showMarks(f, content, inner)
	})
}

// choices are buttons in rows under a title.
type choices struct {
	row     float64 // the height of one
	columns int
	buttons []ui.Button
}

const (
	choicesHead = 28
	choicesGap  = 6
)

func (c *choices) add(b ui.Button) { c.buttons = append(c.buttons, b) }

func (c *choices) rows() int { return (len(c.buttons) + c.columns - 1) / c.columns }

func (c *choices) height() float64 { return choicesHead + float64(c.rows())*(c.row+choicesGap) }

// show shows them at the top of a place and returns which one was pressed, or -1, and the place below.
func (c *choices) show(f *ui.Frame, place ui.Rect, title string) (pressed int, rest ui.Rect) {
	area, rest := place.CutTop(c.height())
	head, area := area.CutTop(choicesHead)
	f.Text(title, head, f.Palette.Label())
	area.H -= choicesGap
	pressed = -1
	for i, r := range area.Grid(c.columns, c.rows(), choicesGap) {
		if i == len(c.buttons) {
			break
		}
		c.buttons[i].Rect = r
		if f.Button(c.buttons[i]) {
			pressed = i
		}
	}
	return pressed, rest
}

// Measures of the list of marks.
const (
	markRow   = 40
	markInset = 16
)

func (r *Screen) marksHeight() (height float64) {
	for _, m := range r.tape.Marks() {
		if r.kind < 0 || m.Kind == r.kind {
			height += markRow
		}
	}
	return height
}

// showMarks lists the moments that one may want to find. The one that the tape stands at is lit.
func (r *Screen) showMarks(f *ui.Frame, content, view ui.Rect) {
	p := f.Palette
	kinds := r.tape.MarkKinds()
	last, nth := -1, 0
	y := content.Y
	marks := r.tape.Marks()
	for i := range marks {
		m := &marks[i]
		if r.kind >= 0 && m.Kind != r.kind {
			continue
		}
		if nth++; m.At != last {
			last, nth = m.At, 0
		}
		row := ui.Box(content.X, y, content.W, markRow)
		y += markRow
		if !row.Overlaps(view) {
			continue
		}
		spot := f.Spot(ui.Spot{ID: momentID(m, nth), Rect: row, Slow: true})
		rank := kinds[m.Kind].Rank
		if spot.Attention() || m.At == r.tape.At() {
			f.Panel(row, render.PanelStyle{Corner: render.Slight, Fill: p.PanelLight})
		}
		style := p.Body()
		indent := markInset * float64(ui.Chapter-rank)
		if rank != ui.Scene {
			style = p.Name()
		}
		_, text := row.CutLeft(8 + indent)
		if rank == ui.Scene {
			var sign ui.Rect
			sign, text = text.CutLeft(14)
			f.Fill(sign.Middle(4, 12), m.Light.In(p, p.Neutral))
		}
		f.Label(m.Name, text, style)
		f.FocusRing(row, spot, render.Slight, 0)
		if spot.Clicked {
			r.panel = false
			r.jump(f, m.At)
		}
	}
}
